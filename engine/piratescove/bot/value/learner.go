package value

import (
	"math/rand/v2"

	"portroyal/engine/internal/neural"
	"portroyal/engine/piratescove"
)

// Example is a position to learn from, and what came of its game.
type Example struct {
	neural.Lesson
	in inputs
}

// NewExample reads a position.
func NewExample(p *piratescove.Position) *Example {
	x := &Example{}
	x.in.read(p)
	x.Seats = uint8(x.in.players)
	return x
}

// Learner fits the net to examples, see [neural.Learner].
type Learner struct {
	*neural.Learner[*Example]
	net *net
}

// NewLearner begins with weights, or with small random numbers if there are none.
func NewLearner(from *Weights, seed uint64) *Learner {
	l := &Learner{net: newNet()}
	dice := rand.New(rand.NewPCG(seed, 0x6e6574))
	spread := []float64{0.15, 0.15, 0.1, 0.18, 0.18, 0.1, 0.25}
	for i, part := range l.net.parts() {
		for j := range *part.At {
			(*part.At)[j] = float32(dice.NormFloat64() * spread[i])
		}
	}
	if from != nil {
		copy(l.net.weights, from.net.weights)
	}
	l.Learner = neural.NewLearner(l.net.weights, func() (neural.Net[*Example], []float32) {
		s := &shard{net: l.net, gradient: newNet()}
		return s, s.gradient.weights
	})
	return l
}

// Weights are what has been learned so far.
func (l *Learner) Weights() *Weights {
	w := &Weights{net: newNet()}
	copy(w.net.weights, l.net.weights)
	return w
}

// shard is room for working with the net.
type shard struct {
	net, gradient *net
	layers        layers
}

// Scores gives what comes out of the net.
func (s *shard) Scores(x *Example) [piratescove.MaxPlayers]float64 {
	return s.net.scores(&x.in, &s.layers)
}

// Back goes from the scores back to the inputs.
func (s *shard) Back(x *Example, wrong *[piratescove.MaxPlayers]float32) {
	n, g, l, players := s.net, s.gradient, &s.layers, x.in.players
	var back, otherBack [piratescove.MaxPlayers][hidden]float32
	for seat := range players {
		var by [deep]float32
		for i, y := range l.second[seat] {
			g.out[i] += wrong[seat] * y
			if y > 0 {
				by[i] = wrong[seat] * n.out[i]
			}
		}
		neural.Add(g.second, by[:])
		neural.Back(by[:], l.first[seat][:], n.own, g.own, back[seat][:])
		neural.Back(by[:], l.others[seat][:], n.other, g.other, otherBack[seat][:])
	}
	share := 1 / float32(players-1)
	for seat := range players {
		by := &back[seat]
		for other := range players {
			if other != seat {
				neural.AddTimes(by[:], otherBack[other][:], share)
			}
		}
		for i, y := range l.first[seat] {
			if y <= 0 {
				by[i] = 0
			}
		}
		neural.Add(g.bias, by[:])
		neural.Back(by[:], x.in.seats[seat][:], n.seat, g.seat, nil)
		neural.Back(by[:], x.in.table[:], n.table, g.table, nil)
	}
}
