package house

import (
	"context"
	"slices"

	"portroyal/engine/archive"
	"portroyal/engine/ladder"
	"portroyal/engine/ledger"
	"portroyal/engine/medals"
	"portroyal/ui/medalcase"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/statisticspage"
	"portroyal/ui/words"
)

// Reached is what a game lends to its medals and ranks. Its finished games say a G each.
type Reached[M, G any] struct {
	Gather func(ctx context.Context, from *archive.Archive) (*ledger.Book[G], error)
	ID     func(*G) string
	Memory func() (announced *settings.Announced, rank **settings.Rank)

	Case   *medalcase.Game
	Book   func() medals.Book // of the person at the screen
	Medals func() MedalsOf[G] // with what it needs beside games and book, that another goroutine can ask it
	Rank   func(games []G, name string) ladder.Rank

	Look   func(game M) // shows the table of a game at its end
	Page   func(person string, book medals.Book, calls statisticspage.Calls) StatisticsPage[G]
	Export func(book *ledger.Book[G], save ledger.Save) error // saves all that is for other programs
}

// MedalsOf says how far a person has come with each medal, by all games and what else they have done.
type MedalsOf[G any] = func(name string, games []G, book medals.Book) []medals.State

// StatisticsPage is the page with the statistics of a game.
type StatisticsPage[G any] interface {
	shell.Screen

	Context() context.Context
	Show(games []G)
	ToMedals()
}

// Honours are the medals and ranks of a game in the window: found in all games, noted, and shown where one has ended.
type Honours[M Match[M], T Table, G any] struct {
	Ahead  Run  // runs what nobody waits for
	Unseen bool // medals came while the review covered the end of their game

	house *House[M, T]
	lent  Reached[M, G]
	stop  func() // ends the last reckoning, if it goes on
}

// NewHonours are those of a game.
func NewHonours[M Match[M], T Table, G any](house *House[M, T], lent Reached[M, G]) *Honours[M, T, G] {
	return &Honours[M, T, G]{Ahead: house.Stage().Ahead, house: house, lent: lent, stop: func() {}}
}

// honoured is a person at the table of a game that has ended, with the medals that they have now. Those of somebody for
// whom nobody has looked before are taken as known, but for those of this very game: old games are not announced by the
// dozen.
type honoured struct {
	name   string
	book   medals.Book
	asked  bool          // somebody has looked before
	before []medals.Name // those without the game, if nobody has
	now    []medals.State
}

// honoured are the persons at the table of a game.
func (h *Honours[M, T, G]) honoured(game M) (persons []honoured) {
	user, announced := h.house.Person(), h.announced()
	for _, name := range h.house.Called(game) {
		if name == "" || slices.ContainsFunc(persons, func(p honoured) bool { return p.name == name }) {
			continue
		}
		p := honoured{name: name}
		if name == user {
			p.book = h.lent.Book()
		}
		_, p.asked = announced.Of(h.house.Persons().Names(name)...)
		persons = append(persons, p)
	}
	return persons
}

// Called is what the persons at the table of a game are called, by seat; "" for computer players.
func (h *House[M, T]) Called(game M) []string {
	seats := game.Seats()
	names := make([]string, len(seats))
	var persons []*string
	for i, seat := range seats {
		if seat.IsPerson() {
			names[i] = seat.Name
			persons = append(persons, &names[i])
		}
	}
	h.Persons().Call(persons)
	return names
}

func (h *Honours[M, T, G]) announced() *settings.Announced {
	announced, _ := h.lent.Memory()
	return announced
}

// Reckon finds what a game that has ended, or its review, has changed for those at its table: the rank of the person at
// the screen, and medals. All games are gathered once for both. Practice and games of somebody else change nothing.
func (h *Honours[M, T, G]) Reckon(game M, run Run) {
	if h.house.Archive() == nil || game.About().Practice || !h.house.IsOwn(game.About()) {
		return
	}
	var persons []honoured
	if h.house.Finished == game { // medals are shown where it has ended
		persons = h.honoured(game)
	}
	id, of := game.About().ID, h.lent.Medals()
	isGame := func(g G) bool { return h.lent.ID(&g) == id }
	h.gathered(run, func(games []G) {
		for i := range persons {
			p := &persons[i]
			p.now = slices.DeleteFunc(of(p.name, games, p.book), func(s medals.State) bool { return !s.Done })
			if !p.asked {
				p.before = medals.Done(of(p.name, slices.DeleteFunc(slices.Clone(games), isGame), p.book.Without(id)))
			}
		}
	}, func() { h.award(game, persons) })
}

// ReckonSeen reckons once the review has been closed that covered the end of a game.
func (h *Honours[M, T, G]) ReckonSeen() {
	if h.Unseen && h.house.End != nil {
		h.Reckon(h.house.Finished, h.house.Stage().Ahead)
	}
}

