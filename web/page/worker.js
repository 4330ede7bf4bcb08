// Keeps the game in the browser, whole and of one version, so that it starts without a connection. With one all comes from
// the server as ever, which hands out the newest version; it is kept as soon as all of it has come, and the one before is
// thrown away. Games are no part of this: see files.js.

const name = "port-royal {{.Version}}";
const parts = {{.Parts}};
let offline = false; // the page has been taken from what is kept, and so must be what it asks for

addEventListener("install", (event) => {
	event.waitUntil(caches.open(name).then((kept) => kept.addAll(parts)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
	event.waitUntil(caches.keys().then((names) => Promise.all(
		names.filter((other) => other.startsWith("port-royal ") && other !== name).map((other) => caches.delete(other)),
	)));
});

addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.mode === "navigate") {
		event.respondWith(page(request));
	} else if (offline) {
		event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
	}
});

async function page(request) {
	offline = false;
	try {
		return await fetch(request);
	} catch (error) {
		const kept = await caches.match(request, { ignoreSearch: true });
		offline = kept !== undefined;
		return kept ?? Promise.reject(error);
	}
}
