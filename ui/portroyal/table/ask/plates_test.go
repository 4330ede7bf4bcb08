package ask

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/widgets"
)

// asking is a bench for a position in notation, with Ann, Ben and Cem in its seats.
func asking(t *testing.T, text string) *bench {
	t.Helper()
	position := gametest.Written(t, text)
	return newBench(t, match.At(position, gametest.Seats(make([]string, position.Players())...)))
}

// lie describes the plates from left to right: the place, the kind if it is not plain, the text, and the detail
// below it.
func (b *bench) lie() (all []string) {
	kinds := map[widgets.PlateKind]string{
		widgets.CalmPlate: " calm", widgets.RiskyPlate: " risky", widgets.QuietPlate: " quiet",
	}
	for place, plate := range b.plates() {
		if plate != nil {
			line := fmt.Sprintf("%d%s: %s", place, kinds[plate.Kind], plate.Text)
			if plate.Detail != "" {
				line += " / " + plate.Detail
			}
			all = append(all, line)
		}
	}
	return all
}

// sailing is a turn that can continue, with one card in four that would end it.
const sailing = `{"revealed": 2, "harbour": ["red-1-1c", "sailor-1"], "pile": ["red-6-3c", "captain", "captain",
	"settler"], "seats": [{}, {}]}`

