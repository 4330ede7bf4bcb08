package rulebook

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// The measures of the page, at usual size.
const (
	listWide  = 226 // of the table of contents
	between   = 16  // it and the chapter
	marginal  = 44  // for the numbers of the rules
	mostRead  = 660 // a line longer than this is hard to read
	barRoom   = 14  // beside the bar with which it is scrolled
	sheetRoom = 40  // of the sheet round its content, both sides
)

// room is as much of the window as is good to read in; the page is laid out anew for every size of it.
type room struct{ page *Page }

func (r *room) MinSize([]fyne.CanvasObject) fyne.Size { return r.page.Room() }

func (r *room) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if p := r.page; size != p.Size {
		block, part := p.reads()
		p.lay(size)
		p.write()
		p.readOn(block, part)
	}
}

// reads is the block at the upper edge of what is in sight, and how much of it is above that; -1 before the first one.
func (p *Page) reads() (block int, part float32) {
	for i, block := range p.Blocks {
		at, high := block.Position().Y, block.Size().Height
		if p.Scroll != nil && at+high > p.Scroll.Offset.Y {
			if above := p.Scroll.Offset.Y - at; above >= 0 && high > 0 {
				return i, above / high
			}
			return i - 1, 1 // between the two
		}
	}
	return -1, 0
}

// readOn scrolls to a block of which so much is to be above what is in sight, however the page is laid out now.
func (p *Page) readOn(block int, part float32) {
	if block >= 0 && block < len(p.Blocks) {
		of := p.Blocks[block]
		p.Scroll.ScrollToOffset(fyne.NewPos(0, of.Position().Y+part*of.Size().Height))
	}
}

// Room is how large what is on the sheet should be.
func (p *Page) Room() fyne.Size {
	size := stage.Room(p.stage.Window.Canvas())
	by := stage.Growth(size) // the window may have another size than when the page was laid out
	most := (listWide + between + marginal + mostRead + barRoom) * by
	return fyne.NewSize(min(most, size.Width-40-sheetRoom*by), size.Height-24*max(1, by)-76*by)
}

func (p *Page) listWidth() float32 { return listWide * p.by }

// readWidth is the width of the lines of a chapter.
func (p *Page) readWidth() float32 {
	return p.Size.Width - (listWide+between+marginal+barRoom)*p.by
}

// lay puts everything on the sheet but for what the chapter says.
func (p *Page) lay(size fyne.Size) {
	p.Size, p.by = size, stage.Growth(p.stage.Window.Canvas().Size())
	w, c := p.stage.Words, p.stage.Colours()
	p.told = container.NewStack()
	p.List, p.Scroll = container.NewVScroll(layout.NewSpacer()), container.NewVScroll(layout.NewSpacer())
	p.fillContents()
	p.Back = p.stage.Plate(widgets.PlainPlate, "rules.back", p.by, p.back)
	done := widgets.NewPlate(c, widgets.CalmPlate, w.T("close"), p.stage.Close).Grown(p.by)
	p.saved = container.NewStack()
	ways := container.New(layout.NewCustomPaddedHBoxLayout(8 * p.by))
	if p.save != nil {
		ways.Add(p.stage.Plate(widgets.PlainPlate, "rules.save", p.by, p.save))
	}
	ways.Add(done)
	plates := container.NewBorder(nil, nil, p.Back, ways, p.saved)
	// In the order in which Tab goes through them.
	field := p.stage.Grown(p.by, p.Field)
	part := func(name string, object fyne.CanvasObject) fyne.CanvasObject {
		return container.New(&geometry.Region{Name: name}, object)
	}
	p.body.Objects = []fyne.CanvasObject{
		field, p.told, part(w.T("rules.chapters"), p.List), p.Scroll, part(w.T("help.title"), plates),
	}
	fieldHigh, toldHigh, platesHigh := field.MinSize().Height, 22*p.by, plates.MinSize().Height
	bottom := size.Height - platesHigh - 8*p.by
	geometry.Rect(0, 0, p.listWidth(), fieldHigh).Put(field)
	geometry.Rect(0, fieldHigh+4*p.by, p.listWidth(), toldHigh).Put(p.told)
	top := fieldHigh + 4*p.by + toldHigh
	geometry.Rect(0, top, p.listWidth(), bottom-top).Put(p.List)
	left := (listWide + between) * p.by
	geometry.Rect(left, 0, size.Width-left, bottom).Put(p.Scroll)
	geometry.Rect(0, size.Height-platesHigh, size.Width, platesHigh).Put(plates)
	p.tell()
}
