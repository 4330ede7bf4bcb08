package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
	shared "portroyal/ui/table"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// harbourCards lists the cards shown in the harbour.
func (b *bench) harbourCards() (cards []*pieces.Card) {
	harbour := b.view.Harbour()
	for _, card := range visible.All[*pieces.Card](b.root) {
		if len(cards) < len(harbour) && card.Card == harbour[len(cards)] && card.Price != "" {
			cards = append(cards, card)
		}
	}
	if len(cards) != len(harbour) {
		b.t.Fatalf("%d of the %d cards in the harbour are shown", len(cards), len(harbour))
	}
	return cards
}

// mixed is a harbour with a card that can be taken and one that is too expensive.
func mixed(m *match.Match) bool {
	v := m.View()
	can, cannot := 0, 0
	for _, card := range v.Harbour() {
		refusal := v.Refuse(portroyal.Taking(card))
		switch {
		case refusal == nil:
			can++
		case refusal.Reason == portroyal.TooExpensive:
			cannot++
		}
	}
	return v.Phase() == portroyal.Trade && can > 1 && cannot > 0
}

func TestClickTakesACardOrSaysWhyNot(t *testing.T) {
	for name, holds := range map[string]func(*match.Match) bool{
		"active": func(m *match.Match) bool { v := m.View(); return mixed(m) && v.Decides() == v.Active() },
		"other":  func(m *match.Match) bool { v := m.View(); return mixed(m) && v.Decides() != v.Active() },
	} {
		t.Run(name, func(t *testing.T) {
			b := until(t, holds, "", "", "")
			view, before := b.view, b.played()
			seat := view.Decides()
			for i := range b.harbourCards() {
				b.lookAt(layout.Spot{}) // the pointer has left the object it was on before
				card := b.harbourCards()[i]
				refusal := view.Refuse(portroyal.Taking(card.Card))
				if refusal == nil {
					b.pass(time.Second)
					b.click(card)
					if played := b.match.Record().Actions[before:]; !slices.Equal(played,
						[]portroyal.Action{portroyal.Taking(card.Card)}) {
						t.Errorf("a click on %s plays %v", card.Card, played)
					}
					b.Undo()
					continue
				}
				b.pass(time.Second)
				b.click(card)
				if b.played() != before {
					t.Fatalf("a click on %s, which is %v, does something", card.Card, refusal)
				}
				need := strconv.Itoa(view.Price(seat, card.Card) + view.Fee(seat))
				if tip := card.ToolTip(); !strings.Contains(tip, need) ||
					!strings.Contains(tip, strconv.Itoa(view.Coins(seat))) {
					t.Errorf("card %d costs %s, and there are %d; the tip is %q", i, need, view.Coins(seat), tip)
				}
				if !card.Dimmed || card.Takeable {
					t.Errorf("%s looks as if it could be taken", card.Card)
				}
				if said := b.question(); !strings.Contains(said, need) {
					t.Errorf("a click on card %d, which costs %s, says %q", i, need, said)
				}
			}
		})
	}
}

// The tip of a card that can be taken says what is paid or gained, and the badge the total.
func TestPricesOfCards(t *testing.T) {
	for game := range uint64(6) {
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.Base(t, game, make([]string, 3)...)
			b := newBench(t, m)
			random := rand.New(rand.NewPCG(game, 6))
			for !m.Over() {
				before, seat := b.view, b.view.Decides()
				takes := []portroyal.Action{}
				for i, card := range b.harbourCards() {
					if b.view.Phase() == portroyal.Trade && card.Takeable {
						takes = append(takes, portroyal.Taking(b.view.Harbour()[i]))
						action := takes[len(takes)-1]
						if _, err := m.Play(action); err != nil { // to see what it really costs or brings
							t.Fatal(err)
						}
						after := m.View()
						gained := after.Coins(seat) - before.Coins(seat)
						want := strings.NewReplacer("+", "", "\u2013", "-", "\u00b1", "").Replace(card.Price)
						if n, err := strconv.Atoi(want); after.Decides() == seat && after.Phase() == portroyal.Trade &&
							(err != nil || n != gained) {
							t.Fatalf("%s: the badge says %q, and there are %+d coins", action, card.Price, gained)
						}
						b.look()
						b.build()
						break
					}
				}
				if len(takes) == 0 {
					b.act(gametest.Likely(m.Legal(), random))
				}
			}
		})
	}
}

