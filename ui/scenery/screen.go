package scenery

import (
	"context"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/stage"
)

// Screen is what screens in front of the quiet harbour have in common: each is made anew for every size of the window,
// and what it has going on ends when it is left. A screen contains one, and hides those of its methods that are to do
// more.
type Screen struct {
	Size fyne.Size       // what the screen was made for last; nothing until it has been shown
	Root *fyne.Container // all that is on it, which making it anew replaces

	ctx     context.Context
	cancel  context.CancelFunc
	harbour *Quiet
	build   func()
}

// NewScreen begins a screen. build makes it anew for its size; it may be called before there is one.
func NewScreen(s *stage.Stage, build func()) *Screen {
	screen := &Screen{build: build}
	screen.ctx, screen.cancel = context.WithCancel(context.Background())
	screen.harbour = &Quiet{stage: s, ctx: screen.ctx, soft: softStart}
	screen.Root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &screen.Size, Build: build})
	return screen
}

// Before puts the screen in front of another picture than that of the harbour; see [NewQuiet].
func (s *Screen) Before(picture func(width, height int, evening bool) *image.RGBA) {
	s.harbour = NewQuiet(s.ctx, s.harbour.stage, picture)
}

// Harbour is the background, as large as the screen.
func (s *Screen) Harbour() fyne.CanvasObject {
	harbour := s.harbour.Object()
	harbour.Resize(s.Size)
	return harbour
}

// Context is done when the screen has been left.
func (s *Screen) Context() context.Context { return s.ctx }

// Laid shows what has been put on the root, and has it hand on the keys that nothing on it takes.
func (s *Screen) Laid(typed func(*fyne.KeyEvent)) {
	on := s.harbour.stage
	on.HandOnKeys(s.Root, typed)
	s.Root.Refresh()
	on.Unfocus(s.Root)
}

// Content is what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.Root }

// Restyle shows everything anew after a change of language or theme.
func (s *Screen) Restyle() { s.build() }

// Leave ends the drawing of the harbour, and all else that goes by Context.
func (s *Screen) Leave() { s.cancel() }
