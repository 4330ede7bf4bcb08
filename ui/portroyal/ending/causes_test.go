package ending

import (
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

func TestCausesAreNamed(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	e := &Ending{stage: s}
	card := func(id string) portroyal.Card {
		card, err := portroyal.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		return card
	}
	ships := []portroyal.Card{card("red-1-1c"), card("black-2-1c")}
	explorer, err := portroyal.ParseContract("explorer")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		cause chronicle.Cause
		want  string
	}{
		{
			chronicle.Cause{Kind: chronicle.Hired, Cards: []portroyal.Card{card("sailor-1")}, Points: 1},
			"Hired: sailor (1 point)",
		},
		{
			chronicle.Cause{Kind: chronicle.Spent, Cards: []portroyal.Card{card("captain")}, Points: -1},
			"Sent on an expedition: captain (1 point)",
		},
		{
			chronicle.Cause{Kind: chronicle.Claimed, Cards: []portroyal.Card{card("expedition-priest2")}, Points: 4},
			"Claimed: expedition (4 points)",
		},
		{chronicle.Cause{Kind: chronicle.Stowed, Cards: ships, Points: 2}, "Cargo: frigate, galleon (2 points)"},
		{
			chronicle.Cause{Kind: chronicle.Unstowed, Cards: ships[:1], Points: -1},
			"Cargo lost: frigate (1 point)",
		},
		{
			chronicle.Cause{Kind: chronicle.Fulfilled, Contracts: []portroyal.Contract{explorer}, Points: 1},
			"Contract: Explorer (1 point)",
		},
	} {
		if got := e.causeText(c.cause); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
