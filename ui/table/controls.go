package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/table/layout"
	"portroyal/ui/table/log"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The places of the decision plates. Reveal and stop, repel and dock, and pass each have their
// own, so that no two decisions following each other lie under one double click.
const (
	revealPlace = iota
	stopPlace
	thirdPlace
	fourthPlace
	places
)

// style is in which language and which appearance something is drawn.
type style struct {
	language           words.Language
	dark, highContrast bool
}

func (t *Table) style() style {
	return style{t.stage.Words.Language(), t.stage.Dark, t.stage.HighContrast}
}

// keptTop is the top line as it was drawn last.
type keptTop struct {
	looks  topLooks
	object fyne.CanvasObject
}

// topLooks is everything that the top line shows.
type topLooks struct {
	style          style
	room           layout.Rectangle
	status, target string
}

// topLine holds the menu, the round's state and the fold of the log.
func (t *Table) topLine(r layout.Rectangle) fyne.CanvasObject {
	if looks := (topLooks{t.style(), r, t.status(), t.target()}); t.top.object == nil || t.top.looks != looks {
		t.top = keptTop{looks, t.newTopLine(r)}
	}
	return t.top.object
}

func (t *Table) newTopLine(r layout.Rectangle) fyne.CanvasObject {
	w := t.stage.Words
	s := layout.NewSheet()
	menu := t.plate(widgets.QuietPlate, w.T("menu"), t.calls.Menu).WithToolTip(w.T("menu.tip"))
	menuWidth := s.Put(menu, 0, 0).Width
	help := t.plate(widgets.QuietPlate, w.T("help"), t.calls.Help).WithToolTip(w.T("help.tip"))
	helpWidth := s.Put(help, menuWidth+8, 0).Width
	fold := t.plate(widgets.QuietPlate, w.T("log"), t.toggleLog).WithToolTip(w.T("log.tip"))
	foldWidth := fold.MinSize().Width
	s.Put(fold, r.W-foldWidth, 0)
	left := menuWidth + helpWidth + 22
	target := widgets.Line(t.target(), t.grown(14), palette.Foam)
	targetWidth := target.MinSize().Width
	s.Fit(target, layout.Rect(r.W-foldWidth-14-targetWidth, t.grown(7), targetWidth, t.grown(20)))
	state := widgets.Title(t.status(), t.grown(17), palette.Foam)
	widgets.Shorten(state, r.W-left-foldWidth-targetWidth-30)
	size := state.MinSize()
	s.Fit(state, layout.Rect(left, t.grown(4), size.Width, size.Height))
	return s.Container
}

// plate is a plate as large as the window asks for.
func (t *Table) plate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(t.stage.Colours(), kind, text, tap)
	plate.Growth = t.growth()
	return plate
}

// status says whose turn it is, which phase, and how many cards may still be taken.
func (t *Table) status() string {
	w, v := t.stage.Words, &t.view
	active := t.name(v.Active())
	switch {
	case v.Phase() == portroyal.Over:
		return w.T("ask.over")
	case v.Phase() != portroyal.Trade:
		return w.T("state.discover", "Active", active)
	case v.Decides() == v.Active():
		return w.N("state.trade", v.TakesLeft(), "Active", active)
	}
	return w.N("state.trade.other", v.TakesLeft(), "Active", active, "Player", t.name(v.Decides()))
}

// target says what ends the game.
func (t *Table) target() string {
	w, options := t.stage.Words, t.view.Options()
	switch {
	case options.Cooperative:
		return w.N("table.against", t.view.TurnsLeft(), "Done", t.view.ContractsDone(), "Contracts", len(t.view.Contracts()))
	case t.view.Ending():
		return w.T("table.ending")
	case log.Standstill(&t.view) > 0:
		return w.T("table.standstill", "Rounds", log.Standstill(&t.view), "Most", portroyal.StandstillRounds)
	case options.RequireExpedition:
		return w.T("table.target.expedition", "Target", options.Target)
	}
	return w.T("table.target", "Target", options.Target)
}

// keptPrompt is the prompt as it was drawn last.
type keptPrompt struct {
	looks    promptLooks
	news     []log.News
	object   fyne.CanvasObject
	pictures *widgets.Pictures
}

// promptLooks is everything that the prompt shows while nobody at the screen decides.
type promptLooks struct {
	style          style
	room           layout.Rectangle
	question       string
	decides        int
	skipping, over bool
}

// prompt says what has happened and who decides what, over the plates with the decisions.
func (t *Table) prompt(r layout.Rectangle) fyne.CanvasObject {
	p := &t.asks
	if p.pictures == nil {
		p.pictures = widgets.NewPictures(t.stage.Face)
	}
	looks := promptLooks{t.style(), r, t.question(), t.view.Decides(), t.skipping, t.match.Over()}
	news := t.news()
	// There is more to what a person is asked than could be compared.
	if t.personDecides() || p.object == nil || p.looks != looks || !slices.Equal(p.news, news) {
		p.pictures.Again()
		p.looks, p.news, p.object = looks, news, t.newPrompt(r)
	}
	return p.object
}

