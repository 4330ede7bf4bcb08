package table

import (
	"maps"
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
	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// hint lists the tiles of the choices in a hint; nil if there is none.
func (b *bench) hint() []*widgets.Tile { return visible.All[*widgets.Tile](b.root) }

// hintShown reports whether there is a panel with a hint, finished or not.
func (b *bench) hintShown() bool { return b.plate("close") != nil }

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
	if said := visible.Texts(b.root); !strings.Contains(said, why) {
		t.Errorf("the table says %q, not %q", said, why)
	}
}

func TestHintShowsEveryChoiceAndCountsOnce(t *testing.T) {
	b := until(t, choosing, "", "")
	b.Start()
	seat, legal := b.view.Decides(), len(b.legal)
	for range 3 {
		b.strike(fyne.KeyH)
		var choices []string
		for _, tile := range b.hint() {
			choices = append(choices, tile.Name)
		}
		if len(choices) != legal {
			t.Fatalf("of %d choices %q are shown", legal, choices)
		}
		if sorted := slices.Compact(slices.Sorted(slices.Values(choices))); len(sorted) != legal {
			t.Errorf("choices have the same name: %q", choices)
		}
		b.strike(fyne.KeyH)
		if b.hintShown() {
			t.Fatal("the key that shows the hint does not take it away")
		}
	}
	want := make([]int, 2)
	want[seat] = 1
	if got := b.match.Hints(); !slices.Equal(got, want) {
		t.Errorf("there were %v hints, want %v", got, want)
	}
	b.strike(fyne.KeyH)
	if b.strike(fyne.KeyEscape); b.hintShown() {
		t.Error("Escape does not close the hint")
	}
	b.pass(time.Second)
	if b.click(b.plate("hint")); !b.hintShown() {
		t.Error("the plate shows no hint")
	}
	if b.click(b.plate("close")); b.hintShown() {
		t.Error("the plate of the hint does not close it")
	}
}

// Choices in a hint are played as by any other click: by the deciding player, once, and only when the click can
// have been intended.
func TestChoicesOfAHintArePlayed(t *testing.T) {
	for name, press := range map[string]func(b *bench){
		"click": func(b *bench) { b.click(b.hint()[1]) },
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
			choice, played := b.hint()[1].Name, b.played()
			press(b)
			if b.played() != played {
				t.Fatal("a press at once after the hint has come up plays something")
			}
			b.pass(2 * time.Second)
			press(b)
			if b.played() != played+1 {
				t.Fatalf("%d actions are played, not one", b.played()-played)
			}
			if b.hintShown() {
				t.Errorf("the hint stays after %s", choice)
			}
		})
	}
}

// The keys of the table have the same meaning while a hint is shown, as long as no choice in it has the focus.
func TestKeysOfTheTableBesideAHint(t *testing.T) {
	b := until(t, begun, "", "")
	b.Start()
	b.strike(fyne.KeyH)
	played := b.played()
	if b.strike(fyne.KeySpace); b.played() != played+1 || b.match.Record().Actions[played].Kind != portroyal.RevealNext {
		t.Error("Space does not turn up a card")
	}
}

// Enter beside a hint is about its choices: it goes to the best one, and plays that when it is pressed again.
func TestEnterBesideAHintIsAboutItsChoices(t *testing.T) {
	b := until(t, choosing, "", "")
	b.Start()
	b.strike(fyne.KeyH)
	b.pass(2 * time.Second)
	played := b.played()
	if b.strike(fyne.KeyReturn); b.played() != played {
		t.Fatalf("Enter plays %v, which nothing in the hint had marked", b.match.Record().Actions[played])
	}
	if focused := b.stage.Window.Canvas().Focused(); focused != fyne.Focusable(b.hint()[0]) {
		t.Errorf("%v has the focus, and not the best choice", focused)
	}
}

// Only the deciding person gets a hint, and only after seeing the question.
func TestWhoGetsAHint(t *testing.T) {
	hinted := func(b *bench) bool {
		b.Typed(&fyne.KeyEvent{Name: fyne.KeyH})
		return b.hintShown()
	}
	computers := until(t, begun, "sailor", "sailor")
	if computers.strike(fyne.KeyH); computers.hintShown() {
		t.Error("there is a hint while a computer player decides")
	}
	b := until(t, begun, "", "")
	b.stage.Settings.Speed = settings.SpeedNormal
	tick := b.byHand()
	b.strike(fyne.KeySpace)
	if b.ToggleHints(); b.hintShown() {
		t.Error("there is a hint while a card is turned up")
	}
	for b.moving.Moving() {
		tick(1)
	}
	b.pass(time.Second)
	if !hinted(b) {
		t.Error("there is none for the person who decides")
	}
	b.Typed(&fyne.KeyEvent{Name: fyne.KeyH})
	for !b.changing() {
		b.act(b.match.Legal()[len(b.match.Legal())-1])
		for b.turning {
			tick(1)
		}
	}
	if b.ToggleHints(); b.hintShown() {
		t.Error("there is a hint while the table changes hands")
	}
	b.moving.Finish()
	b.pass(time.Second)
	if !hinted(b) {
		t.Error("there is none for the next person")
	}
	replayed := until(t, begun, "", "")
	replayed.Replay(0)
	replayed.Start()
	if hinted(replayed) {
		t.Error("there is a hint in a replay")
	}
}

// Thinking stops when the table moves on, and the hint disappears.
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
			if !b.hintShown() {
				t.Fatal("there is no hint")
			}
			if goOn(b); b.hintShown() {
				t.Error("the hint is still there")
			}
		})
	}
}

// The menu and the help close a hint, and then nothing on the table is where it was beside it.
func TestTheTableIsWholeOnceAHintIsClosed(t *testing.T) {
	for name, open := range map[string]func(*bench){
		"menu": func(b *bench) { b.calls.Menu() }, "help": func(b *bench) { b.calls.Help() },
	} {
		b := until(t, begun, "", "")
		b.pass(time.Second)
		before := maps.Clone(b.Places())
		b.strike(fyne.KeyH)
		if maps.Equal(before, b.Places()) {
			t.Fatalf("%s: nothing gives way to the hint: the sample shows nothing", name)
		}
		open(b)
		if !maps.Equal(before, b.Places()) {
			t.Errorf("%s: the table gives way to a hint that is closed", name)
		}
	}
}

// Where opponents play less well than they can, the best choice is played out against them when that is asked for, and the odds
// are told; where all play as well as they can there is nothing to be asked.
func TestOddsAgainstTheseOpponents(t *testing.T) {
	late := func(m *match.Match) bool {
		v := m.View()
		return v.Decides() == 0 && len(m.Legal()) > 1 && max(v.Points(0), v.Points(1)) >= 9
	}
	for _, c := range []struct {
		other string
		asks  bool
	}{{"seaman", true}, {"governor", false}, {"", false}} {
		b := until(t, late, "", c.other)
		b.Start()
		b.strike(fyne.KeyH)
		ask := b.plate("hint.against.ask")
		if (ask != nil) != c.asks {
			t.Errorf("%q: it can be asked how likely a choice is to win against it: %t", c.other, ask != nil)
		}
		if ask == nil {
			continue
		}
		b.pass(time.Second)
		b.click(ask)
		before, _, _ := strings.Cut(b.stage.Words.T("hint.against", "Chance", "|"), "|")
		if said := visible.Texts(b.root); !strings.Contains(said, before) || !b.hintShown() {
			t.Errorf("%q: the odds are not told: %q", c.other, said)
		}
		if b.plate("hint.against.ask") != nil {
			t.Errorf("%q: it can be asked twice", c.other)
		}
	}
}
