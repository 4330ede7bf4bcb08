package library

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is the library in a window, with what has been asked of it.
type bench struct {
	*Library
	t       *testing.T
	clock   stagetest.Clock
	kept    []Game
	bin     Bin
	refuses bool // to delete
	counts  bool // the game that was deleted last

	opened, exported, watched, reviews []string

	left int
}

func shown(t *testing.T, games []Game) *bench {
	return shownAt(t, games, stagetest.Small, words.English)
}

func shownAt(t *testing.T, games []Game, size fyne.Size, language words.Language) *bench {
	t.Helper()
	return shownWith(t, summary.Tellers{terms.Teller}, games, size, language)
}

// shownWith shows the games that these tell of.
func shownWith(
	t *testing.T, tellers summary.Tellers, games []Game, size fyne.Size, language words.Language,
) *bench {
	t.Helper()
	s := stagetest.New(t, size, language)
	b := &bench{t: t, kept: slices.Clone(games)}
	b.clock.On(s)
	b.Library = New(s, tellers, func() []Game { return slices.Clone(b.kept) }, &b.bin, Calls{
		Open:   func(id string) { b.opened = append(b.opened, id) },
		Watch:  func(id string) { b.watched = append(b.watched, id) },
		Review: func(id string) { b.reviews = append(b.reviews, id) },
		Export: func(id string) { b.exported = append(b.exported, id) },
		Delete: b.bury,
		Import: func(done func(string)) {
			b.kept = append(b.kept, game("imported", 4, "Fay", "Guy"))
			done("imported")
		},
		Claim: func(id string, own bool) {
			for i := range b.kept {
				if b.kept[i].ID == id {
					b.kept[i].Theirs, b.kept[i].Claimed = !own, own
				}
			}
		},
		Back: func() { b.left++ },
	})
	b.since = b.since.Add(-time.Minute) // the key that led here has been let go
	stagetest.Show(t, s, b.Library)
	return b
}

// bury deletes games.
func (b *bench) bury(ids []string, counts bool) func() bool {
	b.counts = counts
	if b.refuses {
		return nil
	}
	before := b.kept
	b.kept = slices.DeleteFunc(slices.Clone(b.kept), func(g Game) bool { return slices.Contains(ids, g.ID) })
	return func() bool { b.kept = before; return true }
}

func (b *bench) on() fyne.Canvas { return b.stage.Window.Canvas() }

// press presses keys, and deletes everything where it is asked what goes with a game.
func (b *bench) press(names ...fyne.KeyName) {
	for _, name := range names {
		stagetest.Press(b.on(), name)
		b.answer()
	}
}

// tapDelete deletes the chosen game with all that goes with it.
func (b *bench) tapDelete() {
	b.removed = time.Time{} // it is no double click
	test.Tap(b.plate("library.delete"))
	b.answer()
}

// answer has everything deleted, if that is asked.
func (b *bench) answer() {
	if b.stage.Shows(asking) {
		b.tapAsked("library.delete.all")
	}
}

// tapAsked taps on a plate of the question.
func (b *bench) tapAsked(id words.ID) {
	b.t.Helper()
	for _, plate := range visible.All[*widgets.Plate](b.on().Overlays().Top()) {
		if plate.Text == b.stage.Words.T(id) {
			test.Tap(plate)
			return
		}
	}
	b.t.Fatalf("there is no %s", id)
}

