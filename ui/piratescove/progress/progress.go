// Package progress is what Pirate's Cove remembers of its player among the settings: the set-up played last, and how far
// the first voyage has come. It knows nothing of how things are shown.
package progress

import "portroyal/ui/settings"

// Memory is everything that is remembered. Its names in the file begin with cove: those without belong to the game that was
// there first.
type Memory struct {
	Setup  *Setup            `json:"coveSetup,omitempty"` // the last one played
	Voyage settings.Progress `json:"coveVoyage,omitzero"`
}

// Of is what settings have of it.
func Of(s *settings.Settings) *Memory { return settings.PartOf[Memory](s) }

// Add implements [settings.Part]. What has been learned has been learned.
func (m *Memory) Add(own, since, there settings.Part) {
	m.Voyage.Merge(&own.(*Memory).Voyage, &since.(*Memory).Voyage, &there.(*Memory).Voyage)
}

// Gain implements [settings.Part].
func (m *Memory) Gain(from settings.Part) { m.Voyage.Done = from.(*Memory).Voyage.Done }

// Replace implements [settings.Part]. The game that was set up last belongs to each window.
func (m *Memory) Replace(from settings.Part) {
	own := m.Setup
	*m = *from.(*Memory)
	if own != nil {
		m.Setup = own
	}
}
