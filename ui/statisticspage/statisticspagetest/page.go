// Package statisticspagetest is for tests of pages with statistics, whichever game they are of.
package statisticspagetest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/archive"
	"portroyal/engine/record"
	"portroyal/ui/chart"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Says are all words on a page, in one line.
func Says(page fyne.CanvasObject) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(visible.Texts(page), "\u00a0", " ")), " ")
}

// Plate is the plate with a text.
func Plate(t *testing.T, on fyne.CanvasObject, text string) *widgets.Plate {
	t.Helper()
	for _, plate := range visible.All[*widgets.Plate](on) {
		if plate.Text == text {
			return plate
		}
	}
	t.Fatalf("there is no plate %q", text)
	return nil
}

// Fits checks that words are within a width, and no two on top of each other.
func Fits(t *testing.T, name string, content fyne.CanvasObject, width float32) {
	t.Helper()
	type ink struct {
		text     string
		from, to fyne.Position
	}
	var written []ink // finding a place takes a walk through the window
	for _, text := range visible.All[*canvas.Text](content) {
		from, to := visible.Ink(text)
		if from.X < -0.5 || to.X > width+0.5 {
			t.Errorf("%s: %q is outside of the window", name, text.Text)
		}
		for _, other := range written {
			wide := min(to.X, other.to.X) - max(from.X, other.from.X)
			high := min(to.Y, other.to.Y) - max(from.Y, other.from.Y)
			if wide > 1 && high > 2 {
				t.Errorf("%s: %q is on top of %q", name, text.Text, other.text)
			}
		}
		written = append(written, ink{text.Text, from, to})
	}
}

// Told checks that every column of a chart is told of by the pointer and the arrow keys, and all of them to those who do not
// see it.
func Told(t *testing.T, on fyne.Canvas, c *chart.Chart) {
	t.Helper()
	line := func(want string) (said string) { // what is said last, in as many lines as have so many letters
		texts := visible.All[*canvas.Text](c)
		for i := len(texts) - 1; i >= 0 && len(said) < len(want); i-- {
			said = strings.TrimSpace(texts[i].Text + " " + said)
		}
		return said
	}
	all := strings.Split(c.AccessibilityLabel(), "\n")
	if len(all) != len(c.Parts)+1 || all[0] != c.About || !strings.HasSuffix(c.About, ".") {
		t.Errorf("the chart says %q", all)
	}
	on.Focus(c)
	for i := range c.Parts {
		stagetest.Press(on, fyne.KeyRight)
		if line(all[i+1]) != all[i+1] || c.AccessibilityLabel() != all[i+1] {
			t.Errorf("column %d says %q, want %q", i, line(all[i+1]), all[i+1])
		}
	}
	on.Unfocus()
	for i, one := range c.Parts {
		c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(one.Left+1, one.Top+1)}})
		if line(all[i+1]) != all[i+1] {
			t.Errorf("under the pointer: %q, want %q", line(all[i+1]), all[i+1])
		}
	}
	if c.MouseOut(); line(c.About) != c.About {
		t.Errorf("without either: %q", line(c.About))
	}
}

// Parts checks that these words are on a page with so many games, and those not.
func Parts(t *testing.T, games int, page fyne.CanvasObject, there, lack []string) {
	t.Helper()
	says := Says(page)
	for _, text := range there {
		if !strings.Contains(says, text) {
			t.Errorf("with %d games there is no %q: %s", games, text, says)
		}
	}
	for _, text := range lack {
		if strings.Contains(says, text) {
			t.Errorf("with %d games there is %q", games, text)
		}
	}
}

// Record is a record whose id can be changed.
type Record interface {
	record.Record
	FileName() string
}

// Fill fills a folder with copies of a record, one for each of some made-up games, and the file beside them with what those
// say. gather writes that file for the record alone first. It returns how many bytes the file has.
func Fill[G any](
	b *testing.B, in *archive.Archive, file string, of Record, gather func() error, games []G, id func(*G) string,
) int {
	b.Helper()
	of.About().ID = "game-00000"
	if err := in.Keep(of); err != nil {
		b.Fatal(err)
	}
	if err := gather(); err != nil {
		b.Fatal(err)
	}
	line, err := os.ReadFile(file)
	if err != nil {
		b.Fatal(err)
	}
	var form struct {
		Form int `json:"form"`
	}
	if err := json.Unmarshal(line, &form); err != nil {
		b.Fatal(err)
	}
	var lines bytes.Buffer
	for i := range games {
		text, err := json.Marshal(&games[i])
		if err != nil {
			b.Fatal(err)
		}
		fmt.Fprintf(&lines, "{\"form\":%d,\"game\":%s}\n", form.Form, text)
		of.About().ID = id(&games[i])
		if err := os.WriteFile(filepath.Join(in.Dir(), of.FileName()), of.Bytes(), 0o666); err != nil {
			b.Fatal(err)
		}
	}
	if err := os.WriteFile(file, lines.Bytes(), 0o666); err != nil {
		b.Fatal(err)
	}
	return lines.Len()
}
