package library

import (
	"image"
	"image/color"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
)

// places are the places of the columns on a row, in the toolkit's units, and how large things on it are.
type places struct {
	by          float32 // how much larger than usual everything is
	width, high float32 // of a row
	left, room  [columns]float32
	emblem      float32 // the room before the first column for the emblem of the game, 0 where there is one game alone
}

// The widths of the columns in units of a window of usual size, but for that of the players, which takes what
// is left; and the gap between columns.
const (
	dateRoom, editionRoom, resultRoom, lengthRoom = 100, 130, 152, 82
	columnGap                                     = 12
	rowHeight                                     = 54
	rowEdge                                       = 14 // before the first column and behind the last

	emblemSize = 34
	emblemRoom = 42

	fewPlayers = 300  // wide is the column of the players if it can
	spared     = 0.13 // of the other columns, for that
)

// placesFor lays the columns out on a page of this size, which a whole number of rows fills. If there is more room than
// the players need, the other columns get some of it too. several says that the games are told apart by their emblems.
func placesFor(size fyne.Size, by float32, several bool) places {
	width := size.Width
	p := places{by: by, width: width, high: size.Height / max(float32(int(size.Height/(rowHeight*by))), 1)}
	if several {
		p.emblem = emblemRoom * by
	}
	p.room = [columns]float32{dateRoom * by, 0, editionRoom * by, resultRoom * by, lengthRoom * by}
	left := width - (2*rowEdge+float32(columns-1)*columnGap)*by - p.emblem
	for _, room := range p.room {
		left -= room
	}
	if lacking := fewPlayers*by - left; lacking > 0 { // in a narrow window the others give a little
		for c := range p.room {
			given := min(p.room[c]*spared, lacking)
			p.room[c], left, lacking = p.room[c]-given, left+given, lacking-given
		}
	}
	p.room[byPlayers] = left
	if spare := left - 600*by; spare > 0 {
		p.room[byPlayers] -= spare * 0.5
		p.room[byEdition] += spare * 0.3
		p.room[byResult] += spare * 0.2
	}
	x := rowEdge*by + p.emblem
	for c := range columns {
		p.left[c] = x
		x += p.room[c] + columnGap*by
	}
	return p
}

// inset is how far what is written in a column is indented: a result may have a badge round it.
func (p *places) inset(at column) float32 {
	if at == byResult {
		return 8 * p.by
	}
	return 0
}

// top is where the first of the two lines of a row begins.
func (p *places) top() float32 { return (p.high - 42*p.by) / 2 }

// single puts the upper of two lines where it belongs, in the middle of the row if there is no lower one.
func (p *places) single(upper, lower *canvas.Text) {
	y := p.top()
	if lower.Text == "" {
		y = (p.high - 21*p.by) / 2
	}
	upper.Move(fyne.NewPos(upper.Position().X, y))
}

// row shows one game after the other: its objects stay, what they show changes.
type row struct {
	stage *stage.Stage
	log   *log
	box   *fyne.Container
	shows *entry

	ground, bar, rule, badge, ring *canvas.Rectangle
	emblem                         *canvas.Image // of the game, where there are several
	date, clock                    *canvas.Text
	edition, more                  *canvas.Text
	result, about, length          *canvas.Text
	players                        []*player
	tip                            *widgets.Tipped // all of it, for what has been cut

	chosen, focused bool
}

// emblemOf is the key of the emblem of a game among small pictures.
type emblemOf struct{ game string }

// mostSeats is how many play in the largest game.
const mostSeats = 5

// player is a head with a name and points beside it.
type player struct {
	head, crown  *canvas.Image
	works        *canvas.Image // that it is a computer player
	name, points *canvas.Text
}

