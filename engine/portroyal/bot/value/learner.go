package value

import (
	"math"
	"math/rand/v2"

	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
)

// Learner fits a family's net to examples, see [neural.Learner].
type Learner struct {
	*neural.Learner[*Example]
	family Family
	net    *net
	summed *net // as it is when examples are looked at
}

// NewLearner begins with the net of the family in the weights, or with a random one of these sizes if there are none.
func NewLearner(family Family, from *Weights, hidden, deep int, seed uint64) *Learner {
	l := &Learner{family: family}
	if from != nil && from.nets[family] != nil {
		l.net = from.nets[family].copied()
	} else {
		l.net = randomNet(hidden, deep, seed)
	}
	l.Learner = neural.NewLearner(l.net.weights, func() (neural.Net[*Example], []float32) {
		s := newShard(&l.summed, l.net.hidden, l.net.deep)
		return s, s.gradient.weights
	})
	l.Before = func() { l.summed = l.net.summed() }
	l.After = func(gradient []float32) { // seats come first
		addBack(gradient, seatFeatures[:], seatRows, l.net.hidden)
		addBack(gradient[len(l.net.seats):], commonFeatures[:], commonRows, l.net.hidden)
	}
	return l
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

// shard is room for working with a net.
type shard struct {
	net      **net // the learner's summed one
	gradient *net

	base, baseBack []float32
	first, second  [portroyal.MaxPlayers][]float32
	back           [portroyal.MaxPlayers][]float32
	deepBack       []float32
}

func newShard(net **net, hidden, deep int) *shard {
	s := &shard{net: net, gradient: newNet(hidden, deep)}
	s.base, s.baseBack, s.deepBack = make([]float32, hidden), make([]float32, hidden), make([]float32, deep)
	for seat := range s.first {
		s.first[seat], s.back[seat] = make([]float32, hidden), make([]float32, hidden)
		s.second[seat] = make([]float32, deep)
	}
	return s
}

// Scores gives what comes out of the net.
func (s *shard) Scores(x *Example) (scores [portroyal.MaxPlayers]float64) {
	n, players := *s.net, int(x.Seats)
	t := &n.tables[players-1]
	copy(s.base, n.bias)
	for i, share := range x.shares {
		if share != 0 {
			neural.AddTimes(s.base, n.shares[i*n.hidden:][:n.hidden], share)
		}
	}
	addRows(s.base, x.common[:], n.common, commonRows)
	for seat, first := range s.first[:players] {
		copy(first, s.base)
		addRows(first, x.seats[seat][:], n.seats, seatRows)
		neural.Positive(first)
	}
	for seat, second := range s.second[:players] {
		copy(second, t.bias)
		for k := range players {
			neural.AddPositive(second, s.first[(seat+k)%players], t.mix[k*n.hidden*n.deep:])
		}
		neural.Positive(second)
		score := t.out[n.deep] + t.out[n.deep+1]*x.guess[seat]
		for i := range second {
			score += second[i] * t.out[i]
		}
		scores[seat] = float64(score)
	}
	return scores
}

// Back goes from the scores back to the features.
func (s *shard) Back(x *Example, wrong *[portroyal.MaxPlayers]float32) {
	players, hidden, deep := int(x.Seats), s.gradient.hidden, s.gradient.deep
	t, g := &(*s.net).tables[players-1], &s.gradient.tables[players-1]
	for seat := range players {
		clear(s.back[seat])
	}
	for seat, second := range s.second[:players] {
		neural.AddTimes(g.out[:deep], second, wrong[seat])
		g.out[deep] += wrong[seat]
		g.out[deep+1] += wrong[seat] * x.guess[seat]
		for i, x := range second {
			s.deepBack[i] = 0
			if x > 0 {
				s.deepBack[i] = wrong[seat] * t.out[i]
			}
		}
		neural.Add(g.bias, s.deepBack)
		for k := range players {
			other, from := (seat+k)%players, k*hidden*deep
			neural.BackPositive(s.deepBack, s.first[other], t.mix[from:], g.mix[from:], s.back[other])
		}
	}
	clear(s.baseBack)
	for seat, back := range s.back[:players] {
		backRows(s.gradient.seats, x.seats[seat][:], back, seatRows)
		neural.Add(s.baseBack, back)
	}
	neural.Add(s.gradient.bias, s.baseBack)
	backRows(s.gradient.common, x.common[:], s.baseBack, commonRows)
	for i, share := range x.shares {
		if share != 0 {
			neural.AddTimes(s.gradient.shares[i*hidden:][:hidden], s.baseBack, share)
		}
	}
}

// backRows adds to the gradient of the rows of these levels.
func backRows(rows []float32, levels []uint8, by []float32, before []int) {
	width := len(by)
	for at, level := range levels {
		if level > 0 {
			neural.Add(rows[(before[at]+int(level)-1)*width:][:width], by)
		}
	}
}

// addBack adds to the gradient of each level in steps those of the levels above it, which include it.
func addBack(rows []float32, features []feature, before []int, width int) {
	for at, f := range features {
		for level := f.levels - 1; f.steps && level > 0; level-- {
			row := rows[(before[at]+level-1)*width:][:width]
			neural.Add(row, rows[(before[at]+level)*width:][:width])
		}
	}
}
