// Package medals is what the medals of every game have in common: what a person can learn, dare and achieve, each once. Whether
// and when one was earned is found from what finished games say, from the logbook and from own mistakes alone, so that it can be
// found again at any time and nothing has to be saved. Which medals there are is each game's business, and their names are the
// window's to say.
package medals

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/ledger"
	"portroyal/engine/logbook"
	"portroyal/engine/skill"
)

// Name is the stable name of a medal: in files, and as part of the id of its messages.
type Name string

// Group is what a medal is about, the same way.
type Group string

// Medal is what somebody can earn once.
type Medal struct {
	Name   Name
	Group  Group
	Number int  // that has to be reached, 0 where it is told in words
	Parts  bool // the number is made up of parts that may come one by one, over several games or days
}

// State is how far somebody has come with a medal.
type State struct {
	Medal
	Done bool
	Game string    // in which it was done, "" if it was not done in one
	On   time.Time // when that game began, or noon of the day that counted; the zero time where nobody knows
	Have int       // parts so far, for a medal that has some
}

// Done are the names of the medals that have been earned.
func Done(states []State) (names []Name) {
	for i := range states {
		if states[i].Done {
			names = append(names, states[i].Name)
		}
	}
	return names
}

// Row is a medal of a game that says a G, with how it is found in what a person has done.
type Row[G any] struct {
	Name   Name
	Group  Group
	Number int
	Parts  bool
	Find   func(p *Past[G], number int) Mark
}

// Table lists the medals of a game, those of a group together. A name is for ever: files say which ones have been announced.
type Table[G any] []Row[G]

// All lists the medals themselves.
func (t Table[G]) All() (all []Medal) {
	for i := range t {
		all = append(all, Medal{t[i].Name, t[i].Group, t[i].Number, t[i].Parts})
	}
	return all
}

// Of says how far a person has come with each medal, in the order of the table.
func (t Table[G]) Of(p *Past[G]) []State {
	states := make([]State, 0, len(t))
	for i, medal := range t.All() {
		m := t[i].Find(p, medal.Number)
		s := State{Medal: medal, Done: m.Done, Have: min(m.Have, medal.Number)}
		if m.Done && m.game >= 0 {
			s.Game, s.On = p.Games[m.game].ID, p.Games[m.game].Begun
		} else if m.Done && m.Day != (calendar.Day{}) {
			s.On = time.Date(m.Day.Year, m.Day.Month, m.Day.Date, 12, 0, 0, 0, time.Local)
		}
		states = append(states, s)
	}
	return states
}

// Book is what a logbook says, of whatever results its days are.
type Book struct {
	Puzzles map[string]logbook.Try
	Days    map[calendar.Day]string // whose deals were played to their ends, with the games
	Voyages logbook.Voyages
}

// BookOf is what a logbook says; it does not change with it.
func BookOf[R logbook.Result](l *logbook.Logbook[R]) Book {
	of := l.Clone()
	b := Book{of.Puzzles, map[calendar.Day]string{}, of.Voyages}
	for day, deal := range l.Days {
		if deal.Result != nil {
			b.Days[day] = deal.Game
		}
	}
	return b
}

// Without is the book without a game.
func (b Book) Without(game string) Book {
	b.Days, b.Voyages = maps.Clone(b.Days), maps.Clone(b.Voyages)
	maps.DeleteFunc(b.Days, func(_ calendar.Day, of string) bool { return of == game })
	for voyage, sailed := range b.Voyages {
		sailed = maps.Clone(sailed)
		delete(sailed, game)
		b.Voyages[voyage] = sailed
	}
	return b
}

// Past is all that a person has done.
type Past[G any] struct {
	Games  []Played[G] // that count, by when they began
	Book   Book
	Solved []calendar.Day // on which own mistakes were solved for good, in their order
}

// Played is a game that counts, with the seat of the person.
type Played[G any] struct {
	Game  *G
	Seat  int
	ID    string
	Begun time.Time
	Won   bool // against others, alone or with some of them

	Rivals int         // at the table
	Least  skill.Level // of the rivals, 0 if one of them is no computer player with a level
	Most   skill.Level // among the rivals, 0 if none has a level
	Tastes []string    // characters of the rivals, without the even one
}

// NewPast is what somebody has done in these games, in any order, those of others as well.
func NewPast[G any, E ~string](facts *ledger.Facts[G, E], name string, games []G) *Past[G] {
	p := &Past[G]{}
	for i := range games {
		if seat := facts.Own(&games[i], name); seat >= 0 {
			p.Games = append(p.Games, play(facts, &games[i], seat))
		}
	}
	slices.SortFunc(p.Games, func(a, b Played[G]) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.ID, b.ID)) })
	return p
}

// play looks at who was at the table.
func play[G any, E ~string](facts *ledger.Facts[G, E], g *G, seat int) Played[G] {
	about := facts.About(g)
	of := Played[G]{
		Game: g, Seat: seat, ID: about.ID, Begun: *about.Begun, Rivals: about.Seats - 1, Least: skill.Governor,
		Won: !about.Together && facts.Seat(g, seat).Share > 0,
	}
	for i := range about.Seats {
		if i == seat {
			continue
		}
		who, known := facts.Opponents[facts.Seat(g, i).Player]
		of.Least, of.Most = min(of.Least, who.Level), max(of.Most, who.Level)
		if known && who.Character != skill.Even {
			of.Tastes = append(of.Tastes, who.Character)
		}
	}
	return of
}
