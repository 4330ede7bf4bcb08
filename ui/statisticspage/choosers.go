package statisticspage

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/ledger"
	"portroyal/engine/skill"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// spans are the times that can be chosen.
var spans = []struct {
	id   words.ID
	days int
}{{"figures.since.ever", 0}, {"figures.since.month", 30}, {"figures.since.year", 365}}

// Selection is what is chosen of the games of any game. From when on they count is left to the span.
type Selection[E ~string] struct {
	ledger.Filter[E]
	span int // 0 for any time
}

// Wanted is what is chosen, for the engine.
func (p *Page[G, E]) Wanted() ledger.Filter[E] {
	by := p.Chosen.Filter
	if days := spans[p.Chosen.span].days; days > 0 {
		by.Since = p.Stage.Time().AddDate(0, 0, -days)
	}
	return by
}

// Occurring is what there is to choose from in the games of a person.
type Occurring[E ~string] struct {
	Against, Together bool // there are such games
	Editions          []E  // in their order, as the two below

	aided   bool // somebody had a hint, or took something back
	old     bool // longer ago than the shortest time that can be chosen
	players []int
	levels  []skill.Level
}

// occurs looks through the games of a person, those against time or the others.
func (p *Page[G, E]) occurs(name string, together bool) (o Occurring[E]) {
	facts, recently := p.content.Facts, p.Stage.Time().AddDate(0, 0, -spans[1].days)
	for i := range p.Games {
		g := &p.Games[i]
		about, own := facts.About(g), facts.Own(g, name)
		if own < 0 {
			continue
		}
		o.Together, o.Against = o.Together || about.Together, o.Against || !about.Together
		if about.Together != together {
			continue
		}
		o.aided = o.aided || facts.Aided(g, own)
		o.old = o.old || about.Begun.Before(recently)
		o.Editions, o.players = with(o.Editions, about.Edition), with(o.players, about.Seats)
		for seat := range about.Seats {
			if who, known := facts.Opponents[facts.Seat(g, seat).Player]; known {
				o.levels = with(o.levels, who.Level)
			}
		}
	}
	slices.Sort(o.Editions)
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

// Choice is one of several that a list offers.
type Choice struct {
	Text   string
	Chosen bool
	Take   func()
}

// ChoicesOf are one for everything and one for each of several things.
func ChoicesOf[E comparable](all string, name func(E) string, of []E, chosen *E) []Choice {
	var none E
	list := []Choice{{all, *chosen == none, func() { *chosen = none }}}
	for _, one := range of {
		list = append(list, Choice{name(one), *chosen == one, func() { *chosen = one }})
	}
	return list
}

// chooser is a plate that says what is chosen and opens the list of all choices. A quiet one is calm where it is not the
// first of them, which leaves nothing out.
func (p *Page[G, E]) chooser(kind widgets.PlateKind, id words.Tipped, choices []Choice) *widgets.Plate {
	w, c := p.Stage.Words, p.Stage.Colours()
	at := max(slices.IndexFunc(choices, func(one Choice) bool { return one.Chosen }), 0)
	if kind == widgets.QuietPlate && at > 0 {
		kind = widgets.CalmPlate
	}
	plate := widgets.NewPlate(c, kind, choices[at].Text, nil).WithToolTip(w.T(id.Tip())).Grown(p.By)
	paint := color.Color(c.Text)
	switch kind {
	case widgets.CalmPlate:
		paint = color.White
	case widgets.PlainPlate:
		paint = c.PlateText
	}
	plate.Symbol, plate.Behind = arrow(paint, p.By), true
	number := len(p.Choosers)
	p.Choosers = append(p.Choosers, plate)
	plate.OnTap = func() {
		held := p.Stage.Window.Canvas().Focused() == fyne.Focusable(plate)
		p.choose(id, choices, func() {
			if held && number < len(p.Choosers) { // it goes on with the keyboard where it was
				p.Stage.Window.Canvas().Focus(p.Choosers[number])
			}
		})
	}
	return plate
}

// roomy gives a plate the room that the longest of its choices takes, so that nothing moves when another one is made, and
// no more than a quiet plate needs.
func (p *Page[G, E]) roomy(plate *widgets.Plate, choices []Choice) fyne.CanvasObject {
	var need fyne.Size
	for _, one := range choices {
		like := widgets.NewPlate(p.Stage.Colours(), widgets.QuietPlate, one.Text, nil).Grown(p.By)
		like.Symbol, like.Behind = arrow(color.Black, p.By), true
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
func (p *Page[G, E]) choose(id words.Tipped, choices []Choice, after func()) {
	c, by := p.Stage.Colours(), p.By
	list := container.New(layout.NewCustomPaddedVBoxLayout(6 * by))
	var focus *widgets.Plate
	for _, one := range choices {
		kind := widgets.PlainPlate
		if one.Chosen {
			kind = widgets.CalmPlate
		}
		plate := widgets.NewPlate(c, kind, one.Text, func() {
			p.Before = p.Chosen
			one.Take()
			p.Stage.Close()
			p.Build()
			after()
		}).Grown(by)
		if one.Chosen {
			focus = plate
		}
		list.Add(plate)
	}
	title := widgets.NewTitle(c, p.Stage.Words.T(words.ID(id)), 20*by)
	room := 4 * by // for the edges of plates, and the focus: what scrolls is cut off at its own edge
	scrolled := p.Stage.Scrolled(container.New(layout.NewCustomPaddedLayout(room, room, room, room), list),
		title.MinSize().Height+80*by)
	p.Stage.Open(widgets.NewTitledSheet(c, by, 18*by, title, scrolled), nil, nil)
	if focus != nil {
		p.Stage.Window.Canvas().Focus(focus)
	}
}

// person is the plate that chooses of whom the page tells, nil if there is nobody else.
func (p *Page[G, E]) person() *widgets.Plate {
	if len(p.Names) < 2 {
		return nil
	}
	var choices []Choice
	for _, name := range p.Names {
		choices = append(choices, Choice{name, name == p.Chosen.Name, func() {
			p.Chosen, p.Before = p.All(name), Selection[E]{}
		}})
	}
	return p.chooser(widgets.PlainPlate, "figures.choose.who", choices)
}

// filterRow are the plates that choose games, of those between which there is a choice.
func (p *Page[G, E]) filterRow() fyne.CanvasObject {
	p.filters = container.New(&fitting{6 * p.By})
	w, chosen := p.Stage.Words, &p.Chosen
	occurs := p.occurs(chosen.Name, chosen.Together)
	if p.content.Filters != nil {
		p.content.Filters(&occurs)
	}
	p.Filter("figures.choose.players", len(occurs.players) > 1, ChoicesOf(w.T("figures.players"),
		func(n int) string { return w.N("figures.seats", n) }, occurs.players, &chosen.Players)...)
	levels := []Choice{{w.T("figures.level"), chosen.Level == "", func() { chosen.Level = "" }}}
	for _, level := range occurs.levels {
		name := level.String()
		levels = append(levels, Choice{w.T(summary.Levels.ID(level)), chosen.Level == name, func() { chosen.Level = name }})
	}
	p.Filter("figures.choose.level", len(occurs.levels) > 1, levels...)
	var since []Choice
	for i, span := range spans {
		since = append(since, Choice{w.T(span.id), chosen.span == i, func() { chosen.span = i }})
	}
	p.Filter("figures.choose.since", occurs.old, since...)
	hints := func(without bool, id words.ID) Choice {
		return Choice{w.T(id), chosen.WithoutHints == without, func() { chosen.WithoutHints = without }}
	}
	p.Filter("figures.choose.hints", occurs.aided, hints(false, "figures.hints.all"), hints(true, "figures.hints.none"))
	return p.filters
}

// Filter adds a plate that chooses games, if there is a choice.
func (p *Page[G, E]) Filter(id words.Tipped, is bool, choices ...Choice) {
	if is {
		p.filters.Add(p.roomy(p.chooser(widgets.QuietPlate, id, choices), choices))
	}
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
