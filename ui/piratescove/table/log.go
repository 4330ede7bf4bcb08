package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// log is what has happened, a line for each event that can be told.
type log struct {
	lines []line
	list  *widgets.Rows
	panel fyne.CanvasObject
	at    geometry.Rectangle // where it is
	wide  float32
	by    float32
	fits  int // so many lines have their heights in the list

	keyboard bool    // the list has it
	pointed  mention // the name of a card that it is at; none before it has been somewhere
}

// mention is the name of a card in a line; that of no card is none.
type mention struct {
	line int
	card cove.Card
}

// line is one of them: an event, all dice of a salvo, or hits that fall alike; the event of the first one of a whole game is none, and
// it tells how the game began.
type line struct {
	events []cove.Event
	seat   int  // of which it tells, -1 for none
	head   bool // a round begins
}

// add adds events as they have been seen.
func (l *log) add(events []cove.Event) {
	for _, e := range events {
		n := len(l.lines)
		if n > 0 && terms.Joins(l.lines[n-1].events[0], e) {
			l.lines[n-1].events = append(l.lines[n-1].events, e)
			l.fits = min(l.fits, n-1)
			continue
		}
		if e.Kind == cove.BlackMoved || e.Kind == cove.NoEvent || e.Kind == cove.TreasureShown {
			continue // the chart shows it
		}
		of := line{events: []cove.Event{e}, seat: (&beat{events: []cove.Event{e}}).actor(), head: e.Kind == cove.RoundBegan}
		if n > 0 && (e.Kind == cove.Rolled || e.Kind == cove.MapRolled) { // the dice of who fired, or played the map
			of.seat = l.lines[n-1].seat
		}
		l.lines = append(l.lines, of)
	}
}

// recall is the log up to the step that is shown.
func (l *log) recall(t *Table) { l.tell(t, t.mode.steps()) }

// tell has the log tell exactly this many steps.
func (l *log) tell(t *Table, steps int) {
	l.lines, l.fits, l.pointed = nil, 0, mention{}
	if first := t.match.PositionAt(0); first.Phase() == cove.Outfitting { // a puzzle begins in the middle
		l.lines = append(l.lines, line{events: make([]cove.Event, 1), seat: -1})
	}
	for _, step := range t.match.Steps()[:steps] {
		for _, b := range beats(step.Events, t.logEyes()) {
			l.add(b.events)
		}
	}
}

// logEyes is for whom the log is: the only person at the screen, or everybody.
func (t *Table) logEyes() int {
	if t.persons == 1 {
		return t.seeing()
	}
	return cove.Onlooker
}

// restyle makes the log anew for another language.
func (l *log) restyle() { l.list, l.panel = nil, nil }

// shown reports whether the log is open.
func (l *log) shown(t *Table) bool { return t.stage.Settings.Log == settings.LogOpen && !t.led }

// The log on a table of usual size, and as a part of the width of the window at the most.
const (
	logWide = 300
	logPart = 0.25
)

// logRoom is the room for the log: at the right edge, as high as the chart.
func (t *Table) logRoom(chart geometry.Rectangle) geometry.Rectangle {
	wide := min(t.grown(logWide), t.size.Width*logPart)
	return geometry.Rect(t.size.Width-wide, chart.Y, wide, chart.H)
}

// toggleLog opens or folds the log.
func (t *Table) toggleLog() {
	now := settings.LogOpen
	if t.log.shown(t) {
		now = settings.LogFolded
	}
	t.stage.Settings.Log = now
	t.stage.Keep()
	said := words.ID("spoken.log.folded")
	if t.log.shown(t) {
		said = "spoken.log.open"
	}
	t.stage.Reply(t.stage.Words.T(said))
	t.log.restyle() // it is opened at its end
	t.build()
}

// pageLog scrolls the log, if it is open.
func (t *Table) pageLog(by float32) {
	if t.log.shown(t) && t.log.list != nil {
		t.log.list.Page(by)
	}
}

// text is a line in words.
func (l *log) text(t *Table, i int) string {
	events := l.lines[i].events
	if events[0].Kind == cove.NoEvent {
		return t.begun()
	}
	return t.teller().Tell(events...)
}

