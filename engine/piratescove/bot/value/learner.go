package value

import (
	"math"
	"math/rand/v2"
	"sync"

	"portroyal/engine/internal/adam"
	"portroyal/engine/internal/vector"
	"portroyal/engine/piratescove"
)

// Example is a position to learn from, and what came of its game.
type Example struct {
	in      inputs
	Outcome [piratescove.MaxPlayers]float32 // shares of the win
	First   bool                            // of its game; the others follow in order
	aim     [piratescove.MaxPlayers]float32
}

// NewExample reads a position.
func NewExample(p *piratescove.Position) *Example {
	x := &Example{}
	x.in.read(p)
	return x
}

// Learner fits a net to examples: Adam on the cross entropy between the chances and what came of the positions, see package
// adam. The same examples in the same order give the same net, however many processors there are.
type Learner struct {
	net    *net
	mover  adam.Mover
	shards [shards]shard
}

// shards is the number of parts of a batch that are worked on at the same time; their gradients are added in order.
const shards = 4

type shard struct {
	gradient *net
	layers   layers
	loss     float64
}

// NewLearner begins with weights, or with small random numbers if there are none.
func NewLearner(from *Weights, seed uint64) *Learner {
	l := &Learner{net: newNet()}
	dice := rand.New(rand.NewPCG(seed, 0x6e6574))
	spread := []float64{0.15, 0.15, 0.1, 0.18, 0.18, 0.1, 0.25}
	for i, part := range l.net.parts() {
		for j := range *part {
			(*part)[j] = float32(dice.NormFloat64() * spread[i])
		}
		if from != nil {
			copy(*part, *from.net.parts()[i])
		}
	}
	for i := range l.shards {
		l.shards[i].gradient = newNet()
	}
	return l
}

// Weights are what has been learned so far.
func (l *Learner) Weights() *Weights {
	w := &Weights{net: newNet()}
	for i, part := range w.net.parts() {
		copy(*part, *l.net.parts()[i])
	}
	return w
}

// Aim says what is to be learned of the examples of whole games: for each position a mean of what came of the game and of
// what the net says of the positions on the way there, the nearer ones counting more. This is TD(λ) with λ = trace
// (R. Sutton, "Learning to Predict by the Methods of Temporal Differences", 1988); with 1 only the outcome counts.
func (l *Learner) Aim(examples []*Example, trace float64) {
	var now [piratescove.MaxPlayers]float64
	ends := true
	s := &l.shards[0]
	for at := len(examples) - 1; at >= 0; at-- {
		x := examples[at]
		if ends {
			for seat, share := range x.Outcome {
				now[seat] = float64(share)
			}
		}
		for seat := range now {
			x.aim[seat] = float32(now[seat])
		}
		if ends = x.First; !ends && trace < 1 {
			l.net.run(&x.in, &s.layers)
			for seat := range x.in.players {
				now[seat] = trace*now[seat] + (1-trace)*s.layers.chances[seat]
			}
		}
	}
}

// Learn goes once through the examples in batches and gives the mean loss, in nats. The rate goes down from the one to
// the other in equal steps.
func (l *Learner) Learn(examples []*Example, batch int, from, to float64) float64 {
	loss := 0.0
	for begin := 0; begin < len(examples); begin += batch {
		part := examples[begin:min(begin+batch, len(examples))]
		loss += l.pass(part, true)
		l.step(len(part), from+(to-from)*float64(begin)/float64(len(examples)))
	}
	return loss / float64(max(1, len(examples)))
}

// Measure gives the mean loss on the outcomes of examples, in nats.
func (l *Learner) Measure(examples []*Example) float64 {
	for _, x := range examples {
		x.aim = x.Outcome
	}
	return l.pass(examples, false) / float64(max(1, len(examples)))
}

func (l *Learner) pass(batch []*Example, learning bool) (loss float64) {
	var group sync.WaitGroup
	for i := range l.shards {
		s := &l.shards[i]
		part := batch[len(batch)*i/shards : len(batch)*(i+1)/shards]
		group.Go(func() {
			s.loss = 0
			for _, numbers := range s.gradient.parts() {
				clear(*numbers)
			}
			for _, x := range part {
				s.example(l.net, x, learning)
			}
		})
	}
	group.Wait()
	for i := range l.shards {
		loss += l.shards[i].loss
	}
	return loss
}

// example adds the loss of an example, and its gradient if it is learned from.
func (s *shard) example(n *net, x *Example, learning bool) {
	l := &s.layers
	n.run(&x.in, l)
	players := x.in.players
	var back [piratescove.MaxPlayers][hidden]float32
	var otherBack [piratescove.MaxPlayers][hidden]float32
	for seat := range players {
		s.loss -= float64(x.aim[seat]) * math.Log(max(l.chances[seat], 1e-9))
	}
	if !learning {
		return
	}
	g := s.gradient
	for seat := range players {
		wrong := float32(l.chances[seat] - float64(x.aim[seat]))
		for i := range deep {
			g.out[i] += wrong * l.second[seat][i]
			if l.second[seat][i] <= 0 {
				continue
			}
			d := wrong * n.out[i]
			g.second[i] += d
			vector.AddTimes(g.own[i*hidden:][:hidden], l.first[seat][:], d)
			vector.AddTimes(g.other[i*hidden:][:hidden], l.others[seat][:], d)
			vector.AddTimes(back[seat][:], n.own[i*hidden:][:hidden], d)
			vector.AddTimes(otherBack[seat][:], n.other[i*hidden:][:hidden], d)
		}
	}
	share := 1 / float32(players-1)
	for seat := range players {
		for other := range players {
			if other != seat {
				vector.AddTimes(back[seat][:], otherBack[other][:], share)
			}
		}
		for i := range hidden {
			d := back[seat][i]
			if l.first[seat][i] <= 0 || d == 0 {
				continue
			}
			g.bias[i] += d
			vector.AddTimes(g.seat[i*seatInputs:][:seatInputs], x.in.seats[seat][:], d)
			vector.AddTimes(g.table[i*tableInputs:][:tableInputs], x.in.table[:], d)
		}
	}
}

// step moves the weights against the gradient of so many examples.
func (l *Learner) step(examples int, rate float64) {
	sum := l.shards[0].gradient
	for i := 1; i < shards; i++ {
		for j, part := range sum.parts() {
			vector.AddTimes(*part, *l.shards[i].gradient.parts()[j], 1)
		}
	}
	l.mover.Step(l.net.parts(), sum.parts(), examples, rate)
}