func (t *Table) newPrompt(r layout.Rectangle) fyne.CanvasObject {
	s := layout.NewSheet()
	c := t.stage.Colours()
	ground := canvas.NewRectangle(c.Panel)
	ground.CornerRadius = 10
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.5
	s.Fit(ground, layout.Rect(0, 0, r.W, r.H))
	told := layout.Rect(10, 2, r.W-20, t.tellingHeight())
	t.telling(s, told)
	seat := t.view.Decides()
	text := t.question()
	line := widgets.BoldLine(text, t.grown(16), c.Text)
	width := line.MinSize().Width
	if width > r.W-60 {
		line.TextSize *= (r.W - 60) / width
		width = line.MinSize().Width
	}
	head := t.grown(26)
	left := (r.W - width - head - 8) / 2
	top := told.Y + told.H
	s.Fit(t.head(seat, head), layout.Rect(left, top, head, head))
	s.Fit(line, layout.Rect(left+head+8, top+t.grown(2), width, t.grown(22)))
	top += t.grown(28)
	plateWidth := (r.W - 12 - (places-1)*8) / places
	for place, plate := range t.plates() {
		if plate != nil {
			if t.newAsked() {
				plate.SetWaiting(true)
				t.waiting = append(t.waiting, plate)
			}
			s.Fit(plate, layout.Rect(6+float32(place)*(plateWidth+8), top, plateWidth, r.H-top-6))
		}
	}
	return s.Container
}

// question is the decision in words.
func (t *Table) question() string {
	w, v := t.stage.Words, &t.view
	name := t.name(v.Decides())
	switch {
	case v.Phase() == portroyal.Over:
		return w.T("ask.over")
	case t.objection != "":
		return t.objection
	case !t.personDecides():
		return w.T("ask.thinks."+v.Phase().String(), "Player", name)
	case v.Phase() == portroyal.Discover && v.Revealed() == 0:
		return w.T("ask.first", "Player", name)
	case v.Phase() == portroyal.Discover:
		return w.T("ask.discover", "Player", name)
	case v.Phase() == portroyal.Repel:
		return w.T("ask.repel", "Player", name, "Ship", w.Named(v.Pending()))
	case v.Phase() == portroyal.Moment:
		return t.momentQuestion()
	case v.Phase() == portroyal.MoveTime:
		return w.N("ask.time", v.TurnsLeft(), "Player", name)
	case t.picking:
		return w.T("ask.contracts", "Player", name)
	case t.claiming.asked:
		return t.claimQuestion()
	case t.taking.card != portroyal.NoCard:
		return t.takingQuestion()
	case v.TakesLeft() == 0 && t.can(portroyal.Fulfil) && t.can(portroyal.Claim):
		return w.T("ask.fulfil.claim", "Player", name)
	case v.TakesLeft() == 0 && t.can(portroyal.Fulfil):
		return w.T("ask.fulfil", "Player", name)
	case v.TakesLeft() == 0:
		return w.T("ask.claim", "Player", name)
	case v.Decides() != v.Active():
		return w.N("ask.trade.other", v.TakesLeft(), "Player", name, "Active", t.name(v.Active()))
	}
	return w.N("ask.trade", v.TakesLeft(), "Player", name)
}

