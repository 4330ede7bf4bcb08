package settings

import "slices"

// Progress is how far the player has come in the chapters of a first voyage. Chapters are names of the program's lessons;
// one that it does not know does no harm.
type Progress struct {
	Done  []string `json:"done,omitempty"`  // chapters that have been played to their end
	At    string   `json:"at,omitempty"`    // the chapter that was left in the middle, "" for none
	Scene int      `json:"scene,omitempty"` // in it, counted from 0
	Step  int      `json:"step,omitempty"`  // of the scene, counted from 0
}

// HasDone reports whether a chapter has been played to its end.
func (p *Progress) HasDone(chapter string) bool { return slices.Contains(p.Done, chapter) }

// Finish notes that a chapter has been played to its end.
func (p *Progress) Finish(chapter string) {
	if !p.HasDone(chapter) {
		p.Done = append(slices.Clone(p.Done), chapter)
	}
	p.At, p.Scene, p.Step = "", 0, 0
}

// Merge brings what is chosen, and what is there, together with what has been learned: see [Settings.Merged].
func (p *Progress) Merge(own, since, there *Progress) {
	p.Done = there.Done
	for _, chapter := range own.Done {
		if !slices.Contains(p.Done, chapter) {
			p.Done = append(slices.Clone(p.Done), chapter)
		}
	}
	if own.At != since.At || own.Scene != since.Scene || own.Step != since.Step { // they are one place
		p.At, p.Scene, p.Step = own.At, own.Scene, own.Step
	}
}
