// Package figures is the page with what all games of a person at this screen come to: wins, points, risks, luck and what
// decisions cost. The engine's statistics say all of it; the page draws what there is, and leaves out what has no games.
package figures

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/deeds"
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

	user   string   // at the screen
	names  []string // persons of whom there is something to tell
	chosen selection
	before selection // what was chosen before; the zero one if nothing was
	ladder *statistics.Ladder

	choosers []*widgets.Plate // that open lists, in their order
	earned   earned

	by     float32 // how much larger than usual everything is drawn
	scroll *container.Scroll

	showcase   fyne.CanvasObject // with all medals
	showcaseAt float32           // how far down that is
}

// New makes the page; user is the person whom it tells of first. Show gives it the games.
func New(s *pieces.Stage, user string, calls Calls) *Page {
	p := &Page{stage: s, calls: calls, user: user, ladder: statistics.Measured()}
	p.Screen = scenery.NewScreen(s.Stage, p.build)
	return p
}

// Show shows the games.
func (p *Page) Show(games []statistics.Game) {
	p.games, p.ready = games, true
	p.earned.states, p.before = nil, selection{}
	p.names = statistics.Names(games)
	user := p.user
	if !slices.Contains(p.names, user) {
		if len(p.names) == 0 || len(deeds.Done(p.medalsOf(user))) > 0 { // who has only solved puzzles has medals as well
			p.names = append(p.names, user)
		} else {
			user = p.names[0]
		}
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

// body is all that there is to tell of the person, or that the games are still counted.
func (p *Page) body(size fyne.Size) fyne.CanvasObject {
	p.scroll = nil
	if !p.ready {
		return container.NewCenter(p.note(size.Width, p.stage.Words.T("figures.counting")))
	}
	sum := statistics.Sum(p.games, p.filter())
	gap, bar := 14*p.by, 14*p.by
	wide := size.Width - bar
	all := &fyne.Container{}
	y := float32(0)
	put := func(object fyne.CanvasObject) {
		high := object.MinSize().Height
		all.Objects = append(all.Objects, widgets.Placed(object, fyne.NewPos(0, y), fyne.NewSize(wide, high)))
		y += high + gap
	}
	if sum.Games == 0 {
		put(container.NewCenter(p.nothing(size.Width)))
	}
	if rank := p.rank(wide); rank != nil {
		put(rank)
	}
	if sum.Games > 0 {
		put(p.strip(wide))
		sections, high := p.columns(sum, wide, gap)
		all.Objects = append(all.Objects, widgets.Placed(sections, fyne.NewPos(0, y), fyne.NewSize(wide, high)))
		y += high + gap
	}
	p.showcase, p.showcaseAt = p.medals(wide), y
	put(p.showcase)
	p.scroll = container.NewVScroll(widgets.Fixed(all, wide, max(y-gap, size.Height)))
	widgets.OnFocus(all, func(part fyne.CanvasObject) { widgets.ScrollTo(p.scroll, part) })
	return p.scroll
}

// columns are all sections in two columns that are about equally long, and how high that is.
func (p *Page) columns(sum *statistics.Summary, wide, gap float32) (*fyne.Container, float32) {
	all := &fyne.Container{}
	width := (wide - gap) / 2
	sections := p.sections(sum, width)
	highs := make([]float32, len(sections))
	for i, section := range sections {
		highs[i] = section.MinSize().Height
	}
	right := split(highs, gap)
	high, number := [2]float32{}, [2]int{}
	for i := range sections {
		high[right[i]] += highs[i] + gap
		number[right[i]]++
	}
	bottom := max(high[0], high[1])
	y := [2]float32{}
	for i, section := range sections {
		of := right[i]
		// The shorter column is filled up, unless there would be much empty paper.
		need := fyne.NewSize(width, highs[i]+min((bottom-high[of])/float32(number[of]), 40*p.by))
		all.Objects = append(all.Objects, widgets.Placed(section, fyne.NewPos(float32(of)*(width+gap), y[of]), need))
		y[of] += need.Height + gap
	}
	return all, bottom - gap
}

// note is a sheet with a sentence, and below it plates, if there are any.
func (p *Page) note(width float32, says string, plates ...fyne.CanvasObject) fyne.CanvasObject {
	text := widgets.Told(says, 17*p.by, p.stage.Colours().Text, min(width*0.7, 520*p.by))
	all := container.New(layout.NewCustomPaddedVBoxLayout(12*p.by), container.NewCenter(text))
	if len(plates) > 0 {
		all.Add(container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(10*p.by), plates...)))
	}
	return widgets.NewSheet(p.stage.Colours(), p.by, 20*p.by, all)
}

// nothing is what is said where no games are shown, with the ways back to where there were some.
func (p *Page) nothing(width float32) fyne.CanvasObject {
	w := p.stage.Words
	if occurs := p.occurs(); !occurs.against && !occurs.together {
		return p.note(width, w.T("figures.none"))
	}
	var plates []fyne.CanvasObject
	way := func(id words.Tipped, to selection) {
		plates = append(plates, p.stage.Plate(widgets.PlainPlate, id, p.by, func() {
			p.before, p.chosen = p.chosen, to
			p.build()
		}))
	}
	if p.before.name != "" {
		way("figures.undo", p.before)
	}
	if all := (selection{name: p.chosen.name, together: p.onlyTogether(p.chosen.name)}); all != p.before && all != p.chosen {
		way("figures.reset", all)
	}
	return p.note(width, w.T("figures.filtered"), plates...)
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
