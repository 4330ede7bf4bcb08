package neural

import "math"

// MostSeats is how many seats a game has at most whose positions are learned.
const MostSeats = 5

// Lesson is what there is to learn of a position, whatever a net reads of it.
type Lesson struct {
	Seats    uint8
	Together bool // all seats win or none, so that one number, the first, stands for all

	// Outcome is, by seat, the share of the win that the game ended with; together the first number is 1 if the players
	// made it.
	Outcome [MostSeats]float32

	// Luck is by seat what chance between this position and the next one of the game, or its end, has changed: the outlook
	// with what came less the mean over all that could have come. It is not learned.
	Luck [MostSeats]float32

	// First reports whether the game begins with this example; those that follow are of the same game, in order.
	First bool

	// Aim is what is learned, see [Learner.Aim].
	Aim [MostSeats]float32
}

func (l *Lesson) lesson() *Lesson { return l }

// Example is what a game's net reads of a position, with a [Lesson] in it.
type Example interface{ lesson() *Lesson }

// Net is a game's net with room to work on one example after the other.
type Net[E Example] interface {
	// Scores gives for each seat the logarithm of its chance to win, up to a sum that is the same for all; together those
	// whose sum is that of the odds to make it.
	Scores(x E) [MostSeats]float64

	// Back adds to the gradient: wrong are the derivatives of the loss by the scores that were asked for last.
	Back(x E, wrong *[MostSeats]float32)
}

// Learner fits a net that judges positions: the loss is the cross entropy between the chances and what came of the positions,
// in nats. The same examples in the same order give the same net, however many processors there are.
type Learner[E Example] struct {
	Fit
	nets [Shards]Net[E]

	// Before is called before examples are looked at, since the weights may have changed, and After with the gradient of a
	// batch before it is used.
	Before func()
	After  func(gradient []float32)
}

// NewLearner begins with weights; net gives a net that works with them and another place for its gradient each time.
func NewLearner[E Example](weights []float32, net func() (of Net[E], gradient []float32)) *Learner[E] {
	l := &Learner[E]{Before: func() {}, After: func([]float32) {}}
	l.Weights = weights
	for shard := range l.nets {
		l.nets[shard], l.Gradients[shard] = net()
	}
	return l
}

// Learn goes once through the examples in batches and gives the mean loss. The rate goes down from the one to the other in
// equal steps.
func (l *Learner[E]) Learn(examples []E, batch int, from, to float64) float64 {
	loss := 0.0
	for begin := 0; begin < len(examples); begin += batch {
		part := examples[begin:min(begin+batch, len(examples))]
		gradient, sum := l.Slope(part)
		loss += sum
		l.Step(gradient, len(part), from+(to-from)*float64(begin)/float64(len(examples)))
	}
	return loss / float64(max(1, len(examples)))
}

// Slope gives the loss on examples and its gradient, which stays as it is until others are looked at.
func (l *Learner[E]) Slope(examples []E) (gradient []float32, loss float64) {
	loss, _ = l.pass(examples, true)
	gradient = l.Gradient()
	l.After(gradient)
	return gradient, loss
}

// Measure gives the mean loss on examples without learning from them, and the mean square error of the chances.
func (l *Learner[E]) Measure(examples []E) (loss, square float64) {
	loss, square = l.pass(examples, false)
	n := float64(max(1, len(examples)))
	return loss / n, square / n
}

// pass works through a batch.
func (l *Learner[E]) pass(batch []E, learning bool) (loss, square float64) {
	l.Before()
	var losses, squares [Shards]float64
	l.Batch(len(batch), func(shard, at int) {
		x, net := batch[at], l.nets[shard]
		chances := net.Scores(x)
		x.lesson().chances(&chances)
		loss, square, wrong := x.lesson().judge(&chances)
		losses[shard] += loss
		squares[shard] += square
		if learning {
			net.Back(x, &wrong)
		}
	})
	for shard := range Shards {
		loss += losses[shard]
		square += squares[shard]
	}
	return loss, square
}

// Aim says what is to be learned of the examples of whole games: for each position a mean of what came of the game and
// of what the net says of the positions on the way there, the nearer ones counting more. This is TD(λ) with λ = trace
// (R. Sutton, "Learning to Predict by the Methods of Temporal Differences", 1988); with 1 only the outcome counts. It
// takes much of the luck out of what is learned, and the net's own mistakes into it. The luck on the way is taken out
// altogether where it is known, see [Lesson.Luck].
func (l *Learner[E]) Aim(examples []E, trace float64) {
	l.Before()
	InShards(Shards, func(shard, _ int) {
		now := [MostSeats]float64{}
		ends := true // the game of the next example back ends with it
		first := firstOf(examples, len(examples)*shard/Shards)
		for at := firstOf(examples, len(examples)*(shard+1)/Shards) - 1; at >= first; at-- {
			x := examples[at].lesson()
			if ends {
				for seat, share := range x.Outcome {
					now[seat] = float64(share)
				}
			}
			for seat := range now {
				now[seat] -= float64(x.Luck[seat])
				x.Aim[seat] = float32(now[seat])
			}
			if ends = x.First; !ends && trace < 1 {
				guess := l.nets[shard].Scores(examples[at])
				x.chances(&guess)
				for seat := range now {
					now[seat] = trace*now[seat] + (1-trace)*guess[seat]
				}
			}
		}
	})
}

// firstOf is the first place from this one on at which a game begins, or the number of examples.
func firstOf[E Example](examples []E, at int) int {
	for at < len(examples) && at > 0 && !examples[at].lesson().First {
		at++
	}
	return at
}

// chances makes chances of scores: of winning, or in the first place of making it together.
func (l *Lesson) chances(scores *[MostSeats]float64) {
	if !l.Together {
		Softmax(scores[:l.Seats])
		return
	}
	total := 0.0
	for _, score := range scores[:l.Seats] {
		total += score
	}
	*scores = [MostSeats]float64{Logistic(total)}
}

// judge gives the loss, the square error, and the derivatives of the loss by the scores.
func (l *Lesson) judge(chances *[MostSeats]float64) (loss, square float64, wrong [MostSeats]float32) {
	const least = 1e-9
	if l.Together {
		p, made := chances[0], float64(l.Aim[0])
		for seat := range l.Seats {
			wrong[seat] = float32(p - made)
		}
		return -(made*math.Log(max(p, least)) + (1-made)*math.Log(max(1-p, least))), (p - made) * (p - made), wrong
	}
	for seat, p := range chances[:l.Seats] {
		won := float64(l.Aim[seat])
		loss -= won * math.Log(max(p, least))
		square += (p - won) * (p - won)
		wrong[seat] = float32(p - won)
	}
	return loss, square, wrong
}
