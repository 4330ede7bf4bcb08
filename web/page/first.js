// The first script of the page, which stands in it: it says from the first moment on how far the game is, begins to load
// the program before anything else has come, and says which part is missing where one is. Browsers that cannot run the
// game read it too, so that it is written as they know it.
window.portRoyal = (function () {
	"use strict";

	function part(id) { return document.getElementById(id); }

	var words = JSON.parse(part("words").textContent);
	var curtain = part("curtain"), progress = part("progress"), says = part("says");
	var buttons = { again: part("again"), anyway: part("anyway") };

	// What the other scripts use.
	var page = {
		files: JSON.parse(part("files").textContent), // what the server has, and how large the program is
		over: false, // the game cannot go on in this page, or is about to end
		begun: false, // the other scripts are there
		waits: false, // what is said now is not to be replaced by how far the game is
	};

	page.speak = function (language) {
		page.language = language in words ? language : page.language;
		page.said = words[page.language];
		document.documentElement.lang = page.language;
		buttons.again.textContent = page.said.again;
		buttons.anyway.textContent = page.said.anyway;
	};

	// say says a sentence, with the buttons of these names, in place of how far the game is.
	page.say = function (text, offered) {
		progress.hidden = true;
		says.textContent = text;
		for (var name in buttons) {
			buttons[name].hidden = offered.indexOf(name) < 0;
		}
		if (offered.length > 0) {
			buttons[offered[offered.length - 1]].focus();
		}
	};

	// reached says how far the game is, from 0 to 1, unless something else is to be read.
	page.reached = function (share, text) {
		page.share = share;
		page.percent = Math.floor(100 * share);
		page.far = text;
		if (!page.waits && !page.over) {
			progress.hidden = false;
			progress.value = share;
			says.textContent = text || page.said.loading.replace("{percent}", page.percent);
		}
	};

	// waitFor says something else than how far the game is until the function that it gives is called.
	page.waitFor = function (text, offered) {
		page.waits = true;
		page.say(text, offered || []);
		return function () {
			page.waits = false;
			page.say("", []);
			page.reached(page.share, page.far);
		};
	};

	// close takes what is pressed from the game, which cannot go on, and reports whether it did so by now.
	page.close = function () {
		var first = !page.over;
		page.over = true;
		return first;
	};

	// stop ends everything with a sentence. helps says whether it is worth trying again.
	page.stop = function (text, helps) {
		if (page.close()) { // what follows from it is no news
			page.tell(text, helps);
		}
	};

	page.tell = function (text, helps) {
		curtain.className = "";
		curtain.hidden = false;
		page.say(text, helps ? ["again"] : []);
		if (page.end) {
			page.end.abort(); // what is still being loaded
		}
	};

	// refused is the sentence for a part that the server does not hand out.
	page.refused = function (file, status) {
		return page.said.refused.replace("{file}", file).replace("{status}", status);
	};

	page.damaged = function (file) { return page.said.damaged.replace("{file}", file); };

	// blame finds out which script is not there or not whole, and says so; otherwise is for when all are.
	page.blame = function (otherwise) {
		var scripts = page.files.scripts;
		var all = Object.keys(scripts).map(function (file) {
			return fetch(file, { cache: "reload" }).then(function (response) {
				if (!response.ok) {
					return page.refused(file, response.status);
				}
				return response.arrayBuffer().then(function (content) {
					return content.byteLength === scripts[file] ? "" : page.damaged(file);
				});
			}).catch(function () { return page.said.failed; });
		});
		Promise.all(all).then(function (sentences) {
			page.stop(sentences.filter(Boolean)[0] || otherwise, true);
		});
	};

	buttons.again.addEventListener("click", function () { location.reload(); });
	// What is pressed now is meant for the button, and not for a game that nobody sees any more.
	["keydown", "keyup", "mousedown", "mouseup", "mousemove", "wheel"].forEach(function (kind) {
		addEventListener(kind, function (event) {
			if (page.over) {
				event.stopImmediatePropagation();
			}
		}, true);
	});
	// A script that is missing tells its own element alone, and one that the browser does not understand the window.
	addEventListener("error", function (event) {
		if (page.begun) {
			return;
		}
		if (event.target.tagName === "SCRIPT") {
			page.blame(page.said.failed);
		} else if (event.target === window) {
			page.blame(page.said.old);
		}
	}, true);

	// The browser's language is the first that it wants and the game has, as in the game.
	page.language = "en";
	(navigator.languages || [navigator.language]).some(function (tag) {
		var code = tag.slice(0, 2).toLowerCase();
		page.language = code in words ? code : page.language;
		return code in words;
	});
	page.speak(page.language);
	page.reached(0);
	if (typeof WebAssembly !== "object") {
		page.stop(page.said.noProgram, false);
	} else if (typeof DecompressionStream !== "function") {
		page.stop(page.said.old, false);
	} else {
		page.end = new AbortController();
		page.program = fetch(page.files.program, { signal: page.end.signal });
		page.program.catch(function () {}); // it is minded where the program is waited for
	}
	return page;
})();
