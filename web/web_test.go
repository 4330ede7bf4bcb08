package web_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portroyal/ui/words"
	"portroyal/web"
)

// get asks a server for a page.
func get(t *testing.T, address string) (content []byte, header http.Header) {
	t.Helper()
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	content, err = io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s, %v", address, answer.Status, err)
	}
	return content, answer.Header
}

func site(t *testing.T) *httptest.Server {
	t.Helper()
	dir := t.TempDir() + "/there/not yet"
	if err := web.Write(dir, []byte("the program"), []byte("its support")); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(web.Handler(dir))
	t.Cleanup(server.Close)
	return server
}

// files are what the page says of the parts of the game.
type files struct {
	Program          string
	Packed, Unpacked int
	Scripts          map[string]int
}

// index is the page, and what it says of the parts of the game.
func index(t *testing.T, server *httptest.Server) (content []byte, parts files) {
	t.Helper()
	content, header := get(t, server.URL)
	if control := header.Get("Cache-Control"); control != "no-cache" {
		t.Errorf("whether the page has changed is asked only as %q says", control)
	}
	text := regexp.MustCompile(`(?s)id="files">(.*?)</script>`).FindSubmatch(content)
	if text == nil {
		t.Fatal("the page does not say what the game consists of")
	}
	if err := json.Unmarshal(text[1], &parts); err != nil {
		t.Fatal(err)
	}
	return content, parts
}

// Every file that the page names is there, with the type that a browser wants, and need never be requested again.
func TestEverythingThatThePageNamesIsThere(t *testing.T) {
	server := site(t)
	kinds := map[string]string{
		"start.js": "text/javascript", "files.js": "text/javascript", "lent.js": "text/javascript",
		"touch.js": "text/javascript", "icon_touch.png": "image/png",
		"wasm_exec.js": "text/javascript", "icon.png": "image/png", "day.jpg": "image/jpeg", "evening.jpg": "image/jpeg",
		"portroyal.wasm.gz": "application/wasm",
	}
	content, parts := index(t, server)
	for script, size := range parts.Scripts {
		text, _ := get(t, server.URL+"/"+script)
		if len(text) != size {
			t.Errorf("%s has %d bytes, and the page says %d", script, len(text), size)
		}
		content = append(content, text...)
	}
	if bytes.Contains(content, []byte(`"./day.jpg"`)) || bytes.Contains(content, []byte(`"./files.js"`)) {
		t.Error("the page names a file that has another name by now")
	}
	seen := map[string]bool{}
	named := regexp.MustCompile(`["/]([a-z_]+)\.[0-9a-f]{16}\.([a-z.]+)"`)
	for _, file := range named.FindAllSubmatch(content, -1) {
		name := string(file[1]) + "." + string(file[2])
		seen[name] = true
		_, header := get(t, server.URL+"/"+strings.Trim(string(file[0]), `/"`))
		if header.Get("Content-Type") != kinds[name] {
			t.Errorf("%q is %s, want %s", name, header.Get("Content-Type"), kinds[name])
		}
		if !strings.Contains(header.Get("Cache-Control"), "immutable") {
			t.Errorf("%q is asked for again: %q", name, header.Get("Cache-Control"))
		}
	}
	if len(seen) != len(kinds) {
		t.Errorf("the page names %v", seen)
	}
}

// The game can be installed: what says how is there, with icons of the sizes that browsers ask for.
func TestItCanBeInstalled(t *testing.T) {
	server := site(t)
	page, _ := index(t, server)
	if !bytes.Contains(page, []byte(`<link rel="manifest" href="manifest.webmanifest">`)) {
		t.Error("the page does not say how it is installed")
	}
	text, header := get(t, server.URL+"/manifest.webmanifest")
	if kind := header.Get("Content-Type"); kind != "application/manifest+json" {
		t.Errorf("how it is installed is %q", kind)
	}
	var manifest struct {
		Icons []struct{ Src, Sizes, Purpose string }
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		t.Fatal(err)
	}
	var sizes []string
	for _, icon := range manifest.Icons {
		content, _ := get(t, server.URL+"/"+icon.Src)
		drawn, err := png.Decode(bytes.NewReader(content))
		if err != nil {
			t.Fatalf("%s: %v", icon.Src, err)
		}
		size := drawn.Bounds().Size()
		if is := fmt.Sprintf("%dx%d", size.X, size.Y); is != icon.Sizes {
			t.Errorf("%s is %s, and said to be %s", icon.Src, is, icon.Sizes)
		}
		if _, _, _, alpha := drawn.At(0, 0).RGBA(); (alpha != 0) != (icon.Purpose == "maskable") {
			t.Errorf("the corner of %s lets %d of 65535 through", icon.Src, 65535-alpha)
		}
		sizes = append(sizes, icon.Sizes+icon.Purpose)
	}
	if want := []string{"192x192", "512x512", "512x512maskable"}; !slices.Equal(sizes, want) {
		t.Errorf("there are icons of %q, want %q", sizes, want)
	}
}

