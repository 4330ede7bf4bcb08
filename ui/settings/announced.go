package settings

import (
	"maps"
	"slices"
)

// Announced are the names of the medals of each person that need not be announced any more. It is replaced, and never changed:
// copies of settings share it.
type Announced map[string][]string

// Of are those of a person under any of their names; it reports false if nobody has asked for that person yet.
func (a Announced) Of(names ...string) (medals []string, asked bool) {
	for _, name := range names {
		under, there := a[name]
		medals, asked = append(medals, under...), asked || there
	}
	return medals, asked
}

// Add adds medals of a person.
func (a *Announced) Add(person string, medals ...string) {
	*a = a.With(Announced{person: medals})
}

// With are the medals of both, in alphabetical order.
func (a Announced) With(other Announced) Announced {
	if len(a) == 0 && len(other) == 0 {
		return nil
	}
	all := maps.Clone(a)
	if all == nil {
		all = Announced{}
	}
	for person, medals := range other {
		both := append(append([]string{}, all[person]...), medals...)
		slices.Sort(both)
		all[person] = slices.Compact(both)
	}
	return all
}
