package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
)

// hinted lists the choices that a hint is shown about.
func (b *bench) hintedChoices() (choices []string) {
	if b.hinted == nil {
		return nil
	}
	shown := b.hinted.panel.Lay(b.hintsRoom(b.areas()), b.growth())
	if !slices.Contains(b.root.Objects, shown) {
		b.t.Fatal("the hint is not on the table")
	}
	for _, tile := range seen.All[*widgets.Tile](shown) {
		choices = append(choices, tile.Name)
	}
	return choices
}

// hintTile is a choice of a hint.
func (b *bench) hintTile(at int) *widgets.Tile {
	return seen.All[*widgets.Tile](b.hinted.panel.Lay(b.hintsRoom(b.areas()), b.growth()))[at]
}

// choosing is a decision between several cards.
func choosing(m *match.Match) bool {
	v := m.View()
	return v.Phase() == portroyal.Trade && len(m.Legal()) > 3
}

// If one choice is clearly the best, the hint says why it is better than the next.
func TestHintSaysWhy(t *testing.T) {
	judge, err := coach.New()
	if err != nil {
		t.Fatal(err)
	}
	clear := func(m *match.Match) bool {
		v := m.View()
		if len(m.Legal()) < 2 {
			return false
		}
		found := judge.Hints(t.Context(), v)
		best, next := found[0], found[1]
		return best.Chance-next.Chance > 0.05 && len(judge.Compare(t.Context(), v, best.Action, next.Action)) > 0
	}
	b := until(t, clear, "", "")
	b.Start()
	b.strike(fyne.KeyH)
	why, _, _ := strings.Cut(b.stage.Words.T("why", "Best", "|", "Other", ""), "|")
	shown := b.hinted.panel.Lay(b.hintsRoom(b.areas()), b.growth())
	if said := seen.Texts(shown); !strings.Contains(said, why) {
		t.Errorf("the hint says %q, and not %q", said, why)
	}
}

func TestHintShowsEveryChoiceAndCountsOnce(t *testing.T) {
	b := until(t, choosing, "", "")
	b.Start()
	seat, legal := b.view.Decides(), len(b.legal)
	for range 3 {
		b.strike(fyne.KeyH)
		choices := b.hintedChoices()
		if len(choices) != legal {
			t.Fatalf("of %d choices %q are shown", legal, choices)
		}
		if sorted := slices.Compact(slices.Sorted(slices.Values(choices))); len(sorted) != legal {
			t.Errorf("choices have the same name: %q", choices)
		}
		b.strike(fyne.KeyH)
		if b.hinted != nil {
			t.Fatal("the key that shows the hint does not take it away")
		}
	}
	want := make([]int, 2)
	want[seat] = 1
	if got := b.match.Hints(); !slices.Equal(got, want) {
		t.Errorf("there were %v hints, want %v", got, want)
	}
	b.strike(fyne.KeyH)
	if b.strike(fyne.KeyEscape); b.hinted != nil {
		t.Error("Escape does not close the hint")
	}
	b.pass(time.Second)
	if b.click(b.plate("hint")); b.hinted == nil {
		t.Error("the plate shows no hint")
	}
	if b.click(b.plate("close")); b.hinted != nil {
		t.Error("the plate of the hint does not close it")
	}
}

// A choice of the hint is played as any other click: by the deciding player, once, and not before it can be meant.
func TestChoicesOfAHintArePlayed(t *testing.T) {
	for name, press := range map[string]func(b *bench){
		"click": func(b *bench) { b.click(b.hintTile(1)) },
		"keys": func(b *bench) {
			for range 2 {
				b.Typed(&fyne.KeyEvent{Name: fyne.KeyDown})
			}
			enter, focused := &fyne.KeyEvent{Name: fyne.KeyReturn}, b.stage.Window.Canvas().Focused()
			focused.(desktop.Keyable).KeyDown(enter)
			focused.TypedKey(enter)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := until(t, choosing, "", "")
			b.Start()
			b.strike(fyne.KeyH)
			choice, played := b.hintedChoices()[1], b.played()
			press(b)
			if b.played() != played {
				t.Fatal("a press at once after the hint has come up plays something")
			}
			b.pass(2 * time.Second)
			press(b)
			if b.played() != played+1 {
				t.Fatalf("%d actions are played, not one", b.played()-played)
			}
			if b.hinted != nil {
				t.Errorf("the hint stays after %s", choice)
			}
		})
	}
}

