package ending

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// source is something that brings points; it has a part in every bar.
type source struct {
	id     words.ID
	symbol string
	paint  palette.Source
	points func(portroyal.PointsBySource) int
}

// sourcesOf lists what can bring points in a game.
func sourcesOf(options portroyal.Options) []source {
	sources := []source{{
		"end.persons", "person", palette.FromPersons, func(p portroyal.PointsBySource) int { return p.Persons },
	}}
	if options.Decks.HasExpeditions() {
		sources = append(sources, source{
			"end.expeditions", "map", palette.FromExpeditions,
			func(p portroyal.PointsBySource) int { return p.Expeditions },
		})
	}
	if options.Decks.Contains(portroyal.DeckNails) {
		sources = append(sources, source{
			"end.cargo", "ship", palette.FromCargo, func(p portroyal.PointsBySource) int { return p.Cargo },
		})
	}
	if options.Contracts {
		sources = append(sources, source{
			"end.contracts", "seal", palette.FromContracts,
			func(p portroyal.PointsBySource) int { return p.Contracts },
		})
	}
	return sources
}

// area is a part of the sheet.
type area struct {
	at   fyne.Position
	size fyne.Size
}

// below takes a strip of this height off the top of an area; what is left begins a gap below it.
func (a *area) below(height, gap float32) area {
	taken := area{a.at, fyne.NewSize(a.size.Width, height)}
	a.at.Y += height + gap
	a.size.Height -= height + gap
	return taken
}

// above takes a strip of this height off the bottom of an area.
func (a *area) above(height, gap float32) area {
	a.size.Height -= height + gap
	return area{fyne.NewPos(a.at.X, a.at.Y+a.size.Height+gap), fyne.NewSize(a.size.Width, height)}
}

// account is everything on the sheet of a game that one or more players win.
func (e *Ending) account(f frame) (objects []fyne.CanvasObject) {
	by := e.growth()
	in := 16 * by
	left := area{f.at.AddXY(in, in*0.8), f.sheet.SubtractWidthHeight(2*in, 1.5*in)}
	objects = append(objects, e.legend(left.below(24*by, 4*by))...)
	standings := e.view.Standings()
	tall := min(max((left.size.Height*0.42)/float32(len(standings)), 36*by), 58*by)
	most := 1
	for _, s := range standings {
		most = max(most, s.Points)
	}
	for _, standing := range standings {
		objects = append(objects, e.group(e.rank(standing, most, left.below(tall-4*by, 4*by))))
	}
	left.below(2*by, 0)
	if s := e.game.Series; s != nil && s.Games > 1 {
		objects = append(objects, e.series(s, left.above(30*by, 6*by))...)
	}
	if len(e.game.Goals) > 0 {
		objects = append(objects, e.goals(left.above(e.goalsHeight(), 6*by))...)
	}
	if honours := honoursOf(&e.chronicle); len(honours) > 0 {
		objects = append(objects, e.honours(honours, left.above(e.honoursHeight(), 6*by))...)
	}
	return append(objects, e.curve(left)...)
}

// legend explains the parts of the bars, and says how long the game was.
func (e *Ending) legend(a area) (objects []fyne.CanvasObject) {
	w, c, by := e.stage.Words, e.stage.Colours(), e.growth()
	turns := widgets.Line(e.withHints(w.N("end.turns", e.game.Match.Turns())), 14*by, c.Quiet)
	turns.Alignment = fyne.TextAlignTrailing
	need := turns.MinSize()
	at := a.at.AddXY(a.size.Width-need.Width, (a.size.Height-need.Height)/2)
	objects = append(objects, widgets.Placed(turns, at, need))
	if hints := e.hintsOf(); hints != "" {
		objects = append(objects, widgets.Placed(widgets.NewTipped(hints), at, need))
	}
	x, room := float32(0), a.size.Width-need.Width-10*by
	sources := sourcesOf(e.view.Options())
	cell := room / float32(max(len(sources), 3))
	for _, source := range sources {
		chip := fyne.NewSquareSize(22 * by)
		at := a.at.AddXY(x, (a.size.Height-chip.Height)/2)
		objects = append(objects, e.block(source.paint.Base, at, chip), e.symbolIn(source.symbol, at, chip, 0.8))
		box := fyne.NewSize(cell-chip.Width-12*by, a.size.Height)
		objects = append(objects, inLine(widgets.Line, w.T(source.id), 14*by, c.Text,
			fyne.NewPos(at.X+chip.Width+5*by, a.at.Y), box, fyne.TextAlignLeading))
		x += cell
	}
	return objects
}

// block is a part of a bar.
func (e *Ending) block(paint color.NRGBA, at fyne.Position, size fyne.Size) fyne.CanvasObject {
	block := canvas.NewRectangle(paint)
	block.CornerRadius = 4 * e.growth()
	block.StrokeColor, block.StrokeWidth = palette.Ink, 1.4*e.growth()
	if e.stage.HighContrast {
		block.StrokeColor = e.stage.Colours().Edge
	}
	return widgets.Placed(block, at, size)
}

