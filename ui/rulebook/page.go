// Package rulebook is the rulebook of any game in the program: chapters at the left, what they say at the right, with the
// things of the game and parts of its table as the game draws them, a search, and links from a term to its place. The
// words are read by package book; a game hands them in, with what draws its things.
package rulebook

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Page is the rulebook as it is over a screen. All methods are for the toolkit's goroutine.
type Page struct {
	Book    *book.Book
	Chapter int       // the open one
	Size    fyne.Size // of what is on the sheet

	Field    *widgets.Field // of the search
	Contents *widgets.Contents
	List     *container.Scroll   // of the contents
	Scroll   *container.Scroll   // of the chapter
	Blocks   []fyne.CanvasObject // of the chapter, each in its place; two that stand beside each other are one
	Light    *canvas.Rectangle   // behind the block that somebody has been led to
	Back     *widgets.Plate      // to where a link was followed
	Visits   []visit             // that there are to go back to
	Found    []book.Place
	Hit      int // which of them was looked at last

	stage *stage.Stage
	shows Show
	save  func()

	by      float32 // how much larger than usual everything is drawn
	root    *fyne.Container
	body    *fyne.Container
	told    *fyne.Container    // how much was found
	regions []*geometry.Region // of the title of the chapter, and of each block
	saved   *fyne.Container    // where the book was saved, until something else is looked at
	title   fyne.CanvasObject  // of the chapter
	query   string
	leave   []func() // the pictures in the chapter
}

// visit is a place that a link led away from.
type visit struct {
	chapter int
	offset  float32
}

// New makes the page of a book, open at an entry; "" is where a reader begins. save has the book written into a file; it
// is nil where that cannot be done.
func New(s *stage.Stage, of *book.Book, show Show, at book.Entry, save func()) *Page {
	p := &Page{stage: s, Book: of, shows: show, save: save, by: stage.Growth(s.Window.Canvas().Size())}
	w, c := s.Words, s.Colours()
	p.body = container.New(&room{p})
	p.Field = widgets.NewField("", w.T("rules.search"), p.search)
	p.Field.Leaves = []fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown}
	p.root = widgets.NewTitledSheet(c, p.by, 20*p.by, widgets.NewTitle(c, w.T("help.title"), 24*p.by), p.body)
	if at == "" {
		at = p.Book.First()
	}
	place, ok := p.Book.Find(at)
	if !ok {
		place = book.Place{Block: -1}
	}
	p.Chapter = place.Chapter
	p.lay(p.Room())
	p.show(place)
	return p
}

// Content is what is over the screen.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Leave ends what is being drawn for the pictures.
func (p *Page) Leave() {
	for _, leave := range p.leave {
		leave()
	}
	p.leave = nil
}

// Told says what has come of saving the book.
func (p *Page) Told(said string) {
	line := widgets.OneLine(widgets.Line, said, 13*p.by, p.stage.Colours().Quiet, p.saved.Size().Width, fyne.TextAlignCenter)
	p.saved.Objects = []fyne.CanvasObject{line}
	p.saved.Refresh()
}

// Typed does what a key stands for that nothing with the focus wants.
func (p *Page) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if len(p.Found) > 0 {
			p.next()
			return
		}
		p.stage.Close()
	case fyne.KeyLeft:
		p.TurnTo(p.Chapter - 1)
	case fyne.KeyRight:
		p.TurnTo(p.Chapter + 1)
	case fyne.KeyHome:
		p.Scroll.ScrollToTop()
	case fyne.KeyEnd:
		p.Scroll.ScrollToBottom()
	case fyne.KeyF3:
		p.stage.Window.Canvas().Focus(p.Field)
	case fyne.KeyBackspace:
		p.back()
	case fyne.KeyPageDown, fyne.KeySpace:
		if p.Scroll.Offset.Y+p.Scroll.Size().Height >= p.Scroll.Content.MinSize().Height-1 {
			p.TurnTo(p.Chapter + 1)
			return
		}
		widgets.ScrollKeys(p.Scroll)(key)
	default:
		widgets.ScrollKeys(p.Scroll)(key)
	}
}

// TypedRune searches for what is typed while nothing else takes it. Space reads on.
func (p *Page) TypedRune(letter rune) {
	if letter == ' ' {
		return
	}
	p.stage.Window.Canvas().Focus(p.Field)
	p.Field.TypedRune(letter)
}

// GoTo opens an entry, as a link does. There is nothing to go back to if it is in sight just where the page is.
func (p *Page) GoTo(to book.Entry) {
	place, ok := p.Book.Find(to)
	if !ok {
		return
	}
	from := visit{p.Chapter, p.Scroll.Offset.Y}
	p.Visits = append(p.Visits, from)
	p.show(place)
	if from == (visit{p.Chapter, p.Scroll.Offset.Y}) {
		p.Visits = p.Visits[:len(p.Visits)-1]
		p.Back.SetWaiting(len(p.Visits) == 0)
		p.lightUp(place.Block)
	}
}

// back goes back to where a link was followed last.
func (p *Page) back() {
	n := len(p.Visits)
	if n == 0 {
		return
	}
	last := p.Visits[n-1]
	p.Visits = p.Visits[:n-1]
	p.show(book.Place{Chapter: last.chapter, Block: -1})
	p.Scroll.ScrollToOffset(fyne.NewPos(0, last.offset))
}

