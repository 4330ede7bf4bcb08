package coach

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
)

func newCoach(t testing.TB) *Coach {
	t.Helper()
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// quick is a coach for tests that does little in each step.
func quick(t testing.TB, first int) *Coach {
	c := newCoach(t)
	c.first = first
	return c
}

// see is what the first seat that owes a choice sees of a position.
func see(t testing.TB, text string) cove.View {
	t.Helper()
	var p cove.Position
	if err := json.Unmarshal([]byte(text), &p); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return p.View(p.Owing())
}

// visit plays games at random and looks at some of their decisions.
func visit(t *testing.T, games int, look func(p *cove.Position, seat int)) {
	t.Helper()
	for game := range games {
		p, err := cove.New(cove.Options{Players: uint8(2 + game%4)}, uint64(game))
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(uint64(game), 1))
		for p.Phase() != cove.Over {
			seat := p.Owing()
			if dice.IntN(12) == 0 {
				look(&p, seat)
			}
			legal := p.Legal(seat, nil)
			p.Play(legal[dice.IntN(len(legal))], nil)
		}
	}
}

// Every choice that is looked at has its worth and a reason, the best first; the rest is counted.
func TestChoicesAreInOrder(t *testing.T) {
	c := quick(t, 200)
	phases := map[cove.Phase]int{}
	visit(t, 12, func(p *cove.Position, seat int) {
		view := p.View(seat)
		legal := view.Legal(nil)
		phases[view.Phase()]++
		advice := c.Advise(context.Background(), view, 3, 2)
		if n := len(advice.Choices); n == 0 || n > Most || n+advice.Omitted != len(legal) {
			t.Fatalf("%d choices and %d omitted of %d", n, advice.Omitted, len(legal))
		}
		share := 0.0
		for i, choice := range advice.Choices {
			share += choice.Share
			switch {
			case !slices.Contains(legal, choice.Action):
				t.Fatalf("%v is not legal", choice.Action)
			case choice.Worth < 0 || choice.Worth > 1 || !(choice.Error > 0) || choice.Error > 0.75 || choice.Playouts == 0:
				t.Fatalf("%v is worth %v ± %v after %d", choice.Action, choice.Worth, choice.Error, choice.Playouts)
			case i > 0 && choice.Behind < advice.Choices[i-1].Behind, i == 0 && (choice.Behind != 0 || !choice.AsGood):
				t.Fatalf("%v is %v behind, at place %d", choice.Action, choice.Behind, i)
			case i > 0 && choice.Worth > advice.Choices[i-1].Worth+1e-9:
				t.Fatalf("%v is worth more than what stands before it", choice.Action)
			case len(choice.Reasons) == 0:
				t.Errorf("%s: nothing is said of %v", view.Phase(), choice.Action)
			}
			for at, reason := range choice.Reasons {
				if math.IsNaN(reason.Chance) || reason.Chance < 0 || reason.Chance > 1+1e-9 || math.IsNaN(reason.Fame) {
					t.Fatalf("%v: %v %+v", choice.Action, reason.Topic, reason)
				}
				if at > 0 && reason.Topic < choice.Reasons[at-1].Topic {
					t.Fatalf("%v: %v after %v", choice.Action, reason.Topic, choice.Reasons[at-1].Topic)
				}
			}
		}
		if advice.Mixed != (share > 0) || advice.Mixed && math.Abs(share-1) > 1e-9 {
			t.Fatalf("the shares add up to %v", share)
		}
	})
	for phase := cove.Outfitting; phase < cove.Over; phase++ {
		if phases[phase] == 0 && phase != cove.Aiming && phase != cove.Parrots && phase != cove.Reply {
			t.Errorf("none of %s is among them", phase)
		}
	}
}

