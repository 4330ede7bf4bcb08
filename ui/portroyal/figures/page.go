// Package figures is the page with what all games of a person at this screen come to: wins, points, risks, luck and what
// decisions cost. The engine's statistics say all of it; the page draws what there is, and leaves out what has no games.
package figures

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/bot"
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
}

// Page is the page.
type Page struct {
	stage *pieces.Stage
	games []statistics.Game
	ready bool // the games are there
	calls Calls

	names []string // persons who have played
	who   int      // which of them is told of

	earned earned

	together bool
	edition  int // among the choices of each, 0 for all
	players  int
	level    int
	since    int
	unaided  bool

	size    fyne.Size
	by      float32 // how much larger than usual everything is drawn
	ctx     context.Context
	cancel  context.CancelFunc
	harbour *scenery.Quiet
	root    *fyne.Container
	scroll  *container.Scroll
}

// New makes the page; user is the person whom it tells of first. Show gives it the games.
func New(s *pieces.Stage, user string, calls Calls) *Page {
	p := &Page{stage: s, calls: calls, names: []string{user}}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	p.harbour = scenery.NewQuiet(p.ctx, s.Stage)
	p.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &p.size, Build: p.build})
	return p
}

// Show shows the games.
func (p *Page) Show(games []statistics.Game) {
	user := p.names[0]
	p.games, p.ready = games, true
	p.earned.user, p.earned.states = user, nil
	p.names = statistics.Names(games)
	p.who = max(slices.Index(p.names, user), 0)
	against := slices.ContainsFunc(games, func(g statistics.Game) bool { return !g.Together && !g.Practice })
	p.together = !against && len(games) > 0
	p.build()
}

// Context is done when the page has been left.
func (p *Page) Context() context.Context { return p.ctx }

// Content is what the window shows.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Restyle shows everything anew after a change of language or theme.
func (p *Page) Restyle() { p.build() }

// Leave ends the drawing of the harbour.
func (p *Page) Leave() { p.cancel() }

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

// filter is what is chosen.
func (p *Page) filter() statistics.Filter {
	f := statistics.Filter{Together: p.together, WithoutHints: p.unaided}
	if len(p.names) > 0 {
		f.Name = p.names[p.who]
	}
	if editions := p.editions(); p.edition > 0 && p.edition <= len(editions) {
		f.Edition = editions[p.edition-1]
	}
	if numbers := p.numbers(); p.players > 0 && p.players <= len(numbers) {
		f.Players = numbers[p.players-1]
	}
	if levels := p.levels(); p.level > 0 && p.level <= len(levels) {
		f.Level = levels[p.level-1].String()
	}
	if days := spans[p.since].days; days > 0 {
		f.Since = p.stage.Time().AddDate(0, 0, -days)
	}
	return f
}

// spans are the times that can be chosen.
var spans = []struct {
	id   words.ID
	days int
}{{"figures.since.ever", 0}, {"figures.since.month", 30}, {"figures.since.year", 365}}

// own calls do with each game of the kind that is shown and its seat of the person.
func (p *Page) own(do func(g *statistics.Game)) {
	if len(p.names) == 0 {
		return
	}
	for i := range p.games {
		g := &p.games[i]
		if g.Practice || g.Together != p.together {
			continue
		}
		if slices.ContainsFunc(g.Seats, func(s statistics.Seat) bool { return s.Player == "" && s.Name == p.names[p.who] }) {
			do(g)
		}
	}
}

// editions, numbers of players and levels of opponents that occur.
func (p *Page) editions() (all []statistics.Edition) {
	p.own(func(g *statistics.Game) { all = append(all, g.Edition) })
	slices.Sort(all)
	return slices.Compact(all)
}

func (p *Page) numbers() (all []int) {
	p.own(func(g *statistics.Game) { all = append(all, len(g.Seats)) })
	slices.Sort(all)
	return slices.Compact(all)
}

func (p *Page) levels() (all []bot.Level) {
	p.own(func(g *statistics.Game) {
		for i := range g.Seats {
			if level, known := g.Seats[i].Level(); known {
				all = append(all, level)
			}
		}
	})
	slices.Sort(all)
	return slices.Compact(all)
}

// Names of editions and levels.
const (
	editionNames words.Family[statistics.Edition] = "figures.edition.*"
	levelNames   words.Family[bot.Level]          = "level.*"
)

