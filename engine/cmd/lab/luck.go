package main

import (
	"flag"
	"fmt"
	"math"

	"portroyal/engine/portroyal/review"
)

// fortune is the result of the verb luck: of the seat that begins, in chances of winning.
type fortune struct {
	Games    int     `json:"games"`
	Cards    int     `json:"cards"`
	Mean     float64 `json:"mean"`     // of a game's luck
	Error    float64 `json:"error"`    // standard error of the mean
	Slope    float64 `json:"slope"`    // of results on luck
	Variance float64 `json:"variance"` // of results
	Adjusted float64 `json:"adjusted"` // variance of results less luck
	Effect   float64 `json:"effect"`   // mean of what own decisions gave: at most 0
	Rest     float64 `json:"rest"`     // mean size of what the evaluation's changes of mind add up to in a game
	Off      float64 `json:"off"`      // the most that a sum misses what it has to be by, see offBy
}

// luck plays games and says what their cards meant for the seat that begins. Over many games the mean has to be 0:
// if it is not, what is expected of the next card is not what comes. If luck is judged well, results grow with it one
// for one, and vary less without it.
func (l *lab) luck(flags *flag.FlagSet, args []string) error {
	quick := flags.Bool("quick", false, "look one card less far ahead, and at no decision twice: a tenth of the time")
	games, err := l.parseAmong(flags, args, "sailor", 100, 2)
	if err != nil {
		return err
	}
	games.quick = *quick
	sums, cards, off := make([]review.Sum, games.games), 0, 0.0
	err = games.judgeAll(func(game, starts int, r *review.Review) {
		sums[game] = r.Sum(starts)
		cards += len(r.Cards)
		off = max(off, offBy(r))
	})
	if err != nil {
		return err
	}
	result := fortuneOf(sums)
	result.Cards, result.Off = cards, off
	if games.json {
		return l.writeJSON(result)
	}
	const sure = 1.96
	fmt.Fprintf(l.out, "luck of a game: mean %+.4f (95 %% interval %+.4f to %+.4f), %d games, %d cards\n",
		result.Mean, result.Mean-sure*result.Error, result.Mean+sure*result.Error, result.Games, result.Cards)
	fmt.Fprintf(l.out, "results grow with luck by %.3f; variance %.4f, without luck %.4f, by a factor of %.2f\n",
		result.Slope, result.Variance, result.Adjusted, result.Variance/result.Adjusted)
	fmt.Fprintf(l.out, "own decisions %+.4f a game, rest %.4f; sums are off by %.1g at most\n",
		result.Effect, result.Rest, result.Off)
	return nil
}

// offBy is the most by which a sum misses what it has to be: the parts of a game the result, seat by seat, and the luck of
// all seats with a card 0, if they play against each other.
func offBy(r *review.Review) (off float64) {
	for seat := range r.Players {
		s := r.Sum(seat)
		off = max(off, math.Abs(s.Start+s.Luck+s.Effect+s.Rest-s.Result))
	}
	if r.Together {
		return off
	}
	for i := range r.Cards {
		all := 0.0
		for _, luck := range r.Cards[i].Luck {
			all += luck
		}
		off = max(off, math.Abs(all))
	}
	return off
}

// fortuneOf adds up games.
func fortuneOf(sums []review.Sum) fortune {
	f := fortune{Games: len(sums)}
	n, gained := float64(len(sums)), 0.0
	for _, s := range sums {
		f.Mean += s.Luck / n
		f.Effect += s.Own / n
		f.Rest += math.Abs(s.Rest) / n
		gained += (s.Result - s.Start) / n
	}
	squares, products := 0.0, 0.0
	for _, s := range sums {
		luck, gain := s.Luck-f.Mean, s.Result-s.Start-gained
		squares += luck * luck
		products += luck * gain
		f.Variance += gain * gain / (n - 1)
		f.Adjusted += (gain - luck) * (gain - luck) / (n - 1)
	}
	f.Error = math.Sqrt(squares / (n - 1) / n)
	f.Slope = products / squares
	return f
}