// asks are positions with the expected question and the plates that can be pressed.
var asks = map[string]struct {
	position string
	change   func(*bench) // nil for nothing
	asked    string
	plates   []string
}{
	"the first card, which is compulsory (D1)": {
		`{"pile": ["captain"], "seats": [{}, {}]}`, nil,
		"Discover: Ann, turn up the first card.",
		[]string{"0 risky: Turn up a card / 0% risk"},
	},
	"an expedition before the first card (E3)": {
		`{"expeditions": ["expedition-captain2", "expedition-priest2"], "pile": ["captain"], "seats":
		[{"display": ["captain", "captain"]}, {}]}`, nil,
		"Discover: Ann, turn up the first card.",
		[]string{"0 risky: Turn up a card / 0% risk", "2: Claim expedition / 4 points for anchor + anchor"},
	},
	"which of two expeditions is asked later": {
		`{"expeditions": ["expedition-captain2", "expedition-priest2"], "pile": ["captain"], "seats":
		[{"display": ["captain", "captain", "priest", "priest"]}, {}]}`, nil,
		"Discover: Ann, turn up the first card.",
		[]string{"0 risky: Turn up a card / 0% risk", "2: Claim expedition"},
	},
	"another card": {
		sailing, nil, "Discover: Ann, another card, or stop?",
		[]string{"0 risky: Turn up a card / 25% risk", "1 calm: Stop / then take 1 card"},
	},
	"without the chance, for those who do not want it": {
		sailing, func(b *bench) { b.stage.Settings.ShowChance = false }, "Discover: Ann, another card, or stop?",
		[]string{"0 risky: Turn up a card", "1 calm: Stop / then take 1 card"},
	},
	"without the chance and the cards to take, before they are told": {
		sailing, func(b *bench) { b.state.Untold, b.state.TakesUntold = true, true },
		"Discover: Ann, another card, or stop?",
		[]string{"0 risky: Turn up a card", "1 calm: Stop"},
	},
	"with four colours two cards may be taken (H1)": {
		`{"revealed": 5, "harbour": ["red-1-1c", "blue-1-1c", "green-1-1c", "yellow-1-1c", "sailor-1"],
		"pile": ["captain"], "seats": [{}, {}]}`, nil,
		"Discover: Ann, another card, or stop?",
		[]string{"0 risky: Turn up a card / 0% risk", "1 calm: Stop / then take 2 cards"},
	},
	"nothing in the harbour can be paid for": {
		`{"revealed": 1, "harbour": ["captain"], "pile": ["captain"], "seats": [{}, {}]}`, nil,
		"Discover: Ann, another card, or stop?",
		[]string{"0 risky: Turn up a card / 0% risk", "1 calm: Stop / nothing to take"},
	},
	"a gambler (H13)": {
		`{"options": {"decks": ["base", "gambler"]}, "revealed": 1, "harbour": ["red-1-1c"], "pile": ["captain", "captain",
		"captain", "priest", "red-6-3c"], "seats": [{"display": ["gambler-1"]}, {}]}`, nil,
		"Discover: Ann, another card, or stop?",
		[]string{
			"0 risky: Turn up a card / 20% risk", "1 calm: Stop / then take 1 card",
			"3 risky: Gamble: four cards / 80% risk",
		},
	},
	"after one of two gamblers (H13)": {
		`{"options": {"decks": ["base", "gambler"]}, "gambles": 1, "revealed": 4, "harbour": ["red-1-1c"], "pile": ["captain",
		"captain", "captain", "priest", "red-6-3c"], "seats": [{"display": ["gambler-1", "gambler-2"]}, {}]}`, nil,
		"Discover: Ann, gamble again, or stop?",
		[]string{"1 calm: Stop / then take 2 cards", "3 risky: Gamble: four cards / 80% risk"},
	},
	"a ship that would be the end (D5)": {
		`{"phase": "repel", "revealed": 2, "pending": "blue-1-1c", "harbour": ["blue-5-3c"], "pile": ["captain"], "seats":
		[{"display": ["sailor-1"]}, {}]}`, nil,
		"Ann, repel this ship? Flute (1 coin, 1 sword)",
		[]string{"1 risky: Let it dock / ends your turn [D]", "2 calm: Repel / [R]"},
	},
	"a ship of another colour (D3)": {
		`{"phase": "repel", "revealed": 2, "pending": "blue-1-1c", "harbour": ["red-1-1c"], "pile": ["captain"], "seats":
		[{"display": ["sailor-1"]}, {}]}`, nil,
		"Ann, repel this ship? Flute (1 coin, 1 sword)",
		[]string{"1 calm: Let it dock / your turn goes on [D]", "2: Repel / [R]"},
	},
	"the own chance (H1)": {
		`{"phase": "trade", "takesLeft": 2, "harbour": ["red-1-1c", "blue-1-1c"], "seats": [{}, {}]}`, nil,
		"Trade & Hire: Ann, take up to 2 cards?",
		[]string{"3 calm: Pass"},
	},
	"the chance in the turn of another (H2, H6)": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["red-6-3c", "blue-1-1c"], "seats": [{}, {}]}`, nil,
		"Trade & Hire: Ben, take 1 card and pay 1 coin to Ann?",
		[]string{"3 calm: Pass"},
	},
	"a chance of which nothing will come (F5)": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["blue-1-1c"], "seats": [{}, {}]}`,
		func(b *bench) { b.state.Tired = true },
		"Trade & Hire: Ben, take 1 card and pay 1 coin to Ann?",
		[]string{"2 quiet: Always pass on these", "3 calm: Pass"},
	},
	"an expedition after the last card (E3)": {
		`{"phase": "trade", "takesLeft": 0, "expeditions": ["expedition-captain2"], "harbour": ["red-1-1c"], "seats":
		[{"display": ["captain", "captain"]}, {}]}`, nil,
		"Ann, claim an expedition, or pass?",
		[]string{"2: Claim expedition / 4 points for anchor + anchor", "3 calm: Pass"},
	},
	"a contract after the last card (K3)": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false}, "phase": "trade",
		"takesLeft": 0, "contracts": [{"id": "fighter", "cubes": []}], "harbour": ["red-1-1c"], "seats":
		[{"display": ["pirate-1", "sailor-1"]}, {}]}`, nil,
		"Ann, fulfil a contract, or pass?",
		[]string{"1 calm: Fulfil contract / Fighter: 3 coins", "3 calm: Pass"},
	},
	"both after the last card": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false}, "phase": "trade",
		"takesLeft": 0, "contracts": [{"id": "fighter", "cubes": [1]}], "expeditions": ["expedition-captain2"],
		"harbour": ["red-1-1c"], "seats": [{"display": ["pirate-1", "sailor-1", "captain", "captain"]}, {}]}`, nil,
		"Ann, fulfil a contract, claim an expedition, or pass?",
		[]string{
			"1 calm: Fulfil contract / Fighter: 2 coins", "2: Claim expedition / 4 points for anchor + anchor", "3 calm: Pass",
		},
	},
	"two contracts": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false}, "phase": "trade",
		"takesLeft": 0, "contracts": [{"id": "fighter", "cubes": []}, {"id": "lady-killer", "cubes": []}],
		"harbour": ["red-1-1c"], "seats": [{"display": ["pirate-1", "sailor-1", "captain", "mademoiselle-2"]}, {}]}`, nil,
		"Ann, fulfil a contract, or pass?",
		[]string{"1 calm: Fulfil contract", "3 calm: Pass"},
	},
	"a card of the Time Pile (P3)": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true}, "phase": "time",
		"contracts": [{"id": "fighter", "cubes": []}], "timePile": ["captain", "captain", "jack"], "pile": ["priest"],
		"seats": [{}, {}]}`, nil,
		"Ann, move a card to the Victory Pile? 4 turns left",
		[]string{"2 risky: To the Victory Pile / one turn less, one more point", "3 calm: Leave the card"},
	},
	"nothing, as a computer player thinks": {
		sailing, func(b *bench) { b.state.Person = false }, "Ann is looking out to sea…", []string{"3: Skip"},
	},
	"nothing, and the waiting is skipped": {
		sailing, func(b *bench) { b.state.Person, b.state.Skipping = false, true }, "Ann is looking out to sea…", nil,
	},
	"nothing, as it is shown again what happened": {
		sailing, func(b *bench) { b.state.Again = true }, "What has happened since your last decision",
		[]string{"3: Back to the game"},
	},
	"nothing, as the game is over": {
		`{"phase": "over", "seats": [{}, {}]}`, nil, "The game is over.", []string{"3 calm: Result"},
	},
}

