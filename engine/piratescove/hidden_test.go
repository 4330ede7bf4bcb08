package piratescove

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// otherwise is a position that a seat cannot tell from another one: what it does not see is different (A7).
func otherwise(p *Position, seat int, random *rand.Rand) Position {
	v := p.View(seat)
	q := v.Sample(random.Uint64())
	for other := range p.Players() {
		q.chosen[other] = p.chosen[other]
		if other == seat || !p.together() || !p.chosen[other] {
			continue
		}
		var choices []Action
		q.chosen[other] = false
		choices = q.Legal(other, nil)
		a := choices[random.IntN(len(choices))]
		q.outfits[other], q.wheels[other], q.chosen[other] = a.Steps, a.Island, true
	}
	return q
}

// Nobody sees the hands of others, the order of the pile, or what others have chosen before all have (A7).
func TestViewsHideWhatIsHidden(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	hands, choices := 0, 0
	for seed := range uint64(60) {
		players := MinPlayers + int(seed%4)
		playRandomly(t, players, seed, func(p *Position, _ []Action, _ Action) {
			for seat := range players {
				q := otherwise(p, seat, random)
				if fault := unsound(&q); fault != "" {
					t.Fatalf("a sample: %s", fault)
				}
				if q.hands != p.hands {
					hands++
				}
				if q.wheels != p.wheels || q.outfits != p.outfits {
					choices++
				}
				one, other := p.View(seat), q.View(seat)
				if one != other {
					t.Fatalf("seat %d of %+v sees a difference to %+v", seat, *p, q)
				}
				if !slices.Equal(one.Legal(nil), other.Legal(nil)) {
					t.Fatalf("seat %d can do something else", seat)
				}
				for each := range players {
					if p.Owes(each) != q.Owes(each) {
						t.Fatalf("whether seat %d owes a choice tells what is hidden", each)
					}
				}
			}
		})
	}
	if hands < 1000 || choices < 1000 {
		t.Errorf("%d hands and %d choices were others: the sample shows nothing", hands, choices)
	}
}

// A sample keeps what the seat knows, and deals every card that it does not know about equally often.
func TestSamplesAreFair(t *testing.T) {
	p, err := New(Options{Players: 3}, 4)
	if err != nil {
		t.Fatal(err)
	}
	v := p.View(0)
	const samples = 40_000
	times := [cardCount]int{}
	held := p.HandSize(1)
	if held == 0 {
		t.Fatal("seat 1 has drawn a parrot; take another seed")
	}
	for seed := range uint64(samples) {
		q := v.Sample(seed)
		if q.View(0) != v {
			t.Fatal("a sample looks different")
		}
		for card, copies := range q.hands[1] {
			times[card] += int(copies)
		}
	}
	unseen := v.Unseen()
	for card, copies := range unseen {
		want := float64(samples*held) * float64(copies) / float64(unseen.Size()-unseen.Of(ParrotCard))
		if Card(card).Face().Type == ParrotCard {
			want = 0
		}
		if got := float64(times[card]); got < want*0.9-5 || got > want*1.1+5 {
			t.Errorf("%s came %v times, not about %v", Card(card), got, want)
		}
	}
}

// An onlooker sees no hand but for open fame cards and no choice that is not shown, owes nothing, and can do nothing (A7, V3).
func TestOnlooker(t *testing.T) {
	chosen, shown := 0, 0
	for seed := range uint64(20) {
		playRandomly(t, MinPlayers+int(seed%4), seed, func(p *Position, _ []Action, _ Action) {
			v := p.View(Onlooker)
			for seat := range p.Players() {
				hand := v.Hand(seat)
				if open := hand.Of(FameCard); hand.Size() > open || v.HandFame(seat) != p.OpenFame(seat) {
					t.Fatalf("the hand of seat %d is seen, or its open fame cards are not", seat)
				} else if open > 0 {
					shown++
				}
				if p.together() && p.chosen[seat] {
					chosen++
					if v.Steered(seat) != NoIsland || v.outfits[seat] != [Sections]uint8{} {
						t.Fatalf("the choice of seat %d is seen", seat)
					}
				}
			}
			if actions := v.Legal(nil); len(actions) > 0 || v.Owes(Onlooker) {
				t.Fatalf("an onlooker can do %v", actions)
			}
		})
	}
	if chosen < 100 || shown < 100 {
		t.Errorf("only %d choices were hidden, and %d hands open: the sample shows nothing", chosen, shown)
	}
}
