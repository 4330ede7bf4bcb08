//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/tabletest"
)

// follower plays along with the program: it deals the same game from the same seed, plays every
// action that the log tells of, and so knows at any time who has to decide what.
type follower struct {
	program  *program
	setup    progress.Setup
	record   *transcript.Record
	position portroyal.Position
	adviser  bot.Player // decides for the person at the screen
	begun    bool
	actions  int
	told     []action       // as the log tells of them
	ended    *record.Result // how the log says that the game ended
	typed    map[string]int // decisions made with keys, by the first word of their notation
	takes    int
	berths   tabletest.Berths
	asked    question
	fresh    bool // the question is so new that no key counts yet
	pressed  int  // keys that have decided
	pointed  int  // keys that have moved the pointer
	missed   int  // keys that the program has not heard, or has passed over
}

// question is what tells one decision from another in kind, see the guard in ui/portroyal/table.
type question struct {
	seat    int
	phase   portroyal.Phase
	offered portroyal.Contract
	noTakes bool
}

// betweenKeys is a little more than the table asks for, so that hands that slip do not decide.
const betweenKeys = 320 * time.Millisecond

func follow(p *program, setup progress.Setup) *follower {
	p.t.Helper()
	f := &follower{program: p, setup: setup, typed: map[string]int{}, fresh: true}
	f.deal()
	var err error
	if f.adviser, err = bot.New("sailor", 1); err != nil {
		p.t.Fatal(err)
	}
	return f
}

// deal begins the game.
func (f *follower) deal() {
	t, setup := f.program.t, f.setup
	t.Helper()
	seats := slices.Clone(setup.Seats)
	var err error
	if f.record, f.position, err = transcript.Begin(setup.Options, *setup.Seed, setup.Start, seats); err != nil {
		t.Fatal(err)
	}
	f.record.Chosen = record.Chosen{Seed: true, Start: setup.Start != portroyal.RandomStart}
	f.berths, f.actions, f.told = tabletest.Berths{}, 0, nil
}

func (f *follower) taken() []action { return f.told }

// resume begins anew with the first actions: the log may have told of one more.
func (f *follower) resume(n int) {
	f.program.t.Helper()
	told := f.told
	f.deal()
	for _, of := range told[:n] {
		f.apply(of)
	}
	f.fresh = true
}

// key presses a key outside a decision, again where the program had too much to do to hear it.
func (f *follower) key(name string) {
	f.program.t.Helper()
	f.catchUp()
	for missed := -1; missed != f.missed; {
		missed = f.missed
		f.program.keys(name)
		time.Sleep(time.Second)
		f.catchUp()
	}
}