func TestWhatPlayersAreAsked(t *testing.T) {
	for name, c := range asks {
		t.Run(name, func(t *testing.T) {
			b := asking(t, c.position)
			if c.change != nil {
				c.change(b)
			}
			if asked := b.asked(); asked != c.asked {
				t.Errorf("the question is %q, want %q", asked, c.asked)
			}
			if lie := b.lie(); !slices.Equal(lie, c.plates) {
				t.Errorf("the plates are %q, want %q", lie, c.plates)
			}
		})
	}
}

// Plates that are no decisions play nothing, and call the function they name.
func TestPlatesThatPlayNothing(t *testing.T) {
	for name, plate := range map[string]string{
		"nothing, as a computer player thinks": "skip", "nothing, as it is shown again what happened": "again.end",
		"nothing, as the game is over": "result", "a chance of which nothing will come (F5)": "trifle",
	} {
		b := asking(t, asks[name].position)
		if change := asks[name].change; change != nil {
			change(b)
		}
		called := ""
		b.calls.Skip = func() { called += "skip" }
		b.calls.Over = func() { called += "over" }
		b.calls.Spare = func() { called += "spare" }
		b.plate(plate).OnTap()
		want := map[string]string{"skip": "skip", "again.end": "skip", "result": "over", "trifle": "spare"}[plate]
		if called != want || b.played != nil {
			t.Errorf("plate %q calls for %q and plays %v", plate, called, b.played)
		}
	}
}

// placed reports whether the decisions of a kind have a plate in a phase.
func placed(phase portroyal.Phase, kind portroyal.ActionKind) bool {
	places := placement[phase]
	return slices.Contains(places[:], kind)
}

// Each decision's plate plays an action of its kind, or asks which; a right click on it leads to the rules about
// it.
func TestPlatesPlayWhatTheySay(t *testing.T) {
	pressed, sure := map[portroyal.ActionKind]int{}, 0
	for game := range uint64(21) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 4))
		for !m.Over() {
			view := m.View()
			few := func(a portroyal.Action) bool {
				return pressed[a.Kind] < 3 && placed(view.Phase(), a.Kind)
			}
			if slices.ContainsFunc(m.Legal(), few) {
				b := newBench(t, m)
				var explained []entry.Entry
				b.calls.Ask = func(of entry.Entry) { explained = append(explained, of) }
				b.stage.Window.SetContent(b.Draw(room, stageSize, Told{Write: unwritten}, false))
				for place, kind := range placement[b.state.View.Phase()] {
					plate := b.plates()[place]
					at, there := b.PlateOf(kind)
					if (plate != nil) != b.Can(kind) || kind != portroyal.NoAction && there != b.Can(kind) {
						t.Fatalf("game %d: for kind %d there is the plate %v at %v", game, kind, plate, at)
					}
					if plate == nil {
						continue
					}
					pressed[kind]++
					b.played, explained = nil, nil
					plate.TappedSecondary(&fyne.PointEvent{})
					if of := entry.OfAction(&b.state.View, b.kind(kind)[0]); !slices.Equal(explained, []entry.Entry{of}) {
						t.Errorf("game %d: the rules shown for kind %d are %v", game, kind, explained)
					}
					plate.OnTap()
					if b.Objection() == b.stage.Words.T("stop.sure") { // it is asked once more
						sure++
						plate.OnTap()
					}
					switch all := b.kind(kind); {
					case len(all) == 1 && !slices.Equal(b.played, all), len(all) > 1 && b.played != nil:
						t.Fatalf("game %d: the plate of %v plays %v", game, all, b.played)
					case len(all) > 1 && b.Answers() < 2:
						t.Fatalf("game %d: the plate of %v asks nothing", game, all)
					}
					b.Forget()
				}
			}
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kinds := range placement {
		for _, kind := range kinds {
			if kind != portroyal.NoAction && pressed[kind] == 0 {
				t.Errorf("no plate for kind %d was pressed", kind)
			}
		}
	}
	if sure == 0 {
		t.Error("nobody has stopped for nothing")
	}
}
