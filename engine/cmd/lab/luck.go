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
	Off      float64 `json:"off"`      // the most that luck, effect and rest miss a result by
}

// luck plays games and says what their cards meant for the seat that begins. Over many games the mean has to be 0:
// if it is not, what is expected of the next card is not what comes. If luck is judged well, results grow with it one
// for one, and vary less without it.
func (l *lab) luck(flags *flag.FlagSet, args []string) error {
	games, err := l.parseAmong(flags, args, "sailor", 100, 2)
	if err != nil {
		return err
	}
	sums, cards := make([]review.Sum, games.games), 0
	err = games.judgeAll(func(game, starts int, r *review.Review) {
		sums[game] = r.Sum(starts)
		cards += len(r.Cards)
	})
	if err != nil {
		return err
	}
	result := fortuneOf(sums)
	result.Cards = cards
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

// fortuneOf adds up games.
func fortuneOf(sums []review.Sum) fortune {
	f := fortune{Games: len(sums)}
	n, gained := float64(len(sums)), 0.0
	for _, s := range sums {
		f.Mean += s.Luck / n
		f.Effect += s.Own / n
		f.Rest += math.Abs(s.Rest) / n
		gained += (s.Result - s.Start) / n
		f.Off = max(f.Off, math.Abs(s.Start+s.Luck+s.Effect+s.Rest-s.Result))
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
