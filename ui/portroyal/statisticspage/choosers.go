package statisticspage

import (
	"slices"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/statisticspage"
	"portroyal/ui/words"
)

// selection is what has been chosen of the games.
type selection struct {
	statisticspage.Selection
	together bool
	edition  statistics.Edition // "" for all
}

// filter is what is chosen, for the engine.
func (p *Page) filter() statistics.Filter {
	c := &p.Chosen
	f := statistics.Filter{
		Name: c.Name, Together: c.together, Edition: c.edition, Players: c.Players, WithoutHints: c.Unaided,
		Since: c.Since(p.stage.Time()),
	}
	if c.Level != 0 {
		f.Level = c.Level.String()
	}
	return f
}

// occurring is what there is to choose from in the games of a person.
type occurring struct {
	statisticspage.Occurring
	against, together bool
	editions          []statistics.Edition
}

// occurs looks through the games of the person and the kind that are chosen.
func (p *Page) occurs() (o occurring) {
	now := p.stage.Time()
	for i := range p.games {
		g := &p.games[i]
		seat := slices.IndexFunc(g.Seats, func(s statistics.Seat) bool { return s.Player == "" && s.Name == p.Chosen.Name })
		if g.Practice || seat < 0 {
			continue
		}
		o.together = o.together || g.Together
		o.against = o.against || !g.Together
		if g.Together != p.Chosen.together {
			continue
		}
		o.Aided = o.Aided || g.Seats[seat].Hints > 0 || g.Undone > 0
		o.Count(g.Begun, now, len(g.Seats))
		o.editions = statisticspage.With(o.editions, g.Edition)
		for i := range g.Seats {
			if who, known := statistics.Facts.Opponents[g.Seats[i].Player]; known {
				o.Meets(who.Level)
			}
		}
	}
	slices.Sort(o.editions)
	return o
}

// editionNames are the names of editions.
const editionNames words.Family[statistics.Edition] = "figures.edition.*"

// filters adds the plates that choose games, of those between which there is a choice.
func (p *Page) filters() {
	w, chosen := p.stage.Words, &p.Chosen
	occurs := p.occurs()
	kind := func(together bool, id words.ID) statisticspage.Choice {
		return statisticspage.Choice{Text: w.T(id), Chosen: chosen.together == together, Take: func() {
			*chosen = selection{Selection: statisticspage.Selection{Name: chosen.Name}, together: together}
		}}
	}
	p.Filter("figures.choose.kind", occurs.against && occurs.together,
		kind(false, "figures.against"), kind(true, "figures.together"))
	p.Filter("figures.choose.edition", len(occurs.editions) > 1, statisticspage.ChoicesOf(w.T("figures.edition"),
		func(e statistics.Edition) string { return w.T(editionNames.ID(e)) }, occurs.editions, &chosen.edition)...)
	p.FilterPlayers(&occurs.Occurring, &chosen.Selection)
	p.FilterLevels(&occurs.Occurring, &chosen.Selection, func(l bot.Level) string { return w.T(terms.Levels.ID(l)) })
	p.FilterRest(&occurs.Occurring, &chosen.Selection)
}
