package ending

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/chronicle"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// feat is something remarkable; its value is part of the id of its message.
type feat string

// The feats.
const (
	longestRow     feat = "row" // of cards turned up in a turn
	largestHarbour feat = "harbour"
	fullestChest   feat = "chest"
	mostBusts      feat = "busts"
)

// honourNames are the names of the feats, with their numbers.
const honourNames words.Family[feat] = "end.honour.*"

// honourTips say what is counted for each feat.
const honourTips words.Family[feat] = "end.honour.*.tip"

// honour is a small medal for a feat.
type honour struct {
	of      feat
	symbol  string
	number  int
	holders []int
}

// honoursOf lists what was remarkable in a game. A feat that everybody shares, or nobody has, is left out.
func honoursOf(game *chronicle.Game) (honours []honour) {
	for _, of := range []struct {
		feat   feat
		symbol string
		number func(*chronicle.Seat) int
	}{
		{longestRow, "cards", func(s *chronicle.Seat) int { return s.Row }},
		{largestHarbour, "ship", func(s *chronicle.Seat) int { return s.Harbour }},
		{fullestChest, "coin", func(s *chronicle.Seat) int { return s.Chest }},
		{mostBusts, "clash", func(s *chronicle.Seat) int { return s.Busts }},
	} {
		h := honour{of: of.feat, symbol: of.symbol}
		for seat := range game.Seats {
			number := of.number(&game.Seats[seat])
			if number > h.number {
				h.number, h.holders = number, nil
			}
			if number == h.number && number > 0 {
				h.holders = append(h.holders, seat)
			}
		}
		if len(h.holders) > 0 && len(h.holders) < len(game.Seats) {
			honours = append(honours, h)
		}
	}
	return honours
}

// honourLine is the height of a row of medals, in units of the usual size.
const honourLine = 42

// honours shows medals in two columns.
func (e *Ending) honours(honours []honour, a area) (objects []fyne.CanvasObject) {
	by := e.growth()
	gap := 10 * by
	size := fyne.NewSize((a.size.Width-gap)/2, 38*by)
	for i, h := range honours {
		at := a.at.AddXY(float32(i%2)*(size.Width+gap), float32(i/2)*honourLine*by)
		objects = append(objects, e.honour(h, area{at, size})...)
	}
	return objects
}

func (e *Ending) honour(h honour, a area) []fyne.CanvasObject {
	w, c, by := e.stage.Words, e.stage.Colours(), e.growth()
	medal := fyne.NewSize(34*by, a.size.Height)
	disc := a.at.AddXY(0, a.size.Height-medal.Width)
	left := medal.Width + 7*by
	box := fyne.NewSize(a.size.Width-left, 19*by)
	objects := []fyne.CanvasObject{
		widgets.Placed(e.medal(medal), a.at, medal),
		e.symbolIn(h.symbol, disc.AddXY(4*by, 4*by), fyne.NewSquareSize(medal.Width-8*by), 0.8),
		inLine(widgets.BoldLine, w.N(honourNames.ID(h.of), h.number), 14*by, c.Text, a.at.AddXY(left, 0), box,
			fyne.TextAlignLeading),
	}
	var names []string
	x := left
	for _, seat := range h.holders {
		names = append(names, e.name(seat))
		head := 19 * by
		objects = append(objects, e.head(seat, head, a.at.AddXY(x, 19*by)))
		x += head + 2*by
	}
	tip := widgets.NewTipped(w.T(honourTips.ID(h.of)))
	objects = append(objects, widgets.Placed(tip, a.at, fyne.NewSize(a.size.Width, 19*by)))
	return append(objects, inLine(widgets.Line, strings.Join(names, ", "), 13*by, c.Text,
		a.at.AddXY(x+3*by, 19*by), fyne.NewSize(a.size.Width-x-3*by, 19*by), fyne.TextAlignLeading))
}

// medal is a brass disc with two ends of a ribbon.
func (e *Ending) medal(size fyne.Size) fyne.CanvasObject {
	w, h := float64(size.Width), float64(size.Height)
	return e.stage.Drawn(size, func(c *draw.Canvas) {
		line := w * 0.05
		end := func(x0, x1 float64, paint uint32) {
			band := draw.Polygon(x0, line, x0+w*0.26, line, x1+w*0.2, h*0.5, x1, h*0.5)
			c.Fill(band, palette.Hex(paint))
			c.Stroke(band, line, palette.Ink)
		}
		end(w*0.12, w*0.3, 0xb3402e)
		end(w*0.62, w*0.5, 0x8e3022)
		radius := w/2 - line
		c.Fill(draw.Circle(w/2, h-w/2, radius), palette.Brass)
		c.Fill(draw.Circle(w/2, h-w/2, radius*0.84), palette.Hex(0xf7e3ae))
		c.Stroke(draw.Circle(w/2, h-w/2, radius), line*1.2, palette.Ink)
	})
}

// series says how often each player has won in a series of games.
func (e *Ending) series(s *memory.Series, a area) (objects []fyne.CanvasObject) {
	w, c, by := e.stage.Words, e.stage.Colours(), e.growth()
	cell := min(64*by, a.size.Width*0.56/float32(len(s.Wins)))
	objects = append(objects, inLine(widgets.BoldLine, w.N("end.series", s.Games), 14*by, c.Text, a.at,
		fyne.NewSize(a.size.Width-cell*float32(len(s.Wins))-8*by, a.size.Height), fyne.TextAlignLeading))
	for seat, wins := range s.Wins {
		at := a.at.AddXY(a.size.Width-cell*float32(len(s.Wins)-seat), 0)
		head := min(28*by, cell*0.55)
		number := widgets.Title(strconv.Itoa(wins), 18*by, c.Text)
		tip := widgets.NewTipped(w.N("end.wins.series", wins, "Player", e.name(seat)))
		objects = append(objects,
			e.head(seat, head, at.AddXY(0, (a.size.Height-head)/2)),
			widgets.Placed(number, at.AddXY(head+5*by, (a.size.Height-number.MinSize().Height)/2), number.MinSize()),
			widgets.Placed(tip, at, fyne.NewSize(cell, a.size.Height)))
	}
	return objects
}
