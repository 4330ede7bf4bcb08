package review_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/reviews"
)

// played plays a game with computer players of these names at the seats in turn, and gives its record.
func played(t testing.TB, options portroyal.Options, seed uint64, players ...string) *transcript.Record {
	t.Helper()
	setup := match.Setup{Options: options, Seed: seed, Start: portroyal.RandomStart}
	for seat := range options.Seats() {
		setup.Seats = append(setup.Seats, match.Seat{Name: fmt.Sprint(seat), Player: players[seat%len(players)]})
	}
	m, err := match.New(setup)
	if err == nil {
		err = m.Run(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return m.Record()
}

func game(players uint8, decks portroyal.Deck, change func(*portroyal.Options)) portroyal.Options {
	o := portroyal.DefaultOptions()
	o.Players, o.Decks, o.Target = players, decks, portroyal.PrintedTarget(decks)
	if change != nil {
		change(&o)
	}
	return o
}

const expanded = portroyal.DeckBase | portroyal.DeckExpansion

// games are games of all editions. Poor players make mistakes of all kinds, and are quick.
var games = map[string]portroyal.Options{
	"base, two":       game(2, portroyal.DeckBase, nil),
	"base, four":      game(4, portroyal.DeckBase, nil),
	"unterwegs":       game(3, portroyal.DeckUnterwegs, nil),
	"all decks, five": game(5, portroyal.AllDecks&^portroyal.DeckUnterwegs, func(o *portroyal.Options) { o.Target = 8 }),
	"contracts":       game(2, expanded, func(o *portroyal.Options) { o.Contracts = true }),
	"contracts, decided": game(3, expanded, func(o *portroyal.Options) {
		o.Contracts, o.AutoContracts = true, false
	}),
	"together": game(2, expanded, func(o *portroyal.Options) { o.Contracts, o.Cooperative = true, true }),
	"alone": game(1, expanded, func(o *portroyal.Options) {
		o.Contracts, o.Cooperative, o.AutoContracts, o.Difficulty = true, true, false, 4
	}),
}

func judge(t testing.TB) *review.Judge {
	t.Helper()
	j, err := review.NewJudge()
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// hurried is a judge who looks less far, for what is the same however far that is.
func hurried(t testing.TB) *review.Judge {
	t.Helper()
	j := judge(t)
	j.Hurry()
	return j
}

// records is of how many games the numbers are added up, of all editions together. Most are judged in a hurry.
var records = flag.Int("records", 16, "games whose numbers are added up, of all editions together")

// TestNumbersAddUp: start, luck, effects and rest, each added up from its own terms, give the result of every seat; a
// card gives one seat what it takes from the others; to go bust is bad luck, all in all; no decision is better than the best.
func TestNumbersAddUp(t *testing.T) {
	each := max(1, *records/len(games))
	for name, options := range games {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			quick := hurried(t)
			for seed := range uint64(each) {
				addUp(t, quick, options, seed, false)
			}
		})
	}
	for _, name := range []string{"base, two", "unterwegs", "alone"} {
		t.Run(name+", looked at twice", func(t *testing.T) {
			t.Parallel()
			options := games[name]
			options.Target = min(options.Target, 8)
			r := addUp(t, judge(t), options, 5, true)
			twice := 0
			for i := range r.Decisions {
				if r.Decisions[i].Playouts > 0 {
					twice++
				}
			}
			if twice == 0 {
				t.Error("no decision has been looked at twice")
			}
		})
	}
}

// addUp adds up the numbers of the game of a seed, in which somebody may have been a person.
func addUp(t *testing.T, judge *review.Judge, options portroyal.Options, seed uint64, person bool) *review.Review {
	t.Helper()
	const exact = 1e-9
	record := played(t, options, seed, "stop3", "cabin-boy", "random")
	if person {
		record.Seats[0].Player = ""
	}
	r, err := judge.Review(t.Context(), record, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seat := range r.Players {
		s := r.Sum(seat)
		if off := s.Start + s.Luck + s.Effect + s.Rest - s.Result; math.Abs(off) > exact {
			t.Errorf("game %d, seat %d: %+v are off by %g", seed, seat, s, off)
		}
		told := r.Told(seat)
		if off := told.Start + told.Luck + told.Own + told.Others + told.Rest - told.Result; math.Abs(off) > exact {
			t.Errorf("game %d, seat %d: what is told is off by %g: %+v", seed, seat, off, told)
		}
		if err := sensible(&told); err != "" {
			t.Errorf("game %d, seat %d: %s: %+v of %+v", seed, seat, err, told, s)
		}
		effects := 0.0
		for _, turn := range r.Turns() {
			if math.Abs(turn.Luck[seat]) > 1 {
				t.Errorf("game %d, seat %d: turn %d brings %g", seed, seat, turn.Turn, turn.Luck[seat])
			}
			effects += turn.Own[seat] + turn.Others[seat]
		}
		if math.Abs(effects-s.Effect) > exact {
			t.Errorf("game %d, seat %d: effects of turns are %g, and of decisions %g", seed, seat, effects, s.Effect)
		}
		if options.Together() && (s.Start < 0 || s.Start > 1) {
			t.Errorf("game %d, seat %d starts with a chance of %g", seed, seat, s.Start)
		}
	}
	busts := 0.0
	for _, c := range r.Cards {
		if sum := total(c.Luck); !options.Together() && math.Abs(sum) > exact {
			t.Errorf("game %d, step %d: luck with %s adds up to %g", seed, c.Step, c.Card, sum)
		}
		if c.Bust {
			busts += c.Luck[c.Seat]
		}
	}
	if busts > 0 && !options.Contracts { // some of which ask for a bust
		t.Errorf("game %d: to go bust is luck, %g in all", seed, busts)
	}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if sum := total(d.Effect); !options.Together() && math.Abs(sum) > exact {
			t.Errorf("game %d, step %d: effects of %s add up to %g", seed, d.Step, d.Played, sum)
		}
		if math.Signbit(d.Cost()) || (d.Played == d.Best) != (d.Cost() == 0) || d.Second < 0 {
			t.Errorf("game %d, step %d: %s instead of %s costs %g, the second best %g",
				seed, d.Step, d.Played, d.Best, d.Cost(), d.Second)
		}
	}
	if len(r.Decisions) != len(record.Actions) {
		t.Errorf("game %d: %d of %d decisions", seed, len(r.Decisions), len(record.Actions))
	}
	return r
}

// sensible says what is told of a seat that no chance of winning can do; "" if that is nothing.
func sensible(told *review.Told) string {
	const exact = 1e-9
	for _, part := range []float64{told.Luck, told.Own, told.Others, told.Rest, told.Luck + told.Rest} {
		if math.Abs(part) > 1+exact {
			return "a part is larger than any chance"
		}
	}
	switch {
	case told.Luck*told.Rest < 0:
		return "luck and rest have opposite signs"
	case told.Own > 0:
		return "own decisions bring something"
	}
	return ""
}

// What is told of a seat stays sensible, whatever the numbers are that it is made of.
func TestTold(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 1))
	some := func() float64 { return dice.NormFloat64() * []float64{0.02, 0.3, 1, 5}[dice.IntN(4)] }
	for range 100_000 {
		luck, own, others := some(), -math.Abs(some()), some()
		start, result := dice.Float64(), float64(dice.IntN(2))
		rest := result - start - luck - own - others
		r := &review.Review{
			Players: 2, Start: review.Shares{start}, Result: review.Shares{result},
			Decisions: []review.Decision{{Effect: review.Shares{own}}, {Seat: 1, Effect: review.Shares{others}}},
			Cards:     []review.Card{{Luck: review.Shares{luck}}}, Rest: []review.Drift{{By: review.Shares{rest}}},
		}
		told := r.Told(0)
		if off := told.Start + told.Luck + told.Own + told.Others + told.Rest - told.Result; math.Abs(off) > 1e-9 {
			t.Fatalf("%+v is off by %g", told, off)
		}
		if err := sensible(&told); err != "" {
			t.Fatalf("%s: %+v of %+v", err, told, r.Sum(0))
		}
	}
}

