package aloud

import (
	"cmp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/spoken"
	"portroyal/ui/widgets"
)

// piece reads something on a table: the key that takes it, what it is, what that costs or brings, and on request the words about it.
func (r *reading) piece(o piece, at fyne.Position) {
	p := o.Base()
	words, more := p.Named, p.AccessibilityLabel()
	if words == "" {
		words, more, _ = strings.Cut(more, "\n")
	}
	if price := cmp.Or(p.PriceSaid, p.Price); price != "" {
		words += ", " + price
	}
	if p.Key != "" {
		words = r.words.T("spoken.key", "Key", p.Key, "Words", words)
	}
	var press func()
	if p.OnTap != nil {
		press = p.OnTap
	}
	r.add(o, at, words, more, press)
	for _, upon := range p.Upon() {
		if number, is := upon.(*canvas.Text); is && number.Text != "" {
			r.write(number, at.Add(number.Position()), number.Text)
		}
	}
}

// tile reads something that opens something: its name, and on request all that is on it.
func (r *reading) tile(o *widgets.Tile, at fyne.Position) {
	on := &reading{words: r.words, scale: r.scale, region: &geometry.Region{}}
	on.object(o.Within(), at)
	on.settle()
	var all []string
	for _, place := range on.screen.Places {
		for _, line := range place.Lines {
			all = append(all, line.Words)
		}
	}
	name := o.Name
	if name == "" {
		name = strings.Join(all, ", ")
	}
	more := spoken.Sentences(all...)
	if tip := o.ToolTip(); tip != name {
		more = spoken.Sentences(more, tip)
	}
	r.add(o, at, name, more, func() { o.OnTap() })
}

// contents reads a table of contents, a line each.
func (r *reading) contents(o *widgets.Contents, at fyne.Position) {
	for i, chapter := range o.Chapters {
		words := chapter.Title
		if chapter.Found > 0 {
			words = r.words.N("spoken.found", chapter.Found, "Words", words)
		}
		if words != "" && chapter.Title == o.AccessibilityLabel() {
			words = r.words.T("spoken.chosen", "Words", words)
		}
		l := r.add(o, at, words, chapter.Before, func() { o.Open(i); o.OnOpen(i) })
		l.Of = chapterOf{o, i}
	}
}

// chapterOf is a line of a table of contents.
type chapterOf struct {
	contents *widgets.Contents
	number   int
}

// PartOf reports whether a line is about a part of an object.
func PartOf(line spoken.Line, object fyne.CanvasObject) bool {
	part, is := line.Of.(chapterOf)
	return is && fyne.CanvasObject(part.contents) == object
}

// control reads what can be pressed or written in.
func (r *reading) control(object fyne.CanvasObject, at fyne.Position) {
	focus := func(on fyne.Focusable) func() {
		return func() {
			if of := fyne.CurrentApp().Driver().CanvasForObject(object); of != nil {
				of.Focus(on)
			}
		}
	}
	switch o := object.(type) {
	case *widgets.Plate:
		press := o.OnTap // it is meant, wherever the pointer is
		if o.Waiting() {
			press = nil
		}
		said, more := o.AccessibilityLabel(), o.ToolTip()
		if !says(said) { // an arrow, or another sign
			said, more, _ = strings.Cut(more, "\n")
		}
		r.add(o, at, said, more, press).Pointed = o.Pointed
	case *widgets.Toggle:
		said := r.words.T("spoken.off", "Words", o.Title)
		if o.On {
			said = r.words.T("spoken.on", "Words", o.Title)
		}
		press := func() { o.Tapped(nil) }
		if o.Forbidden() {
			press = nil
		}
		r.add(o, at, said, o.Told(), press).control = true
	case *widgets.Field:
		said := r.words.T("spoken.field", "Words", o.Text)
		if o.Text == "" {
			said = r.words.T("spoken.field.empty", "Words", o.PlaceHolder)
		}
		press := focus(o)
		if o.Disabled() {
			press = nil
		}
		r.add(o, at, said, "", press).control = true
	case *widgets.Slider:
		press := focus(o)
		if o.Disabled() {
			press = nil
		}
		r.add(o, at, r.words.T("spoken.slider", "Value", number(o.Value), "Most", number(o.Max)), "", press).control = true
	case *widgets.Listing:
		r.add(o, at, o.AccessibilityLabel(), "", focus(o))
	case *widgets.LinkedProse:
		r.add(o, at, o.AccessibilityLabel(), "", focus(o))
	default:
		r.other(object, at)
	}
}

func number(value float64) string { return strconv.FormatFloat(value, 'f', -1, 64) }

// other reads what has words for who does not see it.
func (r *reading) other(object fyne.CanvasObject, at fyne.Position) {
	labelled, is := object.(fyne.Accessible)
	if !is {
		return
	}
	var press func()
	if tapped, can := object.(fyne.Tappable); can {
		idle, knows := object.(interface{ Deaf() bool })
		if !knows || !idle.Deaf() {
			press = func() { tapped.Tapped(&fyne.PointEvent{}) }
		}
	}
	words, more, _ := strings.Cut(labelled.AccessibilityLabel(), "\n")
	r.add(object, at, words, more, press)
}
