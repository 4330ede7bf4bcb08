//go:build e2eweb

package web

import (
	"net/http/httptest"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/settings"
	"portroyal/web"
)

// companions are settings in which a game of Pirate's Cove was set up last, with a person and two computer players.
func companions(seed uint64) settings.Settings {
	all := settings.Default()
	setup := &progress.Setup{Seed: &seed, Seats: []progress.Seat{
		{Name: "Ann", Portrait: "person"}, {Name: "Ben", Player: "captain", Colour: 1}, {Name: "Cem", Player: "captain", Colour: 2},
	}}
	setup.Options.Players = uint8(len(setup.Seats))
	progress.Of(&all).Setup, all.Game, all.Speed = setup, transcript.Game.Name, settings.SpeedInstant
	return all
}

// cove is the one game of Pirate's Cove as it is kept, at its present position.
func (b *browser) cove() *cove.Position {
	b.t.Helper()
	return loaded(b, transcript.Read, match.Load).Present()
}

// chart is where things are on the table in a page on a tablet, in its pixels.
type chart struct {
	scale float32
	size  fyne.Size // in units
	areas board.Areas
}

func (b *browser) chart(width, height float64) chart {
	var c chart
	b.evaluate("portRoyalScale", &c.scale)
	c.size = fyne.NewSize(float32(width)/c.scale, float32(height)/c.scale)
	c.areas = board.AreasOf(c.size, 3, 1, 0)
	return c
}

func (c *chart) at(x, y float32) point { return point{float64(x * c.scale), float64(y * c.scale)} }

func (c *chart) middle(of geometry.Rectangle) point { return c.at(of.X+of.W/2, of.Y+of.H/2) }

// plate is on the last plate of the question, or on the one so far to the left of it.
func (c *chart) plate(before float32) point {
	p := c.areas.Prompt
	return c.at(p.X+p.W-90-before, p.Y+p.H/2)
}

// handing is what somebody presses who has been handed the screen.
func (c *chart) handing() point { return c.at(c.size.Width/2, c.size.Height/2+115) }

// tapUntil taps on points one after the other until something is so: somebody may have to be handed the screen first.
func (b *browser) tapUntil(what string, so func() bool, points ...point) {
	b.t.Helper()
	next := 0
	b.meanwhile(what, so, func() {
		b.tap(points[next%len(points)])
		next++
		b.until("nothing to move", patience, b.still)
	})
}

// TestAFingerPlaysTheCove: with fingers alone somebody looks at the rules, the cards and the statistics, and sets up a game of
// Pirate's Cove, which two persons at one screen play for a round, with a fight from which one of them flees; and read the log.
func TestAFingerPlaysTheCove(t *testing.T) {
	server := httptest.NewServer(web.Handler(*pages))
	defer server.Close()
	for _, size := range tablets {
		t.Run(strconv.Itoa(int(size.width)), func(t *testing.T) {
			b := newTablet(t, size.width, size.height)
			b.blank(server.URL)
			b.keeps(map[string]string{settingsFile: saved(t, companions(7))})
			b.open(server.URL)
			shots := 0
			shoot := func(what string) {
				shots++
				b.shoot("cove " + strconv.Itoa(int(size.width)) + " " + strconv.Itoa(shots) + " " + what)
			}
			// opens taps on a part of the window, which shows something else.
			opens := func(what string, x, y float64) {
				t.Helper()
				b.changes(what, func() { b.tap(point{x * size.width, y * size.height}) })
				shoot(what)
			}
			// presses taps where a field to type in has the focus, in which something moves all the time.
			presses := func(what string, x, y float64) {
				t.Helper()
				b.tap(point{x * size.width, y * size.height})
				b.still() // which the game hears of after that
				shoot(what)
			}
			opens("what can be learned", 0.225, 0.59)
			opens("the rules", 0.5, 0.5)
			opens("a chapter", 0.15, 0.43)
			opens("what can be learned again", 0.91, 0.88)
			opens("the cards", 0.83, 0.5)
			opens("another card", 0.26, 0.35)
			opens("what can be learned once more", 0.06, 0.94)
			opens("the start screen", 0.06, 0.94)
			opens("one's games", 0.225, 0.675)
			opens("statistics", 0.68, 0.5)
			opens("one's games again", 0.06, 0.94)
			opens("the start screen again", 0.06, 0.94)
			opens("the set-up", 0.225, 0.503)
			presses("the second seat", 0.5, 0.73)
			presses("a person there", 0.105, 0.42)
			presses("all seats", 0.5, 0.885)
			opens("the game", 0.84, 0.943)
			at := b.chart(size.width, size.height)
			shoot("shipyard")
			cannon := at.middle(at.areas.CellsOf()[cove.CannonIsland])
			over := func(phase cove.Phase) func() bool {
				return func() bool { return b.cove().Phase() > phase || b.cove().Round() > 1 }
			}
			b.tapUntil("round 1", func() bool { return len(b.games()) == 1 && b.cove().Round() == 1 }, at.handing(), at.plate(0))
			b.tapUntil("islands to be chosen", over(cove.Navigation), at.handing(), at.plate(0), cannon, at.plate(0))
			shoot("islands")
			b.tapUntil("a fight", func() bool { return b.cove().Phase() == cove.Exchange }, at.handing(), at.plate(0))
			shoot("fight")
			decided := b.decided()
			b.tapUntil("somebody to flee", func() bool { return b.decided() > decided }, at.handing(), at.plate(160))
			shoot("flight")
			b.tapUntil("round 2", over(cove.Over), at.handing(), at.plate(0))
			opens("the log", 0.967, 0.034)
			opens("the menu", 0.04, 0.034)
		})
	}
}
