// The files of the program in a browser. The program reads and writes files as on any system; here they are a tree in
// memory, behind the calls of Node's module fs that Go asks for, and what lies in the home folder is mirrored in the
// browser's database. As on a disk, a change is safe once fsync has said so.

export const home = "/home/player";

const constants = {
	O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 0o100, O_EXCL: 0o200, O_TRUNC: 0o1000, O_APPEND: 0o2000,
	O_DIRECTORY: 0o200000,
};
const folderMode = 0o040777, fileMode = 0o100000;
const store = "files";

function fault(code) {
	return Object.assign(new Error(code), { code });
}

let inodes = 0;

class Node {
	ino = ++inodes;
	names = new Set(); // the paths that it has in the tree
	data = new Uint8Array(0); // with room to grow behind the file's end
	size = 0;

	constructor(mode, time = Date.now()) {
		this.mode = mode;
		this.time = time;
	}

	get isFolder() { return (this.mode & 0o170000) === 0o040000; }

	content() { return this.data.subarray(0, this.size); }

	resize(size) {
		if (size > this.data.length) {
			const grown = new Uint8Array(Math.max(size, 2 * this.data.length));
			grown.set(this.content());
			this.data = grown;
		}
		this.data.fill(0, Math.min(size, this.size), Math.max(size, this.size));
		this.size = size;
	}

	stat() {
		return {
			dev: 1, ino: this.ino, mode: this.mode, nlink: Math.max(this.names.size, 1), uid: 0, gid: 0, rdev: 0,
			size: this.size, blksize: 4096, blocks: Math.ceil(this.size / 512),
			atimeMs: this.time, mtimeMs: this.time, ctimeMs: this.time,
			isDirectory: () => this.isFolder,
		};
	}
}

// The tree: every path that there is, from the root on.
class Tree {
	nodes = new Map();

	constructor(changed) {
		this.changed = changed; // is told every path that is not as it was
		for (const path of ["/", "/tmp", "/home", home]) {
			this.put(path, new Node(folderMode));
		}
	}

	put(path, node) {
		this.nodes.set(path, node);
		node.names.add(path);
		this.changed(path);
	}

	drop(path) {
		this.nodes.get(path).names.delete(path);
		this.nodes.delete(path);
		this.changed(path);
	}

	touch(node, time = Date.now()) {
		node.time = time;
		node.names.forEach(this.changed);
	}

	get(path) {
		const node = this.nodes.get(path);
		if (node) {
			return node;
		}
		this.parent(path);
		throw fault("ENOENT");
	}

	// parent makes sure that something can lie under this name.
	parent(path) {
		for (let at = above(path); ; at = above(at)) {
			const node = this.nodes.get(at);
			if (node) {
				if (!node.isFolder) {
					throw fault("ENOTDIR");
				}
				if (at !== above(path)) {
					throw fault("ENOENT");
				}
				return;
			}
		}
	}

	// below are the paths of everything in a folder, however deep.
	below(path) {
		const begins = path === "/" ? "/" : path + "/";
		return [...this.nodes.keys()].filter((name) => name.startsWith(begins) && name !== "/");
	}

	entries(path) {
		return this.below(path).filter((name) => above(name) === path)
			.map((name) => name.slice(name.lastIndexOf("/") + 1)).sort();
	}
}

function above(path) {
	return path.slice(0, path.lastIndexOf("/")) || "/";
}

// resolve gives a path from the root on, without dots.
function resolve(path) {
	const parts = [];
	for (const part of path.split("/")) {
		if (part === "..") {
			parts.pop();
		} else if (part !== "" && part !== ".") {
			parts.push(part);
		}
	}
	return "/" + parts.join("/");
}

// Mirror keeps what lies in the home folder in the database. Transactions of one store are carried out in the order in
// which they were begun, and one holds all that has changed until then: so a move is never half done.
class Mirror {
	dirty = new Set();
	last = Promise.resolve();

	kept = []; // what was kept in it when it was opened, as pairs of a path and a record

	// open opens the database. Where the browser has none for this page, or one that cannot be read, all stays in memory,
	// and each fsync says so to the program.
	static async open(name) {
		const mirror = new Mirror();
		try {
			mirror.database = await new Promise((done, failed) => {
				const asked = indexedDB.open(name, 1);
				asked.onupgradeneeded = () => asked.result.createObjectStore(store);
				asked.onsuccess = () => done(asked.result);
				asked.onerror = () => failed(asked.error);
			});
			mirror.kept = await mirror.load();
		} catch (error) {
			console.warn("nothing can be kept in this browser:", error);
			mirror.database = undefined;
		}
		return mirror;
	}

