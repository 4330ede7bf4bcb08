package portroyal

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// playingOn is the choice of who sits where when a practice game goes on from a position of another game.
type playingOn struct {
	*house
	game  *match.Match
	steps int
	back  *shell.Back // where leaving the practice game leads
	taken []bool      // by seat, whether a person at this screen takes it
	seats []*widgets.Toggle
	begin *widgets.Plate
}

// playOn asks who sits where, and begins a practice game with a position of another one. At first the same persons do;
// where only computers played, the one who decides gives up their seat. Leaving the practice game leads back.
func (w *house) playOn(game *match.Match, steps int, back *shell.Back) {
	p := &playingOn{house: w, game: game, steps: steps, back: back}
	for _, seat := range game.Seats() {
		p.taken = append(p.taken, seat.Player == "")
	}
	if !slices.Contains(p.taken, true) {
		view := game.ViewAt(steps)
		p.taken[view.Decides()] = true
	}
	p.open()
}

// playingOnWidth is the width of the choice on a window of usual size, headOnSeat that of a head in it.
const (
	playingOnWidth = 460
	headOnSeat     = 46
)

// open lays the choice over the replay.
func (p *playingOn) open() {
	t, by := p.stage.Words, sheet.Growth(p.stage.Stage)
	wide := canvas.NewRectangle(color.Transparent)
	wide.SetMinSize(fyne.NewSize(playingOnWidth*by, 0))
	seats := container.New(layout.NewCustomPaddedVBoxLayout(6 * by))
	colours, portraits := looksOf(p.game)
	for i, seat := range p.game.Seats() {
		played := t.T("opponent.person")
		if seat.Player != "" {
			played = terms.Opponent(t, seat.Player)
		}
		toggle := widgets.NewToggle(p.stage.Colours(), seat.Name, played, p.taken[i], func(on bool) {
			p.taken[i] = on
			p.show()
		})
		toggle.Growth = by
		p.seats = append(p.seats, toggle)
		size := headOnSeat * by
		head := p.stage.Head(portraits[i], widgets.SeatColour(colours[i]), size)
		left := container.NewCenter(widgets.Fixed(head, size, size))
		seats.Add(container.NewBorder(nil, nil, left, nil, toggle))
	}
	p.begin = sheet.Plate(p.stage.Stage, widgets.CalmPlate, t.T("playon.begin"), p.sitDown)
	back := sheet.Plate(p.stage.Stage, widgets.PlainPlate, t.T("playon.back"), p.stage.Close).WithToolTip(t.T("playon.back.tip"))
	p.show()
	p.stage.Open(sheet.New(p.stage.Stage, "replay.on", wide, sheet.Text(p.stage.Stage, t.T("playon.about")), seats,
		container.New(layout.NewCustomPaddedLayout(6*by, 0, 0, 0), container.NewGridWithColumns(2, back, p.begin)),
	), p.typed, nil)
}

// show shows whether the game can begin: somebody at the screen has to play.
func (p *playingOn) show() {
	nobody := !slices.Contains(p.taken, true)
	tip := words.ID("playon.begin.tip")
	if nobody {
		tip = "playon.begin.nobody"
	}
	p.begin.SetToolTip(p.stage.Words.T(tip))
	p.begin.SetWaiting(nobody)
}

// typed knows the keys: a digit means the seat with this number, Enter begins.
func (p *playingOn) typed(key *fyne.KeyEvent) {
	if seat := slices.Index(digitKeys[:], key.Name); seat >= 0 {
		if seat < len(p.seats) {
			p.seats[seat].Tapped(nil)
		}
		return
	}
	if !p.stage.Walk(key) && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
		p.sitDown()
	}
}

// digitKeys are the keys of the seats, from the first on.
var digitKeys = [...]fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5}

// sitDown begins the practice game.
func (p *playingOn) sitDown() {
	if !slices.Contains(p.taken, true) {
		return
	}
	practice, err := p.game.PlayOn(p.steps, reseated(p.game.Seats(), p.taken, p.player()))
	if err != nil { // a game that has been played can be played again
		p.stage.Log.Error("practice", "error", err.Error())
		return
	}
	if !p.Hold(practice.Record().ID) {
		return
	}
	p.KeepGame(practice)
	p.sit(practice, false)
	p.LeadBack(p.back)
}

// reseated are the seats of a game when persons play on from it on some of them. A person who changes seats takes their
// name and face along, and the player who sat there takes their old seat. If all players were computers, the player at
// the screen takes the first seat with their own name and face, unless another player has that name or that face. A
// seat without a player goes to a Captain.
func reseated(seats []match.Seat, taken []bool, player memory.Seat) []match.Seat {
	now := slices.Clone(seats)
	var left, come []int
	for i, seat := range seats {
		switch was := seat.Player == ""; {
		case was && !taken[i]:
			left = append(left, i)
		case !was && taken[i]:
			come = append(come, i)
		}
	}
	known := func(has func(match.Seat) bool) bool { return slices.ContainsFunc(seats, has) }
	persons := known(func(s match.Seat) bool { return s.Player == "" })
	for n, seat := range come {
		to := &now[seat]
		switch {
		case n < len(left):
			from := &now[left[n]]
			to.Name, from.Name = from.Name, to.Name
			to.Portrait, from.Portrait = from.Portrait, to.Portrait
			from.Player = to.Player
		case n == 0 && !persons:
			if !known(func(s match.Seat) bool { return s.Name == player.Name }) {
				to.Name = player.Name
			}
			if !known(func(s match.Seat) bool { return s.Portrait == player.Portrait }) {
				to.Portrait = player.Portrait
			}
		}
		to.Player = ""
	}
	for _, seat := range left[min(len(come), len(left)):] {
		now[seat].Player = bot.Captain.String()
	}
	return now
}
