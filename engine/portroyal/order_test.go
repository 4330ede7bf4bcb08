package portroyal_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// letters stand for the kinds of events in the order of a turn. A renewed pile has none: it stands before
// whatever needs its cards.
var letters = map[portroyal.EventKind]string{
	portroyal.CardRevealed: "r", portroyal.TaxInsteadOf: "x", portroyal.ShipDocked: "d", portroyal.ShipRepelled: "p",
	portroyal.WentBust: "b", portroyal.TaxPaid: "t", portroyal.TaxBonus: "o", portroyal.DiscoverEnded: "e",
	portroyal.ChanceCame: "c", portroyal.AdmiralsPaid: "A", portroyal.ViceAdmiralsPaid: "V", portroyal.GunnersPaid: "N",
	portroyal.JestersPaid: "j", portroyal.ShipTraded: "s", portroyal.CargoStowed: "k", portroyal.CoinGiven: "g",
	portroyal.FeePaid: "f", portroyal.ClerkWorked: "l", portroyal.PersonHired: "h", portroyal.Passed: "q",
	portroyal.PassedOver: "u", portroyal.Claimed: "C", portroyal.StepMade: "m", portroyal.ContractFulfilled: "F",
	portroyal.ContractDeclined: "D", portroyal.TimeMoved: "v", portroyal.Gambled: "G", portroyal.HarbourCleared: "H",
	portroyal.TargetReached: "T", portroyal.StandstillReached: "S", portroyal.TurnBegan: "n", portroyal.GameEnded: "E",
}

// turnOrder is the table of the package comment: the events of a whole turn.
var turnOrder = func() *regexp.Regexp {
	names := []struct{ name, order string }{
		{"TURN", "(CLAIM|CONTRACT|REVEAL)*(BUST|(G CARD{4}(CLAIM|CONTRACT)*)*(e CHANCE+ END|G CARD{4}BUST))"},
		{"REVEAL", "(x TAX|r TAX v?|r p CONTRACT*|r d FLEET|r)"}, // the last one: a person or an expedition
		{"CARD", "(x TAX|r TAX v?|r FLEET)"},                     // one of a gambler's four
		{"BUST", "(b H j*(CONTRACT|D)?END)"},
		{"CHANCE", "(A?V?N?j?(u|c(TRADE|HIRE|CLAIM|CONTRACT)*q?))"},
		{"TRADE", "(s k?g?f?l?T?STEP?)"},
		{"HIRE", "(f?h T?CONTRACT*)"},
		{"CLAIM", "(C T?CONTRACT*)"},
		{"TAX", "(t*(CONTRACT|D)*o*)"},
		{"FLEET", "(STEP|CONTRACT|D)?"},
		{"STEP", "(m CONTRACT?)"},
		{"CONTRACT", "(F T?)"},
		{"END", "(H?S?[nE])"},
	}
	order := "^TURN$"
	for _, each := range names {
		order = strings.ReplaceAll(order, each.name, each.order)
	}
	return regexp.MustCompile(strings.ReplaceAll(order, " ", ""))
}()

// needing are the events that may need a new pile (C4).
var needing = []portroyal.EventKind{
	portroyal.CardRevealed, portroyal.TaxBonus, portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid,
	portroyal.GunnersPaid,
	portroyal.JestersPaid, portroyal.ShipTraded, portroyal.CoinGiven, portroyal.Claimed, portroyal.ContractFulfilled,
}