// The same view and seed give the same advice, whatever is hidden from the seat (A7).
func TestAdviceIsTheSame(t *testing.T) {
	one, two := quick(t, 300), quick(t, 300)
	different := 0
	visit(t, 6, func(p *cove.Position, seat int) {
		view := p.View(seat)
		other := view.Sample(99)
		for rival := range p.Players() {
			if rival != seat && p.Chosen(rival) && !other.Chosen(rival) {
				legal := other.Legal(rival, nil)
				other.Play(legal[len(legal)/2], nil)
			}
		}
		if other.View(seat) != view {
			t.Fatal("the views differ")
		}
		if other != *p {
			different++
		}
		a := one.Advise(context.Background(), view, 7, 2)
		two.Advise(context.Background(), view, 8, 1) // what a coach did before does not matter
		b := two.Advise(context.Background(), other.View(seat), 7, 2)
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%+v and %+v", a, b)
		}
	})
	if different < 20 {
		t.Errorf("%d other positions show nothing", different)
	}
}

// What anybody would see is the best, beyond doubt.
func TestClearPositions(t *testing.T) {
	for name, c := range map[string]struct {
		position string
		want     string
		share    float64
	}{
		"a large card that nobody else goes for": {
			`{"options":{"players":2},"phase":"navigation","round":12,"lookout":1,"at":0,"chosen":["1: sail treasure"],
			"open":{"hull":"4f2d0t0c","sail":"0f9d3t0c"},"seats":[{"fame":20},{"fame":20,"treasures":3}]}`,
			"0: sail hull", 0,
		},
		"bury before the end": {
			`{"options":{"players":3},"phase":"navigation","round":12,
			"seats":[{"treasures":6,"fame":20},{"fame":21},{"fame":21}]}`,
			"0: sail treasure", 0.99,
		},
		"bury all at the end": {
			`{"options":{"players":3},"phase":"visits","round":12,"seats":[{"island":"treasure","treasures":6,"fame":20},
			{"island":"hull","fame":21},{"island":"cove","fame":21}],"visit":{"order":[1,0,2],"next":1},"at":0}`,
			"0: bury 6", 0,
		},
		"flee with the last ring": {
			`{"options":{"players":2},"phase":"exchange","round":12,
			"fight":{"island":"treasure","order":["0","black-1","1"]},
			"blacks":[{"legend":"blackbeard","island":"treasure"}],
			"seats":[{"island":"treasure","places":[1,4,3,3],"fame":21},{"island":"treasure","fame":20}]}`,
			"0: flee", 0,
		},
		"fire when one hit is worth six": {
			`{"options":{"players":2},"phase":"exchange","round":11,
			"fight":{"island":"treasure","order":["0","black-1"],"hull":{"black-1":1}},
			"blacks":[{"legend":"blackbeard","island":"treasure"}],
			"seats":[{"island":"treasure","places":[5,3,7,7],"fame":20},{"island":"hull","fame":20}]}`,
			"0: fire black-1 hull", 0,
		},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(4) {
				advice := quick(t, 4000).Advise(context.Background(), see(t, c.position), seed, 2)
				best := advice.Choices[0]
				if best.Action.String() != c.want || !advice.Clear() || best.Share < c.share {
					t.Errorf("seed %d: %v is best, share %v, %v", seed, best.Action, best.Share, advice.Choices[1])
				}
			}
		})
	}
}

// On a visit the same things in another order are worth the same, and none of them hides what it brings.
func TestOrderOfAVisitDoesNotMatter(t *testing.T) {
	advice := quick(t, 4000).Advise(context.Background(), see(t, positions["visit"]), 1, 1)
	worth := map[string]float64{}
	for _, choice := range advice.Choices {
		worth[choice.Action.String()] = choice.Worth
	}
	best, none, alike := advice.Choices[0].Worth, worth["0: done"], 0 // several things are done on the best visit
	for _, of := range worth {
		if math.Abs(of-best) < 1e-9 {
			alike++
		}
	}
	if alike < 2 || alike == len(worth) || math.Abs(worth["0: bury 6"]-best) > 1e-9 || none > best-0.1 {
		t.Errorf("%v", worth)
	}
}

