package library

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is the library in a window, with what has been asked of it.
type bench struct {
	*Library
	t       *testing.T
	clock   stagetest.Clock
	kept    []Game
	refuses bool // to delete

	opened, exported []string
	left             int
}

func shown(t *testing.T, games []Game) *bench {
	return shownAt(t, games, stagetest.Small, words.English)
}

func shownAt(t *testing.T, games []Game, size fyne.Size, language words.Language) *bench {
	t.Helper()
	s := piecestest.New(t, size, language)
	b := &bench{t: t, kept: slices.Clone(games)}
	b.clock.On(&s.Stage)
	b.Library = New(s, func() []Game { return slices.Clone(b.kept) }, Calls{
		Open:   func(id string) { b.opened = append(b.opened, id) },
		Export: func(id string) { b.exported = append(b.exported, id) },
		Delete: b.bury,
		Import: func(done func()) {
			b.kept = append(b.kept, game("imported", 4, "Fay", "Guy"))
			done()
		},
		Back: func() { b.left++ },
	})
	stagetest.Show(t, &s.Stage, b.Library)
	return b
}

// bury deletes games.
func (b *bench) bury(ids []string) func() {
	if b.refuses {
		return nil
	}
	before := b.kept
	b.kept = slices.DeleteFunc(slices.Clone(b.kept), func(g Game) bool { return slices.Contains(ids, g.ID) })
	return func() { b.kept = before }
}

func (b *bench) on() fyne.Canvas { return b.stage.Window.Canvas() }

func (b *bench) press(names ...fyne.KeyName) { stagetest.Press(b.on(), names...) }

// write types a text as the toolkit does: what has the focus gets it, else the window.
func (b *bench) write(text string) {
	for _, letter := range text {
		if focused := b.on().Focused(); focused != nil {
			focused.TypedRune(letter)
		} else {
			b.on().OnTypedRune()(letter)
		}
	}
}

// plate finds a plate by its words.
func (b *bench) plate(id words.ID) *widgets.Plate {
	b.t.Helper()
	return b.plateSaying(b.stage.Words.T(id))
}

func (b *bench) plateSaying(text string) *widgets.Plate {
	b.t.Helper()
	for _, plate := range seen.All[*widgets.Plate](seen.Top(b.on())) {
		if plate.Text == text {
			return plate
		}
	}
	b.t.Fatalf("no plate %q", text)
	return nil
}

// chosen is the id of the chosen game.
func (b *bench) chosen() string {
	if e := b.log.at(); e != nil {
		return e.ID
	}
	return ""
}

// inSight lists the games on rows that can be seen, from the top, and checks that they are those of the catalogue.
func (b *bench) inSight() (ids []string) {
	b.t.Helper()
	top, high := b.log.scroll.Offset.Y, b.log.places.high
	first := int(top / high)
	for i := first; i < len(b.catalogue.shown) && float32(i)*high < top+b.log.scroll.Size().Height; i++ {
		n := 0
		for _, r := range b.log.rows {
			if r.box.Visible() && r.box.Position().Y == float32(i)*high {
				n++
				ids = append(ids, r.shows.ID)
				if want := b.catalogue.shown[i].ID; r.shows.ID != want {
					b.t.Errorf("row %d shows %s, not %s", i, r.shows.ID, want)
				}
			}
		}
		if n != 1 {
			b.t.Errorf("there are %d rows at place %d", n, i)
		}
	}
	return ids
}

// Everything is done by the keyboard alone: going through the games, opening, deleting and taking that back,
// searching, going back.
func TestKeyboard(t *testing.T) {
	b := shown(t, some())
	b.press(fyne.KeyReturn, fyne.KeyDown, fyne.KeyDown, fyne.KeyEnter, fyne.KeyUp, fyne.KeyReturn)
	b.press(fyne.KeyEnd, fyne.KeyReturn, fyne.KeyDown, fyne.KeyReturn, fyne.KeyHome, fyne.KeyReturn)
	if got := strings.Join(b.opened, " "); got != "newest second practice old old newest" {
		t.Errorf("opened: %s", got)
	}
	b.press(fyne.KeyPageDown)
	if b.chosen() == "newest" {
		t.Error("a page down stays where it is")
	}
	b.press(fyne.KeyHome)
	b.write("zo")
	if b.catalogue.search != "zo" || b.chosen() != "second" {
		t.Errorf("typing searches for %q and finds %q", b.catalogue.search, b.chosen())
	}
	b.press(fyne.KeyReturn)
	if b.opened[len(b.opened)-1] != "second" {
		t.Error("Enter in the search opens nothing")
	}
	b.press(fyne.KeyDown) // to the log, where typing and deleting letters go on in the search
	b.press(fyne.KeyBackspace)
	b.write("e")
	if b.catalogue.search != "ze" {
		t.Errorf("the search is %q", b.catalogue.search)
	}
	b.press(fyne.KeyEscape)
	if b.left != 0 || b.catalogue.search != "" || len(b.catalogue.shown) != len(some()) {
		t.Errorf("the first Esc: left %d times, the search is %q", b.left, b.catalogue.search)
	}
	b.press(fyne.KeyEscape)
	if b.left != 1 {
		t.Error("Esc does not lead back")
	}
}

