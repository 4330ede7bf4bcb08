package ending

import (
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/aloud"
	"portroyal/ui/aloud/aloudtest"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// people have played in tests.
var people = []Player{{"Ann", 0}, {"Ben", 1}, {"Cem", 2}, {"Dora", 3}, {"Eve", 4}}

// ended is the end of some game, with the objects that build makes.
func ended(s *stage.Stage, build func(e *End, f Frame) []fyne.CanvasObject) *End {
	e := &End{Brush: Brush{Stage: s, Players: people}}
	e.Head = func(_ int, rim color.NRGBA, size float32) *canvas.Image { return s.Head("person", rim, size) }
	e.Scene = func() scenery.Ending { return scenery.Ending{Flags: []color.NRGBA{e.Colour(0)}} }
	e.Above = func(f Frame) float32 { return e.SkyOver(f, true) }
	e.Build = func(f Frame) []fyne.CanvasObject { return build(e, f) }
	e.Begin()
	return e
}

// bare is an end with nothing but its picture.
func bare(*End, Frame) []fyne.CanvasObject { return nil }

// shown shows an end in the window of its stage.
func shown(t *testing.T, e *End) {
	t.Helper()
	size := e.Stage.Window.Canvas().Size()
	e.Stage.Window.SetContent(e.Content())
	e.Stage.Window.Resize(size)
	t.Cleanup(e.Leave)
}

// ways shows an end with three ways to go on, which note that they were taken; nothing passes but by the clock.
func ways(t *testing.T, taken *[]words.Tipped) (*End, *stagetest.Clock) {
	t.Helper()
	s, clock := stagetest.New(t, stagetest.Small, words.English), &stagetest.Clock{}
	clock.On(s)
	s.HighContrast = true // so that no picture has to be drawn
	e := ended(s, bare)
	for _, id := range []words.Tipped{"end.again", "end.look", "end.start"} {
		e.Ways = append(e.Ways, Way{ID: id, Go: func() { *taken = append(*taken, id) }})
	}
	shown(t, e)
	return e, clock
}

// Each way to go on has a plate, in their order, and no plate is meant by the second half of a double click.
func TestWaysToGoOn(t *testing.T) {
	var taken []words.Tipped
	e, clock := ways(t, &taken)
	test.Tap(visible.All[*widgets.Plate](e.Content())[0])
	clock.Pass(time.Second)
	for _, plate := range visible.All[*widgets.Plate](e.Content()) {
		test.Tap(plate)
	}
	if want := []words.Tipped{"end.again", "end.look", "end.start"}; !slices.Equal(taken, want) {
		t.Errorf("the plates lead %q, want %q", taken, want)
	}
}

// Who only hears it is asked how to go on, after they have been told how the game has ended; and each row of the ranking is a
// place of its own, with nothing that says only a number.
func TestTheEndIsAsked(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	s.HighContrast = true
	e := ended(s, func(e *End, f Frame) []fyne.CanvasObject {
		rows := []Row{
			{Seat: 1, Place: "1.", Points: []int{7}, Sum: "Points"}, {Seat: 0, Place: "2.", Player: "Sailor", Points: []int{5}, Sum: "Points"},
		}
		return append(e.Winners(f, []int{1}), e.Account(f, Account{
			Sources: []Source{{Name: "Persons", Symbol: "crest"}}, Rows: rows,
			Honours: []Honour{{Symbol: "crest", Text: "Fullest chest: 9", Tip: "The most at one time.", Holders: []int{0, 1}}},
			Points:  Points{Title: "Points", Tells: func(int, int) (string, []string) { return "", nil }},
		}))
	})
	e.Badge, e.Symbol = Numbered([]int{5, 7}), s.Symbol
	e.Ways = []Way{{ID: "end.again", Go: func() {}}, {ID: "end.look", Go: func() {}}}
	shown(t, e)
	said := map[string]string{}
	for _, place := range aloud.Of(s).Places {
		var lines []string
		for _, line := range place.Lines {
			lines = append(lines, line.Words)
		}
		said[place.Name] = strings.Join(lines, "; ")
		if place.Asks != (place.Name == "Victory for Ben!") {
			t.Errorf("%q asks: %t", place.Name, place.Asks)
		}
	}
	for name, want := range map[string]string{
		"Victory for Ben!": "Victory for Ben!; Play again; Look at the table", "1. Ben": "Persons: 7; 7 Points",
		"Remarkable": "Fullest chest: 9. Ann, Ben. The most at one time.",
	} {
		if said[name] != want {
			t.Errorf("%s: %q, want %q", name, said[name], want)
		}
	}
	for _, problem := range aloudtest.Lost(s, false) {
		t.Error(problem)
	}
}

// A key plays again once nothing has been pressed for a while, and none of those that play at a table does, however long one
// waits; the arrow keys reach the plates.
func TestKeysAlone(t *testing.T) {
	var taken []words.Tipped
	e, clock := ways(t, &taken)
	press := func(key fyne.KeyName, after time.Duration) {
		clock.Pass(after)
		e.Typed(&fyne.KeyEvent{Name: key})
	}
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace} {
		press(key, 3*time.Second)
	}
	e.Appear()
	for range 3 {
		press(First, Pause*9/10)
	}
	if len(taken) > 0 {
		t.Error("a player who still means the game plays again")
	}
	if press(First, Pause); !slices.Equal(taken, []words.Tipped{"end.again"}) {
		t.Errorf("the key leads %q", taken)
	}
	e.Typed(&fyne.KeyEvent{Name: fyne.KeyRight})
	if _, ok := e.Stage.Window.Canvas().Focused().(*widgets.Plate); !ok {
		t.Errorf("%T has the focus", e.Stage.Window.Canvas().Focused())
	}
}
