package figures

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// selection is what has been chosen of the games.
type selection struct {
	name     string // of the person
	together bool
	edition  statistics.Edition // "" for all
	players  int                // 0 for any number
	level    bot.Level          // 0 for all
	since    int                // index of spans
	unaided  bool
}

// spans are the times that can be chosen.
var spans = []struct {
	id   words.ID
	days int
}{{"figures.since.ever", 0}, {"figures.since.month", 30}, {"figures.since.year", 365}}

// filter is what is chosen, for the engine.
func (p *Page) filter() statistics.Filter {
	c := &p.chosen
	f := statistics.Filter{
		Name: c.name, Together: c.together, Edition: c.edition, Players: c.players, WithoutHints: c.unaided,
	}
	if c.level != 0 {
		f.Level = c.level.String()
	}
	if days := spans[c.since].days; days > 0 {
		f.Since = p.stage.Time().AddDate(0, 0, -days)
	}
	return f
}

// occurring is what there is to choose from in the games of a person.
type occurring struct {
	against, together bool
	aided             bool // somebody had a hint, or took something back
	old               bool // longer ago than the shortest time that can be chosen
	editions          []statistics.Edition
	players           []int
	levels            []bot.Level
}

// occurs looks through the games of the person and the kind that are chosen.
func (p *Page) occurs() (o occurring) {
	recent := p.stage.Time().AddDate(0, 0, -spans[1].days)
	for i := range p.games {
		g := &p.games[i]
		seat := slices.IndexFunc(g.Seats, func(s statistics.Seat) bool { return s.Player == "" && s.Name == p.chosen.name })
		if g.Practice || seat < 0 {
			continue
		}
		o.together = o.together || g.Together
		o.against = o.against || !g.Together
		if g.Together != p.chosen.together {
			continue
		}
		o.aided = o.aided || g.Seats[seat].Hints > 0 || g.Undone > 0
		o.old = o.old || g.Begun.Before(recent)
		o.editions = with(o.editions, g.Edition)
		o.players = with(o.players, len(g.Seats))
		for i := range g.Seats {
			if level, known := g.Seats[i].Level(); known {
				o.levels = with(o.levels, level)
			}
		}
	}
	slices.Sort(o.editions)
	slices.Sort(o.players)
	slices.Sort(o.levels)
	return o
}

// with adds what is not there yet.
func with[E comparable](all []E, one E) []E {
	if slices.Contains(all, one) {
		return all
	}
	return append(all, one)
}

// choice is one of several that a list offers.
type choice struct {
	text   string
	chosen bool
	take   func()
}

// choicesOf are one for everything and one for each of several things.
func choicesOf[E comparable](all string, name func(E) string, of []E, chosen *E) []choice {
	var none E
	list := []choice{{all, *chosen == none, func() { *chosen = none }}}
	for _, one := range of {
		list = append(list, choice{name(one), *chosen == one, func() { *chosen = one }})
	}
	return list
}

// chooser is a plate that says what is chosen and opens the list of all choices. A quiet one is calm where it is not the
// first of them, which leaves nothing out.
func (p *Page) chooser(kind widgets.PlateKind, id words.Tipped, choices []choice) *widgets.Plate {
	w, c := p.stage.Words, p.stage.Colours()
	at := max(slices.IndexFunc(choices, func(one choice) bool { return one.chosen }), 0)
	if kind == widgets.QuietPlate && at > 0 {
		kind = widgets.CalmPlate
	}
	plate := widgets.NewPlate(c, kind, choices[at].text, nil).WithToolTip(w.T(id.Tip())).Grown(p.by)
	paint := color.Color(c.Text)
	switch kind {
	case widgets.CalmPlate:
		paint = color.White
	case widgets.PlainPlate:
		paint = c.PlateText
	}
	plate.Symbol, plate.Behind = arrow(paint, p.by), true
	number := len(p.choosers)
	p.choosers = append(p.choosers, plate)
	plate.OnTap = func() {
		held := p.stage.Window.Canvas().Focused() == fyne.Focusable(plate)
		p.choose(id, choices, func() {
			if held && number < len(p.choosers) { // it goes on with the keyboard where it was
				p.stage.Window.Canvas().Focus(p.choosers[number])
			}
		})
	}
	return plate
}

// roomy gives a plate the room that the longest of its choices takes, so that nothing moves when another one is made, and
// no more than a quiet plate needs.
func (p *Page) roomy(plate *widgets.Plate, choices []choice) fyne.CanvasObject {
	var need fyne.Size
	for _, one := range choices {
		like := widgets.NewPlate(p.stage.Colours(), widgets.QuietPlate, one.text, nil).Grown(p.by)
		like.Symbol, like.Behind = arrow(color.Black, p.by), true
		need = need.Max(like.MinSize())
	}
	return widgets.Fixed(plate, need.Width, need.Height)
}