// Tab comes to the field, every plate, every heading and the log.
func TestTabReachesEverything(t *testing.T) {
	b := shown(t, some())
	reached := map[fyne.Focusable]bool{}
	for range 40 {
		b.press(fyne.KeyTab)
		reached[b.on().Focused()] = true
	}
	seen.Walk(b.root, func(object fyne.CanvasObject) {
		if focusable, ok := object.(fyne.Focusable); ok && !reached[focusable] {
			t.Errorf("Tab does not reach %T", object)
		}
	})
	if !reached[b.log] || !reached[b.field] || len(reached) < 14 {
		t.Errorf("Tab reaches %d things", len(reached))
	}
}

// A deleted game is gone at once and can be brought back, until the next is deleted.
func TestDeleteAndBringBack(t *testing.T) {
	b := shown(t, some())
	if seen.Says(b.root, b.stage.Words.T("library.restore")) {
		t.Error("something can be brought back before anything has been deleted")
	}
	b.press(fyne.KeyDown, fyne.KeyDelete)
	if len(b.kept) != 5 || strings.Contains(b.ids(), "practice") || b.chosen() != "second" {
		t.Errorf("%d games are left, %s are shown, %s is chosen", len(b.kept), b.ids(), b.chosen())
	}
	stagetest.Hold(b.on(), fyne.KeyDelete)
	if len(b.kept) != 5 {
		t.Error("holding the key down deletes more games")
	}
	tip := b.plate("library.restore").ToolTip()
	if !strings.Contains(tip, "Cem") || !strings.Contains(b.plate("library.restore").Detail, "Cem, Eve") {
		t.Errorf("what can be brought back says %q", tip)
	}
	test.Tap(b.plate("library.restore"))
	if got := b.catalogue.ids(); got != "newest practice second unterwegs clock old" || b.chosen() != "practice" {
		t.Errorf("after bringing it back: %s, %s is chosen", got, b.chosen())
	}
	test.Tap(b.plate("library.delete"))
	b.on().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutUndo{})
	if len(b.kept) != 6 {
		t.Error("undo brings nothing back")
	}
	b.on().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutUndo{})
	b.press(fyne.KeyEnd, fyne.KeyDelete, fyne.KeyDelete)
	test.Tap(b.plate("library.restore"))
	if len(b.kept) != 5 || b.chosen() != "clock" || b.restore != nil {
		t.Errorf("%d games, %s is chosen", len(b.kept), b.chosen())
	}
	b.refuses = true
	b.press(fyne.KeyDelete)
	if len(b.catalogue.shown) != 5 || b.restore != nil {
		t.Error("a game that could not be deleted has gone")
	}
}

func (b *bench) ids() string { return b.catalogue.ids() }

// The last game of all can be deleted; then the page says what it is for, and what needs a game does nothing.
func TestEmptyLibrary(t *testing.T) {
	b := shown(t, some()[:1])
	b.press(fyne.KeyDelete)
	if !seen.Says(b.root, b.stage.Words.T("library.empty.about")) || seen.Says(b.root, "Players") {
		t.Error("the empty page says nothing")
	}
	b.press(fyne.KeyReturn, fyne.KeyDelete, fyne.KeyDown, fyne.KeyEnd, fyne.KeyPageUp)
	for _, id := range []words.ID{"library.export", "library.delete", "library.look"} {
		if plate := b.plate(id); !plate.Waiting() {
			t.Errorf("%s can be pressed", id)
		} else {
			test.Tap(plate)
		}
	}
	if len(b.opened)+len(b.exported) > 0 {
		t.Error("nothing has been opened")
	}
	test.Tap(b.plate("library.import"))
	if b.chosen() != "imported" || !seen.Says(b.root, "Fay") {
		t.Error("what has been imported is not shown")
	}
	b.press(fyne.KeyEscape)
	if b.left != 1 {
		t.Error("Esc does not lead back")
	}
}