// The luck of a turn is what the turn changed beyond its decisions, but for an error of the estimates: what is found at the
// next turn, and in the result, is of the turn before.
func TestLuckIsWhatATurnChanged(t *testing.T) {
	const sure = review.Unsure
	for _, c := range []struct {
		luck, rest, told float64
		at               review.DriftKind
		step             int
	}{
		{0.5, -0.2, 0.3 + sure, review.AfterCard, 1},
		{0.5, -0.2, 0.3 + sure, review.BeforeTurn, 2},
		{0.5, -0.2, 0.5, review.BeforeDecision, 2},
		{0.5, 0.2, 0.7 - sure, review.BeforeTurn, 2},
		{0.5, sure / 2, 0.5, review.BeforeTurn, 2},
		{0.5, -sure / 2, 0.5, review.BeforeTurn, 2},
		{-0.1, 0.2, 0.1 - sure, review.SecondLook, 1},
		{0.9, 0.3, 1, review.AfterCard, 1},
	} {
		r := &review.Review{
			Players:   2,
			Decisions: []review.Decision{{Step: 0, Turn: 1}, {Step: 1, Turn: 1}, {Step: 2, Turn: 2}},
			Cards:     []review.Card{{Step: 0, Turn: 1, Luck: review.Shares{c.luck}}, {Step: 2, Turn: 2, Luck: review.Shares{0.4}}},
			Rest:      []review.Drift{{c.step, c.at, review.Shares{c.rest}}, {3, review.AtEnd, review.Shares{-0.3}}},
		}
		second := 0.4 - 0.3 + sure
		if c.at == review.BeforeDecision {
			second = 0.4 - 0.3 - 0.2 + sure
		}
		if turns := r.Turns(); math.Abs(turns[0].Luck[0]-c.told) > 1e-9 || math.Abs(turns[1].Luck[0]-second) > 1e-9 {
			t.Errorf("%+v is told as %g, and %g", c, turns[0].Luck[0], turns[1].Luck[0])
		}
	}
}

