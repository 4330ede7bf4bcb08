package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// called lists the texts called out over the harbour now.
func (b *bench) called() (texts []string) {
	for _, text := range visible.All[*canvas.Text](b.flying()) {
		texts = append(texts, text.Text)
	}
	return texts
}

// A bust and a tax increase are called out over the harbour once the card has turned, and no longer than their
// event lasts. Without movements nothing is called out.
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
			action := gametest.Likely(m.Legal(), random)
			preview, tape := m.Position(), portroyal.Tape{}
			if err := preview.Apply(action, &tape); err != nil {
				t.Fatal(err)
			}
			for _, e := range tape.Events {
				bust = bust || e.Kind == portroyal.WentBust
				tax = tax || e.Kind == portroyal.TaxBonus || e.Kind == portroyal.TaxPaid
			}
			b.act(action)
			if len(b.match.Record().Actions) != length+1 {
				t.Fatal("the action was not played")
			}
			heard := map[string]bool{}
			for range 2 { // the turning, and everything after it
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
				if !any("call.bust", b.name(seat)+" loses the harbour: a second ") && !any("call.bust.lost", " among them: a second ") {
					t.Errorf("game %d: a bust, and only %v is called out", game, heard)
				}
			}
			if tax && slices.ContainsFunc(tape.Events, func(e portroyal.Event) bool {
				return e.Kind == portroyal.CardRevealed && e.Card.Face().Type == portroyal.TaxIncrease
			}) {
				taxes++
				pays, _ := b.teller().Taxed(tape.Events)
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

// A person who is passed over because there is no card in the harbour they can pay for is named in place of the
// question, beside their head, without being asked; several are named together. Computer players are not. A click
// ends it.
func TestWhoIsPassedOverIsCalledOut(t *testing.T) {
	told, computers := 0, 0
	for game := range uint64(4) {
		players, most := []string{"", "", "", ""}, 80
		if game == 1 {
			players[2], most = "cabin-boy", 60 // which takes more time
		}
		m := gametest.Base(t, game, players...)
		b := newBench(t, m)
		b.stage.Settings.Speed = settings.SpeedNormal
		tick := b.byHand()
		b.build()
		random := rand.New(rand.NewPCG(game, 3))
		for range most {
			b.moving.Finish()
			if m.Over() {
				break
			}
			before := len(m.Steps())
			b.act(gametest.Likely(m.Legal(), random))
			for b.turning {
				b.moving.Finish()
			}
			did := m.Steps()[before]
			persons, there := []string{}, 0
			for _, e := range did.Events {
				switch {
				case e.Kind == portroyal.PassedOver && b.seats[e.Seat].Person:
					persons = append(persons, b.name(int(e.Seat)))
				case e.Kind == portroyal.PassedOver:
					computers++
				case e.Kind == portroyal.HarbourCleared:
					there = int(e.N)
				}
			}
			if len(m.Steps()) > before+1 {
				continue // a computer player has gone on at once
			}
			there = max(there, len(b.view.Harbour()))
			heard := ""
			step := float32(0.2)
			if len(persons) > 0 {
				step = 0.04
			}
			for x := float32(0); x < 1 && b.moving.Moving() && !b.turning; x += step {
				tick(x)
				if called := b.called(); slices.Contains(called, b.stage.Words.T("call.unable")) {
					heard = called[slices.Index(called, b.stage.Words.T("call.unable"))-1]
				}
			}
			switch {
			case len(persons) == 0 || there == 0:
				if heard != "" {
					t.Fatalf("game %d: %q called, %q passed over, %d cards in the harbour", game, heard, persons, there)
				}
				continue
			case !strings.HasPrefix(strings.Join(persons, ", "), heard) || heard == "":
				t.Fatalf("game %d: %q are passed over, and %q is called out", game, persons, heard)
			}
			told++
			b.hurryUp()
			if called := b.called(); b.moving.Moving() || len(called) > 0 {
				t.Fatalf("game %d: a click does not end %q", game, called)
			}
		}
	}
	if told < 15 || computers == 0 {
		t.Errorf("only %d calls, and %d computer players passed over", told, computers)
	}
}

// What is called out has room on its paper, whatever the names, in every language.
func TestWhatIsCalledOutHasRoom(t *testing.T) {
	var seats []match.Seat
	for range 3 {
		seats = append(seats, match.Seat{Name: strings.Repeat("W", record.LongestName)})
	}
	options := portroyal.DefaultOptions()
	options.Players = 3
	busts := 0
	for i, language := range words.Languages {
		m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: uint64(i)})
		if err != nil {
			t.Fatal(err)
		}
		b := newBench(t, m)
		b.stage.Words, b.stage.Settings.Speed = words.In(language), settings.SpeedNormal
		tick := b.byHand()
		b.build()
		for b.moving.Finish(); busts < 3*(i+1) && !m.Over(); b.moving.Finish() {
			action := m.Legal()[0]
			if b.view.Phase() == portroyal.Discover {
				action = portroyal.Action{Kind: portroyal.RevealNext}
			}
			preview, tape := m.Position(), portroyal.Tape{}
			if err := preview.Apply(action, &tape); err != nil {
				t.Fatal(err)
			}
			b.act(action)
			if !slices.ContainsFunc(tape.Events, func(e portroyal.Event) bool { return e.Kind == portroyal.WentBust }) {
				continue
			}
			busts++
			heard := 0
			for range 2 {
				for x := float32(0); x < 1 && b.moving.Moving(); x += 0.05 {
					tick(x)
					for _, paper := range b.flying().Objects {
						for _, text := range visible.All[*canvas.Text](paper) {
							heard++
							if need, has := text.MinSize().Width, paper.Size().Width; need > has {
								t.Errorf("%s: %q is %v wide on %v", language, text.Text, need, has)
							}
						}
					}
				}
				if b.moving.Moving() {
					tick(1)
				}
			}
			if heard == 0 {
				t.Errorf("%s: nothing is called out", language)
			}
		}
	}
	if busts < 3*len(words.Languages) {
		t.Errorf("only %d busts", busts)
	}
}
