// Package memory is what Pirate's Cove remembers of its player among the settings: the set-up played last. It knows nothing
// of how things are shown.
package memory

import "portroyal/ui/settings"

// Memory is everything that is remembered. Its names in the file begin with cove: those without belong to the game that was
// there first.
type Memory struct {
	Setup *Setup `json:"coveSetup,omitempty"` // the last one played
}

// Of is what settings have of it.
func Of(s *settings.Settings) *Memory { return settings.PartOf[Memory](s) }

// Add implements [settings.Part]. A set-up is chosen, and nothing else has been reached yet.
func (m *Memory) Add(_, _, _ settings.Part) {}

// Gain implements [settings.Part]. Nothing is reached by setting a game up.
func (m *Memory) Gain(settings.Part) {}

// TakeUp implements [settings.Part]. The game that was set up last belongs to each window.
func (m *Memory) TakeUp(from settings.Part) {
	own := m.Setup
	*m = *from.(*Memory)
	if own != nil {
		m.Setup = own
	}
}
