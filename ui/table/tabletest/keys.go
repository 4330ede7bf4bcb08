// Package tabletest holds the claims that the table of every game has to meet, for the tests of each.
package tabletest

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/table"
	"portroyal/ui/words"
)

// Keys judges what keys do at a table with so many moments: the rulebook names the keys of every line and what they do, in
// every language; no key does two things at one moment, and what is no key of a game does nothing unless it is named.
func Keys[T any](t *testing.T, keys table.Keys[T], moments int) {
	t.Helper()
	for _, language := range words.Languages {
		for i, line := range keys.Help(words.In(language)) {
			if line.Keys == "" || line.Does == "" || line.Keys[0] == '[' || line.Does[0] == '[' {
				t.Errorf("%s: of %q the help says %q, %q", language, keys[i].Does, line.Keys, line.Does)
			}
		}
	}
	for bit := range moments {
		at := table.Moment(1 << bit)
		var named []fyne.KeyName
		for _, line := range keys {
			for _, binding := range line.Bindings {
				if binding.When&at == 0 {
					continue
				}
				for _, key := range binding.Keys {
					if slices.Contains(named, key) {
						t.Errorf("%s does two things at moment %d", key, bit)
					}
				}
				named = append(named, binding.Keys...)
				if binding.Do == nil {
					t.Errorf("a binding of %q does nothing", line.Does)
				}
			}
		}
		for _, key := range []fyne.KeyName{fyne.KeyF5, fyne.KeyInsert, fyne.KeyComma, fyne.KeyTab} {
			if !slices.Contains(named, key) && keys.Bound(key, at) != nil {
				t.Errorf("at moment %d %q does something", bit, key)
			}
		}
	}
}