// catchUp reads the log and plays what it tells of.
func (f *follower) catchUp() {
	t := f.program.t
	t.Helper()
	for _, e := range f.program.news() {
		switch e.Msg {
		case "game":
			f.begun = true
			var options portroyal.Options
			if err := json.Unmarshal(e.Options, &options); err != nil {
				t.Fatal(err)
			}
			if options != f.setup.Options || e.Seed != strconv.FormatUint(*f.setup.Seed, 10) {
				t.Fatalf("another game begins than was set up: %s", e.text)
			}
		case "ready":
			f.fresh = false
		case "pressed":
			if e.Meant {
				f.pressed++
			} else {
				f.missed++
			}
		case "unheard":
			f.missed++
		case "pointed":
			f.pointed++
		case "action":
			f.play(e)
		case "over":
			if err := json.Unmarshal(e.Result, &f.ended); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func (f *follower) play(e entry) {
	t := f.program.t
	t.Helper()
	if e.Seat != f.position.Decides() {
		t.Fatalf("seat %d decides, the log has %s", f.position.Decides(), e.text)
	}
	tape := f.apply(action{e.Seat, e.Action})
	v := &f.position
	asks := question{v.Decides(), v.Phase(), v.Offered(), v.Phase() == portroyal.Trade && v.TakesLeft() == 0}
	f.fresh = f.fresh || asks != f.asked
	f.asked = asks
	events, err := json.Marshal(tape.Events)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(events, e.Events) {
		t.Fatalf("after %s there should be the events %s, the log has %s", e.Action, events, e.Events)
	}
}

// apply plays an action.
func (f *follower) apply(of action) *portroyal.Tape {
	t := f.program.t
	t.Helper()
	action, err := portroyal.ParseAction(of.action)
	if err != nil {
		t.Fatal(err)
	}
	var tape portroyal.Tape
	if err := f.position.Apply(action, &tape); err != nil {
		t.Fatal(err)
	}
	f.record.Add(action, &tape, &f.position)
	f.berths.Follow(f.position.View())
	f.actions++
	f.told = append(f.told, of)
	return &tape
}

func (f *follower) over() bool { return f.position.Phase() == portroyal.Over }

// personDecides reports whether the program waits for a key.
func (f *follower) personDecides() bool {
	return !f.over() && f.setup.Seats[f.position.Decides()].Player == ""
}

// toDecision waits until a person has to decide or the game is over.
func (f *follower) toDecision() {
	f.program.t.Helper()
	if !poll(enough, func() bool {
		f.catchUp()
		return f.begun && (f.over() || f.personDecides())
	}) {
		f.program.t.Fatal("the game does not go on")
	}
}

// decide makes the person's decision with the keyboard and waits for the program to play it.
func (f *follower) decide() {
	t := f.program.t
	t.Helper()
	view, legal := f.position.View(), f.position.Legal(nil)
	action := f.adviser.Choose(context.Background(), view, legal)
	kind, _, _ := strings.Cut(action.String(), " ")
	f.typed[kind]++
	before := f.actions
	if !poll(enough, func() bool { f.catchUp(); return !f.fresh }) {
		t.Fatal("the table does not get ready")
	}
	for _, key := range f.keysFor(&view, legal, action) {
		if key == "Right" { // it decides nothing
			f.press(key, &f.pointed)
			continue
		}
		f.press(key, &f.pressed)
		time.Sleep(betweenKeys)
	}
	if !poll(enough, func() bool { f.catchUp(); return f.actions > before }) {
		t.Fatalf("the keys for %s change nothing", action)
	}
	if played := f.record.Actions[before]; played != action {
		t.Fatalf("the keys for %s play %s", action, played)
	}
}

// press presses a key until it is counted. The program misses what comes faster than it can follow, and says so.
func (f *follower) press(key string, counted *int) {
	f.program.t.Helper()
	for before := *counted; *counted == before; {
		missed := f.missed
		f.program.keys(key)
		if !poll(enough, func() bool { f.catchUp(); return *counted > before || f.missed > missed }) {
			f.program.t.Fatalf("the key %s is not noticed", key)
		}
		if f.missed > missed {
			time.Sleep(betweenKeys)
		}
	}
}

// keysFor are the keys that stand for an action.
func (f *follower) keysFor(view *portroyal.View, legal []portroyal.Action, action portroyal.Action) []string {
	if action.Kind == portroyal.Take || action.Kind == portroyal.TakeForgoing {
		return append(f.keysToTake(view, action.Card), keysToAnswer(legal, action)...)
	}
	return keysFor(f.program.t, view, legal, action)
}

// keysFor are the keys that stand for an action that takes no card.
func keysFor(t *testing.T, view *portroyal.View, legal []portroyal.Action, action portroyal.Action) []string {
	t.Helper()
	switch action.Kind {
	case portroyal.RevealNext:
		return []string{"space"}
	case portroyal.Stop, portroyal.Pass, portroyal.KeepTime:
		if action.Kind == portroyal.Stop && view.StopsForNothing() { // it is asked once more
			return []string{"Return", "Return"}
		}
		return []string{"Return"}
	case portroyal.MoveToVictory:
		return []string{"v"}
	case portroyal.Gamble:
		return []string{"g"}
	case portroyal.Fulfil:
		return keysToFulfil(legal, action)
	case portroyal.RepelShip:
		return []string{"r"}
	case portroyal.Dock:
		return []string{"d"}
	case portroyal.Claim:
		return keysToClaim(view, legal, action)
	}
	t.Fatalf("no key is known for %s", action)
	return nil
}

// keysToTake takes with a digit or, every third time and where there is no digit for a card, with
// the pointer of the arrow keys.
func (f *follower) keysToTake(view *portroyal.View, card portroyal.Card) []string {
	place := 0
	for view.Harbour()[place] != card {
		place++
	}
	f.takes++
	if berth := f.berths.Of(card); berth < 10 && f.takes%3 != 0 {
		return []string{strconv.Itoa((berth + 1) % 10)}
	}
	var keys []string
	for range place + 1 {
		keys = append(keys, "Right")
	}
	return append(keys, "t")
}

// keysToAnswer answers what is asked about a ship: whether its coins are given up, and who gets the
// coin of a "3 + 1" ship.
func keysToAnswer(legal []portroyal.Action, action portroyal.Action) (keys []string) {
	forgoing, ways, chosen := false, 0, 0
	for _, way := range legal {
		if way.Card != action.Card {
			continue
		}
		forgoing = forgoing || way.Kind == portroyal.TakeForgoing
		if way.Kind == action.Kind {
			ways++
			if way == action {
				chosen = ways
			}
		}
	}
	switch {
	case forgoing && action.Kind == portroyal.Take:
		keys = append(keys, "1")
	case forgoing:
		keys = append(keys, "2")
	}
	if ways > 1 {
		keys = append(keys, strconv.Itoa(chosen))
	}
	return keys
}

// keysToFulfil says which contract where there are several.
func keysToFulfil(legal []portroyal.Action, action portroyal.Action) []string {
	contracts, chosen := 0, 0
	for _, way := range legal {
		if way.Kind == portroyal.Fulfil {
			contracts++
			if way == action {
				chosen = contracts
			}
		}
	}
	if contracts == 1 {
		return []string{"c"}
	}
	return []string{"c", strconv.Itoa(chosen)}
}

// keysToClaim says which expedition where there are several, and then who goes, one after the other,
// until only this claim is left.
func keysToClaim(view *portroyal.View, legal []portroyal.Action, action portroyal.Action) []string {
	var claimable []portroyal.Card
	for _, expedition := range view.Expeditions() {
		if slices.ContainsFunc(legal, func(a portroyal.Action) bool {
			return a.Kind == portroyal.Claim &&
				a.Card == expedition
		}) {
			claimable = append(claimable, expedition)
		}
	}
	keys := []string{"e"}
	if len(claimable) > 1 {
		keys = append(keys, strconv.Itoa(slices.Index(claimable, action.Card)+1))
	}
	for _, place := range tabletest.ClaimAnswers(legal, action) {
		keys = append(keys, strconv.Itoa(place+1))
	}
	return keys
}

// checkRecord compares the log's result and the record that the program wrote with the game that
// was followed.
func (f *follower) checkRecord(t *testing.T) {
	t.Helper()
	if !poll(enough, func() bool { f.catchUp(); return f.ended != nil }) {
		t.Fatal("the log does not tell that the game is over")
	}
	if !reflect.DeepEqual(f.ended, f.record.Result) {
		t.Errorf("the log tells the result %+v, it is %+v", f.ended, f.record.Result)
	}
	var written *transcript.Record
	err := errors.New("there is none")
	if !poll(enough, func() bool {
		files, _ := filepath.Glob(filepath.Join(f.program.gamesDir(), "*.json")) // the pattern is not wrong
		if len(files) == 1 {
			written, err = readRecord(files[0])
		}
		return err == nil && written.Result != nil // its end may not have been written yet
	}) {
		t.Fatalf("the record: %v", err)
	}
	if written.ID == "" || written.Begun.IsZero() || written.Standing.Played <= 0 || written.Order <= 0 {
		t.Errorf("the record does not say which game it is: %+v", written.Head)
	}
	// Values that only the program knows.
	written.ID, written.Begun, written.Times, written.Standing.Played, written.Order = "", time.Time{}, nil, 0, 0
	written.Weights, written.Program, written.Installation = "", "", ""
	if diff := cmp.Diff(f.record, written); diff != "" {
		t.Errorf("the record is not the game that was played:\n%s", diff)
	}
}

// readRecord reads a record and replays it.
func readRecord(name string) (*transcript.Record, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return transcript.Read(file)
}
