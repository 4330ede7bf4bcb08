package portroyal_test

import (
	"encoding/json"
	"errors"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"portroyal/engine/portroyal"
)

// samples are positions of real games, several of every phase, and some with the actions that only
// some decks have.
func samples(t failer) (positions []portroyal.Position) {
	t.Helper()
	for i, options := range editions {
		options.RequireExpedition = options.Players == 3 && options.Decks != portroyal.DeckUnterwegs &&
			!options.Cooperative
		options.AutoPass = options.Players == 4
		game := randomGame{options: options, seed: uint64(i + 2), start: 0, style: styles[i%2]}
		found := map[portroyal.Phase]int{}
		rare := 0
		end := game.play(t, func(ply *ply) {
			phase := ply.before.Phase()
			if found[phase]++; found[phase]%40 == 5 {
				positions = append(positions, ply.before)
			}
			if slices.ContainsFunc(ply.legal, func(a portroyal.Action) bool {
				return a.Gift > 0 && a.Kind == portroyal.Take || a.Kind == portroyal.Gamble
			}) {
				if rare++; rare%8 == 1 {
					positions = append(positions, ply.before)
				}
			}
		})
		positions = append(positions, end)
	}
	asked := map[string]int{}
	askingGames(t, func(ply *ply) {
		for _, kind := range kindsOf(t, &ply.before) {
			if asked[kind]++; asked[kind] <= 3 {
				positions = append(positions, ply.before)
			}
		}
	})
	return positions
}

// TestSamplesShowTheDecks makes sure that the positions for fuzzing and mangling contain what the
// decks are there for.
func TestSamplesShowTheDecks(t *testing.T) {
	cargo, gifts, gambles := 0, 0, 0
	phases := map[portroyal.Phase]int{}
	for _, p := range samples(t) {
		phases[p.Phase()]++
		for seat := range p.Players() {
			cargo += len(p.Cargo(seat))
		}
		for _, a := range p.Legal(nil) {
			if a.Gift > 0 && a.Kind != portroyal.Fulfil {
				gifts++
			}
			if a.Kind == portroyal.Gamble {
				gambles++
			}
		}
	}
	if cargo == 0 || gifts == 0 || gambles == 0 {
		t.Errorf("%d stowed ships, %d gifts, %d gambles", cargo, gifts, gambles)
	}
	for phase := portroyal.Discover; phase <= portroyal.MoveTime; phase++ {
		if phases[phase] < 3 {
			t.Errorf("%d positions in phase %s", phases[phase], phase)
		}
	}
}