// TestOrderOfEvents reads the events of whole games as sentences: each turn follows the table of the package
// comment, whatever interrupts it.
func TestOrderOfEvents(t *testing.T) {
	turns, renewed := 0, 0
	met := map[portroyal.EventKind]int{}
	check := func(t failer, game randomGame) {
		t.Helper()
		var turn strings.Builder
		pile := false
		end := game.play(t, func(ply *ply) {
			for _, event := range ply.events {
				met[event.Kind]++
				if event.Kind == portroyal.PileRenewed {
					pile = true
					renewed++
					continue
				}
				if pile && !slices.Contains(needing, event.Kind) {
					t.Fatalf("%v: the pile is renewed for %v", ply, event)
				}
				pile = false
				turn.WriteString(letters[event.Kind])
				ended := event.Kind == portroyal.GameEnded
				if !ended && event.Kind != portroyal.TurnBegan {
					continue
				}
				won := ended && ply.after.Won() // that ends a turn anywhere (P4)
				if order := turn.String(); !won && !turnOrder.MatchString(order) {
					t.Fatalf("%v: the events of the turn are %s, of the action %v", ply, order, ply.events)
				}
				turns++
				turn.Reset()
			}
			if pile {
				t.Fatalf("%v: the pile is renewed for nothing", ply)
			}
		})
		if turn.Len() > 0 || end.Phase() != portroyal.Over {
			t.Fatalf("%s happened after the end", turn.String())
		}
	}
	rapid.Check(t, func(t *rapid.T) { check(t, drawGame(t)) })
	for i, options := range editions {
		for seed := range uint64(8) {
			style := playStyles[(i+int(seed))%len(playStyles)]
			check(t, randomGame{options: options, seed: seed, style: style, choices: seed})
		}
	}
	for seed := range uint64(60) {
		players := portroyal.MinPlayers + uint8(seed%4)
		options := decided(withContracts(game(players, portroyal.AllDecks&^portroyal.DeckUnterwegs)))
		if seed%2 == 0 {
			options = decided(cooperative(game(1+uint8(seed%5), options.Decks)))
		}
		check(t, randomGame{options: options, seed: seed, style: asking, choices: seed})
	}
	if turns < 1000 || renewed < 100 {
		t.Errorf("%d turns, %d new piles: the sample shows nothing", turns, renewed)
	}
	for kind := portroyal.TurnBegan; kind <= portroyal.GameEnded; kind++ {
		if kind != portroyal.StandstillReached && kind != portroyal.TaxInsteadOf && met[kind] < 5 {
			t.Errorf("%d events of the kind %q: the sample shows nothing", met[kind], kind)
		}
	}
}

// caused are the events that name the card that they are because of.
var caused = []portroyal.EventKind{
	portroyal.TaxPaid, portroyal.TaxBonus, portroyal.HarbourCleared, portroyal.JestersPaid, portroyal.FeePaid,
}

// TestEventsNameTheirCause checks the fields of events that say why: the card of a tax, of its bonus, of a
// fee and of a bust.
func TestEventsNameTheirCause(t *testing.T) {
	met := map[portroyal.EventKind]int{}
	check := func(t failer, game randomGame) {
		t.Helper()
		tax, bust := portroyal.NoCard, portroyal.NoCard
		game.play(t, func(ply *ply) {
			for _, event := range ply.events {
				card := portroyal.NoCard
				switch event.Kind {
				case portroyal.TurnBegan:
					bust = portroyal.NoCard
				case portroyal.CardRevealed:
					if event.Card.Face().Type == portroyal.TaxIncrease {
						tax = event.Card
					}
					first := ply.before.TimePile() > 0 && ply.before.Revealed() == 0
					if !first && event.From != portroyal.DrawPile {
						t.Fatalf("%v: %v comes from the %s", ply, event, event.From)
					}
				case portroyal.TaxInsteadOf:
					tax = portroyal.NoCard
				case portroyal.WentBust:
					bust = event.Card
					if with := event.With.List(); len(with) != 1 || with[0].Face().Colour != bust.Face().Colour {
						t.Fatalf("%v: %v", ply, event)
					}
				case portroyal.TaxPaid, portroyal.TaxBonus:
					card = tax
				case portroyal.HarbourCleared, portroyal.JestersPaid:
					card = bust
				case portroyal.FeePaid:
					card = ply.action.Card
					if event.N != 1 || int(event.Other) != ply.before.Active() ||
						int(event.Seat) != ply.before.Decides() {
						t.Fatalf("%v: %v", ply, event)
					}
				}
				met[event.Kind]++
				if slices.Contains(caused, event.Kind) && event.Card != card {
					t.Fatalf("%v: %v is because of %q", ply, event, card)
				}
			}
		})
	}
	rapid.Check(t, func(t *rapid.T) { check(t, drawGame(t)) })
	for seed := range uint64(40) {
		players := portroyal.MinPlayers + uint8(seed%4)
		options := decided(withContracts(game(players, portroyal.AllDecks&^portroyal.DeckUnterwegs)))
		check(t, randomGame{options: options, seed: seed, style: asking, choices: seed})
	}
	for _, kind := range append(slices.Clone(caused), portroyal.WentBust) {
		if met[kind] < 10 {
			t.Errorf("%d events of the kind %q: the sample shows nothing", met[kind], kind)
		}
	}
}
