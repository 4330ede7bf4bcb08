package web_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
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

func TestEverythingThatThePageNamesIsThere(t *testing.T) {
	server := site(t)
	kinds := map[string]string{
		"": "text/html", "style.css": "text/css", "start.js": "text/javascript", "files.js": "text/javascript",
		"wasm_exec.js": "text/javascript", "icon.png": "image/png", "day.jpg": "image/jpeg", "evening.jpg": "image/jpeg",
		web.Program: "application/gzip",
	}
	for name, kind := range kinds {
		_, header := get(t, server.URL+"/"+name)
		if header.Get("Content-Type") != kind {
			t.Errorf("%q is %s, want %s", name, header.Get("Content-Type"), kind)
		}
	}
	file := regexp.MustCompile(`["/]([a-z_]+\.(?:css|js|png|jpg|wasm\.gz))"`)
	for _, name := range []string{"", "start.js", "style.css"} {
		content, _ := get(t, server.URL+"/"+name)
		for _, named := range file.FindAllSubmatch(content, -1) {
			if kinds[string(named[1])] == "" {
				t.Errorf("%q names %q, which is not among the pages", name, named[1])
			}
		}
	}
}

// A server that unpacked the program on its way would have the page unpack it again, and say a wrong length.
func TestTheProgramTravelsPacked(t *testing.T) {
	content, header := get(t, site(t).URL+"/"+web.Program)
	if header.Get("Content-Encoding") != "" || header.Get("Content-Length") == "" {
		t.Errorf("it comes with %v", header)
	}
	program, err := gzip.NewReader(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	if unpacked, err := io.ReadAll(program); err != nil || string(unpacked) != "the program" {
		t.Errorf("it is %q, %v", unpacked, err)
	}
}

func TestThePageSpeaksEveryLanguage(t *testing.T) {
	server := site(t)
	index, _ := get(t, server.URL)
	text := regexp.MustCompile(`(?s)id="words">(.*?)</script>`).FindSubmatch(index)
	if text == nil {
		t.Fatal("the page has no words")
	}
	var all map[words.Language]map[string]string
	if err := json.Unmarshal(text[1], &all); err != nil {
		t.Fatal(err)
	}
	script, _ := get(t, server.URL+"/start.js")
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