// A seat is hard to judge where the estimates were off so often the same way that luck cannot be told from that.
func TestHardToJudge(t *testing.T) {
	for _, c := range []struct {
		turns   int
		players int
		rest    float64
		hard    bool
	}{{9, 2, 0.1, false}, {11, 2, 0.1, true}, {11, 4, 0.1, false}, {21, 4, -0.1, true}, {40, 2, review.Unsure / 5, false}} {
		r := &review.Review{Players: c.players}
		for turn := range c.turns {
			r.Decisions = append(r.Decisions, review.Decision{Step: turn, Turn: turn + 1})
			r.Rest = append(r.Rest, review.Drift{Step: turn, At: review.AfterCard, By: review.Shares{c.rest}})
		}
		if got := r.Told(0).Hard; got != c.hard {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// Where a seat is hard to judge, the turns that make it so are played out until it is not: what they changed is known then, and so
// is their luck.
func TestTurnsArePlayedOut(t *testing.T) {
	record, first := lookedAtTwice(t)
	r := *first
	r.Cards, r.Rest = slices.Clone(r.Cards), slices.Clone(r.Rest)
	turns := r.Turns()
	last := turns[len(turns)-1].Turn
	for i := range r.Cards { // luck that the next position took back, in just enough turns, the more the later
		card := &r.Cards[i]
		if card.Turn <= last-11 || i > 0 && r.Cards[i-1].Turn == card.Turn {
			continue
		}
		by := 0.2 + 0.7*float64(card.Turn)/float64(last)
		card.Luck[0] -= by
		r.Rest = append(r.Rest, review.Drift{Step: card.Step, At: review.AfterCard, By: review.Shares{by}})
	}
	if !r.Told(0).Hard {
		t.Fatalf("of %d turns that were misjudged it is not hard to judge", len(turns))
	}
	again, err := judge(t).LookTwice(t.Context(), record, &r, 0)
	if err != nil {
		t.Fatal(err)
	}
	told := again.Told(0)
	if told.Hard || len(again.Known) == 0 || len(r.Known) > 0 {
		t.Errorf("%d turns are played out, hard to judge %t", len(again.Known), told.Hard)
	}
	if off := told.Start + told.Luck + told.Own + told.Others + told.Rest - told.Result; math.Abs(off) > 1e-9 {
		t.Errorf("what is told is off by %g", off)
	}
	known := map[int]bool{}
	for _, k := range again.Known {
		known[k.Turn] = true
	}
	both := 0
	turns = again.Turns()
	for i, turn := range turns {
		end := again.Result
		if i+1 < len(turns) {
			end = turns[i+1].Chances
		}
		begins, ends := i == 0 || known[turn.Turn], i+1 == len(turns) || known[turn.Turn+1]
		off := end[0] - turn.Chances[0] - turn.Luck[0] - turn.Own[0] - turn.Others[0]
		if begins && ends {
			both++
			if math.Abs(off) > 1e-9 {
				t.Errorf("turn %d, which has been played out, is off by %g", turn.Turn, off)
			}
		} else if math.Abs(off) > review.Unsure+1e-9 {
			t.Errorf("turn %d is off by %g", turn.Turn, off)
		}
	}
	if both == 0 {
		t.Error("no turn has been played out from both its ends")
	}
	for _, k := range again.Known {
		if sum := total(k.Outlook); math.Abs(sum-1) > 0.05 {
			t.Errorf("turn %d begins with %v", k.Turn, k.Outlook)
		}
	}
	if third, err := judge(t).LookTwice(t.Context(), record, again, 0); err != nil || len(third.Known) != len(again.Known) {
		t.Errorf("what is not hard to judge any more is played out again: %d, %v", len(third.Known), err)
	}
}

// twice is a game with a person, and its review, which several tests look at.
var twice struct {
	record *transcript.Record
	review *review.Review
}

// lookedAtTwice is a short game of a person at seat 0, and its review with second looks.
func lookedAtTwice(t *testing.T) (*transcript.Record, *review.Review) {
	t.Helper()
	if twice.review == nil {
		record := played(t, game(2, portroyal.DeckBase, func(o *portroyal.Options) { o.Target = 8 }), 3, "stop2")
		record.Seats[0].Player = ""
		r, err := judge(t).Review(t.Context(), record, nil)
		if err != nil {
			t.Fatal(err)
		}
		twice.record, twice.review = record, r
	}
	record := *twice.record
	record.Seats = slices.Clone(record.Seats)
	return &record, twice.review
}

// TestSecondLook: a costly decision of a person is looked at again, at once or later, with the same result, and only ever
// costs less then; the others' are left alone.
func TestSecondLook(t *testing.T) {
	record, r := lookedAtTwice(t)
	j := judge(t)
	if !r.Twice[0] || r.Twice[1] {
		t.Fatalf("looked at twice: %v", r.Twice)
	}
	later, err := j.LookTwice(t.Context(), record, r, 1)
	if err != nil {
		t.Fatal(err)
	}
	record.Seats[0].Player, record.Seats[1].Player = "stop2", ""
	other, err := judge(t).Review(t.Context(), record, nil)
	if err != nil {
		t.Fatal(err)
	}
	dropped, again := 0, 0
	for i := range r.Decisions {
		once, twice := &r.Decisions[i], &later.Decisions[i]
		if once.Seat == 1 && *twice != other.Decisions[i] {
			t.Errorf("step %d: %+v later is %+v at once", i, twice, &other.Decisions[i])
		}
		if once.Seat == 0 && *once != *twice {
			t.Errorf("step %d: %+v has become %+v", i, once, twice)
		}
		if once.Seat == 1 && twice.Playouts > 0 {
			again++
			if twice.Cost() > once.Cost() {
				t.Errorf("step %d: costs %g, and %g at a second look", i, once.Cost(), twice.Cost())
			}
			if r.Class(once) > reviews.Fine && r.Class(twice) == reviews.Fine {
				dropped++
			}
		}
		if r.Class(once) > reviews.Fine && once.Seat == 1 && twice.Playouts == 0 {
			t.Errorf("step %d: %+v is not looked at again", i, once)
		}
	}
	if dropped == 0 || dropped == again {
		t.Errorf("%d marks of %d do not hold", dropped, again)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := j.LookTwice(ctx, record, r, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("when told to stop: %v", err)
	}
}

// TestFindsAreLookedAtAgain: the best finds of a person, and they alone, are looked at again, are told only if they hold,
// and change no other number. Those of a review that was saved without are looked at later.
func TestFindsAreLookedAtAgain(t *testing.T) {
	const told = 3
	held, dropped := 0, 0
	const seed = 0 // a game with finds of both kinds
	record := played(t, games["base, two"], seed, "stop3")
	record.Seats[0].Player = ""
	j := judge(t)
	r, err := j.Review(t.Context(), record, nil)
	if err != nil {
		t.Fatal(err)
	}
	tested := 0
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if d.Tests == 0 {
			continue
		}
		if tested++; d.Seat != 0 || d.Played != d.Best || d.Cost() != 0 || d.Next == d.Played || d.Second < 0 {
			t.Errorf("game %d: %+v is taken for a find", seed, d)
		}
		if !r.Found(d) {
			dropped++
		}
	}
	finds := r.Finds(0, 10)
	held += len(finds)
	if tested > told || len(finds) > tested || !r.Tested[0] || r.Tested[1] || len(r.Finds(1, 10)) > 0 {
		t.Errorf("game %d: %d finds are looked at again, and %d told", seed, tested, len(finds))
	}

	old := *r
	old.Decisions, old.Tested = slices.Clone(r.Decisions), [portroyal.MaxPlayers]bool{}
	first, _, err := j.FirstLook(t.Context(), record, 2*review.MostLooked)
	if err != nil {
		t.Fatal(err)
	}
	for i := range old.Decisions {
		if d := &old.Decisions[i]; d.Tests > 0 {
			d.Tests, d.Next, d.Second = 0, portroyal.Action{}, first.Decisions[i].Second
		}
	}
	later, err := j.LookTwice(t.Context(), record, &old, 0)
	if err != nil {
		t.Fatal(err)
	}
	for i := range r.Decisions { // how many games are played on depends on what else is looked at
		once, then := &r.Decisions[i], &later.Decisions[i]
		if (once.Tests > 0) != (then.Tests > 0) || once.Next != then.Next || once.Effect != then.Effect {
			t.Errorf("game %d: %+v is %+v later", seed, once, then)
		}
	}
	if held == 0 || dropped == 0 {
		t.Errorf("%d finds hold, and %d do not", held, dropped)
	}
}

// A find is compared with what is next best if everything is looked at as far as it can be, also by a judge who was in a
// hurry at the end of a long first look. Here one card ahead something else seems next best.
func TestFindsAreLookedAtInFull(t *testing.T) {
	const step = 263
	decks := portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckNails | portroyal.DeckGambler
	record := played(t, game(2, decks, nil), 3, "stop4", "stop3")
	j, at := judge(t), 0
	var view portroyal.View
	_, err := record.Follow(func(_ *portroyal.Tape, position *portroyal.Position) {
		if at == step {
			view = position.View()
		}
		at++
	})
	if err != nil {
		t.Fatal(err)
	}
	var best [2]portroyal.Action
	for i, by := range []*review.Judge{j, hurried(t)} {
		choices, err := by.Choices(t.Context(), view)
		if err != nil {
			t.Fatal(err)
		}
		best[i] = choices[1].Action
		if choices[0].Action != record.Actions[step] {
			t.Fatalf("%s was played, and %s is best", record.Actions[step], choices[0].Action)
		}
	}
	if best[0] == best[1] {
		t.Fatalf("%s is next best however far one looks, so that this game shows nothing", best[0])
	}
	if _, _, err := j.FirstLook(t.Context(), record, 1); err != nil {
		t.Fatal(err)
	}
	played := record.Actions[step]
	one := review.Decision{Step: step, Seat: 1, Legal: 3, Played: played, Best: played, Second: 0.09, Bust: 0.2}
	r, err := j.LookTwice(t.Context(), record, &review.Review{Players: 2, Decisions: []review.Decision{one}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if d := &r.Decisions[0]; d.Tests == 0 || d.Next != best[0] {
		t.Errorf("after %d playouts %s is next best, not %s", d.Tests, d.Next, best[0])
	}
}

func total(shares review.Shares) (sum float64) {
	for _, share := range shares {
		sum += share
	}
	return sum
}

// TestSameAgain: a review depends on nothing that the judge has looked at before.
func TestSameAgain(t *testing.T) {
	record := played(t, games["base, two"], 3, "stop3")
	write := func(j *review.Judge) []byte {
		r, err := j.Review(t.Context(), record, nil)
		if err != nil {
			t.Fatal(err)
		}
		data, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	fresh, used := hurried(t), hurried(t)
	if _, err := used.Review(t.Context(), played(t, games["contracts"], 4, "random"), nil); err != nil {
		t.Fatal(err)
	}
	if one, other := write(fresh), write(used); !bytes.Equal(one, other) {
		t.Errorf("%s\n%s", one, other)
	}
}

// TestFile: other programs read the same numbers.
func TestFile(t *testing.T) {
	r, err := hurried(t).Review(t.Context(), played(t, games["base, two"], 3, "stop2"), nil)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Seats []struct {
			Start, Luck, Effect, Rest, Result float64
			Hard                              bool
		}
		Decisions []struct {
			Step, Turn, Seat int
			Played, Best     string
			Cost             float64
			Counted          bool
			Class            string
		}
		Cards []struct {
			Step int
			Card string
			Luck []float64
		}
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Seats) != 2 || len(file.Decisions) != len(r.Decisions) || len(file.Cards) != len(r.Cards) {
		t.Fatalf("%d seats, %d decisions, %d cards", len(file.Seats), len(file.Decisions), len(file.Cards))
	}
	for seat, s := range file.Seats {
		if math.Abs(s.Start+s.Luck+s.Effect+s.Rest-s.Result) > 1e-9 {
			t.Errorf("seat %d: %+v", seat, s)
		}
		if told := r.Told(seat); s.Luck != told.Luck || s.Hard != told.Hard {
			t.Errorf("seat %d: %+v is written as %+v", seat, told, s)
		}
	}
	for i, d := range file.Decisions {
		if want := &r.Decisions[i]; d.Played != want.Played.String() || d.Cost != want.Cost() ||
			d.Class != r.Class(want).String() || d.Seat != want.Seat {
			t.Errorf("%+v is written as %+v", want, d)
		}
	}
	for i, c := range file.Cards {
		if c.Card != r.Cards[i].Card.String() || len(c.Luck) != 2 {
			t.Errorf("%+v is written as %+v", r.Cards[i], c)
		}
	}
}

// TestClasses: the limits are those of two players, and less among more, as the fair share is.
func TestClasses(t *testing.T) {
	for _, c := range []struct {
		players  int
		together bool
		cost     float64
		class    reviews.Class
	}{
		{2, false, 0, reviews.Fine},
		{2, false, 0.019, reviews.Fine},
		{2, false, 0.021, reviews.Slip},
		{2, false, 0.041, reviews.Mistake},
		{2, false, 0.081, reviews.Blunder},
		{4, false, 0.009, reviews.Fine},
		{4, false, 0.011, reviews.Slip},
		{4, false, 0.021, reviews.Mistake},
		{4, false, 0.041, reviews.Blunder},
		{5, false, 0.0081, reviews.Slip},
		{4, true, 0.019, reviews.Fine},
		{4, true, 0.041, reviews.Mistake},
		{1, true, 0.021, reviews.Slip},
	} {
		r := &review.Review{Players: c.players, Together: c.together}
		d := &review.Decision{Legal: 2, Effect: review.Shares{-c.cost}}
		if got := r.Class(d); got != c.class {
			t.Errorf("%d players, together %t, %g: %s, not %s", c.players, c.together, c.cost, got, c.class)
		}
	}
}

// TestCounted: a decision without a choice, or an obvious one, says nothing about its player; a rare one is a find if
// it was the best.
func TestCounted(t *testing.T) {
	r := &review.Review{Players: 2}
	stop, on := portroyal.Action{Kind: portroyal.Stop}, portroyal.Action{Kind: portroyal.RevealNext}
	for _, c := range []struct {
		d              review.Decision
		counted, found bool
	}{
		{review.Decision{Legal: 1, Played: stop, Best: stop, Second: 1}, false, false},
		{review.Decision{Legal: 2, Played: stop, Best: stop, Second: 0.11}, false, false},
		{review.Decision{Legal: 2, Played: stop, Best: stop, Second: 0.09}, true, true},
		{review.Decision{Legal: 2, Played: stop, Best: stop, Second: 0.03}, true, false},
		{review.Decision{Legal: 2, Played: on, Best: stop, Second: 0.09}, true, false},
		{review.Decision{Legal: 2, Played: on, Best: on, Second: 0.09}, true, false},
		{review.Decision{Legal: 2, Played: on, Best: on, Second: 0.09, Bust: 0.2}, true, true},
		{review.Decision{Legal: 2, Played: stop, Best: stop, Second: 0.09, Playouts: 9}, true, false},
	} {
		if counted, found := r.Counted(&c.d), r.Found(&c.d); counted != c.counted || found != c.found {
			t.Errorf("%+v: counted %t, found %t", c.d, counted, found)
		}
	}
}

// TestEndsEarly: a game that is not over cannot be judged as a whole, and a judge that is told to stop does.
func TestEndsEarly(t *testing.T) {
	record := played(t, games["base, two"], 3, "stop2")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := judge(t).Review(ctx, record, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("when told to stop: %v", err)
	}
	m, err := match.New(match.Setup{
		Options: games["base, two"], Start: portroyal.RandomStart, Seats: []match.Seat{{Name: "A"}, {Name: "B"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := judge(t).Review(t.Context(), m.Record(), nil); !errors.Is(err, review.ErrNotOver) {
		t.Errorf("of a game that has just begun: %v", err)
	}
}

func BenchmarkReview(b *testing.B) {
	for _, name := range []string{"base, two", "base, four"} {
		b.Run(name, func(b *testing.B) {
			record, j := played(b, games[name], 2, "admiral"), judge(b)
			for b.Loop() {
				if _, err := j.Review(b.Context(), record, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
