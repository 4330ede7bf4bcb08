package movements

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/sound"
)

// files are all sounds, except the harbour in the background, the music, and those of Pirate's Cove.
func files() (all []sound.Sound) {
	others := regexp.MustCompile(`^(cove|creak|crickets|gull|waves|music)\b`)
	variation := regexp.MustCompile(`-[a-z]+-\d$`)
	for _, name := range assets.Sounds() {
		of := sound.Sound(variation.ReplaceAllString(name, ""))
		if !others.MatchString(name) && !slices.Contains(all, of) {
			all = append(all, of)
		}
	}
	return all
}

// Every kind of event is listed with its sounds, if only with none; and every sound belongs to an event, except
// those that no event causes.
func TestEveryEventIsHeardOrSilent(t *testing.T) {
	kinds := portroyal.AllEventKinds()
	for _, kind := range kinds {
		if hearing[kind] == nil {
			t.Errorf("%q is not listed", kind)
		}
	}
	if len(hearing) != len(kinds) {
		t.Errorf("%d kinds of events, %d are listed", len(kinds), len(hearing))
	}
	unheard := []sound.Sound{sound.Turn, sound.Won, sound.Lost}
	cards := []portroyal.Card{gametest.Tax(t), gametest.Card(t, "black-4-2c")}
	for _, what := range files() {
		heard := slices.ContainsFunc(kinds, func(kind portroyal.EventKind) bool {
			for n := range uint8(3) {
				for _, card := range cards {
					if slices.Contains(Heard(portroyal.Event{Kind: kind, Card: card, N: n}), what) {
						return true
					}
				}
			}
			return false
		})
		if heard == slices.Contains(unheard, what) {
			t.Errorf("%v: heard of an event %v", what, heard)
		}
	}
}

func TestHeard(t *testing.T) {
	tax, ship := gametest.Tax(t), gametest.Card(t, "black-4-2c")
	for _, c := range []struct {
		event portroyal.Event
		want  []sound.Sound
	}{
		{portroyal.Event{Kind: portroyal.CardRevealed, Card: ship}, []sound.Sound{sound.Turned}},
		{portroyal.Event{Kind: portroyal.CardRevealed, Card: tax}, []sound.Sound{sound.Turned, soundTax}},
		{portroyal.Event{Kind: portroyal.TaxInsteadOf}, []sound.Sound{soundTax}},
		{portroyal.Event{Kind: portroyal.ShipDocked, Card: ship}, []sound.Sound{soundDocked}},
		{portroyal.Event{Kind: portroyal.ShipRepelled, Card: ship}, []sound.Sound{soundRepelled}},
		{portroyal.Event{Kind: portroyal.WentBust, Card: ship}, []sound.Sound{soundBust}},
		{portroyal.Event{Kind: portroyal.ShipTraded, Card: ship, N: 3}, []sound.Sound{sound.Coins}},
		{portroyal.Event{Kind: portroyal.FeePaid, N: 1}, []sound.Sound{sound.Coin}},
		{portroyal.Event{Kind: portroyal.PersonHired, N: 4}, []sound.Sound{soundHired, sound.Coins}},
		{portroyal.Event{Kind: portroyal.PersonHired}, []sound.Sound{soundHired}},
		{portroyal.Event{Kind: portroyal.Claimed, N: 2}, []sound.Sound{soundExpedition, sound.Coins}},
		{portroyal.Event{Kind: portroyal.ContractFulfilled, N: 1}, []sound.Sound{sound.Fulfilled, sound.Coin}},
		{portroyal.Event{Kind: portroyal.StepMade, N: 1}, nil},
		{portroyal.Event{Kind: portroyal.TargetReached}, []sound.Sound{sound.LastRound}},
		{portroyal.Event{Kind: portroyal.StandstillReached}, []sound.Sound{sound.LastRound}},
		{portroyal.Event{Kind: portroyal.Passed}, nil},
	} {
		if got := Heard(c.event); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.event, got, c.want)
		}
	}
}

// Over whole games of every kind, the movements play the same sounds as their events, equally often and no
// others. Finished at once they are silent.
func TestMovementsAreHeardAsTheirEvents(t *testing.T) {
	heard := map[sound.Sound]int{}
	raised := 0
	var sounds []sound.Sound
	hears := func(l *Layer) {
		l.stage.Hear = func(what sound.Sound) {
			plain, _, higher := strings.Cut(string(what), "+")
			if higher {
				raised++
			}
			if !higher || plain != string(sound.Coin) { // of those that have been heard together, one by one
				sounds = append(sounds, sound.Sound(plain))
			}
		}
	}
	eachMove(t, hears, func(_ *Layer, motion anim.Motion) {
		before := len(sounds)
		still := anim.Stage{Pace: func() float32 { return 0 }}
		if still.Play(motion, nil); len(sounds) > before {
			t.Fatalf("%v is heard of a movement that is not seen", sounds[before:])
		}
		seen := anim.Stage{Pace: func() float32 { return 1 }, Clock: toTheEnd}
		seen.Play(motion, nil)
	}, func(_ State, events []portroyal.Event) {
		var want []sound.Sound
		for _, e := range events {
			want = append(want, Heard(e)...)
		}
		got := slices.Sorted(slices.Values(sounds))
		slices.Sort(want)
		if sounds = nil; !slices.Equal(got, want) {
			t.Fatalf("the sounds of %v are %v, want %v", events, got, want)
		}
		for _, what := range got {
			heard[what]++
		}
	})
	t.Log(heard)
	if raised < 100 {
		t.Errorf("only %d sounds are raised", raised)
	}
	if len(heard) < len(files())-3 {
		t.Errorf("only %v are heard", heard)
	}
}

// toTheEnd is a clock that reaches the end at once, after a few frames.
func toTheEnd(_ time.Duration, tick func(float32)) (stop func()) {
	for _, x := range []float32{0.3, 0.6, 1} {
		tick(x)
	}
	return func() {}
}
