package setup

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/record"
	"portroyal/engine/skill"
	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// PlayingOn is the choice of who sits where when a practice game goes on from a position of another game.
type PlayingOn struct {
	Seats []Seat // as they are shown
	// Asked is the seat whose turn it is: where only computers played, it is left to the player.
	Asked  int
	Teller *summary.Teller
	Begin  func(taken []bool)

	stage *stage.Stage
	taken []bool // by seat, whether a person at this screen takes it
	seats []*widgets.Toggle
	begin *widgets.Plate
}

// playingOnWidth is the width of the choice on a window of usual size, headOnSeat that of a head in it.
const (
	playingOnWidth = 460
	headOnSeat     = 46
)

// Open lays the choice over the replay. At first the same persons sit where they sat.
func (p *PlayingOn) Open(s *stage.Stage) {
	p.stage = s
	for _, seat := range p.Seats {
		p.taken = append(p.taken, seat.Player == "")
	}
	if !slices.Contains(p.taken, true) {
		p.taken[p.Asked] = true
	}
	t, by := s.Words, sheet.Growth(s)
	wide := canvas.NewRectangle(color.Transparent)
	wide.SetMinSize(fyne.NewSize(playingOnWidth*by, 0))
	seats := container.New(layout.NewCustomPaddedVBoxLayout(6 * by))
	for i, seat := range p.Seats {
		played := t.T("opponent.person")
		if seat.Player != "" {
			played = p.Teller.Opponent(t, seat.Player)
		}
		toggle := widgets.NewToggle(p.stage.Colours(), seat.Name, played, p.taken[i], func(on bool) {
			p.taken[i] = on
			p.show()
		})
		toggle.Growth = by
		p.seats = append(p.seats, toggle)
		size := headOnSeat * by
		head := s.Head(seat.Portrait, widgets.SeatColour(seat.Colour), size)
		left := container.NewCenter(widgets.Fixed(head, size, size))
		seats.Add(container.NewBorder(nil, nil, left, nil, toggle))
	}
	p.begin = sheet.Plate(s, widgets.CalmPlate, t.T("playon.begin"), p.sitDown)
	back := sheet.Plate(s, widgets.PlainPlate, t.T("playon.back"), p.stage.Close).WithToolTip(t.T("playon.back.tip"))
	p.show()
	p.stage.Open(sheet.New(s, "replay.on", wide, sheet.Text(s, t.T("playon.about")), seats,
		container.New(layout.NewCustomPaddedLayout(6*by, 0, 0, 0), container.NewGridWithColumns(2, back, p.begin)),
	), p.typed, nil)
}

// show shows whether the game can begin: somebody at the screen has to play.
func (p *PlayingOn) show() {
	nobody := !slices.Contains(p.taken, true)
	tip := words.ID("playon.begin.tip")
	if nobody {
		tip = "playon.begin.nobody"
	}
	p.begin.SetToolTip(p.stage.Words.T(tip))
	p.begin.SetWaiting(nobody)
}

// typed knows the keys: a digit means the seat with this number, Enter begins.
func (p *PlayingOn) typed(key *fyne.KeyEvent) {
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
func (p *PlayingOn) sitDown() {
	if slices.Contains(p.taken, true) {
		p.Begin(p.taken)
	}
}

// Reseated are the seats of a game when persons play on from it on some of them. A person who changes seats takes their
// name and face along, and the player who sat there takes their old seat. If all players were computers, the player at
// the screen takes the first seat with their own name and face, unless another player has that name or that face. A
// seat without a player goes to a Captain.
func Reseated(seats []record.Seat, taken []bool, player Seat) []record.Seat {
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
	known := func(has func(record.Seat) bool) bool { return slices.ContainsFunc(seats, has) }
	persons := known(record.Seat.IsPerson)
	for n, seat := range come {
		to := &now[seat]
		switch {
		case n < len(left):
			from := &now[left[n]]
			to.Name, from.Name = from.Name, to.Name
			to.Portrait, from.Portrait = from.Portrait, to.Portrait
			from.Player = to.Player
		case n == 0 && !persons:
			if !known(func(s record.Seat) bool { return s.Name == player.Name }) {
				to.Name = player.Name
			}
			if !known(func(s record.Seat) bool { return s.Portrait == player.Portrait }) {
				to.Portrait = player.Portrait
			}
		}
		to.Player = ""
	}
	for _, seat := range left[min(len(come), len(left)):] {
		now[seat].Player = skill.Captain.String()
	}
	return now
}
