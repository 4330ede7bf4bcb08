package aloud_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/aloud"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/spoken"
	"portroyal/ui/widgets"
)

// row is a row of a list that shows nothing.
type row struct{ content *canvas.Rectangle }

func (r row) Content() fyne.CanvasObject { return r.content }
func (row) Show(int, bool, bool)         {}

// A line of a list is a line that is pressed as it would be opened, also out of sight; of a long list those near the chosen one.
func TestEveryLineOfAListCanBePressed(t *testing.T) {
	for length, told := range map[int]int{0: 0, 3: 3, 120: 120, 10000: 300} {
		opened := -1
		list := widgets.NewListing(20, time.Now, func() widgets.ListingRow { return row{canvas.NewRectangle(nil)} })
		list.Name = func(line int) string { return fmt.Sprint("Game ", line) }
		list.OnMove, list.OnOpen = func() {}, func() { opened = list.Chosen() }
		r := window(t, at(list, 0, 0, 300, 100))
		list.Set(length, length/2)
		lines := linesOf(aloud.Of(r.Stage))
		if len(lines) != told {
			t.Errorf("of %d lines %d are told of", length, len(lines))
		}
		if length == 0 {
			continue
		}
		last := lines[len(lines)-1]
		if last.Press(); fmt.Sprint("Game ", opened) != last.Words || !aloud.PartOf(last, list) {
			t.Errorf("of %d, %q opens %d", length, last.Words, opened)
		}
		r.Window.Canvas().Focus(list)
		list.Choose(1)
		for _, line := range linesOf(aloud.Of(r.Stage)) {
			if line.Pointed != (line.Words == "Game 1") {
				t.Errorf("of %d: %q pointed %t", length, line.Words, line.Pointed)
			}
		}
	}
}

func linesOf(screen spoken.Screen) (all []spoken.Line) {
	for _, place := range screen.Places {
		all = append(all, place.Lines...)
	}
	return all
}

// Things to choose from say what is chosen with them, and on request what is written on them. The links of a paragraph are lines
// of their own. A part of a page is a place with a name, wherever it is on the page; so is what has the same heading. What is
// said in one line belongs to what is around it.
func TestPartsAreRead(t *testing.T) {
	c, followed := &look.Light, 0
	pick := func(name, about string) *widgets.Pick { return widgets.NewPick(c, 1, name, text(about)) }
	picks := widgets.NewPicks(layout.NewHBoxLayout(), 2, 1, func(int) {}, pick("Off", "Off"), pick("Loud", "Very"))
	picks.What = "Music"
	link := func() { followed++ }
	prose := widgets.NewLinkedProse(c, c.Text, 14, 300, []widgets.Words{
		{Text: "A turn has "}, {Text: "ships", Link: link}, {Text: " and "}, {Text: "persons", Link: link},
	})
	r := window(t,
		at(text("Title"), 0, 0, 60, 20),
		at(geometry.Part("Sound", picks), 0, 30, 200, 40),
		at(prose, 0, 100, 300, 60),
		at(geometry.Said(func() string { return "Games: 40" }, container.NewVBox(text("40"), text("Games"))), 0, 200, 60, 40),
		at(geometry.Part("Sound", text("M")), 0, 300, 60, 20),
		at(widgets.NewSheet(c, 1, 5, text("Sound")), 0, 400, 60, 20),
	)
	want := `Title: Title; A turn has ships and persons; *ships; *persons; Games: 40
Sound: *Music: Off; *Music: Loud, selected (Very.); M; Sound`
	screen := aloud.Of(r.Stage)
	if got := outline(screen); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	for _, line := range linesOf(screen) {
		if line.Role == "link" {
			line.Press()
		}
	}
	if followed != 2 {
		t.Errorf("%d links lead somewhere", followed)
	}
	pointed := func() string {
		var all []string
		for _, line := range linesOf(aloud.Of(r.Stage)) {
			if line.Pointed {
				all = append(all, line.Words)
			}
		}
		return strings.Join(all, "; ")
	}
	for focused, want := range map[fyne.Focusable]string{picks: "Music: Loud, selected", prose: "ships"} {
		if r.Window.Canvas().Focus(focused); pointed() != want {
			t.Errorf("with the keyboard on %T it is at %q", focused, pointed())
		}
	}
}

// A screen is called like the ribbon on top of it, and not like one over a part of it that comes later.
func TestTheRibbonOnTop(t *testing.T) {
	c := &look.Light
	for name, objects := range map[string][]fyne.CanvasObject{
		"Games": {at(text("Search"), 0, 0, 60, 20), widgets.NewTitle(c, "Games", 20)},
		"":      {geometry.Part("Menu", at(text("Play"), 0, 0, 60, 20)), widgets.NewTitle(c, "Recent games", 20)},
	} {
		if got := aloud.Of(window(t, objects...).Stage).Name; got != name {
			t.Errorf("it is called %q, want %q", got, name)
		}
	}
}

// Who chooses with keys of the screen's own hears what they have come to, in the part that tells of it.
func TestWhoIsLedIsThere(t *testing.T) {
	voice := &heard{listens: true}
	led := geometry.Led("Voyage", text("Maiden voyage"))
	r := window(t, at(text("Career"), 0, 0, 60, 20), at(led, 0, 40, 200, 60))
	a := aloud.New(context.Background(), r.Stage, voice, func() (any, string) { return 1, "Career" })
	voice.since()
	for _, c := range []struct{ title, said string }{{"Maiden voyage", ""}, {"In convoy", "In convoy."}} {
		led.Objects[0].(*canvas.Text).Text = c.title
		if a.Look(); voice.since() != c.said {
			t.Errorf("at %q it does not say %q", c.title, c.said)
		}
	}
}