// plates are the decisions at hand.
func (t *Table) plates() (plates [places]*widgets.Plate) {
	w := t.stage.Words
	if t.match.Over() {
		plates[fourthPlace] = t.plate(widgets.CalmPlate, w.T("result"), t.calls.Over).WithToolTip(w.T("result.tip"))
		return plates
	}
	if !t.personDecides() {
		if !t.skipping {
			plates[fourthPlace] = t.plate(widgets.PlainPlate, w.T("skip"), t.skip).WithToolTip(w.T("skip.tip"))
		}
		return plates
	}
	if t.taking.card != portroyal.NoCard {
		return t.takingPlates()
	}
	if t.asking() {
		plates = t.choicePlates()
		plates[fourthPlace] = t.plate(widgets.PlainPlate, w.T("cancel"), func() { t.press(t.askNothing) })
		return plates
	}
	decision := func(kind portroyal.ActionKind, look widgets.PlateKind, id, detail string) *widgets.Plate {
		if !t.can(kind) {
			return nil
		}
		plate := t.plate(look, w.T(id), t.clicked(portroyal.Action{Kind: kind}))
		plate.Detail = detail
		return plate.WithToolTip(w.T(id + ".tip"))
	}
	chance := ""
	if t.stage.Settings.ShowChance {
		chance = w.T("table.chance", "Chance", w.Percent(t.view.BustChance()))
	}
	plates[revealPlace] = decision(portroyal.RevealNext, widgets.RiskyPlate, "reveal", chance)
	if t.can(portroyal.Stop) {
		plates[stopPlace] = decision(portroyal.Stop, widgets.CalmPlate, "stop", w.N("stop.detail", t.view.Takes(t.view.Decides())))
	}
	if t.can(portroyal.Gamble) {
		risk := ""
		if t.stage.Settings.ShowChance {
			risk = w.T("table.chance", "Chance", w.Percent(t.view.GambleBust()))
		}
		plates[fourthPlace] = decision(portroyal.Gamble, widgets.RiskyPlate, "gamble", risk)
		return t.withClaim(plates)
	}
	switch t.view.Phase() {
	case portroyal.Moment:
		plates[fourthPlace] = decision(portroyal.Pass, widgets.PlainPlate, "decline", w.T("decline.detail"))
	case portroyal.MoveTime:
		plates[thirdPlace] = decision(portroyal.MoveToVictory, widgets.RiskyPlate, "victory", w.T("victory.detail"))
		plates[fourthPlace] = decision(portroyal.KeepTime, widgets.CalmPlate, "keep", "")
		return plates
	default:
		plates[fourthPlace] = decision(portroyal.Pass, widgets.CalmPlate, "pass", "")
	}
	if t.can(portroyal.Fulfil) && plates[stopPlace] == nil {
		plates[stopPlace] = t.fulfilPlate()
	}
	if t.can(portroyal.RepelShip) {
		plates[thirdPlace] = decision(portroyal.RepelShip, widgets.CalmPlate, "repel", "")
		look, detail := widgets.PlainPlate, w.T("dock.safe")
		if t.view.DockingBusts() {
			look, detail = widgets.RiskyPlate, w.T("dock.bust")
		}
		plates[fourthPlace] = decision(portroyal.Dock, look, "dock", detail)
	}
	return t.withClaim(plates)
}

// fulfilPlate is the plate for fulfilling a contract.
func (t *Table) fulfilPlate() *widgets.Plate {
	w := t.stage.Words
	plate := t.plate(widgets.CalmPlate, w.T("fulfil"), func() { t.press(t.fulfil) }).WithToolTip(w.T("fulfil.tip"))
	if contracts := t.fulfillings(); len(contracts) == 1 {
		plate.Detail = t.brings(contracts[0])
		if t.onlyAStep(contracts[0]) {
			plate.Text = w.T("fulfil.make")
			plate.SetToolTip(w.T("fulfil.make.tip"))
		}
	}
	return plate
}

// withClaim adds the plate for claiming an expedition if one can be claimed.
func (t *Table) withClaim(plates [places]*widgets.Plate) [places]*widgets.Plate {
	if t.can(portroyal.Claim) {
		w := t.stage.Words
		plates[thirdPlace] = t.plate(widgets.PlainPlate, w.T("claim"), func() { t.press(func() { t.claim(portroyal.NoCard) }) }).
			WithToolTip(w.T("claim.tip"))
		plates[thirdPlace].Detail = t.claimDetail()
	}
	return plates
}

// news is what the person at the lower edge may have missed.
func (t *Table) news() []log.News {
	seat, onlyPersons := t.lowerSeat(), t.seats.Persons() == len(t.seats)
	return t.teller().News(&t.view, seat, t.tale.To(seat, onlyPersons))
}

// teller puts what happened into the player's words.
func (t *Table) teller() log.Teller { return log.Teller{Words: t.stage.Words, Seats: t.seats} }

// tellingHeight is the height of the line over the question.
func (t *Table) tellingHeight() float32 { return t.grown(18) }

// telling is the line over the question: what the person who decides may have missed, or what there
// is to know about the question that they are asked now.
func (t *Table) telling(s layout.Sheet, r layout.Rectangle) {
	line := widgets.Line(t.hint(), t.grown(13), t.stage.Colours().Text)
	tip := line.Text
	if tip != "" {
		if width := line.MinSize().Width; width > r.W {
			line.TextSize *= max(0.85, r.W/width)
		}
		widgets.Shorten(line, r.W)
	} else {
		news := t.news()
		log.Write(line, news, r.W)
		tip = log.Lines(news)
	}
	if tip == "" {
		return
	}
	size := line.MinSize()
	s.Fit(line, layout.Rect(r.X+(r.W-size.Width)/2, r.Y+(r.H-size.Height)/2, size.Width, size.Height))
	s.Fit(widgets.NewTipped(tip), r)
}

// toggleLog folds the log away or out again.
func (t *Table) toggleLog() {
	t.stage.Settings.ShowLog = !t.stage.Settings.ShowLog
	t.stage.Keep()
	t.build()
}

// headKey is the key of the picture of a player.
type headKey struct {
	seat int
	size float32
}

// head is the head of a player, with a rim in their colour.
func (t *Table) head(seat int, size float32) *canvas.Image {
	return t.asks.pictures.Image(headKey{seat, size}, func() *canvas.Image {
		return t.stage.SeatHead(seat, t.seats[seat].Colour, size)
	})
}
