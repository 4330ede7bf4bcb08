package table

import (
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// voice is a computer player who says something; the zero value says nothing.
type voice struct {
	seat int
	line saying // which of the lines there are, "" for none
}

// saying is something that computer players say when something has happened to them, with a number.
type saying string

const lines words.Family[saying] = "cove.voice.*"

// What is said about what has happened.
var (
	crippled   = []saying{"crippled.1", "crippled.2", "crippled.3", "crippled.4"}
	robbed     = []saying{"robbed.1", "robbed.2", "robbed.3"}
	victorious = []saying{"victorious.1", "victorious.2", "victorious.3", "victorious.4"}
)

// speaks is who has something to say after a beat; nobody more than once in a round.
func (t *Table) speaks(b *beat) voice {
	if t.stage.Settings.Voiceless || t.skipping || t.spoken == t.present.Round {
		return voice{}
	}
	seat, sayings := t.touched(b)
	if seat < 0 || t.person(seat) {
		return voice{}
	}
	t.spoken = t.present.Round
	return voice{seat, sayings[(t.present.Round+seat)%len(sayings)]}
}

// touched is the player whom a beat touches, and what they may say to it; -1 if it touches nobody.
func (t *Table) touched(b *beat) (seat int, sayings []saying) {
	for _, e := range b.events {
		switch e.Kind {
		case cove.Crippled:
			return int(e.Seat), crippled
		case cove.Halved:
			return int(e.Target), robbed
		case cove.FightEnded:
			if left := t.left(); len(left) == 1 && e.Island != cove.NoIsland && t.captains > 1 {
				return left[0], victorious
			}
		}
	}
	return -1, nil
}

// left are the players who are still in the fight that is shown.
func (t *Table) left() (seats []int) {
	for seat := range t.seats {
		if t.present.Fight.In[seat] {
			seats = append(seats, seat)
		}
	}
	return seats
}

// layVoice shows what somebody says, with their head: at their panel, and in a fight at their ship, or below the order of fire if
// they have left.
func (t *Table) layVoice(all geometry.Sheet) {
	asks := t.asked >= 0 && !t.busy // what is asked is not to be covered
	if t.voice.line == "" || asks || t.stage.Settings.Voiceless {
		return
	}
	by := t.growth()
	at := t.board.PanelOf(t.voice.seat)
	if t.fighting() {
		order := t.board.Places()[board.Spot{Kind: board.Order}]
		at = geometry.Rect(order.X, order.Y+order.H+4*by, order.W, 0)
		if _, ship, there := t.board.ShipAt(cove.Target(t.voice.seat)); there {
			at = ship
		}
	}
	const most, head = 230, 34 // in units of the usual size
	quote := t.stage.Words.Quoted(t.stage.Words.T(lines.ID(t.voice.line)))
	size := 15 * by
	said := widgets.Broken(widgets.BoldLine, quote, size, most*by)
	bubble := geometry.NewSheet().Named(geometry.Region{Name: t.seats[t.voice.seat].Name, Unread: true, Lines: func() []string {
		return []string{quote}
	}})
	ground := canvas.NewRectangle(palette.Parchment)
	ground.CornerRadius, ground.StrokeColor, ground.StrokeWidth = 9*by, palette.Ink, 1.5*by
	bubble.Put(ground, 0, 0)
	of := &t.seats[t.voice.seat]
	wide, high := float32(0), widgets.BoldLine(said[0], size, palette.Ink).MinSize().Height
	room := geometry.Rect(0, 0, 0, max(high*float32(len(said))+14*by, (head+8)*by))
	for i, words := range said {
		text := widgets.BoldLine(words, size, palette.Ink)
		wide = max(wide, text.MinSize().Width)
		bubble.Put(text, (head+10)*by, (room.H-high*float32(len(said)))/2+high*float32(i))
	}
	bubble.Fit(t.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head*by),
		geometry.Rect(4*by, (room.H-head*by)/2, head*by, head*by))
	room.W = wide + (head+22)*by
	room.X = min(max(at.X+at.W/2-room.W/2, 4*by), t.size.Width-room.W-4*by)
	room.Y = min(at.Y+at.H*0.6, t.size.Height-room.H)
	ground.Resize(room.Size())
	all.Fit(bubble.Container, room)
}
