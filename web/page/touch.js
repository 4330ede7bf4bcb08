// Fingers on the game, for a toolkit that knows a mouse and its wheel. What a browser makes of fingers by itself does not
// suffice: nothing scrolls, nothing is dragged, and the mouse stays where somebody has tapped.
//
// A finger points as soon as it comes down. Lifted again it is a click. Held still it goes on pointing, and enlarges what
// it moves over, but clicks on nothing any more. Moved up or down before that it scrolls, and what it has scrolled goes on
// for a while if it was in motion when it was lifted; moved sideways it drags. Two fingers that tap are a right click.

const steady = 10; // pixels that a finger may move and rest all the same
const held = 500; // milliseconds from which on a finger is held
const lately = 100; // milliseconds at the end of a movement that say how fast it was
const slowest = 0.02; // pixels per millisecond, below which nothing is seen to move
const slowing = 325; // milliseconds in which what goes on moving slows down to 1/e

const nowhere = { x: -1, y: -1 };

// touchable has fingers play the game on what is drawn by it.
export function touchable() {
	let finger; // the first that is down
	const wheel = new Wheel();

	// leave takes the pointer away when nothing moves under it any more, and when the click has been heard.
	const leave = () => wheel.whenStill(() => requestAnimationFrame(() => finger || mouse("mousemove", nowhere)));

	const hears = (kind, does) => document.addEventListener(kind, (event) => {
		if (event.target instanceof HTMLCanvasElement) {
			event.preventDefault(); // the browser would make a click of it as well
			does(event);
		}
	}, { passive: false });

	hears("touchstart", ({ touches }) => {
		if (finger) {
			finger.joined();
		} else {
			finger = new Finger(at(touches[0]), wheel);
		}
	});
	hears("touchmove", ({ touches }) => finger?.move(at(touches[0])));
	const gone = (end) => ({ touches }) => {
		if (finger && touches.length === 0) {
			finger[end]();
			finger = undefined;
			leave();
		}
	};
	hears("touchend", gone("lift"));
	hears("touchcancel", gone("cancel"));
}

function at(touch) { return { x: touch.clientX, y: touch.clientY, time: performance.now() }; }

function mouse(kind, { x, y }, button = 0) {
	document.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: y, button, bubbles: true, cancelable: true }));
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
		const [wide, high] = [Math.abs(to.x - this.start.x), Math.abs(to.y - this.start.y)];
		if (Math.hypot(wide, high) > steady) {
			this.sets(wide > high ? "drag" : "scroll");
		}
		this.path.push(to);
		if (this.does === "scroll") {
			this.wheel.turn(this.turned - to.y);
			this.turned = to.y;
		} else if (this.does === "drag" || this.does === "point") {
			mouse("mousemove", to);
		}
	}

	// sets has it begin to move, unless it does something by now that does not end with that.
	sets(does) {
		if (this.does === "ask") {
			this.becomes("nothing");
		} else if (this.does === "rest" || this.does === "stop") {
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

	lift() {
		const last = this.path.at(-1);
		if (this.does === "rest") {
			click(this.start, 0);
		} else if (this.does === "ask") {
			click(this.start, 2);
		} else if (this.does === "scroll") {
			const now = performance.now();
			const from = this.path.find(({ time }) => now - time < lately) ?? last;
			this.wheel.glide((from.y - last.y) / Math.max(now - from.time, 1));
		}
		this.cancel();
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
