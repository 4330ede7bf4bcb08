package rules

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// The sizes of type and of what stands among the words, at usual size.
const (
	textSize     = 15
	headingSize  = 18
	titleSize    = 25
	numberSize   = 11
	captionSize  = 13
	symbolSize   = 26
	cardWidth    = 92
	smallCard    = 76 // where many lie in a row
	manyCards    = 6
	contractWide = 216
	indent       = 16 // of the items of a list
	cardGap      = 4
)

// column collects the blocks of a chapter, one below the other.
type column struct {
	page *Page
	all  *fyne.Container
	y    float32
	at   int // the place in the chapter of what is being written
}

// write writes the open chapter.
func (p *Page) write() {
	p.Leave() // the pictures of the one before
	chapter := &p.book.Chapters[p.open]
	p.light = canvas.NewRectangle(palette.Fade(p.stage.Colours().Accent, 0.16))
	p.light.CornerRadius = 6 * p.by
	p.light.Hide()
	c := &column{page: p, all: container.NewWithoutLayout(container.NewWithoutLayout(p.light))}
	c.head(chapter)
	p.blocks = nil
	for i := 0; i < len(chapter.Blocks); i++ {
		block := &chapter.Blocks[i]
		c.y += c.above(block) * p.by
		c.at = i
		object := c.block(block)
		if fewBeside(block) {
			object = c.cardsBeside(block, &chapter.Blocks[i+1])
		}
		from := c.y
		c.put(object, marginal*p.by)
		c.numbers(block, from)
		p.blocks = append(p.blocks, object)
		if fewBeside(block) && i+1 < len(chapter.Blocks) { // the text behind them stands there already
			c.numbers(&chapter.Blocks[i+1], from)
			p.blocks = append(p.blocks, object)
			i++
		}
	}
	c.y += 20 * p.by
	p.scroll.Content = container.New(atTop{fyne.NewSize(p.readWidth()+marginal*p.by, c.y)}, c.all)
	p.handOn()
	p.scroll.Refresh()
}

// atTop keeps a chapter that is shorter than the page at its upper edge.
type atTop struct{ size fyne.Size }

func (a atTop) MinSize([]fyne.CanvasObject) fyne.Size { return a.size }

func (a atTop) Layout(objects []fyne.CanvasObject, _ fyne.Size) { objects[0].Resize(a.size) }

// above is the room over a block.
func (c *column) above(block *book.Block) float32 {
	switch block.Kind {
	case book.Heading:
		return 16
	case book.Item, book.Keys:
		return 3
	case book.Legend:
		return 5
	case book.Cards, book.Board:
		return 8
	}
	return 7
}

// put lays an object down at so far from the left.
func (c *column) put(object fyne.CanvasObject, x float32) {
	size := object.MinSize()
	object.Resize(size)
	object.Move(fyne.NewPos(x, c.y))
	c.all.Add(object)
	c.y += size.Height
}

// head is the title of a chapter, and what it has to do with the game on the table.
func (c *column) head(chapter *book.Chapter) {
	p, by, colours := c.page, c.page.by, c.page.stage.Colours()
	title := widgets.Title(chapter.Title, titleSize*by, colours.Text)
	room := p.readWidth()
	if mark := map[book.Mark]string{
		book.Playing: p.stage.Words.T("rules.playing"), book.Without: p.stage.Words.T("rules.without"),
	}[chapter.Mark]; mark != "" {
		said := widgets.BoldLine(mark, captionSize*by, colours.Text)
		need := said.MinSize()
		said.Resize(need)
		said.Move(fyne.NewPos(marginal*by+room-need.Width, 10*by))
		c.all.Add(said)
		room -= need.Width + 12*by
	}
	widgets.Shrink(title, room)
	c.put(title, marginal*by)
	p.title = title
	rule := canvas.NewRectangle(palette.Fade(colours.Edge, 0.75))
	rule.SetMinSize(fyne.NewSize(p.readWidth(), 1.5*by))
	c.y += 2 * by
	c.put(rule, marginal*by)
	c.y += 2 * by
}