	load() {
		return new Promise((done, failed) => {
			const all = this.database.transaction(store).objectStore(store);
			const paths = all.getAllKeys(), records = all.getAll();
			all.transaction.oncomplete = () => done(paths.result.map((path, i) => [path, records.result[i]]));
			all.transaction.onabort = () => failed(all.transaction.error);
		});
	}

	changed(path) {
		if (path.startsWith(home + "/")) {
			this.dirty.add(path);
		}
	}

	// begin begins a transaction. The browser may have closed the database by now, as when a player has the page's data
	// cleared.
	begin() {
		try {
			return this.database.transaction(store, "readwrite", { durability: "strict" });
		} catch {
			throw fault("EIO"); // or there is none at all
		}
	}

	// flush begins to write what has changed; what it gives is settled when all of that is on the disk, or cannot be.
	flush(tree) {
		if (this.dirty.size === 0) {
			return this.last;
		}
		const paths = [...this.dirty];
		this.dirty.clear();
		this.last = new Promise((done, failed) => {
			const all = this.begin();
			for (const path of paths) {
				const node = tree.nodes.get(path);
				if (!node) {
					all.objectStore(store).delete(path);
					continue;
				}
				const { mode, time } = node;
				const data = node.isFolder ? undefined : node.content().slice();
				all.objectStore(store).put({ mode, time, data }, path);
			}
			all.oncomplete = () => done();
			all.onabort = () => failed(fault(all.error?.name === "QuotaExceededError" ? "ENOSPC" : "EIO"));
		});
		this.last.catch(() => paths.forEach((path) => this.dirty.add(path))); // the next one tries again
		return this.last;
	}
}

// openFiles gives what Go takes for Node's fs and process. write gets a text that is written to standard output or,
// with true, to standard error. flush begins to write whatever has changed; saves says whether there is anything to write
// it to.
export async function openFiles(name, write) {
	const mirror = await Mirror.open(name);
	const tree = new Tree((path) => mirror.changed(path));
	for (const [path, { mode, time, data }] of mirror.kept.sort()) {
		const node = new Node(mode, time);
		if (data) {
			node.data = data;
			node.size = data.length;
		}
		tree.put(path, node);
	}
	mirror.dirty.clear();
	const flush = () => mirror.flush(tree);
	const fs = calls(tree, flush, write);
	return { fs, flush, process: processOf(), saves: mirror.database !== undefined, tree };
}