func (p *Page) build() {
	if p.size.Width == 0 {
		return
	}
	p.by = stage.Growth(p.size)
	side := 24 * p.by
	head, filters, foot := p.head(), p.filters(), p.foot()
	wide := p.size.Width - 2*side
	y := side * 0.5
	objects := []fyne.CanvasObject{widgets.Placed(p.harbour.Object(), fyne.Position{}, p.size)}
	put := func(object fyne.CanvasObject) {
		high := object.MinSize().Height
		objects = append(objects, widgets.Placed(object, fyne.NewPos(side, y), fyne.NewSize(wide, high)))
		y += high + 8*p.by
	}
	put(head)
	put(filters)
	footHigh := foot.MinSize().Height
	bottom := p.size.Height - footHigh - side*0.5
	body := p.body(fyne.NewSize(wide, bottom-8*p.by-y))
	objects = append(objects,
		widgets.Placed(body, fyne.NewPos(side, y), fyne.NewSize(wide, bottom-8*p.by-y)),
		widgets.Placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(wide, footHigh)))
	p.root.Objects = objects
	p.stage.HandOnKeys(p.root, p.Typed)
	p.root.Refresh()
	p.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// head is the title, and who is told of.
func (p *Page) head() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	head := container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("figures.title"), 24*p.by)), layout.NewSpacer())
	if p.ready && len(p.names) > 0 {
		name := widgets.NewPlate(c, widgets.PlainPlate, p.names[p.who], func() {
			p.who, p.edition, p.players, p.level = (p.who+1)%len(p.names), 0, 0, 0
			p.build()
		}).WithToolTip(w.T("figures.who.tip"))
		name.Growth = p.by
		name.SetWaiting(len(p.names) < 2)
		head.Add(name)
	}
	return head
}

// filters are the plates that choose games; each goes to its next choice.
func (p *Page) filters() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	row := container.New(layout.NewCustomPaddedHBoxLayout(6 * p.by))
	add := func(text string, chosen bool, of int, tap func()) {
		kind := widgets.QuietPlate
		if chosen {
			kind = widgets.CalmPlate
		}
		plate := widgets.NewPlate(c, kind, text, func() {
			tap()
			p.build()
		}).WithToolTip(w.T("figures.filter.tip"))
		plate.Growth = p.by
		plate.SetWaiting(of < 2)
		row.Add(plate)
	}
	text := w.T("figures.against")
	if p.together {
		text = w.T("figures.together")
	}
	add(text, p.together, 2, func() { p.together, p.edition, p.players, p.level = !p.together, 0, 0, 0 })
	f := p.filter()
	editions, numbers, levels := p.editions(), p.numbers(), p.levels()
	text = w.T("figures.edition")
	if f.Edition != "" {
		text = w.T(editionNames.ID(f.Edition))
	}
	add(text, f.Edition != "", len(editions), func() { p.edition = (p.edition + 1) % (len(editions) + 1) })
	text = w.T("figures.players")
	if f.Players > 0 {
		text = w.N("figures.seats", f.Players)
	}
	add(text, f.Players > 0, len(numbers), func() { p.players = (p.players + 1) % (len(numbers) + 1) })
	text = w.T("figures.level")
	if f.Level != "" {
		text = w.T(levelNames.ID(levels[p.level-1]))
	}
	add(text, f.Level != "", len(levels), func() { p.level = (p.level + 1) % (len(levels) + 1) })
	add(w.T(spans[p.since].id), p.since > 0, 2, func() { p.since = (p.since + 1) % len(spans) })
	text = w.T("figures.hints.all")
	if p.unaided {
		text = w.T("figures.hints.none")
	}
	add(text, p.unaided, 2, func() { p.unaided = !p.unaided })
	return row
}

// foot leads back, and hands out the numbers.
func (p *Page) foot() fyne.CanvasObject {
	foot := container.NewHBox(p.stage.Plate(widgets.PlainPlate, "figures.back", p.by, p.calls.Back), layout.NewSpacer())
	if p.calls.Export != nil {
		export := p.stage.Plate(widgets.PlainPlate, "figures.export", p.by, p.calls.Export)
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
	gap := 14 * p.by
	bar := 14 * p.by
	width := (size.Width - gap - bar) / 2
	var high [2]float32
	all := &fyne.Container{}
	for _, section := range p.sections(sum, width) {
		column := 0
		if high[1] < high[0] {
			column = 1
		}
		need := fyne.NewSize(width, section.MinSize().Height)
		at := fyne.NewPos(float32(column)*(width+gap), high[column])
		all.Objects = append(all.Objects, widgets.Placed(section, at, need))
		high[column] += need.Height + gap
	}
	return p.scrolled(p.below(all, size.Width-bar, max(high[0], high[1]), size.Height))
}

// scrolled is the body where there is more of it than fits.
func (p *Page) scrolled(all fyne.CanvasObject) fyne.CanvasObject {
	p.scroll = container.NewVScroll(all)
	widgets.OnFocus(all, func(part fyne.CanvasObject) { widgets.ScrollTo(p.scroll, part) })
	return p.scroll
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
