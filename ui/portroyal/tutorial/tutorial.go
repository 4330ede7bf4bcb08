// Package tutorial is the first voyage of Port Royal: it lends a table and words to package tutorial of any game, which leads
// the player through lessons on the real table. A lesson is a text file. The engine knows what is legal and what it is worth;
// the table knows how it is drawn.
package tutorial

import (
	"embed"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/tutorial"
)

//go:embed *.toml
var files embed.FS

// Course is the chapters in order, with the first game that they lead up to.
var Course = tutorial.Course{
	Files: files, Basics: 5, More: "voyage.more", Game: "voyage.game", GameLine: "voyage.game.line",
	Chapters: []tutorial.Chapter{
		{Name: "discover", Symbol: "spyglass", Title: "voyage.chapter.discover", Learned: "voyage.done.discover"},
		{Name: "trade", Symbol: "coin", Title: "voyage.chapter.trade", Learned: "voyage.done.trade"},
		{Name: "others", Symbol: "scales", Title: "voyage.chapter.others", Learned: "voyage.done.others"},
		{Name: "swords", Symbol: "swords", Title: "voyage.chapter.swords", Learned: "voyage.done.swords"},
		{Name: "expedition", Symbol: "map", Title: "voyage.chapter.expedition", Learned: "voyage.done.expedition"},
		{Name: "expansion", Symbol: "seal", Title: "voyage.chapter.expansion", Learned: "voyage.done.expansion"},
		{Name: "clock", Symbol: "hourglass", Title: "voyage.chapter.clock", Learned: "voyage.done.clock"},
		{Name: "gamblers", Symbol: "gambler", Title: "voyage.chapter.gamblers", Learned: "voyage.done.gamblers"},
	},
}

// Voyage is a chapter on the screen. All methods must be called on the toolkit's goroutine.
type Voyage struct {
	tutorial.Voyage

	stage  *pieces.Stage
	ground *board.Ground
	names  []string // of the player and of the other player
	calls  tutorial.Calls

	match  *match.Match
	coming []portroyal.Card // are turned up first in the scene
	table  *table.Table
}

// New sets up a chapter from a place on, or from the beginning if there is no such place; names are those of the
// player and of the other player. Start begins it.
func New(
	s *pieces.Stage, ground *board.Ground, chapter *tutorial.Chapter, from tutorial.Place, names []string, calls tutorial.Calls,
) (*Voyage, error) {
	v := &Voyage{stage: s, ground: ground, names: names, calls: calls}
	return v, v.Begin(s.Stage, v, &Course, chapter, from, calls)
}

// RivalPortrait is the head of the other player, here and in the game that follows.
const RivalPortrait = "weaver"

// portraits are the heads of the player and of the other player.
var portraits = []string{"person", RivalPortrait}

// Lay implements [tutorial.Game].
func (v *Voyage) Lay(scene *tutorial.Scene, done []string, by tutorial.Guide) (tutorial.Table, error) {
	from, err := Prepare(scene)
	if err != nil {
		return nil, err
	}
	var seats []match.Seat
	players := []bot.Player{nil, tutorial.Rival[portroyal.View, portroyal.Action]{Voyage: &v.Voyage}}
	kinds := []string{"", bot.CabinBoy.String()} // for the tooltip of the other player
	for seat := range from.Position.Players() {
		seats = append(seats, match.Seat{
			Name: v.names[seat], Player: kinds[seat], Colour: seat, Portrait: portraits[seat],
		})
	}
	game, err := match.New(match.Setup{Seats: seats, Players: players[:len(seats)], Prepared: from})
	if err != nil {
		return nil, err
	}
	if err := tutorial.Replay(done, game.Play); err != nil {
		return nil, err
	}
	v.stage.Portraits = portraits[:len(seats)]
	v.match, v.coming = game, from.Coming
	v.table = table.New(v.stage, game, []int{0, 1}[:len(seats)], v.ground, table.Calls{
		Menu: v.OpenMenu, Help: v.calls.Help, Guide: &guide{by, v}, Ask: v.calls.Ask,
	})
	return v.table, nil
}

// tellsChance reports whether the table shows the chance of a bust, which is hidden until it is explained.
func (v *Voyage) tellsChance() bool { return v.Explained("chance") }

// Uncover implements [tutorial.Game].
func (v *Voyage) Uncover() { v.table.Tell(v.tellsChance(), v.Explained("takes")) }

// Options are those of the game on the table.
func (v *Voyage) Options() portroyal.Options { return v.table.Options() }

// wanted is the action that a step is waiting for, and that can be done for the player; NoAction if there is none.
func wanted(step *tutorial.Step) (action portroyal.Action) {
	if len(step.Do) > 0 {
		action, _ = portroyal.ParseAction(step.Do[0]) // a test plays them all
	}
	return action
}

// Do implements [tutorial.Game].
func (v *Voyage) Do(step *tutorial.Step) { v.table.Do(wanted(step)) }

// next is the card that will be turned up next, as the scene is prepared.
func (v *Voyage) next() portroyal.Card {
	coming := v.coming
	for _, step := range v.match.Steps() {
		for _, event := range step.Events {
			if event.Kind == portroyal.CardRevealed && len(coming) > 0 {
				coming = coming[1:]
			}
		}
	}
	if len(coming) == 0 {
		return portroyal.NoCard
	}
	return coming[0]
}

// Begun implements [tutorial.Game].
func (v *Voyage) Begun() bool { return v.table.Asks() }
