package portroyal

import (
	"maps"
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/medalcase"
	"portroyal/ui/portroyal/statisticspage"
)

// honoured is a person at the table of a game that has ended, with the medals that they have now. Those of somebody for
// whom nobody has looked before are taken as known, but for those of this very game: old games are not announced by the
// dozen.
type honoured struct {
	name   string
	book   daily.Logbook
	own    mistakes.Box  // of everybody
	asked  bool          // somebody has looked before
	before []medals.Name // those without the game, if nobody has
	now    []medals.State
}

// honoured are the persons at the table of a game.
func (w *house) honoured(game *match.Match) (persons []honoured) {
	user, own := w.Person(), w.mistaken.Called()
	for _, name := range w.called(game) {
		if name == "" || slices.ContainsFunc(persons, func(p honoured) bool { return p.name == name }) {
			continue
		}
		p := honoured{name: name, own: own}
		if name == user { // another goroutine reads it
			p.book = w.book.Logbook.Clone()
		}
		_, p.asked = w.own().Announced(w.Persons().Names(name)...)
		persons = append(persons, p)
	}
	return persons
}

// called is what the persons at the table of a game are called, by seat; "" for computer players.
func (w *house) called(game *match.Match) []string {
	seats := game.Seats()
	names := make([]string, len(seats))
	var persons []*string
	for i, seat := range seats {
		if seat.Player == "" {
			names[i] = seat.Name
			persons = append(persons, &names[i])
		}
	}
	w.Persons().Call(persons)
	return names
}

// find finds the medals of a person in all games and, if need be, in all but one.
func (p *honoured) find(games []statistics.Game, game string) {
	facts := medals.Facts{Name: p.name, Games: games, Book: p.book, Own: p.own}
	p.now = slices.DeleteFunc(medals.Of(facts), func(s medals.State) bool { return !s.Done })
	if p.asked {
		return
	}
	facts.Games = slices.DeleteFunc(slices.Clone(games), func(g statistics.Game) bool { return g.ID == game })
	for _, passages := range facts.Book.Voyages {
		delete(passages, game)
	}
	maps.DeleteFunc(facts.Book.Days, func(_ calendar.Day, d daily.Deal) bool { return d.Game == game })
	p.before = medals.Done(medals.Of(facts))
}

// award shows the medals of a game as long as its end is shown: those that it was earned with, and new ones, which it
// remembers to have shown. New ones that nobody could see are shown when the review no longer covers the end, or at the end
// of the next game.
func (w *house) award(game *match.Match, persons []honoured) {
	atEnd := w.End != nil && w.Finished == game
	shown := atEnd && w.stage.Depth() == 1
	w.unseen = false
	var earned []medalcase.Earned
	changed := false
	note := func(person string, names []medals.Name) {
		w.own().Announce(person, texts(names)...)
		changed = true
	}
	for _, p := range persons {
		if !p.asked && p.now != nil {
			note(p.name, p.before)
		}
		known, _ := w.own().Announced(w.Persons().Names(p.name)...)
		var fresh []medals.Name
		for _, state := range p.now {
			isNew := !slices.Contains(known, string(state.Name))
			if isNew {
				fresh = append(fresh, state.Name)
			}
			if isNew || state.Game == game.Record().ID {
				one := medalcase.Earned{State: state}
				if len(persons) > 1 {
					one.Player = p.name
				}
				earned = append(earned, one)
			}
		}
		w.unseen = w.unseen || atEnd && !shown && len(fresh) > 0
		if shown && len(fresh) > 0 {
			note(p.name, fresh)
		}
	}
	if changed {
		w.stage.Keep()
	}
	if shown && len(earned) > 0 {
		w.End.Award(medalcase.Awards(w.stage.Stage, earned, func() { w.showMedals(game) }))
	}
}

// showMedals shows all medals after a game, and leads back to its end.
func (w *house) showMedals(game *match.Match) {
	before := w.WayBack()
	w.showStatisticsFrom(func() {
		w.LookFrom(game, len(game.Steps()))
		w.LeadBack(before)
		w.showEnd(game)
	}, "medal.back.tip", (*statisticspage.Page).ToMedals)
}

// texts are names as they are remembered.
func texts(names []medals.Name) (all []string) {
	for _, name := range names {
		all = append(all, string(name))
	}
	return all
}