// FuzzPosition reads anything as a position. An accepted position can be written, read back and played; a refusal is
// one sentence.
func FuzzPosition(f *testing.F) {
	for _, p := range samples(f) {
		f.Add(mustMarshal(f, &p))
	}
	for _, text := range []string{
		`{}`, `null`, `[]`, `{"seats": [{"coins": ["captain"], "oldCoins": 1}]}`,
		`{"phase": "repel", "pending": "blue-1-1c", "seats": [{"display": ["sailor-1"]}]}`,
		`{"phase": "trade", "takesLeft": 3, "harbour": ["red-1-1c", "captain"], "decides": 1}`,
		`{"reshuffled": true, "discard": ["expedition-captain2", "tax-minPoints"]}`,
		`{"options": {"decks": ["base", "expansion"]}, "phase": "trade", "takesLeft": 1, "harbour": ["x-red-6-3c+1"],
		  "seats": [{"display": ["clerk-red"]}]}`,
		`{"options": {"decks": ["base", "nails"]}, "phase": "trade", "decides": 1, "takesLeft": 1,
		  "harbour": ["red-1-1c"], "seats": [{}, {"display": ["u-wholesaler-red-nails"], "cargo": ["red-3-2c"]}]}`,
		`{"options": {"decks": ["base", "gambler"]}, "gambles": 1, "revealed": 4, "harbour": ["red-1-1c"],
		  "pile": ["captain", "priest", "jack", "settler", "jack"], "seats": [{"display": ["gambler-1", "gambler-2"]}]}`,
		`{"options": {"decks": ["base", "gambler"]}, "pile": ["red-1-1c", "tax-minPoints"], "discard": ["red-6-3c"],
		  "seats": [{"display": ["gambler-1"]}]}`,
		`{"options": {"decks": ["unterwegs"]}, "pile": ["u-tax-minPoints"],
		  "seats": [{"coins": ["u-sailor-1", "u-red-skull-3c"]}]}`,
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false}, "phase": "moment",
		  "decides": 1,
		  "pending": "tax-minPoints", "moment": {"contract": "tax-officer", "asked": [0]},
		  "contracts": [{"id": "tax-officer", "cubes": []}]}`,
		`{"options": {"decks": ["base", "expansion", "gambler"], "contracts": true, "autoContracts": false},
		  "phase": "moment",
		  "moment": {"contract": "gamester"}, "gamble": {"left": 1, "second": "red-1-1c"},
		  "harbour": ["red-1-1c", "red-3-2c"],
		  "pile": ["jack", "settler"], "contracts": [{"id": "gamester", "cubes": []}]}`,
		`{"options": {"players": 1, "decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		  "phase": "time",
		  "timePile": ["captain", "tax-minPoints"], "victoryPile": ["jack"], "oldTime": true, "gamble": {"left": 3},
		  "pile": ["tax-maxSwords"],
		  "contracts": [{"id": "fighter", "cubes": [0]}, {"id": "tiny-gamester", "cubes": []}],
		  "seats": [{"steps": {"tiny-gamester": 1}}]}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) { readAndPlay(t, text) })
}

// longest is the length in bytes that no message has, whatever it repeats.
const longest = 500

// readAndPlay reads a text as a position, and plays the position if it is one. It reports whether it
// is.
func readAndPlay(t failer, text []byte) bool {
	t.Helper()
	var untouched, p portroyal.Position
	if err := json.Unmarshal(text, &p); err != nil {
		if p != untouched {
			t.Fatalf("refused, and changed all the same: %v", err)
		}
		if message := err.Error(); message == "" || strings.Contains(message, "\n") || len(message) > longest {
			t.Fatalf("not one short sentence: %q", message)
		}
		return false
	}
	written := mustMarshal(t, &p)
	if read := mustRead(t, written); read != p {
		t.Fatalf("%s is read as %s", written, mustMarshal(t, &read))
	}
	hash := fnv.New64a()
	hash.Write(text)
	random := rand.New(rand.NewPCG(hash.Sum64(), 4))
	var actions []portroyal.Action
	for plies := 0; plies < 500 && p.Phase() != portroyal.Over; plies++ {
		actions = p.Legal(actions[:0])
		if len(actions) == 0 {
			t.Fatalf("nothing is legal in %s", mustMarshal(t, &p))
		}
		sum := 0.0
		ships, cards := p.SecondShips()
		for colour, of := range ships {
			there := slices.ContainsFunc(p.Harbour(), func(c portroyal.Card) bool {
				return c.Face().Type == portroyal.Ship && int(c.Face().Colour) == colour
			})
			if of != (portroyal.Seconds{}) && !there && p.Phase() == portroyal.Discover {
				t.Fatalf("ships of colour %d, of which none is there, are second ones: %v", colour, of)
			}
			sum += float64(of.Ending) / float64(max(cards, 1))
		}
		if math.Abs(sum-p.BustChance()) > 1e-9 {
			t.Fatalf("a bust has the chance %v, the ships together %v", p.BustChance(), sum)
		}
		if chance := p.BustWithin(3); chance < p.BustChance()-1e-9 || chance > 1 {
			t.Fatalf("a bust has the chance %v, and within 3 cards %v", p.BustChance(), chance)
		}
		if chance := p.GambleBust(); chance < p.BustWithin(4)-1e-9 || chance > 1 { // repelling only helps
			t.Fatalf("a bust within 4 cards has the chance %v, and without repelling %v", p.BustWithin(4), chance)
		}
		if view := p.View(); view.PileSize() != p.PileSize() || view.TimePile() != p.TimePile() ||
			view.VictoryPile() != p.VictoryPile() {
			t.Fatalf("the view has piles of other sizes than %s", mustMarshal(t, &p))
		}
		a := actions[random.IntN(len(actions))]
		thinkAbout(t, p.View(), a)
		if err := p.Apply(a, nil); err != nil {
			t.Fatalf("%v in %s", err, mustMarshal(t, &p))
		}
	}
	if read := mustRead(t, mustMarshal(t, &p)); read != p {
		t.Fatalf("after some plies %s is read as something else", mustMarshal(t, &p))
	}
	return true
}

