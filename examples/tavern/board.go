package main

import (
	"image/color"
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/examples/tavern/game"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Areas are where the parts of the table are.
type Areas struct {
	Top, Seats, Tray, Log, Prompt geometry.Rectangle

	By float32 // how much larger than usual everything is drawn
}

// Areas are where they are now.
func (t *Table) Areas() Areas {
	by := t.Stage.Growth(t.size)
	a, gap := Areas{By: by}, 10*by
	a.Top = geometry.Rect(gap, gap*0.8, t.size.Width-2*gap, 36*by)
	a.Prompt = geometry.Rect(gap, t.size.Height-88*by, t.size.Width-2*gap, 80*by)
	y := a.Top.Y + a.Top.H + gap
	high, right := a.Prompt.Y-gap-y, t.size.Width-gap
	if t.logged() {
		a.Log = geometry.Rect(right-min(270*by, t.size.Width*0.26), y, min(270*by, t.size.Width*0.26), high)
		right = a.Log.X - gap
	}
	a.Seats = geometry.Rect(gap, y, min(250*by, t.size.Width*0.26), high)
	left := a.Seats.X + a.Seats.W + gap
	a.Tray = geometry.Rect(left, y, right-left, high)
	a.Tray = a.Tray.Centred(min(a.Tray.W, 820*by), min(high, 600*by))
	return a
}

// Build implements [table.Lent]: it lays out everything for the present state and size.
func (t *Table) Build() {
	if t.size.Width == 0 {
		return // the window has not opened yet
	}
	a, all := t.Areas(), geometry.NewSheet()
	all.Fit(t.ground.under(t.Stage), geometry.Sized(t.size))
	all.Fit(widgets.NewArea(t.HurryUp), geometry.Sized(t.size))
	p := t.seen()
	says := t.Stage.Words.T("tavern.of", "Round", p.Round(), "Rounds", game.Rounds)
	t.LayTop(all, a.Top, a.By, says, t.ToggleHints, t.hintable(), t.toggleLog)
	t.laySeats(all, a)
	t.layTray(all, a)
	t.layPrompt(all, a)
	if t.logged() {
		t.layLog(all, a)
	}
	if t.hint != nil {
		all.Add(t.hint.Lay(geometry.Rect(t.size.Width-430*a.By, a.Tray.Y, 420*a.By, a.Tray.H), a.By))
	}
	t.root.Objects = all.Objects
	t.Stage.HandOnKeys(t.root, t.Calls.Guide.Typed)
	t.root.Refresh()
	if on := t.Stage.Window.Canvas(); on.Focused() != nil && !t.Stage.Covered() {
		on.Unfocus() // it has been replaced
	}
	t.Calls.Guide.Laid()
}

// seen is the position that is shown.
func (t *Table) seen() game.Position {
	if t.rolled != nil {
		return t.Match.PositionAt(t.Shown - 1)
	}
	return t.Match.PositionAt(t.Shown)
}

// laySeats lays out who plays, with the rounds that they have won and their cargo.
func (t *Table) laySeats(all geometry.Sheet, a Areas) {
	p, gap := t.seen(), 8*a.By
	high := min((a.Seats.H+gap)/float32(len(t.seats))-gap, 98*a.By)
	for seat := range t.seats {
		t.laySeat(all, a, &p, seat, geometry.Rect(a.Seats.X, a.Seats.Y+float32(seat)*(high+gap), a.Seats.W, high))
	}
}

// laySeat lays out one of them.
func (t *Table) laySeat(all geometry.Sheet, a Areas, p *game.Position, seat int, at geometry.Rectangle) {
	c, w, by, of := t.Stage.Colours(), t.Stage.Words, a.By, t.seats[seat]
	all.Fit(widgets.NewSheet(c, by, 0, container.NewWithoutLayout()), at)
	if !p.Over() && p.Seat == seat {
		rim := canvas.NewRectangle(color.Transparent)
		rim.StrokeColor, rim.StrokeWidth, rim.CornerRadius = palette.Gold, 3*by, 6*by
		all.Fit(rim, at)
	}
	head := min(at.H*0.62, 68*by)
	all.Fit(t.Stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head), geometry.Rect(at.X+10*by, at.Y+10*by, head, head))
	x, room := at.X+head+20*by, at.W-head-30*by
	name := widgets.OneLine(widgets.Title, of.Name, 17*by, c.Text, room, fyne.TextAlignLeading)
	all.Fit(name, geometry.Rect(x, at.Y+8*by, room, 24*by))
	says := w.T("tavern.cargo.none")
	switch cargo, sailed := p.Cargo(seat); {
	case !sailed && p.Seat == seat && p.Begun():
		says = w.T("tavern.cargo.now", "Roll", p.Rolls, "Rolls", game.Rolls)
	case !sailed:
		says = w.T("tavern.cargo.later")
	case cargo > 0:
		says = w.T("tavern.cargo", "Cargo", cargo)
	}
	all.Fit(widgets.OneLine(widgets.Line, says, 15*by, c.Text, room, fyne.TextAlignLeading), geometry.Rect(x, at.Y+33*by, room, 20*by))
	star := min(room/(game.Rounds+0.6), 26*by, at.H-60*by)
	for round := range game.Rounds {
		symbol := "star"
		if round >= p.Points[seat] {
			symbol = "star-empty"
		}
		place := geometry.Rect(x+float32(round)*star*1.1, at.Y+58*by, star, star)
		all.Fit(t.Stage.TintedSymbol(symbol, star, palette.Gold), place)
	}
	all.Fit(widgets.NewTipped(w.N("tavern.points", p.Points[seat], "Player", of.Name)), at)
}

