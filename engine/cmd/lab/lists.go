package main

import (
	"flag"
	"strings"

	"portroyal/engine/internal/excerpt"
)

// elements are those of a list on the command line, as 'sailor,random'. An empty one is a slip, and wrong usage.
func elements(flags *flag.FlagSet, name, list string) ([]string, error) {
	all := strings.Split(list, ",")
	if len(all) == 1 {
		return all, named(flags, name, list)
	}
	for i, element := range all {
		if strings.TrimSpace(element) == "" {
			return nil, usage("%s: -%s: place %d of the list %s is empty", flags.Name(), name, i+1, excerpt.Quoted(list))
		}
	}
	return all, nil
}

// named says that a flag has to name something, if it does not.
func named(flags *flag.FlagSet, name, value string) error {
	if strings.TrimSpace(value) == "" {
		return usage("%s: -%s names nothing", flags.Name(), name)
	}
	return nil
}