// The keys of the table mean the same while a hint is shown, as long as no choice of it has the focus.
func TestKeysOfTheTableBesideAHint(t *testing.T) {
	b := until(t, begun, "", "")
	b.Start()
	b.strike(fyne.KeyH)
	played := b.played()
	if b.strike(fyne.KeySpace); b.played() != played+1 || b.match.Record().Actions[played].Kind != portroyal.RevealNext {
		t.Error("Space does not turn up a card")
	}
}

// Only the deciding person gets a hint, once they have seen the question.
func TestWhoGetsAHint(t *testing.T) {
	b := until(t, func(m *match.Match) bool { v := m.View(); return begun(m) && v.Decides() == 0 }, "", "")
	b.Start()
	b.seats[0].Person = false
	if b.ToggleHints(); b.hinted != nil {
		t.Error("there is a hint while a computer player decides")
	}
	b.seats[0].Person = true
	b.turning = true
	if b.ToggleHints(); b.hinted != nil {
		t.Error("there is a hint while a card is turned up")
	}
	b.turning = false
	b.lower = 1
	if b.ToggleHints(); b.hinted != nil {
		t.Error("there is a hint while the table changes hands")
	}
	b.lower = 0
	b.again = &again{until: -1}
	if b.ToggleHints(); b.hinted != nil {
		t.Error("there is a hint in a replay")
	}
	b.again = nil
	if b.ToggleHints(); b.hinted == nil {
		t.Error("there is none when all of that is over")
	}
}

// Thinking ends when the table goes on, and the hint goes with it.
func TestHintEndsWhenTheTableGoesOn(t *testing.T) {
	for name, goOn := range map[string]func(b *bench){
		"decision": func(b *bench) { b.act(b.legal[0]) },
		"movement": func(b *bench) {
			b.stage.Settings.Speed = settings.SpeedNormal
			b.byHand()
			b.act(portroyal.Action{Kind: portroyal.RevealNext})
		},
		"undo":    func(b *bench) { b.Undo() },
		"menu":    func(b *bench) { b.calls.Menu() },
		"help":    func(b *bench) { b.strike(fyne.KeyF1) },
		"leaving": func(b *bench) { b.Leave() },
		"again":   func(b *bench) { b.WhatHappened() },
	} {
		t.Run(name, func(t *testing.T) {
			m := gametest.Until(t, gametest.Printed(portroyal.DeckBase), begun, "", "")
			if name == "undo" || name == "again" {
				m = gametest.Until(t, gametest.Printed(portroyal.DeckBase), func(m *match.Match) bool {
					_, undoable := m.Undoable()
					v := m.View()
					steps := m.Steps()
					return undoable && v.Phase() == portroyal.Trade && steps[len(steps)-1].Seat != v.Decides()
				}, "", "")
			}
			b := newBench(t, m)
			b.Start()
			b.strike(fyne.KeyH)
			asked := b.hinted
			if asked == nil || asked.ctx.Err() != nil {
				t.Fatal("there is no hint")
			}
			shown := asked.panel.Lay(b.hintsRoom(b.areas()), b.growth())
			goOn(b)
			if asked.ctx.Err() == nil {
				t.Error("it is still thought about")
			}
			if b.hinted != nil || shown.Visible() {
				t.Error("the hint is still there")
			}
		})
	}
}
