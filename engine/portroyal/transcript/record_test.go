package transcript_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// kinds are games of every kind: against each other with up to five, with contracts that are
// fulfilled by themselves or by decision, alone, and together.
var kinds = func() map[string]portroyal.Options {
	kinds := map[string]portroyal.Options{}
	for players := uint8(2); players <= 5; players++ {
		options := portroyal.DefaultOptions()
		options.Players = players
		kinds["base-"+string('0'+players)] = options
	}
	contracts := portroyal.DefaultOptions()
	contracts.Players, contracts.Contracts = 3, true
	contracts.Decks = portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckGambler
	kinds["contracts"] = contracts
	decided := contracts
	decided.AutoContracts = false
	kinds["decided"] = decided
	solo := contracts
	solo.Players, solo.Cooperative, solo.Difficulty = 1, true, 2
	kinds["solo"] = solo
	hidden := portroyal.DefaultOptions()
	hidden.HiddenDiscards = true
	kinds["hidden"] = hidden
	byPlace := portroyal.DefaultOptions()
	byPlace.Players, byPlace.CoinsByPlace = 3, true
	kinds["coins by place"] = byPlace
	together := decided
	together.Players, together.Cooperative, together.ContractsLaid = 4, true, 2
	kinds["cooperative"] = together
	return kinds
}()

// played records one game, chosen at random. Against time cards are turned up boldly, so that there
// are reshuffles within the few turns.
func played(t testing.TB, options portroyal.Options, seed uint64) (*transcript.Record, portroyal.Position) {
	t.Helper()
	r, position, _ := playedWithEvents(t, options, seed)
	return r, position
}

func playedWithEvents(t testing.TB, options portroyal.Options, seed uint64) (*transcript.Record, portroyal.Position,
	[]portroyal.Event,
) {
	t.Helper()
	var events []portroyal.Event
	seats := make([]transcript.Seat, options.Players)
	for i := range seats {
		seats[i] = transcript.Seat{Name: "R", Player: "random"}
	}
	r, position, err := transcript.Begin(options, seed, portroyal.RandomStart, seats)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 7))
	for position.Phase() != portroyal.Over {
		legal := position.Legal(nil)
		action := legal[random.IntN(len(legal))]
		bold := options.Cooperative && seed%2 == 0 && position.BustChance() < 0.3
		if action.Kind == portroyal.Stop && bold && position.Gambles() == 0 {
			action.Kind = portroyal.RevealNext
		}
		var tape portroyal.Tape
		if err := position.Apply(action, &tape); err != nil {
			t.Fatal(err)
		}
		r.Add(action, &tape, &position)
		events = append(events, tape.Events...)
	}
	return r, position, events
}

