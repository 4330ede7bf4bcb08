// Fingers on the game, for a toolkit that knows a mouse and its wheel. What a browser makes of fingers by itself does not
// suffice: nothing scrolls, nothing is dragged, and the mouse stays where somebody has tapped.
//
// A finger points as soon as it comes down. Lifted again it is a click, and brings the keyboard on the screen where the game has
// a field to type in. Held still it goes on pointing, and enlarges what it moves over, but clicks on nothing any more. Moved up
// or down before that it scrolls, and what it has scrolled goes on for a while if it was in motion when it was lifted; moved
// sideways it drags. Two fingers that tap are a right click.

const steady = 10; // pixels that a finger may move and rest all the same
const held = 500; // milliseconds from which on a finger is held
const lately = 100; // milliseconds at the end of a movement that say how fast it was
const slowest = 0.02; // pixels per millisecond, below which nothing is seen to move
const slowing = 325; // milliseconds in which what goes on moving slows down to 1/e

const nowhere = { x: -1, y: -1 };

// touchable has fingers play the game on what is drawn by it.
export function touchable() {
	let finger; // the first that is down
	const wheel = new Wheel(), keyboard = new Keyboard();

	// leave takes the pointer away when nothing moves under it any more.
	const leave = () => wheel.whenStill(() => requestAnimationFrame(() => finger || mouse("mousemove", nowhere)));

	const hears = (kind, does) => document.addEventListener(kind, (event) => {
		if (event.target instanceof HTMLCanvasElement) {
			event.preventDefault(); // the browser would make a click of it as well
			does(event);
		}
	}, { passive: false });

	hears("touchstart", (event) => {
		if (finger) {
			finger.joined();
		} else {
			finger = new Finger(first(event), wheel);
		}
	});
	hears("touchmove", (event) => finger?.move(first(event)));
	const gone = (end) => ({ touches, timeStamp }) => {
		if (finger && touches.length === 0) {
			if (end(finger, timeStamp)) {
				const { start } = finger;
				afterwards(() => keyboard.fits(start));
			}
			finger = undefined;
			leave();
		}
	};
	hears("touchend", gone((finger, time) => finger.lift(time)));
	hears("touchcancel", gone((finger) => finger.cancel()));
}

function first({ touches: [touch], timeStamp }) { return { x: touch.clientX, y: touch.clientY, time: timeStamp }; }

let unheard = false; // a button has been pressed or let go of, and the game has not heard of it yet
const due = []; // what comes after that

// afterwards does something as soon as the game has heard of all that the mouse has done.
function afterwards(does) {
	due.push(does);
	goOn();
}

function goOn() {
	while (due.length > 0 && !unheard) {
		due.shift()();
	}
}

// mouse has the mouse do something. The toolkit hears of a button when it has time for it, and takes it to be where the mouse
// is by then: until it has, the mouse does nothing more.
function mouse(kind, { x, y }, button = 0) {
	afterwards(() => {
		unheard = kind !== "mousemove";
		document.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: y, button, bubbles: true, cancelable: true }));
		if (unheard) {
			globalThis.portRoyalHeard(() => { // lent by the game
				unheard = false;
				goOn();
			});
		}
	});
}

function click(place, button) {
	mouse("mousedown", place, button);
	mouse("mouseup", place, button);
}

// Finger is one that is down, from where it came down. What it does is "rest" as long as it may become a click, "stop" if it
// has only stopped what was moving, and then "point", "scroll", "drag", "ask" or "nothing".
class Finger {
	constructor(start, wheel) {
		this.start = start;
		this.wheel = wheel;
		this.path = [start];
		this.turned = start.y; // how far the wheel has turned
		if (wheel.stop()) {
			this.does = "stop";
			return;
		}
		this.does = "rest";
		mouse("mousemove", start);
		this.timer = setTimeout(() => { this.does = "point"; }, held);
	}

	// becomes has it do something else than resting.
	becomes(does) {
		clearTimeout(this.timer);
		this.does = does;
	}

	move(to) {
		if (!this.near(to)) {
			this.sets(Math.abs(to.x - this.start.x) > Math.abs(to.y - this.start.y) ? "drag" : "scroll", to.time);
		}
		this.path.push(to);
		if (this.does === "scroll") {
			this.wheel.turn(this.turned - to.y);
			this.turned = to.y;
		} else if (this.does === "drag" || this.does === "point") {
			mouse("mousemove", to);
		}
	}

	near({ x, y }) { return Math.hypot(x - this.start.x, y - this.start.y) <= steady; }

	// sets has it begin to move, unless it does something by now that does not end with that.
	sets(does, time) {
		const early = this.does === "point" && time - this.start.time < held; // a busy page has heard of it late
		if (this.does === "ask") {
			this.becomes("nothing");
		} else if (early || this.does === "rest" || this.does === "stop") {
			this.becomes(does);
			mouse("mousemove", this.start);
			if (does === "drag") {
				mouse("mousedown", this.start);
			}
		}
	}

