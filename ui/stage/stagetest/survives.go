package stagetest

import (
	"fmt"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
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

// Survives points at things, whose words under the pointer go with them, presses strays, which change nothing, and makes the window so small that nothing has room in it: the program
// goes on, paints what is there, hears keys and asks for no larger one. open is what has to be done for something to be over the screen, nil if
// there is nothing; it is over it before the window becomes small, and is opened in the small one.
func (p *Player) Survives(open func()) {
	p.T.Helper()
	on := p.At.Window.Canvas()
	if open != nil {
		open()
	}
	p.explains(open)
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
	shown, over := visible.Texts(p.Top()), p.At.Depth()
	for _, key := range Strays {
		p.Strike(key)
		if now := visible.Texts(p.Top()); now != shown || p.At.Depth() != over {
			p.T.Fatalf("%s: the key %q changes what is shown, which was\n%s\nand is\n%s", about, key, shown, now)
		}
	}
}

// mostExplained is at how many things on a screen a pointer is held: one after the other, all over it.
const mostExplained = 8

// explains holds the pointer at things that explain themselves: their words come up alone, unless the thing is enlarged with them
// beside it, and go when the pointer leaves, and
// when what is open over the screen is closed under it, or something is opened over it.
func (p *Player) explains(open func()) {
	p.T.Helper()
	frames := map[int]func(){}
	everyFrame, now, last := widgets.EveryFrame, widgets.Now, 0
	defer func() { widgets.EveryFrame, widgets.Now = everyFrame, now }()
	clock := now()
	widgets.Now = func() time.Time { return clock }
	widgets.EveryFrame = func(do func()) (stop func()) {
		last++
		n := last
		frames[n] = do
		return func() { delete(frames, n) }
	}
	tips := func(after time.Duration) (said []string) {
		clock = clock.Add(after)
		for _, frame := range frames {
			frame()
		}
		for _, over := range append(p.At.Window.Canvas().Overlays().List(), p.At.Window.Canvas().Content()) {
			for _, tip := range visible.All[*widgets.Tip](over) {
				said = append(said, tip.Text)
			}
		}
		return said
	}
	type explaining interface {
		desktop.Hoverable
		fyne.CanvasObject
		ToolTip() string
	}
	type drawn interface {
		fyne.CanvasObject
		Outline() widgets.Outline
	}
	pieces := func() int { return len(visible.All[drawn](p.Top())) }
	all := visible.All[explaining](p.Top())
	all = slices.DeleteFunc(all, func(each explaining) bool { return each.ToolTip() == "" })
	for n := range min(mostExplained, len(all)) {
		each, before := all[n*len(all)/min(mostExplained, len(all))], pieces()
		each.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: visible.Place(each)}})
		there := slices.Contains(visible.All[explaining](p.Top()), each) && pieces() == before // otherwise it is shown larger
		if said := tips(time.Second); there && !slices.Equal(said, []string{each.ToolTip()}) || len(said) > 1 {
			p.T.Errorf("%q explains itself by %q", each.ToolTip(), said)
		}
		covered, leaves := open != nil && p.At.Covered(), n%2 == 0
		switch {
		case leaves:
			each.MouseOut()
		case covered:
			p.At.CloseAll()
		default:
			p.At.Open(canvas.NewRectangle(nil), nil, nil)
		}
		if said := tips(time.Second); len(said) > 0 {
			p.T.Errorf("%q is there without the pointer", said)
		}
		switch {
		case leaves:
		case covered:
			open()
			return // what was there is gone
		default:
			p.At.Close()
			each.MouseOut()
		}
	}
}
