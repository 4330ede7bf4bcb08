package figures

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/figures"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// sections are all sections with something in them.
func (p *Page) sections(sum *statistics.Summary, width float32) (all []fyne.CanvasObject) {
	for _, make := range []func(*statistics.Summary, float32) fyne.CanvasObject{
		p.latest, p.fame, p.wins, p.curve, p.places, p.fights, p.islands, p.plunder, p.spread, p.company, p.records, p.coming,
	} {
		if section := make(sum, width); section != nil {
			all = append(all, section)
		}
	}
	return all
}

// latest are the games one by one, as long as there are too few to count wins; nil after that.
func (p *Page) latest(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if reaches(sum, theWins) {
		return nil
	}
	s := p.Section(width, w.T("figures.latest"))
	s.Say(w.N("figures.latest.games", sum.Games, "Wins", figures.Wins(w, sum.Wins), "Length", length(w, sum)))
	for _, game := range sum.Newest {
		s.Link(outcome(w, game), game.Game)
	}
	return s.Done()
}

// outcome says how a game ended.
func outcome(w *words.Words, of ledger.Outcome) string {
	var fame []string
	for _, n := range of.Points {
		fame = append(fame, strconv.Itoa(n))
	}
	score := strings.Join(fame, "–")
	switch {
	case of.Share == 1:
		return w.T("figures.outcome.won", "Score", score)
	case of.Share > 0:
		return w.T("figures.outcome.shared", "Score", score)
	}
	return w.T("figures.outcome.lost", "Score", score)
}

// length is how long the games took.
func length(w *words.Words, sum *statistics.Summary) string {
	return w.Length(max(time.Duration(sum.Seconds)*time.Second, time.Minute))
}

// wins are games won, altogether and by opponents and players; nil as long as there are few.
func (p *Page) wins(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, theWins) {
		return nil
	}
	s := p.Section(width, w.T("figures.wins"))
	s.Say(w.N("figures.games", sum.Games, "Wins", figures.Wins(w, sum.Wins), "Fair", figures.Wins(w, math.Round(10*sum.Fair)/10),
		"Length", length(w, sum)))
	s.Tally(w.T("figures.all"), sum.Tally)
	if len(sum.ByLevel) > 0 {
		s.Head(w.T("figures.bylevel"))
	}
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		if of := sum.ByLevel[level]; of != nil {
			s.Tally(terms.Level(w, level), of.Tally)
		}
	}
	if len(sum.ByCharacter) > 1 {
		s.Head(w.T("figures.bycharacter"))
		for _, character := range bot.Characters() {
			if of := sum.ByCharacter[character.String()]; of != nil {
				s.Tally(terms.Character(w, character), of.Tally)
			}
		}
	}
	if len(sum.ByPlayers) > 1 {
		s.Head(w.T("figures.byplayers"))
		for _, players := range slices.Sorted(maps.Keys(sum.ByPlayers)) {
			s.Tally(w.N("figures.seats", players), sum.ByPlayers[players].Tally)
		}
	}
	s.Y += 4 * p.By
	s.Note(w.T("figures.wins.about"))
	return s.Done()
}

// ranks are the colours of places, from the first.
var ranks = [cove.MaxPlayers]palette.Source{
	{Base: palette.Gold, On: palette.Ink},
	palette.FromTreasures,
	{Base: palette.Sunset, On: palette.Ink},
	palette.FromFlight, palette.FromSinking,
}

// places are the places by players and by level; nil as long as there are few games.
func (p *Page) places(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, thePlaces) {
		return nil
	}
	s := p.Section(width, w.T("cove.figures.places"))
	row := func(name string, of *statistics.Places) stack {
		one := stack{name: name, beside: w.Decimal(of.Mean())}
		for place, n := range of.At {
			one.shares = append(one.shares, share{
				part: float64(n) / float64(of.Games), paint: ranks[place], written: w.T("end.place.number", "Place", place+1),
				says: w.N("cove.figures.places.place", n, "Name", name, "Place", place+1),
			})
		}
		return one
	}
	rows := []stack{row(w.T("figures.all"), &sum.Places)}
	group := func(head string, more []stack) {
		if len(more) > 1 {
			more[0].head = head
			rows = append(rows, more...)
		}
	}
	var more []stack
	for _, players := range slices.Sorted(maps.Keys(sum.ByPlayers)) {
		more = append(more, row(w.N("figures.seats", players), sum.ByPlayers[players]))
	}
	group(w.T("figures.byplayers"), more)
	more = nil
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		if of := sum.ByLevel[level]; of != nil {
			more = append(more, row(terms.Level(w, level), of))
		}
	}
	group(w.T("figures.bylevel"), more)
	stacks(s, rows, 28, w.T("cove.figures.places.about"))
	return s.Done()
}

// spread is how the games are spread by fame and leads; nil as long as there are few.
func (p *Page) spread(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, theFame) {
		return nil
	}
	s := p.Section(width, w.T("cove.figures.spread"))
	s.Numbers(sum.Fame, w.T("cove.figures.spread.about"), figures.Number)
	s.Numbers(sum.Margin, w.T("figures.margin.about"), figures.Ahead)
	return s.Done()
}

// records are streaks, and the best games.
func (p *Page) records(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	s := p.Section(width, w.T("figures.records"))
	if sum.Longest > 1 {
		s.Say(w.T("figures.streak", "Now", sum.Streak, "Longest", sum.Longest))
	}
	s.Link(w.T("cove.figures.most", "Fame", terms.Fame(w, sum.Most.Value)), sum.Most.Game)
	if sum.Largest.Game != "" {
		s.Link(w.T("figures.largest", "Points", terms.Fame(w, sum.Largest.Value)), sum.Largest.Game)
	}
	if sum.Hunter.Game != "" {
		s.Link(w.T("cove.figures.hunter", "Number", sum.Hunter.Value), sum.Hunter.Game)
	}
	return s.Done()
}

// company are the others at the table, and how often they were at the same island; nil as long as there are few games
// with the same ones.
func (p *Page) company(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if len(sum.Company) == 0 {
		return nil
	}
	s := p.Section(width, w.T("figures.duels"))
	const most = 6
	all := sum.Company[:min(len(sum.Company), most)]
	for i := range all {
		s.Tally(opponent(w, &all[i]), all[i].Tally)
	}
	s.Head(w.T("cove.figures.met"))
	longest := 0.01
	for i := range all {
		longest = max(longest, float64(all[i].Met.Rounds)/float64(all[i].Games))
	}
	var rows []stack
	for i := range all {
		of := &all[i]
		games := float64(of.Games) * longest
		each := w.Decimal(float64(of.Met.Rounds) / float64(of.Games))
		rows = append(rows, stack{
			name: opponent(w, of), beside: each,
			shares: []share{
				{part: float64(of.Met.Plunder) / games, paint: palette.FromPlunder},
				{part: float64(of.Met.Rounds-of.Met.Plunder) / games, empty: true},
			},
			says: w.T("cove.figures.met.row", "Name", opponent(w, of), "Rounds", each,
				"Share", w.Percent(float64(of.Met.Plunder)/math.Max(float64(of.Met.Rounds), 1))),
		})
	}
	stacks(s, rows, 26, w.T("cove.figures.met.about"))
	return s.Done()
}

// opponent is what somebody at the table is called.
func opponent(w *words.Words, of *statistics.Company) string {
	if of.Player != "" {
		return terms.Opponent(w, of.Player)
	}
	return of.Name
}
