// Starts the game in its page: checks what the browser can do, takes the program as it comes, gives it its files, and
// says why it cannot go on where it cannot.

import { home, openFiles } from "./files.js";
import { lend } from "./lent.js";
import { touchable } from "./touch.js";

const page = window.portRoyal;
const curtain = document.getElementById("curtain");

page.begun = true;
let files; // once they have been opened

// chosenLanguage is the one in the game's settings, if there are any and it has been set.
function chosenLanguage(tree) {
	try {
		const settings = tree.nodes.get(home + "/.config/portroyal/settings.json").content();
		return JSON.parse(new TextDecoder().decode(settings)).language;
	} catch {
		return undefined; // the game says what is wrong with its settings
	}
}

// Stop is the end of everything, with a sentence for the player.
class Stop extends Error {
	constructor(sentence, helps) {
		super(sentence);
		this.helps = helps; // whether it is worth trying again
	}
}

function stop(error) {
	console.error(error);
	if (error instanceof Stop) {
		page.stop(error.message, error.helps);
	} else {
		page.stop(page.said.unstarted, true);
	}
}

// saved reports whether all that has been decided is in the browser's database by now.
async function saved() {
	const long = 5000; // milliseconds: a browser that has not answered by then may never do so
	try {
		await Promise.race([files?.flush(), new Promise((_, late) => setTimeout(late, long))]);
		return files?.saves ?? true;
	} catch {
		return false;
	}
}

// end ends a game that may have been played, with the sentence that is true of what has been decided in it.
async function end(error, sentence) {
	console.error(error);
	if (page.close()) {
		page.tell(sentence(await saved()), true);
	}
}

// The browser may take back what it draws with, for instance when a graphics card has been reset. The toolkit cannot
// draw everything anew.
document.addEventListener("webglcontextlost", (event) => {
	end(event, (all) => all ? page.said.pictureLost : page.said.pictureUnsaved);
}, true);

// alone waits until no other tab has the game open: two of them would write over each other's files. Where the browser
// has no locks, as on a page without encryption, or where it has no place to save anything either, there is nothing to
// wait for.
function alone() {
	return new Promise((go) => {
		const name = "port-royal";
		const held = () => {
			go();
			return new Promise(() => {}); // held until the page goes
		};
		const waiting = (lock) => {
			if (lock) {
				return held();
			}
			const done = page.waitFor(page.said.elsewhere);
			return navigator.locks.request(name, () => {
				done();
				return held();
			});
		};
		if (navigator.locks) {
			navigator.locks.request(name, { ifAvailable: true }, waiting).catch(go);
		} else {
			go();
		}
	});
}

// agreed waits until the player wants to play though nothing is saved.
function agreed() {
	return new Promise((go) => {
		const done = page.waitFor(page.said.unsaved, ["again", "anyway"]);
		document.getElementById("anyway").addEventListener("click", () => {
			window.portRoyalForgets = true; // the game need not say it again
			done();
			go();
		}, { once: true });
	});
}

// compiled gives the program. It comes packed, and either the browser unpacks it on the way, because the server has told
// it to, or it is unpacked here. The browser remembers what it has compiled of the first kind.
async function compiled() {
	const response = await page.program.catch(() => { throw new Stop(page.said.failed, true); });
	const { program, packed, unpacked } = page.files;
	if (!response.ok) {
		throw new Stop(page.refused(program, response.status), true);
	}
	const counted = response.clone().body.getReader();
	let come = 0, whole = packed;
	const next = async () => {
		const { done, value } = await counted.read().catch(() => {
			throw new Stop(page.said.broken.replace("{percent}", page.percent), true);
		});
		come += value?.length ?? 0;
		return done ? undefined : value;
	};
	const first = (await next())?.[0];
	const zipped = 0x1f; // what each packed file begins with
	let source = response;
	if (first === zipped) {
		source = wasm(response.body.pipeThrough(new DecompressionStream("gzip")));
	} else {
		whole = unpacked;
		if (response.headers.get("Content-Type") !== "application/wasm") {
			source = wasm(response.body);
		}
	}
	const module = WebAssembly.compileStreaming(source);
	module.catch(() => {}); // it is minded when all has come
	for (let more = true; more; more = await next()) {
		page.reached(Math.min(come / whole, 1));
	}
	page.reached(1, page.said.starting);
	try {
		return await module;
	} catch (error) {
		console.error(error);
		throw error instanceof RangeError ? error : new Stop(page.damaged(program), true);
	}
}

