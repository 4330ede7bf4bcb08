// The page that the game starts in: it says what goes on until the game's first picture, and why there is none.

import { home, openFiles } from "./files.js";

const words = JSON.parse(document.getElementById("words").textContent);
const curtain = document.getElementById("curtain"), progress = document.getElementById("progress");
const says = document.getElementById("says"), again = document.getElementById("again");

let said = words.en;
let over = false; // the game cannot go on in this page

function speak(language) {
	said = words[language];
	document.documentElement.lang = language;
	again.textContent = said.again;
}

// The browser's language is the first that it wants and the game has, as in the game.
function browsersLanguage() {
	return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in words) ?? "en";
}

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
	if (over) {
		return; // what follows from it is no news
	}
	over = true;
	curtain.classList.remove("gone");
	curtain.hidden = false;
	progress.hidden = true;
	says.textContent = error instanceof Stop ? error.message : said.stopped;
	again.hidden = error instanceof Stop && !error.helps;
	again.focus();
}

again.addEventListener("click", () => location.reload());
// What is pressed now is meant for the button, and not for a game that nobody sees any more.
for (const kind of ["keydown", "keyup", "mousedown", "mouseup", "mousemove", "wheel"]) {
	addEventListener(kind, (event) => {
		if (over) {
			event.stopImmediatePropagation();
		}
	}, true);
}
// The browser may take back what it draws with, for instance when a graphics card has been reset. The toolkit cannot
// draw everything anew.
document.addEventListener("webglcontextlost", () => stop(new Stop(said.pictureLost, true)), true);

function check() {
	if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
		throw new Stop(said.noProgram, false);
	}
	if (!document.createElement("canvas").getContext("webgl")) {
		throw new Stop(said.noPicture, false);
	}
}

// alone waits until no other tab has the game open: two of them would write over each other's files. Where the browser
// has no locks, as on a page without encryption, the player has to take care.
function alone() {
	return new Promise((go, failed) => {
		if (!navigator.locks) {
			go();
			return;
		}
		const waits = setTimeout(() => {
			progress.hidden = true;
			says.textContent = said.elsewhere;
		}, 300);
		navigator.locks.request("port-royal", () => {
			clearTimeout(waits);
			progress.hidden = false;
			go();
			return new Promise(() => {}); // held until the page goes
		}).catch(failed);
	});
}

// fetched gives the program, unpacked as it arrives.
async function fetched() {
	const failed = (error) => { throw new Stop(said.failed, true, error); };
	const response = await fetch("portroyal.wasm.gz").catch(failed);
	if (!response.ok) {
		failed(response.status);
	}
	const whole = Number(response.headers.get("Content-Length")); // 0 where the server does not say
	let come = 0;
	const counted = new TransformStream({
		transform(part, on) {
			come += part.length;
			if (whole > 0) {
				progress.value = Math.min(come / whole, 1);
				says.textContent = said.loading.replace("{percent}", Math.floor(100 * progress.value));
			}
			on.enqueue(part);
		},
	});
	const unpacked = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
	return new Response(unpacked, { headers: { "Content-Type": "application/wasm" } });
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
	speak(browsersLanguage());
	check();
	await alone();
	const files = await openFiles("port-royal", write);
	const chosen = chosenLanguage(files.tree);
	if (chosen in words) {
		speak(chosen);
	}
	globalThis.fs = files.fs;
	globalThis.process = files.process;
	addEventListener("pagehide", () => files.flush());
	await import("./wasm_exec.js");
	const go = new Go();
	go.env = { HOME: home, TMPDIR: "/tmp" };
	const { instance } = await WebAssembly.instantiateStreaming(fetched(), go.importObject);
	says.textContent = said.starting;
	globalThis.portRoyalSpeaks = speak; // by the game, with the language that is set in it
	globalThis.portRoyalKeepForGood = () => { keepForGood().catch(console.warn); }; // by the game, at a quiet moment
	globalThis.portRoyalShown = () => { // by the game, when its first picture is there
		curtain.classList.toggle("gone", !over);
		setTimeout(() => { curtain.hidden = curtain.classList.contains("gone"); }, 600);
	};
	await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
	await go.run(instance);
	throw new Stop(said.stopped, true); // the program does not end by itself
}

start().catch(stop);
