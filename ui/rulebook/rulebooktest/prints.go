package rulebooktest

import (
	"bytes"
	"encoding/base64"
	"image"
	_ "image/jpeg" // the pictures of the page
	_ "image/png"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portroyal/ui/rulebook/book"
)

var (
	sources = regexp.MustCompile(`src="([^"]*)"`)
	places  = regexp.MustCompile(`id="([^"]*)"`)
	links   = regexp.MustCompile(`href="([^"]*)"`)
	tags    = regexp.MustCompile(`<[^>]*>`)
)

// PrintedBookIsWhole demands that the printed book says everything that the page says; that its pictures are in the file
// and can be read; and that its links lead somewhere in it. It counts the different pictures by their width in pixels.
func PrintedBookIsWhole(t *testing.T, of *book.Book, text string) (widths map[int]int) {
	t.Helper()
	there := map[string]bool{}
	for _, match := range places.FindAllStringSubmatch(text, -1) {
		there[match[1]] = true
	}
	for _, match := range links.FindAllStringSubmatch(text, -1) {
		if to, inside := strings.CutPrefix(match[1], "#"); !inside || !there[to] {
			t.Errorf("a link leads to %q", match[1])
		}
	}
	drawn := map[string]bool{}
	widths = map[int]int{}
	for _, match := range sources.FindAllStringSubmatch(text, -1) {
		_, data, ok := strings.Cut(match[1], ";base64,")
		if drawn[data] || !ok {
			if !ok {
				t.Errorf("a picture is not in the file: %.60q", match[1])
			}
			continue
		}
		drawn[data] = true
		raw, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(data, "&#43;", "+"))
		if err != nil {
			t.Fatal(err)
		}
		config, _, err := image.DecodeConfig(bytes.NewReader(raw))
		if err != nil {
			t.Errorf("a picture cannot be read: %v", err)
		}
		widths[config.Width]++
	}
	plain := strings.NewReplacer("&#43;", "+", "&#39;", "'", "&amp;", "&").Replace(tags.ReplaceAllString(text, ""))
	for _, chapter := range of.Chapters {
		if !strings.Contains(plain, chapter.Title) {
			t.Errorf("there is no chapter %q", chapter.Title)
		}
		for i := range chapter.Blocks {
			block := &chapter.Blocks[i]
			for _, said := range slices.Concat([]string{Said(block), block.Title, block.Note}, slices.Concat(block.Cells...)) {
				if !strings.Contains(plain, said) {
					t.Errorf("%q is missing", said)
				}
			}
		}
	}
	return widths
}