// newRow makes a row that shows nothing yet.
func newRow(s *stage.Stage, l *log) *row {
	c, by := s.Colours(), l.places.by
	r := &row{
		stage: s, log: l, ground: canvas.NewRectangle(color.Transparent), bar: canvas.NewRectangle(c.Accent),
		rule: canvas.NewRectangle(palette.Fade(c.Edge, 0.35)), badge: canvas.NewRectangle(widgets.CalmPaint),
		ring: canvas.NewRectangle(color.Transparent), emblem: picture(),
		date: widgets.BoldLine("", 14*by, c.Text), clock: widgets.Line("", 13*by, c.Quiet),
		edition: widgets.Line("", 14*by, c.Text), more: widgets.Line("", 13*by, c.Quiet),
		result: widgets.Title("", 15*by, c.Text), about: widgets.Line("", 13*by, c.Quiet),
		length: widgets.Line("", 14*by, c.Text),
	}
	r.badge.CornerRadius, r.ring.CornerRadius = 6*by, 6*by
	r.ring.StrokeColor, r.ring.StrokeWidth = palette.Takeable, 3*by
	r.length.Alignment = fyne.TextAlignTrailing
	r.box = group(r.ground, r.bar, r.rule, r.date, r.clock, r.edition, r.more, r.badge, r.result, r.about,
		r.length)
	if l.places.emblem > 0 {
		r.box.Objects = append(r.box.Objects, r.emblem)
	}
	for range mostSeats {
		p := &player{
			head: picture(), crown: picture(), works: picture(), name: widgets.Line("", 14*by, c.Text),
			points: widgets.BoldLine("", 14*by, c.Text),
		}
		r.players = append(r.players, p)
		r.box.Objects = append(r.box.Objects, p.head, p.crown, p.works, p.name, p.points)
	}
	r.tip = widgets.NewTipped("")
	r.tip.OnHover = func(bool) { r.mark() }
	r.box.Objects = append(r.box.Objects, r.ring, r.tip)
	r.lay()
	return r
}

// group holds objects that are laid out by hand.
func group(objects ...fyne.CanvasObject) *fyne.Container { return &fyne.Container{Objects: objects} }

// picture is an image that is shown as it was drawn.
func picture() *canvas.Image {
	p := canvas.NewImageFromImage(nil)
	p.ScaleMode, p.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	return p
}

func lay(object fyne.CanvasObject, x, y, width, height float32) {
	object.Move(fyne.NewPos(x, y))
	object.Resize(fyne.NewSize(width, height))
}

// lay puts all that does not depend on the game in its place.
func (r *row) lay() {
	p := &r.log.places
	by := p.by
	r.box.Resize(fyne.NewSize(p.width, p.high))
	lay(r.ground, 0, 0, p.width, p.high)
	lay(r.bar, 0, 4*by, 4*by, p.high-8*by)
	lay(r.rule, rowEdge*by, p.high-1, p.width-2*rowEdge*by, 1)
	lay(r.ring, 5*by, 1, p.width-10*by, p.high-2)
	lay(r.tip, 0, 0, p.width, p.high)
	side := emblemSize * by
	lay(r.emblem, rowEdge*by, (p.high-side)/2, side, side)
	top := p.top()
	pair := func(upper, lower *canvas.Text, at column) {
		lay(upper, p.left[at], top, p.room[at], 21*by)
		lay(lower, p.left[at], top+22*by, p.room[at], 19*by)
	}
	pair(r.date, r.clock, byDate)
	pair(r.edition, r.more, byEdition)
	inset := p.inset(byResult)
	lay(r.about, p.left[byResult]+inset, top+23*by, p.room[byResult]-inset, 19*by)
	lay(r.length, p.left[byLength], (p.high-21*by)/2, p.room[byLength], 21*by)
}

// Content implements [widgets.ListingRow].
func (r *row) Content() fyne.CanvasObject { return r.box }

// Show implements [widgets.ListingRow].
func (r *row) Show(line int, chosen, focused bool) {
	e := r.log.entries[line]
	r.chosen, r.focused = chosen, focused
	r.mark()
	if r.shows == e {
		return
	}
	r.shows = e
	if r.log.places.emblem > 0 {
		r.picture(r.emblem, r.stage.Picture(emblemOf{e.tells.Game}, emblemSize*r.log.places.by, e.tells.Emblem).Image)
	}
	r.write(e)
	whole := e.tells.Whole(r.stage.Words, &e.Head)
	if e.Theirs {
		whole += " \u00b7 " + r.stage.Words.T("library.theirs")
	}
	r.tip.SetToolTip(whole)
	for i, p := range r.players {
		r.seat(p, e, i)
	}
}

// mark shows whether the row is the chosen one, has the focus, or is under the pointer.
func (r *row) mark() {
	c := r.stage.Colours()
	ground := color.NRGBA{}
	switch {
	case r.chosen:
		ground = palette.Fade(c.Accent, 0.2)
	case r.tip.Hovered():
		ground = palette.Fade(c.Text, 0.06)
	}
	if r.ground.FillColor == ground && r.ring.Hidden != r.focused && r.bar.Hidden != r.chosen {
		return
	}
	r.ground.FillColor, r.ring.Hidden, r.bar.Hidden = ground, !r.focused, !r.chosen
	canvas.Refresh(r.ground)
	canvas.Refresh(r.ring)
	canvas.Refresh(r.bar)
}

