package widgets

import (
	"image/color"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
)

// writer makes a line of a text; Title, Line and BoldLine are writers.
type writer = func(text string, size float32, paint color.Color) *canvas.Text

// Paragraph breaks a text into lines no wider than width and writes them one below the other. It is
// at least so many lines high; see OneLine for a single word that is too long.
func Paragraph(
	write writer, text string, size float32, paint color.Color, width float32, least int, align fyne.TextAlign,
) *fyne.Container {
	box := container.New(layout.NewCustomPaddedVBoxLayout(0))
	breaking := Broken
	if align == fyne.TextAlignCenter {
		breaking = Balanced
	}
	broken := breaking(write, text, size, width)
	for len(broken) < least {
		broken = append(broken, "")
	}
	for _, line := range broken {
		box.Add(OneLine(write, line, size, paint, width, align))
	}
	return box
}

// Told is a short text for a sheet of its own: in one line where that is no wider than width, and else in lines of about
// equal length, as wide as the longest of them.
func Told(text string, size float32, paint color.Color, width float32) fyne.CanvasObject {
	widest := float32(0)
	for _, line := range Balanced(Line, text, size, width) {
		widest = max(widest, Line(line, size, paint).MinSize().Width)
	}
	told := Paragraph(Line, text, size, paint, widest+1, 1, fyne.TextAlignLeading)
	return Fixed(told, widest+1, told.MinSize().Height)
}

// Balanced is Broken with lines that are about equally long, so that no word is left alone.
func Balanced(write writer, text string, size, width float32) []string {
	broken := Broken(write, text, size, width)
	if len(broken) < 2 {
		return broken
	}
	low, high := width/2, width
	for range 5 {
		middle := (low + high) / 2
		if narrower := Broken(write, text, size, middle); len(narrower) > len(broken) {
			low = middle
		} else {
			high, broken = middle, narrower
		}
	}
	return broken
}

// leastPart is how much smaller a line becomes before it is cut off instead.
const leastPart = 0.7

// OneLine writes a text in one line no wider than width, smaller if it must be, and cut off if that
// does not do, but no less high for that. It needs no width of its own.
func OneLine(
	write writer, text string, size float32, paint color.Color, width float32, align fyne.TextAlign,
) *fyne.Container {
	written := write(text, size, paint)
	written.Alignment = align
	height := written.MinSize().Height
	narrow(written, width)
	return AtLeast(fyne.NewSize(0, height), written) // the height of its neighbours
}

// narrow makes a line no wider than width, smaller first and then by cutting it off.
func narrow(line *canvas.Text, width float32) {
	size := line.TextSize
	if wide := line.MinSize().Width; wide > width && width > 0 {
		line.TextSize *= max(width/wide, leastPart)
		for line.MinSize().Width > width && line.TextSize > size*leastPart { // letters do not shrink evenly
			line.TextSize -= 0.25
		}
		Shorten(line, width)
	}
}

// Broken gives the lines of a text that is not to be wider than width.
func Broken(write writer, text string, size, width float32) (lines []string) {
	var words []string
	for _, word := range strings.FieldsFunc(text, breaks) {
		if word = strings.TrimSpace(word); word != "" {
			words = append(words, word)
		}
	}
	for len(words) > 0 {
		n := begin(write, words, size, width)
		lines = append(lines, strings.Join(words[:n], " "))
		words = words[n:]
	}
	return lines
}

// begin counts the words with which a line begins that is not wider than width, at least one. Measuring is most of the work
// of writing, so it does not measure word after word: a line of about as many letters as usually have room, then one of as
// many as have room if its letters are like the others, and from there on word by word.
func begin(write writer, words []string, size, width float32) int {
	measured := func(n int) float32 { return write(strings.Join(words[:n], " "), size, color.Black).MinSize().Width }
	within := func(letters float32) int { // the words that have about so many letters
		n, length := 1, len(words[0])
		for ; n < len(words) && float32(length+1+len(words[n])) <= letters; n++ {
			length += 1 + len(words[n])
		}
		return n
	}
	const letter = 0.5 // the usual width of one, as a part of its size
	n := within(width / (letter * max(size, 1)))
	wide := measured(n)
	if likely := within(float32(len(strings.Join(words[:n], " "))) * width / max(wide, 1)); likely != n {
		n, wide = likely, measured(likely)
	}
	if wide <= width {
		for n < len(words) && measured(n+1) <= width {
			n++
		}
		return n
	}
	for n--; n > 1 && measured(n) > width; {
		n--
	}
	return max(n, 1)
}

// Largest is the size at which a text has room, in as many lines as it takes, at most most and at least 1.
func Largest(write writer, text string, most float32, room fyne.Size) float32 {
	fits := func(size float32) bool {
		lines := Broken(write, text, size, room.Width)
		for _, line := range lines {
			if write(line, size, color.Black).MinSize().Width > room.Width {
				return false
			}
		}
		return write(text, size, color.Black).MinSize().Height*float32(len(lines)) <= room.Height
	}
	for most > 1 && !fits(most) {
		most -= 0.5
	}
	return max(most, 1)
}

// breaks reports whether a line may end at a character: a space that holds together what is on both sides of it is none.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// ParagraphOf is the text of a paragraph that consists of these objects, "" if they are none: each holds a line and no more.
func ParagraphOf(objects []fyne.CanvasObject) string {
	var lines []string
	for _, object := range objects {
		line, is := object.(*fyne.Container)
		if !is || len(line.Objects) != 1 {
			return ""
		}
		text, is := line.Objects[0].(*canvas.Text)
		if _, region := line.Layout.(*geometry.Region); region || !is {
			return ""
		}
		lines = append(lines, text.Text)
	}
	return strings.TrimSpace(strings.Join(lines, " "))
}
