package reviewpage

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/chart"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Content is what a game has on its page.
type Content struct {
	Calls

	Players []string
	Colours []int // of the seats
	Face    func(seat int, size float32) fyne.CanvasObject
	About   func() string // how the numbers are meant

	Turn func(seat int) // turns to another seat, and calls Show

	// Course is the game as the page shows it, and nil as long as nothing is known. Then Waiting is shown.
	Course  func() *Course
	Waiting func(size fyne.Size) fyne.CanvasObject

	Numbers func(width float32) fyne.CanvasObject // of the seat
	Most    int                                   // decisions that cost something are told of below that, at most

	// State is all that the page shows but for the numbers, as a value that can be compared.
	State func() any

	// The sheet with the numbers has this share of the width, and so much at least.
	Share, Least float32
}

// Calls are what a page offers.
type Calls struct {
	Look   func(step int) // shows the replay after so many steps
	Again  func(step int) // puts the decision after so many steps up again, without its answer; nil where that is not offered
	Back   func()
	Result func() // shows how the game has ended; nil where Back leads there
}

// Follower is a review that is being made: changed is called with every change, nil for nobody.
type Follower interface{ Follow(changed func()) }

// Page is a page that looks back on a game, about one of its seats: a chart on the left, numbers and decisions on the right.
type Page struct {
	*scenery.Screen

	By     float32      // how much larger than usual everything is drawn
	Seat   int          // the one that it is about
	Chosen chart.Chosen // the turn of the chart

	stage   *stage.Stage
	content Content
	middle  *fyne.Container
	chart   *chart.Chart
	scroll  *container.Scroll
	sums    *fyne.Container // the numbers
	tiles   map[int]told    // of the decisions, by their steps
	shown   any             // the state that is shown
	about   int             // the seat that it is about
	follows Follower
	resume  float32 // how far it is scrolled once there is something to scroll
}

// told is a decision that is told of.
type told struct {
	*widgets.Tile

	foot float32 // how high its lowest line is, above which reasons come in
}

// New makes a page, about a seat at first.
func New(s *stage.Stage, seat int, content Content) *Page {
	p := &Page{stage: s, Seat: seat, content: content}
	p.Chosen.At = -1
	p.Screen = scenery.NewScreen(s, p.Build)
	return p
}

// Choose shows the turn of a step as chosen on the chart, if that is there. Nothing is told of it: somebody who comes back
// from it knows it.
func (p *Page) Choose(step int) {
	course := p.content.Course()
	if course == nil {
		return
	}
	p.Chosen = chart.Chosen{At: -1, Mute: true}
	for i := range course.Turns {
		if i == 0 || course.Turns[i].Step <= step {
			p.Chosen.At = i
		}
	}
	if p.chart != nil {
		p.chart.Update()
	}
}

// Follow has changed called with every change of a review, and no longer with those of the one before.
func (p *Page) Follow(review Follower, changed func()) {
	if p.follows != nil {
		p.follows.Follow(nil)
	}
	p.follows = review
	review.Follow(changed)
}

// Leave ends what the page has going on. The review goes on.
func (p *Page) Leave() {
	p.Screen.Leave()
	if p.follows != nil {
		p.follows.Follow(nil)
	}
}

// About is the seat that the page is about, and how far down the numbers and decisions are scrolled.
func (p *Page) About() (seat int, offset float32) {
	if p.scroll == nil {
		return p.Seat, p.resume
	}
	return p.Seat, p.scroll.Offset.Y
}

// Resume scrolls a page that is not shown yet as far as another one was.
func (p *Page) Resume(offset float32) { p.resume = offset }

// Typed does what a key stands for: left and right go from turn to turn on the chart, Enter opens the replay there.
func (p *Page) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		p.content.Back()
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd, fyne.KeyReturn, fyne.KeyEnter:
		if p.chart != nil {
			p.chart.Typed(key.Name)
		}
	case fyne.KeyPageUp, fyne.KeyPageDown:
		if p.scroll != nil {
			widgets.ScrollKeys(p.scroll)(key)
		}
	case fyne.KeyUp, fyne.KeyDown:
		p.stage.Walk(key)
	}
}