func write(t testing.TB, r *transcript.Record) string {
	t.Helper()
	var b bytes.Buffer
	if err := r.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// Records name hidden discards (C6) and coins by place (S4) where they were chosen, and nowhere else: those of before stay
// as they are.
func TestVariantsAreRecorded(t *testing.T) {
	for name, options := range kinds {
		r, _ := played(t, options, 3)
		if again, err := transcript.Decode(r.Bytes()); err != nil || again.Rules() != options {
			t.Fatalf("%s: %v", name, err)
		}
		if named := strings.Contains(write(t, r), "hiddenDiscards"); named != options.HiddenDiscards {
			t.Errorf("%s: hidden discards are named: %v", name, named)
		}
		if named := strings.Contains(write(t, r), "coinsByPlace"); named != options.CoinsByPlace {
			t.Errorf("%s: coins by place are named: %v", name, named)
		}
	}
}

func TestRecordReplaysToTheSamePosition(t *testing.T) {
	for name, options := range kinds {
		t.Run(name, func(t *testing.T) {
			seeds := uint64(15)
			if options.Cooperative { // a short game: few reshuffle, and few are won
				seeds = 150
			}
			reshuffles := 0
			for seed := range seeds {
				r, final, events := playedWithEvents(t, options, seed)
				for _, event := range events {
					if event.Kind == portroyal.PileRenewed {
						reshuffles++
					}
				}
				again, err := transcript.Read(strings.NewReader(write(t, r)))
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				if diff := cmp.Diff(r, again); diff != "" {
					t.Fatalf("seed %d: the record changed on its way through the file:\n%s", seed, diff)
				}
				replayed, err := again.Replay()
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				if replayed.View() != final.View() {
					t.Fatalf("seed %d: the replay ends in another position", seed)
				}
			}
			if reshuffles == 0 {
				t.Fatal("no game of the sample reshuffled; the test does not show what it should")
			}
		})
	}
}

// TestResultTogether looks at what the record of a cooperative game says of its end: all have won,
// or nobody has, which is an empty list (P4).
func TestResultTogether(t *testing.T) {
	won, lost := 0, 0
	for _, name := range []string{"solo", "cooperative"} {
		options := kinds[name]
		options.ContractsLaid = 1 // so that random players win now and then
		for seed := range uint64(80) {
			r, final := played(t, options, seed)
			want, text := []int{}, `"winners": []`
			if final.Won() {
				won++
				for seat := range final.Players() {
					want = append(want, seat)
				}
				text = `"winners": [`
			} else {
				lost++
			}
			if r.Result == nil || r.Result.Winners == nil || !slices.Equal(r.Result.Winners, want) {
				t.Errorf("%s, seed %d: won is %v, and the result is %+v", name, seed, final.Won(), r.Result)
			}
			if !strings.Contains(write(t, r), text) {
				t.Errorf("%s, seed %d: %s is not in the record", name, seed, text)
			}
		}
	}
	if won < 5 || lost < 5 {
		t.Errorf("%d games won, %d lost: the sample shows nothing", won, lost)
	}
}

// TestUnfinishedRecords cuts the record of each kind of game off after each action, as if somebody
// had stopped there: what is left is a record as well, even where somebody is asked in the middle of
// something.
func TestUnfinishedRecords(t *testing.T) {
	for name, options := range kinds {
		t.Run(name, func(t *testing.T) {
			whole, _ := played(t, options, 3)
			r, position, err := transcript.Begin(options, 3, portroyal.RandomStart, whole.Seats)
			if err != nil {
				t.Fatal(err)
			}
			for i, action := range whole.Actions[:len(whole.Actions)-1] {
				tape := portroyal.Tape{}
				if err := position.Apply(action, &tape); err != nil {
					t.Fatal(err)
				}
				r.Add(action, &tape, &position)
				if i%7 > 0 && position.Phase() != portroyal.Moment && position.Phase() != portroyal.MoveTime {
					continue
				}
				again, err := transcript.Read(strings.NewReader(write(t, r)))
				if err != nil {
					t.Fatalf("after %d actions: %v", i+1, err)
				}
				if again.Result != nil {
					t.Fatalf("after %d actions there is a result", i+1)
				}
				if replayed, err := again.Replay(); err != nil || replayed.View() != position.View() {
					t.Fatalf("after %d actions the replay ends in another position: %v", i+1, err)
				}
			}
		})
	}
}

// A snapshot stays as it is while its game goes on, with more decisions and hints, or is taken back.
func TestSnapshotStays(t *testing.T) {
	whole, _ := played(t, kinds["base-3"], 5)
	r := aboutHalf(t, kinds["base-3"])
	r.Times, r.Hints, r.Hinted = make([]int64, len(r.Actions)), []int{1, 0, 0}, []int{3}
	snapshot := r.Snapshot()
	before := string(snapshot.Bytes())
	r.Hints[2]++
	r.Hinted[0], r.Chance[0].State = 4, 99
	r.Hinted = append(r.Hinted, 5)
	r.Undone++
	r.Actions, r.Times = append(r.Actions, whole.Actions[0]), append(r.Times, 7)
	r.Cards = append(r.Cards[:len(r.Cards)-1:len(r.Cards)-1], whole.Cards[0])
	if after := string(snapshot.Bytes()); after != before {
		t.Errorf("it has changed:\n%s", cmp.Diff(before, after))
	}
}

// TestHeadIsThatOfTheWhole moves what the head of a record says behind its cards, where the head that is read alone
// ends: either both ways of reading it say the same, or it is refused.
func TestHeadIsThatOfTheWhole(t *testing.T) {
	r, _ := played(t, kinds["base-3"], 5)
	r.ID, r.Undone, r.Daily = "a-game", 2, "2026-11-22"
	good := string(record.Unsealed(r))
	end := strings.LastIndex(good, "\n}")
	for _, test := range []struct {
		name, file string
		says       string
	}{
		{"as it is", sealed(good), ""},
		{"an id after its end", sealed(good[:end] + `, "id": "another"` + good[end:]), "behind its cards"},
		{"something taken back after its end", sealed(good[:end] + `, "undone": 3` + good[end:]), "behind its cards"},
		{"what it says already", sealed(good[:end] + `, "undone": 2` + good[end:]), ""},
		{"all of it after its cards", sealed(first(t, "cards", good)), ""},
		{"all of it after its actions", sealed(first(t, "actions", good)), ""},
		{"cut off in its head", good[:strings.Index(good, `"cards"`)-4], "ends too early"},
		{"cut off behind its format", good[:40], "ends too early"},
	} {
		whole, err := transcript.Read(strings.NewReader(test.file))
		if test.says == "" && err != nil || test.says != "" && (err == nil || !strings.Contains(err.Error(), test.says)) {
			t.Errorf("%s: %v", test.name, err)
		}
		head, headErr := transcript.DecodeHead([]byte(test.file))
		if err == nil {
			if diff := cmp.Diff(whole.Head, head); diff != "" || headErr != nil {
				t.Errorf("%s: %v\n%s", test.name, headErr, diff)
			}
		} else if headErr == nil && !strings.Contains(test.says, "behind") {
			t.Errorf("%s: the head is accepted", test.name)
		}
	}
}

// sealed puts a digest at the end of an object.
func sealed(text string) string {
	inside := strings.TrimSuffix(strings.TrimSpace(text), "}") // one: a last field may end in one as well
	before := strings.TrimRight(inside, "\n ") + ",\n"
	return digested(before + noDigest)
}

// first writes a record with this field before all others.
func first(t *testing.T, name, text string) string {
	t.Helper()
	var fields map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &fields); err != nil {
		t.Fatal(err)
	}
	written := fmt.Sprintf("{%q: %s", name, fields[name])
	delete(fields, name)
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		written += fmt.Sprintf(", %q: %s", name, fields[name])
	}
	return written + "}"
}

