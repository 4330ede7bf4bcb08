package ask

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// whole records the other effects of answers.
func (b *bench) whole() (changed *int, refused *[]layout.Spot) {
	changed, refused = new(int), new([]layout.Spot)
	b.calls.Changed = func() { *changed++ }
	b.calls.Refused = func(at layout.Spot) { *refused = append(*refused, at) }
	return changed, refused
}

// Everything on the board with a frame can be clicked, which plays it or asks for the rest; a click on anything
// else in the harbour, in the row or among the contracts says why it cannot be taken. No two things that can be
// taken have the same digit, and during a question the digits belong to the answers.
func TestWhatIsFramedCanBeTaken(t *testing.T) {
	plays, asks, refuses := 0, 0, 0
	for game := range uint64(28) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 6))
		for step := 0; !m.Over(); step++ {
			if step%9 == 0 {
				b := newBench(t, m)
				changed, refused := b.whole()
				digits := map[string]layout.Spot{}
				for at, mark := range b.Marks() {
					b.Forget()
					b.played, *changed, *refused = nil, 0, nil
					b.Tapped(at)
					refusable := at.Kind == layout.Berth || at.Kind == layout.Expedition || at.Kind == layout.Contract
					switch {
					case mark.Takeable && len(b.played) == 1:
						plays++
						if !slices.Contains(m.Legal(), b.played[0]) || *changed != 0 || *refused != nil || b.Answers() > 0 {
							t.Fatalf("game %d: a click on %v plays %v", game, at, b.played)
						}
					case mark.Takeable:
						asks++
						if *changed != 1 || *refused != nil || b.Answers() < 2 {
							t.Fatalf("game %d: a click on %v asks for one of %d", game, at, b.Answers())
						}
						b.Cancel()
						if b.Answers() != 0 || b.played != nil {
							t.Fatalf("game %d: after taking back, %d answers are left", game, b.Answers())
						}
					case refusable:
						refuses++
						if b.played != nil || !slices.Equal(*refused, []layout.Spot{at}) || b.Objection() == "" ||
							b.Objection() == "" || b.asked() != b.Objection() {
							t.Fatalf("game %d: a click on %v, which cannot be taken, says %q", game, at, b.Objection())
						}
					case b.played != nil || *changed != 0 || b.Objection() != "":
						t.Fatalf("game %d: a click on %v, which means nothing, plays %v", game, at, b.played)
					}
					if _, twice := digits[mark.Key]; twice && len(mark.Key) == 1 {
						t.Fatalf("game %d: %v and %v have the key %s", game, at, digits[mark.Key], mark.Key)
					}
					if at.Kind == layout.Berth {
						digits[mark.Key] = at
					}
				}
			}
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if plays < 100 || asks < 5 || refuses < 100 {
		t.Errorf("%d clicks played something, %d asked, %d were refused", plays, asks, refuses)
	}
}

