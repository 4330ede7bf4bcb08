package progress

import (
	"maps"
	"slices"
)

// Announced are the names of the medals of a person that need not be announced any more, under any of their names; it
// reports false if nobody has asked for that person yet.
func (m *Memory) Announced(names ...string) (medals []string, asked bool) {
	for _, name := range names {
		under, there := m.Medals[name]
		medals, asked = append(medals, under...), asked || there
	}
	return medals, asked
}

// Announce adds medals of a person to those that need not be announced any more.
func (m *Memory) Announce(person string, medals ...string) {
	m.Medals = joined(m.Medals, map[string][]string{person: medals})
}

// joined are the medals of both, in alphabetical order.
func joined(one, other map[string][]string) map[string][]string {
	if len(one) == 0 && len(other) == 0 {
		return nil
	}
	all := maps.Clone(one)
	if all == nil {
		all = map[string][]string{}
	}
	for person, medals := range other {
		both := append(append([]string{}, all[person]...), medals...)
		slices.Sort(both)
		all[person] = slices.Compact(both)
	}
	return all
}
