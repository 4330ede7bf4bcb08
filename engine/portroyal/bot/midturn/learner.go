package midturn

import (
	"math"
	"math/rand/v2"

	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal/bot/value"
)

// Lesson is an open turn, and where one more card would lead.
type Lesson struct {
	Turn
	Ended Outlook  // the sum over all cards that end the turn: their chance times the outlook
	Next  []Chance // the open turns that the other cards lead to
}

// Chance is an open turn that comes with a probability.
type Chance struct {
	Probability float64
	Turn
}

// Learner fits the nets of a family by fitted value iteration (D. Ernst et al., "Tree-Based Batch Mode Reinforcement
// Learning", 2005): the worth of an open turn is that of an optimal stop,
//
//	W(turn) = the better one, for its player, of Settled and Σ p · W(turn after a card),
//
// and what W is more than Settled is fitted anew in each round, with the nets of the round before on the right. The
// fit is on the square error. The same lessons give the same nets, however many processors there are.
type Learner struct {
	family    value.Family
	lessons   []Lesson
	now       *nets
	aims      []Outlook // by lesson, what is more than Settled, in units
	fit       neural.Fit
	gradients [neural.Shards]*nets
	dice      *rand.Rand
}

// NewLearner begins with nets that say that a turn is worth nothing beyond its stop.
func NewLearner(family value.Family, lessons []Lesson, seed uint64) *Learner {
	l := &Learner{family: family, lessons: lessons, dice: rand.New(rand.NewPCG(seed, 0x76656e74757265))}
	l.aims, l.now = make([]Outlook, len(lessons)), newNets(evaluation(family))
	l.now.own.scatter(l.dice)
	l.now.other.scatter(l.dice)
	l.fit.Weights = l.now.weights
	for shard := range l.gradients {
		l.gradients[shard] = newNets(0)
		l.fit.Gradients[shard] = l.gradients[shard].weights
	}
	return l
}

// scatter draws weights for the layers (K. He et al., "Delving Deep into Rectifiers", 2015). The output begins at 0.
func (n *net) scatter(dice *rand.Rand) {
	rows := n.rows()
	for _, row := range rows[:len(rows)-1] {
		spread := math.Sqrt(2 / float64(len(row)-1))
		for i := range row[:len(row)-1] {
			row[i] = float32(spread * dice.NormFloat64())
		}
	}
}

// Aim works out what the lessons are worth with the nets as they are.
func (l *Learner) Aim() {
	neural.InShards(len(l.lessons), func(_, i int) { l.aims[i] = l.now.aim(&l.lessons[i]) })
}

// aim is how much more than its stop an open turn is worth to each seat, in units.
func (n *nets) aim(lesson *Lesson) (more Outlook) {
	on := lesson.Ended
	for i := range lesson.Next {
		next := &lesson.Next[i]
		for seat, share := range n.outlook(&next.Turn, 0) {
			on[seat] += next.Probability * share
		}
	}
	if on[lesson.Active] <= lesson.Settled[lesson.Active] {
		return more
	}
	for seat := range lesson.Players {
		more[seat] = (on[seat] - lesson.Settled[seat]) / (unit * lesson.scale())
	}
	return more
}

// Learn goes once through the lessons but for the last tenth, and gives the mean square error on that, in units, and
// the same of an evaluation that always expects the mean.
func (l *Learner) Learn(batch int, rate float64) (square, variance float64) {
	apart := len(l.lessons) - len(l.lessons)/10
	order := l.dice.Perm(apart)
	for len(order) > 0 {
		some := order[:min(batch, len(order))]
		order = order[len(some):]
		l.step(some, rate)
	}
	sum, mean := 0.0, 0.0
	for i := apart; i < len(l.lessons); i++ {
		var room layers
		lesson := &l.lessons[i]
		aim := l.aims[i][lesson.Active]
		err := math.Max(0, float64(l.now.own.of(&lesson.rows[0], &room))) - aim
		square += err * err
		sum += aim * aim
		mean += aim
	}
	n := float64(max(1, len(l.lessons)-apart))
	return square / n, sum/n - mean/n*mean/n
}

func (l *Learner) step(some []int, rate float64) {
	l.fit.Batch(len(some), func(shard, at int) {
		var room layers
		lesson, gradient := &l.lessons[some[at]], l.gradients[shard]
		for away := range lesson.rows {
			aim := float32(l.aims[some[at]][lesson.after(away)])
			if away == 0 {
				l.now.own.learn(&lesson.rows[away], aim, &room, &gradient.own)
			} else {
				l.now.other.learn(&lesson.rows[away], aim, &room, &gradient.other)
			}
		}
	})
	l.fit.Step(l.fit.Gradient(), len(some), rate)
}

// learn adds the gradient of half the square error to another net.
func (n *net) learn(x *[inputs]float32, aim float32, l *layers, to *net) {
	err := n.of(x, l) - aim
	neural.AddTimes(to.out[:deep], l.second[:], err)
	to.out[deep] += err
	var wrong layers
	for i, y := range l.second {
		if y > 0 {
			wrong.second[i] = float32(err * n.out[i])
		}
	}
	neural.Back(wrong.second[:], l.first[:], n.second, to.second, wrong.first[:])
	for i, y := range l.first {
		if y <= 0 {
			wrong.first[i] = 0
		}
	}
	neural.Back(wrong.first[:], x[:], n.first, to.first, nil)
}

// Weights are weights of what has been learned.
func (l *Learner) Weights() *Weights {
	w := &Weights{}
	w.families[l.family] = newNets(l.now.evaluation)
	copy(w.families[l.family].weights, l.now.weights)
	return w
}
