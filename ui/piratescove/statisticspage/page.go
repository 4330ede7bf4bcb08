// Package statisticspage is the page with what all games of Pirate's Cove of a person come to: wins and places, where fame comes
// from, fights, islands and plunder. The engine's statistics say all of it; the page draws what there is, and leaves out
// what has no games.
package statisticspage

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/statisticspage"
)

// Calls are what the page offers.
type Calls = statisticspage.Calls

// Page is the page.
type Page struct {
	*statisticspage.Page[statisticspage.Selection]

	games []statistics.Game
	user  string // at the screen
}

// New makes the page; user is the person whom it tells of first. Show gives it the games.
func New(s *stage.Stage, user string, calls Calls) *Page {
	p := &Page{user: user}
	p.Page = statisticspage.New(s, calls, statisticspage.Content[statisticspage.Selection]{
		Date:   p.day,
		Person: func(chosen statisticspage.Selection) string { return chosen.Name },
		All:    func(name string) statisticspage.Selection { return statisticspage.Selection{Name: name} },
		Some: func() bool {
			_, some := p.occurs()
			return some
		},
		Filters: p.filters, Body: p.body,
	})
	return p
}

// Show shows the games.
func (p *Page) Show(games []statistics.Game) {
	p.games = games
	names := statistics.Names(games)
	if len(names) == 0 {
		names = []string{p.user}
	}
	p.Page.Show(len(games), names, p.user)
}

// filter is what is chosen, for the engine.
func (p *Page) filter() statistics.Filter {
	c := &p.Chosen
	f := statistics.Filter{Name: c.Name, Players: c.Players, WithoutHints: c.Unaided, Since: c.Since(p.Stage.Time())}
	if c.Level != 0 {
		f.Level = c.Level.String()
	}
	return f
}

// occurs looks through the games of the person who is chosen, and reports whether there are any.
func (p *Page) occurs() (o statisticspage.Occurring, some bool) {
	now := p.Stage.Time()
	for i := range p.games {
		g := &p.games[i]
		seat := slices.IndexFunc(g.Seats, func(s statistics.Seat) bool { return s.Player == "" && s.Name == p.Chosen.Name })
		if g.Practice || seat < 0 {
			continue
		}
		some = true
		o.Aided = o.Aided || g.Seats[seat].Hints > 0 || g.Undone > 0
		o.Count(g.Begun, now, len(g.Seats))
		for i := range g.Seats {
			if who, known := statistics.Facts.Opponents[g.Seats[i].Player]; known {
				o.Meets(who.Level)
			}
		}
	}
	return o, some
}

// filters adds the plates that choose games, of those between which there is a choice.
func (p *Page) filters() {
	occurs, _ := p.occurs()
	p.FilterPlayers(&occurs, &p.Chosen)
	p.FilterLevels(&occurs, &p.Chosen, func(l bot.Level) string { return terms.Level(p.Stage.Words, l) })
	p.FilterRest(&occurs, &p.Chosen)
}

// body puts all that there is to tell of the person.
func (p *Page) body(wide float32, put func(fyne.CanvasObject)) {
	sum := statistics.Sum(p.games, p.filter())
	if sum.Games == 0 {
		put(p.Nothing(wide))
		if _, some := p.occurs(); !some {
			put(container.NewCenter(p.coming(sum, p.ColumnWidth(wide))))
		}
		return
	}
	put(p.glance(sum, wide))
	put(p.InColumns(p.sections(sum, p.ColumnWidth(wide)), wide))
}

// day is the date of a game.
func (p *Page) day(id string) string {
	at := slices.IndexFunc(p.games, func(g statistics.Game) bool { return g.ID == id })
	if at < 0 {
		return ""
	}
	return p.Stage.Words.Date(p.games[at].Begun.In(time.Local))
}
