package memory

import (
	"maps"

	"portroyal/ui/settings"
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

// progress is what a voyage of any game has.
func (v *Voyage) progress() *settings.Progress {
	return &settings.Progress{Done: v.Done, At: v.At, Scene: v.Scene, Step: v.Step}
}

func (v *Voyage) follow(p *settings.Progress) {
	v.Done, v.At, v.Scene, v.Step = p.Done, p.At, p.Scene, p.Step
}

// HasDone reports whether a chapter has been played to its end.
func (v *Voyage) HasDone(chapter string) bool { return v.progress().HasDone(chapter) }

// Finish notes that a chapter has been played to its end.
func (v *Voyage) Finish(chapter string) {
	now := v.progress()
	now.Finish(chapter)
	v.follow(now)
}

// merge brings what is chosen of the voyage, and what is there, together with what has been learned: see
// [settings.Settings.Merged].
func (v *Voyage) merge(own, since, there *Voyage) {
	now := v.progress()
	now.Merge(own.progress(), since.progress(), there.progress())
	v.follow(now)
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
