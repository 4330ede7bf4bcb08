package house

import (
	"context"
	"slices"
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/calendar"
	"portroyal/engine/mistakes"
	"portroyal/engine/record"
	"portroyal/engine/reviews"
	ownpage "portroyal/ui/mistakes"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/start"
	"portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Mistakes are what a game lends to its players' own mistakes, which are puzzles P among actions A.
type Mistakes[M any, P mistakes.Puzzle[A], A comparable] struct {
	File   string // of the box, beside the settings
	Screen *ownpage.Game[P, A]
	Off    func() *bool // whether the player has switched the search off

	Counts func(*record.Head) bool // a game is looked through
	// Candidates are those of a game, as far as it has been reviewed; whole says that none follows.
	Candidates func(r record.Record, shelf reviews.Shelf) (all []mistakes.Candidate[P, A], whole bool)
	Examiner   func() (Examine[P, A], error)
	// Board lays a puzzle on the table with those who sat in its game, which is none if it is gone.
	Board func(e *mistakes.Entry[P, A], game M, posed Posed[A]) Board
}

// Examine finds out whether a candidate is a clear mistake. It gives way by pause.
type Examine[P mistakes.Puzzle[A], A any] func(
	ctx context.Context, pause func(context.Context), c *mistakes.Candidate[P, A], box *mistakes.Box[P, A], today calendar.Day,
) (mistakes.Entry[P, A], error)

// Posed are what a puzzle of a player's own offers on the table.
type Posed[A any] struct {
	Title    func(*words.Words) string
	Answered func(right bool) (times int) // keeps an answer, and says how many have counted
	// Says is what is said about an answer, by what actions are called, and what they are worth.
	Says func(w *words.Words, chosen A, named func(A) string, worth func(A) float64) (head, text string)
	Next *table.Way // nil after the last one
	Back table.Way
	Look *table.Way // to the decision in its game; nil if that is gone
}

// searchAfter is how long after the program the search begins, when everything else is there.
const searchAfter = 20 * time.Second

// SearchBack is how many games the search goes back. Those in which something is to be looked at later wait longer.
const SearchBack = 20

// Mistaken is the box with the players' own mistakes in the window, and the search for more of them: one game after the other
// is looked through in the background, one decision at a time, whatever is on the screen.
type Mistaken[M Match[M], T Table, P mistakes.Puzzle[A], A comparable] struct {
	mistakes.Box[P, A]
	*shell.Store

	house *House[M, T]
	lent  Mistakes[M, P, A]

	examine  Examine[P, A]
	stop     context.CancelFunc // ends the search, nil while nothing is looked for
	unready  context.CancelFunc // ends the waiting for the first one
	passed   map[string]bool    // games that cannot be looked through, for this time
	reviewed map[string]bool    // games that have got their review since the last step of the search began
}

// NewMistaken is the box of a game. It is read once the window is there, by Ready.
func NewMistaken[M Match[M], T Table, P mistakes.Puzzle[A], A comparable](
	house *House[M, T], lent Mistakes[M, P, A],
) *Mistaken[M, T, P, A] {
	return &Mistaken[M, T, P, A]{house: house, lent: lent, passed: map[string]bool{}, reviewed: map[string]bool{}}
}

// mistakesFaults are the sentences about the file of the box.
const mistakesFaults words.Family[shell.StoreFault] = "mistakes.*"

// Ready reads the file, and goes on later with the search that was not finished the last time.
func (m *Mistaken[M, T, P, A]) Ready() {
	m.Store = shell.OpenStore(m.house.Window, m.lent.File, &m.Box, mistakes.Load[P, A],
		func(fault shell.StoreFault, file string) *shell.News {
			return &shell.News{In: words.Say(mistakesFaults.ID(fault), "File", file)}
		})
	ctx, stop := context.WithCancel(m.house.Context())
	m.unready = stop
	m.house.Stage().After(ctx, searchAfter, m.Search)
}

// Person is what the person at the screen is called where all that they have done under any name is counted.
func (h *House[M, T]) Person() string { return h.Persons().Called(h.AtScreen().Name) }

// Called is the box with everybody called what they are, whatever the name under which they played.
func (m *Mistaken[M, T, P, A]) Called() mistakes.Box[P, A] { return m.As(m.house.Persons().Called) }

// Stands is how it stands with the mistakes of the person at the screen: none waits where they are switched off.
func (m *Mistaken[M, T, P, A]) Stands() start.Mistaken {
	today := m.house.Today()
	if *m.lent.Off() {
		return start.Mistaken{Today: today}
	}
	box, name := m.Called(), m.house.Person()
	return start.Mistaken{Due: box.Due(name, today), Today: today, Next: box.NextDue(name, today)}
}

// ShowOwn shows the mistakes of the person at the screen.
func (m *Mistaken[M, T, P, A]) ShowOwn() { m.Show(m.house.Person(), "") }

// Show shows the puzzles of a player's own mistakes; the keys begin at one of them.
func (m *Mistaken[M, T, P, A]) Show(player string, at mistakes.Key) {
	m.Search()
	h := m.house
	h.MoveTo(ownpage.New(h.Stage(), ownpage.Shown[P, A]{
		Game: m.lent.Screen, Box: m.Called, Player: player, Today: h.Today(), On: func() bool { return !*m.lent.Off() },
	}, at, ownpage.Calls{
		Open:   func(key mistakes.Key) { m.Open(player, key) },
		Player: func(name string) { m.Show(name, "") },
		Clear:  func() { m.clear(player) },
		Switch: func() {
			m.turn(*m.lent.Off())
			h.Stage().Keep()
			m.Show(player, "")
		},
		Back: h.GoBack, BackTip: h.BackTip(),
	}))
}

// Open lays one of a player's own mistakes on the table, with those who sat there.
func (m *Mistaken[M, T, P, A]) Open(player string, key mistakes.Key) {
	e, there := m.Puzzles[key]
	if !there || e.Gone != "" { // another window has cleared it
		m.Show(player, "")
		return
	}
	h, today := m.house, m.house.Today()
	answer := ownpage.Answer[P, A]{Entry: e, After: e}
	game := h.Saved(e.Game)
	posed := Posed[A]{
		Title: func(t *words.Words) string {
			return t.T("mistakes.one", "Kind", m.lent.Screen.Asks(t, e.Puzzle), "From", m.lent.Screen.From(t, &e))
		},
		Answered: func(right bool) int {
			before := m.Puzzles[key]
			answer.Right, answer.Early = right, before.Gone == "" && !before.IsDue(today)
			answer.After = m.Answer(key, right, today)
			m.Keep()
			return answer.After.Answers
		},
		Says: answer.Says,
		Back: table.Way{ID: "mistakes.all", Go: func() { m.Show(player, key) }},
	}
	if next := m.next(player, key); next != "" {
		posed.Next = &table.Way{ID: "puzzle.next", Go: func() { m.Open(player, next) }}
	}
	var none M
	if game != none {
		posed.Look = &table.Way{ID: "mistakes.look", Go: func() { h.LookAgain(game, e.Step) }}
	}
	if board := m.lent.Board(&e, game, posed); board != nil {
		h.MoveTo(board)
		board.Start()
	}
}

// next is the puzzle of a player after one of them that waits today, "" if there is none.
func (m *Mistaken[M, T, P, A]) next(player string, key mistakes.Key) mistakes.Key {
	box, today := m.Called(), m.house.Today()
	for _, next := range box.Of(player, today) {
		if e := box.Puzzles[next]; next != key && e.IsDue(today) {
			return next
		}
	}
	return ""
}

// turn has mistakes looked for, or not any more. Those that were found stay.
func (m *Mistaken[M, T, P, A]) turn(on bool) {
	*m.lent.Off() = !on
	if on {
		m.Search()
	} else {
		m.EndSearch()
	}
}

// clear takes out a player's puzzles, once they have said yes.
func (m *Mistaken[M, T, P, A]) clear(player string) {
	s := m.house.Stage()
	t := s.Words
	stay := sheet.Plate(s, widgets.CalmPlate, t.T("mistakes.clear.no"), s.Close).WithToolTip(t.T("mistakes.clear.no.tip"))
	clear := sheet.Plate(s, widgets.RiskyPlate, t.T("mistakes.clear.yes"), func() {
		s.CloseAll()
		for _, name := range m.house.Persons().Names(player) {
			m.Clear(name)
		}
		m.Keep()
		m.Show(player, "")
	})
	box := m.Called()
	n := len(box.Of(player, m.house.Today()))
	sheet.Ask(s, "mistakes.clear", "mistakes.title", t.N("mistakes.clear.about", n), stay, clear)
}

// Recount takes out what is from games that do not count any more, and looks for more.
func (m *Mistaken[M, T, P, A]) Recount() {
	theirs := map[string]bool{}
	for e := range m.house.KnownOf(m.house.game.Name) {
		theirs[e.ID] = !m.house.IsOwn(&e.Head)
	}
	if m.ClearOf(theirs) {
		m.Keep()
	}
	m.Search()
}

// Search looks through the games that have been reviewed and not been looked through, the last one first. It gives way to
// all other work: reviews, computer players that think, hints.
func (m *Mistaken[M, T, P, A]) Search() {
	if m.stop != nil || *m.lent.Off() || m.house.Archive() == nil || m.house.Stage().Inline { // nothing is done aside there
		return
	}
	games := m.ToSearch()
	if len(games) == 0 {
		return
	}
	ctx, stop := context.WithCancel(m.house.Context())
	m.stop = stop
	step := m.Step(nil)
	m.house.Stage().Aside(ctx, func(ctx context.Context, pause func(context.Context)) {
		m.house.Settled(ctx)
		step.pause = pause
		step.Look(ctx, games)
	}, func() {
		stop()
		m.stop = nil
		m.Take(step)
	})
}

// ToSearch are the games in which something may be found, by their ids.
func (m *Mistaken[M, T, P, A]) ToSearch() (games []string) {
	box, i := m.Called(), -1
	for e := range m.house.KnownOf(m.house.game.Name) {
		i++
		full, later := box.Later[e.ID]
		switch {
		case !m.lent.Counts(&e.Head) || !m.house.IsOwn(&e.Head) || m.Looked[e.ID] || m.passed[e.ID]:
		case later && slices.ContainsFunc(full, box.HasRoom), !later && i < SearchBack:
			games = append(games, e.ID)
		}
	}
	return games
}

// Reviewed looks through a game that has got its review, also if it has been passed for want of one, or is being passed
// by a step that goes on.
func (m *Mistaken[M, T, P, A]) Reviewed(id string) {
	delete(m.passed, id)
	m.reviewed[id] = true
	m.Search()
}

// EndSearch ends the search, also before it has begun; the mistakes that it has found stay. The one who examines may be at it
// still, so that another search gets another one.
func (m *Mistaken[M, T, P, A]) EndSearch() {
	m.unready()
	if m.stop != nil {
		m.stop()
		m.stop, m.examine = nil, nil
	}
}

// Search is a step of the search: a decision that has been looked at, or games in which there is none any more. It is
// made on another goroutine, which shares nothing of it with the window while it goes on.
type Search[P mistakes.Puzzle[A], A comparable] struct {
	archive    *archive.Archive
	shelf      reviews.Shelf
	candidates func(record.Record, reviews.Shelf) ([]mistakes.Candidate[P, A], bool)
	examiner   func() (Examine[P, A], error)
	examine    Examine[P, A] // nil before it is made
	called     func(name string) string
	box        mistakes.Box[P, A] // with everybody called what they are
	today      calendar.Day
	pause      func(context.Context) // returns when the search may go on

	key     mistakes.Key // "" for none
	entry   mistakes.Entry[P, A]
	through []string            // games that have been looked through
	later   map[string][]string // games in which something is to be looked at when these players have room for it
	passed  []string            // games without a review, or that cannot be read
	err     error
}

// Step begins a step.
func (m *Mistaken[M, T, P, A]) Step(pause func(context.Context)) *Search[P, A] {
	m.reviewed = map[string]bool{}
	return &Search[P, A]{
		archive: m.house.Archive(), shelf: m.house.Reviews(), candidates: m.lent.Candidates, examiner: m.lent.Examiner,
		examine: m.examine, called: m.house.Persons().Called, box: m.Called(), today: m.house.Today(), pause: pause,
	}
}

// Look looks at one decision, in the first of these games that has one.
func (s *Search[P, A]) Look(ctx context.Context, ids []string) {
	for _, id := range ids {
		if s.pause(ctx); ctx.Err() != nil {
			return
		}
		all, whole := s.found(id)
		played := map[mistakes.Key]string{} // under which names
		for i := range all {
			played[all[i].Key] = all[i].Player
			all[i].Player = s.called(all[i].Player)
		}
		next, full := s.box.Next(all)
		switch {
		case next != nil:
			s.at(ctx, next, played[next.Key])
			return
		case !whole:
			s.passed = append(s.passed, id)
		case len(full) > 0:
			if s.later == nil {
				s.later = map[string][]string{}
			}
			s.later[id] = full
		default:
			s.through = append(s.through, id)
		}
	}
}

// at looks at a decision of a player, who was called this in the game.
func (s *Search[P, A]) at(ctx context.Context, next *mistakes.Candidate[P, A], name string) {
	if s.examine == nil {
		if s.examine, s.err = s.examiner(); s.err != nil {
			return
		}
	}
	entry, err := s.examine(ctx, s.pause, next, &s.box, s.today)
	switch {
	case err == nil:
		entry.Player = name
		s.key, s.entry = next.Key, entry
	case ctx.Err() == nil:
		s.err = err
	}
}

// found are the candidates of a game; none for one that has no review, or cannot be read.
func (s *Search[P, A]) found(id string) (all []mistakes.Candidate[P, A], whole bool) {
	if s.shelf.Written(id) == 0 {
		return nil, false
	}
	read, err := s.archive.Load(id)
	if err != nil {
		return nil, false // it is told when somebody opens it
	}
	return s.candidates(read, s.shelf)
}

// Take takes over the results of a step of the search, and takes the next one.
func (m *Mistaken[M, T, P, A]) Take(step *Search[P, A]) {
	m.examine = step.examine
	for _, id := range step.passed {
		m.passed[id] = !m.reviewed[id]
	}
	for _, id := range step.through {
		m.LookedThrough(id)
	}
	for id, players := range step.later {
		m.LookLater(id, players)
	}
	log := m.house.Stage().Log
	if step.err != nil {
		log.Error("mistakes", "error", step.err.Error())
		return
	}
	if step.key != "" {
		m.Add(step.key, step.entry)
		log.Info("mistakes", "game", step.entry.Game, "step", step.entry.Step, "gone", string(step.entry.Gone))
	}
	m.Keep()
	if shown, is := m.house.Screen().(*ownpage.Page[P, A]); is && step.entry.Gone == "" && step.key != "" {
		shown.Restyle()
	}
	m.Search()
}
