package benchmark

import (
	"context"
	"fmt"
	"math"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/rollout"
)

// Turns takes the positions in which a turn begins or may go on.
func Turns(view *portroyal.View, _ []portroyal.Action) bool {
	return view.Phase() == portroyal.Discover
}

// Stage says how far a game is.
type Stage uint8

// The stages.
const (
	Early     Stage = iota
	NearEnd         // the leader lacks few points
	LastRound       // somebody has reached the target (F1)
	stages
)

// String is its name in tables.
func (s Stage) String() string { return [...]string{"early", "near the end", "last round"}[s] }

// Moment says how far a turn is.
type Moment uint8

// The moments.
const (
	Between  Moment = iota // of two turns
	InTurn                 // some cards have been turned up
	LongTurn               // many have
	moments
)

// String is its name in tables.
func (m Moment) String() string { return [...]string{"between turns", "in a turn", "long turn"}[m] }

// What few points and many cards are.
const (
	fewPoints = 3
	manyCards = 6
)

// When is where in a game and a turn the position is from.
func When(v *Value) (Stage, Moment) {
	p := &v.Position
	stage, moment := Early, InTurn
	lead := 0
	for seat := range p.Players() {
		lead = max(lead, p.Points(seat))
	}
	switch {
	case p.Ending():
		stage = LastRound
	case int(p.Options().Target)-lead <= fewPoints:
		stage = NearEnd
	}
	switch cards := p.Revealed(); {
	case cards == 0:
		moment = Between
	case cards >= manyCards:
		moment = LongTurn
	}
	return stage, moment
}

// PlayOut plays a position out so many times, at least twice.
func PlayOut(ctx context.Context, roller *bot.Roller, of Sampled, playouts int) (Value, error) {
	v := Value{Group: of.Group, By: of.By, Position: of.Position, Playouts: playouts}
	var came [portroyal.MaxPlayers][]float64
	for game := range playouts {
		outlook, err := roller.Out(ctx, of.View, of.Seed<<32+uint64(game))
		if err != nil {
			return v, fmt.Errorf("benchmark: %w", err)
		}
		for seat, won := range outlook {
			came[seat] = append(came[seat], won)
		}
	}
	for seat := range came {
		v.Worth[seat], v.Error[seat] = rollout.Spread(came[seat])
	}
	return v, nil
}

// Appraisal is how far estimates are off what positions are worth, in chances of winning from 0 to 1 by seat.
type Appraisal struct {
	Positions int     `json:"positions"`
	Off       float64 `json:"off"`  // root of the mean square, less what the playouts themselves are off
	Bias      float64 `json:"bias"` // of the seat whose turn it is: above 0 it is thought too well of
	Raw       float64 `json:"raw"`  // Off with what the playouts are off
}

// add adds a position; numbers are sums until [Appraisal.sum].
func (a *Appraisal) add(v *Value, estimate *bot.Outlook) {
	players := v.Position.Players()
	a.Positions++
	for seat := range players {
		by := estimate[seat] - v.Worth[seat]
		a.Raw += by * by / float64(players)
		a.Off += (by*by - v.Error[seat]*v.Error[seat]) / float64(players)
	}
	active := v.Position.Active()
	a.Bias += estimate[active] - v.Worth[active]
}

// sum makes means of the sums.
func (a *Appraisal) sum() {
	n := float64(max(a.Positions, 1))
	a.Off, a.Raw, a.Bias = math.Sqrt(max(a.Off/n, 0)), math.Sqrt(a.Raw/n), a.Bias/n
}

// Appraised are appraisals by stage and moment. The last row and the last column are those of all.
type Appraised [stages + 1][moments + 1]Appraisal

// Appraise asks an assessor for the worth of every position of some groups, all if there is none.
func Appraise(
	ctx context.Context, b *Benchmark, estimate func(ctx context.Context, view portroyal.View) (bot.Outlook, error), groups ...string,
) (all Appraised, err error) {
	wanted := map[string]bool{}
	for _, group := range groups {
		wanted[group] = true
	}
	for i := range b.Values {
		v := &b.Values[i]
		if len(wanted) > 0 && !wanted[v.Group] {
			continue
		}
		outlook, err := estimate(ctx, v.Position.View())
		if err != nil {
			return all, fmt.Errorf("benchmark: %w", err)
		}
		stage, moment := When(v)
		for _, row := range []Stage{stage, stages} {
			for _, column := range []Moment{moment, moments} {
				all[row][column].add(v, &outlook)
			}
		}
	}
	for row := range all {
		for column := range all[row] {
			all[row][column].sum()
		}
	}
	return all, nil
}
