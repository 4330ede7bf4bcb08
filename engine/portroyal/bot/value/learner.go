package value

import (
	"math"
	"math/rand/v2"
	"sync"

	"portroyal/engine/internal/adam"
	"portroyal/engine/internal/vector"
	"portroyal/engine/portroyal"
)

// Learner fits a net to examples: Adam on the cross entropy between the chances and what came of the positions, see package
// adam. The same examples in the same order give the same net, however many processors there are.
type Learner struct {
	family Family
	net    *net
	summed *net
	mover  adam.Mover

	shards [shards]shard
}

// shards is the number of parts of a batch that are worked on at the same time; their gradients are added in order.
const shards = 4

// shard is room for working on a part of a batch.
type shard struct {
	gradient *net
	loss     float64
	error    float64

	base, baseBack []float32
	first, second  [portroyal.MaxPlayers][]float32
	back           [portroyal.MaxPlayers][]float32
	deepBack       []float32
}

// newShard makes room for working with a net.
func newShard(n *net) *shard {
	s := &shard{gradient: newNet(n.hidden, n.deep)}
	s.base, s.baseBack = make([]float32, n.hidden), make([]float32, n.hidden)
	s.deepBack = make([]float32, n.deep)
	for seat := range s.first {
		s.first[seat], s.back[seat] = make([]float32, n.hidden), make([]float32, n.hidden)
		s.second[seat] = make([]float32, n.deep)
	}
	return s
}

// NewLearner begins with the net of the family in the weights, or with a random one of these sizes if there are none.
func NewLearner(family Family, from *Weights, hidden, deep int, seed uint64) *Learner {
	var n *net
	if from != nil && from.nets[family] != nil {
		n = from.nets[family].copied()
	} else {
		n = randomNet(hidden, deep, seed)
	}
	l := &Learner{family: family, net: n}
	for i := range l.shards {
		l.shards[i] = *newShard(n)
	}
	return l
}

func (n *net) copied() *net {
	other := newNet(n.hidden, n.deep)
	for i, part := range other.parts() {
		copy(*part, *n.parts()[i])
	}
	return other
}

// randomNet is a net that has learned nothing: small numbers, so that every hidden one takes part.
func randomNet(hidden, deep int, seed uint64) *net {
	dice := rand.New(rand.NewPCG(seed, 0x6e6574))
	n := newNet(hidden, deep)
	fill := func(part []float32, spread float64) {
		for i := range part {
			part[i] = float32(dice.NormFloat64() * spread)
		}
	}
	fill(n.seats, 0.05)
	fill(n.common, 0.02)
	fill(n.shares, 0.02)
	fill(n.bias, 0.3)
	for i := range n.tables {
		t := &n.tables[i]
		fill(t.mix, 1/math.Sqrt(float64(hidden*(i+1))))
		fill(t.bias, 0.1)
		fill(t.out[:deep], 1/math.Sqrt(float64(deep)))
		t.out[deep+1] = 1 // the first guess is right until something better is known
	}
	return n
}

// Put lays the learned net into weights.
func (l *Learner) Put(into *Weights) { into.set(l.family, l.net.copied()) }

// Learn goes once through the examples in batches and gives the mean loss, in nats. The rate goes down from the one
// to the other in equal steps.
func (l *Learner) Learn(examples []*Example, batch int, from, to float64) float64 {
	loss := 0.0
	for begin := 0; begin < len(examples); begin += batch {
		part := examples[begin:min(begin+batch, len(examples))]
		rate := from + (to-from)*float64(begin)/float64(len(examples))
		sum, _ := l.pass(part, true)
		loss += sum
		l.step(len(part), rate)
	}
	return loss / float64(max(1, len(examples)))
}

// Measure gives the mean loss on examples without learning from them, in nats, and the mean square error of the
// chances.
func (l *Learner) Measure(examples []*Example) (loss, square float64) {
	loss, square = l.pass(examples, false)
	n := float64(max(1, len(examples)))
	return loss / n, square / n
}

