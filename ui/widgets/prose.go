package widgets

import (
	"image/color"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Words is a part of a text: words that look the same and lead to the same place, or a small picture among them.
type Words struct {
	Text    string
	Strong  bool
	Lit     bool // they are what somebody has searched for
	Link    func()
	Picture func(size float32) fyne.CanvasObject // in place of a text, nil for none
}

// Prose is a paragraph that is broken into lines of a width, with links that can be clicked.
type Prose struct {
	widget.BaseWidget

	colours *look.Colours
	size    float32 // of the type
	width   float32
	height  float32
	drawn   []fyne.CanvasObject
	links   []link
	over    int // the link under the pointer, -1 for none
	says    string
}

// link is where a prose leads from some of its words.
type link struct {
	words  string
	to     func()
	places []*canvas.Rectangle // one for each line
}

var (
	_ fyne.Tappable      = (*Prose)(nil)
	_ desktop.Hoverable  = (*Prose)(nil)
	_ desktop.Cursorable = (*Prose)(nil)
)

// proseLine is the height of a line, in parts of the type size.
const proseLine = 1.42

// NewProse writes words in lines of this width. With links it can have the focus of the keyboard: see
// NewLinkedProse.
func NewProse(colours *look.Colours, paint color.Color, size, width float32, words []Words) *Prose {
	p := &Prose{}
	p.write(colours, paint, size, width, words)
	p.ExtendBaseWidget(p)
	return p
}

// write lays the words out.
func (p *Prose) write(colours *look.Colours, paint color.Color, size, width float32, words []Words) {
	p.colours, p.size, p.width, p.over = colours, size, width, -1
	setter := typesetter{prose: p, paint: paint, line: size * proseLine}
	var said strings.Builder
	for i, part := range words {
		said.WriteString(part.Text)
		at := -1
		if part.Link != nil {
			at = len(p.links)
			p.links = append(p.links, link{words: part.Text, to: part.Link})
		}
		setter.add(&words[i], at)
	}
	setter.end()
	p.height, p.says = setter.y, said.String()
}

// MinSize implements fyne.Widget.
func (p *Prose) MinSize() fyne.Size { return fyne.NewSize(p.width, p.height) }

// CreateRenderer implements fyne.Widget.
func (p *Prose) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{}
	for _, link := range p.links {
		for _, place := range link.places {
			objects = append(objects, place)
		}
	}
	return still{p, append(objects, p.drawn...)}
}

