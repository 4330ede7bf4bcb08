// Package statisticspage is what the statistics of every game are made of: a page with a title, filters that open lists, and
// sheets in two columns, with rows of wins, charts and lines that open games. What a page tells is in the slice of its game.
package statisticspage

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/ledger"
	"portroyal/engine/medals"
	"portroyal/ui/geometry"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what a page offers.
type Calls struct {
	Open   func(game string) // looks at a game
	Export func()            // saves all numbers for other programs; nil where there is no place for them
	Back   func()

	// Names are all names of a person, the one that they are called by first, and Part takes back that they were joined; nil
	// where there are no saved games.
	Names func(person string) []string
	Part  func(person string)

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Content is what a game has on its page.
type Content[G any, E ~string] struct {
	Facts *ledger.Facts[G, E]
	Needs []Need

	Opponent func(w *words.Words, player string) string // what a computer player is called

	Medals  *Medals                  // nil for a game without any; who only has solved puzzles may have some without games
	Filters func(*Occurring[E])      // adds filters of its own with Filter, before the others
	Body    func(to *widgets.Column) // puts sheets below each other, with a [Brush.Gap] behind each
}

// Page is the page of a game whose games say a G and are of editions E.
type Page[G any, E ~string] struct {
	*scenery.Screen
	Brush

	Games          []G
	User           string       // at the screen
	Chosen, Before Selection[E] // what is chosen, and what was before; the zero one if nothing was

	// Choosers are the plates that open lists, in their order.
	Choosers []*widgets.Plate

	Names   []string // persons of whom there is something to tell
	ready   bool     // the games are there
	honours honours
	calls   Calls
	content Content[G, E]
	filters *fyne.Container // while they are made
}

// New makes a page; user is the person whom it tells of first. Show gives it the games.
func New[G any, E ~string](s *stage.Stage, user string, calls Calls, content Content[G, E]) *Page[G, E] {
	p := &Page[G, E]{User: user, calls: calls, content: content}
	p.Brush = Brush{Needs: Needs{Parts: content.Needs}, Stage: s, Open: calls.Open, Date: p.day, Keys: p.Typed}
	p.Screen = scenery.NewScreen(s, p.Build)
	return p
}

// Show shows the games. The user is told of if there is something to tell, or nothing of anybody.
func (p *Page[G, E]) Show(games []G) {
	p.honours.states = nil
	p.Games, p.ready, p.Names = games, true, p.content.Facts.Names(games)
	if !slices.Contains(p.Names, p.User) && (len(p.Names) == 0 || p.content.Medals != nil && len(medals.Done(p.MedalsOf(p.User))) > 0) {
		p.Names = append(p.Names, p.User)
	}
	name := p.User
	if !slices.Contains(p.Names, name) {
		name = p.Names[0]
	}
	p.Chosen, p.Before = p.All(name), Selection[E]{}
	p.Build()
}

// All chooses all games of a person against others, or those against time where there are no others.
func (p *Page[G, E]) All(name string) (all Selection[E]) {
	occurs := p.occurs(name, false)
	all.Name, all.Together = name, occurs.Together && !occurs.Against
	return all
}

// Some reports whether there are games of the person that is chosen.
func (p *Page[G, E]) Some() bool {
	occurs := p.occurs(p.Chosen.Name, false)
	return occurs.Together || occurs.Against
}

// Opponent is what somebody at the table is called.
func (p *Page[G, E]) Opponent(duel *ledger.Duel) string {
	if duel.Player != "" {
		return p.content.Opponent(p.Stage.Words, duel.Player)
	}
	return duel.Name
}

// day is the date of a game.
func (p *Page[G, E]) day(id string) string {
	for i := range p.Games {
		if about := p.content.Facts.About(&p.Games[i]); about.ID == id {
			return p.Stage.Words.Date(about.Begun.In(time.Local))
		}
	}
	return ""
}

// Typed does what a key stands for.
func (p *Page[G, E]) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		p.calls.Back()
	case fyne.KeyLeft, fyne.KeyRight:
		p.Stage.Walk(key)
	default:
		if p.Scroll != nil {
			widgets.ScrollKeys(p.Scroll)(key)
		}
	}
}

