package widgets

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// covers are what overlays show. The toolkit shows something of its own round it.
var covers = map[fyne.CanvasObject]fyne.CanvasObject{}

// Cover notes that the topmost overlay of a window shows something; uncover, that it does no longer.
func Cover(window fyne.Canvas, content fyne.CanvasObject) (uncover func()) {
	over := window.Overlays().Top()
	covers[over] = content
	return func() { delete(covers, over) }
}

// topOf is what a window shows on top of all; nil if it is a dialog of the toolkit.
func topOf(window fyne.Canvas) fyne.CanvasObject {
	if over := window.Overlays().Top(); over != nil {
		return covers[over]
	}
	return window.Content()
}

// Words under the pointer come after a while, and sooner if others were there a moment ago.
const (
	tipAfter     = 750 * time.Millisecond
	nextTipAfter = 300 * time.Millisecond
	nextTip      = 1500 * time.Millisecond
)

// tipShown is when words came up last.
var tipShown time.Time

// tipDue is when words come up if the pointer has come now.
func tipDue() time.Time {
	if at := Now(); at.Sub(tipShown) >= nextTip {
		return at.Add(tipAfter)
	}
	return Now().Add(nextTipAfter)
}

// WithTips is what a window shows, or an overlay, with room for the words under the pointer on top.
func WithTips(content fyne.CanvasObject) *fyne.Container {
	return container.NewStack(content, container.New(tipLayer{}))
}

// tipLayer is the layout of where words under the pointer are shown: it needs no room, and leaves them where they are.
type tipLayer struct{}

func (tipLayer) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
func (tipLayer) Layout([]fyne.CanvasObject, fyne.Size) {}

// tipsOn is where words are shown on top of all that a window shows; nil in a dialog of the toolkit, which has no such place.
func tipsOn(window fyne.Canvas) *fyne.Container {
	if stack, is := topOf(window).(*fyne.Container); is && len(stack.Objects) > 0 {
		if layer, is := stack.Objects[len(stack.Objects)-1].(*fyne.Container); is {
			if _, is := layer.Layout.(tipLayer); is {
				return layer
			}
		}
	}
	return nil
}

// Lengths round words under the pointer.
const (
	widestTip   = 440
	belowTip    = 16 // the pointer, to the words
	aboveTip    = 8
	aboveFinger = 40
)

// showTip shows words at a point of the window, as far as there is room for them, and returns where; nil if nowhere.
func showTip(window fyne.Canvas, at fyne.Position, text string) (layer *fyne.Container) {
	if layer = tipsOn(window); layer == nil {
		return nil
	}
	tipShown = Now()
	edge, size := theme.Padding(), window.Size()
	shown := newTip(text, min(size.Width-2*edge, widestTip))
	need := shown.MinSize()
	shown.Resize(need)
	at.X = max(min(at.X, size.Width-edge-need.Width), edge)
	switch {
	case ByFinger && at.Y >= need.Height+aboveFinger+edge:
		at.Y -= need.Height + aboveFinger
	case at.Y+belowTip+need.Height > size.Height-edge:
		at.Y -= need.Height + aboveTip
	default:
		at.Y += belowTip
	}
	shown.Move(at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(layer)))
	layer.Objects = []fyne.CanvasObject{shown}
	layer.Refresh()
	return layer
}

// Tip are words under the pointer.
type Tip struct {
	widget.BaseWidget

	Text string

	lines []string
}

// newTip writes words in lines about as long as each other, and no wider than room.
func newTip(text string, room float32) *Tip {
	t := &Tip{Text: text}
	for _, part := range strings.Split(text, "\n") {
		t.lines = append(t.lines, Balanced(Line, part, theme.CaptionTextSize(), room-2*theme.InnerPadding())...)
	}
	t.ExtendBaseWidget(t)
	return t
}

// CreateRenderer implements fyne.Widget.
func (t *Tip) CreateRenderer() fyne.WidgetRenderer {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameOverlayBackground))
	ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameInputBorder), theme.InputBorderSize()
	text := container.New(tipLines{})
	for _, line := range t.lines {
		text.Add(Line(line, theme.CaptionTextSize(), theme.Color(theme.ColorNameForeground)))
	}
	return widget.NewSimpleRenderer(container.NewStack(ground, text))
}

// tipLines lays out lines one below the other, with an edge.
type tipLines struct{}

func (tipLines) MinSize(lines []fyne.CanvasObject) (need fyne.Size) {
	for _, line := range lines {
		size := line.MinSize()
		need = fyne.NewSize(max(need.Width, size.Width), need.Height+size.Height)
	}
	return need.AddWidthHeight(2*theme.InnerPadding(), theme.InnerPadding())
}

func (tipLines) Layout(lines []fyne.CanvasObject, _ fyne.Size) {
	at := fyne.NewPos(theme.InnerPadding(), theme.InnerPadding()/2)
	for _, line := range lines {
		line.Resize(line.MinSize())
		line.Move(at)
		at.Y += line.MinSize().Height
	}
}
