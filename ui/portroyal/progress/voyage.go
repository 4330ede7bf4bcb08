package progress

import (
	"maps"

	"portroyal/ui/settings"
)

// Voyage is how far the player has come with learning the game.
type Voyage struct {
	settings.Progress

	Begun  bool `json:"begun,omitempty"`  // a game has been begun
	Played bool `json:"played,omitempty"` // a game with remarks has been played to its end

	// Remarks has short remarks made in games; Known says how often the player has done well without one, by what
	// it would have been about.
	Remarks bool           `json:"remarks,omitempty"`
	Known   map[string]int `json:"known,omitempty"`
}

// Begin takes down that a game begins, of somebody who has finished one before or has not. In the first game remarks are made:
// whoever has skipped the lessons needs them most.
func (v *Voyage) Begin(before bool) {
	v.Remarks = v.Remarks || !before && !v.Begun && !v.Played
	v.Begun = true
}

// merge brings what is chosen of the voyage, and what is there, together with what has been learned: see
// [settings.Settings.Merged].
func (v *Voyage) merge(own, since, there *Voyage) {
	v.Merge(&own.Progress, &since.Progress, &there.Progress)
	v.Begun = own.Begun || there.Begun
	v.Played = own.Played || there.Played
	if own.Known == nil && since.Known != nil { // from the beginning
		v.Known = nil
		return
	}
	v.Known = maps.Clone(there.Known)
	for topic, times := range own.Known {
		if more := times - since.Known[topic]; more > 0 {
			if v.Known == nil {
				v.Known = map[string]int{}
			}
			v.Known[topic] += more
		}
	}
}
