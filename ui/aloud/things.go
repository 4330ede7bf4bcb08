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
	more = spoken.Sentences(p.Does, more)
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
	r.add(o, at, words, more, press).Pointed = p.Pointed
	for _, upon := range p.Upon() {
		if number, is := upon.(*canvas.Text); is && number.Text != "" {
			r.write(number, at.Add(number.Position()), number.Text)
		}
	}
}

// tile reads something that opens something: its name, and on request all that is on it.
func (r *reading) tile(o *widgets.Tile, at fyne.Position) {
	all := r.within(o.Within())
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

// within is what an object says, line by line.
func (r *reading) within(object fyne.CanvasObject) (all []string) {
	on := &reading{words: r.words, scale: r.scale, region: &geometry.Region{}}
	on.object(object, fyne.Position{})
	on.settle()
	for _, place := range on.screen.Places {
		for _, line := range place.Lines {
			all = append(all, line.Words)
		}
	}
	return all
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
		l.Of = part{o, i}
	}
}

// part is a line about one of several things in an object.
type part struct {
	of     fyne.CanvasObject
	number int
}

// PartOf reports whether a line is about a part of an object.
func PartOf(line spoken.Line, object fyne.CanvasObject) bool {
	part, is := line.Of.(part)
	return is && part.of == object
}

// pick reads one of several things to choose from.
func (r *reading) pick(o *widgets.Pick, at fyne.Position) {
	words := o.Name
	if r.picks.What != "" {
		words = r.words.T("spoken.of", "What", r.picks.What, "Words", words)
	}
	if o.Chosen() {
		words = r.words.T("spoken.chosen", "Words", words)
	}
	more := []string{o.ToolTip()}
	for _, line := range r.within(o.Content) {
		if line != o.Name {
			more = append(more, line)
		}
	}
	l := r.add(o, at, words, spoken.Sentences(more...), func() { o.Tapped(nil) })
	l.Sets, l.control = true, o.Chosen()
	l.Pointed = o.Chosen() && r.picks.Focused()
}

// listing reads a list as a region of its own, a line each.
func (r *reading) listing(o *widgets.Listing, at fyne.Position) {
	before := r.region
	r.begin(&geometry.Region{Name: r.words.T("spoken.list")})
	defer r.begin(before)
	from, to := o.Near()
	for i := from; i < to; i++ {
		place, size := o.Place(i)
		l := r.add(o, at.Add(place), o.Name(i), "", func() { o.Open(i) })
		l.to = l.from.AddXY(size.Width, size.Height)
		l.Of, l.Sets = part{o, i}, true
		l.Pointed = i == o.Chosen() && o.Focused()
	}
}

// several is a picture of things that are told of one by one.
type several interface {
	fyne.CanvasObject
	Name() string
	Told() []widgets.Spoken
}

// several reads such a picture as a region of its own.
func (r *reading) several(o several, at fyne.Position) {
	before := r.region
	r.begin(&geometry.Region{Name: o.Name()})
	defer r.begin(before)
	for i, told := range o.Told() {
		l := r.add(o, at, told.Words, "", told.Open)
		l.Of, l.Pointed = part{o, i}, told.Pointed
	}
}

// linked reads a paragraph, and after it each of its links.
func (r *reading) linked(o *widgets.LinkedProse, at fyne.Position) {
	r.add(o, at, o.AccessibilityLabel(), "", nil).Of = part{o, -1}
	links, cursor := o.Links()
	for i, words := range links {
		l := r.add(o, at, words, "", func() { o.Follow(i) })
		l.Of, l.Pointed = part{o, i}, i == cursor
		l.Role, l.control = r.words.T("spoken.link"), true
	}
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
		l := r.add(o, at, said, more, press)
		l.Pointed, l.Sets = o.Pointed, true
	case *widgets.Toggle:
		said := r.words.T("spoken.off", "Words", o.Title)
		if o.On {
			said = r.words.T("spoken.on", "Words", o.Title)
		}
		press := func() { o.Tapped(nil) }
		if o.Forbidden() {
			press = nil
		}
		l := r.add(o, at, said, o.Told(), press)
		l.control, l.Sets = true, true
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
		l := r.add(o, at, r.words.T("spoken.slider", "Value", number(o.Value), "Most", number(o.Max)), "", press)
		l.control, l.Sets, l.Role = true, true, r.words.T("spoken.slider.role")
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
