// Package tutorial is the first voyage in Pirate's Cove: it lends a table and words to package tutorial of any game, which
// leads the player through lessons on the real table. A lesson is a text file. The engine knows what is legal; the table knows
// how it is drawn.
package tutorial

import (
	"embed"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/stage"
	"portroyal/ui/tutorial"
)

//go:embed *.toml
var files embed.FS

// Course is the chapters in order, and behind them a game of one's own.
var Course = tutorial.Course{
	Files: files, Basics: 4, Game: "cove.voyage.setup", GameLine: "cove.voyage.setup.line",
	Chapters: []tutorial.Chapter{
		{Name: "course", Symbol: "spyglass", Title: "cove.voyage.chapter.course", Learned: "cove.voyage.done.course"},
		{Name: "fight", Symbol: "swords", Title: "cove.voyage.chapter.fight", Learned: "cove.voyage.done.fight"},
		{Name: "cards", Symbol: "cards", Title: "cove.voyage.chapter.cards", Learned: "cove.voyage.done.cards"},
		{Name: "treasure", Symbol: "map", Title: "cove.voyage.chapter.treasure", Learned: "cove.voyage.done.treasure"},
	},
}

// Voyage is a chapter on the screen. All methods must be called on the toolkit's goroutine.
type Voyage struct {
	tutorial.Voyage

	stage  *stage.Stage
	ground *board.Ground
	faces  *cardface.Cache
	seats  []record.Seat // the player's first
	calls  tutorial.Calls

	match  *match.Match
	table  *table.Table
	aiming bool // what is fired at is chosen for the player
}

// New sets up a chapter from a place on, or from the beginning if there is no such place. The player has the first of the
// seats; there is one for everybody who plays in a lesson. Faces of cards come from a cache, nil for none. Start begins it.
func New(
	s *stage.Stage, ground *board.Ground, faces *cardface.Cache, chapter *tutorial.Chapter, from tutorial.Place,
	seats []record.Seat, calls tutorial.Calls,
) (*Voyage, error) {
	v := &Voyage{stage: s, ground: ground, faces: faces, seats: seats, calls: calls}
	return v, v.Begin(s, v, &Course, chapter, from, calls)
}

// View is what may be seen of the game on the table.
func (v *Voyage) View() cove.View { return v.table.View() }

// prepare is the game of a scene, with what chance brings in its actions, one after the other.
func prepare(scene *tutorial.Scene) (*match.Prepared, error) {
	from := match.Prepared{Coming: [][]uint8{}}
	for i := range scene.Steps {
		if scene.Steps[i].Done() != "" {
			from.Coming = append(from.Coming, scene.Steps[i].Chance)
		}
	}
	return &from, tutorial.Position(scene.Position, &from.Position)
}

// Lay implements [tutorial.Game].
func (v *Voyage) Lay(scene *tutorial.Scene, done []string, by tutorial.Guide) (tutorial.Table, error) {
	from, err := prepare(scene)
	if err != nil {
		return nil, err
	}
	n := from.Position.Players()
	players := make([]bot.Player, n)
	for i := range players[1:] {
		players[1+i] = tutorial.Rival[cove.View, cove.Action]{Voyage: &v.Voyage}
	}
	game, err := match.New(match.Setup{Seats: v.seats[:n], Players: players, Prepared: from})
	if err != nil {
		return nil, err
	}
	if err := tutorial.Replay(done, game.Play); err != nil {
		return nil, err
	}
	v.match = game
	v.table = table.New(v.stage, game, v.seats[:n], v.ground, v.faces, table.Calls{
		Menu: v.OpenMenu, Help: v.calls.Help, Guide: &guide{by, v}, Ask: v.calls.Ask,
	})
	return v.table, nil
}

// Uncover implements [tutorial.Game]: the table hides nothing, but frames what the script has come to.
func (v *Voyage) Uncover() {
	v.aim()
	v.table.Reframe()
}

// aim chooses what the player is to fire at once more. The table remembers that from shot to shot, but not where a chapter
// goes on later.
func (v *Voyage) aim() {
	step := v.Step()
	if wanted(step).Kind != cove.Fire {
		return
	}
	is := func(o ask.Option) bool { return o.Begins && !o.Chosen && wants(step, o.Spot) }
	if at, not := v.table.Option(is); not {
		v.aiming = true
		v.table.Choose(at.Spot)
		v.aiming = false
	}
}

// wanted is the action that a step is waiting for, NoAction if there is none.
func wanted(step *tutorial.Step) (action cove.Action) {
	if step != nil && len(step.Do) > 0 {
		action, _ = cove.ParseAction(step.Do[0]) // a test plays them all
	}
	return action
}

// tapped is the spot that a step has chosen, nowhere for none.
func tapped(step *tutorial.Step) (spot board.Spot) {
	if step != nil && step.Tap != "" {
		spot, _ = parseSpot(step.Tap) // a test chooses them all
	}
	return spot
}

// wants reports whether a spot on the table is the one that the player is to choose now, or that the action is about.
func wants(step *tutorial.Step, spot board.Spot) bool {
	if spot.Kind == board.Nowhere {
		return false
	}
	switch do := wanted(step); do.Kind {
	case cove.Raise, cove.Attach:
		return spot == board.Spot{Kind: board.Track, Section: do.Section, Seat: int(do.Seat)}
	case cove.Fire:
		return spot == board.Spot{Kind: board.Part, Ship: do.Target, Section: do.Section}
	}
	return spot == tapped(step)
}

// Do implements [tutorial.Game].
func (v *Voyage) Do(step *tutorial.Step) {
	if step.Tap != "" {
		v.table.Choose(tapped(step))
	} else {
		v.table.Do(wanted(step))
	}
}

// Begun implements [tutorial.Game]: a choice that the script has led to is not given up.
func (v *Voyage) Begun() bool { return false }