// Build makes the page anew, as something has been chosen.
func (p *Page[G, E]) Build() {
	if p.Size.Width == 0 {
		return
	}
	p.By, p.Choosers = stage.Growth(p.Size), nil
	by := p.By
	side := 24 * by
	head, filters, foot := p.head(), p.filterRow(), p.foot()
	wide := p.Size.Width - 2*side
	all := geometry.NewSheet()
	all.Add(p.Harbour())
	high := head.MinSize().Height
	all.At(head, side, side*0.5, wide, high)
	y := side*0.5 + high + 8*by
	if high = filters.MinSize().Height; high > 0 {
		all.At(filters, side, y, wide, high)
		y += high + 8*by
	}
	footHigh := foot.MinSize().Height
	bottom := p.Size.Height - footHigh - side*0.5
	all.At(p.body(fyne.NewSize(wide, bottom-8*by-y)), side, y, wide, bottom-8*by-y)
	all.At(foot, side, bottom, wide, footHigh)
	p.Root.Objects = all.Objects
	p.Stage.HandOnKeys(p.Root, p.Typed)
	p.Root.Refresh()
	p.Stage.Unfocus(p.Root)
}

// head is the title, and who is told of.
func (p *Page[G, E]) head() fyne.CanvasObject {
	w, c := p.Stage.Words, p.Stage.Colours()
	head := container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("figures.title"), 24*p.By)), layout.NewSpacer())
	if person := p.person(); p.ready && person != nil {
		head.Add(person)
	}
	return head
}

// foot leads back, and hands out the numbers.
func (p *Page[G, E]) foot() fyne.CanvasObject {
	foot := container.NewHBox(p.Stage.BackPlate("figures.back", p.By, p.calls.BackTip, p.calls.Back), layout.NewSpacer())
	if p.calls.Export != nil {
		export := p.Stage.Plate(widgets.PlainPlate, "figures.export", p.By, func() {
			if len(p.Games) > 0 {
				p.calls.Export()
			}
		})
		export.SetWaiting(len(p.Games) == 0)
		foot.Add(export)
	}
	if names := p.names(); len(names) > 1 {
		plate := p.Stage.Plate(widgets.QuietPlate, "figures.names", p.By, func() { p.showNames(names) })
		foot.Objects = slices.Insert(foot.Objects, 2, fyne.CanvasObject(plate))
	}
	return foot
}

// body is all that there is to tell of the person, or that the games are still counted.
func (p *Page[G, E]) body(size fyne.Size) fyne.CanvasObject {
	p.Scroll = nil
	if !p.ready {
		return container.NewCenter(p.note(size.Width, p.Stage.Words.T("figures.counting")))
	}
	all := widgets.NewColumn(size.Width - 14*p.By) // beside the bar
	all.Y = 3 * p.By                               // the edge of the first sheet is seen as well
	p.content.Body(all)
	p.Scroll = container.NewVScroll(widgets.Fixed(all.Box, all.Width, max(all.Y-p.Gap(), size.Height)))
	widgets.OnFocus(all.Box, func(part fyne.CanvasObject) { widgets.ScrollTo(p.Scroll, part) })
	return p.Scroll
}

// note is a sheet with a sentence, and below it plates, if there are any.
func (p *Page[G, E]) note(width float32, says string, plates ...fyne.CanvasObject) fyne.CanvasObject {
	text := widgets.Told(says, 17*p.By, p.Stage.Colours().Text, min(width*0.7, 520*p.By))
	all := container.New(layout.NewCustomPaddedVBoxLayout(12*p.By), container.NewCenter(text))
	if len(plates) > 0 {
		all.Add(container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(10*p.By), plates...)))
	}
	return geometry.Asking(says, widgets.NewSheet(p.Stage.Colours(), p.By, 20*p.By, all))
}

// Nothing is what is said where no games are shown, with the ways back to where there were some.
func (p *Page[G, E]) Nothing(width float32) fyne.CanvasObject {
	w := p.Stage.Words
	width += 14 * p.By // with the room for the bar
	if !p.Some() {
		return container.NewCenter(p.note(width, w.T("figures.none")))
	}
	var plates []fyne.CanvasObject
	way := func(id words.Tipped, to Selection[E]) {
		plates = append(plates, p.Stage.Plate(widgets.PlainPlate, id, p.By, func() {
			p.Before, p.Chosen = p.Chosen, to
			p.Build()
		}))
	}
	if p.Before != (Selection[E]{}) {
		way("figures.undo", p.Before)
	}
	if all := p.All(p.Chosen.Name); all != p.Before && all != p.Chosen {
		way("figures.reset", all)
	}
	return container.NewCenter(p.note(width, w.T("figures.filtered"), plates...))
}