// crew are what the dice that are set aside stand for, the first for a 6.
var crew = [game.Crew]words.ID{"tavern.ship", "tavern.captain", "tavern.crew"}

// rolledDie is a die in the air, and where it comes down.
type rolledDie struct {
	image *canvas.Image
	home  geometry.Rectangle
}

// shake moves them, less and less.
func (t *Table) shake(along float32) {
	for i := range t.rolled {
		one, far := &t.rolled[i], (1-along)*t.rolled[i].home.W*0.6
		one.image.Move(fyne.NewPos(one.home.X+far*(rand.Float32()*2-1), one.home.Y+far*(rand.Float32()*2-1)))
		if rand.IntN(3) == 0 {
			one.image.Image = die(t.Stage, uint8(rand.IntN(6)+1), one.home.W, false).Image
			canvas.Refresh(one.image)
		}
	}
}

// layTray lays out the dice: those that are aboard above, the others below.
func (t *Table) layTray(all geometry.Sheet, a Areas) {
	c, w, by := t.Stage.Colours(), t.Stage.Words, a.By
	felt := canvas.NewRectangle(palette.Mix(palette.DeepTeal, palette.NightSea, 0.5))
	if t.Stage.HighContrast {
		felt.FillColor = c.Panel
	}
	felt.CornerRadius, felt.StrokeColor, felt.StrokeWidth = 26*by, palette.Brass, 5*by
	all.Fit(felt, a.Tray)
	rose := t.Stage.Symbol("compass", a.Tray.H*0.8)
	rose.Translucency = 0.9
	all.Fit(rose, a.Tray.Centred(a.Tray.H*0.8, a.Tray.H*0.8))
	p, paint := t.seen(), palette.Parchment
	if t.Stage.HighContrast {
		paint = c.Text
	}
	hand := p.Hand
	if !p.Begun() && (t.rolled != nil || t.Asked >= 0) { // they are ready to be rolled, or are for the first time
		hand = game.Hand{Others: [game.Dice]uint8{6, 5, 4, 3, 2}}
	}
	aboard := hand.Aboard
	in := a.Tray.Inset(18 * by)
	side := min(in.H*0.26, in.W*0.16, 120*by)
	for i := range crew { // S3
		box := geometry.Rect(in.X+in.W/2+side*1.5*(float32(i)-1)-side/2, in.Y+in.H*0.06, side, side)
		slot := canvas.NewRectangle(palette.Fade(palette.Ink, 0.3))
		slot.CornerRadius, slot.StrokeColor, slot.StrokeWidth = side*0.2, palette.Fade(palette.Brass, 0.7), 2*by
		all.Fit(slot, box.Inset(-side*0.08))
		shown := die(t.Stage, uint8(6-i), side, i < aboard)
		if i >= aboard {
			shown.Translucency = 0.75
		}
		all.Fit(shown, box)
		caption := widgets.OneLine(widgets.BoldLine, w.T(crew[i]), 16*by, paint, side*1.4, fyne.TextAlignCenter)
		all.Fit(caption, geometry.Rect(box.X-side*0.2, box.Y+side*1.12, side*1.4, 24*by))
		ask := func() { t.Calls.Ask("crew") }
		all.Fit(widgets.NewAsked(w.T("tavern.slot", "Who", w.T(crew[i]), "Face", 6-i), ask, ask), box)
	}
	t.layOthers(all, a, &p, hand, geometry.Rect(in.X, in.Y+in.H*0.52, in.W, in.H*0.48))
}