// write types a text as the toolkit does: what has the focus gets it, else the window.
func (b *bench) write(text string) {
	for _, letter := range text {
		if focused := b.on().Focused(); focused != nil {
			focused.TypedRune(letter)
		} else {
			b.TypedRune(letter)
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
	for _, plate := range visible.All[*widgets.Plate](visible.Top(b.on())) {
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
	top, high := b.log.list.Scroll.Offset.Y, b.log.places.high
	first := int(top / high)
	for i := first; i < len(b.catalogue.shown) && float32(i)*high < top+b.log.list.Scroll.Size().Height; i++ {
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
	visible.Walk(b.Root, func(object fyne.CanvasObject) {
		if focusable, ok := object.(fyne.Focusable); ok && !reached[focusable] {
			t.Errorf("Tab does not reach %T", object)
		}
	})
	if !reached[b.log.list] || !reached[b.field] || len(reached) < 14 {
		t.Errorf("Tab reaches %d things", len(reached))
	}
}

// A deleted game is gone at once and can be brought back, the one that was deleted last before those before it.
func TestDeleteAndBringBack(t *testing.T) {
	b := shown(t, some())
	if visible.Says(b.Root, b.stage.Words.T("library.restore")) {
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
	b.tellsOf("practice")
	test.Tap(b.plate("library.restore"))
	if got := b.catalogue.ids(); got != "newest practice second unterwegs clock old" || b.chosen() != "practice" {
		t.Errorf("after bringing it back: %s, %s is chosen", got, b.chosen())
	}
	b.tapDelete()
	b.on().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutUndo{})
	if len(b.kept) != 6 {
		t.Error("undo brings nothing back")
	}
	b.on().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutUndo{})
	b.press(fyne.KeyEnd, fyne.KeyDelete, fyne.KeyDelete)
	test.Tap(b.plate("library.restore"))
	if len(b.kept) != 5 || b.chosen() != "clock" {
		t.Errorf("%d games, %s is chosen", len(b.kept), b.chosen())
	}
	test.Tap(b.plate("library.restore"))
	if len(b.kept) != 6 || b.chosen() != "old" || len(b.bin) > 0 {
		t.Errorf("%d games, %s is chosen, %d can be brought back", len(b.kept), b.chosen(), len(b.bin))
	}
	b.press(fyne.KeyEnd, fyne.KeyDelete)
	b.refuses = true
	b.press(fyne.KeyDelete)
	if len(b.catalogue.shown) != 5 || len(b.bin) != 1 {
		t.Error("a game that could not be deleted has gone")
	}
}

// A game that counts for somebody is not deleted before it was asked whether that goes with it; any other is.
func TestWhatGoesWithAGame(t *testing.T) {
	for _, one := range []struct {
		id     string
		answer words.ID
		asked  bool
		left   int
		counts bool
	}{
		{"practice", "", false, 5, false},
		{"newest", "", false, 5, false},
		{"second", "library.delete.counted", true, 5, true},
		{"second", "library.delete.all", true, 5, false},
		{"second", "library.delete.none", true, 6, false},
	} {
		b := shown(t, some())
		b.log.list.Choose(b.placeOf(one.id))
		stagetest.Press(b.on(), fyne.KeyDelete)
		if asks := b.stage.Shows(asking); asks != one.asked {
			t.Fatalf("%s: it is asked: %v", one.id, asks)
		}
		if one.asked {
			if len(b.kept) != 6 || !visible.Says(b.on().Overlays().Top(), b.stage.Words.T(terms.Teller.Goes)) {
				t.Errorf("%s: it is not said what goes with it, or it has gone", one.id)
			}
			b.tapAsked(one.answer)
		}
		if len(b.kept) != one.left || b.counts != one.counts || b.stage.Covered() {
			t.Errorf("%s, %s: %d games are left, it counts: %v", one.id, one.answer, len(b.kept), b.counts)
		}
		if one.left == 5 {
			if b.Undo(); len(b.kept) != 6 {
				t.Errorf("%s, %s: it does not come back", one.id, one.answer)
			}
		}
	}
}

// tellsOf checks that it is said which game was deleted last: on the screen as much as there is room for, and on the
// plate that brings it back in full.
func (b *bench) tellsOf(id string) {
	b.t.Helper()
	at := slices.IndexFunc(some(), func(g Game) bool { return g.ID == id })
	game := terms.Teller.Whole(b.stage.Words, &some()[at].Head)
	if tip := b.plate("library.restore").ToolTip(); !strings.Contains(tip, game) {
		b.t.Errorf("%q does not say %q", tip, game)
	}
	said := strings.TrimSuffix(b.strip.says.Text, "\u2026")
	if whole := b.stage.Words.T("library.deleted", "Game", game); !strings.HasPrefix(whole, said) ||
		!strings.Contains(said, some()[at].Seats[0].Name) || !visible.Says(b.Root, b.strip.says.Text) {
		b.t.Errorf("%q is not %q", b.strip.says.Text, whole)
	}
}

// Which game has gone is said however it was deleted, and of the last one; the log stays where it was scrolled to, with
// everything in the window.
func TestDeletedGameIsNamed(t *testing.T) {
	for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			games, disputed := some(), size == stage.Smallest
			for i := range games { // where it is asked as well whose they are there is the least room
				games[i].Theirs = disputed && i%3 == 0
			}
			b := shownAt(t, games, size, language)
			for _, delete := range []func(){
				func() { b.tapDelete() },
				func() { b.press(fyne.KeyEnd, fyne.KeyDelete) },
				func() { b.press(fyne.KeyHome); b.log.list.Choose(1); b.tapDelete() },
			} {
				before := slices.Clone(b.kept)
				delete()
				went := slices.IndexFunc(before, func(g Game) bool {
					return !slices.ContainsFunc(b.kept, func(k Game) bool { return k.ID == g.ID })
				})
				if went < 0 {
					t.Fatal("nothing was deleted")
				}
				b.tellsOf(before[went].ID)
				b.inSight()
				stagetest.HasRoom(t, b.Root, fmt.Sprint(language, " ", size))
				foot := visible.Place(b.foot.box)
				at, strip := visible.Place(b.strip.box), b.strip.box.Size()
				if at.Y+strip.Height > foot.Y || at.X+strip.Width > size.Width ||
					visible.Place(b.log.list).Y+b.log.list.Size().Height > at.Y {
					t.Errorf("%s, %v: the strip lies at %v, %v large, above %v", language, size, at, strip, foot)
				}
			}
			for len(b.bin) > 0 {
				test.Tap(b.plate("library.restore"))
			}
			if (b.strip.box != nil) != disputed || visible.Says(b.Root, b.stage.Words.T("library.restore")) {
				t.Errorf("%s, %v: the strip stays", language, size)
			}
		}
	}
}

// A game that is over can be watched again, and so can its review be seen; there is neither of a game that goes on.
func TestGamesThatAreOverAreWatched(t *testing.T) {
	b := shown(t, some())
	for range some() {
		before := len(b.watched)
		test.Tap(b.plate("library.look"))
		want := b.log.at().Result != nil
		if got := len(b.watched) > before; got != want || got && b.watched[before] != b.chosen() {
			t.Errorf("%s is watched: %q", b.chosen(), b.watched)
		}
		if test.Tap(b.plate("library.review")); len(b.reviews) != len(b.watched) {
			t.Errorf("the review of %s: %q", b.chosen(), b.reviews)
		}
		b.press(fyne.KeyDown)
	}
	if len(b.watched) != 4 {
		t.Errorf("%d games are watched", len(b.watched))
	}
}

func (b *bench) ids() string { return b.catalogue.ids() }

// The last game of all can be deleted; then the page says what it is for, and what needs a game does nothing.
func TestEmptyLibrary(t *testing.T) {
	b := shown(t, some()[:1])
	b.press(fyne.KeyDelete)
	if !visible.Says(b.Root, b.stage.Words.T("library.empty.about")) || visible.Says(b.Root, "Players") {
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
	if b.chosen() != "imported" || !visible.Says(b.Root, "Fay") {
		t.Error("what has been imported is not shown")
	}
	b.press(fyne.KeyEscape)
	if b.left != 1 {
		t.Error("Esc does not lead back")
	}
}

// An imported game is shown also while a search shows other games.
func TestImportedGameIsShown(t *testing.T) {
	b := shown(t, some())
	test.Tap(b.plate("library.finished"))
	test.Tap(b.plate("library.import"))
	if b.chosen() != "imported" || !visible.Says(b.Root, "Fay") || b.plate("library.finished").Kind == widgets.CalmPlate {
		t.Errorf("chosen is %q of %s", b.chosen(), b.ids())
	}
}

// Filters, headings and the kinds of games are plates to press; where nothing fits, one leads back to all.
func TestFilters(t *testing.T) {
	b := shown(t, some())
	test.Tap(b.plate("library.finished"))
	if b.ids() != "second unterwegs clock old" || b.plate("library.finished").Kind != widgets.CalmPlate {
		t.Errorf("finished: %s", b.ids())
	}
	if !visible.Says(b.Root, "4 of 6") {
		t.Error("nobody says how many games are shown")
	}
	test.Tap(b.plate("library.editions"))
	test.Tap(b.plateSaying("Unterwegs"))
	if b.ids() != "unterwegs" || b.stage.Covered() {
		t.Errorf("of one edition: %s", b.ids())
	}
	b.write("nobody")
	if b.ids() != "" || !visible.Says(b.Root, b.stage.Words.T("library.none")) {
		t.Errorf("a search for nobody finds %s", b.ids())
	}
	b.on().Focus(b.plate("library.none.all"))
	b.press(fyne.KeyEscape) // takes the search away, and no filter
	if b.catalogue.search != "" || b.ids() != "unterwegs" {
		t.Errorf("after Esc %q finds %s", b.catalogue.search, b.ids())
	}
	b.write("nobody")
	test.Tap(b.plate("library.none.all"))
	if len(b.catalogue.shown) != 6 || b.field.Text != "" || !visible.Says(b.Root, "Players") {
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

// The letter of the key that opens the library searches for nothing.
func TestLetterOfTheOpeningKeyIsNotTyped(t *testing.T) {
	b := shownAt(t, []Game{game("one", 1, "Gerd")}, stagetest.Small, words.English)
	b.since = b.stage.Time()
	if b.write("g"); b.catalogue.search != "" {
		t.Errorf("it searches for %q", b.catalogue.search)
	}
	b.since = b.since.Add(-sameKey)
	if b.write("g"); b.catalogue.search != "g" {
		t.Errorf("afterwards it searches for %q", b.catalogue.search)
	}
}

// Of a game of the player's own that somebody else has gone on with the log says just that.
func TestReturnedGame(t *testing.T) {
	b := shown(t, []Game{
		with(game("theirs", 0, "Ann", "Ben"), func(g *Game) { g.Theirs = true }),
		with(game("returned", 1, "Ann", "Ben"), func(g *Game) { g.Theirs, g.Returned = true, true }),
	})
	for id, about := range map[string]words.ID{"theirs": "library.theirs.about", "returned": "library.returned.about"} {
		b.log.list.Choose(b.placeOf(id))
		if says := b.strip.says.Text; says != b.stage.Words.T(about) || !b.strip.claim.Visible() {
			t.Errorf("%s: it says %q", id, says)
		}
	}
}

// Of a game that somebody else has played the log says so, and it can be said that it was the player, and be taken back; of
// any other nobody asks.
func TestWhoseGame(t *testing.T) {
	b := shown(t, []Game{
		game("own", 0, "Ann", "Ben"), with(game("theirs", 1, "Ann", "Ben"), func(g *Game) { g.Theirs = true }),
	})
	says := func() bool { return visible.Says(b.Root, b.stage.Words.T("library.theirs")) }
	for _, id := range []string{"theirs", "own"} {
		b.log.list.Choose(b.placeOf(id))
		if asks := b.strip.claim.Visible(); asks != (id == "theirs") {
			t.Errorf("%s: it is asked whose it is: %v", id, asks)
		}
	}
	b.log.list.Choose(b.placeOf("theirs"))
	if !says() {
		t.Error("it does not say whose it is")
	}
	test.Tap(b.plate("library.claim"))
	if e := b.log.at(); e.ID != "theirs" || e.Theirs || says() {
		t.Errorf("it is still theirs: %+v", e)
	}
	test.Tap(b.plate("library.disclaim"))
	if e := b.log.at(); e.ID != "theirs" || !e.Theirs || !says() {
		t.Errorf("it cannot be taken back: %+v", e)
	}
}

// A double click deletes one game, not also the one that has come into its place.
func TestADoubleClickDeletesOneGame(t *testing.T) {
	games := []Game{game("a", 1, "Ann", "Ben"), game("b", 2, "Ann", "Ben"), game("c", 3, "Ann", "Ben")}
	b := shownAt(t, games, stagetest.Small, words.English)
	b.tapDelete()
	test.Tap(b.plate("library.delete"))
	b.answer()
	if len(b.kept) != 2 {
		t.Errorf("%d games of 3 are left", len(b.kept))
	}
}

// A click on a game gives the log the focus, so that keys go on from there.
func TestAClickGivesTheLogTheFocus(t *testing.T) {
	games := []Game{game("a", 1, "Ann", "Ben"), game("b", 2, "Ann", "Ben")}
	b := shownAt(t, games, stagetest.Small, words.English)
	b.on().Unfocus()
	list := b.log.list
	list.Tapped(&fyne.PointEvent{Position: fyne.NewPos(5, 5)})
	if b.on().Focused() != fyne.Focusable(list) {
		t.Errorf("%T has the focus", b.on().Focused())
	}
}
