package stagetest

import (
	"fmt"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/visible"
)

// Keys are all that mean something anywhere in the program, and a few that mean nothing.
var Keys = append([]fyne.KeyName{
	fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape, fyne.KeyTab, fyne.KeyBackspace, fyne.KeyDelete,
	fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd,
	fyne.KeyF1, fyne.KeyF2, fyne.KeyF11, fyne.KeyPlus, fyne.KeyMinus,
}, named("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")...)

// named are the keys of letters and digits.
func named(letters string) (keys []fyne.KeyName) {
	for _, letter := range letters {
		keys = append(keys, fyne.KeyName(letter))
	}
	return keys
}

// shortcuts are those of the window, but for the one that ends the program.
var shortcuts = []fyne.Shortcut{
	&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{},
	&desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: fyne.KeyModifierShortcutDefault},
	&desktop.CustomShortcut{KeyName: fyne.KeyO, Modifier: fyne.KeyModifierShortcutDefault},
}

// letters are typed into fields: what names are made of, what has no place in them, and what is not of one piece.
var letters = []rune("aWi Ñ?/\\.\"<{é\u0301\u200d\u202e👩🏽")

// Anyhow does something that chance chooses, as somebody does who does not know the window or leans on the keyboard: a key
// or a letter, a click of either kind on something that takes clicks or on anything else, the pointer, the wheel, a
// drag, or nothing for a while. It says what it was.
func (p *Player) Anyhow(dice *rand.Rand) string {
	on := p.At.Window.Canvas()
	p.Pass(time.Duration(dice.IntN(900)) * time.Millisecond)
	size := on.Size()
	at := fyne.NewPos(dice.Float32()*size.Width, dice.Float32()*size.Height)
	switch dice.IntN(16) {
	case 0, 1, 2, 3:
		key := Keys[dice.IntN(len(Keys))]
		p.Strike(key)
		return "key " + string(key)
	case 4:
		letter := letters[dice.IntN(len(letters))]
		if focused := on.Focused(); focused != nil {
			focused.TypedRune(letter)
		} else if hears := on.OnTypedRune(); hears != nil {
			hears(letter)
		}
		return fmt.Sprintf("letter %q", letter)
	case 5:
		shortcut := shortcuts[dice.IntN(len(shortcuts))]
		p.At.TypedShortcut(shortcut)
		return shortcut.ShortcutName()
	case 6, 7, 8, 9, 10:
		if takers := visible.Takers(visible.Top(on)); len(takers) > 0 {
			of := takers[dice.IntN(len(takers))]
			at = fyne.NewPos((of.From.X+of.To.X)/2, (of.From.Y+of.To.Y)/2)
		}
		return p.click(at, dice.IntN(6) == 0)
	case 11:
		return p.click(at, dice.IntN(3) == 0)
	case 12:
		// A tip would come up on a goroutine of its own, which is the toolkit's in the program and not here.
		test.MoveMouse(on, at)
		test.MoveMouse(on, fyne.NewPos(-1, -1))
		return "pointer"
	case 13:
		test.Scroll(on, at, 0, (dice.Float32()-0.5)*1000)
		return "wheel"
	case 14:
		test.Drag(on, at, (dice.Float32()-0.5)*600, (dice.Float32()-0.5)*600)
		return "drag"
	default:
		p.Pass(3 * time.Second)
		return "nothing"
	}
}

// Hammer presses every key, and clicks all over the window.
func (p *Player) Hammer() {
	on := p.At.Window.Canvas()
	p.Press(Keys...)
	for x := float32(8); x < on.Size().Width; x += 64 {
		for y := float32(8); y < on.Size().Height; y += 24 {
			test.TapCanvas(on, fyne.NewPos(x, y))
		}
	}
}

// click clicks somewhere as the toolkit does on a desktop: the last thing drawn there that takes any click gets it.
func (p *Player) click(at fyne.Position, right bool) string {
	on := p.At.Window.Canvas()
	takers := visible.Takers(visible.Top(on))
	for i := len(takers) - 1; i >= 0; i-- {
		if !takers[i].Has(at) {
			continue
		}
		of := takers[i].Object
		within := at.Subtract(visible.Place(of))
		if focusable, can := of.(fyne.Focusable); can && !right {
			on.Focus(focusable)
		} else if !right {
			on.Unfocus()
		}
		event := &fyne.PointEvent{AbsolutePosition: at, Position: within}
		if taps, can := of.(fyne.SecondaryTappable); can && right {
			taps.TappedSecondary(event)
			return "right-click"
		}
		if taps, can := of.(fyne.Tappable); can && !right {
			taps.Tapped(event)
			return "click"
		}
		return "click on what hears none"
	}
	on.Unfocus()
	return "click on nothing"
}

// ComesBack checks that whatever is open over the screen can be closed with the keyboard, whatever has the focus.
func (p *Player) ComesBack(about string) {
	p.T.Helper()
	on := p.At.Window.Canvas()
	for presses := 0; on.Overlays().Top() != nil; presses++ {
		if presses > 24 {
			p.T.Errorf("%s: Esc does not close what says %s", about, visible.Texts(p.Top()))
			p.At.CloseAll()
			return
		}
		p.Press(fyne.KeyEscape)
	}
	if p.At.Covered() {
		p.T.Errorf("%s: something is taken to be open that is not", about)
	}
}