// Happened is what the log has told since the last decision of a person, a line for each sentence.
func (t *Table) Happened() string {
	var before log
	before.tell(t, t.lastDecided())
	var said []string
	for i := len(before.lines); i < len(t.log.lines); i++ {
		said = append(said, t.log.text(t, i))
	}
	return strings.Join(said, "\n")
}

// mostRead is how many lines of the log are read aloud.
const mostRead = 50

// latest are the last lines in words, the newest first.
func (l *log) latest(t *Table) (said []string) {
	for i := len(l.lines) - 1; i >= max(0, len(l.lines)-mostRead); i-- {
		said = append(said, l.text(t, i))
	}
	return said
}

// lay lays out the log.
func (l *log) lay(t *Table, at geometry.Rectangle) fyne.CanvasObject {
	by := t.growth()
	if l.list == nil || l.wide != at.W || l.by != by {
		l.wide, l.by, l.fits = at.W, by, 0
		l.list = widgets.NewRows(
			func() int { return len(l.lines) },
			func() fyne.CanvasObject { return container.NewWithoutLayout() },
			func(id widget.ListItemID, object fyne.CanvasObject) { l.row(t, id, object.(*fyne.Container)) },
		)
		l.panel = widgets.NewPanel(t.stage.Colours(), 6, l.list)
	}
	l.at = at
	l.list.Keys, l.list.Keyboard = nil, func(has bool) { l.focused(t, has) }
	if len(l.names()) > 0 {
		l.list.Keys = func(key fyne.KeyName) bool { return l.key(t, key) }
	}
	l.list.Grow(func() {
		for ; l.fits < len(l.lines); l.fits++ {
			l.list.SetItemHeight(l.fits, l.high(t, l.fits))
		}
		l.list.Refresh()
		at.Put(l.panel)
	})
	return l.panel
}

// broken is a line as it is written.
func (l *log) broken(t *Table, i int) []string {
	return widgets.Broken(widgets.Line, l.text(t, i), 13*l.by, l.wide-34*l.by)
}

// high is how high a line is.
func (l *log) high(t *Table, i int) float32 {
	if l.lines[i].head {
		return 28 * l.by
	}
	return float32(len(l.broken(t, i)))*17*l.by + 2
}

// row fills a row of the list.
func (l *log) row(t *Table, i int, row *fyne.Container) {
	if i >= len(l.lines) {
		return
	}
	c := t.stage.Colours()
	row.Objects = nil
	if l.lines[i].head {
		title := widgets.Title(l.text(t, i), 15*l.by, c.Accent)
		title.Move(fyne.NewPos(2, 4*l.by))
		title.Resize(title.MinSize())
		row.Objects = append(row.Objects, title)
		row.Refresh()
		return
	}
	if seat := l.lines[i].seat; seat >= 0 && seat < len(t.seats) {
		dot := canvas.NewCircle(widgets.SeatColour(t.seats[seat].Colour))
		dot.StrokeColor, dot.StrokeWidth = c.Edge, 1
		geometry.Rect(1, 5*l.by, 8*l.by, 8*l.by).Put(dot)
		row.Objects = append(row.Objects, dot)
	}
	cards := l.lines[i].cards()
	for j, text := range l.broken(t, i) {
		one := widgets.Line(text, 13*l.by, c.Text)
		geometry.Rect(13*l.by, float32(j)*17*l.by, l.wide-30*l.by, 17*l.by).Put(one)
		row.Objects = append(row.Objects, one)
		cards = slices.DeleteFunc(cards, func(card cove.Card) bool {
			before, _, named := strings.Cut(text, terms.Card(t.stage.Words, card))
			if !named {
				return false
			}
			width := func(text string) float32 { return widgets.Line(text, 13*l.by, c.Text).MinSize().Width }
			name := geometry.Rect(13*l.by+width(before), float32(j)*17*l.by, width(terms.Card(t.stage.Words, card)), 17*l.by)
			line := canvas.NewRectangle(c.Accent) // as under a link
			geometry.Rect(name.X, name.Y+name.H-1, name.W, 1).Put(line)
			row.Objects = append(row.Objects, line)
			row.Objects = append(row.Objects, l.link(t, mention{i, card}, name)...)
			return true
		})
	}
	for _, card := range cards { // its name is broken, or another word stands for it
		row.Objects = append(row.Objects, l.link(t, mention{i, card}, geometry.Rect(13*l.by, 0, l.wide-30*l.by, l.high(t, i)))...)
	}
	row.Refresh()
}

