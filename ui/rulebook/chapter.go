package rulebook

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/widgets"
)

// The sizes of type and of what stands among the words, at usual size.
const (
	textSize    = 15
	headingSize = 18
	titleSize   = 25
	numberSize  = 11
	captionSize = 13
	symbolSize  = 26
	indent      = 16 // of the items of a list
	gapInRow    = 4
)

// column collects the blocks of a chapter, one below the other.
type column struct {
	page *Page
	all  geometry.Sheet
	y    float32
	at   int // the place in the chapter of what is being written
}

// write writes the open chapter.
func (p *Page) write() {
	p.Leave() // the pictures of the one before
	chapter := &p.Book.Chapters[p.Chapter]
	p.Light = canvas.NewRectangle(palette.Fade(p.stage.Colours().Accent, 0.16))
	p.Light.CornerRadius = 6 * p.by
	p.Light.Hide()
	c := &column{page: p, all: geometry.NewSheet()}
	c.all.Add(container.NewWithoutLayout(p.Light))
	p.regions = nil
	c.head(chapter)
	p.Blocks = nil
	for i := 0; i < len(chapter.Blocks); i++ {
		block := &chapter.Blocks[i]
		c.y += c.above(block) * p.by
		c.at = i
		object := c.block(block)
		if block.FewBeside() {
			object = c.rowBeside(block, &chapter.Blocks[i+1])
		}
		object = c.part(object)
		from := c.y
		c.put(object, marginal*p.by)
		c.numbers(block, from)
		p.Blocks = append(p.Blocks, object)
		if block.FewBeside() && i+1 < len(chapter.Blocks) { // the text behind them stands there already
			c.numbers(&chapter.Blocks[i+1], from)
			p.Blocks, p.regions = append(p.Blocks, object), append(p.regions, p.regions[len(p.regions)-1])
			i++
		}
	}
	c.y += 20 * p.by
	p.Scroll.Content = widgets.AtLeast(fyne.NewSize(p.readWidth()+marginal*p.by, c.y), c.all.Container)
	p.handOn()
	p.Scroll.Refresh()
}

// part is a part of the chapter, to which a search may lead.
func (c *column) part(object fyne.CanvasObject) fyne.CanvasObject {
	p := c.page
	part := geometry.Part(p.Book.Chapters[p.Chapter].Title, object)
	p.regions = append(p.regions, part.Layout.(*geometry.Region))
	return part
}

// above is the room over a block.
func (c *column) above(block *book.Block) float32 {
	switch block.Kind {
	case book.Heading:
		return 16
	case book.Item, book.Keys:
		return 3
	case book.Legend:
		return 5
	case book.Row, book.Board, book.Portrait, book.Table:
		return 8
	}
	return 7
}

// put lays an object down at so far from the left.
func (c *column) put(object fyne.CanvasObject, x float32) { c.y += c.all.Put(object, x, c.y).Height }

// head is the title of a chapter, and what it has to do with the game on the table.
func (c *column) head(chapter *book.Chapter) {
	p, by, colours := c.page, c.page.by, c.page.stage.Colours()
	title := widgets.Title(chapter.Title, titleSize*by, colours.Text)
	room := p.readWidth()
	if mark := map[book.Mark]string{
		book.Playing: p.stage.Words.T("rules.playing"), book.Without: p.stage.Words.T("rules.without"),
	}[chapter.Mark]; mark != "" {
		said := widgets.BoldLine(mark, captionSize*by, colours.Text)
		wide := said.MinSize().Width
		c.all.Put(geometry.Part(chapter.Title, said), marginal*by+room-wide, 10*by)
		room -= wide + 12*by
	}
	widgets.Shrink(title, room)
	p.title = c.part(title)
	c.put(p.title, marginal*by)
	rule := canvas.NewRectangle(palette.Fade(colours.Edge, 0.75))
	rule.SetMinSize(fyne.NewSize(p.readWidth(), 1.5*by))
	c.y += 2 * by
	c.put(rule, marginal*by)
	c.y += 2 * by
}

