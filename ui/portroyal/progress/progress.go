// Package progress is what Port Royal remembers of its player among the settings: the set-up played last, the best results
// of solo and cooperative games, the series that is being played, the rank, which medals have been announced, how far the
// voyage has come, and what is switched off. It knows nothing of how things are shown.
package progress

import "portroyal/ui/settings"

// Memory is everything that is remembered.
type Memory struct {
	Setup  *Setup         `json:"setup,omitempty"` // the last one played
	Bests  []Best         `json:"bests,omitempty"` // of solo and cooperative games
	Voyage Voyage         `json:"voyage,omitzero"`
	Series *Series        `json:"series,omitempty"` // the last one, nil before the first game has been finished
	Rank   *settings.Rank `json:"rank,omitempty"`   // of the person at the screen, nil before it has been found

	Medals      settings.Announced `json:"medals,omitempty"`
	MistakesOff bool               `json:"mistakesOff,omitempty"` // own mistakes do not become puzzles
}

// Of is what settings have of it.
func Of(s *settings.Settings) *Memory { return settings.PartOf[Memory](s) }

// Add implements [settings.Part]. Nothing that somebody has reached is lost: of results the better one stays, games of
// one series add up, and what has been learned has been learned.
func (m *Memory) Add(own, since, there settings.Part) {
	o, s, t := own.(*Memory), since.(*Memory), there.(*Memory)
	m.Bests = t.Bests
	for _, best := range o.Bests {
		m.Remember(best)
	}
	m.Series = mergedSeries(o.Series, s.Series, t.Series)
	m.Medals = o.Medals.With(t.Medals)
	m.Voyage.merge(&o.Voyage, &s.Voyage, &t.Voyage)
}

// Gain implements [settings.Part].
func (m *Memory) Gain(from settings.Part) {
	f := from.(*Memory)
	m.Bests, m.Medals = f.Bests, m.Medals.With(f.Medals)
	if f.Rank != nil {
		m.Rank = f.Rank
	}
	if m.Series == nil || f.Series != nil && m.Series.continues(f.Series) {
		m.Series = f.Series
	}
	m.Voyage.Done, m.Voyage.Played, m.Voyage.Known = f.Voyage.Done, f.Voyage.Played, f.Voyage.Known
}

// Replace implements [settings.Part]. The game that was set up last, and its series, belong to each window.
func (m *Memory) Replace(from settings.Part) {
	own := *m
	*m = *from.(*Memory)
	m.Series = own.Series
	if own.Setup != nil {
		m.Setup = own.Setup
	}
	m.Gain(from)
}