// write writes all but the players.
func (r *row) write(e *entry) {
	w, p, c := r.stage.Words, &r.log.places, r.stage.Colours()
	by := p.by
	clock := ""
	if !e.Begun.IsZero() {
		clock = e.Begun.Local().Format("15:04")
	}
	r.set(r.date, w.Date(e.Begun), p.room[byDate])
	r.set(r.clock, clock, p.room[byDate])
	edition, more := e.tells.Edition(w, &e.Head)
	r.set(r.edition, edition, p.room[byEdition])
	r.set(r.more, strings.Join(more, ", "), p.room[byEdition])
	p.single(r.date, r.clock)
	p.single(r.edition, r.more)
	r.set(r.length, w.Length(time.Duration(e.Standing.Played)*time.Millisecond), p.room[byLength])
	var about []string
	if e.Theirs {
		about = append(about, w.T("library.theirs"))
	}
	if e.Practice {
		about = append(about, w.T("game.practice"))
	}
	if deal := e.tells.Occasion(w, &e.Head); deal != "" {
		about = append(about, deal)
	}
	if e.Result != nil {
		about = append(about, e.tells.Length(w, &e.Head))
	} else {
		about = append(about, w.T("library.unfinished"))
	}
	r.about.Color, r.about.FontSource = c.Quiet, look.TextFont
	if e.Practice {
		r.about.Color, r.about.FontSource = c.Text, look.BoldFont
	}
	inset := p.inset(byResult)
	room := p.room[byResult] - inset
	r.set(r.about, strings.Join(about, " \u00b7 "), room)
	r.result.Color = c.Text
	if e.Result == nil {
		r.result.Color = color.White
	}
	r.result.Text, r.result.TextSize = e.tells.Outcome(w, &e.Head), 15*by
	for r.result.TextSize > 12.5*by && r.result.MinSize().Width > room { // smaller before it is cut
		r.result.TextSize -= 0.5 * by
	}
	r.set(r.result, r.result.Text, room)
	r.badge.Hidden = e.Result != nil
	lay(r.result, p.left[byResult]+inset, p.top(), room-inset, 21*by)
	lay(r.badge, p.left[byResult], p.top()-by, r.result.MinSize().Width+2*inset, 23*by)
	canvas.Refresh(r.badge)
}

// The size of a head, and the most room that a player gets, in units of a window of usual size.
const (
	headSize   = 38
	mostPlayer = 250
	leastName  = 36 // beside a head
)

// seat shows the player of a seat, or nobody.
func (r *row) seat(p *player, e *entry, seat int) {
	shown := seat < len(e.Seats)
	p.head.Hidden, p.name.Hidden, p.points.Hidden, p.crown.Hidden = !shown, !shown, !shown, true
	p.works.Hidden = true
	if !shown {
		return
	}
	all := &r.log.places
	by := all.by
	who := e.Seats[seat]
	wide := min(all.room[byPlayers]/float32(len(e.Seats)), mostPlayer*by)
	x, size := all.left[byPlayers]+float32(seat)*wide, headSize*by
	if len(e.Seats) > mostSeats-1 && wide < 90*by {
		size = 32 * by
	}
	if wide < size+leastName*by { // there is room for heads alone
		size = min(size, wide-3*by)
		p.name.Hidden, p.points.Hidden = true, true
	}
	top := (all.high - size) / 2
	lay(p.head, x, top, size, size)
	r.picture(p.head, r.stage.RecordedHead(who, widgets.SeatColour(who.Colour), size).Image)
	text := x + size + 5*by
	room := wide - size - 9*by
	lay(p.name, text, all.top(), room, 21*by)
	lay(p.points, text, all.top()+22*by, room, 19*by)
	r.set(p.name, who.Name, room)
	r.set(p.points, strconv.Itoa(summary.Points(&e.Head, seat)), room)
	small := 18 * by
	if e.Result != nil && slices.Contains(e.Result.Winners, seat) {
		p.crown.Hidden = false
		lay(p.crown, x-4*by, top-4*by, small, small)
		r.picture(p.crown, r.stage.Picture(crown, small, drawCrown).Image)
	}
	if who.Player != "" {
		p.works.Hidden = false
		small *= 0.85
		lay(p.works, x+size-small+2*by, top+size-small+2*by, small, small)
		r.picture(p.works, r.stage.Picture(clockwork, small, drawClockwork).Image)
	}
}

func (r *row) picture(on *canvas.Image, shows image.Image) {
	if on.Image != shows {
		on.Image = shows
		canvas.Refresh(on)
	}
}

// set writes a text, cut with an ellipsis where it is longer than its room.
func (r *row) set(on *canvas.Text, text string, room float32) {
	on.Text = r.log.cut(on, text, room)
	canvas.Refresh(on)
}