// numbers writes the numbers of the rules into the margin, two in a line.
func (c *column) numbers(block *book.Block, from float32) {
	by := c.page.by
	y := from + 3*by
	for rest := block.Numbers; len(rest) > 0; {
		n := min(2, len(rest))
		line := widgets.Line(strings.Join(rest[:n], " "), numberSize*by, c.page.stage.Colours().Quiet)
		need := line.MinSize()
		line.Resize(need)
		line.Move(fyne.NewPos((marginal-9)*by-need.Width, y))
		c.all.Add(line)
		tip := widgets.NewTipped(c.page.stage.Words.T("rules.number.tip"))
		tip.Resize(need)
		tip.Move(line.Position())
		c.all.Add(tip)
		y, rest = y+need.Height, rest[n:]
	}
}

// block shows a block.
func (c *column) block(block *book.Block) fyne.CanvasObject {
	p, by, colours := c.page, c.page.by, c.page.stage.Colours()
	width := p.readWidth()
	switch block.Kind {
	case book.Heading:
		return widgets.NewProse(colours, colours.Text, headingSize*by, width, strong(p.lit(block.Runs)))
	case book.Item:
		bullet := canvas.NewCircle(colours.Accent)
		return beside(c.dot(bullet), indent*by, p.prose(block.Runs, textSize, width-indent*by))
	case book.Legend:
		return c.legend(block, width)
	case book.Cards:
		return stacked(6*by, c.cards(block.Cards, width), p.caption(block.Runs, width))
	case book.Board:
		return stacked(6*by, p.board(block.Picture, width), p.caption(block.Runs, width))
	case book.Contract:
		return c.contract(block, width)
	case book.Keys:
		return c.keys(width)
	}
	return p.prose(block.Runs, textSize, width)
}

// dot is the mark before an item, in the middle of its first line.
func (c *column) dot(mark *canvas.Circle) fyne.CanvasObject {
	by := c.page.by
	size := 5 * by
	mark.Resize(fyne.NewSquareSize(size))
	mark.Move(fyne.NewPos(3*by, 8.5*by))
	return widgets.Fixed(container.NewWithoutLayout(mark), indent*by, 20*by)
}

// legend shows symbols with what they mean.
func (c *column) legend(block *book.Block, width float32) fyne.CanvasObject {
	p, by := c.page, c.page.by
	row := container.NewWithoutLayout()
	x := float32(0)
	for _, name := range block.Drawn() {
		symbol := p.symbol(name, symbolSize*by)
		size := symbol.MinSize()
		symbol.Resize(size)
		symbol.Move(fyne.NewPos(x, 0))
		row.Add(symbol)
		x += size.Width + 5*by
	}
	x = max(x, (symbolSize+10)*by)
	symbols := widgets.Fixed(row, x, (symbolSize+4)*by)
	text := p.prose(block.Runs, textSize, width-x-6*by)
	if high := text.MinSize().Height; high < symbolSize*by {
		text = below((symbolSize*by-high)/2+by, text)
	}
	return beside(symbols, x+6*by, text)
}

// cards shows cards in rows. A click on one leads to its place.
func (c *column) cards(cards []portroyal.Card, width float32) fyne.CanvasObject {
	p := c.page
	wide := cardWidth * p.by
	if len(cards) > manyCards {
		wide = smallCard * p.by
	}
	wide = float32(int(wide))
	step := wide + 2*widgets.FrameWidth + cardGap*p.by
	inRow := max(1, int((width+cardGap*p.by)/step))
	high := pieces.CardHeight(wide) + 2*widgets.FrameWidth + cardGap*p.by
	all := container.NewWithoutLayout()
	for i, card := range cards {
		shown := pieces.NewCard(p.stage.Face, card, wide)
		to := entry.OfCard(card)
		if card != portroyal.NoCard {
			shown.SetToolTip(terms.OnFace(p.stage.Words, card).Text)
		}
		if !c.tellsOf(to) {
			shown.OnTap = func() { p.GoTo(to) }
		}
		shown.Resize(shown.MinSize())
		shown.Move(fyne.NewPos(float32(i%inRow)*step-widgets.FrameWidth, float32(i/inRow)*high))
		all.Add(shown)
	}
	rows := (len(cards) + inRow - 1) / inRow
	return widgets.Fixed(all, width, float32(rows)*high-cardGap*p.by)
}

