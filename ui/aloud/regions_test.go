package aloud

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// What has a name says that and not what is written under it; an unread region says its lines alone, and sentences stay whole.
func TestNamesAndRegions(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	lay := func(object fyne.CanvasObject, y float32) fyne.CanvasObject {
		object.Move(fyne.NewPos(0, y))
		object.Resize(fyne.NewSize(200, 20))
		return object
	}
	text := func(words string, y float32) fyne.CanvasObject { return lay(canvas.NewText(words, nil), y) }
	pressed := 0
	named := widgets.NewAsked("Tavern\nIt sells cards.", nil, func() { pressed++ })
	named.Named, named.Pointed = "1: Tavern, 3 coins", true
	closed := container.New(&geometry.Region{
		Name: "Hand", Of: 2, Unread: true, Lines: func() []string { return []string{"2 cards", "face down"} },
	}, text("secret", 60))
	s.Window.SetContent(container.NewWithoutLayout(
		text("Where to?", 0), text("It is late", 0), text("now", 0), text("3", 30), lay(named, 30), lay(closed, 60),
	))
	screen := Of(s)
	var all []string
	for _, place := range screen.Places {
		for _, line := range place.Lines {
			all = append(all, line.Words+"|"+line.More)
			if line.Pointed != (line.Words == named.Named) {
				t.Errorf("%q: pointed %t", line.Words, line.Pointed)
			}
			if line.Press != nil {
				line.Press()
			}
		}
	}
	want := "Where to? It is late, now|; 1: Tavern, 3 coins|Tavern. It sells cards.; 2 cards|; face down|"
	if got := strings.Join(all, "; "); got != want || pressed != 1 {
		t.Errorf("%s, pressed %d times; want %s", got, pressed, want)
	}
	if last := screen.Places[len(screen.Places)-1]; last.Name != "Hand" || last.Of != 2 {
		t.Errorf("the last place is %q of %d", last.Name, last.Of)
	}
}
