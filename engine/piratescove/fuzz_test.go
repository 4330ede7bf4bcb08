package piratescove

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"
)

// longest is how long the message about bad input may be, in bytes.
const longest = 400

// samples are positions of random games, several of every phase.
func samples(t testing.TB) (positions []Position) {
	found := map[Phase]int{}
	for seed := range uint64(40) {
		end := playRandomly(t, MinPlayers+int(seed%4), seed+500, func(p *Position, _ []Action, _ Action) {
			if found[p.phase]++; found[p.phase]%rareness[p.phase] == 1 {
				positions = append(positions, *p)
			}
		})
		if end.final || seed < 4 {
			positions = append(positions, end)
		}
	}
	return positions
}

// rareness is how often a position of a phase becomes a sample: one in so many.
var rareness = [phaseCount]int{
	Outfitting: 40, AfterTreasure: 300, BeforeNavigation: 300, Navigation: 400, AfterNavigation: 300, Reply: 3, Boarding: 60,
	Exchange: 100, Aiming: 3, Parrots: 2, Visits: 500, Over: 1,
}

// Every phase is among the samples.
func TestSamplesShowEveryPhase(t *testing.T) {
	found := map[Phase]int{}
	for _, p := range samples(t) {
		found[p.phase]++
	}
	for phase := range Phase(phaseCount) {
		if found[phase] < 3 {
			t.Errorf("%d samples in phase %s", found[phase], phase)
		}
	}
}

// readAndPlay reads what may be a position. If it is one, it is played to its end by chance: whatever is accepted has to
// be sound, and to read back as itself. It reports whether it was accepted.
func readAndPlay(t testing.TB, text []byte) bool {
	t.Helper()
	var p Position
	if err := json.Unmarshal(text, &p); err != nil {
		if message := err.Error(); message == "" || len(message) > longest || !utf8.ValidString(message) || p != (Position{}) {
			t.Fatalf("%.200q is refused with %q", text, message)
		}
		return false
	}
	random := rand.New(rand.NewPCG(uint64(len(text)), 9))
	var legal []Action
	for n := 0; p.Phase() != Over; n++ {
		if fault := unsoundAtAll(&p); fault != "" {
			t.Fatalf("after %d actions: %s, of %s", n, fault, text)
		}
		if n < 3 {
			again, err := json.Marshal(p)
			var read Position
			if err == nil {
				err = json.Unmarshal(again, &read)
			}
			if err != nil || read != p {
				t.Fatalf("after %d actions of %s: %s is read as something else, %v", n, text, again, err)
			}
		}
		seat := owing(&p, random)
		if seat < 0 {
			t.Fatalf("after %d actions nobody owes a choice, of %s", n, text)
		}
		for each := range p.Players() {
			v := p.View(each)
			q := v.Sample(uint64(n))
			if fault := unsoundAtAll(&q); fault != "" {
				t.Fatalf("a sample: %s, of %s", fault, text)
			}
		}
		if legal = p.Legal(seat, legal[:0]); len(legal) == 0 {
			t.Fatalf("after %d actions seat %d can do nothing, of %s", n, seat, text)
		}
		if n > mostActions {
			t.Fatalf("it does not end: %s", text)
		}
		if err := p.Apply(legal[random.IntN(len(legal))], nil); err != nil {
			t.Fatalf("%v, of %s", err, text)
		}
	}
	return true
}