// The persons for an expedition are asked for one by one (E2): each who can go is framed in the player's own
// tableau, with a key on one of several equal ones, and a click is as good as the key. Persons who cannot go are
// no answer.
func TestWhoGoesIsChosenInTheOwnTableau(t *testing.T) {
	const position = `{"expeditions": ["expedition-captain2-settler"], "pile": ["priest"], "seats":
		[{"display": ["captain", "captain", "settler", "jack", "jack", "sailor-1"]}, {"display": ["settler"]}]}`
	expedition := layout.Spot{Kind: layout.Expedition, Card: gametest.Card(t, "expedition-captain2-settler")}
	own := func(id string) layout.Spot { return layout.Spot{Kind: layout.Tableau, Card: gametest.Card(t, id)} }
	begun := func() *bench {
		b := asking(t, position)
		b.Tapped(expedition)
		return b
	}
	b := begun()
	if asked := b.asked(); asked != "Ann, who goes on the expedition? Expedition (6 points)" {
		t.Errorf("the question is %q", asked)
	}
	marks, keys, keyed, framed := b.Marks(), map[string]string{}, 0, map[string]int{}
	for at, mark := range marks {
		if at.Kind == layout.Tableau && mark.Takeable {
			framed[at.Card.String()]++
			if mark.Key != "" {
				keys[mark.Key] = at.Card.String()
				keyed++
			}
		}
	}
	if !marks[expedition].Pointed || marks[layout.Spot{Kind: layout.Pile}].Key != "" {
		t.Error("the expedition in question is not marked, or another key is shown")
	}
	wantKeys := map[string]string{}
	for i, choice := range b.choices() {
		wantKeys[digit(i)] = choice.at.Card.String()
	}
	if !maps.Equal(framed, map[string]int{"captain": 2, "settler": 1, "jack": 2}) ||
		!maps.Equal(keys, wantKeys) || keyed != len(wantKeys) {
		t.Errorf("%v are framed, with the keys %v, want %v", framed, keys, wantKeys)
	}
	for _, ids := range [][]string{
		{"captain", "captain", "jack"}, {"jack", "jack", "settler"}, {"settler", "jack", "jack"},
	} {
		byClick, byKey := begun(), begun()
		for _, id := range ids {
			if byClick.played == nil {
				byClick.Tapped(own(id))
			}
			if i := slices.IndexFunc(byKey.choices(), func(c choice) bool { return c.at == own(id) }); i >= 0 {
				byKey.Answer(i)
			}
		}
		persons := portroyal.PersonsOf(own(ids[0]).Card, own(ids[1]).Card, own(ids[2]).Card)
		if len(byClick.played) != 1 || byClick.played[0].With != persons || !slices.Equal(byClick.played, byKey.played) {
			t.Errorf("of %v clicks play %v, keys %v", ids, byClick.played, byKey.played)
		}
	}
	b.Tapped(own("sailor-1"))
	if b.played != nil || b.Answers() != len(wantKeys) {
		t.Error("somebody who cannot go is an answer")
	}
	changed, _ := b.whole()
	b.Cancel()
	if b.Answers() != 0 || *changed != 1 || b.asked() != "Discover: Ann, turn up the first card." {
		t.Errorf("after taking back, the question is %q", b.asked())
	}
}

// The choice of who gets the coin of a ship "3 + 1" is asked with everybody's points (H11), on the ship that it
// is about.
func TestWhoseGiftIsAsked(t *testing.T) {
	b := asking(t, `{"options": {"players": 3, "decks": ["base", "expansion"]}, "phase": "trade", "takesLeft": 1,
		"harbour": ["x-red-6-3c+1"], "seats": [{}, {"display": ["sailor-3"]}, {}]}`)
	ship := layout.Spot{Kind: layout.Berth, Card: gametest.Card(t, "x-red-6-3c+1")}
	b.Tapped(ship)
	if asked := b.asked(); asked != "Ann, who gets the coin? Frigate (3 coins, 6 swords)" {
		t.Errorf("the question is %q", asked)
	}
	want := []string{"0: Ben / 3 points, key 1", "1: Cem / 0 points, key 2", "3: Cancel"}
	if lie := b.lie(); !slices.Equal(lie, want) || !b.Marks()[ship].Pointed {
		t.Errorf("the plates are %q, want %q", lie, want)
	}
	b.plates()[1].OnTap()
	if len(b.played) != 1 || b.played[0].Gift != 3 {
		t.Errorf("%v is played", b.played)
	}
}

// The first ten cards of the harbour have the digits as their keys, in display order; further ones have none.
func TestKeysOfTheHarbour(t *testing.T) {
	b := asking(t, `{"phase": "trade", "takesLeft": 1, "harbour": ["sailor-1", "sailor-2", "sailor-3", "pirate-1",
		"pirate-2", "settler", "priest", "captain", "jack", "governor", "jester-1"], "seats": [{"coins": ["settler",
		"settler", "settler", "settler", "priest", "priest", "priest", "captain", "captain", "captain"]}, {}]}`)
	keys := make([]string, len(b.state.Berths))
	for at, mark := range b.Marks() {
		if at.Kind == layout.Berth {
			keys[at.At] = mark.Key
		}
	}
	if got := strings.Join(keys, " "); got != "1 2 3 4 5 6 7 8 9 0 " {
		t.Errorf("the keys are %q", got)
	}
}

// Plates have room for three contracts besides the one that takes the question back.
func TestThreeContractsLieOnPlates(t *testing.T) {
	b := asking(t, `{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false},
		"phase": "trade", "takesLeft": 0, "contracts": [{"id": "fighter", "cubes": []}, {"id": "lady-killer", "cubes": []},
		{"id": "comedian", "cubes": []}], "harbour": ["red-1-1c"], "seats": [{"display": ["pirate-1", "sailor-1",
		"captain", "mademoiselle-2", "priest", "jester-1"]}, {}]}`)
	b.Begin(portroyal.Fulfil)
	want := []string{
		"0: Fighter / 3 coins [1]", "1: Lady Killer / 3 coins [2]", "2: Comedian / 4 coins [3]", "3: Cancel",
	}
	if lie := b.lie(); !slices.Equal(lie, want) {
		t.Errorf("the plates are %q, want %q", lie, want)
	}
}