function wasm(body) { return new Response(body, { headers: { "Content-Type": "application/wasm" } }); }

// harbourOf gives a function that gives the pixels of the harbour behind the curtain, at a size that it covers as it does
// in the game: 1920 by 1200 units, more of which is cut off at the right and at the top. It gives null for the other one
// of day and evening, and as long as there is none.
function harbourOf() {
	const isEvening = matchMedia("(prefers-color-scheme: dark)").matches;
	const picture = new Image();
	picture.src = isEvening ? "./evening.jpg" : "./day.jpg";
	let bitmap; // decoded while the program is on its way
	picture.decode().then(() => createImageBitmap(picture)).then((made) => { bitmap = made; }).catch(console.warn);
	return (evening, width, height) => {
		if (!bitmap || evening !== isEvening) {
			return null;
		}
		const sheet = new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true });
		// Some browsers let nobody see what a page has drawn, and give something else.
		sheet.fillStyle = "#123456";
		sheet.fillRect(0, 0, 1, 1);
		if (sheet.getImageData(0, 0, 1, 1).data.some((value, i) => Math.abs(value - [0x12, 0x34, 0x56, 0xff][i]) > 2)) {
			return null;
		}
		const scale = Math.max(width / 1920, height / 1200);
		const [wide, high] = [1920 * scale, 1200 * scale];
		sheet.imageSmoothingQuality = "medium";
		sheet.drawImage(bitmap, 0.45 * (width - wide), 0.62 * (height - high), wide, high);
		return new Uint8Array(sheet.getImageData(0, 0, width, height).data.buffer);
	};
}

// write puts what the program says on the console, by lines.
const lines = { false: "", true: "" };
function write(text, isError) {
	const parts = (lines[isError] + text).split("\n");
	lines[isError] = parts.pop();
	parts.forEach((line) => (isError ? console.warn : console.log)(line));
}

// keepForGood asks the browser not to throw away what it keeps for this page when it is short of space. Some browsers
// ask the player then, who is not asked again for a month.
async function keepForGood() {
	const month = 30 * 24 * 60 * 60 * 1000, when = "asked to keep games";
	if (await navigator.storage.persisted() || Date.now() - localStorage.getItem(when) < month) {
		return;
	}
	localStorage.setItem(when, Date.now());
	await navigator.storage.persist();
}

async function start() {
	const program = compiled(); // goes on while the rest is looked to
	program.catch(() => {});
	globalThis.portRoyalHarbour = harbourOf(); // for the game's start screen
	if (!globalThis.WebGLRenderingContext) {
		throw new Stop(page.said.noPicture, false);
	}
	await alone();
	files = await openFiles("port-royal", write);
	page.speak(chosenLanguage(files.tree));
	if (!files.saves) {
		await agreed();
	}
	globalThis.fs = files.fs;
	globalThis.process = files.process;
	addEventListener("pagehide", () => files.flush());
	await import("./wasm_exec.js").catch(() => {
		page.blame(page.said.failed);
		return new Promise(() => {});
	});
	const go = new Go();
	go.env = { HOME: home, TMPDIR: "/tmp", GOGC: "400" }; // until the program says so itself
	const instance = await WebAssembly.instantiate(await program, go.importObject);
	// Not before: while a browser starts it has nothing to draw with for half a second, and would wait for it.
	if (!document.createElement("canvas").getContext("webgl")) {
		throw new Stop(page.said.noPicture, false);
	}
	const takeBack = lend();
	let shown = false;
	globalThis.portRoyalSpeaks = page.speak; // by the game, with the language that is set in it
	globalThis.portRoyalKeepForGood = () => { keepForGood().catch(console.warn); }; // by the game, at a quiet moment
	globalThis.portRoyalShown = () => { // by the game, when its first picture is there
		shown = true;
		takeBack();
		touchable();
		navigator.serviceWorker?.register("./worker.js").catch(console.warn); // a page without encryption has none
		curtain.classList.toggle("gone", !page.over);
		setTimeout(() => { curtain.hidden = curtain.classList.contains("gone"); }, 600);
	};
	await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
	const failed = await go.run(instance).then(() => new Error("the program has ended"), (error) => error);
	if (!shown) {
		throw failed;
	}
	await end(failed, (all) => all ? page.said.stopped : page.said.stoppedUnsaved); // it does not end by itself
}

start().catch(stop);