	// joined is told that a second finger has come down.
	joined() {
		if (this.does === "rest") {
			this.becomes("ask");
		}
	}

	// lift reports whether the finger has clicked, as one does that was there for a moment only, however late a busy page hears
	// of it.
	lift(time) {
		const last = this.path.at(-1);
		const still = (this.does === "rest" || this.does === "point") && this.near(last);
		const clicks = still && time - this.start.time < held;
		if (clicks) {
			click(this.start, 0);
		} else if (this.does === "ask") {
			click(this.start, 2);
		} else if (this.does === "scroll") {
			const from = this.path.find((point) => time - point.time < lately) ?? last;
			this.wheel.glide((from.y - last.y) / Math.max(time - from.time, 1));
		}
		this.cancel();
		return clicks;
	}

	// cancel ends what it has been doing without a click.
	cancel() {
		if (this.does === "drag") {
			mouse("mouseup", this.path.at(-1));
		}
		this.becomes("nothing");
	}
}

// Wheel turns a wheel of the mouse in each frame, as far as a finger has moved since the last one.
class Wheel {
	due = 0; // pixels
	speed = 0; // of what goes on moving, in pixels per millisecond
	frame = 0; // in which it turns next, 0 for none
	still = []; // what waits for the end of it

	turn(pixels) {
		this.due += pixels;
		this.begin();
	}

	glide(speed) {
		this.speed = speed;
		this.begin();
	}

	// stop stops what goes on moving, and reports whether anything did.
	stop() {
		const moves = this.speed !== 0;
		this.speed = 0;
		return moves;
	}

	whenStill(then) {
		if (this.frame === 0) {
			then();
		} else {
			this.still.push(then);
		}
	}

	begin() {
		if (this.frame === 0) { // the toolkit looks once a frame where the mouse is
			this.frame = requestAnimationFrame((last) => { this.frame = requestAnimationFrame((now) => this.turns(last, now)); });
		}
	}

	turns(last, now) {
		const passed = now - last;
		roll(this.due + this.speed * passed);
		this.due = 0;
		this.speed *= Math.exp(-passed / slowing);
		if (Math.abs(this.speed) >= slowest) {
			this.frame = requestAnimationFrame((next) => this.turns(now, next));
			return;
		}
		this.speed = 0;
		this.frame = 0;
		this.still.splice(0).forEach((then) => then());
	}
}

// roll scrolls by as many pixels. The toolkit takes a fifth of what a wheel has turned, and ten times as much from 5 on: what
// lies between is only to be had in small turns.
function roll(pixels) {
	const units = pixels / (globalThis.portRoyalScale ?? 1); // set by the game
	const fifth = 0.2, accelerated = 10, from = 5;
	const turn = (deltaY) => document.dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true }));
	if (Math.abs(units) >= fifth * accelerated * from) {
		turn(units / fifth / accelerated);
		return;
	}
	const times = Math.ceil(Math.abs(units) / (0.9 * fifth * from));
	for (let i = 0; i < times; i++) {
		turn(units / times / fifth);
	}
}

// Keyboard has the system show the keyboard that it has on the screen, as long as the game has a field to type in. What is
// typed there comes as changes of a field, which becomes keys; only some of it are keys to the browser as well, and they are
// heard by the game.
class Keyboard {
	constructor() {
		this.field = document.createElement("input");
		this.field.id = "typed";
		this.field.setAttribute("aria-hidden", "true");
		for (const what of ["autocapitalize", "autocomplete", "autocorrect", "spellcheck"]) {
			this.field.setAttribute(what, what === "spellcheck" ? "false" : "off");
		}
		this.field.addEventListener("input", () => this.typed());
		document.body.append(this.field);
	}

	// fits shows or hides the keyboard. The browser keeps in sight what is at the place where something is typed.
	fits({ x, y }) {
		if (this.leaves()) {
			return;
		}
		Object.assign(this.field.style, { left: x + "px", top: y + "px" });
		this.field.focus();
		this.clear();
		clearInterval(this.timer);
		this.timer = setInterval(() => this.leaves(), 300); // without a finger, as after Enter
	}

	// leaves hides the keyboard if there is nothing to type in, which it reports.
	leaves() {
		const types = globalThis.portRoyalTypes?.() ?? false; // lent by the game
		if (!types) {
			clearInterval(this.timer);
			this.field.blur();
		}
		return !types;
	}

	// clear leaves something that can be deleted.
	clear() {
		this.field.value = this.text = "_".repeat(50);
		this.field.setSelectionRange(this.text.length, this.text.length);
	}

	typed() {
		const now = this.field.value;
		let same = 0;
		while (same < this.text.length && now[same] === this.text[same]) {
			same++;
		}
		[...this.text.slice(same)].forEach(() => press("Backspace"));
		[...now.slice(same)].forEach(press);
		this.text = now;
		if (now.length < 10) {
			this.clear();
		}
	}
}

function press(key) {
	for (const kind of ["keydown", "keyup"]) {
		dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }));
	}
}
