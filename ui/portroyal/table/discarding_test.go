package table

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
)

// The discard pile looks as before until the first card has arrived there.
func TestDiscardPileIsSeenAsItWas(t *testing.T) {
	held := 0
	pile := layout.Spot{Kind: layout.DiscardPile}
	for game := range uint64(8) {
		m := gametest.Base(t, game, "", "", "")
		b := newBench(t, m)
		b.stage.Settings.Speed = settings.SpeedNormal
		tick, random := b.byHand(), rand.New(rand.NewPCG(game, 7))
		b.build()
		for range 80 {
			b.moving.Finish()
			if m.Over() {
				break
			}
			before, active := top(b.view), b.view.Active()
			b.act(gametest.Likely(m.Legal(), random))
			if b.turning {
				if tick(1); b.view.Active() != active {
					continue // a lost harbour goes to the pile before the table shows the result
				}
			}
			if !b.moving.Moving() || top(b.view) == before {
				continue
			}
			held++
			if b.board.Object(pile).Visible() {
				t.Fatalf("game %d, after %d actions: %s is on the pile before it has arrived",
					game, b.played(), top(b.view))
			}
			if tick(1); !b.board.Object(pile).Visible() {
				t.Fatalf("game %d, after %d actions: the pile stays hidden", game, b.played())
			}
		}
	}
	if held < 30 {
		t.Errorf("only %d discards", held)
	}
}

// A hidden pile is there as soon as its first card has arrived.
func TestHiddenDiscardPileArrives(t *testing.T) {
	options := gametest.Printed(portroyal.DeckBase)
	options.HiddenDiscards = true
	held := 0
	pile := layout.Spot{Kind: layout.DiscardPile}
	for game := range uint64(8) {
		m := gametest.New(t, options, game, "", "", "")
		b := newBench(t, m)
		b.stage.Settings.Speed = settings.SpeedNormal
		tick, random := b.byHand(), rand.New(rand.NewPCG(game, 7))
		b.build()
		for range 30 {
			b.moving.Finish()
			before, active := b.view.Discarded(), b.view.Active()
			b.act(gametest.Likely(m.Legal(), random))
			if b.turning {
				if tick(1); b.view.Active() != active {
					continue // a lost harbour goes to the pile before the table shows the result
				}
			}
			if !b.moving.Moving() || b.view.Discarded() == 0 {
				continue
			}
			if there := before > 0; b.board.Object(pile).Visible() != there {
				t.Fatalf("game %d, after %d actions: with %d discards before it is to be seen: %v", game, b.played(), before, !there)
			} else if !there {
				held++
			}
			if tick(1); !b.board.Object(pile).Visible() {
				t.Fatalf("game %d, after %d actions: the pile stays hidden", game, b.played())
			}
		}
	}
	if held < 3 {
		t.Errorf("%d piles began", held)
	}
}

// top is the card on the discard pile.
func top(view portroyal.View) portroyal.Card {
	if cards := view.Discards(); len(cards) > 0 {
		return cards[len(cards)-1]
	}
	return portroyal.NoCard
}
