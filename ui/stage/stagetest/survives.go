package stagetest

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/seen"
)

// Strays are keys that the toolkit types and that mean nothing by themselves. Those without a name are many to a player:
// letters beyond A to Z, volume, Pause.
var Strays = []fyne.KeyName{
	fyne.KeyUnknown, desktop.KeyShiftLeft, desktop.KeyShiftRight, desktop.KeyControlLeft, desktop.KeyControlRight,
	desktop.KeyAltLeft, desktop.KeyAltRight, desktop.KeySuperLeft, desktop.KeySuperRight, desktop.KeyCapsLock,
	desktop.KeyMenu, desktop.KeyPrintScreen,
}

// tiles are windows that nobody asks for and systems give: too low, too narrow, and nothing at all.
var tiles = []fyne.Size{{Width: 1280, Height: 100}, {Width: 180, Height: 800}, {Width: 1, Height: 1}}

// Survives presses strays, which change nothing, and makes the window so small that nothing has room in it: the program
// goes on, paints what is there, hears keys and asks for no larger one. open is what has to be done for something to be over the screen, nil if
// there is nothing; it is over it before the window becomes small, and is opened in the small one.
func (p *Player) Survives(open func()) {
	p.T.Helper()
	on := p.At.Window.Canvas()
	if open != nil {
		open()
	}
	p.ignores("nothing has the focus")
	p.Strike(fyne.KeyTab)
	p.ignores("something has the focus")
	var tile fyne.Size
	defer func() {
		if fault := recover(); fault != nil {
			panic(fmt.Sprintf("%v: %v", tile, fault))
		}
	}()
	for _, tile = range tiles {
		p.At.Window.Resize(tile)
		on.Capture()
		if open != nil {
			p.At.CloseAll()
			open()
		}
		p.Press(fyne.KeyTab, fyne.KeyDown, fyne.KeyRight)
		if asks := on.Content().MinSize(); asks.Width > tile.Width || asks.Height > tile.Height {
			p.T.Errorf("in a window of %v it asks for one of %v", tile, asks)
		}
	}
	on.Capture()
}

// ignores checks that strays change nothing that is shown.
func (p *Player) ignores(about string) {
	p.T.Helper()
	shown, over := seen.Texts(p.Top()), p.At.Depth()
	for _, key := range Strays {
		p.Strike(key)
		if now := seen.Texts(p.Top()); now != shown || p.At.Depth() != over {
			p.T.Fatalf("%s: the key %q changes what is shown, which was\n%s\nand is\n%s", about, key, shown, now)
		}
	}
}