// Aim says what is to be learned of the examples of whole games: for each position a mean of what came of the game and
// of what the net says of the positions on the way there, the nearer ones counting more. This is TD(λ) with λ = trace
// (R. Sutton, "Learning to Predict by the Methods of Temporal Differences", 1988); with 1 only the outcome counts. It
// takes much of the luck out of what is learned, and the net's own mistakes into it. The luck of the cards on the way is
// taken out altogether where it is known, see [Example.Luck].
func (l *Learner) Aim(examples []*Example, trace float64) {
	l.summed = l.net.summed()
	var group sync.WaitGroup
	for i := range l.shards {
		s := &l.shards[i]
		group.Go(func() {
			now := [portroyal.MaxPlayers]float64{}
			ends := true // the game of the next example back ends with it
			for at := firstOf(examples, len(examples)*(i+1)/shards) - 1; at >= firstOf(examples, len(examples)*i/shards); at-- {
				x := examples[at]
				if ends {
					for seat, share := range x.Outcome {
						now[seat] = float64(share)
					}
				}
				for seat := range now {
					now[seat] -= float64(x.Luck[seat])
					x.aim[seat] = float32(now[seat])
				}
				if ends = x.First; !ends && trace < 1 {
					guess := s.scores(l.summed, x)
					x.chances(&guess)
					for seat := range now {
						now[seat] = trace*now[seat] + (1-trace)*guess[seat]
					}
				}
			}
		})
	}
	group.Wait()
}

// firstOf is the first place from this one on at which a game begins, or the number of examples.
func firstOf(examples []*Example, at int) int {
	for at < len(examples) && at > 0 && !examples[at].First {
		at++
	}
	return at
}

// pass works through a batch in shards.
func (l *Learner) pass(batch []*Example, learning bool) (loss, square float64) {
	l.summed = l.net.summed()
	var group sync.WaitGroup
	for i := range l.shards {
		s := &l.shards[i]
		part := batch[len(batch)*i/shards : len(batch)*(i+1)/shards]
		group.Go(func() {
			s.loss, s.error = 0, 0
			if learning {
				for _, numbers := range s.gradient.parts() {
					clear(*numbers)
				}
			}
			for _, x := range part {
				s.example(l.summed, x, learning)
			}
		})
	}
	group.Wait()
	for i := range l.shards {
		loss += l.shards[i].loss
		square += l.shards[i].error
	}
	return loss, square
}

// example adds the loss of an example, and the gradient if it is learned from.
func (s *shard) example(n *net, x *Example, learning bool) {
	chances := s.scores(n, x)
	x.chances(&chances)
	var wrong [portroyal.MaxPlayers]float32 // derivatives of the loss by the scores
	s.judge(x, &chances, &wrong)
	if learning {
		s.backwards(n, x, &wrong)
	}
}

// scores gives what comes out of the net.
func (s *shard) scores(n *net, x *Example) (scores [portroyal.MaxPlayers]float64) {
	players, hidden, deep := int(x.players), n.hidden, n.deep
	t := &n.tables[players-1]
	copy(s.base, n.bias)
	for i, share := range x.shares {
		if share != 0 {
			vector.AddTimes(s.base, n.shares[i*hidden:][:hidden], share)
		}
	}
	addRows(s.base, x.common[:], n.common, commonRows)
	for seat := range players {
		first := s.first[seat]
		copy(first, s.base)
		addRows(first, x.seats[seat][:], n.seats, seatRows)
		for i := range first {
			first[i] = max(first[i], 0)
		}
	}
	for seat := range players {
		second := s.second[seat]
		copy(second, t.bias)
		for k := range players {
			addPositive(second, s.first[(seat+k)%players], t.mix[k*hidden*deep:])
		}
		score := t.out[deep] + t.out[deep+1]*x.guess[seat]
		for i := range second {
			second[i] = max(second[i], 0)
			score += second[i] * t.out[i]
		}
		scores[seat] = float64(score)
	}
	return scores
}

