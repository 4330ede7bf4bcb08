package main

import "testing"

// What a game lends can be called, and what the help lists is lent by some game.
func TestVerbs(t *testing.T) {
	listed := map[string]bool{}
	for i := range verbs {
		v := &verbs[i]
		listed[v.name] = true
		lent := v.all != nil
		for _, g := range games {
			if own := g.verbs[v.name] != nil; own && v.all != nil {
				t.Errorf("%s is written for all games, and for %s again", v.name, g.name)
			} else if own {
				lent = true
			}
		}
		if !lent {
			t.Errorf("%s is lent by no game", v.name)
		}
	}
	for _, g := range games {
		for name := range g.verbs {
			if !listed[name] {
				t.Errorf("%s of %s cannot be called", name, g.name)
			}
		}
	}
}