// at is the link at a place, -1 for none.
func (p *Prose) at(place fyne.Position) int {
	for i, link := range p.links {
		for _, part := range link.places {
			from, size := part.Position(), part.Size()
			if place.X >= from.X && place.X < from.X+size.Width && place.Y >= from.Y && place.Y < from.Y+size.Height {
				return i
			}
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (p *Prose) Tapped(e *fyne.PointEvent) {
	if i := p.at(e.Position); i >= 0 {
		p.links[i].to()
	}
}

// Deaf reports whether no click on it does anything.
func (p *Prose) Deaf() bool { return len(p.links) == 0 }

// Hears reports whether a click at a place does anything.
func (p *Prose) Hears(place fyne.Position) bool { return p.at(place) >= 0 }

// MouseIn implements desktop.Hoverable.
func (p *Prose) MouseIn(e *desktop.MouseEvent) { p.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (p *Prose) MouseMoved(e *desktop.MouseEvent) { p.hover(p.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (p *Prose) MouseOut() { p.hover(-1) }

func (p *Prose) hover(over int) {
	if over != p.over {
		p.mark(p.over, color.Transparent)
		p.over = over
		p.mark(over, palette.Fade(p.colours.Text, 0.1))
	}
}

// mark puts a colour behind a link.
func (p *Prose) mark(i int, paint color.Color) {
	if i < 0 || i >= len(p.links) {
		return
	}
	for _, place := range p.links[i].places {
		place.FillColor = paint
		place.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (p *Prose) Cursor() desktop.Cursor {
	if p.over >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// AccessibilityLabel implements fyne.Accessible.
func (p *Prose) AccessibilityLabel() string { return p.says }

// AccessibilityRole implements fyne.Accessible.
func (p *Prose) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// linkPaint is the colour of links: the accent, as much darker or lighter as it takes to be read on a panel.
func linkPaint(colours *look.Colours) color.NRGBA {
	paint := colours.Accent
	for palette.Contrast(paint, colours.Panel) < 1.1*readable && paint != colours.Text {
		paint = palette.Mix(paint, colours.Text, 0.1)
	}
	return paint
}

// typesetter puts words one behind the other and begins a new line where there is no room.
type typesetter struct {
	prose *Prose
	paint color.Color
	line  float32 // the height of one
	x, y  float32
	gap   bool // a space comes before what is next

	open    *Words // what the present piece belongs to
	link    int
	piece   string // not yet drawn
	from    float32
	pending []glyphs // pieces of one word, of which no line may end between
}

// glyphs is a piece of a word.
type glyphs struct {
	of    *Words
	link  int
	text  string
	space bool // before it
}

// add takes some more words.
func (s *typesetter) add(words *Words, link int) {
	if words.Picture != nil {
		s.pending = append(s.pending, glyphs{of: words, link: link, space: s.gap})
		s.gap = false
		return
	}
	rest := words.Text
	for rest != "" {
		if at := strings.IndexFunc(rest, unicode.IsSpace); at == 0 {
			s.word()
			s.gap = true
			rest = strings.TrimLeftFunc(rest, unicode.IsSpace)
			continue
		} else if at > 0 {
			s.pending = append(s.pending, glyphs{words, link, rest[:at], s.gap})
			s.gap, rest = false, rest[at:]
			continue
		}
		s.pending = append(s.pending, glyphs{words, link, rest, s.gap})
		s.gap, rest = false, ""
	}
}

// word lays the pieces of a word down that has come to its end.
func (s *typesetter) word() {
	if len(s.pending) == 0 {
		return
	}
	width := float32(0)
	for _, g := range s.pending {
		width += s.wide(g.of, g.text)
	}
	space := float32(0)
	if s.pending[0].space {
		space = s.wide(s.pending[0].of, " ")
	}
	if end := s.end0() + space + width; end > s.prose.width && s.end0() > 0 {
		s.flush()
		s.x, s.y = 0, s.y+s.line
		s.pending[0].space = false
	}
	for _, g := range s.pending {
		text := g.text
		if g.space {
			text = " " + text
		}
		same := s.open != nil && s.open == g.of && g.of.Picture == nil
		switch {
		case same:
			s.piece += text
		default:
			if g.space && (g.link >= 0 || g.of.Lit || g.of.Picture != nil) { // the space before a link is no part of it
				s.flush()
				s.x += s.wide(g.of, " ")
				text = g.text
			} else {
				s.flush()
			}
			s.open, s.link, s.piece, s.from = g.of, g.link, text, s.x
			if g.of.Picture != nil {
				s.picture(g.of)
			}
		}
	}
	s.pending = nil
}

// end0 is where the line ends so far.
func (s *typesetter) end0() float32 {
	if s.open == nil || s.open.Picture != nil {
		return s.x
	}
	return s.from + s.wide(s.open, s.piece)
}

// wide is the width of a text, or of a picture among the words.
func (s *typesetter) wide(of *Words, text string) float32 {
	if of.Picture != nil && text != " " {
		return s.prose.size * pictureSize
	}
	return s.written(of, text).MinSize().Width
}

// pictureSize is the size of a picture among words, in parts of the type size.
const pictureSize = 1.3

func (s *typesetter) written(of *Words, text string) *canvas.Text {
	if of.Strong {
		return BoldLine(text, s.prose.size, s.paint)
	}
	return Line(text, s.prose.size, s.paint)
}

// picture lays a picture down.
func (s *typesetter) picture(of *Words) {
	size := s.prose.size * pictureSize
	shown := of.Picture(size)
	shown.Resize(fyne.NewSquareSize(size))
	shown.Move(fyne.NewPos(s.x, s.y+(s.line-size)/2))
	s.prose.drawn = append(s.prose.drawn, shown)
	s.x += size
	s.open, s.piece = nil, ""
}

// flush draws what has been collected of a line.
func (s *typesetter) flush() {
	if s.open == nil || s.piece == "" {
		s.open = nil
		return
	}
	text := s.written(s.open, s.piece)
	need := text.MinSize()
	place := func(object fyne.CanvasObject, from, high float32) {
		object.Resize(fyne.NewSize(need.Width, high))
		object.Move(fyne.NewPos(s.from, s.y+from))
	}
	if s.open.Lit {
		light := canvas.NewRectangle(palette.Gold)
		light.CornerRadius = s.prose.size * 0.2
		place(light, 0, s.line)
		s.prose.drawn = append(s.prose.drawn, light)
		text.Color = palette.Ink
	}
	if s.link >= 0 {
		if !s.open.Lit {
			text.Color = linkPaint(s.prose.colours)
		}
		ground := canvas.NewRectangle(color.Transparent)
		ground.CornerRadius = s.prose.size * 0.25
		place(ground, 0, s.line)
		s.prose.links[s.link].places = append(s.prose.links[s.link].places, ground)
		under := canvas.NewRectangle(palette.Fade(linkPaint(s.prose.colours), 0.55))
		place(under, s.line*0.5+s.prose.size*0.54, max(1, s.prose.size/14))
		s.prose.drawn = append(s.prose.drawn, under)
	}
	place(text, (s.line-need.Height)/2, need.Height)
	s.prose.drawn = append(s.prose.drawn, text)
	s.x = s.from + need.Width
	s.open, s.piece = nil, ""
}

// end draws the last line.
func (s *typesetter) end() {
	s.word()
	s.flush()
	s.y += s.line
}
