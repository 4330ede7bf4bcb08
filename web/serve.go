package web

import (
	"net/http"
	"path"
	"strings"
)

// types are those of the files among the pages: what a system says of them differs, and a browser takes a script of
// another type for none.
var types = map[string]string{
	".html": "text/html",
	".css":  "text/css",
	".js":   "text/javascript",
	".png":  "image/png",
	".jpg":  "image/jpeg",
	".wasm": "application/wasm",
	".gz":   "application/gzip",

	".webmanifest": "application/manifest+json",
}

// Handler hands out the pages in a folder. A browser that has them does not ask for them again, but for the page itself,
// of which it asks whether it has changed. The program is unpacked by a browser that can, which then remembers what it
// has compiled of it; others get it as a file.
func Handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		kind := path.Ext(r.URL.Path)
		if kind == "" {
			kind = ".html"
		}
		header := to.Header()
		if is, known := types[kind]; known {
			header.Set("Content-Type", is)
		}
		if kind == ".gz" {
			header.Set("Vary", "Accept-Encoding")
			if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
				header.Set("Content-Type", types[".wasm"])
				header.Set("Content-Encoding", "gzip")
			}
		}
		if named.MatchString(path.Base(r.URL.Path)) {
			header.Set("Cache-Control", "max-age=31536000,immutable")
		} else {
			header.Set("Cache-Control", "no-cache")
		}
		files.ServeHTTP(to, r)
	})
}