// TurnTo opens another chapter, by its place in the book, if there is one.
func (p *Page) TurnTo(chapter int) {
	if chapter >= 0 && chapter < len(p.Book.Chapters) {
		p.show(book.Place{Chapter: chapter, Block: -1})
	}
}

// choose opens a chapter of the contents: what has been found in it, one place after the other each time, or its beginning.
func (p *Page) choose(chapter int) {
	for i := range p.Found {
		if at := (p.Hit + 1 + i) % len(p.Found); p.Found[at].Chapter == chapter {
			p.Hit = at - 1
			p.next()
			return
		}
	}
	p.TurnTo(chapter)
}

// show opens a place.
func (p *Page) show(place book.Place) {
	if place.Chapter != p.Chapter || p.Blocks == nil {
		p.Chapter = place.Chapter
		p.write()
	}
	p.Contents.Open(p.Chapter)
	p.follow()
	p.Back.SetWaiting(len(p.Visits) == 0)
	p.saved.Objects = nil
	p.saved.Refresh()
	p.Scroll.ScrollToTop()
	p.leadTo(place)
	if p.Light.Hide(); place.Block >= 0 { // a chapter that is opened begins with its title, without a light
		p.lightUp(place.Block)
	}
	if place.Block > 0 {
		const above = 6
		p.Scroll.ScrollToOffset(fyne.NewPos(0, max(0, p.Blocks[place.Block].Position().Y-above*p.by)))
	}
}

// leadTo has who only hears the page be at a place that was searched for.
func (p *Page) leadTo(place book.Place) {
	for i, region := range p.regions {
		region.Led = p.query != "" && i == place.Block+1
	}
}

// lightUp puts a light behind the block that somebody has been led to: it may have been in sight before, or be at the
// end of a chapter that cannot be scrolled up to it. Below 0 it is the title.
func (p *Page) lightUp(block int) {
	lit := p.title
	if block >= 0 {
		lit = p.Blocks[block]
	}
	edge := 6 * p.by
	p.Light.Move(lit.Position().SubtractXY(edge, edge/2))
	p.Light.Resize(fyne.NewSize(p.readWidth()+2*edge, lit.Size().Height+edge))
	p.Light.Show()
}

// follow scrolls the table of contents to the open chapter.
func (p *Page) follow() {
	from, to := p.Contents.Line()
	switch high := p.List.Size().Height; {
	case high <= 0:
	case from < p.List.Offset.Y:
		p.List.ScrollToOffset(fyne.NewPos(0, from))
	case to > p.List.Offset.Y+high:
		p.List.ScrollToOffset(fyne.NewPos(0, to-high))
	}
}

// search looks for words in the book. The first place is opened, unless some stand in the chapter that is open.
func (p *Page) search(query string) {
	found := len(p.Found)
	p.query, p.Found, p.Hit = query, p.Book.Search(query), -1
	p.fillContents()
	p.write()
	p.tell()
	if len(p.Found) == 0 {
		if found > 0 && p.stage.Speak != nil {
			p.stage.Speak(p.stage.Words.T("rules.search.none"))
		}
		return
	}
	p.Hit = max(slices.IndexFunc(p.Found, func(at book.Place) bool { return at.Chapter == p.Chapter }), 0) - 1
	p.next()
}

// next goes to the next place that was found, and after the last to the first.
func (p *Page) next() {
	p.Hit = (p.Hit + 1) % len(p.Found)
	p.show(p.Found[p.Hit])
	p.tell()
}

// tell says how much was found.
func (p *Page) tell() {
	w, said := p.stage.Words, ""
	switch {
	case p.query == "":
	case len(p.Found) == 0:
		said = w.T("rules.search.none")
	default:
		said = w.T("rules.search.found", "At", p.Hit+1, "Found", len(p.Found))
	}
	line := widgets.OneLine(widgets.Line, said, 13*p.by, p.stage.Colours().Quiet, p.listWidth(), fyne.TextAlignLeading)
	p.told.Objects = []fyne.CanvasObject{line}
	p.told.Refresh()
}

// fillContents lists the chapters.
func (p *Page) fillContents() {
	var lines []widgets.Chapter
	for i, chapter := range p.Book.Chapters {
		line := widgets.Chapter{Title: chapter.Title, Mark: chapter.Mark == book.Playing}
		if i == 0 || p.Book.Chapters[i-1].Group != chapter.Group {
			line.Before = chapter.Group
		}
		for _, place := range p.Found {
			if place.Chapter == i {
				line.Found++
			}
		}
		line.Quiet = chapter.Mark == book.Foreign || chapter.Mark == book.Without
		if p.query != "" {
			line.Quiet = line.Found == 0
		}
		lines = append(lines, line)
	}
	p.Contents = widgets.NewContents(p.stage.Colours(), p.by, p.listWidth(), lines, p.Chapter, p.choose)
	p.List.Content = p.Contents
	p.handOn()
	p.List.Refresh()
}

// handOn lets what can have the focus hand on its keys, and be seen when it has it.
func (p *Page) handOn() {
	widgets.HandOnKeys(p.root, func(key *fyne.KeyEvent) { p.stage.Typed(key) })
	widgets.HandOnLetters(p.root, p.TypedRune)
	if p.Scroll != nil {
		widgets.OnFocus(p.Scroll, func(object fyne.CanvasObject) { widgets.ScrollTo(p.Scroll, object) })
	}
}