// thinkAbout plays an action in a view, with the first card that can come, and the last one after it.
func thinkAbout(t failer, view portroyal.View, a portroyal.Action) {
	t.Helper()
	view.Play(a)
	for n := 0; view.Phase() == portroyal.Chance; n++ {
		var cards []portroyal.Card
		for card, copies := range view.NextCards() {
			if copies > 0 {
				cards = append(cards, portroyal.Card(card))
			}
		}
		if len(cards) == 0 {
			t.Fatalf("%q: no card can come", a)
		}
		if err := view.TurnUp(cards[n*(len(cards)-1)%len(cards)]); err != nil {
			t.Fatalf("%q: %v", a, err)
		}
	}
	if view.Phase() != portroyal.Over && len(view.Legal(nil)) == 0 {
		t.Fatalf("%q: nothing is legal in phase %s", a, view.Phase())
	}
}

// TestMangledPositions moves cards and changes numbers in positions of real games: most of what
// comes out is still JSON of the right shape, which bytes changed at random seldom are.
func TestMangledPositions(t *testing.T) {
	accepted, refused := 0, 0
	random := rand.New(rand.NewPCG(8, 8))
	positions := samples(t)
	for range 2_000 {
		sheet := onPaper(t, &positions[random.IntN(len(positions))])
		for range 1 + random.IntN(6) {
			sheet.mangle(random)
		}
		text, err := json.Marshal(sheet.document)
		if err != nil {
			t.Fatal(err)
		}
		if readAndPlay(t, text) {
			accepted++
		} else {
			refused++
		}
	}
	if accepted < 100 || refused < 100 {
		t.Errorf("%d accepted, %d refused: the sample shows nothing", accepted, refused)
	}
}

// mangle makes one change: a card is in another place, or a number or a phase is another one.
func (p paper) mangle(random *rand.Rand) {
	seat := func() map[string]any {
		seats := p.document["seats"].([]any)
		return seats[random.IntN(len(seats))].(map[string]any)
	}
	list := func() (map[string]any, string) {
		table := []string{"pile", "discard", "harbour", "expeditions", "timePile", "victoryPile"}
		seats := []string{"coins", "display", "expeditions", "cargo", "repelled"}
		if n := random.IntN(len(table) + len(seats)); n >= len(table) {
			return seat(), seats[n-len(table)]
		} else {
			return p.document, table[n]
		}
	}
	contract := func() string {
		all := portroyal.AllContracts()
		return all[random.IntN(len(all))].String()
	}
	switch random.IntN(13) {
	case 0:
		field := []string{"takesLeft", "revealed", "active", "decides", "start", "quiet", "gambles"}[random.IntN(7)]
		p.document[field] = random.IntN(4)
	case 1:
		p.document["phase"] = []string{"discover", "repel", "trade", "over", "moment", "time"}[random.IntN(6)]
	case 2:
		field := []string{"ending", "reshuffled", "oldTime", "gambleOnce"}[random.IntN(4)]
		p.document[field] = random.IntN(2) == 0
	case 3:
		seat()["oldCoins"] = random.IntN(6)
	case 4: // a whole pile becomes another one
		from, fromField := list()
		to, toField := list()
		from[fromField], to[toField] = to[toField], from[fromField]
	case 5: // somebody is asked, perhaps about what they cannot do
		moment := map[string]any{"contract": contract()}
		if laid, ok := p.document["contracts"].([]any); ok && random.IntN(4) > 0 {
			moment["contract"] = laid[random.IntN(len(laid))].(map[string]any)["id"]
		}
		if random.IntN(2) == 0 {
			moment["asked"] = []any{random.IntN(3)}
		}
		p.document["phase"], p.document["moment"] = "moment", moment
	case 6: // four cards are interrupted, perhaps with a second ship
		gamble := map[string]any{"left": random.IntN(5)}
		if harbour := p.list("harbour"); len(harbour) > 0 && random.IntN(2) == 0 {
			gamble["second"] = harbour[random.IntN(len(harbour))]
		}
		p.document["gamble"] = gamble
	case 7: // another cube, another contract, or another number of steps
		laid, ok := p.document["contracts"].([]any)
		if !ok {
			return
		}
		one := laid[random.IntN(len(laid))].(map[string]any)
		switch random.IntN(3) {
		case 0:
			one["cubes"] = append(one["cubes"].([]any), random.IntN(3))
		case 1:
			one["id"] = contract()
		case 2:
			seat()["steps"] = map[string]any{one["id"].(string): random.IntN(3)}
		}
	case 8: // a number of hidden cards, or the unseen cards themselves, are others
		switch field := []string{"pile", "timePile", "victoryPile", "unseen", "older"}[random.IntN(5)]; field {
		case "unseen", "older":
			p.move(p.document, field, p.document, "unseen", random)
		default:
			p.document[field] = random.IntN(8)
		}
	default:
		from, fromField := list()
		to, toField := list()
		p.move(from, fromField, to, toField, random)
	}
}

