// Package progress is what Pirate's Cove remembers of its player among the settings: the set-up played last, how far the first
// voyage has come, the rank, which medals have been announced, and how people sail. It knows nothing of how things are shown.
package progress

import (
	"maps"

	"portroyal/engine/piratescove/bot"
	"portroyal/ui/settings"
)

// Memory is everything that is remembered. Its names in the file begin with cove: those without belong to the game that was
// there first.
type Memory struct {
	Setup       *Setup            `json:"coveSetup,omitempty"` // the last one played
	Voyage      settings.Progress `json:"coveVoyage,omitzero"`
	MistakesOff bool              `json:"coveMistakesOff,omitempty"` // own mistakes do not become puzzles

	Rank   *settings.Rank     `json:"coveRank,omitempty"` // of the person at the screen, nil before it has been found
	Medals settings.Announced `json:"coveMedals,omitempty"`

	Habits map[string]bot.Habits `json:"coveHabits,omitempty"` // of people by name, from the games that they have played
}

// Of is what settings have of it.
func Of(s *settings.Settings) *Memory { return settings.PartOf[Memory](s) }

// Add implements [settings.Part]. What has been learned has been learned.
func (m *Memory) Add(own, since, there settings.Part) {
	m.Voyage.Merge(&own.(*Memory).Voyage, &since.(*Memory).Voyage, &there.(*Memory).Voyage)
	m.Medals = own.(*Memory).Medals.With(there.(*Memory).Medals)
	m.know(own.(*Memory).Habits)
	m.know(there.(*Memory).Habits)
}

// Gain implements [settings.Part].
func (m *Memory) Gain(from settings.Part) {
	f := from.(*Memory)
	m.Voyage.Done, m.Medals = f.Voyage.Done, m.Medals.With(f.Medals)
	if f.Rank != nil {
		m.Rank = f.Rank
	}
	m.know(f.Habits)
}

// know takes over the habits that were learned from more courses.
func (m *Memory) know(habits map[string]bot.Habits) {
	for name, is := range habits {
		if is.Sound() && is.Courses > m.Habits[name].Courses {
			m.Knows(name, is)
		}
	}
}

// Knows says what somebody's habits are now. What others remember is left as it was.
func (m *Memory) Knows(name string, is bot.Habits) {
	known := maps.Clone(m.Habits)
	if known == nil {
		known = map[string]bot.Habits{}
	}
	known[name] = is
	m.Habits = known
}

// Replace implements [settings.Part]. The game that was set up last belongs to each window.
func (m *Memory) Replace(from settings.Part) {
	own := m.Setup
	*m = *from.(*Memory)
	if own != nil {
		m.Setup = own
	}
}