// Filters, headings and the kinds of games are plates to press; where nothing fits, one leads back to all.
func TestFilters(t *testing.T) {
	b := shown(t, some())
	test.Tap(b.plate("library.finished"))
	if b.ids() != "second unterwegs clock old" || b.plate("library.finished").Kind != widgets.CalmPlate {
		t.Errorf("finished: %s", b.ids())
	}
	if !seen.Says(b.root, "4 of 6") {
		t.Error("nobody says how many games are shown")
	}
	test.Tap(b.plate("library.editions"))
	test.Tap(b.plateSaying("Unterwegs"))
	if b.ids() != "unterwegs" || b.stage.Covered() {
		t.Errorf("of one edition: %s", b.ids())
	}
	b.write("nobody")
	if b.ids() != "" || !seen.Says(b.root, b.stage.Words.T("library.none")) {
		t.Errorf("a search for nobody finds %s", b.ids())
	}
	b.on().Focus(b.plate("library.none.all"))
	b.press(fyne.KeyEscape) // takes the search away, and no filter
	if b.catalogue.search != "" || b.ids() != "unterwegs" {
		t.Errorf("after Esc %q finds %s", b.catalogue.search, b.ids())
	}
	b.write("nobody")
	test.Tap(b.plate("library.none.all"))
	if len(b.catalogue.shown) != 6 || b.field.Text != "" || !seen.Says(b.root, "Players") {
		t.Errorf("all games are %s", b.ids())
	}
	chosen := b.chosen()
	test.Tap(b.headings[byLength].tile)
	if b.ids() != "newest practice second unterwegs clock old" {
		t.Errorf("by length: %s", b.ids())
	}
	test.Tap(b.headings[byLength].tile)
	if b.ids() != "old practice second unterwegs clock newest" || b.chosen() != chosen {
		t.Errorf("by length, the shortest first: %s, %s is chosen", b.ids(), b.chosen())
	}
	for by, h := range b.headings {
		if h.arrow.Visible() != (column(by) == byLength) {
			t.Errorf("the arrow of column %d", by)
		}
	}
}

// A click chooses a game, a second one opens it, and a slow one does not.
func TestClicks(t *testing.T) {
	b := shown(t, some())
	at := func(row int) fyne.Position {
		return seen.Place(b.log).AddXY(30, (float32(row)+0.5)*b.log.places.high)
	}
	test.TapCanvas(b.on(), at(2))
	b.clock.Pass(time.Second)
	test.TapCanvas(b.on(), at(2))
	b.clock.Pass(time.Second)
	test.TapCanvas(b.on(), at(1))
	test.TapCanvas(b.on(), at(3))
	if b.chosen() != "unterwegs" || len(b.opened) > 0 {
		t.Errorf("single clicks choose %s and open %s", b.chosen(), b.opened)
	}
	test.TapCanvas(b.on(), at(3))
	if !slices.Equal(b.opened, []string{"unterwegs"}) {
		t.Errorf("a double click opens %s", b.opened)
	}
	test.TapCanvas(b.on(), at(7)) // below the last game
	if b.chosen() != "unterwegs" {
		t.Error("a click on nothing chooses something")
	}
	test.Tap(b.plate("library.export"))
	if !slices.Equal(b.exported, []string{"unterwegs"}) {
		t.Errorf("exported: %s", b.exported)
	}
}

