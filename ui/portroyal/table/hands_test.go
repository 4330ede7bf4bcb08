package table

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	shared "portroyal/ui/table"
)

// With several persons at the screen, the person who has acted sees the result at their own quay. The table
// changes hands afterwards, and nothing can decide for the next person before that.
func TestTableChangesHandsAfterTheMovement(t *testing.T) {
	changes := 0
	for game := range uint64(10) {
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.Base(t, game, "", "", "")
			b := newBench(t, m)
			b.stage.Settings.Speed = settings.SpeedNormal
			tick := b.byHand()
			b.build()
			for range 60 {
				b.moving.Finish()
				if m.Over() {
					break
				}
				if b.lower != b.view.Decides() {
					t.Fatalf("game %d: seat %d decides at the quay of %d", game, b.view.Decides(), b.lower)
				}
				b.pass(time.Second)
				seat := b.view.Decides()
				b.act(m.Legal()[0])
				if b.turning {
					tick(1) // the cards have turned
				}
				if m.Over() || b.view.Decides() == seat || !b.moving.Moving() {
					continue
				}
				changes++
				quay := layout.Spot{Kind: layout.Panel, Seat: seat}
				own := b.areas().Own
				if at := b.board.Places()[quay]; b.lower != seat || at.Y < own.Y {
					t.Fatalf("game %d: the action of seat %d is shown at the quay of %d", game, seat, b.lower)
				}
				b.pass(time.Second) // long enough for every other guard
				played := b.played()
				switch changes % 3 {
				case 0:
					b.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
					b.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
				case 1:
					b.decide(m.Legal()[0])
				case 2:
					b.press(func() { b.asks.Begin(portroyal.RevealNext) })
				}
				if b.played() != played {
					t.Fatalf("game %d: something decides for seat %d before they see their table", game, b.view.Decides())
				}
				b.moving.Finish()
				if b.lower != b.view.Decides() || !b.newAsked() {
					t.Fatalf("game %d: the table has not changed hands", game)
				}
			}
		})
	}
	if changes < 50 {
		t.Errorf("the table changed hands only %d times", changes)
	}
}

// Without movements the table changes hands at once.
func TestTableChangesHandsAtOnceWhereNothingMoves(t *testing.T) {
	m := gametest.Base(t, 1, "", "", "")
	b := newBench(t, m)
	b.build()
	for range 200 {
		if m.Over() {
			return
		}
		b.act(m.Legal()[0])
		if b.changing() {
			t.Fatalf("seat %d decides at the quay of %d", b.view.Decides(), b.lower)
		}
	}
}

// The next player slides in, unless nothing is to move.
func TestNothingSlidesInWithLessMotion(t *testing.T) {
	for _, still := range []bool{false, true} {
		b := newBench(t, gametest.Base(t, 1, "", ""))
		b.stage.Settings.Speed, b.stage.Settings.LessMotion = settings.SpeedNormal, still
		b.build()
		moved, _ := stagetest.Watched(b.comesIn(), func() []fyne.CanvasObject {
			return []fyne.CanvasObject{b.laid.ribbon, b.laid.own, b.laid.others}
		})
		if slides := moved == 3; slides == still {
			t.Errorf("less motion %t: %d parts slide in", still, moved)
		}
	}
}

// A game begins with a movement; a single decision, and a game that goes on, do not.
func TestOnlyGamesOpen(t *testing.T) {
	for name, c := range map[string]struct {
		match *match.Match
		study bool
		opens bool
	}{
		"a game":         {gametest.Base(t, 1, "", ""), false, true},
		"a decision":     {gametest.Base(t, 1, "", ""), true, false},
		"a game goes on": {turnedUp(t), false, false},
	} {
		b := newBench(t, c.match)
		if c.study {
			b.Study(&shared.Study[portroyal.Action]{})
		}
		b.stage.Settings.Speed = settings.SpeedNormal
		b.byHand()
		b.build()
		if b.Start(); b.moving.Moving() != c.opens {
			t.Errorf("%s: it moves: %t", name, b.moving.Moving())
		}
	}
}

// turnedUp is a game in which a card has been turned up.
func turnedUp(t *testing.T) *match.Match {
	m := gametest.Base(t, 1, "", "")
	if _, err := m.Play(portroyal.Action{Kind: portroyal.RevealNext}); err != nil {
		t.Fatal(err)
	}
	return m
}

// A person who keeps pressing the plate that passes does not pass for the next person without a pause.
func TestDrummingPassesForNobodyElse(t *testing.T) {
	passed := 0
	for game := range uint64(8) {
		b := newBench(t, gametest.Base(t, game, "", "", ""))
		b.Start()
		for range 60 {
			if b.match.Over() {
				break
			}
			b.pass(3 * time.Second)
			if b.view.Phase() != portroyal.Trade || b.plate("pass") == nil {
				action := portroyal.Action{Kind: portroyal.Stop}
				if !slices.Contains(b.legal, action) {
					action = b.legal[0]
				}
				b.act(action)
				continue
			}
			seat := b.view.Decides()
			b.click(b.plate("pass"))
			if b.view.Phase() != portroyal.Trade || b.view.Decides() == seat {
				continue
			}
			passed++
			played := b.played()
			for range 6 { // every 0.32 s, for nearly two seconds
				b.pass(320 * time.Millisecond)
				b.click(b.plate("pass"))
			}
			if b.played() != played {
				t.Fatalf("game %d: drumming passes for seat %d", game, b.view.Decides())
			}
			b.pass(3 * time.Second)
			if b.click(b.plate("pass")); b.played() == played {
				t.Fatalf("game %d: seat %d cannot pass", game, seat)
			}
		}
	}
	if passed < 5 {
		t.Errorf("another person was asked only %d times", passed)
	}
}
