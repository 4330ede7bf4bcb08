// What the toolkit takes for granted of a browser and not every page has. Without it the program would end.

// lend gives the program what is missing, before it starts. What it gives takes away again what is only for the start.
export function lend() {
	if (!navigator.clipboard) { // a page without encryption has none
		Object.defineProperty(navigator, "clipboard", { value: pageClipboard(), configurable: true });
	}
	try {
		localStorage.getItem("");
	} catch { // where site data is blocked; the toolkit's own settings are not used
		Object.defineProperty(globalThis, "localStorage", {
			value: { getItem: () => null, setItem() {} }, configurable: true,
		});
	}
	wakeOnce();
	return withoutDatabase();
}

// wakeOnce has the device for sounds say only once that it is awake. The program wakes it with each thing that the player does
// until it has heard so, and listens once: a tap is two such things, and the second answer would find nobody.
function wakeOnce() {
	const device = (globalThis.AudioContext ?? globalThis.webkitAudioContext)?.prototype;
	if (!device?.resume) { // a browser without sound
		return;
	}
	const { resume } = device;
	let awake = false;
	device.resume = function () {
		return new Promise((done, failed) => {
			resume.call(this).then(() => {
				if (!awake) {
					awake = true;
					done();
				}
			}, failed);
		});
	};
}

// pageClipboard copies as pages did before there was a clipboard for them. They may not look at what is in it.
function pageClipboard() {
	let last = "";
	return {
		async readText() { return last; },
		async writeText(text) {
			last = text;
			const copy = (event) => {
				event.clipboardData.setData("text/plain", text);
				event.preventDefault();
				event.stopImmediatePropagation();
			};
			addEventListener("copy", copy, true);
			document.execCommand("copy");
			removeEventListener("copy", copy, true);
		},
	};
}

// withoutDatabase keeps the toolkit from opening a database of its own, which nothing of the game lies in: it waits for
// it, and where the browser has none the program would end.
function withoutDatabase() {
	const kinds = ["indexedDB", "IDBRequest"];
	const own = kinds.map((kind) => Object.getOwnPropertyDescriptor(globalThis, kind));
	globalThis.IDBRequest ??= class IDBRequest extends EventTarget {};
	const prototype = globalThis.IDBRequest.prototype;
	const open = () => {
		const listeners = new Map();
		setTimeout(() => listeners.get("error")?.());
		return Object.create(prototype, {
			error: { value: new DOMException("nothing is stored here", "NotSupportedError") },
			addEventListener: { value: (kind, listener) => listeners.set(kind, listener) },
			removeEventListener: { value: (kind) => listeners.delete(kind) },
		});
	};
	Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });
	return () => kinds.forEach((kind, i) => {
		delete globalThis[kind];
		if (own[i]) {
			Object.defineProperty(globalThis, kind, own[i]);
		}
	});
}
