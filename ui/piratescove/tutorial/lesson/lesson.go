// Package lesson holds the lessons of the first voyage in Pirate's Cove: text files that say how the table is set, what
// chance brings, who does what, which text goes with it and where to look. The look of a lesson and its texts are
// elsewhere.
package lesson

import (
	"embed"
	"fmt"
	"io/fs"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/tutorial"
	"portroyal/ui/tutorial/script"
)

// Chapter names a lesson and its file.
type Chapter string

// The chapters in order.
const (
	Course   Chapter = "course"   // islands, the wheel, plunder, a visit
	Fight    Chapter = "fight"    // fire and flight
	Cards    Chapter = "cards"    // tavern cards and the cove
	Treasure Chapter = "treasure" // burying, and the end
)

// Chapters lists all of them in order.
var Chapters = []Chapter{Course, Fight, Cards, Treasure}

// Saying names a text: a message of the window.
type Saying string

// Lesson is a chapter.
type Lesson struct {
	Chapter Chapter
	Scenes  []Scene
}

// Scene is a table that is set once and then played as the script says. The player has seat 0.
type Scene struct {
	Position cove.Position
	Steps    []Step
}

// Step is one step of a scene. Without Tap, Do and Rival it is only text.
type Step struct {
	Say   Saying      // "" for nothing
	Lit   []Lit       // what it is about; everything else is in the shade
	About cove.Island // the island that the text is about, NoIsland for none

	Tap    board.Spot    // what the player chooses now, to confirm it in the next step; nowhere for nothing
	Do     []cove.Action // what the player may do now; "Show me" does the first
	Rival  cove.Action   // what another player does
	Chance []uint8       // what chance brings first in this action

	Wrong map[string]Saying // the text if the player does something else, by the kind of the action
}

// Taps reports whether the player chooses something that has to be confirmed.
func (s *Step) Taps() bool { return s.Tap.Kind != board.Nowhere }

// Acts reports whether the player does something.
func (s *Step) Acts() bool { return len(s.Do) > 0 || s.Taps() }

// Wants reports whether a spot on the table is the one that the player is to choose now, or that the action is about.
func (s *Step) Wants(spot board.Spot) bool {
	switch {
	case spot.Kind == board.Nowhere:
		return false
	case s.Taps():
		return spot == s.Tap
	case len(s.Do) == 0:
		return false
	}
	switch do := s.Do[0]; do.Kind {
	case cove.Raise, cove.Attach:
		return spot == board.Spot{Kind: board.Track, Section: do.Section, Seat: int(do.Seat)}
	case cove.Fire:
		return spot == board.Spot{Kind: board.Part, Ship: do.Target, Section: do.Section}
	}
	return false
}

// Done is the action that the script has for a step, NoAction if it has none.
func (s *Step) Done() cove.Action {
	if len(s.Do) > 0 {
		return s.Do[0]
	}
	return s.Rival
}

// Coming is what chance brings in the actions of the scene, one after the other.
func (s *Scene) Coming() (coming [][]uint8) {
	coming = [][]uint8{}
	for i := range s.Steps {
		if s.Steps[i].Done().Kind != cove.NoAction {
			coming = append(coming, s.Steps[i].Chance)
		}
	}
	return coming
}

// Script is the lesson as the pilot follows it.
func (l *Lesson) Script() (script [][]tutorial.Step) {
	for i := range l.Scenes {
		var steps []tutorial.Step
		for j := range l.Scenes[i].Steps {
			s := &l.Scenes[i].Steps[j]
			steps = append(steps, tutorial.Step{
				Say: string(s.Say), Acts: s.Acts(), Shows: s.Acts(), Begins: s.Taps(), Rival: s.Rival.Kind != cove.NoAction,
			})
		}
		script = append(script, steps)
	}
	return script
}

//go:embed *.toml
var files embed.FS

// Read reads a chapter.
func Read(chapter Chapter) (*Lesson, error) {
	l, err := read(files, chapter)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", chapter, err)
	}
	return l, nil
}

// written is a lesson as its file has it.
type written struct {
	Scenes []struct {
		Position map[string]any `toml:"position"`
		Steps    []writtenStep  `toml:"steps"`
	} `toml:"scene"`
}

// writtenStep is a line of a script.
type writtenStep struct {
	Say    Saying            `toml:"say"`
	Lit    string            `toml:"lit"`
	About  cove.Island       `toml:"about"`
	Tap    string            `toml:"tap"`
	Do     []cove.Action     `toml:"do"`
	Rival  cove.Action       `toml:"rival"`
	Chance []uint8           `toml:"chance"`
	Wrong  map[string]Saying `toml:"wrong"`
}

func read(files fs.FS, chapter Chapter) (*Lesson, error) {
	var w written
	if err := script.Decode(files, string(chapter), &w); err != nil {
		return nil, err
	}
	l := &Lesson{Chapter: chapter}
	for i, from := range w.Scenes {
		var scene Scene
		err := script.Position(from.Position, &scene.Position)
		if err == nil {
			scene.Steps, err = script.Steps(from.Steps, (*writtenStep).step)
		}
		if err != nil {
			return nil, fmt.Errorf("scene %d: %w", i+1, err)
		}
		l.Scenes = append(l.Scenes, scene)
	}
	return l, nil
}

func (w *writtenStep) step() (s Step, err error) {
	s = Step{Say: w.Say, About: w.About, Do: w.Do, Rival: w.Rival, Chance: w.Chance, Wrong: w.Wrong}
	if s.Lit, err = parseLit(w.Lit); err != nil || w.Tap == "" {
		return s, err
	}
	s.Tap, err = parseSpot(w.Tap)
	return s, err
}
