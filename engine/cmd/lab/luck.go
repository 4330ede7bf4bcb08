package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
)

// fortune is the result of the verb luck: of the seat that begins, in chances of winning, and of each of several players.
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

	Players []playersShare `json:"players,omitempty"` // if there are several
}

// playersShare is the share of games that a seat of one of several players wins, and what it would be if nobody had been
// lucky: without what the cards meant and without what it is worth to begin, which both have a mean of 0. That varies much
// less, so that fewer games tell who is better.
type playersShare struct {
	Player       string  `json:"player"`
	Games        int     `json:"games"` // in which it had a seat
	Share        float64 `json:"share"`
	Error        float64 `json:"error"` // standard error
	Without      float64 `json:"without"`
	WithoutError float64 `json:"withoutError"`
}

// luck plays games and says what their cards meant for the seat that begins. Over many games the mean has to be 0:
// if it is not, what is expected of the next card is not what comes. If luck is judged well, results grow with it one
// for one, and vary less without it. Of several players it says how they do without luck as well.
func (l *lab) luck(flags *flag.FlagSet, args []string) error {
	quick := flags.Bool("quick", false, "look one card less far ahead, and at no decision twice: a tenth of the time")
	games, err := portRoyalSport.parse(l, flags, args, "sailor", 100, 2)
	if err != nil {
		return err
	}
	ctx := untilInterrupted()
	sums, cards, off := make([]review.Sum, games.games), 0, 0.0
	shares := &shares{}
	if !games.options.Together() {
		shares = sharesOf(&games)
	}
	err = inOrder(games.games, func() (func(int) (judgedGame, error), error) {
		judge, err := review.NewJudge()
		if err == nil && *quick {
			judge.Hurry()
		}
		return func(game int) (judgedGame, error) { return judged(ctx, &games, judge, game) }, err
	}, func(game int, r judgedGame) error {
		sums[game] = r.Sum(r.starts)
		won, lucky := make([]float64, r.Players), make([]float64, r.Players)
		for seat := range won {
			sum := r.Sum(seat)
			won[seat], lucky[seat] = sum.Result, sum.Luck+sum.Start-1/float64(r.Players)
		}
		shares.add(game, won, lucky)
		cards += len(r.Cards)
		off = max(off, offBy(r.Review))
		return nil
	})
	if err != nil {
		return err
	}
	result := fortuneOf(sums)
	result.Cards, result.Off = cards, off
	result.Players = shares.players()
	if games.json {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "luck of a game: mean %+.4f (95 %% interval %+.4f to %+.4f), %d games, %d cards\n",
		result.Mean, result.Mean-sure*result.Error, result.Mean+sure*result.Error, result.Games, result.Cards)
	fmt.Fprintf(l.out, "results grow with luck by %.3f; variance %.4f, without luck %.4f, by a factor of %.2f\n",
		result.Slope, result.Variance, result.Adjusted, result.Variance/result.Adjusted)
	l.tellShares(result.Players)
	fmt.Fprintf(l.out, "own decisions %+.4f a game, rest %.4f; sums are off by %.1g at most\n",
		result.Effect, result.Rest, result.Off)
	return nil
}

// sure is how many standard errors a 95 % interval reaches to either side.
const sure = 1.96

// tellShares writes what players win with luck and without it.
func (l *lab) tellShares(players []playersShare) {
	for _, p := range players {
		fmt.Fprintf(l.out, "%s: share %.3f (95 %% interval %.3f to %.3f), without luck %.3f (%.3f to %.3f), %d games\n", p.Player,
			p.Share, p.Share-sure*p.Error, p.Share+sure*p.Error,
			p.Without, p.Without-sure*p.WithoutError, p.Without+sure*p.WithoutError, p.Games)
	}
}

// shares collects what the players of games have won, by name.
type shares struct {
	at    func(game, seat, players int) string
	names []string    // in the order in which they were given
	won   [][]float64 // by name and game; NaN if the player had no seat
	lucky [][]float64 // of that, what was luck
}

// sharesOf begins to collect. There is nothing to tell of a single player.
func sharesOf[O any](games *among[O]) *shares {
	s := &shares{at: games.at}
	for _, name := range games.bots {
		if !slices.Contains(s.names, name) {
			s.names = append(s.names, name)
		}
	}
	if len(s.names) == 1 {
		s.names = nil
	}
	for range s.names {
		s.won = append(s.won, make([]float64, games.games))
		s.lucky = append(s.lucky, make([]float64, games.games))
	}
	return s
}

// add adds a game: what each seat has won, and how much of it was luck. Of several seats of a player it is their mean.
func (s *shares) add(game int, won, lucky []float64) {
	for i, name := range s.names {
		seats, all, luck := 0., 0., 0.
		for seat := range won {
			if s.at(game, seat, len(won)) == name {
				seats++
				all += won[seat]
				luck += lucky[seat]
			}
		}
		s.won[i][game], s.lucky[i][game] = all/seats, luck/seats
	}
}

// players are the shares of all who had a seat in two games and more: one game says nothing about how much they vary.
func (s *shares) players() (all []playersShare) {
	for i, name := range s.names {
		p := playersShare{Player: name}
		var won, without []float64
		for game, share := range s.won[i] {
			if !math.IsNaN(share) {
				won = append(won, share)
				without = append(without, share-s.lucky[i][game])
			}
		}
		if p.Games = len(won); p.Games < 2 {
			continue
		}
		p.Share, p.Error = meanOf(won)
		p.Without, p.WithoutError = meanOf(without)
		all = append(all, p)
	}
	return all
}

// meanOf is the mean of numbers and its standard error.
func meanOf(all []float64) (mean, wrong float64) {
	n := float64(len(all))
	for _, x := range all {
		mean += x / n
	}
	for _, x := range all {
		wrong += (x - mean) * (x - mean)
	}
	return mean, math.Sqrt(wrong / (n - 1) / n)
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

// judgedGame is the review of a game, and the seat that began it.
type judgedGame struct {
	*review.Review
	starts int
}

// judged plays a game and reviews it.
func judged(ctx context.Context, of *among[portroyal.Options], judge *review.Judge, game int) (r judgedGame, err error) {
	course := judge.Begin(of.options)
	var wrong error
	over, err := portRoyalSport.game(of, game, func(before *portroyal.Position, action portroyal.Action, events []portroyal.Event) {
		if r.starts = before.Start(); wrong == nil {
			wrong = course.Play(ctx, before.View(), action, events)
		}
	})
	if err = cmp.Or(err, wrong); err != nil {
		return r, err
	}
	r.Review = course.End(over.View())
	for seat := range r.Players {
		if err := course.LookTwice(ctx, seat); err != nil {
			return r, err
		}
	}
	return r, nil
}

// chargesOfPortRoyal is a worker of the verb levels.
func chargesOfPortRoyal(ctx context.Context, of *among[portroyal.Options]) (func(game int) ([]charge, error), error) {
	judge, err := review.NewJudge()
	return func(game int) (all []charge, err error) {
		r, err := judged(ctx, of, judge, game)
		if err != nil {
			return nil, err
		}
		for seat := range r.Players {
			counted, cost := r.Charged(seat)
			all = append(all, charge{counted, cost / review.Scale(r.Players, r.Together)})
		}
		return all, nil
	}, err
}