// Everything that is handed out is kept in the browser, but for the script that does so, and under another name as soon as
// anything is different.
func TestEverythingIsKept(t *testing.T) {
	dir := t.TempDir()
	kept := func(program string) (version string) {
		t.Helper()
		if err := web.Write(dir, []byte(program), []byte("its support")); err != nil {
			t.Fatal(err)
		}
		script, err := os.ReadFile(filepath.Join(dir, "worker.js"))
		if err != nil {
			t.Fatal(err)
		}
		says := regexp.MustCompile(`(?s)const name = "(.*?)";\nconst parts = (.*?);`).FindSubmatch(script)
		if says == nil {
			t.Fatalf("it does not say what it keeps:\n%s", script)
		}
		var parts []string
		if err := json.Unmarshal(says[2], &parts); err != nil {
			t.Fatal(err)
		}
		want := []string{"./"}
		files, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if name := file.Name(); name != "index.html" && name != "worker.js" {
				want = append(want, "./"+name)
			}
		}
		if !slices.Equal(parts, want) {
			t.Errorf("kept are\n%q, want\n%q", parts, want)
		}
		return string(says[1])
	}
	one, again, another := kept("one program"), kept("one program"), kept("another")
	if one != again || one == another {
		t.Errorf("one program is kept as %q and %q, another as %q", one, again, another)
	}
}

// A browser that can unpack the program on its way is told to, since it remembers what it has compiled of such a one; any
// other gets it as it is. The page knows how long it is in either case.
func TestTheProgramTravelsPacked(t *testing.T) {
	server := site(t)
	_, parts := index(t, server)
	if want := len("the program"); parts.Unpacked != want {
		t.Errorf("the page says that the program has %d bytes, want %d", parts.Unpacked, want)
	}
	for accepts, kind := range map[string]string{"gzip, br": "application/wasm", "identity": "application/gzip"} {
		asks, _ := http.NewRequest(http.MethodGet, server.URL+"/"+parts.Program, http.NoBody)
		asks.Header.Set("Accept-Encoding", accepts)
		answer, err := http.DefaultTransport.RoundTrip(asks)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		content, err := io.ReadAll(answer.Body)
		if err != nil || len(content) != parts.Packed || answer.Header.Get("Content-Type") != kind {
			t.Errorf("accepting %s: %d bytes of %s, %v; want %d", accepts, len(content), answer.Header.Get("Content-Type"), err, parts.Packed)
		}
		if encoded := answer.Header.Get("Content-Encoding") != ""; encoded != (accepts != "identity") {
			t.Errorf("accepting %s it comes with %v", accepts, answer.Header)
		}
		program, err := gzip.NewReader(bytes.NewReader(content))
		if err != nil {
			t.Fatal(err)
		}
		if unpacked, err := io.ReadAll(program); err != nil || string(unpacked) != "the program" {
			t.Errorf("it is %q, %v", unpacked, err)
		}
	}
}

// Pages that are made anew take the place of older ones, and nothing else that is there.
func TestOlderPagesAreTakenAway(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "robots.txt"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, program := range []string{"one program", "another"} {
		if err := web.Write(dir, []byte(program), []byte("its support")); err != nil {
			t.Fatal(err)
		}
	}
	for pattern, want := range map[string]int{"robots.txt": 1, "index.html": 1, "portroyal.*": 1, "start.*": 1} {
		if found, _ := filepath.Glob(filepath.Join(dir, pattern)); len(found) != want {
			t.Errorf("%s: %q", pattern, found)
		}
	}
}

func TestThePageSpeaksEveryLanguage(t *testing.T) {
	server := site(t)
	index, parts := index(t, server)
	text := regexp.MustCompile(`(?s)id="words">(.*?)</script>`).FindSubmatch(index)
	if text == nil {
		t.Fatal("the page has no words")
	}
	var all map[words.Language]map[string]string
	if err := json.Unmarshal(text[1], &all); err != nil {
		t.Fatal(err)
	}
	script := slices.Clone(index)
	for name := range parts.Scripts {
		text, _ := get(t, server.URL+"/"+name)
		script = append(script, text...)
	}
	var uses []string
	for _, use := range regexp.MustCompile(`\bsaid\.([a-zA-Z]+)`).FindAllSubmatch(script, -1) {
		uses = append(uses, string(use[1]))
	}
	slices.Sort(uses)
	uses = slices.Compact(uses)
	for _, code := range words.Languages {
		if len(all[code]) != len(uses) {
			t.Errorf("%s: %d words, of which %d are used", code, len(all[code]), len(uses))
		}
		for _, use := range uses {
			if all[code][use] == "" {
				t.Errorf("%s: the page says %q, and there are no words for it", code, use)
			}
		}
		if !strings.Contains(all[code]["loading"], "{percent}") {
			t.Errorf("%s: %q shows no progress", code, all[code]["loading"])
		}
		if !bytes.Contains(index, []byte(`<p lang="`+code+`">`)) {
			t.Errorf("%s: nothing is said where there are no scripts", code)
		}
	}
}
