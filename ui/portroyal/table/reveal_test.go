package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
)

// words lists every text on the table, except above it, where things fly.
func (b *bench) words() (texts []string) {
	for _, part := range b.root.Objects {
		if part == b.flying() {
			continue
		}
		for _, text := range visible.All[*canvas.Text](part) {
			if text.Text != "" {
				texts = append(texts, text.Text)
			}
		}
	}
	return texts
}

// Until a card has turned, the table says and shows the same as before: chances, state, question, plates, coins,
// contracts and log. Then it says the same as with movements off.
func TestRevealIsNotSpoiled(t *testing.T) {
	turned := 0
	for game := range uint64(14) {
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.OfKind(t, game)
			b := newBench(t, m)
			b.stage.Settings.Speed = settings.SpeedNormal
			tick := b.byHand()
			b.build()
			random := rand.New(rand.NewPCG(game, 16))
			for range 60 {
				if m.Over() {
					break
				}
				b.moving.Finish()
				before, shown, lay := b.words(), len(visible.All[*canvas.Image](b.root)), len(b.view.Harbour())
				b.act(gametest.Likely(m.Legal(), random))
				view := m.View()
				bust := lay > 0 && len(view.Harbour()) == 0 // the cards leave, and the texts on them
				if !b.turning {
					continue
				}
				turned++
				for _, x := range []float32{0, 0.2, 0.49, 0.7, 0.99} {
					tick(x)
					now := b.words()
					if bust {
						for _, word := range now {
							if !slices.Contains(before, word) {
								t.Fatalf("game %d, after %d actions, at %v the table already says %q",
									game, b.played(), x, word)
							}
						}
					} else if !slices.Equal(now, before) {
						t.Fatalf("game %d, after %d actions, at %v the table says %q, it said %q",
							game, b.played(), x, now, before)
					}
					all, flying := len(visible.All[*canvas.Image](b.root)), len(visible.All[*canvas.Image](b.flying()))
					if all-flying != shown && (!bust || all-flying > shown) {
						t.Fatalf("game %d, after %d actions, at %v the table shows %d pictures, it showed %d",
							game, b.played(), x, all-flying, shown)
					}
				}
				tick(1)
				if b.turning {
					t.Fatalf("game %d, after %d actions: the card has turned, and the table does not know",
						game, b.played())
				}
				b.moving.Finish()
				with := b.words()
				b.stage.Settings.Speed = settings.SpeedInstant
				b.Restyle()
				b.stage.Settings.Speed = settings.SpeedNormal
				if without := b.words(); !slices.Equal(with, without) {
					t.Fatalf("game %d, after %d actions the table says %q, it should say %q",
						game, b.played(), with, without)
				}
			}
		})
	}
	if turned < 150 {
		t.Errorf("only %d times a card was turned up", turned)
	}
}

// Anything that interrupts the turning of a card shows everything at once and decides nothing: neither a key nor
// a click can be meant for a card that could not be seen yet.
func TestInterruptedRevealShowsEverything(t *testing.T) {
	for name, interrupt := range map[string]func(*bench){
		"space":        func(b *bench) { b.strike(fyne.KeySpace) },
		"enter":        func(b *bench) { b.strike(fyne.KeyReturn) },
		"reveal plate": func(b *bench) { b.click(b.plate("reveal")) },
		"pile":         func(b *bench) { b.click(b.cardsOf(portroyal.NoCard)[0]) },
		"nothing":      func(b *bench) { test.TapCanvas(b.stage.Window.Canvas(), fyne.NewPos(2, b.size.Height/2)) },
		"new size":     func(b *bench) { b.stage.Window.Resize(fyne.NewSize(1280, 800)) },
		"new language": func(b *bench) { b.Restyle() },
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, gametest.Base(t, 3, "", ""))
			b.stage.Settings.Speed = settings.SpeedNormal
			b.byHand()
			b.Start()
			b.strike(fyne.KeySpace)
			if !b.turning {
				t.Fatal("no card turns")
			}
			played := b.played()
			b.pass(time.Second)
			interrupt(b)
			if b.turning || b.moving.Moving() || b.played() != played {
				t.Errorf("turning %v, moving %v, %d more actions played",
					b.turning, b.moving.Moving(), b.played()-played)
			}
			if view := b.match.View(); len(view.Harbour()) != len(b.harbourCards()) {
				t.Errorf("%d cards are shown of %d", len(b.harbourCards()), len(view.Harbour()))
			}
			b.strike(fyne.KeySpace)
			if b.played() != played+1 {
				t.Error("the next key does nothing")
			}
		})
	}
}

// If a player leaves while a card turns, everything has been told when they return.
func TestLeavingWhileACardTurnsLosesNothing(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", ""))
	b.stage.Settings.Speed, b.stage.Settings.Log = settings.SpeedNormal, settings.LogOpen
	b.byHand()
	b.build()
	b.strike(fyne.KeySpace)
	if !b.turning {
		t.Fatal("no card turns")
	}
	b.Leave()
	b.Resume()
	logged := len(visible.All[*pieces.Card](b.strip.Lay(b.areas().Log, b.growth())))
	if b.turning || len(b.harbourCards()) != 1 || logged != 1 {
		t.Errorf("turning %v, %d cards in the harbour, %d in the log", b.turning, len(b.harbourCards()), logged)
	}
	played := b.played()
	if b.strike(fyne.KeySpace); b.played() != played+1 {
		t.Error("the game does not go on")
	}
}
