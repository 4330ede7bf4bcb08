package tutorial

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial"
	"portroyal/ui/tutorial/tutorialtest"
	"portroyal/ui/words"
)

// bench is a chapter in a window of its own.
type bench struct {
	*Voyage
	*tutorialtest.Bench
}

func newBench(t *testing.T, chapter string, size fyne.Size) *bench {
	t.Helper()
	s := piecestest.New(t, size, words.English)
	b := &bench{Bench: &tutorialtest.Bench{T: t, Stage: s.Stage}}
	b.Clock.On(s.Stage)
	b.Voyage = begin(t, s, board.NewGround(s), chapter, tutorial.Place{}, b.Bench.Calls())
	b.On = &b.Voyage.Voyage
	b.Bench.Steps = func() int { return len(b.match.Steps()) }
	stagetest.Show(t, s.Stage, b.Voyage)
	b.Start()
	return b
}

// begin sets up a chapter from a place on.
func begin(
	t *testing.T, s *pieces.Stage, ground *board.Ground, chapter string, from tutorial.Place, calls tutorial.Calls,
) *Voyage {
	t.Helper()
	v, err := New(s, ground, &Course.Chapters[Course.Index(chapter)], from, []string{"Ann", "Rosa"}, calls)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// wanted is the action expected of the player now: that of the script, or any where they are free.
func (b *bench) wanted() portroyal.Action {
	if step := b.Step(); !step.Free {
		return wanted(step)
	}
	return b.match.Legal()[0]
}

// keyOf is the key for an action.
func (b *bench) keyOf(action portroyal.Action) fyne.KeyName {
	switch action.Kind {
	case portroyal.RevealNext:
		return fyne.KeySpace
	case portroyal.RepelShip:
		return fyne.KeyR
	case portroyal.Dock:
		return fyne.KeyD
	case portroyal.Claim:
		return fyne.KeyE
	case portroyal.Gamble:
		return fyne.KeyG
	case portroyal.MoveToVictory:
		return fyne.KeyV
	case portroyal.Take:
		digits := []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7}
		return digits[b.berth(action.Card).At]
	}
	return fyne.KeyReturn
}

// berth is the spot of a card in the harbour.
func (b *bench) berth(card portroyal.Card) layout.Spot {
	for spot := range b.table.Places() {
		if spot.Kind == layout.Berth && spot.Card == card {
			return spot
		}
	}
	b.T.Fatalf("%s: %s is not in the harbour", b.Where(), card)
	return layout.Spot{}
}

// placeFor is where to click for an action.
func (b *bench) placeFor(action portroyal.Action) geometry.Rectangle {
	lit, _ := b.Places()
	at, there := b.table.PlateOf(action.Kind)
	if there && slices.Contains(lit, at.Inset(3*b.Growth())) {
		return at
	}
	if action.Kind == portroyal.RevealNext {
		return lit[0]
	}
	return b.table.Places()[b.berth(action.Card)]
}

// act does by keyboard what is expected.
func (b *bench) act() { b.Strike(b.keyOf(b.wanted())) }

// playLooking plays a chapter to its end by keyboard, and calls look at each step before anything is done in it.
func (b *bench) playLooking(look func()) {
	b.T.Helper()
	b.PlayLooking(b.act, look)
}