// With more effort errors are smaller, in the proportion that chance has, and more has been played.
func TestErrorsShrink(t *testing.T) {
	for name, text := range positions {
		t.Run(name, func(t *testing.T) {
			var all []Advice
			for advice := range quick(t, 2000).Refine(context.Background(), see(t, text), 1) {
				all = append(all, advice)
			}
			for i := range all[1:] {
				before, after := all[i], all[i+1]
				if !(after.Choices[0].Error < before.Choices[0].Error) || after.Playouts <= before.Playouts {
					t.Errorf("step %d: %v after %d playouts, then %v after %d", i+2, before.Choices[0].Error, before.Playouts,
						after.Choices[0].Error, after.Playouts)
				}
			}
			first, last := all[0], all[len(all)-1]
			if !last.Final || len(all) == Steps && last.Choices[0].Error > first.Choices[0].Error/2.5 {
				t.Errorf("%v, and in the end %v", first.Choices[0].Error, last.Choices[0].Error)
			}
		})
	}
}

// Errors are as large as they are said to be: how far advice of different seeds differs.
func TestErrorsAreTrue(t *testing.T) {
	for name, text := range positions {
		if name == "islands" {
			continue // what it is weighed against differs as well
		}
		t.Run(name, func(t *testing.T) {
			view := see(t, text)
			want := quick(t, 24_000).Advise(context.Background(), view, 1, 1).Choices[0]
			const seeds = 30
			square := 0.0
			for seed := range uint64(seeds) {
				advice := quick(t, 1500).Advise(context.Background(), view, 100+seed, 1)
				at := slices.IndexFunc(advice.Choices, func(c Choice) bool { return c.Action == want.Action })
				got := advice.Choices[at]
				square += (got.Worth - want.Worth) * (got.Worth - want.Worth) / (got.Error*got.Error + want.Error*want.Error)
			}
			if mean := square / seeds; mean > 1.9 {
				t.Errorf("the mean square of the error over what is said is %v, not 1", mean)
			}
		})
	}
}

// Without time there is still something to say about every choice, and no promise that it is any good.
func TestNoTime(t *testing.T) {
	done, cancel := context.WithCancel(context.Background())
	cancel()
	for name, text := range positions {
		view := see(t, text)
		n := 0
		for advice := range newCoach(t).Refine(done, view, 1) {
			n++
			if len(advice.Choices)+advice.Omitted < len(view.Legal(nil)) || !advice.Final || advice.Choices[0].Error < 0.3 {
				t.Errorf("%s: %+v", name, advice)
			}
		}
		if n != 1 {
			t.Errorf("%s: %d advices", name, n)
		}
	}
}

// Time that runs out ends it, with no worse an advice than before.
func TestTimeRunsOut(t *testing.T) {
	for name, text := range positions {
		ctx, cancel := context.WithCancel(context.Background())
		before := 1.0
		n := 0
		for advice := range quick(t, 2000).Refine(ctx, see(t, text), 1) {
			if n++; advice.Choices[0].Error > before {
				t.Errorf("%s: %v after %v", name, advice.Choices[0].Error, before)
			}
			before = advice.Choices[0].Error
			if n == 2 {
				cancel()
			}
		}
		if cancel(); n > 3 {
			t.Errorf("%s: %d advices", name, n)
		}
	}
}

// What is asked for is looked at, if it is legal.
func TestAlso(t *testing.T) {
	view := see(t, positions["outfit"])
	asked := cove.Action{Kind: cove.Outfit, Steps: [cove.Sections]uint8{0, 4, 0, 0}}
	has := func(advice Advice, a cove.Action) bool {
		return slices.ContainsFunc(advice.Choices, func(c Choice) bool { return c.Action == a })
	}
	c := quick(t, 500)
	if has(c.Advise(context.Background(), view, 1, 1), asked) {
		t.Fatal("it is looked at anyhow")
	}
	illegal := cove.Action{Kind: cove.Flee}
	advice := c.Advise(context.Background(), view, 1, 1, asked, illegal)
	if !has(advice, asked) || has(advice, illegal) || len(advice.Choices)+advice.Omitted != len(view.Legal(nil)) {
		t.Errorf("%d choices, %d omitted", len(advice.Choices), advice.Omitted)
	}
}

