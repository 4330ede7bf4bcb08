// Keeps the game in the browser, whole and of one version, so that it starts without a connection. With one all comes from
// the server as ever, which hands out the newest version; it is kept as soon as all of it has come, and the one before is
// thrown away. Games are no part of this: see files.js.

const name = "port-royal {{.Version}}";
const parts = {{.Parts}};
let offline = false; // the page has been taken from what is kept, and so must be what it asks for

addEventListener("install", (event) => {
	event.waitUntil(keep().then(() => skipWaiting()));
});

// keep keeps all parts. A program that the browser has unpacked on its way is packed again, to a quarter of the size; the
// browser's own cache, which has it as well, is none that a page can rely on.
async function keep() {
	const program = parts.find((part) => part.endsWith(".wasm.gz"));
	const kept = await caches.open(name);
	const response = await fetch(program);
	if (!response.ok) {
		throw new Error(`the program cannot be kept: ${response.status}`);
	}
	const unpacked = response.headers.has("Content-Encoding");
	const body = unpacked ? response.body.pipeThrough(new CompressionStream("gzip")) : response.body;
	await kept.put(program, new Response(body, { headers: { "Content-Type": "application/gzip" } }));
	await kept.addAll(parts.filter((part) => part !== program));
}

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
