package main

import (
	"embed"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/examples/tavern/game"
	"portroyal/ui/geometry"
	"portroyal/ui/house"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/settings"
	"portroyal/ui/tutorial"
	"portroyal/ui/words"
)

//go:embed round.toml
var lessons embed.FS

// lessonsOf is the first voyage: a single chapter, and behind it a game of one's own.
var lessonsOf = tutorial.Course{
	Files: lessons, Basics: 1, Game: "start.setup", GameLine: "tavern.subtitle",
	Chapters: []tutorial.Chapter{{Name: "round", Symbol: "map", Title: "tavern.title", Learned: "tavern.say.end"}},
}

// saying names what is said in a step.
type saying string

// sayings are the messages.
const sayings words.Family[saying] = "tavern.say.*"

// All that is said.
const (
	_ saying = "welcome"
	_ saying = "roll"
	_ saying = "ship"
	_ saying = "again"
	_ saying = "crew"
	_ saying = "cargo"
	_ saying = "lower"
	_ saying = "landed"
	_ saying = "order"
	_ saying = "won"
)

// voyageSeed is where the dice of the voyage come from.
const voyageSeed = 371

// lesson is a chapter on the screen, and what this game lends to it. It implements [tutorial.Game].
type lesson struct {
	tutorial.Voyage
	tutorial.Plain

	house *tavern
	table *Table
	match *game.Match
}

// voyage is what this game lends to its first voyage.
func (h *tavern) voyage() house.Voyage {
	return house.Voyage{
		Course:   &lessonsOf,
		Progress: func() (*settings.Progress, bool) { return &h.own().Voyage, h.own().Seats != nil },
		Game:     func() { h.MoveTo(h.setup(false)) },
		Chapter: func(of *tutorial.Chapter, from tutorial.Place, calls tutorial.Calls) (house.Chapter, error) {
			l := &lesson{house: h}
			return l, l.Begin(h.Stage(), l, &lessonsOf, of, from, calls)
		},
	}
}

// guide is what the table reports to.
type guide struct{ tutorial.Guide }

// Allows implements [table.Guide].
func (g guide) Allows(a game.Action) bool { return g.Guide.Allows(a.String()) }

// Lay implements [tutorial.Game].
func (l *lesson) Lay(_ *tutorial.Scene, done []string, led tutorial.Guide) (_ tutorial.Table, err error) {
	h, seats := l.house, l.house.crew(2)
	rival := tutorial.Rival[game.View, game.Action]{Voyage: &l.Voyage}
	if l.match, err = game.Begin(record.Head{Seats: seats, Seed: voyageSeed, Practice: true}, nil, rival); err != nil {
		return nil, err
	}
	if err := tutorial.Replay(done, l.match.Play); err != nil {
		return nil, err
	}
	l.table = NewTable(h.Stage(), l.match, seats, h.ground, Calls{Help: h.OpenHelp, Ask: h.OpenRules, Guide: guide{led}})
	return l.table, nil
}

// action is what a step asks for.
func action(of *tutorial.Step) (a game.Action) {
	if err := a.UnmarshalText([]byte(of.Do[0])); err != nil {
		panic(err) // a test plays them all
	}
	return a
}

// Do implements [tutorial.Game].
func (l *lesson) Do(of *tutorial.Step) { l.table.Decide(action(of)) }

// Say implements [tutorial.Game].
func (l *lesson) Say(_ *tutorial.Step, say string) string {
	p := l.match.Present()
	cargo, _ := p.Cargo(0)
	return l.house.Stage().Words.T(sayings.ID(saying(say)), "Cargo", max(cargo, p.Hand.Cargo()), "Rival", l.match.Seats()[1].Name)
}

// How implements [tutorial.Game].
func (l *lesson) How(of *tutorial.Step) string {
	w := l.house.Stage().Words
	return w.T("tavern.how", "Plate", w.T(words.ID(named(l.match.Present(), action(of)))))
}

// Lit implements [tutorial.Game].
func (l *lesson) Lit(name string) (at geometry.Rectangle, there bool) {
	a := l.table.Areas()
	tray := a.Tray
	tray.H /= 2
	switch name {
	case "seats":
		return a.Seats, true
	case "prompt":
		return a.Prompt, true
	case "cargo":
		tray.Y += tray.H
		return tray, true
	case "slots":
		return tray, true
	}
	return a.Tray, name == "tray"
}

// Kept implements [tutorial.Game].
func (l *lesson) Kept() []geometry.Rectangle { return []geometry.Rectangle{l.table.Areas().Prompt} }

// Top implements [tutorial.Game].
func (l *lesson) Top() geometry.Rectangle { return l.table.Areas().Top }

// AskAt implements [tutorial.Game].
func (l *lesson) AskAt(fyne.Position) { l.house.OpenRules(book.Entry("")) }
