package ask

import (
	"image"
	"image/color"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Told is the news, for the line above the question if the question needs no hint.
type Told struct {
	Remark string // on the decision, next to the news; "" for none

	Lines string                                // everything, a line each
	Write func(line *canvas.Text, room float32) // writes as much as fits
}

// prompt is a question as drawn.
type prompt struct {
	window   fyne.Size
	looks    looks
	object   fyne.CanvasObject
	pictures *pieces.Pictures
	ribbons  map[ribbonKey]*canvas.Image
	plates   plates
}

// looks is everything that a prompt shows while no person at the screen decides, apart from language and
// appearance.
type looks struct {
	room           geometry.Rectangle
	question, told string
	decides        int
	skipping       bool
}

// Draw draws the prompt: the news or a hint, the question below it, and the plates. waits shows the plates as not
// ready. room is its place, window the size of the window.
func (a *Asker) Draw(room geometry.Rectangle, window fyne.Size, told Told, waits bool) fyne.CanvasObject {
	p := &a.prompt
	now := looks{room, a.asked(), told.Lines, a.state.View.Decides(), a.state.Skipping}
	if a.state.Person || p.object == nil || p.looks != now { // a person's question depends on more than its looks
		p.pictures.Again()
		p.looks, p.window = now, window
		p.object = a.draw(room, told, waits)
	}
	return p.object
}

// Drawn is what was drawn last; nil if nothing was, or for a room of another size.
func (a *Asker) Drawn(size fyne.Size) fyne.CanvasObject {
	if a.prompt.looks.room.Size() != size {
		return nil
	}
	return a.prompt.object
}

// Wait shows the plates as not ready, or as ready: they are not while the question is new, nor once it has been answered and
// the result is being shown.
func (a *Asker) Wait(waits bool) {
	for _, plate := range a.prompt.plates {
		if plate != nil {
			plate.SetWaiting(waits)
		}
	}
}

func (a *Asker) draw(room geometry.Rectangle, told Told, waits bool) fyne.CanvasObject {
	s, by := geometry.NewSheet().Named(a.region()), a.stage.Growth(a.prompt.window)
	a.prompt.plates = a.plates()
	var used [layout.Plates]bool
	for place, plate := range a.prompt.plates {
		used[place] = plate != nil
	}
	rest, head := geometry.Sized(room.Size()), geometry.Rectangle{}
	if a.seats.Persons() > 1 {
		head, rest = layout.PromptHead(room, by)
	}
	plan := layout.Prompt(rest, used, by)
	small := !a.state.Person && !a.over()
	if small {
		plan = layout.Waiting(rest, by)
	}
	if a.turns() {
		plan = plan.Edged(by)
	}
	plan = plan.Behind(rest.X)
	s.Fit(a.ribbon(plan.Ribbon), plan.Ribbon)
	if a.turns() {
		s.Fit(a.head(a.state.View.Decides(), head.W), head)
	}
	if told.Remark != "" && a.hint() == "" {
		a.advise(s, plan, told, by)
	} else {
		a.write(s, plan.Question, small, by)
		a.tell(s, plan.Told, told, by)
	}
	elsewhere := a.region() // after the question, before the plates
	elsewhere.Choices = a.elsewhere
	s.Add(geometry.NewSheet().Named(elsewhere).Container)
	for place, plate := range a.prompt.plates {
		if plate != nil {
			plate.SetWaiting(waits)
			s.Fit(plate, plan.Plates[place])
		}
	}
	return s.Container
}

// region is the part of the window that the prompt is.
func (a *Asker) region() geometry.Region {
	return geometry.Region{
		Name: a.stage.Words.T("spoken.question"), Asks: a.state.Person || a.over(),
		Nth: a.state.View.Revealed(), // another card may leave everything else as it is
	}
}

// elsewhere are the answers that are no plates, with the digits that give them.
func (a *Asker) elsewhere() (all []geometry.Choice) {
	w, marks := a.stage.Words, a.Marks()
	if a.listed() {
		for i, choice := range a.choices() {
			name, detail := a.named(choice)
			all = append(all, geometry.Choice{
				Words: w.T("spoken.key", "Key", digit(i), "Words", name+", "+detail),
				Press: a.pressing(func() { a.answer(choice) }),
			})
		}
	}
	if a.inWords() {
		return all
	}
	for _, at := range layout.Items(&a.state.View, a.state.Berths, a.state.Lower) {
		mark, called := marks[at], terms.Named(w, at.Card)
		switch digit := mark.Key != "" && unicode.IsDigit(rune(mark.Key[0])); {
		case at.Kind == layout.Berth && mark.Takeable: // there may be more of them than digits
			called += ", " + board.PriceSaid(w, a.state.View.Effect(portroyal.Taking(at.Card)))
		case !digit:
			continue
		}
		if mark.Key != "" {
			called = w.T("spoken.key", "Key", mark.Key, "Words", called)
		}
		all = append(all, geometry.Choice{Words: called, Press: a.pressing(func() { a.Take(at) })})
	}
	return all
}

// turns reports whether the person asked is one of several who take turns at the screen.
func (a *Asker) turns() bool { return a.state.Person && a.seats.Persons() > 1 }

// ribbon is the ground of the prompt, with an edge in the colour of the person asked if several take turns. One
// ribbon for each person and one without an edge are reused: the toolkit holds on to what it has painted for a
// minute, and they are large. What is drawn outlasts a change of language: drawing it takes longer than all else here.
func (a *Asker) ribbon(at geometry.Rectangle) fyne.CanvasObject {
	key := ribbonKey{at.W, at.H, ribbonLooks{colours: a.stage.Colours()}}
	if a.turns() {
		key.edge = a.seats[a.state.View.Decides()].Colour
	}
	kept := a.prompt.ribbons[key]
	if kept == nil {
		if len(a.prompt.ribbons) > a.seats.Persons() { // some are for another size of the window
			clear(a.prompt.ribbons)
		}
		kept = a.stage.PictureOf(key.ribbonLooks, at.Size(), key.draw)
		kept.FillMode = canvas.ImageFillStretch
		a.prompt.ribbons[key] = kept
	}
	return kept
}

type ribbonKey struct {
	width, height float32
	ribbonLooks
}

// ribbonLooks is how a ribbon looks, besides its size.
type ribbonLooks struct {
	colours *look.Colours
	edge    color.NRGBA // none for the usual ribbon
}

// draw draws a ribbon, so many pixels wide and high.
func (l ribbonLooks) draw(width, height int) image.Image {
	if l.edge == (color.NRGBA{}) {
		return widgets.DrawStrip(l.colours, width, height)
	}
	return widgets.DrawSeatStrip(l.colours, l.edge, width, height)
}

// write writes the question beside the deciding player's head: in the middle of its line, or at its left end. If
// several persons take turns, the head is large and elsewhere.
func (a *Asker) write(s geometry.Sheet, at geometry.Rectangle, left bool, by float32) {
	head, beside := at.H, 8*by
	if a.turns() {
		head, beside = 0, 0
	}
	line := widgets.BoldLine(a.asked(), 17*by, a.stage.Colours().Text)
	room := at.W - head - beside
	widgets.Shrink(line, room)
	size := line.MinSize()
	x := at.X
	if !left {
		x += max(0, (room-size.Width)/2)
	}
	if head > 0 {
		s.Fit(a.head(a.state.View.Decides(), head), geometry.Rect(x, at.Y, head, head))
	}
	s.Fit(line, geometry.Rect(x+head+beside, at.Y+(at.H-size.Height)/2, size.Width, size.Height))
	s.Fit(a.explained(""), at)
}

// tell writes the facts about the question, or the news, where there is room beside the plates.
func (a *Asker) tell(s geometry.Sheet, r geometry.Rectangle, told Told, by float32) {
	tip := a.hint()
	line := widgets.Line(tip, 13*by, a.stage.Colours().Text)
	if r.W == 0 {
		return
	}
	rows := max(1, min(2, int(r.H/(line.MinSize().Height*0.95))))
	if tip == "" {
		tip = told.Lines
		told.Write(line, r.W*(1+0.86*float32(rows-1)))
	}
	if tip == "" {
		return
	}
	text := widgets.Paragraph(widgets.Line, line.Text, line.TextSize, line.Color, r.W, 1, fyne.TextAlignCenter)
	for len(text.Objects) > rows && line.TextSize > 10*by {
		line.TextSize -= 0.5
		text = widgets.Paragraph(widgets.Line, line.Text, line.TextSize, line.Color, r.W, 1, fyne.TextAlignCenter)
	}
	news := geometry.NewSheet()
	switch {
	case a.listed(): // each is read as an answer
		news = news.Named(geometry.Region{Unread: true})
	case a.hint() == "":
		news = news.Named(a.newsRegion())
	}
	news.Fit(text, geometry.Sized(r.Size()).Centred(r.W, text.MinSize().Height))
	news.Fit(a.explained(tip), geometry.Sized(r.Size()))
	s.Fit(news.Container, r)
}

// newsRegion is what has happened, which has been told when it did, and is no part of the question.
func (a *Asker) newsRegion() geometry.Region {
	return geometry.Region{Name: a.stage.Words.T("table.region.news")}
}

// explained covers a text, and leads to what the rules say about the decision.
func (a *Asker) explained(tip string) *widgets.Asked {
	return widgets.NewAsked(tip, func() { a.calls.Ask(entry.OfGame(&a.state.View)) }, a.calls.Miss)
}

// headKey is the key of the picture of a player.
type headKey struct {
	seat int
	size float32
}

// head is the head of a player, with a rim in their colour.
func (a *Asker) head(seat int, size float32) *canvas.Image {
	return a.prompt.pictures.Image(headKey{seat, size}, func() *canvas.Image {
		return a.stage.SeatHead(seat, a.seats[seat].Colour, size)
	})
}

// thinks are the texts while a computer player decides.
const thinks words.Family[portroyal.Phase] = "ask.thinks.*"

// wording is a text that asks for a decision.
type wording string

// The texts that ask for a decision: by name if several persons take turns, without a name if there is only one.
const (
	named words.Family[wording] = "ask.*"
	alone words.Family[wording] = "alone.ask.*"
)

// put asks for a decision.
func (a *Asker) put(question wording, pairs ...any) string {
	w, seat := a.stage.Words, a.state.View.Decides()
	if a.seats.Alone(seat) {
		return w.T(alone.ID(question), pairs...)
	}
	return w.T(named.ID(question), append(pairs, "Player", a.seats[seat].Name)...)
}

// count asks for a decision with a number in the question.
func (a *Asker) count(question wording, number int, pairs ...any) string {
	w, seat := a.stage.Words, a.state.View.Decides()
	if a.seats.Alone(seat) {
		return w.N(alone.ID(question), number, pairs...)
	}
	return w.N(named.ID(question), number, append(pairs, "Player", a.seats[seat].Name)...)
}

// asked is the decision in words.
func (a *Asker) asked() string {
	w, v := a.stage.Words, &a.state.View
	switch {
	case a.over():
		return w.T("ask.over")
	case a.objection != "":
		return a.objection
	case a.state.Again:
		return w.T("ask.again")
	case !a.state.Person:
		return w.T(thinks.ID(v.Phase()), "Player", a.seats[v.Decides()].Name)
	}
	switch a.question.about {
	case whichContract:
		return a.put("contracts")
	case whichExpedition:
		return a.put("expedition")
	case whichPerson:
		return a.put("persons", "Expedition", terms.Named(w, a.question.ways[0].Card))
	case whetherCoins:
		return a.put("forgo", "Ship", terms.Named(w, a.question.ways[0].Card))
	case whoseGift:
		return a.put("gift", "Ship", terms.Named(w, a.question.ways[0].Card))
	}
	switch v.Phase() {
	case portroyal.Discover:
		switch {
		case v.Revealed() == 0:
			return a.put("first")
		case v.Gambles() > 0:
			return a.put("gamble")
		}
		return a.put("discover")
	case portroyal.Repel:
		return a.put("repel", "Ship", terms.Named(w, v.Pending()))
	case portroyal.Moment:
		return a.momentQuestion()
	case portroyal.MoveTime:
		return a.count("time", v.TurnsLeft())
	}
	switch none := v.TakesLeft() == 0; {
	case none && a.Can(portroyal.Fulfil) && a.Can(portroyal.Claim):
		return a.put("fulfil.claim")
	case none && a.Can(portroyal.Fulfil):
		return a.put("fulfil")
	case none:
		return a.put("claim")
	case v.Decides() != v.Active():
		return a.count("trade.other", v.TakesLeft(), "Active", a.seats[v.Active()].Name)
	}
	return a.count("trade", v.TakesLeft())
}

// hint is the facts about the question, "" if there are none.
func (a *Asker) hint() string {
	w := a.stage.Words
	switch {
	case !a.state.Person:
	case a.listed():
		var all []string
		for i, choice := range a.choices() {
			name, detail := a.named(choice)
			all = append(all, w.T("choice.listed", "Key", digit(i), "Choice", name, "Detail", detail))
		}
		return strings.Join(all, "   ")
	case a.question.about == whichContract:
		return w.T("contracts.about")
	case a.question.about == whetherCoins:
		return a.forgoing(a.question.ways[0].Card)
	}
	return ""
}