// symbolIn shows a symbol in the middle of a box, in this proportion of its size.
func (e *Ending) symbolIn(name string, at fyne.Position, box fyne.Size, part float32) fyne.CanvasObject {
	size := min(box.Width, box.Height) * part
	return widgets.Placed(e.stage.Symbol(name, size), at.AddXY((box.Width-size)/2, (box.Height-size)/2),
		fyne.NewSquareSize(size))
}

// rank is one row of the ranking: place, head and name, the points by source, their sum and the coins. most is
// the number of points that the longest bar shows.
func (e *Ending) rank(standing portroyal.Standing, most int, a area) (objects []fyne.CanvasObject) {
	w, c, by := e.stage.Words, e.stage.Colours(), e.growth()
	ground := canvas.NewRectangle(c.PanelRaised)
	ground.CornerRadius = 7 * by
	objects = append(objects, widgets.Placed(ground, a.at, a.size))
	x := a.at.X + 6*by
	take := func(width, gap float32) (fyne.Position, fyne.Size) {
		at := fyne.NewPos(x, a.at.Y)
		x += width + gap
		return at, fyne.NewSize(width, a.size.Height)
	}
	at, box := take(30*by, 4*by)
	objects = append(objects, inLine(widgets.Title, w.T("end.place.number", "Place", standing.Place), 18*by, c.Text, at,
		box, fyne.TextAlignTrailing))
	head := min(a.size.Height-2*by, 50*by)
	at, box = take(head, 5*by)
	who := at
	objects = append(objects, e.head(standing.Seat, head, at.AddXY(0, (box.Height-head)/2)))
	at, box = take(min(max(a.size.Width*0.2, 112*by), 190*by), 10*by)
	tag := fyne.NewSize(box.Width, min(box.Height-12*by, 29*by))
	objects = append(objects, e.tag(standing.Seat, at.AddXY(0, (box.Height-tag.Height)/2), tag)...)
	if player := e.game.Match.Seats()[standing.Seat].Player; player != "" {
		objects = append(objects, widgets.Placed(widgets.NewTipped(terms.Opponent(w, player)), who,
			fyne.NewSize(at.X+box.Width-who.X, box.Height)))
	}

	const crest, coins = 36, 52
	right := a.at.X + a.size.Width - (crest+coins+14)*by
	bar := area{fyne.NewPos(x, a.at.Y), fyne.NewSize(right-x, a.size.Height)}
	objects = append(objects, e.bar(standing.Seat, e.remark(standing), most, bar)...)
	x = right + 6*by
	at, box = take(crest*by, 4*by)
	objects = append(objects, e.crest(standing.Points, at.AddXY(0, (box.Height-crest*by)/2), crest*by)...)
	objects = append(objects, widgets.Placed(widgets.NewTipped(w.T("end.points")), at, box))
	at, box = take((coins-8)*by, 0)
	coin := fyne.NewSize(20*by, box.Height)
	number := fyne.NewSize(box.Width-coin.Width-4*by, box.Height)
	return append(objects, e.symbolIn("coin", at, coin, 1),
		inLine(widgets.BoldLine, strconv.Itoa(standing.Coins), 15*by, c.Text, at.AddXY(coin.Width+4*by, 0), number,
			fyne.TextAlignLeading),
		widgets.Placed(widgets.NewTipped(w.T("end.coins")), at, box))
}

// remark explains a rank that does not follow from points alone; "" if it does.
func (e *Ending) remark(at portroyal.Standing) string {
	switch {
	case !at.Ranked:
		return e.stage.Words.T("end.behind")
	case at.ByCoins:
		return e.stage.Words.T("end.tie")
	}
	return ""
}

// bar shows the points of a seat by source, with a remark below it unless that is "".
func (e *Ending) bar(seat int, remark string, most int, a area) (objects []fyne.CanvasObject) {
	by := e.growth()
	tall := min(a.size.Height-10*by, 34*by)
	top := a.at.Y + (a.size.Height-tall)/2
	if remark != "" {
		tall = min(tall, a.size.Height-21*by)
		top = a.at.Y + (a.size.Height-tall-16*by)/2
		objects = append(objects, inLine(widgets.Line, remark, 12.5*by, e.stage.Colours().Quiet,
			fyne.NewPos(a.at.X, top+tall), fyne.NewSize(a.size.Width, 17*by), fyne.TextAlignLeading))
	}
	from := e.view.PointsBySource(seat)
	x, each := a.at.X, a.size.Width/float32(most)
	for _, source := range sourcesOf(e.view.Options()) {
		points := source.points(from)
		if points == 0 {
			continue
		}
		at, box := fyne.NewPos(x, top), fyne.NewSize(each*float32(points), tall)
		objects = append(objects, e.block(source.paint.Base, at, box))
		words := at
		if room := fyne.NewSize(tall*0.92, tall); box.Width > room.Width+16*by {
			objects = append(objects, e.symbolIn(source.symbol, at.AddXY(2*by, 0), room, 0.8))
			words.X += room.Width * 0.7
		}
		objects = append(objects, inLine(widgets.BoldLine, strconv.Itoa(points), 14*by, source.paint.On, words,
			fyne.NewSize(x+box.Width-words.X, tall), fyne.TextAlignCenter))
		x += box.Width
	}
	return objects
}