// arrow is a small arrow downwards.
func arrow(paint color.Color, by float32) fyne.CanvasObject {
	wide, high := 9*by, 5*by
	stroke := func(from, to fyne.Position) *canvas.Line {
		line := canvas.NewLine(paint)
		line.StrokeWidth = 2 * by
		line.Position1, line.Position2 = from, to
		return line
	}
	box := container.NewWithoutLayout(stroke(fyne.NewPos(0, 0), fyne.NewPos(wide/2, high)),
		stroke(fyne.NewPos(wide/2, high), fyne.NewPos(wide, 0)))
	return widgets.Fixed(box, wide, high)
}

// choose opens a list with what is chosen in the focus; Escape leaves everything as it is. after is called when something
// has been taken.
func (p *Page) choose(id words.Tipped, choices []choice, after func()) {
	c, by := p.stage.Colours(), p.by
	list := container.New(layout.NewCustomPaddedVBoxLayout(6 * by))
	var focus *widgets.Plate
	for _, one := range choices {
		kind := widgets.PlainPlate
		if one.chosen {
			kind = widgets.CalmPlate
		}
		plate := widgets.NewPlate(c, kind, one.text, func() {
			p.before = p.chosen
			one.take()
			p.stage.Close()
			p.build()
			after()
		}).Grown(by)
		if one.chosen {
			focus = plate
		}
		list.Add(plate)
	}
	title := widgets.NewTitle(c, p.stage.Words.T(words.ID(id)), 20*by)
	room := 4 * by // for the edges of plates, and the focus: what scrolls is cut off at its own edge
	scrolled := p.stage.Scrolled(container.New(layout.NewCustomPaddedLayout(room, room, room, room), list),
		title.MinSize().Height+80*by)
	p.stage.Open(widgets.NewTitledSheet(c, by, 18*by, title, scrolled), nil, nil)
	if focus != nil {
		p.stage.Window.Canvas().Focus(focus)
	}
}

// person is the plate that chooses of whom the page tells, nil if there is nobody else.
func (p *Page) person() *widgets.Plate {
	if len(p.names) < 2 {
		return nil
	}
	var choices []choice
	for _, name := range p.names {
		choices = append(choices, choice{name, name == p.chosen.name, func() {
			p.chosen, p.before = selection{name: name, together: p.onlyTogether(name)}, selection{}
		}})
	}
	return p.chooser(widgets.PlainPlate, "figures.choose.who", choices)
}

// filters are the plates that choose games, of those between which there is a choice.
func (p *Page) filters() fyne.CanvasObject {
	w, chosen := p.stage.Words, &p.chosen
	row := container.New(&fitting{6 * p.by})
	occurs := p.occurs()
	add := func(id words.Tipped, of bool, choices ...choice) {
		if of {
			row.Add(p.roomy(p.chooser(widgets.QuietPlate, id, choices), choices))
		}
	}
	kind := func(together bool, id words.ID) choice {
		return choice{w.T(id), chosen.together == together, func() { *chosen = selection{name: chosen.name, together: together} }}
	}
	add("figures.choose.kind", occurs.against && occurs.together,
		kind(false, "figures.against"), kind(true, "figures.together"))
	add("figures.choose.edition", len(occurs.editions) > 1, choicesOf(w.T("figures.edition"),
		func(e statistics.Edition) string { return w.T(editionNames.ID(e)) }, occurs.editions, &chosen.edition)...)
	add("figures.choose.players", len(occurs.players) > 1, choicesOf(w.T("figures.players"),
		func(n int) string { return w.N("figures.seats", n) }, occurs.players, &chosen.players)...)
	add("figures.choose.level", len(occurs.levels) > 1, choicesOf(w.T("figures.level"),
		func(l bot.Level) string { return w.T(terms.Levels.ID(l)) }, occurs.levels, &chosen.level)...)
	var since []choice
	for i, span := range spans {
		since = append(since, choice{w.T(span.id), chosen.since == i, func() { chosen.since = i }})
	}
	add("figures.choose.since", occurs.old, since...)
	hints := func(unaided bool, id words.ID) choice {
		return choice{w.T(id), chosen.unaided == unaided, func() { chosen.unaided = unaided }}
	}
	add("figures.choose.hints", occurs.aided, hints(false, "figures.hints.all"), hints(true, "figures.hints.none"))
	return row
}

// fitting lays objects side by side, each as wide as it needs, or all of them narrower where there is less room.
type fitting struct{ gap float32 }

// MinSize implements fyne.Layout.
func (f *fitting) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for i, object := range objects {
		need := object.MinSize()
		size.Width += need.Width
		if i > 0 {
			size.Width += f.gap
		}
		size.Height = max(size.Height, need.Height)
	}
	return size
}

// Layout implements fyne.Layout.
func (f *fitting) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gaps := f.gap * float32(max(len(objects)-1, 0))
	part := min((size.Width-gaps)/max(f.MinSize(objects).Width-gaps, 1), 1)
	x := float32(0)
	for _, object := range objects {
		need := object.MinSize()
		object.Resize(fyne.NewSize(need.Width*part, need.Height))
		object.Move(fyne.NewPos(x, 0))
		x += need.Width*part + f.gap
	}
}
