package draw

import (
	"image/color"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Typeface keeps the outlines of a font, in parts of the type size. It may be used by any number of
// goroutines.
type Typeface struct {
	font   *sfnt.Font
	mutex  sync.Mutex
	glyphs map[rune]glyph
	kerns  map[[2]sfnt.GlyphIndex]float64
	buffer sfnt.Buffer
}

type glyph struct {
	index   sfnt.GlyphIndex
	advance float64
	outline Outline
}

// capHeight is the height of capitals and digits, in parts of the type size; most typefaces are near enough to it for
// centring.
const capHeight = 0.69

// ParseTypeface reads a typeface from a file in OpenType or TrueType format.
func ParseTypeface(data []byte) (*Typeface, error) {
	parsed, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	return &Typeface{font: parsed, glyphs: map[rune]glyph{}, kerns: map[[2]sfnt.GlyphIndex]float64{}}, nil
}

// standIns are for characters that not all typefaces have.
var standIns = map[rune]rune{'−': '–', '\u00a0': ' ', '\u202f': ' '}

// grain is the size at which outlines are read; they are scaled from there.
const grain = 512

// glyph is what a character looks like. The mutex is held.
func (t *Typeface) glyph(r rune) glyph {
	if g, ok := t.glyphs[r]; ok {
		return g
	}
	asked := r
	if other, ok := standIns[r]; ok {
		r = other
	}
	index, err := t.font.GlyphIndex(&t.buffer, r)
	if err != nil {
		index = 0 // the box of a missing glyph
	}
	g := glyph{index: index}
	if advance, err := t.font.GlyphAdvance(&t.buffer, index, fixed.I(grain), font.HintingNone); err == nil {
		g.advance = float64(advance) / 64 / grain
	}
	if segments, err := t.font.LoadGlyph(&t.buffer, index, fixed.I(grain), nil); err == nil {
		g.outline = glyphOutline(segments)
	}
	t.glyphs[asked] = g
	return g
}

// kern is how far apart two glyphs are moved. The mutex is held.
func (t *Typeface) kern(a, b sfnt.GlyphIndex) float64 {
	pair := [2]sfnt.GlyphIndex{a, b}
	if k, ok := t.kerns[pair]; ok {
		return k
	}
	k := 0.0
	if distance, err := t.font.Kern(&t.buffer, a, b, fixed.I(grain), font.HintingNone); err == nil {
		k = float64(distance) / 64 / grain
	}
	t.kerns[pair] = k
	return k
}

func glyphOutline(segments sfnt.Segments) Outline {
	var o Outline
	at := func(p fixed.Point26_6) (x, y float64) { return float64(p.X) / 64 / grain, float64(p.Y) / 64 / grain }
	var x, y float64
	for _, s := range segments {
		x1, y1 := at(s.Args[0])
		x2, y2 := at(s.Args[1])
		x3, y3 := at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			o = append(o, contour{x: x1, y: y1})
			x, y = x1, y1
		case sfnt.SegmentOpLineTo:
			o[len(o)-1].line(x1, y1)
			x, y = x1, y1
		case sfnt.SegmentOpQuadTo:
			o[len(o)-1].curve(x+(x1-x)*2/3, y+(y1-y)*2/3, x2+(x1-x2)*2/3, y2+(y1-y2)*2/3, x2, y2)
			x, y = x2, y2
		case sfnt.SegmentOpCubeTo:
			o[len(o)-1].curve(x1, y1, x2, y2, x3, y3)
			x, y = x3, y3
		}
	}
	return o
}

// Width is how long a line is, in parts of the type size.
func (t *Typeface) Width(line string) float64 {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return t.add(measure{}, line).width
}

// measure is how long the beginning of a line is, and what it ends with.
type measure struct {
	width  float64
	begun  bool
	before sfnt.GlyphIndex
}

// add measures a line that goes on. The mutex is held.
func (t *Typeface) add(so measure, more string) measure {
	for _, r := range more {
		g := t.glyph(r)
		if so.begun {
			so.width += t.kern(so.before, g.index)
		}
		so = measure{so.width + g.advance, true, g.index}
	}
	return so
}