// layOthers lays out the dice that are not aboard, which are the cargo once there is a crew.
func (t *Table) layOthers(all geometry.Sheet, a Areas, p *game.Position, hand game.Hand, in geometry.Rectangle) {
	w, by, n := t.Stage.Words, a.By, game.Dice-hand.Aboard
	side := min(in.H*0.55, 120*by)
	held, fresh := 0, t.rolled != nil
	if fresh {
		t.rolled = t.rolled[:0]
		if t.Match.Steps()[t.Shown-1].Action == game.Lower {
			held = 1
		}
	}
	side = min(side, in.W/(float32(n)*1.3))
	for i := range n {
		box := geometry.Rect(in.X+in.W/2+side*1.3*(float32(i)-float32(n)/2)+side*0.15, in.Y, side, side)
		shown := die(t.Stage, max(hand.Others[i], 1), side, false)
		if !p.Begun() && !fresh && t.Asked >= 0 {
			shown.Translucency = 0.45 // they are ready to be rolled
		}
		all.Fit(shown, box)
		switch {
		case fresh && i >= held:
			t.rolled = append(t.rolled, rolledDie{shown, box})
		case hand.Aboard == game.Crew && i == 1 && len(t.Legal()) > 1:
			all.Fit(widgets.NewAsked(w.T("tavern.lower.tip"), func() { t.Calls.Ask("cargo") },
				func() { t.Press(game.Lower) }), box)
		}
	}
	if cargo := hand.Cargo(); cargo > 0 && !fresh && n > 0 {
		title := widgets.NewSeatTitle(t.seats[t.roller(p)].Colour, w.T("tavern.cargo", "Cargo", cargo), 20*by)
		size := title.MinSize()
		all.Fit(title, geometry.Rect(in.X+(in.W-size.Width)/2, in.Y+side+8*by, size.Width, size.Height))
	}
}

// roller is the seat whose dice are shown.
func (t *Table) roller(p *game.Position) int {
	if t.Shown == 0 || p.Begun() {
		return p.Seat
	}
	return t.Match.Steps()[t.Shown-1].Seat
}

// layPrompt lays out the ribbon over the lower edge: the question with its plates, what has happened, or what steers a replay.
func (t *Table) layPrompt(all geometry.Sheet, a Areas) {
	p := t.seen()
	seat := t.roller(&p)
	r := table.Ribbon{Title: t.toldOf(t.Shown), Plates: t.plates(&p)}
	switch {
	case t.Mode == table.Replayed:
		r.Replay = &table.Transport{
			Replay: &t.Record, Stage: t.Stage, By: a.By, Marks: t.marks(), TipBack: "tavern.replay.back", TipOn: "tavern.replay.on",
		}
	case t.Legal() != nil:
		seat = t.Asked
		r.Title, r.About = t.question(&p)
	}
	if r.Title == "" || t.rolled != nil {
		r.Title = t.Stage.Words.T("tavern.rolls", "Player", t.seats[seat].Name)
	}
	r.Seat = t.seats[seat]
	t.LayRibbon(all, a.Prompt, a.By, r)
}

// marks are the ends of the rounds, on the rail of a replay.
func (t *Table) marks() (all []table.Mark) {
	for i, step := range t.Match.Steps() {
		if step.Events[len(step.Events)-1].Kind >= game.Won {
			all = append(all, table.Mark{Step: i + 1, Seen: i + 1, Says: t.toldOf(i + 1), Symbol: "star"})
		}
	}
	return all
}

// question is what the person who is asked has to decide, and what helps with it.
func (t *Table) question(p *game.Position) (title, about string) {
	w, best := t.Stage.Words, 0
	for seat := range t.seats {
		cargo, _ := p.Cargo(seat)
		best = max(best, cargo)
	}
	about = w.T("tavern.best.none")
	if best > 0 {
		about = w.T("tavern.best", "Cargo", best)
	}
	switch hand := p.Hand; {
	case !p.Begun():
		return w.T("tavern.ask.first", "Player", t.seats[p.Seat].Name), about
	case hand.Aboard < game.Crew:
		return w.N("tavern.ask.crew", game.Rolls-p.Rolls, "Who", w.T(crew[hand.Aboard])), about
	default:
		return w.N("tavern.ask.cargo", game.Rolls-p.Rolls, "Cargo", hand.Cargo()), about
	}
}

// plates are the ways to answer, or what else can be pressed.
func (t *Table) plates(p *game.Position) (all []*widgets.Plate) {
	if t.Match.Over() && !t.Busy {
		return []*widgets.Plate{t.Stage.Plate(widgets.CalmPlate, "result", 1, t.Calls.Over)}
	}
	for _, a := range t.Legal() {
		kind := widgets.PlainPlate
		if a == game.Stop || len(t.Legal()) == 1 {
			kind = widgets.CalmPlate
		}
		plate := t.Stage.Plate(kind, named(p, a), 1, func() { t.Press(a) })
		plate.Decides, plate.Stands = true, a
		plate.SetWaiting(t.Guard.Left() > 0)
		all = append(all, plate)
	}
	return all
}

// named is what an action is called.
func named(p *game.Position, a game.Action) words.Tipped {
	switch {
	case a == game.Stop:
		return "tavern.stop"
	case a == game.Lower:
		return "tavern.lower"
	case p.Begun() && p.Hand.Aboard == game.Crew:
		return "tavern.both"
	}
	return "tavern.roll"
}