func TestReplayDoesNotTrustTheGenerator(t *testing.T) {
	r, final := played(t, kinds["base-5"], 3)
	r.Seed++
	if replayed, err := r.Replay(); err != nil || replayed.View() != final.View() {
		t.Fatalf("another game, or %v", err)
	}
}

func TestDamagedRecords(t *testing.T) {
	type change = func(string) string
	replace := func(old, new string) change {
		return func(s string) string { return strings.Replace(s, old, new, 1) }
	}
	for _, test := range []struct {
		kind, name string
		change     change
		says       string
	}{
		{"base-2", "cut off", func(s string) string { return s[:len(s)/2] }, "ends too early"},
		{"base-2", "empty", func(string) string { return "" }, "it is empty"},
		{"base-2", "other file", func(string) string { return `{"format": "shopping list"}` }, "not a record"},
		{"base-2", "unknown card", replace(`"settler"`, `"settlor"`), `unknown card "settlor"`},
		{
			"base-2", "a card that is not in the deck", replace(`"settler"`, `"gunner-1"`),
			"among the cards that can come to light",
		},
		{
			"base-5", "a card that is not a coin and not in the pile",
			replace(`"settler"`, `"expedition-five-players"`),
			"among the cards that can come to light",
		},
		{"base-2", "a card less", lessACard, "the record has no card for it"},
		{
			"base-2", "a card more", func(s string) string { return lastCard.ReplaceAllString(s, `$1,$1$2`) },
			"1 cards more than came to light",
		},
		{"base-2", "other action", replace(`"reveal"`, `"stop"`), "action 1 (stop)"},
		{"base-2", "unknown field", replace(`"seed"`, `"speed"`), "speed"},
		{"base-2", "result", replace(`"winners": [`, `"winners": [1,0,`), "result"},
		{"base-2", "two records", func(s string) string { return s + s }, "after its end"},
		{
			"base-2", "contracts in a game without them", replace(`"cards"`, `"contracts": ["jinx"], "cards"`),
			"contracts",
		},
		{"base-2", "a hint twice", replace(`"cards"`, `"hinted": [4, 4], "cards"`), "hinted: after 4 actions"},
		{"base-2", "a day that is no date", replace(`"cards"`, `"daily": "22 Nov", "cards"`), "daily"},
		{"base-2", "no version", replace(`"cards"`, `"program": "the newest", "cards"`), "its program has no version"},
		{"base-2", "more times than actions", replace(`"cards"`, `"times": [], "cards"`), "0 times for"},
		{"contracts", "a contract less", lessAContract, "contracts"},
		{"contracts", "an unknown contract", otherContract("kraken"), `unknown contract "kraken"`},
		{"contracts", "the same contract twice", twiceTheContract, "twice"},
		{
			"decided", "fulfilled by themselves", replace(`"autoContracts": false`, `"autoContracts": true`),
			"does not fit the record",
		},
		{"solo", "a contract less", lessAContract, "contracts"},
		{"solo", "two players in one seat", replace(`"players": 1`, `"players": 2`), "seats"},
		{"solo", "a game against nobody", replace(`"cooperative": true`, `"cooperative": false`), "players"},
		{
			"solo", "another difficulty", replace(`"difficulty": 2`, `"difficulty": 3`),
			"(reveal) does not fit the record",
		},
		{"solo", "won although lost", replace(`"winners": []`, `"winners": [0]`), "result"},
		{
			"cooperative", "more contracts asked for than there are",
			replace(`"contractsLaid": 2`, `"contractsLaid": 3`), "contracts",
		},
		{"cooperative", "one of them won", replace(`"winners": []`, `"winners": [1]`), "result"},
		{"cooperative", "no answer about time", replace(`"keep"`, `"victory"`), "fit"},
	} {
		t.Run(test.kind+" "+test.name, func(t *testing.T) {
			good, bad := "", ""
			for seed := uint64(1); bad == good; seed++ { // not every game has everything
				if seed == 40 {
					t.Fatal("nothing was damaged")
				}
				r, _ := played(t, kinds[test.kind], seed)
				good = write(t, r)
				bad = test.change(good)
			}
			bad = digested(bad) // as by somebody who wanted to change the game
			_, err := transcript.Read(strings.NewReader(bad))
			if err == nil || !strings.Contains(err.Error(), test.says) {
				t.Fatalf("got %v, want an error that says %q", err, test.says)
			}
			if strings.Contains(err.Error(), "\n") {
				t.Fatalf("more than one sentence: %v", err)
			}
		})
	}
}

// lastCard is the last card of a record.
var lastCard = regexp.MustCompile(`(\s+"[a-z0-9+-]+")(\s+\],\s+"actions")`)

func lessACard(s string) string { return lastOfTwo.ReplaceAllString(s, `$1`) }

var lastOfTwo = regexp.MustCompile(`,\s+"[a-z0-9+-]+"(\s+\],\s+"actions")`)

// firstContracts are the first two contracts of a record.
var firstContracts = regexp.MustCompile(`("contracts": \[\s+)("[a-z-]+"),(\s+)("[a-z-]+")`)

func lessAContract(s string) string { return firstContracts.ReplaceAllString(s, `$1$4`) }

func twiceTheContract(s string) string { return firstContracts.ReplaceAllString(s, `$1$4,$3$4`) }

func otherContract(id string) func(string) string {
	return func(s string) string { return firstContracts.ReplaceAllString(s, `${1}"`+id+`",$3$4`) }
}
