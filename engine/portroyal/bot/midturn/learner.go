package midturn

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"

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
// fit is Adam on the square error. The same lessons give the same nets, however many processors there are.
type Learner struct {
	family  value.Family
	lessons []Lesson
	now     nets
	aims    []Outlook // by lesson, what is more than Settled, in units
	own     adam
	other   adam
	dice    *rand.Rand
}

// NewLearner begins with nets that say that a turn is worth nothing beyond its stop.
func NewLearner(family value.Family, lessons []Lesson, seed uint64) *Learner {
	l := &Learner{family: family, lessons: lessons, dice: rand.New(rand.NewPCG(seed, 0x76656e74757265))}
	l.aims = make([]Outlook, len(lessons))
	l.now.own.scatter(l.dice)
	l.now.other.scatter(l.dice)
	l.own.net, l.other.net = &l.now.own, &l.now.other
	return l
}

// scatter draws weights for the layers (K. He et al., "Delving Deep into Rectifiers", 2015). The output begins at 0.
func (n *net) scatter(dice *rand.Rand) {
	draw := func(row []float32) {
		spread := math.Sqrt(2 / float64(len(row)-1))
		for i := range row[:len(row)-1] {
			row[i] = float32(spread * dice.NormFloat64())
		}
	}
	for i := range n.first {
		draw(n.first[i][:])
	}
	for i := range n.second {
		draw(n.second[i][:])
	}
}

// Aim works out what the lessons are worth with the nets as they are.
func (l *Learner) Aim() {
	inParallel(len(l.lessons), func(from, to int) {
		for i := from; i < to; i++ {
			l.aims[i] = l.now.aim(&l.lessons[i])
		}
	})
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

// chunks is into how many parts a batch is divided: always the same, so that sums are the same whatever the number of
// processors.
const chunks = 8

func (l *Learner) step(some []int, rate float64) {
	var own, other [chunks]net
	var others [chunks]int
	inParallel(chunks, func(from, to int) {
		for chunk := from; chunk < to; chunk++ {
			var room layers
			for _, i := range some[len(some)*chunk/chunks : len(some)*(chunk+1)/chunks] {
				lesson := &l.lessons[i]
				for away := range lesson.rows {
					aim := float32(l.aims[i][lesson.after(away)])
					if away == 0 {
						l.now.own.learn(&lesson.rows[away], aim, &room, &own[chunk])
						continue
					}
					l.now.other.learn(&lesson.rows[away], aim, &room, &other[chunk])
					others[chunk]++
				}
			}
		}
	})
	all := 0
	for chunk := range chunks {
		all += others[chunk]
		if chunk > 0 {
			own[0].add(&own[chunk])
			other[0].add(&other[chunk])
		}
	}
	l.own.step(&own[0], len(some), rate)
	if all > 0 {
		l.other.step(&other[0], all, rate)
	}
}

// learn adds the gradient of half the square error to another net.
func (n *net) learn(x *[inputs]float32, aim float32, l *layers, to *net) {
	err := n.of(x, l) - aim
	to.out[deep] += err
	var back [hidden]float32
	for i := range deep {
		to.out[i] += float32(err * l.second[i])
		if l.second[i] <= 0 {
			continue
		}
		g := float32(err * n.out[i])
		row, into := &n.second[i], &to.second[i]
		into[hidden] += g
		for j := range hidden {
			into[j] += float32(g * l.first[j])
			back[j] += float32(g * row[j])
		}
	}
	for i := range hidden {
		if l.first[i] <= 0 || back[i] == 0 {
			continue
		}
		g, into := back[i], &to.first[i]
		into[inputs] += g
		for j := range inputs {
			into[j] += float32(g * x[j])
		}
	}
}

func (n *net) add(other *net) {
	rows := other.parts()
	for i, row := range n.parts() {
		for j := range row {
			row[j] += rows[i][j]
		}
	}
}

// adam is a net that is being fitted (D. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015).
type adam struct {
	net           *net
	mean, squares net
	steps         int
}

func (a *adam) step(gradient *net, size int, rate float64) {
	const first, second, tiny, decay = 0.9, 0.999, 1e-8, 1e-5
	a.steps++
	rate *= math.Sqrt(1-math.Pow(second, float64(a.steps))) / (1 - math.Pow(first, float64(a.steps)))
	mean, squares, slopes := a.mean.parts(), a.squares.parts(), gradient.parts()
	for i, row := range a.net.parts() {
		for j := range row {
			g := slopes[i][j]/float32(size) + decay*row[j]
			mean[i][j] += (1 - first) * (g - mean[i][j])
			squares[i][j] += (1 - second) * (g*g - squares[i][j])
			row[j] -= float32(rate) * mean[i][j] / (float32(math.Sqrt(float64(squares[i][j]))) + tiny)
		}
	}
}

// Weights are weights of what has been learned.
func (l *Learner) Weights() *Weights {
	w := &Weights{}
	learned := l.now
	learned.evaluation = evaluation(l.family)
	w.families[l.family] = &learned
	return w
}

// inParallel does work on n things with all processors, in parts from one thing to before another.
func inParallel(n int, work func(from, to int)) {
	var group sync.WaitGroup
	workers := min(n, runtime.GOMAXPROCS(0))
	for i := range workers {
		group.Go(func() { work(n*i/workers, n*(i+1)/workers) })
	}
	group.Wait()
}