func FuzzPosition(f *testing.F) {
	for _, p := range samples(f) {
		text, err := json.Marshal(p)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	for _, text := range []string{
		"", "null", "{}", "[]", `{"phase":"visits"}`, `{"phase":"boarding"}`, `{"options":{"players":2},"phase":"over","winners":[0]}`,
		`{"phase":"exchange","fight":{"island":"hull"}}`, `{"phase":"parrots","at":0,"offered":"flint"}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) { readAndPlay(t, text) })
}

// TestMangledPositions changes fields of positions of real games: most of what comes out is still JSON of the right shape,
// which bytes changed at random seldom are.
func TestMangledPositions(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 8))
	positions := samples(t)
	accepted, refused := 0, 0
	for range 6_000 {
		text, err := json.Marshal(positions[random.IntN(len(positions))])
		if err != nil {
			t.Fatal(err)
		}
		other, err := json.Marshal(positions[random.IntN(len(positions))])
		if err != nil {
			t.Fatal(err)
		}
		var document, donor map[string]any
		if err := errors.Join(json.Unmarshal(text, &document), json.Unmarshal(other, &donor)); err != nil {
			t.Fatal(err)
		}
		for range 1 + random.IntN(3) {
			mangle(document, donor, random)
		}
		text, err = json.Marshal(document)
		if err != nil {
			t.Fatal(err)
		}
		if readAndPlay(t, text) {
			accepted++
		} else {
			refused++
		}
	}
	t.Logf("%d accepted, %d refused", accepted, refused)
	if accepted < 300 || refused < 300 {
		t.Errorf("%d accepted, %d refused: the sample shows nothing", accepted, refused)
	}
}

// mangle makes one change somewhere in a document: a number is another one, a list is shorter or longer, a field goes or
// comes from another position.
func mangle(document, donor map[string]any, random *rand.Rand) {
	var holders []map[string]any
	var lists []func(func([]any) []any)
	var walk func(value any)
	walk = func(value any) {
		switch value := value.(type) {
		case map[string]any:
			holders = append(holders, value)
			for _, key := range sortedKeys(value) { // so that a failure repeats
				each := value[key]
				if list, is := each.([]any); is {
					lists = append(lists, func(change func([]any) []any) { value[key] = change(list) })
				}
				walk(each)
			}
		case []any:
			for _, each := range value {
				walk(each)
			}
		}
	}
	walk(document)
	holder := holders[random.IntN(len(holders))]
	keys := sortedKeys(holder)
	switch random.IntN(6) {
	case 0: // a field goes
		if len(keys) > 0 {
			delete(holder, keys[random.IntN(len(keys))])
		}
	case 1: // a field comes from another position
		if all := sortedKeys(donor); len(all) > 0 {
			key := all[random.IntN(len(all))]
			document[key] = donor[key]
		}
	case 2: // a list is shorter, longer, or turned round
		if len(lists) > 0 {
			lists[random.IntN(len(lists))](func(list []any) []any {
				if len(list) == 0 {
					return list
				}
				at := random.IntN(len(list))
				switch random.IntN(3) {
				case 0:
					return append(append([]any{}, list[:at]...), list[at+1:]...)
				case 1:
					return append(append([]any{}, list...), list[at])
				}
				return append(append([]any{}, list[at:]...), list[:at]...)
			})
		}
	default: // a number, a truth or a name is another one
		if len(keys) == 0 {
			return
		}
		key := keys[random.IntN(len(keys))]
		switch value := holder[key].(type) {
		case float64:
			extremes := [...]float64{value + 1, value - 1, 0, 1, 2, 50, 100, 112, 124, 140, 255, 256, -1}
			holder[key] = extremes[random.IntN(len(extremes))]
		case bool:
			holder[key] = !value
		case string:
			names := append(append(append([]string{}, phaseNames[:]...), islandNames[:]...), cardIDs...)
			holder[key] = names[random.IntN(len(names))]
		}
	}
}

func sortedKeys(m map[string]any) (keys []string) {
	for key := range m {
		keys = append(keys, key)
	}
	for i := 1; i < len(keys); i++ {
		for j := i; j > 0 && keys[j] < keys[j-1]; j-- {
			keys[j], keys[j-1] = keys[j-1], keys[j]
		}
	}
	return keys
}

// FuzzAction reads anything as an action. An accepted action can be written and read back, and no position fails over it.
func FuzzAction(f *testing.F) {
	positions := samples(f)
	for _, p := range positions {
		for seat := range p.Players() {
			for _, a := range p.Legal(seat, nil) {
				if len(a.String()) > 12 || a.Kind != Outfit {
					f.Add(a.String())
				}
			}
		}
	}
	for _, text := range []string{
		"", " ", ":", "0:", "0: ", "5: pass", "0 pass", "0: fire 1 hull with", "0: fire navy-2 hull with cannonade cannonade",
		"0: play flint", "0: bury 51", "0: outfit hull 7", "4: aim 4 crew", "0: sail cove", strings.Repeat("0: pass ", 500),
		"0: play " + strings.Repeat("ü", 1000),
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAction(text)
		if err != nil {
			if message := err.Error(); a != (Action{}) || message == "" || len(message) > longest || !utf8.ValidString(message) {
				t.Errorf("%q is refused with %v and read as %#v", text, err, a)
			}
			return
		}
		if again, err := ParseAction(a.String()); err != nil || again != a {
			t.Fatalf("%q is read as %q, and that as %q, %v", text, a, again, err)
		}
		for _, p := range positions {
			after := p
			err := after.Apply(a, nil)
			var refusal *Refusal
			if err != nil && (!errors.As(err, &refusal) || after != p || refusal.Error() == "" || refusal.Rule == "") {
				t.Fatalf("%q is refused with %v", a, err)
			}
		}
	})
}
