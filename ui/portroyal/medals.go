package portroyal

import (
	"context"
	"maps"
	"slices"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/deeds"
	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/medals"
	"portroyal/ui/words"
)

// honoured is a person at the table of a game that has ended, with the medals that they have now.
type honoured struct {
	name   string
	book   logbook.Logbook
	asked  bool         // somebody has looked before
	before []deeds.Name // those without the game, if nobody has
	now    []deeds.Name
}

// lookForMedals announces medals that a game has brought to those at its table, as long as its end is shown. It is done
// again when the game has a review. Those of somebody for whom nobody has looked before are taken as known, but for
// those of this very game: old games are not announced by the dozen.
func (w *house) lookForMedals(game *match.Match) { w.findMedals(game, w.stage.Ahead) }

// findMedals is lookForMedals on a goroutine that run begins.
func (w *house) findMedals(
	game *match.Match, run func(ctx context.Context, work func(context.Context), done func()),
) {
	games := w.Archive()
	if games == nil || game.Practice() {
		return
	}
	persons := w.honoured(game)
	id, shelf := game.Record().ID, w.shelf()
	run(w.reviews.ctx, func(ctx context.Context) {
		w.Settled(ctx)
		book, err := statistics.Gather(ctx, games, shelf)
		if err != nil && ctx.Err() == nil { // it is counted again the next time
			w.stage.Log.Warn("medals", "error", err.Error())
		}
		if book == nil {
			return
		}
		for i := range persons {
			persons[i].find(book.Games, id)
		}
	}, func() { w.announce(game, persons) })
}

// honoured are the persons at the table of a game.
func (w *house) honoured(game *match.Match) (persons []honoured) {
	user := w.player().Name
	for _, seat := range game.Seats() {
		if seat.Player != "" || slices.ContainsFunc(persons, func(p honoured) bool { return p.name == seat.Name }) {
			continue
		}
		p := honoured{name: seat.Name}
		if p.name == user { // another goroutine reads it
			p.book = logbook.Logbook{Puzzles: maps.Clone(w.book.Puzzles), Days: maps.Clone(w.book.Days)}
		}
		_, p.asked = w.own().Announced(p.name)
		persons = append(persons, p)
	}
	return persons
}

// find finds the medals of a person in all games and, if need be, in all but one.
func (p *honoured) find(games []statistics.Game, game string) {
	facts := deeds.Facts{Name: p.name, Games: games, Book: p.book}
	p.now = deeds.Done(deeds.Of(facts))
	if p.asked {
		return
	}
	facts.Games = slices.DeleteFunc(slices.Clone(games), func(g statistics.Game) bool { return g.ID == game })
	maps.DeleteFunc(facts.Book.Days, func(_ daily.Day, d logbook.Deal) bool { return d.Game == game })
	p.before = deeds.Done(deeds.Of(facts))
}

// announce tells which medals are new, and remembers that. Those that nobody could see announced are told with the end of
// the next game.
func (w *house) announce(game *match.Match, persons []honoured) {
	shown := w.end != nil && w.finished == game
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
		known, _ := w.own().Announced(p.name)
		fresh := slices.DeleteFunc(p.now, func(name deeds.Name) bool { return slices.Contains(known, string(name)) })
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