func TestSecondHalfOfADoubleClickDoesNothing(t *testing.T) {
	severalTakes := func(m *match.Match) bool {
		v := m.View()
		return v.Phase() == portroyal.Trade && v.TakesLeft() > 1 && len(m.Legal()) > 3
	}
	for name, c := range map[string]struct {
		holds func(*match.Match) bool
		at    func(*bench) fyne.CanvasObject // nil if there is no longer any of this kind
	}{
		"card":   {severalTakes, firstTakeable},
		"reveal": {begun, func(b *bench) fyne.CanvasObject { return objectOf(b.plate("reveal")) }},
		"pile":   {begun, func(b *bench) fyne.CanvasObject { return b.cardsOf(portroyal.NoCard)[0] }},
		"expeditions": {twoClaims, func(b *bench) fyne.CanvasObject {
			for _, expedition := range b.view.Expeditions() {
				if card := b.cardsOf(expedition)[0]; card.Takeable {
					return card
				}
			}
			return nil
		}},
		"choice of persons": {severalWays, func(b *bench) fyne.CanvasObject {
			if b.asks.Answers() > 0 {
				return b.answerShown(0).(fyne.CanvasObject)
			}
			return objectOf(b.plate("claim"))
		}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, across := range []float32{0.1, 0.5, 0.9} { // so that whatever comes next may be under the pointer
				b := until(t, c.holds, "", "", "")
				first := c.at(b)
				pointer := visible.Place(first).AddXY(first.Size().Width*across, first.Size().Height/2)
				click := func(wait time.Duration) bool { // reports whether it has an effect
					laid, played := &b.root.Objects[0], b.played()
					b.pass(wait)
					test.TapCanvas(b.stage.Window.Canvas(), pointer)
					return b.played() != played || &b.root.Objects[0] != laid
				}
				if !click(time.Second) {
					t.Fatal("the first click does nothing")
				}
				if click(shared.DoubleClick/2) || click(shared.DoubleClick/2-time.Millisecond) {
					t.Errorf("%v across: a click within %v of the first one does something", across, shared.DoubleClick)
				}
				if next := c.at(b); next != nil {
					pointer = visible.Place(next).AddXY(next.Size().Width/2, next.Size().Height/2)
					if !click(time.Second) {
						t.Error("a click a second later does nothing")
					}
				}
			}
		})
	}
}

// objectOf returns a nil interface for no plate.
func objectOf(plate *widgets.Plate) fyne.CanvasObject {
	if plate == nil {
		return nil
	}
	return plate
}

func firstTakeable(b *bench) fyne.CanvasObject {
	for _, card := range b.harbourCards() {
		if card.Takeable {
			return card
		}
	}
	return nil
}

// cardsOf lists the places of a card on the table.
func (b *bench) cardsOf(card portroyal.Card) (cards []*pieces.Card) {
	for _, shown := range visible.All[*pieces.Card](b.root) {
		if shown.Card == card {
			cards = append(cards, shown)
		}
	}
	return cards
}

// begun is a Discover phase with a choice.
func begun(m *match.Match) bool {
	v := m.View()
	return v.Phase() == portroyal.Discover && v.Revealed() == 1
}

// waysOf counts the ways to claim each expedition.
func waysOf(m *match.Match) map[portroyal.Card]int {
	ways := map[portroyal.Card]int{}
	for _, action := range m.Legal() {
		if action.Kind == portroyal.Claim {
			ways[action.Card]++
		}
	}
	return ways
}

// twoClaims are two expeditions that can be claimed one after the other without a question.
func twoClaims(m *match.Match) bool {
	ways := waysOf(m)
	if len(ways) < 2 {
		return false
	}
	for _, action := range m.Legal() {
		if action.Kind != portroyal.Claim || ways[action.Card] > 1 {
			continue
		}
		after := match.At(m.Position(), m.Seats())
		if _, err := after.Play(action); err != nil {
			return false
		}
		return len(waysOf(after)) > 0
	}
	return false
}

