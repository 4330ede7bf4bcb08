package logbook

import (
	"portroyal/engine/career"
	"portroyal/engine/record"
)

// Voyages are those of the career that have been begun, by name.
type Voyages map[string]Sailed

// Results are those of the games of a voyage that are over, see [career.Log].
func (v Voyages) Results(voyage string) (all []career.Result) {
	for _, passage := range v[voyage] {
		if passage.Result != nil {
			all = append(all, *passage.Result)
		}
	}
	return all
}

// Sailed are the games of a voyage of the career by their ids. Every one of them counts, in whatever order they end.
type Sailed map[string]Passage

// Passage is one game of a voyage.
type Passage struct {
	Result *career.Result `json:"result,omitempty"` // once it is over
}

// Check says what cannot be about a passage, or nil.
func (p Passage) Check() error {
	if p.Result == nil {
		return nil
	}
	return p.Result.Check()
}

// Embark notes a game of a voyage.
func (l *Logbook[R]) Embark(voyage, game string) {
	if _, there := l.Voyages[voyage][game]; !there && record.IsID(game) {
		l.sail(voyage, game, Passage{})
	}
}

// VoyageOf is the voyage whose game this is, over or not; "" for any other game.
func (l *Logbook[R]) VoyageOf(game string) string {
	for name, sailed := range l.Voyages {
		if _, is := sailed[game]; is {
			return name
		}
	}
	return ""
}

// Land notes how a game of a voyage went. Only its first end counts; it reports whether this one does.
func (l *Logbook[R]) Land(game string, result career.Result) bool {
	voyage := l.VoyageOf(game)
	if voyage == "" || l.Voyages[voyage][game].Result != nil {
		return false
	}
	l.sail(voyage, game, Passage{&result})
	return true
}

// sail puts a game of a voyage in.
func (l *Logbook[R]) sail(voyage, game string, passage Passage) {
	sailed := l.Voyages[voyage]
	put(&sailed, game, passage)
	put(&l.Voyages, voyage, sailed)
}

// addVoyages takes over the games of another logbook, and what has come of them.
func (l *Logbook[R]) addVoyages(other Logbook[R]) {
	for name, sailed := range other.Voyages {
		for game, passage := range sailed {
			if own, there := l.Voyages[name][game]; !there || own.Result == nil && passage.Result != nil {
				l.sail(name, game, passage)
			}
		}
	}
}