// Build makes the page anew.
func (p *Page) Build() {
	if p.Size.Width == 0 {
		return
	}
	p.By = stage.Growth(p.Size)
	side := 24 * p.By
	head := head(p.stage, p.content.Players, p.content.Face, p.Seat, p.Size.Width, p.By, p.content.Turn)
	foot := foot(p.stage, p.content.About(), p.Size.Width, p.By, p.content.Back, p.content.Result)
	headHigh, footHigh := head.MinSize().Height, foot.MinSize().Height
	top := side*0.5 + headHigh + 10*p.By
	bottom := p.Size.Height - footHigh - side*0.5
	p.middle = &fyne.Container{}
	wide := p.Size.Width - 2*side
	p.Root.Objects = []fyne.CanvasObject{
		p.Harbour(),
		widgets.Placed(head, fyne.NewPos(side, side*0.5), fyne.NewSize(wide, headHigh)),
		widgets.Placed(p.middle, fyne.NewPos(side, top), fyne.NewSize(wide, bottom-10*p.By-top)),
		widgets.Placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(wide, footHigh)),
	}
	p.sums = nil // they need another height perhaps
	p.Show()
	p.stage.Unfocus(p.Root)
}

// Update shows what is known now. Where nothing but numbers has changed, all else stays as it is, and it reports true.
func (p *Page) Update() (sameElse bool) {
	switch {
	case p.middle == nil:
		return false
	case p.shown != p.content.State():
		p.Show()
		return false
	case p.sums != nil:
		p.showNumbers()
	}
	return true
}

// showNumbers shows the numbers of the seat anew, with what is being read where it was.
func (p *Page) showNumbers() {
	before, read := p.sums.MinSize().Height, p.read()
	p.sums.Objects = p.numbers(p.sums.Size().Width, before)
	if p.sums.MinSize().Height > before {
		p.scroll.Content.Refresh()
		p.readOn(read)
	}
	p.sums.Refresh()
}

// numbers are those of the seat, at least as high as given.
func (p *Page) numbers(width, least float32) []fyne.CanvasObject {
	high := canvas.NewRectangle(color.Transparent)
	high.SetMinSize(fyne.NewSize(0, least))
	return []fyne.CanvasObject{high, p.content.Numbers(width)}
}

// Show shows all that is about the seat, with what is being read and the focus where they were.
func (p *Page) Show() {
	if p.middle == nil {
		return
	}
	var offset fyne.Position
	focused, least := -1, float32(0) // the least is the height of the numbers
	read := reading{of: -1}
	if p.about == p.Seat {
		if p.scroll != nil {
			offset = p.scroll.Offset
		}
		if p.sums != nil {
			least, read = p.sums.MinSize().Height, p.read()
		}
		for step, tile := range p.tiles {
			if p.hasFocus(tile) {
				focused = step
			}
		}
	}
	p.shown, p.about, p.tiles = p.content.State(), p.Seat, map[int]told{}
	p.chart, p.scroll, p.sums = nil, nil, nil
	if course := p.content.Course(); course != nil {
		p.middle.Objects = p.sheets(course, p.middle.Size(), least)
		offset.Y, p.resume = max(offset.Y, p.resume), 0
	} else {
		p.middle.Objects = []fyne.CanvasObject{p.content.Waiting(p.middle.Size())}
	}
	p.stage.HandOnKeys(p.Root, p.Typed)
	p.Root.Refresh()
	if p.scroll != nil && offset.Y > 0 {
		p.scroll.ScrollToOffset(offset)
	}
	p.readOn(read)
	if tile, there := p.tiles[focused]; there {
		p.stage.Window.Canvas().Focus(tile.Tile)
	}
}

func (p *Page) hasFocus(tile told) bool {
	return p.stage.Window.Canvas().Focused() == fyne.Focusable(tile.Tile)
}

