package table

import (
	"math"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
)

// rolling is how long dice tumble at normal speed.
const rolling = 420 * time.Millisecond

// diceOf are the dice that are rolled in a beat: those of a salvo, the one after a flight, or those for a tie.
func diceOf(b *beat) (dice []cove.Event) {
	for _, e := range b.events {
		if e.Kind == cove.Rolled || e.Kind == cove.MutinyRolled || e.Kind == cove.RolledOff {
			dice = append(dice, e)
		}
	}
	return dice
}

// aftermath is what remains to be seen of a beat: the dice, and what they came to.
func (t *Table) aftermath(b *beat) {
	switch b.lead().Kind {
	case cove.Fired, cove.MutinyRolled:
		t.fight.Dice, t.fight.By, t.rolled = nil, rolledBy(b.lead()), diceOf(b)
		for _, e := range t.rolled {
			t.fight.Dice = append(t.fight.Dice, board.Die{Face: face(e, b.lead()), Hit: e.Hit || e.Stray})
		}
		t.fight.Said = t.verdict()
	case cove.FightBegan:
		t.fight = board.Fight{Next: -1}
	}
}

// rolledBy is whose dice follow on an event.
func rolledBy(e cove.Event) cove.Target {
	if e.Kind == cove.Fired {
		return e.Ship
	}
	return cove.Target(e.Seat)
}

// verdict says what the dice that are shown came to.
func (t *Table) verdict() string { return t.verdictOf(t.rolled) }

// verdictOf says what dice came to.
func (t *Table) verdictOf(dice []cove.Event) string {
	w, mutiny := t.stage.Words, len(dice) > 0 && dice[0].Kind == cove.MutinyRolled
	switch hits, smoke := terms.HitsOf(dice); {
	case mutiny && dice[0].N == cove.MutinyOn:
		return w.T("cove.fight.mutiny")
	case mutiny:
		return w.T("cove.fight.loyal")
	case smoke && hits == 0:
		return w.T("cove.fight.miss.smoke")
	case smoke:
		return w.N("cove.fight.hits.smoke", hits)
	case hits == 0:
		return w.T("cove.fight.miss")
	default:
		return w.N("cove.fight.hits", hits)
	}
}

// face is the drawing of a die that shows a number, warm if it hits.
func face(die, fired cove.Event) string {
	name := strconv.Itoa(int(die.N))
	switch {
	case die.Kind == cove.MutinyRolled, die.Kind == cove.RolledOff:
		return name
	case die.Hit && die.N < cove.HitsFrom && fired.Volley.Has(cove.Grapeshot):
		return name + "-hit"
	case !die.Hit && die.N == cove.HitsFrom:
		return name + "-miss"
	}
	return name
}

// roll shows the dice of a salvo, or of a mutiny, that tumble before they come to rest.
func (t *Table) roll(b *beat) anim.Motion {
	var dice []die
	for _, e := range diceOf(b) {
		dice = append(dice, die{int(e.N), face(e, b.lead())})
	}
	return t.tumble(dice, t.board.Dice())
}

// die is what a die shows in the end, as a number and as a drawing.
type die struct {
	number int
	face   string
}

// tumble lets dice tumble on a tray before they come to rest.
func (t *Table) tumble(dice []die, tray geometry.Rectangle) anim.Motion {
	if len(dice) == 0 || tray.H == 0 {
		return anim.Motion{}
	}
	by, still := t.growth(), t.stage.Still()
	size := 46 * by * tray.H / (86 * by)
	apart := size + 8*by
	left := tray.X + (tray.W-apart*float32(len(dice)-1)-size)/2
	ground := canvas.NewRectangle(palette.Hex(0x5a3a22))
	ground.CornerRadius = tray.H / 2
	ground.StrokeColor, ground.StrokeWidth = palette.DarkWood, 3*by
	images := make([]*canvas.Image, len(dice))
	lifted := t.lift(ground, tray)
	for i, die := range dice {
		shown := "dice/1"
		if still {
			shown = "dice/" + die.face
		}
		images[i] = pieces.Drawing(t.stage, shown, size)
		lifted = anim.Then(lifted, t.lift(images[i], geometry.Rect(left+apart*float32(i), tray.Y+6*by, size, size)))
	}
	if still {
		return anim.Then(lifted, anim.Wait(fading))
	}
	last := -1
	return anim.Then(lifted, anim.Over(rolling, func(x float32) {
		if tick := int(x * 8); tick != last {
			last = tick
			for i, die := range dice {
				name := strconv.Itoa(1 + (die.number+tick*(i+2)+i)%6)
				if x == 1 {
					name = die.face
				}
				images[i].Image = pieces.Drawing(t.stage, "dice/"+name, size).Image
				images[i].Move(fyne.NewPos(left+apart*float32(i), tray.Y+6*by-float32(math.Abs(math.Sin(float64(x)*9)))*14*by*(1-x)))
				images[i].Refresh()
			}
		}
	}))
}
