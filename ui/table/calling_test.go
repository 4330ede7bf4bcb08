package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/table/gametest"
)

// called lists what is called out over the harbour now.
func (b *bench) called() (texts []string) {
	for _, text := range seen.All[*canvas.Text](b.flying()) {
		texts = append(texts, text.Text)
	}
	return texts
}

// A bust and a tax increase are called out when the card has turned, over the harbour, and no longer
// than what they are about goes on. Where nothing moves nothing is called out.
func TestBustAndTaxAreCalledOut(t *testing.T) {
	busts, taxes := 0, 0
	for game := range uint64(12) {
		m := gametest.OfKind(t, game%4)
		b := newBench(t, m)
		b.stage.Settings.Speed = settings.SpeedNormal
		tick := b.byHand()
		b.build()
		random := rand.New(rand.NewPCG(game, 31))
		for range 120 {
			if m.Over() {
				break
			}
			b.moving.Finish()
			if called := b.called(); len(called) > 0 {
				t.Fatalf("game %d: %q is called out when nothing moves", game, called)
			}
			length := len(b.match.Record().Actions)
			seat := b.view.Decides()
			var bust, tax bool
			var events []portroyal.Event
			action := gametest.Likely(m.Legal(), random)
			preview := *m
			record := *m.Record()
			events, _ = preview.Play(action)
			*m.Record() = record
			for _, e := range events {
				bust = bust || e.Kind == portroyal.WentBust
				tax = tax || e.Kind == portroyal.TaxBonus || e.Kind == portroyal.TaxPaid
			}
			b.act(action)
			if len(b.match.Record().Actions) != length+1 {
				t.Fatal("the action was not played")
			}
			heard := map[string]bool{}
			for range 2 { // the turning, and what follows
				for x := float32(0); x < 1 && b.moving.Moving(); x += 0.02 {
					tick(x)
					called := b.called()
					early := !bust || x < 0.15 && action.Kind != portroyal.Dock // turning takes a quarter of a bust
					if b.turning && early && len(called) > 0 && action.Kind != portroyal.Gamble {
						t.Fatalf("game %d: %q is called out before the card has turned", game, called)
					}
					for _, text := range called {
						heard[text] = true
					}
				}
				if b.moving.Moving() {
					tick(1)
				}
			}
			any := func(id string, part string) bool {
				for text := range heard {
					if strings.Contains(text, part) {
						return true
					}
				}
				return false
			}
			if bust {
				busts++
				if !any("call.bust", b.name(seat)+" loses the harbour: a second ") {
					t.Errorf("game %d: a bust, and only %v is called out", game, heard)
				}
			}
			if tax && slices.ContainsFunc(events, func(e portroyal.Event) bool {
				return e.Kind == portroyal.CardRevealed && e.Card.Face().Type == portroyal.TaxIncrease
			}) {
				taxes++
				pays, _ := b.teller().Taxed(events)
				if action.Kind != portroyal.Gamble && !any("call.tax", "Tax: ") {
					t.Errorf("game %d: a tax (%s), and only %v is called out", game, pays, heard)
				}
			}
		}
	}
	if busts < 20 || taxes < 5 {
		t.Errorf("only %d busts and %d taxes", busts, taxes)
	}
}
