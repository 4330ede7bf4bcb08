package main

import (
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/wholefile"
)

// readWeights reads a file of weights.
func (l *lab) readWeights(file string) (*value.Weights, error) {
	from, err := l.open(file)
	if err != nil {
		return nil, err
	}
	defer from.Close()
	w, err := value.ReadFrom(from)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return w, nil
}

// readGoing reads a file of weights of going on.
func (l *lab) readGoing(file string) (*midturn.Weights, error) {
	from, err := l.open(file)
	if err != nil {
		return nil, err
	}
	data, err := readAll(file, from, "weights of going on")
	if err != nil {
		return nil, err
	}
	w, err := midturn.Read(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return w, nil
}

// weightFlags are the flags of [lab.playersWith].
func weightFlags(flags *flag.FlagSet) (weights, going *string) {
	weights = flags.String("weights", "", "`FILE` with weights that the player \"weights\" judges positions with")
	going = flags.String("going", "", "`FILE` with weights of going on that it uses as well, instead of those of the program")
	return weights, going
}

// playersWith makes players by name: those that everybody knows, and "weights", who looks a card ahead, does not err, and
// judges with the weights of a file, and with those of going on of another one if that is given; "weights:captain:bold" is
// a level with them. It is an error if the file has learned nothing about the game.
func (l *lab) playersWith(
	file, going string, options portroyal.Options,
) (func(name string, seed uint64) (bot.Player, error), error) {
	switch {
	case file == "" && going != "":
		return nil, usage("-going: which weights of positions? (-weights)")
	case file == "":
		return earlier.New, nil
	}
	knowledge, err := l.knowledgeOf(file, going)
	if err != nil {
		return nil, err
	}
	if !knowledge.Positions.Has(options) {
		return nil, fmt.Errorf("%s has learned nothing of %s", file, value.FamilyOf(options))
	}
	return func(name string, seed uint64) (bot.Player, error) {
		if name == "weights" {
			return bot.NewLearned(knowledge, bot.Unerring, bot.Even, seed), nil
		}
		if of, ours := strings.CutPrefix(name, "weights:"); ours {
			if level, character, known := bot.LevelOf(of); known {
				return bot.NewLearned(knowledge, level, character, seed), nil
			}
		}
		return earlier.New(name, seed)
	}, nil
}

// knowledgeOf is what the program knows, with the weights of files instead where they are given.
func (l *lab) knowledgeOf(file, going string) (bot.Knowledge, error) {
	knowledge, err := bot.Learned()
	if err == nil && file != "" {
		knowledge.Positions, err = l.readWeights(file)
	}
	if err == nil && going != "" {
		knowledge.Going, err = l.readGoing(going)
	}
	return knowledge, err
}

// weights joins the weights of several runs of training to one file.
func (l *lab) weights(flags *flag.FlagSet, args []string) error {
	to := flags.String("o", "", "`FILE` to write")
	mean := flags.Bool("mean", false, "of a family that several files have, make one net that gives the mean of theirs")
	trust := flags.Float64("trust", 1, "`SHARE` of what was learned beyond a first guess that is believed, from 0 to 1")
	files, err := l.parse(flags, args, unlimited)
	if err != nil {
		return err
	}
	if *to == "" || len(files) == 0 {
		return usage("weights: which files, and where to? (-o)")
	}
	if !(*trust >= 0 && *trust <= 1) {
		return usage("weights: a share of %g is impossible", *trust)
	}
	var all []*value.Weights
	for _, file := range files {
		w, err := l.readWeights(file)
		if err != nil {
			return err
		}
		all = append(all, w)
	}
	joined := value.Merge(all...)
	if *mean {
		joined = value.Mean(all...)
	}
	for family := range value.Family(value.Families) {
		joined = joined.Trusting(family, *trust)
	}
	return wholefile.Replace(*to, joined.Write)
}
