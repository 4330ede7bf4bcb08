package portroyal

import (
	"maps"
	"slices"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/deeds"
	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/medals"
	"portroyal/ui/words"
)

// honoured is a person at the table of a game that has ended, with the medals that they have now. Those of somebody for
// whom nobody has looked before are taken as known, but for those of this very game: old games are not announced by the
// dozen.
type honoured struct {
	name   string
	book   logbook.Logbook
	own    mistakes.Box // of everybody
	asked  bool         // somebody has looked before
	before []deeds.Name // those without the game, if nobody has
	now    []deeds.Name
}

// honoured are the persons at the table of a game.
func (w *house) honoured(game *match.Match) (persons []honoured) {
	user, own := w.person(), w.box()
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
	facts := deeds.Facts{Name: p.name, Games: games, Book: p.book, Own: p.own}
	p.now = deeds.Done(deeds.Of(facts))
	if p.asked {
		return
	}
	facts.Games = slices.DeleteFunc(slices.Clone(games), func(g statistics.Game) bool { return g.ID == game })
	for _, passages := range facts.Book.Voyages {
		delete(passages, game)
	}
	maps.DeleteFunc(facts.Book.Days, func(_ daily.Day, d logbook.Deal) bool { return d.Game == game })
	p.before = deeds.Done(deeds.Of(facts))
}

// announce tells which medals are new, as long as the end of their game is shown, and remembers that. Those that nobody
// could see announced are told when the review no longer covers the end, or with the end of the next game.
func (w *house) announce(game *match.Match, persons []honoured) {
	atEnd := w.end != nil && w.finished == game
	shown := atEnd && w.stage.Depth() == 1
	w.unseen = false
	var earned []medals.Earned
	changed := false
	note := func(person string, names []deeds.Name) {
		w.own().Announce(person, texts(names)...)
		changed = true
	}
	for _, p := range persons {
		if !p.asked && p.now != nil {
			note(p.name, p.before)
		}
		known, _ := w.own().Announced(w.Persons().Names(p.name)...)
		fresh := slices.DeleteFunc(p.now, func(name deeds.Name) bool { return slices.Contains(known, string(name)) })
		w.unseen = w.unseen || atEnd && !shown && len(fresh) > 0
		if shown && len(fresh) > 0 {
			earned = append(earned, medals.Earned{Player: p.name, Medals: fresh})
			note(p.name, fresh)
		}
	}
	if changed {
		w.stage.Keep()
	}
	if len(earned) > 0 {
		alone := len(persons) == 1
		w.end.Announce(func(t *words.Words) string { return medals.News(t, earned, alone) })
	}
}

// texts are names as they are remembered.
func texts(names []deeds.Name) (all []string) {
	for _, name := range names {
		all = append(all, string(name))
	}
	return all
}