// Recount finds the rank of the person at the screen anew, as other games count.
func (h *Honours[M, T, G]) Recount() {
	if h.house.Archive() != nil {
		h.gathered(h.house.Stage().Think, func([]G) {}, func() {})
	}
}

// gathered has all games gathered on a goroutine that run begins, and something found in them there; then it notes the rank
// of the person at the screen, and calls done. Of two reckonings the later one holds.
func (h *Honours[M, T, G]) gathered(run Run, find func([]G), done func()) {
	h.stop()
	ctx, stop := context.WithCancel(h.house.Context())
	h.stop = stop
	games := h.house.Archive()
	var book *ledger.Book[G]
	run(ctx, func(ctx context.Context) {
		if book = gathered(h.house, ctx, games, h.lent.Gather); book != nil {
			find(book.Games)
		}
	}, func() {
		stop()
		if book != nil {
			h.NoteRank(book.Games)
			done()
		}
	})
}

// award shows the medals of a game as long as its end is shown: those that it was earned with, and new ones, which it
// remembers to have shown. New ones that nobody could see are shown when the review no longer covers the end, or at the end
// of the next game.
func (h *Honours[M, T, G]) award(game M, persons []honoured) {
	w := h.house
	atEnd := w.End != nil && w.Finished == game
	shown := atEnd && w.Stage().Depth() == 1
	h.Unseen = false
	var earned []medalcase.Earned
	changed := false
	note := func(person string, names []medals.Name) {
		var texts []string
		for _, name := range names {
			texts = append(texts, string(name))
		}
		h.announced().Add(person, texts...)
		changed = true
	}
	for _, p := range persons {
		if !p.asked && p.now != nil {
			note(p.name, p.before)
		}
		known, _ := h.announced().Of(w.Persons().Names(p.name)...)
		var fresh []medals.Name
		for _, state := range p.now {
			isNew := !slices.Contains(known, string(state.Name))
			if isNew {
				fresh = append(fresh, state.Name)
			}
			if isNew || state.Game == game.About().ID {
				one := medalcase.Earned{State: state}
				if len(persons) > 1 {
					one.Player = p.name
				}
				earned = append(earned, one)
			}
		}
		h.Unseen = h.Unseen || atEnd && !shown && len(fresh) > 0
		if shown && len(fresh) > 0 {
			note(p.name, fresh)
		}
	}
	if changed {
		w.Stage().Keep()
	}
	if shown && len(earned) > 0 {
		w.End.Award(h.lent.Case.Awards(w.Stage(), earned, func() { h.showMedals(game) }))
	}
}

// ShowStatistics shows what all games of the persons at this screen come to.
func (h *Honours[M, T, G]) ShowStatistics() {
	h.show(h.house.GoBack, h.house.BackTip(), func(StatisticsPage[G]) {})
}

// showMedals shows all medals after a game, and leads back to its end.
func (h *Honours[M, T, G]) showMedals(game M) {
	before := h.house.WayBack()
	h.show(func() {
		h.lent.Look(game)
		h.house.LeadBack(before)
		h.house.game.Ending(game)
	}, "medal.back.tip", StatisticsPage[G].ToMedals)
}

// show shows the statistics, which lead back, and tip says where that is. The games are counted in the background; ready is
// called with the page once it has them.
func (h *Honours[M, T, G]) show(back func(), tip words.ID, ready func(StatisticsPage[G])) {
	var book ledger.Book[G]
	calls := h.house.Statistics(h.ShowStatistics, func(save ledger.Save) error { return h.lent.Export(&book, save) })
	calls.Back, calls.BackTip = back, tip
	page := h.lent.Page(h.house.Person(), h.lent.Book(), calls)
	h.house.MoveTo(page)
	Count(h.house, page.Context(), h.lent.Gather, func(games []G) {
		book.Games = games
		if h.house.Archive() != nil {
			h.NoteRank(games)
		}
		page.Show(games)
		ready(page)
	})
}

// NoteRank remembers the rank of the person at the screen.
func (h *Honours[M, T, G]) NoteRank(games []G) {
	name := h.house.Person()
	found := h.lent.Rank(games, name)
	rank := &settings.Rank{Name: name, Level: found.Level, Sure: found.Certainty()}
	if found.Level == 0 {
		rank = nil
	}
	if _, at := h.lent.Memory(); rank != *at && (rank == nil || *at == nil || *rank != **at) {
		*at = rank
		h.house.Stage().Keep()
		h.house.StandingChanged()
	}
}

// RankLine is the rank of the person at the screen in a line, "" as long as none has been found. Nothing is counted here.
func (h *Honours[M, T, G]) RankLine() string {
	_, at := h.lent.Memory()
	if rank := *at; rank != nil && rank.Name == h.house.Person() {
		return statisticspage.RankLine(h.house.Stage().Words, rank.Level, rank.Sure)
	}
	return ""
}
