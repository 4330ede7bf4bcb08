package story

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/story"
	"portroyal/ui/story/storytest"
	"portroyal/ui/words"
)

// played plays a game of a kind as far as a number of decisions.
func played(t *testing.T, game uint64, most int) *match.Match {
	t.Helper()
	m := gametest.OfKind(t, game)
	random := rand.New(rand.NewPCG(game, 31))
	for !m.Over() && len(m.Steps()) < most {
		if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Whole games as they are read, with contracts and expeditions, against each other and against the clock.
func TestGoldenStories(t *testing.T) {
	for _, game := range []string{"contracts-everything-4", "together-4"} {
		r := storytest.Fixture(t, "../../../engine/portroyal/transcript/testdata/format-7/"+game+".json", transcript.Read,
			"", "seaman", "captain:bold", "cabin-boy")
		storytest.Golden(t, Write, r, game)
	}
}

// Every game of every kind is told in every language to its end, or as far as it has come: with all of its turns, and
// nothing but words in it.
func TestEveryGameIsTold(t *testing.T) {
	ids := map[string]bool{}
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if id := card.String(); strings.ContainsAny(id, "-") {
			ids[id] = true
		}
	}
	for game := range uint64(2 * len(gametest.Kinds)) {
		for _, most := range []int{0, 1, 17, 1 << 30} {
			m := played(t, game, most)
			for _, language := range words.Languages {
				text := storytest.Told(t, Write, m.Record(), language)
				where := fmt.Sprintf("%s, game %d, %d steps", language, game, most)
				storytest.Whole(t, where, text, language, m.Over())
				for id := range ids {
					if strings.Contains(text, id) {
						t.Errorf("%s, game %d: there is the id %q", language, game, id)
					}
				}
				if most == 0 {
					continue
				}
				for turn := 1; turn < m.Turns(); turn++ {
					if !strings.Contains(text, fmt.Sprintf("\n%d. ", turn)) {
						t.Errorf("%s, game %d: turn %d is not told", language, game, turn)
					}
				}
			}
		}
	}
}

// Important events are told in the turn in which they happened: who took, claimed, fulfilled, paid or lost something,
// and which card it was.
func TestWhatHappensIsTold(t *testing.T) {
	w := words.In(words.English)
	seen := map[portroyal.EventKind]int{}
	for game := range uint64(4 * len(gametest.Kinds)) {
		m := played(t, game, 1<<30)
		turns := map[int]string{}
		for _, line := range strings.Split(storytest.Told(t, Write, m.Record(), words.English), "\n") {
			number, _, _ := strings.Cut(line, ". ")
			if turn, err := strconv.Atoi(number); err == nil && turns[turn] == "" { // the result comes after
				turns[turn] = line
			}
		}
		turn := 1
		for _, step := range m.Steps() {
			for _, e := range step.Events {
				player := m.Seats()[e.Seat].Name
				var want string
				switch e.Kind {
				case portroyal.TurnBegan:
					turn++
				case portroyal.CardRevealed:
					if want = terms.NamedWithin(w, terms.Indefinite, e.Card); e.Card.Face().Type == portroyal.TaxIncrease {
						want = player + " turns up a tax increase: "
					}
				case portroyal.ShipTraded:
					want = player + " trades " + terms.Traded(w, e.Card)
				case portroyal.PersonHired:
					want = player + " hires " + terms.Within(w, terms.Definite, e.Card)
				case portroyal.FeePaid:
					want = "pays 1 coin to " + m.Seats()[e.Other].Name
				case portroyal.WentBust:
					want = " to a second " + terms.Within(w, terms.Plain, e.Card) + "."
				case portroyal.Claimed:
					want = player + " claims " + terms.NamedWithin(w, terms.Definite, e.Card) + " with "
				case portroyal.ContractFulfilled:
					want = player + " fulfils “" + terms.ContractTitle(w, e.Contract) + "”"
				case portroyal.TaxPaid:
					want = fmt.Sprintf("%s pays %d", player, e.N)
				case portroyal.TargetReached:
					want = player + " reaches the target"
				default:
					continue
				}
				seen[e.Kind]++
				if !strings.Contains(turns[turn], want) {
					t.Fatalf("game %d, turn %d: %q is missing in\n%s", game, turn, want, turns[turn])
				}
			}
		}
	}
	for _, kind := range []portroyal.EventKind{
		portroyal.FeePaid, portroyal.WentBust, portroyal.Claimed, portroyal.ContractFulfilled, portroyal.TaxPaid,
	} {
		if seen[kind] == 0 {
			t.Errorf("%s never happened", kind)
		}
	}
}

// The head names each variant that is played, and no other.
func TestVariantsAreTold(t *testing.T) {
	w := words.In(words.English)
	for id, choose := range map[words.ID]func(o *portroyal.Options){
		"variant.expedition": func(o *portroyal.Options) { o.RequireExpedition = true },
		"variant.autopass":   func(o *portroyal.Options) { o.AutoPass = true },
		"variant.hidden":     func(o *portroyal.Options) { o.HiddenDiscards = true },
		"variant.coins":      func(o *portroyal.Options) { o.CoinsByPlace = true },
	} {
		for _, on := range []bool{false, true} {
			options := gametest.Printed(portroyal.DeckBase)
			if on {
				choose(&options)
			}
			m := gametest.New(t, options, 1, "", "", "")
			if is := strings.Contains(storytest.Told(t, Write, m.Record(), words.English), w.T(id)); is != on {
				t.Errorf("%s is told: %v", id, is)
			}
		}
	}
}

// A card is described once in a turn, and then called by its name, unless another one has the same.
func TestEqualNamesAreToldApart(t *testing.T) {
	sailor, other := gametest.Card(t, "sailor-1"), gametest.Card(t, "sailor-3")
	r := &transcript.Record{Head: record.Head{Seats: gametest.Seats("", "")}}
	came := func(card portroyal.Card) portroyal.Event {
		return portroyal.Event{Kind: portroyal.CardRevealed, Card: card}
	}
	hired := portroyal.Event{Kind: portroyal.PersonHired, Card: other, N: 7}
	for want, events := range map[string][]portroyal.Event{
		"Ann turns up a sailor (3 points). Ann hires the sailor for 7 coins.": {came(other), hired},
		"Ann turns up a sailor (1 point) and a sailor (3 points). Ann hires the sailor (3 points) for 7 coins.": {
			came(sailor), came(other), hired,
		},
		"Ann turns up a sailor (3 points) and a sailor (3 points). Ann hires the sailor for 7 coins.": {
			came(other), came(other), hired,
		},
	} {
		one := turn{
			account: &account{Story: story.Story{Words: words.In(words.English), Head: &r.Head}, record: r},
			titles:  map[string]portroyal.Card{},
		}
		if got := strings.Join(one.tell(events), " "); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// A failed write and a record that does not replay are errors.
func TestWhatCannotBeTold(t *testing.T) {
	storytest.Fails(t, Write, played(t, 0, 20).Record().Snapshot(), func(r *transcript.Record) {
		r.Cards = r.Cards[:len(r.Cards)-1]
	})
}