// numbers writes the numbers of the rules into the margin, two in a line.
func (c *column) numbers(block *book.Block, from float32) {
	if len(block.Numbers) == 0 {
		return
	}
	p, by := c.page, c.page.by
	all := geometry.NewSheet().Named(geometry.Region{
		Name: p.Book.Chapters[p.Chapter].Title, Unread: true, Lines: func() []string {
			return []string{p.stage.Words.T("rules.number", "Number", strings.Join(block.Numbers, ", "))}
		},
	})
	c.all.Add(all.Container)
	y := from + 3*by
	for rest := block.Numbers; len(rest) > 0; {
		n := min(2, len(rest))
		line := widgets.Line(strings.Join(rest[:n], " "), numberSize*by, p.stage.Colours().Quiet)
		need := all.Put(line, (marginal-9)*by-line.MinSize().Width, y)
		at := geometry.Rect(line.Position().X, y, need.Width, need.Height)
		all.Fit(widgets.NewTipped(p.stage.Words.T("rules.number.tip")), at)
		y, rest = y+need.Height, rest[n:]
	}
}

// block shows a block.
func (c *column) block(block *book.Block) fyne.CanvasObject {
	p, by, colours := c.page, c.page.by, c.page.stage.Colours()
	width := p.readWidth()
	switch block.Kind {
	case book.Heading:
		return p.heading(block.Runs, width)
	case book.Item:
		bullet := canvas.NewCircle(colours.Accent)
		return beside(c.dot(bullet), indent*by, p.prose(block.Runs, textSize, width-indent*by))
	case book.Legend:
		return c.legend(block, width)
	case book.Row:
		return stacked(6*by, c.row(block.Things, width), p.caption(block.Runs, width))
	case book.Board:
		return stacked(6*by, p.board(block.Picture, width), p.caption(block.Runs, width))
	case book.Portrait:
		return c.portrait(block, width)
	case book.Table:
		return c.table(block, width)
	case book.Keys:
		return c.keys(width)
	}
	return p.prose(block.Runs, textSize, width)
}

// dot is the mark before an item, in the middle of its first line.
func (c *column) dot(mark *canvas.Circle) fyne.CanvasObject {
	by := c.page.by
	size := 5 * by
	widgets.Placed(mark, fyne.NewPos(3*by, 8.5*by), fyne.NewSquareSize(size))
	return widgets.Fixed(container.NewWithoutLayout(mark), indent*by, 20*by)
}

// legend shows symbols with what they mean.
func (c *column) legend(block *book.Block, width float32) fyne.CanvasObject {
	p, by := c.page, c.page.by
	row, x := geometry.NewSheet(), float32(0)
	for _, name := range p.Book.Drawn(block) {
		x += row.Put(p.symbol(name, symbolSize*by), x, 0).Width + 5*by
	}
	x = max(x, (symbolSize+10)*by)
	symbols := widgets.Fixed(row.Container, x, (symbolSize+4)*by)
	text := p.prose(block.Runs, textSize, width-x-6*by)
	if high := text.MinSize().Height; high < symbolSize*by {
		text = below((symbolSize*by-high)/2+by, text)
	}
	return beside(symbols, x+6*by, text)
}

// row shows things in rows. A click on one leads to its place.
func (c *column) row(things []string, width float32) fyne.CanvasObject {
	p := c.page
	wide := float32(int(p.shows.Wide(things) * p.by))
	step := wide + 2*widgets.FrameWidth + gapInRow*p.by
	inRow := max(1, int((width+gapInRow*p.by)/step))
	all, high := container.NewWithoutLayout(), float32(0)
	var shown []fyne.CanvasObject
	for _, name := range things {
		to := p.shows.Leads(name)
		var tap func()
		if !c.tellsOf(to) {
			tap = func() { p.GoTo(to) }
		}
		thing := p.shows.Thing(name, wide, tap)
		thing.Resize(thing.MinSize())
		shown, high = append(shown, thing), max(high, thing.Size().Height+gapInRow*p.by)
	}
	for i, thing := range shown {
		thing.Move(fyne.NewPos(float32(i%inRow)*step-widgets.FrameWidth, float32(i/inRow)*high))
		all.Add(thing)
	}
	rows := (len(things) + inRow - 1) / inRow
	return widgets.Fixed(all, width, float32(rows)*high-gapInRow*p.by)
}

// tellsOf reports whether what is being written is the place of an entry: nothing leads there from itself.
func (c *column) tellsOf(to book.Entry) bool {
	p := c.page
	place, ok := p.Book.Find(to)
	if !ok || place.Chapter != p.Chapter {
		return !ok
	}
	if place.Block < 0 { // the whole chapter
		return true
	}
	between := p.Book.Chapters[p.Chapter].Blocks[min(place.Block, c.at):max(place.Block, c.at)]
	return !slices.ContainsFunc(between[min(1, len(between)):], func(b book.Block) bool { return b.Kind == book.Heading })
}