// However many games there are, there are only as many rows as can be seen; and wherever the list is scrolled
// to, they show the games that belong there.
func TestTenThousandGames(t *testing.T) {
	games := many(10000)
	before := time.Now()
	b := shown(t, games)
	b.inSight()
	if took := time.Since(before); took > time.Second {
		t.Errorf("opening takes %v", took)
	} else {
		t.Logf("opening takes %v", took)
	}
	if rows := len(b.log.rows); rows > 14 {
		t.Errorf("there are %d rows", rows)
	}
	b.press(fyne.KeyEnd)
	if ids := b.inSight(); ids[len(ids)-1] != b.catalogue.shown[9999].ID || b.chosen() != ids[len(ids)-1] {
		t.Errorf("at the end: %s", ids)
	}
	b.log.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 250000)})
	b.inSight()
	b.press(fyne.KeyUp) // back to the chosen one
	if ids := b.inSight(); !slices.Contains(ids, b.catalogue.shown[9998].ID) {
		t.Errorf("near the end: %s", ids)
	}
	b.write("anna henry") // far fewer
	if ids := b.inSight(); len(ids) == 0 || len(ids) > 12 {
		t.Errorf("in sight: %s", ids)
	}
	b.press(fyne.KeyHome)
	for range 40 {
		b.log.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -37)})
		b.inSight()
	}
	if b.log.scroll.Offset.Y == 0 {
		t.Error("it does not scroll")
	}
}

// A row that stays in sight while the list is scrolled is left as it is.
func TestRowsAreKept(t *testing.T) {
	b := shown(t, many(100))
	before := map[*row]*entry{}
	for _, r := range b.log.rows {
		before[r] = r.shows
	}
	for step := range 20 {
		b.log.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -b.log.places.high)})
		changed := 0
		for _, r := range b.log.rows {
			if before[r] != r.shows {
				changed++
			}
			before[r] = r.shows
		}
		if changed > 2 { // heights are no whole numbers
			t.Errorf("step %d: %d rows show something else", step, changed)
		}
	}
}

// Rows tell in full, under the pointer, what has been cut on them.
func TestRowsTellAll(t *testing.T) {
	long := "Maximiliane von Hohenstein-Wittelsbach zu Anhalt"
	b := shown(t, []Game{with(game("long", 0, long, long, "carl", long, long), func(g *Game) { g.Practice = true })})
	if seen.Says(b.root, long) {
		t.Fatal("nothing has been cut")
	}
	tip := b.log.rows[0].tip
	for _, says := range []string{
		long, "carl (computer player)", "Base game", "Round 7", "Practice", "20 min", "22 Nov 2026",
	} {
		if !strings.Contains(tip.ToolTip(), says) {
			t.Errorf("%q does not say %q", tip.ToolTip(), says)
		}
	}
	test.MoveMouse(b.on(), seen.Place(b.log).AddXY(200, 20))
	if hovered := b.log.rows[0].tip.Hovered(); !hovered {
		t.Error("the pointer is on no row")
	}
}

// Words keep to their columns at every size and in every language, whatever people are called.
func TestWordsKeepToTheirColumns(t *testing.T) {
	games := some()
	long := "Maximiliane von Hohenstein-Wittelsbach zu Anhalt"
	games = append(games, game("five", 0, long, long, long, long, long), over(game("won", 0, long, "w"), 0),
		with(over(game("lost", 0, "WWWWWWWWWW", "W"), 0), func(g *Game) {
			g.Options.Cooperative, g.Options.Contracts, g.Practice = true, true, true
			g.Standing.Turn, g.Standing.Played = 800, 100*3600*1000
		}))
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			b := shownAt(t, games, size, language)
			for _, r := range b.log.rows {
				if r.shows == nil || !r.box.Visible() {
					continue
				}
				all := []*canvas.Text{}
				for _, text := range seen.All[*canvas.Text](r.box) {
					if text.Text != "" {
						all = append(all, text)
					}
				}
				for i, text := range all {
					from, to := seen.Ink(text)
					if to.X > seen.Place(r.box).X+r.log.places.width {
						t.Errorf("%s, %v: %q runs out of its row", language, size, text.Text)
					}
					for _, other := range all[i+1:] {
						left, right := seen.Ink(other)
						if from.X < right.X && left.X < to.X && from.Y < right.Y-4 && left.Y < to.Y-4 {
							t.Errorf("%s, %v: %q runs into %q", language, size, text.Text, other.Text)
						}
					}
				}
			}
			for _, plate := range seen.All[*widgets.Plate](b.root) {
				if at := seen.Place(plate); at.X < 0 || at.X+plate.Size().Width > size.Width+0.5 ||
					plate.MinSize().Width > plate.Size().Width+0.5 {
					t.Errorf("%s, %v: the plate %q lies at %v and is %v", language, size, plate.Text, at, plate.Size())
				}
			}
			for _, h := range b.headings {
				if strings.HasSuffix(h.title.Text, "\u2026") {
					t.Errorf("%s, %v: the heading %q has been cut", language, size, h.title.Text)
				}
			}
		}
	}
}
