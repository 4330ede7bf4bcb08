package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// PosterEdge is the room that a poster needs round its picture, for its edge and the focus.
const PosterEdge = focusWidth

// PosterSize is the type size of the title of a poster.
const PosterSize = 15

// posterFall is how much of its band the ribbon of a poster hangs below the picture.
const posterFall = 0.5

// NewPoster makes a pick that looks like a poster, so many times larger than usual: a picture of this width
// and height, the lines of its title on a ribbon that is bound round it, and a few words below. The ribbon of
// the chosen one is green. Titles of fewer lines than least leave the room of the others free.
func NewPoster(
	colours *look.Colours, by float32, picture fyne.CanvasObject, width, height float32, title []string, least int,
	words fyne.CanvasObject,
) *Pick {
	ribbon := NewBand(posterPaints(colours, false), PosterSize*by, width-12*by, title...)
	p := &Pick{Name: ribbon.Text(), colours: colours}
	s := &posterShape{
		paper: newCard(colours, by), edge: canvas.NewRectangle(color.Transparent),
		ring: newRing(fieldCorner * by), ribbon: ribbon, tick: newTick(by), by: by,
		width: width, height: height, least: least,
	}
	s.edge.CornerRadius = fieldCorner * by
	content := &fyne.Container{Layout: posterContent{s}, Objects: []fyne.CanvasObject{picture, ribbon, words}}
	s.box = &fyne.Container{Layout: s, Objects: []fyne.CanvasObject{
		s.paper, s.edge, s.ring, content, s.tick.Container,
	}}
	p.Content, p.shape = content, s
	p.ExtendBaseWidget(p)
	p.leave, p.looked = p.MouseOut, func() { p.shape.paint(p) }
	p.shape.paint(p)
	return p
}

// CalmPaint is the colour of calm plates, and of what is chosen or can be gone on with. White stands out from it.
var CalmPaint = palette.Hex(0x1f6355)

// posterPaints are the colours of the ribbon of a poster.
func posterPaints(colours *look.Colours, chosen bool) RibbonPaints {
	paints := titlePaints(colours)
	if chosen {
		paints.Band, paints.Text = CalmPaint, white
	}
	return paints
}

// posterShape is a pick that looks like a poster.
type posterShape struct {
	paper         *Paper
	edge, ring    *canvas.Rectangle
	ribbon        *Ribbon
	tick          tick
	box           *fyne.Container
	by            float32
	width, height float32 // of the picture
	least         int     // lines of the title
}

func (s *posterShape) objects() fyne.CanvasObject { return s.box }

// MinSize implements fyne.Layout.
func (s *posterShape) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[3].MinSize().AddWidthHeight(2*PosterEdge*s.by, 2*PosterEdge*s.by)
}

// Layout implements fyne.Layout.
func (s *posterShape) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, object := range objects[:3] {
		object.Resize(size)
		object.Move(fyne.NewPos(0, 0))
	}
	objects[3].Resize(size.SubtractWidthHeight(2*PosterEdge*s.by, 2*PosterEdge*s.by))
	objects[3].Move(fyne.NewSquareOffsetPos(PosterEdge * s.by))
	s.tick.Move(fyne.NewPos(size.Width-tickSize*s.by*0.8, -tickSize*s.by*0.2))
}

// posterContent lays what is on a poster out.
type posterContent struct{ *posterShape }

// titled is the height of the picture with the room for a title of as many lines as the longest has.
func (l posterContent) titled() float32 {
	most := l.ribbon.size * ribbonLine * float32(max(l.least-len(l.ribbon.lines), 0))
	return l.height + l.ribbon.band()*posterFall + l.ribbon.size*ribbonDrop + most*posterFall
}

// MinSize implements fyne.Layout.
func (l posterContent) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.width, l.titled()+objects[2].MinSize().Height+8*l.by)
}

// Layout implements fyne.Layout.
func (l posterContent) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	picture, ribbon, words := objects[0], objects[1], objects[2]
	picture.Resize(fyne.NewSize(size.Width, l.height))
	picture.Move(fyne.NewPos(0, 0))
	out := PosterEdge * l.by // as wide as the paper
	ribbon.Resize(fyne.NewSize(size.Width+2*out, ribbon.MinSize().Height))
	ribbon.Move(fyne.NewPos(-out, l.height-l.ribbon.band()*(1-posterFall)))
	below := l.titled() + 2*l.by
	words.Resize(fyne.NewSize(size.Width-12*l.by, words.MinSize().Height))
	words.Move(fyne.NewPos(6*l.by, below))
}

func (s *posterShape) paint(p *Pick) {
	s.edge.StrokeColor, s.edge.StrokeWidth = color.Transparent, 0
	switch {
	case p.isChosen:
		s.edge.StrokeColor, s.edge.StrokeWidth = palette.Gold, PosterEdge*s.by
		if p.colours == &look.Light {
			s.edge.StrokeColor = CalmPaint
		}
	case p.down:
		s.edge.StrokeColor, s.edge.StrokeWidth = palette.Gold, 2*s.by
	case p.hovered:
		s.edge.StrokeColor, s.edge.StrokeWidth = p.colours.Edge, 2*s.by
	}
	s.ribbon.repaint(posterPaints(p.colours, p.isChosen))
	s.tick.Hidden = !p.isChosen
	s.edge.Refresh()
	s.tick.Refresh()
	showRing(s.ring, p, p.isFocused)
}