// tellsOf reports whether what is being written is the place of an entry: nothing leads there from itself.
func (c *column) tellsOf(to entry.Entry) bool {
	p := c.page
	place, ok := p.book.Find(to)
	if !ok || place.Chapter != p.open {
		return !ok
	}
	if place.Block < 0 { // the whole chapter
		return true
	}
	between := p.book.Chapters[p.open].Blocks[min(place.Block, c.at):max(place.Block, c.at)]
	return !slices.ContainsFunc(between[min(1, len(between)):], func(b book.Block) bool { return b.Kind == book.Heading })
}

// fewBeside reports whether the text behind a row of cards stands beside it.
func fewBeside(block *book.Block) bool { return block.Beside && len(block.Cards) <= book.MostBeside }

// cardsBeside shows a few cards with what there is to say about them at their right.
func (c *column) cardsBeside(block, text *book.Block) fyne.CanvasObject {
	p := c.page
	left := (cardWidth+2*widgets.FrameWidth+cardGap)*p.by*float32(len(block.Cards)) + 12*p.by
	width := p.readWidth() - left
	words := stacked(6*p.by, p.caption(block.Runs, width), p.prose(text.Runs, textSize, width))
	return beside(c.cards(block.Cards, left), left, words)
}

// contract shows a contract with what it asks for.
func (c *column) contract(block *book.Block, width float32) fyne.CanvasObject {
	p, w := c.page, c.page.stage.Words
	wide := float32(int(contractWide * p.by))
	shown := pieces.NewContract(p.stage, block.Contract, portroyal.MaxPlayers, wide)
	shown.Seals = true
	shown.SetToolTip(terms.ContractText(w, block.Contract))
	shown.Resize(shown.MinSize())
	left := wide + 2*widgets.FrameWidth + 14*p.by
	text := stacked(4*p.by, p.prose(block.Runs, textSize, width-left),
		p.caption([]book.Run{{Text: terms.Seal(w, block.Contract)}}, width-left))
	return beside(shown, left, text)
}

// keys lists keys and what they do.
func (c *column) keys(width float32) fyne.CanvasObject {
	p, colours := c.page, c.page.stage.Colours()
	rows := []fyne.CanvasObject{}
	left := min(width*0.36, 230*p.by)
	for _, line := range table.KeysHelp(p.stage.Words) {
		does := p.lit([]book.Run{{Text: line.Does}})
		rows = append(rows, beside(
			widgets.NewProse(colours, colours.Text, textSize*p.by, left-8*p.by, strong(p.lit([]book.Run{{Text: line.Keys}}))),
			left, widgets.NewProse(colours, colours.Text, textSize*p.by, width-left, does)))
	}
	return stacked(2*p.by, rows...)
}

// board shows a part of a table.
func (p *Page) board(name string, width float32) fyne.CanvasObject {
	made, err := newPicture(p.stage, name, width, p.GoTo)
	if err != nil { // they are part of the program, and a test shows them all
		p.stage.Log.Error("rules", "error", err.Error())
		return container.NewWithoutLayout()
	}
	p.grounds = append(p.grounds, made.ground)
	return made.object
}

// caption writes what is said below a picture, nil for nothing.
func (p *Page) caption(runs []book.Run, width float32) fyne.CanvasObject {
	if len(runs) == 0 {
		return nil
	}
	return p.written(runs, p.stage.Colours().Quiet, captionSize, width)
}

// prose writes words.
func (p *Page) prose(runs []book.Run, size, width float32) fyne.CanvasObject {
	return p.written(runs, p.stage.Colours().Text, size, width)
}

// symbol draws a symbol, on a light ground where the page is dark. Things of wood have the colour of a
// player.
func (p *Page) symbol(name string, size float32) fyne.CanvasObject {
	picture := p.stage.Symbol(name, size)
	switch name {
	case "cube", "hand":
		picture = p.stage.TintedSymbol(name, size, widgets.SeatColour(0))
	case "shield": // drawn whole
		picture = p.stage.Shield(book.ShieldPoints, portroyal.DefaultTarget, size)
	}
	return widgets.OnPaper(p.stage.Colours(), picture, size)
}
