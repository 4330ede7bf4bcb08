// Package statisticspage is the page with what all games of a person come to: wins, points, risks, luck and what decisions cost.
// The engine's statistics say all of it; the page draws what there is, and leaves out what has no games.
package statisticspage

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/statisticspage"
)

// Calls are what the page offers.
type Calls = statisticspage.Calls

// Page is the page.
type Page struct {
	*statisticspage.Page[selection]

	stage *pieces.Stage
	games []statistics.Game

	user   string // at the screen
	ladder *statistics.Ladder
	earned earned

	showcase   fyne.CanvasObject // with all medals
	showcaseAt float32           // how far down that is
}

// New makes the page; user is the person whom it tells of first. Show gives it the games.
func New(s *pieces.Stage, user string, calls Calls) *Page {
	p := &Page{stage: s, user: user, ladder: statistics.Measured()}
	p.Page = statisticspage.New(s.Stage, calls, statisticspage.Content[selection]{
		Date:   p.day,
		Person: func(chosen selection) string { return chosen.Name },
		All:    p.all,
		Some: func() bool {
			occurs := p.occurs()
			return occurs.against || occurs.together
		},
		Filters: p.filters, Body: p.body,
	})
	return p
}

// Show shows the games.
func (p *Page) Show(games []statistics.Game) {
	p.games, p.earned.states = games, nil
	names := statistics.Names(games)
	if !slices.Contains(names, p.user) && (len(names) == 0 || len(medals.Done(p.medalsOf(p.user))) > 0) {
		names = append(names, p.user) // who has only solved puzzles has medals as well
	}
	p.Page.Show(len(games), names, p.user)
}

// all chooses all games of a person against others, or those against time where there are no others.
func (p *Page) all(name string) selection {
	return selection{Selection: statisticspage.Selection{Name: name}, together: p.onlyTogether(name)}
}

// onlyTogether reports whether a person has played against time and never against others.
func (p *Page) onlyTogether(name string) bool {
	together := false
	for i := range p.games {
		g := &p.games[i]
		if g.Practice || !slices.ContainsFunc(g.Seats, func(s statistics.Seat) bool { return s.Player == "" && s.Name == name }) {
			continue
		}
		if !g.Together {
			return false
		}
		together = true
	}
	return together
}

// body puts all that there is to tell of the person.
func (p *Page) body(wide float32, put func(fyne.CanvasObject)) {
	sum := statistics.Sum(p.games, p.filter())
	p.showcaseAt = 0
	below := func(object fyne.CanvasObject) {
		p.showcaseAt += object.MinSize().Height + p.Gap()
		put(object)
	}
	if sum.Games == 0 {
		below(p.Nothing(wide))
	}
	if rank := p.rank(wide); rank != nil {
		below(rank)
	}
	if sum.Games > 0 {
		below(p.strip(wide))
		below(p.InColumns(p.sections(sum, p.ColumnWidth(wide)), wide))
	}
	p.showcase = p.medals(wide)
	put(p.showcase)
}

// day is the date of a game.
func (p *Page) day(id string) string {
	at := slices.IndexFunc(p.games, func(g statistics.Game) bool { return g.ID == id })
	if at < 0 {
		return ""
	}
	return p.stage.Words.Date(p.games[at].Begun.In(time.Local))
}

// opponent is what somebody at the table is called.
func (p *Page) opponent(duel *statistics.Duel) string {
	if duel.Player != "" {
		return terms.Opponent(p.stage.Words, duel.Player)
	}
	return duel.Name
}