// outline gives the shape of a line of text that starts at (x, y) on its base line.
func (t *Typeface) outline(line string, x, y, size float64) Outline {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	var o Outline
	var before sfnt.GlyphIndex
	for i, r := range line {
		g := t.glyph(r)
		if i > 0 {
			x += t.kern(before, g.index) * size
		}
		for _, from := range g.outline {
			to := contour{x: x + from.x*size, y: y + from.y*size, pieces: make([]piece, len(from.pieces))}
			for k, p := range from.pieces {
				to.pieces[k] = piece{
					p.curved, x + p.x1*size, y + p.y1*size, x + p.x2*size, y + p.y2*size, x + p.x3*size, y + p.y3*size,
				}
			}
			o = append(o, to)
		}
		x += g.advance * size
		before = g.index
	}
	return o
}

// Lettering is how a text is set.
type Lettering struct {
	Face      *Typeface
	Size      float64 // wished for, in units
	Floor     float64 // above 0: one line shrinks down to this before it is broken
	Lowest    float64 // broken lines shrink down to this; 0 is Floor
	Lines     int     // at most
	Paint     color.NRGBA
	Halo      color.NRGBA // a line of this colour round the letters
	HaloWidth float64     // in units, outside the letters; 0 for none
}

// Line is a line of text as it was written.
type Line struct {
	Text    string
	Letters Outline
}

const leading = 1.16

// Write sets a text in the middle of a box: on one line if it can be with some shrinking, else broken. A text that does
// not fit even so is set at the lowest size, and fits is false.
func (c *Canvas) Write(text string, b Box, how Lettering) (written []Line, fits bool) {
	if text == "" {
		return nil, true
	}
	size, lines, fits := how.Fit(text, b)
	height := (float64(len(lines)-1)*leading + capHeight) * size
	y := b.Y + (b.H-height)/2 + capHeight*size
	for _, line := range lines {
		x := b.X + (b.W-how.Face.Width(line)*size)/2
		o := how.Face.outline(line, x, y, size)
		if how.HaloWidth > 0 {
			c.Stroke(o, 2*how.HaloWidth, how.Halo)
		}
		c.Fill(o, how.Paint)
		written = append(written, Line{line, o})
		y += size * leading
	}
	return written, fits
}

// Fit finds the size and the lines for a text in a box; fits is false if it is too long even at the
// lowest size, which is given then.
func (how Lettering) Fit(text string, b Box) (size float64, lines []string, fits bool) {
	most := max(how.Lines, 1)
	lowest := how.Lowest
	if lowest == 0 {
		lowest = how.Floor
	}
	if width := how.Face.Width(text); width*how.Size <= b.W {
		return how.Size, []string{text}, true
	} else if width*how.Floor <= b.W {
		return b.W / width, []string{text}, true
	}
	const step = 0.25
	for size = how.Size; size >= lowest; size -= step {
		lines, fits = wrap(text, how.Face, b.W/size)
		if fits && len(lines) <= most && (float64(len(lines)-1)*leading+1)*size <= b.H {
			return size, balance(text, how.Face, b.W/size, lines), true
		}
	}
	lines, _ = wrap(text, how.Face, b.W/lowest)
	return lowest, lines, false
}

// balance breaks a text into as many lines as it has, but as even as they can be: no last line
// of a single short word.
func balance(text string, face *Typeface, width float64, lines []string) []string {
	for narrower := width * 0.97; narrower > width/2; narrower -= width * 0.03 {
		even, fits := wrap(text, face, narrower)
		if !fits || len(even) > len(lines) {
			break
		}
		lines = even
	}
	return lines
}

// wrap breaks a text at its spaces; fits is false if a single word is too long. No letter is measured twice but those of
// words that begin a line.
func wrap(text string, face *Typeface, width float64) (lines []string, fits bool) {
	face.mutex.Lock()
	defer face.mutex.Unlock()
	fits = true
	line, long := "", measure{}
	breaks := func(r rune) bool { return r == ' ' || r == '\n' } // not at a space that binds
	for word := range strings.FieldsFuncSeq(text, breaks) {
		if line != "" {
			if longer := face.add(face.add(long, " "), word); longer.width <= width {
				line, long = line+" "+word, longer
				continue
			}
			lines = append(lines, line)
		}
		line, long = word, face.add(measure{}, word)
		fits = fits && long.width <= width
	}
	return append(lines, line), fits
}
