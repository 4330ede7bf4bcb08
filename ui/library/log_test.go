package library

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/visible"
)

// A click chooses a game, a second one opens it, and a slow one does not.
func TestClicks(t *testing.T) {
	b := shown(t, some())
	at := func(row int) fyne.Position {
		return visible.Place(b.log.list).AddXY(30, (float32(row)+0.5)*b.log.places.high)
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
	b.log.list.Scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 250000)})
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
		b.log.list.Scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -37)})
		b.inSight()
	}
	if b.log.list.Scroll.Offset.Y == 0 {
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
		b.log.list.Scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -b.log.places.high)})
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