// link covers the name of a card: pointing at it enlarges the card, and a click leads to its rules. The one that the keyboard is at
// has a frame.
func (l *log) link(t *Table, of mention, at geometry.Rectangle) []fyne.CanvasObject {
	card, ask := of.card, func() { l.open(t, of.card) }
	link := widgets.NewAsked(terms.Card(t.stage.Words, card)+"\n"+terms.CardText(t.stage.Words, card), ask, ask)
	link.Shown("")
	link.OnHover = func(inside bool) {
		if inside {
			t.board.Show(card, l.at)
		} else {
			t.board.Show(cove.NoCard, geometry.Rectangle{})
		}
	}
	at.Put(link)
	if !l.keyboard || l.pointed != of {
		return []fyne.CanvasObject{link}
	}
	frame := widgets.NewFocus(l.by)
	frame.Hidden = false
	at.Inset(-2).Put(frame)
	return []fyne.CanvasObject{frame, link}
}

// open leads to the rules of a card.
func (l *log) open(t *Table, card cove.Card) { t.Explain(board.Spot{Kind: board.Hand, Card: card}) }

// names are the names of cards in the log.
func (l *log) names() (all []mention) {
	for i := range l.lines {
		for _, card := range l.lines[i].cards() {
			all = append(all, mention{i, card})
		}
	}
	return all
}

// focused is told that the list has got the keyboard, or has it no longer. It comes back to where it was, or to the last card.
func (l *log) focused(t *Table, has bool) {
	l.keyboard = has
	if names := l.names(); has && len(names) > 0 && !slices.Contains(names, l.pointed) {
		l.pointed = names[len(names)-1]
	}
	l.point(t, l.pointed)
}

// point brings the keyboard to the name of a card, which is enlarged and said, as long as it is in the list.
func (l *log) point(t *Table, to mention) {
	before := l.pointed
	if l.pointed = to; l.list == nil {
		return // it has been folded
	}
	l.list.RefreshItem(before.line)
	if !l.keyboard {
		t.board.Show(cove.NoCard, geometry.Rectangle{})
		return
	}
	l.list.ScrollTo(to.line)
	l.list.RefreshItem(to.line)
	t.board.Show(to.card, l.at)
	t.stage.Reply(terms.Card(t.stage.Words, to.card))
}

// key goes from one name of a card to the next with the arrow keys, and opens it with Space or Enter.
func (l *log) key(t *Table, key fyne.KeyName) (taken bool) {
	names, by := l.names(), 1
	switch key {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		l.open(t, l.pointed.card)
		return true
	case fyne.KeyUp, fyne.KeyLeft:
		by = -1
	case fyne.KeyDown, fyne.KeyRight:
	default:
		return false
	}
	l.point(t, names[(slices.Index(names, l.pointed)+by+len(names))%len(names)])
	return true
}

// choices are the cards that the latest lines name, the last one first, for who hears the log.
func (l *log) choices(t *Table) (all []geometry.Choice) {
	var told []cove.Card
	for _, of := range slices.Backward(l.names()) {
		if of.line < len(l.lines)-mostRead || slices.Contains(told, of.card) {
			continue
		}
		told = append(told, of.card)
		all = append(all, geometry.Choice{Words: terms.Card(t.stage.Words, of.card), Press: func() { l.open(t, of.card) }})
	}
	return all
}

// cards are those that a line names, each once.
func (of *line) cards() (all []cove.Card) {
	switch e := of.events[0]; e.Kind {
	case cove.Fired, cove.ShipHit:
		all = slices.AppendSeq(all, e.Volley.All)
		if e.Card != cove.NoCard { // what took the hit
			all = append(all, e.Card)
		}
	case cove.Halved:
		all = append(all, cove.Buccaneer)
	case cove.Attached, cove.CraftLost, cove.CraftMended:
		all = append(all, cove.Mastercraft)
	default:
		if e.Card != cove.NoCard {
			all = append(all, e.Card)
		}
	}
	return all
}
