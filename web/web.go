// Package web makes the pages that the game is played on in a browser: a folder of files that any web server can hand
// out. The program in it is the same as on a desktop, compiled for WebAssembly; what it finds in place of a system, its
// files above all, is in the folder page. The game itself is not here.
package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	html "html/template"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"portroyal/assets"
)

//go:embed page
var page embed.FS

// Write writes the pages into a folder, which is made if it is missing. program is the compiled program, and support the
// script that comes with the compiler and goes with this program alone.
//
// All but the page itself, and what installs it and keeps it, have a name that says what is in them, so that a browser need
// never ask whether they have changed. Those of other versions in the folder are removed.
func Write(dir string, program, support []byte) error {
	s, err := build(program, support)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	old, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, file := range old {
		if _, still := s[file.Name()]; !still && named.MatchString(file.Name()) {
			if err := os.Remove(filepath.Join(dir, file.Name())); err != nil {
				return err
			}
		}
	}
	for name, content := range s {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o666); err != nil {
			return fmt.Errorf("the pages cannot be written: %w", err)
		}
	}
	return nil
}

// site is the content of the files by their names.
type site map[string][]byte

// named matches the names that say what is in a file.
var named = regexp.MustCompile(`^[a-z_]+[.][0-9a-f]{16}[.]`)

// add adds a file under its name with what is in it between its first two parts, and gives that.
func (s site) add(name string, content []byte) string {
	sum := sha256.Sum256(content)
	first, rest, _ := strings.Cut(name, ".")
	name = first + "." + hex.EncodeToString(sum[:8]) + "." + rest
	s[name] = content
	return name
}

// build makes all files.
func build(program, support []byte) (site, error) {
	s := site{}
	names := map[string]string{"wasm_exec.js": s.add("wasm_exec.js", support)}
	for name, evening := range map[string]bool{"day.jpg": false, "evening.jpg": true} {
		content, err := picture(evening)
		if err != nil {
			return nil, err
		}
		names[name] = s.add(name, content)
	}
	drawn, err := icons()
	if err != nil {
		return nil, err
	}
	for name, content := range drawn {
		names[name] = s.add(name, content)
	}
	travels, err := packed(program)
	if err != nil {
		return nil, err
	}
	parts := map[string]string{}
	for _, name := range []string{"files.js", "lent.js", "touch.js", "start.js", "first.js", "style.css", manifest} {
		content, err := fs.ReadFile(page, "page/"+name)
		if err != nil {
			return nil, err
		}
		for plain, full := range names {
			content = bytes.ReplaceAll(content, []byte(`"./`+plain+`"`), []byte(`"./`+full+`"`))
		}
		switch name {
		case "first.js", "style.css":
			parts[name] = string(content) // they are part of the page
		case manifest:
			s[name] = content
		default:
			names[name] = s.add(name, content)
		}
	}
	scripts := map[string]int{}
	for _, name := range []string{"files.js", "lent.js", "touch.js", "start.js", "wasm_exec.js"} {
		scripts[names[name]] = len(s[names[name]])
	}
	made, err := html.ParseFS(page, "page/index.html")
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = made.Execute(&text, map[string]any{
		"Words": everyLanguage(), "Scriptless": scriptless(),
		"Icon": s.add("icon.png", assets.IconSmall()), "Touch": names["icon_touch.png"], "Manifest": manifest, "Start": names["start.js"], "Scripts": slices.Sorted(maps.Keys(scripts)),
		"First": html.JS(parts["first.js"]), "Style": html.CSS(parts["style.css"]),
		"Files": map[string]any{
			"program": s.add("portroyal.wasm.gz", travels), "packed": len(travels), "unpacked": len(program),
			"scripts": scripts,
		},
	})
	if err != nil {
		return nil, err
	}
	s["index.html"] = text.Bytes()
	s[worker], err = s.keeper()
	return s, err
}

// Files whose addresses stay the same from version to version: what says how the game is installed, and the script that keeps
// it in the browser.
const (
	manifest = "manifest.webmanifest"
	worker   = "worker.js"
)

// keeper is the script that keeps the game in the browser, with all other files to be kept.
func (s site) keeper() ([]byte, error) {
	made, err := template.ParseFS(page, "page/"+worker)
	if err != nil {
		return nil, err
	}
	parts := []string{"./"} // index.html by its address
	version := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(s)) {
		version.Write(s[name])
		if name != "index.html" {
			parts = append(parts, "./"+name)
		}
	}
	list, err := json.Marshal(parts)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = made.Execute(&text, map[string]any{"Version": hex.EncodeToString(version.Sum(nil)[:8]), "Parts": string(list)})
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