func severalWays(m *match.Match) bool {
	for _, n := range waysOf(m) {
		if n > 1 {
			return true
		}
	}
	return false
}

// Skip is where Pass is: the second half of a double click on Skip must not pass.
func TestDoubleClickOnSkipDoesNotPass(t *testing.T) {
	for seed := range uint64(60) {
		m := gametest.Base(t, seed, "stop3", "")
		b := newBench(t, m)
		b.stage.Inline = false
		b.stage.Settings.Speed = settings.SpeedSlow
		b.Start()
		skip := b.plate("skip")
		if skip == nil {
			t.Fatal("no plate to skip the waiting")
		}
		at := visible.Place(skip)
		b.pass(time.Second)
		b.click(skip)
		b.stage.Background.Wait() // until the person decides
		pass := b.plate("pass")
		if pass == nil || visible.Place(pass) != at {
			continue
		}
		played := b.played()
		b.pass(shared.DoubleClick / 2)
		b.click(pass)
		if b.played() != played {
			t.Error("the second half of a double click on Skip passes")
		}
		return
	}
	t.Fatal("no game in which Pass comes up where Skip was")
}

// Reveal, Stop and Pass never share a place: no double click reaches a safe and a dangerous one.
func TestDecisionsHaveTheirOwnPlaces(t *testing.T) {
	type where struct{ x, y float32 }
	places := map[string]map[where]bool{"reveal": {}, "stop": {}, "pass": {}}
	for game := range uint64(4) {
		m := gametest.Base(t, game, make([]string, 2+game)...)
		b := newBench(t, m)
		random := rand.New(rand.NewPCG(game, 7))
		for !m.Over() {
			for id := range places {
				if plate := b.plate(id); plate != nil {
					at := visible.Place(plate)
					places[id][where{at.X, at.Y - b.promptTop()}] = true
				}
			}
			b.act(gametest.Likely(m.Legal(), random))
		}
	}
	seen := map[where]string{}
	for id, all := range places {
		if len(all) != 1 {
			t.Errorf("%s is in %d places", id, len(all))
		}
		for at := range all {
			if other := seen[at]; other != "" {
				t.Errorf("%s is where %s is", id, other)
			}
			seen[at] = id
		}
	}
}

// promptTop is the upper edge of the prompt, which moves when the first expedition comes.
func (b *bench) promptTop() float32 {
	return b.areas().Prompt.Y
}

// The keyboard's cursor goes through all cards, and exactly the card under it is marked.
func TestCursorMarksOneCard(t *testing.T) {
	for name, holds := range map[string]func(*match.Match) bool{
		"discover": func(m *match.Match) bool {
			v := m.View()
			return v.Phase() == portroyal.Discover && len(v.Harbour()) > 2 && len(v.Expeditions()) > 0
		},
		"repel": func(m *match.Match) bool {
			v := m.View()
			return v.Phase() == portroyal.Repel && len(v.Harbour()) > 1 && len(v.Expeditions()) > 0
		},
		"equal persons": func(m *match.Match) bool {
			v := m.View()
			display := slices.Sorted(slices.Values(v.Display(v.Decides())))
			return len(slices.Compact(slices.Clone(display))) < len(display)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := until(t, holds, "", "")
			cards := b.items()
			for i := range 2 * len(cards) {
				b.strike(fyne.KeyRight)
				var marked []layout.Spot
				for _, card := range visible.All[*pieces.Card](b.root) {
					if card.Pointed {
						marked = append(marked, layout.Spot{Card: card.Card})
					}
				}
				for _, contract := range visible.All[*pieces.Contract](b.root) {
					if contract.Pointed {
						marked = append(marked, layout.Spot{Contract: contract.Contract})
					}
				}
				if want := cards[i%len(cards)]; len(marked) != 1 || marked[0].Card != want.Card ||
					marked[0].Contract != want.Contract {
					t.Errorf("after %d steps %v is marked, want %v", i+1, marked, want)
				}
			}
			b.strike(fyne.KeyLeft)
			if want := cards[len(cards)-2]; b.cursor != want || !b.enlarges(want.Card) {
				t.Errorf("one step back leads to %v, want %v", b.cursor, want)
			}
		})
	}
}