// rowBeside shows a few things with what there is to say about them at their right.
func (c *column) rowBeside(block, text *book.Block) fyne.CanvasObject {
	p := c.page
	wide := p.shows.Wide(block.Things)
	left := (wide+2*widgets.FrameWidth+gapInRow)*p.by*float32(len(block.Things)) + 12*p.by
	width := p.readWidth() - left
	words := stacked(6*p.by, p.caption(block.Runs, width), p.prose(text.Runs, textSize, width))
	return beside(c.row(block.Things, left), left, words)
}

// portrait shows a thing with what there is to say about it.
func (c *column) portrait(block *book.Block, width float32) fyne.CanvasObject {
	p := c.page
	wide := float32(int(p.shows.Wide(block.Things) * p.by))
	shown := p.shows.Thing(block.Things[0], wide, nil)
	left := wide + 2*widgets.FrameWidth + 14*p.by
	var title, note fyne.CanvasObject
	if block.Title != "" {
		title = p.heading([]book.Run{{Text: block.Title}}, width-left)
	}
	if block.Note != "" {
		note = p.caption([]book.Run{{Text: block.Note}}, width-left)
	}
	return beside(shown, left, stacked(4*p.by, title, p.prose(block.Runs, textSize, width-left), note))
}

// mostOfCell is how wide a cell of a table is at most, but for the first one of a line, at usual size.
const mostOfCell = 46

// table shows a table of numbers: the first cell of a line says what they are.
func (c *column) table(block *book.Block, width float32) fyne.CanvasObject {
	p, by, colours := c.page, c.page.by, c.page.stage.Colours()
	cells := float32(len(block.Cells[0]) - 1)
	cell := min(mostOfCell*by, width*0.66/cells)
	first := width - cell*cells
	all, y := geometry.NewSheet(), float32(0)
	for i, line := range block.Cells {
		high := float32(0)
		for n, said := range line {
			words := p.lit([]book.Run{{Text: said}})
			x, wide := float32(0), first-8*by
			if n > 0 {
				x, wide = first+cell*float32(n-1), cell
			}
			if i == 0 || n == 0 {
				words = strong(words)
			}
			shown := widgets.NewProse(colours, colours.Text, textSize*by, wide, words)
			high = max(high, all.Put(shown, x, y).Height)
		}
		y += high + 3*by
		all.Fit(canvas.NewRectangle(palette.Fade(colours.Edge, 0.5)), geometry.Rect(0, y, width, by))
		y += 4 * by
	}
	return widgets.Fixed(all.Container, width, y)
}

// keys lists keys and what they do.
func (c *column) keys(width float32) fyne.CanvasObject {
	p, colours := c.page, c.page.stage.Colours()
	rows := []fyne.CanvasObject{}
	left := min(width*0.36, 230*p.by)
	for _, line := range p.shows.Keys {
		does := p.lit([]book.Run{{Text: line.Does}})
		rows = append(rows, beside(
			widgets.NewProse(colours, colours.Text, textSize*p.by, left-8*p.by, strong(p.lit([]book.Run{{Text: line.Keys}}))),
			left, widgets.NewProse(colours, colours.Text, textSize*p.by, width-left, does)))
	}
	return stacked(2*p.by, rows...)
}

// board shows a part of a table.
func (p *Page) board(name string, width float32) fyne.CanvasObject {
	made := p.shows.Board(name, width, p.GoTo)
	p.leave = append(p.leave, made.Ground.Close)
	return made.Object
}

// caption writes what is said below a picture, nil for nothing.
func (p *Page) caption(runs []book.Run, width float32) fyne.CanvasObject {
	if len(runs) == 0 {
		return nil
	}
	return p.written(runs, p.stage.Colours().Quiet, captionSize, width)
}

// heading writes a heading.
func (p *Page) heading(runs []book.Run, width float32) fyne.CanvasObject {
	colours := p.stage.Colours()
	return widgets.NewProse(colours, colours.Text, headingSize*p.by, width, strong(p.lit(runs)))
}

// prose writes words.
func (p *Page) prose(runs []book.Run, size, width float32) fyne.CanvasObject {
	return p.written(runs, p.stage.Colours().Text, size, width)
}

// symbol draws a symbol, on a light ground where the page is dark.
func (p *Page) symbol(name string, size float32) fyne.CanvasObject {
	return widgets.OnPaper(p.stage.Colours(), p.shows.Symbol(name, size), size)
}