// move lays a card of one field to another. Hidden cards are there as a number, and among the unseen or
// the older ones.
func (p paper) move(from map[string]any, fromField string, to map[string]any, toField string, random *rand.Rand) {
	hidden := func() string { return []string{"unseen", "unseen", "unseen", "older"}[random.IntN(4)] }
	number, isNumber := from[fromField].(float64)
	pool, poolField := from, fromField
	if isNumber {
		pool, poolField = p.document, hidden()
	}
	cards, _ := pool[poolField].([]any) // some of the fields are there only with cards in them
	if len(cards) == 0 || isNumber && number == 0 {
		return
	}
	last := len(cards) - 1
	pool[poolField] = cards[:last:last]
	if isNumber {
		from[fromField] = number - 1
	}
	if n, ok := to[toField].(float64); ok {
		to[toField] = n + 1
		to, toField = p.document, hidden()
	}
	there, _ := to[toField].([]any)
	to[toField] = append(there, cards[last])
}

// FuzzAction reads anything as an action. An accepted action can be written and read back, and no position fails over
// it.
func FuzzAction(f *testing.F) {
	positions := samples(f)
	for _, p := range positions {
		for _, a := range p.Legal(nil) {
			f.Add(a.String())
		}
	}
	for _, text := range []string{
		"", " ", "repel", "dock", "gamble", "victory", "keep", "contract fighter", "take red-1-1c forgo",
		"take red-1-1c gift 2", "take x-red-6-3c+1 gift 0", "take x-red-6-3c+1 gift 5", "take x-red-6-3c+1 gift",
		"gamble 4", "expedition expedition-captain2 with captain captain captain captain",
		"expedition expedition-captain2 with", "take", "take nobody", "reveal reveal", strings.Repeat("take ", 1000),
		"take " + strings.Repeat("ü", 1000),
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := portroyal.ParseAction(text)
		if err != nil {
			if message := err.Error(); a != (portroyal.Action{}) || message == "" || len(message) > longest ||
				!utf8.ValidString(message) {
				t.Errorf("%q is refused with %v and read as %#v", text, err, a)
			}
			return
		}
		if again, err := portroyal.ParseAction(a.String()); err != nil || again != a {
			t.Fatalf("%q is read as %q, and that as %q, %v", text, a, again, err)
		}
		for _, p := range positions {
			after := p
			err := after.Apply(a, nil)
			var refusal *portroyal.Refusal
			if err != nil && (!errors.As(err, &refusal) || after != p || refusal.Error() == "") {
				t.Fatalf("%q is refused with %v", a, err)
			}
		}
	})
}
