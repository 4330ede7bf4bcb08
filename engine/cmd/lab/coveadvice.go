package main

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
)

// coveAdvised is the result of the verb. Worths are chances to win, with standard errors.
type coveAdvised struct {
	Seat     int                `json:"seat"`
	Clear    bool               `json:"clear"` // the first choice is better than all others
	Omitted  int                `json:"omitted,omitempty"`
	Playouts int                `json:"playouts"`
	Choices  []coveChoice       `json:"choices"`           // the best first
	Steered  map[string]coveMix `json:"steered,omitempty"` // by seat: how often it is expected at each island
}

type coveMix map[string]float64

type coveChoice struct {
	Action      string       `json:"action"`
	Worth       float64      `json:"worth"`
	Error       float64      `json:"error"`
	Behind      float64      `json:"behind"`
	BehindError float64      `json:"behindError"`
	AsGood      bool         `json:"asGood"`
	Share       float64      `json:"share,omitempty"`
	Playouts    int          `json:"playouts"`
	Reasons     []coveReason `json:"reasons,omitempty"`
}

type coveReason struct {
	Topic   string  `json:"topic"`
	N       int     `json:"n,omitempty"`
	Of      int     `json:"of,omitempty"`
	Chance  float64 `json:"chance,omitempty"`
	Fame    float64 `json:"fame,omitempty"`
	Hits    float64 `json:"hits,omitempty"`
	Error   float64 `json:"error,omitempty"`
	Seat    *int    `json:"seat,omitempty"`
	Ship    string  `json:"ship,omitempty"`
	Legend  string  `json:"legend,omitempty"`
	Section string  `json:"section,omitempty"`
}

func (l *lab) coveAdvise(flags *flag.FlagSet, args []string) error {
	seed := flags.Uint64("seed", 1, "what chance follows from")
	steps := flags.Int("steps", coach.Steps, fmt.Sprintf("how far it goes, 1 to %d; each takes twice as long", coach.Steps))
	most := flags.Int("most", 10, "how many choices are printed (with -json all)")
	position, seat, asJSON, err := l.coveSeat(flags, args, "the seat that is advised, from 0 (-1: the first that owes a choice)")
	switch {
	case err != nil:
		return err
	case *steps < 1 || *steps > coach.Steps:
		return usage("advise: 1 to %d steps", coach.Steps)
	case seat < 0:
		seat = position.Owing()
	}
	if seat < 0 || !position.Owes(seat) {
		return fmt.Errorf("advise: nothing is to be chosen here")
	}
	c, err := coach.New()
	if err != nil {
		return err
	}
	advice := c.Advise(context.Background(), position.View(seat), *seed, *steps)
	shown := coveAdvisedOf(seat, &position, &advice)
	if *asJSON {
		return l.writeJSON(shown)
	}
	l.printAdvice(&shown, *most)
	return nil
}

func coveAdvisedOf(seat int, position *piratescove.Position, advice *coach.Advice) coveAdvised {
	shown := coveAdvised{Seat: seat, Clear: advice.Clear(), Omitted: advice.Omitted, Playouts: advice.Playouts}
	for i := range advice.Choices {
		c := &advice.Choices[i]
		out := coveChoice{
			Action: c.Action.String(), Worth: c.Worth, Error: c.Error, Behind: c.Behind, BehindError: c.BehindError,
			AsGood: c.AsGood, Share: c.Share, Playouts: c.Playouts,
		}
		for j := range c.Reasons {
			out.Reasons = append(out.Reasons, coveReasonOf(&c.Reasons[j]))
		}
		shown.Choices = append(shown.Choices, out)
	}
	if advice.Mixed {
		shown.Steered = map[string]coveMix{}
		for other := range position.Players() {
			mix := coveMix{}
			for island := piratescove.Tavern; island <= piratescove.TreasureIsland; island++ {
				mix[island.String()] = advice.Steered[other][island]
			}
			shown.Steered[fmt.Sprint(other)] = mix
		}
	}
	return shown
}

// coveReasonOf names seats, ships and sections only where a reason is about one.
func coveReasonOf(r *coach.Reason) coveReason {
	out := coveReason{
		Topic: r.Topic.String(), N: r.N, Of: r.Of, Chance: r.Chance, Fame: r.Fame, Hits: r.Hits, Error: r.Error,
		Legend: r.Legend.String(),
	}
	switch r.Topic {
	case coach.Company, coach.Halves, coach.Preys:
		out.Seat = &r.Seat
	case coach.Awaits:
		out.Ship = r.Ship.String()
	case coach.Strikes:
		out.Ship, out.Section = r.Ship.String(), r.Section.String()
	case coach.CanRaise, coach.Guards:
		out.Section = r.Section.String()
	}
	return out
}

func (l *lab) printAdvice(shown *coveAdvised, most int) {
	fmt.Fprintf(l.out, "seat %d, %d playouts, %d choices that are not looked at\n", shown.Seat, shown.Playouts, shown.Omitted)
	for i := range shown.Choices {
		if i == most {
			fmt.Fprintf(l.out, "and %d more\n", len(shown.Choices)-most)
			break
		}
		c := &shown.Choices[i]
		fmt.Fprintf(l.out, "%s: %.1f%% ± %.1f", c.Action, 100*c.Worth, 100*c.Error)
		if i > 0 {
			fmt.Fprintf(l.out, ", %.1f ± %.1f behind", 100*c.Behind, 100*c.BehindError)
		}
		if i > 0 && c.AsGood {
			fmt.Fprint(l.out, ", as good")
		}
		if c.Share > 0 {
			fmt.Fprintf(l.out, ", in %.0f of 100 cases", 100*c.Share)
		}
		fmt.Fprintln(l.out)
		for j := range c.Reasons {
			fmt.Fprintf(l.out, "    %s\n", c.Reasons[j].line())
		}
	}
}

// line is a reason in the terms of the notation.
func (r *coveReason) line() string {
	parts := []string{r.Topic}
	add := func(there bool, format string, args ...any) {
		if there {
			parts = append(parts, fmt.Sprintf(format, args...))
		}
	}
	add(r.Seat != nil, "seat %d", first(r.Seat))
	add(r.Legend != "", "%s", r.Legend)
	add(r.Ship != "", "%s", r.Ship)
	add(r.Section != "", "%s", r.Section)
	add(r.N != 0 || r.Of != 0, "%d", r.N)
	add(r.Of != 0, "(%d)", r.Of)
	add(r.Chance > 0, "%.0f%%", 100*r.Chance)
	add(r.Hits > 0, "%.2f hits", r.Hits)
	add(r.Fame != 0, "%.2f fame", r.Fame)
	return strings.Join(parts, " ")
}

func first(seat *int) int {
	if seat == nil {
		return 0
	}
	return *seat
}