// If there are more contracts than plates, they are listed with their keys above the question, and chosen by key
// or on the board.
func TestManyContractsAreListed(t *testing.T) {
	b := asking(t, `{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false},
		"phase": "trade", "takesLeft": 0, "contracts": [{"id": "fighter", "cubes": []}, {"id": "lady-killer", "cubes": []},
		{"id": "comedian", "cubes": []}, {"id": "maritime-supremacy", "cubes": []}], "harbour": ["red-1-1c"], "seats":
		[{"display": ["pirate-1", "sailor-1", "captain", "mademoiselle-2", "priest", "jester-1", "viceadmiral-1"]}, {}]}`)
	b.Begin(portroyal.Fulfil)
	want := "1: Fighter, 3 coins   2: Lady Killer, 3 coins   3: Comedian, 4 coins   4: Maritime Supremacy, 4 coins"
	if hint := b.hint(); hint != want {
		t.Errorf("above the question it says %q, want %q", hint, want)
	}
	if lie := b.lie(); !slices.Equal(lie, []string{"3: Cancel"}) {
		t.Errorf("the plates are %q", lie)
	}
	comedian := layout.Spot{Kind: layout.Contract, Contract: portroyal.Comedian}
	if key := b.Marks()[comedian].Key; key != "3" {
		t.Errorf("the contract has the key %q", key)
	}
	b.Tapped(comedian)
	if !slices.Equal(b.played, []portroyal.Action{portroyal.Fulfilling(portroyal.Comedian)}) {
		t.Errorf("%v is played", b.played)
	}
}

// Nothing is asked while a computer player decides, or while something covers the table: cards cannot be taken,
// nor does the prompt say why not.
func TestNobodyTakesAnythingUnasked(t *testing.T) {
	for name, change := range map[string]func(*bench){
		"a computer player decides": func(b *bench) { b.state.Person = false },
		"the table is covered": func(b *bench) {
			b.stage.Window.SetContent(widgets.WithTips(canvas.NewRectangle(nil)))
			b.stage.Open(canvas.NewRectangle(nil), func(*fyne.KeyEvent) {}, func() {})
		},
	} {
		b := asking(t, `{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "captain"], "seats": [{}, {}]}`)
		change(b)
		changed, refused := b.whole()
		for i, card := range b.state.View.Harbour() {
			b.Tapped(layout.Spot{Kind: layout.Berth, At: i, Card: card})
			b.Take(layout.Spot{Kind: layout.Berth, At: i, Card: card})
		}
		b.Begin(portroyal.Pass)
		if b.played != nil || *changed != 0 || *refused != nil || b.Objection() != "" {
			t.Errorf("%s: %v is played, %v refused", name, b.played, *refused)
		}
	}
}

// The reason why something cannot be taken replaces the question: the rule that forbids it, or for an expedition
// the number of persons missing. It disappears once something else is begun, or the player moves on.
func TestWhySomethingCannotBeTaken(t *testing.T) {
	b := asking(t, `{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false},
		"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "captain"], "expeditions": ["expedition-captain2"],
		"contracts": [{"id": "fighter", "cubes": []}], "seats": [{"display": ["captain"]}, {}]}`)
	spots := map[string]layout.Spot{
		"It costs 4 in all; you have 0.":       {Kind: layout.Berth, At: 1, Card: gametest.Card(t, "captain")},
		"Ann: 1 person short":                  {Kind: layout.Expedition, Card: gametest.Card(t, "expedition-captain2")},
		"You do not meet the requirement yet.": {Kind: layout.Contract, Contract: portroyal.Fighter},
	}
	for says, at := range spots {
		b.Take(at)
		if b.asked() != says {
			t.Errorf("%v cannot be taken: %q, want %q", at, b.asked(), says)
		}
		b.Quiet()
		if b.Objection() != "" || b.asked() != "Trade & Hire: Ann, take 1 card?" {
			t.Errorf("afterwards the question is %q", b.asked())
		}
	}
}
