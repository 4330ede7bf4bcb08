package web

import (
	"net/http"
	"path"
)

// types are those of the files among the pages: what a system says of them differs, and a browser takes a script of
// another type for none. The program is no packed page to be unpacked on the way, but a file.
var types = map[string]string{
	".html": "text/html",
	".css":  "text/css",
	".js":   "text/javascript",
	".png":  "image/png",
	".jpg":  "image/jpeg",
	".wasm": "application/wasm",
	".gz":   "application/gzip",
}

// Handler hands out the pages in a folder. A browser that has them asks whether they have changed, and does not get
// them again.
func Handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		kind := path.Ext(r.URL.Path)
		if kind == "" {
			kind = ".html"
		}
		if is, known := types[kind]; known {
			to.Header().Set("Content-Type", is)
		}
		to.Header().Set("Cache-Control", "no-cache")
		files.ServeHTTP(to, r)
	})
}