// sheets are the chart on the left, and numbers, which have a least height, and decisions on the right.
func (p *Page) sheets(course *Course, size fyne.Size, least float32) []fyne.CanvasObject {
	c, gap := p.stage.Colours(), 16*p.By
	right := max(size.Width*p.content.Share, p.content.Least)
	left := fyne.NewSize(size.Width-right-gap, size.Height)
	edge := 12 * p.By
	p.chart = p.newChart(course, left.SubtractWidthHeight(2*edge, 2*edge))
	paper := &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(p.chart, fyne.NewPos(edge, edge), left.SubtractWidthHeight(2*edge, 2*edge)),
	}}
	account := p.account(course, fyne.NewSize(right-2*edge, size.Height-2*edge), least)
	other := &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(account, fyne.NewPos(edge, edge), fyne.NewSize(right-2*edge, size.Height-2*edge)),
	}}
	return []fyne.CanvasObject{
		widgets.Placed(widgets.NewSheet(c, p.By, 0, paper), fyne.Position{}, left),
		widgets.Placed(widgets.NewSheet(c, p.By, 0, other), fyne.NewPos(left.Width+gap, 0), fyne.NewSize(right, size.Height)),
	}
}

// account are the numbers of the seat, and decisions below. All of it scrolls together: a small window has little room
// beside the chart.
func (p *Page) account(course *Course, size fyne.Size, least float32) fyne.CanvasObject {
	width := size.Width - 12*p.By // the rest is for the bar
	p.sums = container.NewStack(p.numbers(width, least)...)
	p.sums.Resize(fyne.NewSize(width, p.sums.MinSize().Height))
	list := p.decisions(course, width)
	p.scroll = container.NewVScroll(container.NewHBox(container.New(layout.NewCustomPaddedVBoxLayout(0), p.sums, list)))
	widgets.OnFocus(list, func(part fyne.CanvasObject) { widgets.ScrollTo(p.scroll, part) })
	return widgets.Placed(p.scroll, fyne.Position{}, size)
}

// decisions are those that are told of: the dearest, and the finds.
func (p *Page) decisions(course *Course, width float32) fyne.CanvasObject {
	all := &Column{Width: width}
	if course.Dearest != "" {
		p.tell(all, course.Dearest, course.Dear[:min(p.content.Most, len(course.Dear))])
	}
	if len(course.Finds) > 0 {
		p.tell(all, "review.finds", course.Finds)
	}
	if course.Below != nil {
		course.Below(all)
	}
	return all.Fixed()
}

// tell puts decisions into a column, as tiles below a title.
func (p *Page) tell(all *Column, title words.ID, some []Decision) {
	by := p.By
	edge := 4 * by // for the shadows of the tiles
	all.Put(widgets.OneLine(widgets.BoldLine, p.stage.Words.T(title), 15*by, p.stage.Colours().Text, all.Width, fyne.TextAlignLeading))
	all.Gap(4 * by)
	for i := range some {
		one := &some[i]
		whole, tile := p.decision(one, all.Width-edge)
		p.tiles[one.Step] = tile
		all.Put(container.New(layout.NewCustomPaddedHBoxLayout(0), widgets.Fixed(&fyne.Container{}, edge, 0), whole))
		all.Gap(8 * by)
	}
}

// Say puts a few sentences about the seat into a column, what they are made of, a note on that, and where the decisions of
// the seat are among our levels, nil if nobody knows.
func (p *Page) Say(all *Column, summary string, ledger fyne.CanvasObject, note string, place *Place) fyne.CanvasObject {
	c, by := p.stage.Colours(), p.By
	all.Put(widgets.Paragraph(widgets.Line, summary, 14*by, c.Text, all.Width, 1, fyne.TextAlignLeading))
	all.Gap(6 * by)
	all.Put(ledger)
	all.Gap(3 * by)
	all.Put(widgets.Paragraph(widgets.Line, note, 12.5*by, c.Quiet, all.Width, 1, fyne.TextAlignLeading))
	all.Gap(9 * by)
	if place != nil {
		all.Put(p.place(place, all.Width))
		all.Gap(8 * by)
	}
	return all.Fixed()
}

// Notice is a sheet in the middle of a room.
func (p *Page) Notice(size fyne.Size, content fyne.CanvasObject) fyne.CanvasObject {
	sheet := widgets.NewSheet(p.stage.Colours(), p.By, 22*p.By, content)
	need := sheet.MinSize()
	return widgets.Placed(sheet, fyne.NewPos((size.Width-need.Width)/2, (size.Height-need.Height)/2), need)
}

// NoticeWidth is how wide what is in a notice may be.
func (p *Page) NoticeWidth(size fyne.Size) float32 { return min(size.Width*0.7, 520*p.By) }