// Who owes nothing gets no advice.
func TestNothingOwed(t *testing.T) {
	var p cove.Position
	if err := json.Unmarshal([]byte(positions["visit"]), &p); err != nil {
		t.Fatal(err)
	}
	for _, seat := range []int{1, cove.Onlooker} {
		if advice := newCoach(t).Advise(context.Background(), p.View(seat), 1, 1); len(advice.Choices) > 0 || advice.Clear() {
			t.Errorf("seat %d: %+v", seat, advice)
		}
	}
}

// Where all choose at the same time, no island that is chosen often is worth much less than another one.
func TestSharesAreWorthIt(t *testing.T) {
	advice := newCoach(t).Advise(context.Background(), see(t, positions["islands"]), 1, 3)
	for _, choice := range advice.Choices {
		if choice.Share > 0 && choice.Behind > 0.02+2*choice.BehindError {
			t.Errorf("%v has the share %v and is %v behind", choice.Action, choice.Share, choice.Behind)
		}
	}
	for seat := range 4 {
		sum := 0.0
		for _, share := range advice.Steered[seat] {
			sum += share
		}
		if math.Abs(sum-1) > 1e-6 {
			t.Errorf("the shares of seat %d add up to %v", seat, sum)
		}
	}
}

// What was given up early says so, and stands after what was not, however far that is behind.
func TestGivenUpComesLast(t *testing.T) {
	given := 0
	for name, text := range positions {
		advice := newCoach(t).Advise(context.Background(), see(t, text), 1, 1)
		first := advice.Choices[0].Playouts
		for i, choice := range advice.Choices {
			if choice.GivenUp != (choice.Playouts < first) || i > 0 && advice.Choices[i-1].GivenUp && !choice.GivenUp {
				t.Errorf("%s: %v, played on %d times of %d, stands at %d", name, choice.Action, choice.Playouts, first, i)
			}
			if choice.GivenUp {
				given++
			}
		}
	}
	if given == 0 {
		t.Error("nothing was given up")
	}
}

// Far behind, or far ahead, chances tell no choice from another, and fame still does: with what could be buried, but in the end
// only what is.
func TestLevel(t *testing.T) {
	for fame, level := range map[string]bool{"20": false, "60": true, "2": true} {
		advice := quick(t, 4000).Advise(context.Background(), see(t, `{"options":{"players":3},"phase":"visits","round":12,"seats":[
			{"island":"treasure","treasures":6,"doubloons":4,"fame":`+fame+`},{"island":"hull","fame":24},{"island":"cove","fame":24}],
			"visit":{"order":[1,0,2],"next":1},"at":0}`), 1, 1)
		if advice.Level() != level {
			t.Errorf("with %s fame: level %t, %+v", fame, !level, advice.Choices)
		}
		came := map[string]float64{}
		for _, choice := range advice.Choices {
			came[choice.Action.String()] = choice.Fame
		}
		if fmt.Sprint(came["0: done"]) != fame || came["0: bury 6"] < came["0: done"]+6 {
			t.Errorf("with %s fame: %v", fame, came)
		}
	}
	equal := func(mixed bool, fame float64) *Advice {
		return &Advice{Mixed: mixed, Choices: []Choice{{Worth: 0.3, AsGood: true, Fame: 9}, {Worth: 0.29, AsGood: true, Fame: fame}}}
	}
	if !equal(false, 10).Level() || equal(false, 9).Level() || equal(true, 10).Level() {
		t.Error("choices that are as good as each other tell nothing where fame does, and islands in secret do")
	}
}
