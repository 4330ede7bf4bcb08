package value

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"testing"

	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
)

// games are one of each family, and what else makes a difference to the features.
func games() []portroyal.Options {
	base := portroyal.DefaultOptions()
	base.Players, base.RequireExpedition = 3, true
	all := portroyal.DefaultOptions()
	all.Decks, all.Players = portroyal.AllDecks&^portroyal.DeckUnterwegs, 5
	all.Contracts = true
	unterwegs := portroyal.DefaultOptions()
	unterwegs.Decks, unterwegs.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
	together := all
	together.Cooperative, together.Players, together.ContractsLaid = true, 2, portroyal.MaxContractsLaid
	alone := together
	alone.Players, alone.AutoContracts = 1, false
	return []portroyal.Options{base, all, unterwegs, together, alone}
}

// halves is a first guess that is a different one in every position.
type halves struct{}

func (halves) Prepare(*portroyal.View) {}

func (halves) Scores(view *portroyal.View, scores *[portroyal.MaxPlayers]float32) {
	for seat := range view.Players() {
		scores[seat] = float32(view.Coins(seat)) / 2
	}
}

// eachTurn plays random games and shows the positions between their turns.
func eachTurn(t testing.TB, options portroyal.Options, games int, show func(view portroyal.View)) {
	t.Helper()
	dice := rand.New(rand.NewPCG(12, 7))
	var legal []portroyal.Action
	for seed := range uint64(games) {
		p, err := portroyal.New(options, seed, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		for p.Phase() != portroyal.Over {
			if p.Phase() == portroyal.Discover && p.Revealed() == 0 {
				show(p.View())
			}
			legal = p.Legal(legal[:0])
			p.Play(legal[dice.IntN(len(legal))], nil)
		}
	}
}

// random are weights that say something else about every position.
func random(t testing.TB) *Weights {
	t.Helper()
	w := &Weights{}
	for family := range Family(Families) {
		n := randomNet(16, 8, uint64(family)+1)
		for i := range n.seats {
			n.seats[i] *= 10
		}
		w.set(family, n)
	}
	return w
}

// The evaluator's caches change nothing: it says the same as one that sees the position first, and the same as the
// learner's own calculation.
func TestEvaluatorAgreesWithTheLearner(t *testing.T) {
	weights := random(t)
	for _, options := range games() {
		kept := NewEvaluator(weights, halves{})
		l := NewLearner(FamilyOf(options), weights, 0, 0, 0)
		turns := 0
		eachTurn(t, options, 3, func(view portroyal.View) {
			turns++
			var got, fresh [portroyal.MaxPlayers]float64
			kept.Prepare(&view)
			kept.Worth(&view, &got)
			kept.Worth(&view, &got)
			first := NewEvaluator(weights, halves{})
			first.Prepare(&view)
			first.Worth(&view, &fresh)
			if got != fresh {
				t.Fatalf("%v: kept %v, fresh %v", options, got, fresh)
			}
			x := NewExample(&view, halves{})
			for seat := range view.Players() { // the loss of an outcome tells the chance of it
				x.Aim = [portroyal.MaxPlayers]float32{}
				x.Aim[seat] = 1
				loss, _ := l.Measure([]*Example{&x})
				want := got[seat]
				if options.Cooperative {
					want /= 1 + float64(view.VictoryPile())/WinWorth
				}
				if options.Cooperative && seat > 0 {
					break
				}
				if chance := math.Exp(-loss); math.Abs(chance-want) > 1e-4 {
					t.Fatalf("%v, seat %d: evaluator %v, learner %v", options, seat, want, chance)
				}
			}
		})
		if turns < 20 {
			t.Errorf("%v: %d turns", options, turns)
		}
	}
}

// A view that is played on by one player changes little; what is kept must not be mixed up. Tableaux that differ in
// one thing are asked about in turn, in one evaluator.
func TestChancesAddUpToOne(t *testing.T) {
	weights := random(t)
	for _, options := range games()[:3] {
		e := NewEvaluator(weights, halves{})
		eachTurn(t, options, 2, func(view portroyal.View) {
			var chances [portroyal.MaxPlayers]float64
			e.Prepare(&view)
			e.Worth(&view, &chances)
			sum := 0.0
			for seat, chance := range chances {
				if sum += chance; chance < 0 || seat >= view.Players() && chance != 0 {
					t.Fatalf("chances %v", chances)
				}
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("chances %v add up to %v", chances, sum)
			}
		})
	}
}

// With no turn left, points decide; where an expedition is required, a player who has one is ahead of everybody without
// one, whatever their points (F3), and among those who have one points decide again.
func TestChancesWithNoTurnLeft(t *testing.T) {
	const many, few = `"display": ["pirate-3", "sailor-3", "jester-3", "admiral-3"]`, `"display": ["settler"]`
	const claimed, other = `, "expeditions": ["expedition-priest2"]`, `, "expeditions": ["expedition-settler2"]`
	for name, c := range map[string]struct {
		options, first, second string
		ahead                  int
	}{
		"points":                              {`{}`, many, few, 0},
		"points, and nobody has to claim":     {`{}`, many, few + claimed, 0},
		"the only one who has claimed":        {`{"requireExpedition": true}`, many, few + claimed, 1},
		"points of those who have claimed":    {`{"requireExpedition": true}`, many + claimed, few + other, 0},
		"points where nobody has claimed":     {`{"requireExpedition": true}`, few, many, 1},
		"coins where points are equal":        {`{}`, few, few + `, "coins": ["jack", "jack"]`, 1},
		"neither of two who have the same":    {`{}`, few, few, -1},
		"the only one, with nothing but that": {`{"requireExpedition": true}`, `"display": []` + claimed, few, 0},
	} {
		t.Run(name, func(t *testing.T) {
			var position portroyal.Position
			text := `{"options": ` + c.options + `, "phase": "trade", "start": 0, "active": 1, "decides": 0, "ending": true,
				"takesLeft": 1, "harbour": ["sailor-1"], "seats": [{` + c.first + `}, {` + c.second + `}]}`
			if err := json.Unmarshal([]byte(text), &position); err != nil {
				t.Fatal(err)
			}
			view := position.View()
			e := NewEvaluator(random(t), halves{})
			var chances [portroyal.MaxPlayers]float64
			e.Prepare(&view)
			e.Worth(&view, &chances)
			ahead := -1
			switch {
			case chances[0] > chances[1]:
				ahead = 0
			case chances[1] > chances[0]:
				ahead = 1
			}
			if ahead != c.ahead || math.Abs(chances[0]+chances[1]-1) > 1e-9 {
				t.Errorf("the chances are %v", chances[:2])
			}
		})
	}
}

// Believing half of what was learned beyond a first guess gives scores halfway between the guess and all of it; without
// a guess everything is believed.
func TestTrusting(t *testing.T) {
	whole := random(t)
	for _, options := range games() {
		family := FamilyOf(options)
		var judges []*Evaluator
		for _, share := range []float64{0, 0.5, 1} {
			judges = append(judges, NewEvaluator(whole.Trusting(family, share), halves{}))
		}
		apart := 0
		eachTurn(t, options, 2, func(view portroyal.View) {
			var odds [3]float64 // logarithms
			for i, e := range judges {
				var chances [portroyal.MaxPlayers]float64
				e.Prepare(&view)
				e.Worth(&view, &chances)
				other := chances[1]
				if options.Cooperative {
					chances[0] /= 1 + float64(view.VictoryPile())/WinWorth
					other = 1 - chances[0]
				}
				odds[i] = math.Log(chances[0] / other)
			}
			var guess [portroyal.MaxPlayers]float32
			halves{}.Scores(&view, &guess)
			guessed := float64(guess[0] - guess[1])
			if options.Cooperative {
				guessed = 0
				for _, score := range guess {
					guessed += float64(score)
				}
			}
			switch {
			case family.Guesses() && math.Abs(odds[0]-guessed) > 1e-3:
				t.Fatalf("%s: %v, guessed %v", family, odds, guessed)
			case !family.Guesses() && odds[0] != odds[2]:
				t.Fatalf("%s: %v", family, odds)
			case math.Abs(odds[1]-(odds[0]+odds[2])/2) > 1e-3:
				t.Fatalf("%s: %v", family, odds)
			case math.Abs(odds[0]-odds[2]) > 0.01:
				apart++
			}
		})
		if family.Guesses() != (apart > 0) {
			t.Errorf("%s: apart in %d positions", family, apart)
		}
	}
}

// The mean of nets of several sizes says what is in the middle of what they say.
func TestMean(t *testing.T) {
	var all []*Weights
	for i, hidden := range []int{8, 16, 4} {
		w := &Weights{}
		for family := range Family(Families) {
			w.set(family, randomNet(hidden, hidden/2, uint64(i)*10+uint64(family)))
		}
		all = append(all, w)
	}
	mean := Mean(all...)
	for _, options := range games() {
		odds := func(w *Weights, view *portroyal.View) float64 {
			var chances [portroyal.MaxPlayers]float64
			e := NewEvaluator(w, halves{})
			e.Prepare(view)
			e.Worth(view, &chances)
			if options.Cooperative {
				made := chances[0] / (1 + float64(view.VictoryPile())/WinWorth)
				return math.Log(made / (1 - made))
			}
			return math.Log(chances[0] / chances[1])
		}
		eachTurn(t, options, 1, func(view portroyal.View) {
			want := 0.0
			for _, w := range all {
				want += odds(w, &view) / float64(len(all))
			}
			if got := odds(mean, &view); math.Abs(got-want) > 1e-3 {
				t.Fatalf("%v: %v, want %v", options, got, want)
			}
		})
	}
}

func TestWorthAllocatesNothing(t *testing.T) {
	weights := random(t)
	for _, options := range games() {
		e := NewEvaluator(weights, halves{})
		var views []portroyal.View
		eachTurn(t, options, 1, func(view portroyal.View) { views = append(views, view) })
		var chances [portroyal.MaxPlayers]float64
		e.Prepare(&views[0])
		i := 0
		if n := testing.AllocsPerRun(len(views)*2, func() {
			e.Worth(&views[i%len(views)], &chances)
			i++
		}); n > 0 {
			t.Errorf("%v: %v allocations", options, n)
		}
	}
}

// With the luck of the cards known, what is learned of a position is what came of its game less all luck from there on.
func TestAimsAreWithoutLuck(t *testing.T) {
	options := games()[0]
	var game []*Example
	eachTurn(t, options, 1, func(view portroyal.View) {
		x := NewExample(&view, halves{})
		x.First = len(game) == 0
		x.Outcome[1] = 1
		x.Luck = [portroyal.MaxPlayers]float32{-0.125, 0.25, -0.125}
		game = append(game, &x)
	})
	l := NewLearner(Rivals, nil, 8, 4, 5)
	l.Aim(game, 1)
	for i, x := range game {
		left := float32(len(game) - i)
		if want := [portroyal.MaxPlayers]float32{0.125 * left, 1 - 0.25*left, 0.125 * left}; x.Aim != want {
			t.Fatalf("%d turns before the end: %v, want %v", len(game)-i, x.Aim, want)
		}
	}
	l.Aim(game, 0)
	for i, x := range game[:len(game)-1] {
		l.Before()
		guess := newShard(&l.summed, 8, 4).Scores(game[i+1])
		neural.Softmax(guess[:x.Seats])
		if got, want := float64(x.Aim[1]), guess[1]-0.25; math.Abs(got-want) > 1e-5 {
			t.Fatalf("by the next guess alone: %v, want %v", got, want)
		}
	}
}

// The gradient is that of the loss: a small step along one weight changes the loss by so much.
func TestGradient(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	for _, options := range games() {
		l := NewLearner(FamilyOf(options), nil, 8, 4, 5)
		var batch []*Example
		eachTurn(t, options, 1, func(view portroyal.View) {
			x := NewExample(&view, halves{})
			x.Aim[0] = 1
			batch = append(batch, &x)
		})
		batch = batch[:min(len(batch), 8)]
		slope, _ := l.Slope(batch)
		gradient := newNet(8, 4)
		copy(gradient.weights, slope)
		right, tried := 0, 0
		for j, part := range l.net.parts() {
			for range 12 {
				at := dice.IntN(part.Size)
				const step = 5e-4
				weight := &(*part.At)[at]
				was := *weight
				*weight = was + step
				more, _ := l.Measure(batch)
				*weight = was - step
				less, _ := l.Measure(batch)
				*weight = was
				tried++
				want := (more - less) * float64(len(batch)) / (2 * step)
				got := float64((*gradient.parts()[j].At)[at])
				if math.Abs(want-got) < 0.02*math.Abs(want)+0.01 {
					right++
				}
			}
		}
		if right < tried*97/100 { // at a corner of the first layer neither side is the slope
			t.Errorf("%v: %d of %d slopes are right", options, right, tried)
		}
	}
}

func TestLearning(t *testing.T) {
	options := games()[0]
	var batch []*Example
	eachTurn(t, options, 3, func(view portroyal.View) {
		x := NewExample(&view, halves{})
		most := 0
		for seat := range view.Players() {
			if view.Points(seat) > view.Points(most) {
				most = seat
			}
		}
		x.Aim[most] = 1
		batch = append(batch, &x)
	})
	learn := func() (float64, *Weights) {
		l := NewLearner(Rivals, nil, 16, 8, 1)
		for range 60 {
			l.Learn(batch, 16, 0.01, 0.01)
		}
		loss, _ := l.Measure(batch)
		w := &Weights{}
		l.Put(w)
		return loss, w
	}
	loss, first := learn()
	if loss > 0.2 {
		t.Errorf("the loss on what can be learned is still %.3f", loss)
	}
	_, second := learn()
	var a, b bytes.Buffer
	if err := first.Write(&a); err != nil {
		t.Fatal(err)
	}
	if err := second.Write(&b); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("learning the same twice gives different weights")
	}
}

// Every level that can be read has a row of weights.
func TestLevelsAreWithinTheirTables(t *testing.T) {
	for _, options := range games() {
		eachTurn(t, options, 10, func(view portroyal.View) {
			x := NewExample(&view, halves{})
			for seat := range x.seats {
				for at, level := range x.seats[seat] {
					if int(level) > seatFeatures[at].levels {
						t.Fatalf("%s: level %d", seatFeatures[at].name, level)
					}
				}
			}
			for at, level := range x.common {
				if int(level) > commonFeatures[at].levels {
					t.Fatalf("%s: level %d", commonFeatures[at].name, level)
				}
			}
		})
	}
}