// chances makes chances of scores: of winning, or in the first place of making it against time.
func (x *Example) chances(scores *[portroyal.MaxPlayers]float64) {
	players := int(x.players)
	if x.family == Together {
		total := 0.0
		for seat := range players {
			total += scores[seat]
		}
		*scores = [portroyal.MaxPlayers]float64{logistic(total)}
		return
	}
	most, sum := math.Inf(-1), 0.0
	for seat := range players {
		most = max(most, scores[seat])
	}
	for seat := range players {
		scores[seat] = math.Exp(scores[seat] - most)
		sum += scores[seat]
	}
	for seat := range players {
		scores[seat] /= sum
	}
}

// judge adds the loss, and gives its derivatives.
func (s *shard) judge(x *Example, chances *[portroyal.MaxPlayers]float64, wrong *[portroyal.MaxPlayers]float32) {
	const least = 1e-9
	if x.family == Together {
		p, made := chances[0], float64(x.aim[0])
		s.loss -= made*math.Log(max(p, least)) + (1-made)*math.Log(max(1-p, least))
		s.error += (p - made) * (p - made)
		for seat := range x.players {
			wrong[seat] = float32(p - made)
		}
		return
	}
	for seat := range x.players {
		p, won := chances[seat], float64(x.aim[seat])
		s.loss -= won * math.Log(max(p, least))
		s.error += (p - won) * (p - won)
		wrong[seat] = float32(p - won)
	}
}

// backwards adds the gradient, from the scores back to the features.
func (s *shard) backwards(n *net, x *Example, wrong *[portroyal.MaxPlayers]float32) {
	players, hidden, deep := int(x.players), n.hidden, n.deep
	t, g := &n.tables[players-1], &s.gradient.tables[players-1]
	for seat := range players {
		clear(s.back[seat])
	}
	for seat := range players {
		vector.AddTimes(g.out[:deep], s.second[seat], wrong[seat])
		g.out[deep] += wrong[seat]
		g.out[deep+1] += wrong[seat] * x.guess[seat]
		for i, x := range s.second[seat] {
			s.deepBack[i] = 0
			if x > 0 {
				s.deepBack[i] = wrong[seat] * t.out[i]
			}
		}
		vector.Add(g.bias, s.deepBack)
		for k := range players {
			other := (seat + k) % players
			mix, gradient := t.mix[k*hidden*deep:], g.mix[k*hidden*deep:]
			back := s.back[other]
			for i, h := range s.first[other] {
				if h <= 0 {
					continue
				}
				vector.AddTimes(gradient[i*deep:][:deep], s.deepBack, h)
				back[i] += vector.Dot(mix[i*deep:][:deep], s.deepBack)
			}
		}
	}
	clear(s.baseBack)
	for seat := range players {
		back := s.back[seat]
		for at, level := range x.seats[seat] {
			if level > 0 {
				vector.Add(s.gradient.seats[(seatRows[at]+int(level)-1)*hidden:][:hidden], back)
			}
		}
		vector.Add(s.baseBack, back)
	}
	vector.Add(s.gradient.bias, s.baseBack)
	for at, level := range x.common {
		if level > 0 {
			vector.Add(s.gradient.common[(commonRows[at]+int(level)-1)*hidden:][:hidden], s.baseBack)
		}
	}
	for i, share := range x.shares {
		if share != 0 {
			vector.AddTimes(s.gradient.shares[i*hidden:][:hidden], s.baseBack, share)
		}
	}
}

// step moves the weights against the gradient of so many examples.
func (l *Learner) step(examples int, rate float64) {
	sum := l.shards[0].gradient
	for i := 1; i < shards; i++ {
		for j, part := range sum.parts() {
			vector.Add(*part, *l.shards[i].gradient.parts()[j])
		}
	}
	addBack(sum.seats, seatFeatures[:], seatRows, l.net.hidden)
	addBack(sum.common, commonFeatures[:], commonRows, l.net.hidden)
	l.mover.Step(l.net.parts(), sum.parts(), examples, rate)
}

// addBack adds to the gradient of each level in steps those of the levels above it, which include it.
func addBack(rows []float32, features []feature, before []int, width int) {
	for at, f := range features {
		for level := f.levels - 1; f.steps && level > 0; level-- {
			row := rows[(before[at]+level-1)*width:][:width]
			vector.Add(row, rows[(before[at]+level)*width:][:width])
		}
	}
}
