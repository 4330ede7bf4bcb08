package start

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/record"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// signed is the start screen of some games in a window, and the games that have been chosen there.
type signed struct {
	*Start
	chosen []int
}

// withSigns shows it with the doors of the second game, if there is one.
func withSigns(t *testing.T, size fyne.Size, recent int, names ...string) *signed {
	t.Helper()
	var tellers summary.Tellers
	for _, name := range names {
		tellers = append(tellers, game(name))
	}
	games := Games{Shown: len(names) - 1}
	for range recent {
		games.Recent = append(games.Recent, Recent{Head: record.Head{Format: names[0] + "-record-1", Seats: make([]record.Seat, 5)}})
	}
	s, door := stagetest.New(t, size, words.English), Door{ID: "start.settings"}
	b := &signed{}
	b.Start = New(s, tellers, "", games, Way{
		Doors: func(Games) [][]Door {
			return [][]Door{{door}, {door}, {door}, {door}, {door}, {door, door}}
		},
		Choose: func(game int) { b.chosen = append(b.chosen, game) },
	})
	stagetest.Show(t, s, b.Start)
	return b
}

// tiles are those beside the recent games.
func (b *signed) tiles() (all []*widgets.Tile) {
	return slices.DeleteFunc(visible.All[*widgets.Tile](b.Content()), func(t *widgets.Tile) bool {
		return t.Size().Height > 2*signHigh*b.growth()
	})
}

// The signs stay where they are when the doors of another game are shown, of which there are more or fewer.
func TestSignsKeepTheirPlace(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(800, 500), stagetest.Small, fyne.NewSize(1920, 1080)} {
		b := withSigns(t, size, 3, "stones", "coins")
		door := Door{ID: "start.settings"}
		rows := [][]Door{{door}, {door}, {door}, {door}, {door}, {door}}
		b.way.Doors = func(g Games) [][]Door { return rows[:len(rows)-g.Shown] }
		var places []fyne.Position
		for shown := range 2 {
			b.games.Shown = shown
			b.build()
			place := visible.Place(b.tiles()[0])
			if shown == 0 { // that of the other game, which hangs lower
				place.Y -= (signHigh + chainLong) * b.growth()
			}
			places = append(places, place)
		}
		if off := places[0].Y - places[1].Y; max(off, -off) > 0.1 || places[0].X != places[1].X {
			t.Errorf("%v: they hang at %v, and then at %v", size, places[0], places[1])
		}
	}
}

// A game's doors are chosen by its sign and by a key. The game that is shown cannot be chosen, and where there is no other
// one there are no signs.
func TestSignsChooseAGame(t *testing.T) {
	b := withSigns(t, stagetest.Small, 0, "stones", "coins", "shells")
	tiles := b.tiles()
	if len(tiles) != 2 {
		t.Fatalf("there are %d signs to click on", len(tiles))
	}
	for _, tile := range tiles {
		test.Tap(tile)
	}
	on := b.stage.Window.Canvas()
	on.Focus(tiles[1])
	stagetest.Press(on, fyne.KeyReturn)
	b.Typed(&fyne.KeyEvent{Name: keyOther})
	if want := []int{0, 1, 1, 0}; !slices.Equal(b.chosen, want) {
		t.Errorf("chosen are %v, want %v", b.chosen, want)
	}
	if want := b.stage.Words.T("sign.other", "Game", "stones"); tiles[0].ToolTip() != want {
		t.Errorf("it is told %q, want %q", tiles[0].ToolTip(), want)
	}
	alone := withSigns(t, stagetest.Small, 0, "stones")
	alone.Typed(&fyne.KeyEvent{Name: keyOther})
	if len(alone.tiles())+len(alone.chosen) > 0 || len(alone.signs(fyne.Position{})) > 0 {
		t.Error("one game alone has signs")
	}
}

// Signs are in the window and above the recent games, however long the names are and small the window.
func TestSignsFit(t *testing.T) {
	const long = "La ensenada de los piratas legendarios"
	for _, size := range []fyne.Size{stage.Smallest, {Width: 960, Height: 540}, {Width: 1024, Height: 700}, {Width: 3840, Height: 2160}} {
		b := withSigns(t, size, 4, "stones", long)
		beside := visible.All[*widgets.Plate](b.Content())[0]
		left := fyne.CurrentApp().Driver().AbsolutePositionForObject(beside).X + beside.Size().Width
		bottom := float32(0)
		for _, sign := range b.tiles() {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(sign)
			if at.X < left || at.X+sign.Size().Width > size.Width || sign.Size().Height < 32 {
				t.Errorf("%v: a sign is at %v, %v large", size, at, sign.Size())
			}
			bottom = max(bottom, at.Y+sign.Size().Height)
		}
		for _, tile := range visible.All[*widgets.Tile](b.Content()) {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(tile)
			if tile.Size().Height > 2*signHigh*b.growth() && at.Y < bottom+signHigh*b.growth()+chainLong*b.growth() {
				t.Errorf("%v: a recent game is at %v, the last sign but one ends at %v", size, at, bottom)
			}
		}
	}
}

// The title is no wider than the panel, whatever the game is called.
func TestTitleFits(t *testing.T) {
	for _, name := range []string{"Port Royal", "Piratenbucht", "La ensenada de los piratas"} {
		b := withSigns(t, stagetest.Small, 0, name)
		const room = 256
		if wide := b.title(name, 49, room).MinSize().Width; wide > room {
			t.Errorf("%s is %v wide in %d", name, wide, room)
		}
		if !visible.Says(b.Content(), "all about it") {
			t.Errorf("nothing is said under %s", name)
		}
	}
}
