// Package figures is the page with what all games of a person at this screen come to: wins, points, risks, luck and what
// decisions cost. The engine's statistics say all of it; the page draws what there is, and leaves out what has no games.
package figures

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what the page offers.
type Calls struct {
	Open   func(game string) // looks at a game
	Export func()            // saves all numbers for other programs; nil where there is no place for them
	Back   func()

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Page is the page.
type Page struct {
	*scenery.Screen

	stage *pieces.Stage
	games []statistics.Game
	ready bool // the games are there
	calls Calls

	names  []string // persons who have played
	chosen selection
	ladder *statistics.Ladder

	choosers []*widgets.Plate // that open lists, in their order
	earned   earned

	by     float32 // how much larger than usual everything is drawn
	scroll *container.Scroll
}

// New makes the page; user is the person whom it tells of first. Show gives it the games.
func New(s *pieces.Stage, user string, calls Calls) *Page {
	p := &Page{stage: s, calls: calls, names: []string{user}, ladder: statistics.Measured()}
	p.Screen = scenery.NewScreen(s.Stage, p.build)
	return p
}

// Show shows the games.
func (p *Page) Show(games []statistics.Game) {
	user := p.names[0]
	p.games, p.ready = games, true
	p.earned.user, p.earned.states = user, nil
	p.names = statistics.Names(games)
	if !slices.Contains(p.names, user) && len(p.names) > 0 {
		user = p.names[0]
	}
	p.chosen = selection{name: user, together: p.onlyTogether(user)}
	p.build()
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

// Typed does what a key stands for.
func (p *Page) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		p.calls.Back()
	case fyne.KeyLeft, fyne.KeyRight:
		p.stage.Walk(key)
	default:
		if p.scroll != nil {
			widgets.ScrollKeys(p.scroll)(key)
		}
	}
}

// editionNames are the names of editions.
const editionNames words.Family[statistics.Edition] = "figures.edition.*"

func (p *Page) build() {
	if p.Size.Width == 0 {
		return
	}
	p.by, p.choosers = stage.Growth(p.Size), nil
	side := 24 * p.by
	head, filters, foot := p.head(), p.filters(), p.foot()
	wide := p.Size.Width - 2*side
	y := side * 0.5
	objects := []fyne.CanvasObject{p.Harbour()}
	put := func(object fyne.CanvasObject) {
		high := object.MinSize().Height
		objects = append(objects, widgets.Placed(object, fyne.NewPos(side, y), fyne.NewSize(wide, high)))
		y += high + 8*p.by
	}
	put(head)
	if filters.MinSize().Height > 0 {
		put(filters)
	}
	footHigh := foot.MinSize().Height
	bottom := p.Size.Height - footHigh - side*0.5
	body := p.body(fyne.NewSize(wide, bottom-8*p.by-y))
	objects = append(objects,
		widgets.Placed(body, fyne.NewPos(side, y), fyne.NewSize(wide, bottom-8*p.by-y)),
		widgets.Placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(wide, footHigh)))
	p.Root.Objects = objects
	p.stage.HandOnKeys(p.Root, p.Typed)
	p.Root.Refresh()
	p.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// head is the title, and who is told of.
func (p *Page) head() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	head := container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("figures.title"), 24*p.by)), layout.NewSpacer())
	if person := p.person(); p.ready && person != nil {
		head.Add(person)
	}
	return head
}

// foot leads back, and hands out the numbers.
func (p *Page) foot() fyne.CanvasObject {
	foot := container.NewHBox(p.stage.BackPlate("figures.back", p.by, p.calls.BackTip, p.calls.Back), layout.NewSpacer())
	if p.calls.Export != nil {
		export := p.stage.Plate(widgets.PlainPlate, "figures.export", p.by, func() {
			if len(p.games) > 0 {
				p.calls.Export()
			}
		})
		export.SetWaiting(len(p.games) == 0)
		foot.Add(export)
	}
	return foot
}

// body are the sections in two columns, or what is to be said where there are no games.
func (p *Page) body(size fyne.Size) fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	p.scroll = nil
	says := ""
	sum := statistics.Sum(p.games, p.filter())
	switch {
	case !p.ready:
		says = w.T("figures.counting")
	case len(p.names) == 0:
		says = w.T("figures.none")
	case sum.Games == 0:
		says = w.T("figures.filtered")
	}
	if says != "" {
		text := widgets.Paragraph(widgets.Line, says, 17*p.by, c.Text, min(size.Width*0.7, 520*p.by), 1, fyne.TextAlignCenter)
		note := container.NewCenter(widgets.NewSheet(c, p.by, 24*p.by, text))
		if !p.ready || len(p.names) == 0 {
			return note
		}
		return p.scrolled(p.below(note, size.Width-14*p.by, note.MinSize().Height+14*p.by, size.Height))
	}
	return p.columns(sum, size)
}

// columns are the rank and, below it, all sections in two columns that are about equally long.
func (p *Page) columns(sum *statistics.Summary, size fyne.Size) fyne.CanvasObject {
	gap, bar := 14*p.by, 14*p.by
	all := &fyne.Container{}
	top := float32(0)
	if rank := p.rank(size.Width - bar); rank != nil {
		top = rank.MinSize().Height
		all.Objects = append(all.Objects, widgets.Placed(rank, fyne.Position{}, fyne.NewSize(size.Width-bar, top)))
		top += gap
	}
	width := (size.Width - gap - bar) / 2
	sections := p.sections(sum, width)
	highs := make([]float32, len(sections))
	for i, section := range sections {
		highs[i] = section.MinSize().Height
	}
	right := split(highs, gap)
	high, number := [2]float32{top, top}, [2]int{}
	for i := range sections {
		high[right[i]] += highs[i] + gap
		number[right[i]]++
	}
	bottom := max(high[0], high[1])
	y := [2]float32{top, top}
	for i, section := range sections {
		of := right[i]
		// The shorter column is filled up, unless there would be much empty paper.
		need := fyne.NewSize(width, highs[i]+min((bottom-high[of])/float32(number[of]), 40*p.by))
		all.Objects = append(all.Objects, widgets.Placed(section, fyne.NewPos(float32(of)*(width+gap), y[of]), need))
		y[of] += need.Height + gap
	}
	return p.scrolled(p.below(all, size.Width-bar, bottom, size.Height))
}

// scrolled is the body where there is more of it than fits.
func (p *Page) scrolled(all fyne.CanvasObject) fyne.CanvasObject {
	p.scroll = container.NewVScroll(all)
	widgets.OnFocus(all, func(part fyne.CanvasObject) { widgets.ScrollTo(p.scroll, part) })
	return p.scroll
}

// split shares heights out to two columns, 0 and 1, such that they are as equally high as can be. The first is in
// column 0.
func split(highs []float32, gap float32) []int {
	const most = 12 // beyond that each goes to the column that is shorter
	n := len(highs)
	best := make([]int, n)
	var sum [2]float32
	for i := range best {
		if sum[1] < sum[0] {
			best[i] = 1
		}
		sum[best[i]] += highs[i] + gap
	}
	if n < 2 || n > most {
		return best
	}
	least := max(sum[0], sum[1]) - gap
	for way := 0; way < 1<<n; way += 2 {
		sum = [2]float32{}
		for i := range n {
			sum[way>>i&1] += highs[i] + gap
		}
		if longest := max(sum[0], sum[1]) - gap; longest < least-1 {
			least = longest
			for i := range n {
				best[i] = way >> i & 1
			}
		}
	}
	return best
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