function calls(tree, flush, write) {
	const open = new Map(); // by their numbers
	let numbers = 2;
	const opened = (fd) => {
		if (!open.has(fd)) {
			throw fault("EBADF");
		}
		return open.get(fd);
	};
	const texts = { 1: new TextDecoder(), 2: new TextDecoder() };
	const writeSync = (fd, buffer) => {
		write(texts[fd].decode(buffer, { stream: true }), fd === 2);
		return buffer.length;
	};
	const sized = (node, length) => {
		node.resize(length);
		tree.touch(node);
	};
	const stat = (path) => tree.get(resolve(path)).stat();
	const none = () => { throw fault("ENOSYS"); };
	const all = {
		open(path, flags, mode) {
			path = resolve(path);
			let node = tree.nodes.get(path);
			if (node && flags & constants.O_CREAT && flags & constants.O_EXCL) {
				throw fault("EEXIST");
			}
			const writes = (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0;
			if (!node) {
				if (!(flags & constants.O_CREAT)) {
					tree.get(path); // says what is missing
				}
				tree.parent(path);
				node = new Node(fileMode | mode & 0o777);
				tree.put(path, node);
			}
			if (node.isFolder && writes) {
				throw fault("EISDIR");
			}
			if (!node.isFolder && flags & constants.O_DIRECTORY) {
				throw fault("ENOTDIR");
			}
			if (flags & constants.O_TRUNC && writes) {
				sized(node, 0);
			}
			open.set(++numbers, { node, at: 0, writes, appends: (flags & constants.O_APPEND) !== 0 });
			return numbers;
		},
		close(fd) {
			opened(fd);
			open.delete(fd);
		},
		read(fd, buffer, offset, length, position) {
			const file = opened(fd);
			if (file.node.isFolder) {
				throw fault("EISDIR");
			}
			const from = position ?? file.at;
			const part = file.node.content().subarray(from, from + length);
			buffer.set(part, offset);
			if (position === null) {
				file.at += part.length;
			}
			return part.length;
		},
		write(fd, buffer, offset, length, position) {
			const part = buffer.subarray(offset, offset + length);
			if (fd === 1 || fd === 2) {
				return writeSync(fd, part);
			}
			const file = opened(fd);
			if (!file.writes) {
				throw fault("EBADF");
			}
			const to = file.appends ? file.node.size : position ?? file.at;
			if (to + length > file.node.size) {
				file.node.resize(to + length);
			}
			file.node.data.set(part, to);
			if (position === null) {
				file.at = to + length;
			}
			tree.touch(file.node);
			return length;
		},
		truncate(path, length) { sized(tree.get(resolve(path)), length); },
		ftruncate(fd, length) { sized(opened(fd).node, length); },
		stat, lstat: stat,
		fstat(fd) { return opened(fd).node.stat(); },
		mkdir(path, mode) {
			path = resolve(path);
			if (tree.nodes.has(path)) {
				throw fault("EEXIST");
			}
			tree.parent(path);
			tree.put(path, new Node(0o040000 | mode & 0o777));
		},
		readdir(path) {
			path = resolve(path);
			if (!tree.get(path).isFolder) {
				throw fault("ENOTDIR");
			}
			return tree.entries(path);
		},
		unlink(path) {
			path = resolve(path);
			if (tree.get(path).isFolder) {
				throw fault("EISDIR");
			}
			tree.drop(path);
		},
		rmdir(path) {
			path = resolve(path);
			if (!tree.get(path).isFolder) {
				throw fault("ENOTDIR");
			}
			if (tree.below(path).length > 0) {
				throw fault("ENOTEMPTY");
			}
			tree.drop(path);
		},
		link(from, to) {
			[from, to] = [resolve(from), resolve(to)];
			const node = tree.get(from);
			if (node.isFolder) {
				throw fault("EPERM");
			}
			if (tree.nodes.has(to)) {
				throw fault("EEXIST");
			}
			tree.parent(to);
			tree.put(to, node);
		},
		rename(from, to) {
			[from, to] = [resolve(from), resolve(to)];
			const node = tree.get(from), there = tree.nodes.get(to);
			tree.parent(to);
			if (node === there) {
				return;
			}
			if (node.isFolder && (to + "/").startsWith(from + "/")) {
				throw fault("EINVAL");
			}
			if (there && there.isFolder !== node.isFolder) {
				throw fault(there.isFolder ? "EISDIR" : "ENOTDIR");
			}
			if (there?.isFolder && tree.below(to).length > 0) {
				throw fault("ENOTEMPTY");
			}
			if (there) {
				tree.drop(to);
			}
			for (const path of [from, ...node.isFolder ? tree.below(from) : []]) {
				const moved = tree.nodes.get(path);
				tree.drop(path);
				tree.put(to + path.slice(from.length), moved);
			}
		},
		chmod(path, mode) {
			const node = tree.get(resolve(path));
			node.mode = node.mode & ~0o777 | mode & 0o777;
			tree.touch(node, node.time);
		},
		fchmod(fd, mode) {
			const { node } = opened(fd);
			node.mode = node.mode & ~0o777 | mode & 0o777;
			tree.touch(node, node.time);
		},
		utimes(path, _, seconds) { tree.touch(tree.get(resolve(path)), seconds * 1000); },
		readlink(path) {
			tree.get(resolve(path));
			throw fault("EINVAL"); // nothing is a link
		},
		chown: none, fchown: none, lchown: none, symlink: none,
	};
	const fs = { constants, writeSync };
	for (const [name, call] of Object.entries(all)) {
		fs[name] = (...args) => {
			const done = args.pop();
			let result;
			try {
				result = call(...args);
			} catch (error) {
				if (!error.code) {
					throw error;
				}
				done(error);
				return;
			}
			done(null, result);
		};
	}
	fs.fsync = (fd, done) => { flush().then(() => done(null), done); };
	return fs;
}

function processOf() {
	const none = () => { throw fault("ENOSYS"); };
	return {
		pid: 1, ppid: 1, getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [],
		umask: none, cwd: () => "/", chdir: none,
	};
}
