package main

import (
	"flag"
	"fmt"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/rollout"
)

// rolledOut is a choice as the verb rollout writes it. Numbers are chances of winning of the seat that decides.
type rolledOut struct {
	Action      portroyal.Action `json:"action"`
	Worth       float64          `json:"worth"`
	Error       float64          `json:"error"`
	Rollouts    int              `json:"rollouts"`
	Behind      float64          `json:"behind"`
	BehindError float64          `json:"behindError"`
	Halves      [2]float64       `json:"halves"`
}

// limitFlags are the limits of rollouts on the command line.
func limitFlags(flags *flag.FlagSet, usual rollout.Limits) *rollout.Limits {
	limits := usual
	flags.IntVar(&limits.Turns, "turns", usual.Turns, "turns that begin in a rollout before the position reached is judged")
	flags.IntVar(&limits.Least, "least", usual.Least, "rollouts of each choice at least, from 2 on")
	flags.IntVar(&limits.Most, "most", usual.Most, "rollouts of each choice at the most")
	flags.Float64Var(&limits.Error, "error", usual.Error,
		"standard error of the difference to the best choice that is enough, in chances of winning; 0 for -most rollouts")
	flags.Float64Var(&limits.Clear, "clear", usual.Clear,
		"standard errors by which a choice has to be behind to get no more rollouts; 0 for never")
	return &limits
}

// rollout plays the choices of a position on, and says how far each is behind the best one.
func (l *lab) rollout(flags *flag.FlagSet, args []string) error {
	limits := limitFlags(flags, rollout.Usual)
	flags.Uint64Var(&limits.Seed, "seed", 0, "another number gives other cards")
	position, asJSON, rest, err := position[portroyal.Position](l, flags, args, unlimited)
	if err != nil {
		return err
	}
	view := position.View()
	actions, err := chosenOf(&position, rest)
	if err != nil {
		return err
	}
	knowledge, err := bot.Learned()
	if err != nil {
		return err
	}
	choices, err := rollout.Compare(untilInterrupted(), bot.NewRoller(knowledge), view, actions, *limits)
	if err != nil {
		return err
	}
	if *asJSON {
		all := []rolledOut{}
		for _, c := range choices {
			all = append(all, rolledOut(c))
		}
		return l.writeJSON(all)
	}
	for _, c := range choices {
		fmt.Fprintf(l.out, "%6.2f%% ± %.2f, behind %6.2f ± %.2f, %4d rollouts  %s\n",
			100*c.Worth, 100*c.Error, 100*c.Behind, 100*c.BehindError, c.Rollouts, c.Action)
	}
	return nil
}

// chosenOf are the legal actions of a position that were asked for; all of them if none was.
func chosenOf(position *portroyal.Position, asked []string) (actions []portroyal.Action, err error) {
	if len(asked) == 0 {
		return position.Legal(nil), nil
	}
	for _, text := range asked {
		action, err := portroyal.ParseAction(text)
		if err != nil {
			return nil, err
		}
		after := *position
		if err := after.Apply(action, nil); err != nil {
			return nil, err
		}
		actions = append(actions, action)
	}
	return actions, nil
}
