// Package web makes the pages that the game is played on in a browser: a folder of files that any web server can hand
// out. The program in it is the same as on a desktop, compiled for WebAssembly; what it finds in place of a system, its
// files above all, is in the folder page. The game itself is not here.
package web

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"html/template"
	"io/fs"
	"os"
	"path/filepath"

	"portroyal/assets"
)

//go:embed page
var page embed.FS

// Program is the name of the packed program among the pages. The page unpacks it itself, so that the server need
// not know how, and sees how much of it has come.
const Program = "portroyal.wasm.gz"

// Write writes the pages into a folder, which is made if it is missing. program is the compiled program, and support the
// script that comes with the compiler and goes with this program alone.
func Write(dir string, program, support []byte) error {
	files := map[string][]byte{"wasm_exec.js": support, "icon.png": assets.IconSmall()}
	var err error
	if files["day.jpg"], err = picture(false); err != nil {
		return err
	}
	if files["evening.jpg"], err = picture(true); err != nil {
		return err
	}
	if files["index.html"], err = index(); err != nil {
		return err
	}
	if files[Program], err = packed(program); err != nil {
		return err
	}
	for _, name := range []string{"start.js", "files.js", "style.css"} {
		if files[name], err = fs.ReadFile(page, "page/"+name); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o666); err != nil {
			return fmt.Errorf("the pages cannot be written: %w", err)
		}
	}
	return nil
}

// index is the page itself.
func index() ([]byte, error) {
	made, err := template.ParseFS(page, "page/index.html")
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = made.Execute(&text, map[string]any{"Words": everyLanguage(), "Scriptless": scriptless()})
	return text.Bytes(), err
}

// packed is the program as it travels.
func packed(program []byte) ([]byte, error) {
	var small bytes.Buffer
	to, err := gzip.NewWriterLevel(&small, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := to.Write(program); err != nil {
		return nil, err
	}
	err = to.Close()
	return small.Bytes(), err
}
