package main

import (
	"flag"
	"fmt"
	"os"

	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/wholefile"
)

// weights joins the weights of several runs of training to one file.
func (l *lab) weights(flags *flag.FlagSet, args []string) error {
	to := flags.String("o", "", "`FILE` to write")
	files, err := l.parse(flags, args, unlimited)
	if err != nil {
		return err
	}
	if *to == "" || len(files) == 0 {
		return usage("weights: which files, and where to? (-o)")
	}
	var all []*value.Weights
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		w, err := value.Read(data)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		all = append(all, w)
	}
	return wholefile.Replace(*to, value.Merge(all...).Write)
}
