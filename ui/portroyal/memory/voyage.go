package memory

import (
	"maps"
	"slices"
)

// Voyage is how far the player has come with learning the game. Chapters are names of the program's lessons; one that
// it does not know does no harm.
type Voyage struct {
	Done  []string `json:"done,omitempty"`  // chapters that have been played to their end
	At    string   `json:"at,omitempty"`    // the chapter that was left in the middle, "" for none
	Scene int      `json:"scene,omitempty"` // in it, counted from 0
	Step  int      `json:"step,omitempty"`  // of the scene, counted from 0

	Played bool `json:"played,omitempty"` // a game with remarks has been played to its end

	// Remarks has short remarks made in games; Known says how often the player has done well without one, by what
	// it would have been about.
	Remarks bool           `json:"remarks,omitempty"`
	Known   map[string]int `json:"known,omitempty"`
}

// HasDone reports whether a chapter has been played to its end.
func (v *Voyage) HasDone(chapter string) bool { return slices.Contains(v.Done, chapter) }

// Finish notes that a chapter has been played to its end.
func (v *Voyage) Finish(chapter string) {
	if !v.HasDone(chapter) {
		v.Done = append(slices.Clone(v.Done), chapter)
	}
	v.At, v.Scene, v.Step = "", 0, 0
}

// merge brings what is chosen of the voyage, and what is there, together with what has been learned: see
// [settings.Settings.Merged].
func (v *Voyage) merge(own, since, there *Voyage) {
	v.Done = there.Done
	for _, chapter := range own.Done {
		if !slices.Contains(v.Done, chapter) {
			v.Done = append(slices.Clone(v.Done), chapter)
		}
	}
	if own.At != since.At || own.Scene != since.Scene || own.Step != since.Step { // they are one place
		v.At, v.Scene, v.Step = own.At, own.Scene, own.Step
	}
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
