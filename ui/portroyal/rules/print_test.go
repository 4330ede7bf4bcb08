package rules

import (
	"bytes"
	"context"
	"encoding/base64"
	"image"
	_ "image/jpeg" // the pictures of the page
	_ "image/png"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/words"
)

var (
	sources = regexp.MustCompile(`src="([^"]*)"`)
	places  = regexp.MustCompile(`id="([^"]*)"`)
	links   = regexp.MustCompile(`href="([^"]*)"`)
	tags    = regexp.MustCompile(`<[^>]*>`)
)

// The printed book says everything that the page says; its pictures are in the file and can be read,
// and its links lead somewhere in it.
func TestThePrintedBookIsWhole(t *testing.T) {
	for _, code := range []words.Language{words.Spanish} { // drawing it takes a while
		s := piecestest.New(t, small, code)
		var file bytes.Buffer
		Print(context.Background(), s, nil, func(write func(io.Writer) error) {
			if err := write(&file); err != nil {
				t.Fatal(err)
			}
		})
		if dir := os.Getenv("PRINT"); dir != "" {
			_ = os.WriteFile(dir+"/"+string(code)+".html", file.Bytes(), 0o644)
		}
		text := file.String()
		there := map[string]bool{}
		for _, match := range places.FindAllStringSubmatch(text, -1) {
			there[match[1]] = true
		}
		for _, match := range links.FindAllStringSubmatch(text, -1) {
			if to, inside := strings.CutPrefix(match[1], "#"); !inside || !there[to] {
				t.Errorf("%s: a link leads to %q", code, match[1])
			}
		}
		drawn, boards := map[string]bool{}, 0
		for _, match := range sources.FindAllStringSubmatch(text, -1) {
			_, data, ok := strings.Cut(match[1], ";base64,")
			if drawn[data] || !ok {
				if !ok {
					t.Errorf("%s: a picture is not in the file: %.60q", code, match[1])
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
				t.Errorf("%s: a picture cannot be read: %v", code, err)
			}
			if config.Width == printWide {
				boards++
			}
		}
		if boards != len(pictures) {
			t.Errorf("%s: %d parts of tables, want %d", code, boards, len(pictures))
		}
		plain := strings.NewReplacer("&#43;", "+", "&#39;", "'", "&amp;", "&").Replace(tags.ReplaceAllString(text, ""))
		for _, chapter := range book.In(s.Words, nil).Chapters {
			if !strings.Contains(plain, chapter.Title) {
				t.Errorf("%s: there is no chapter %q", code, chapter.Title)
			}
			for i := range chapter.Blocks {
				said := ""
				for _, run := range chapter.Blocks[i].Runs {
					said += run.Text
				}
				if !strings.Contains(plain, said) {
					t.Errorf("%s: %q is missing", code, said)
				}
			}
		}
	}
}
