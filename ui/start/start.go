// Package start is the screen that the program begins with.
package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Calls are what the start screen offers.
type Calls struct {
	Play     func() // a game with the last set-up
	Setup    func()
	Gallery  func()
	Settings func()
	Help     func()
	About    func()
	Quit     func()
}

// Start is the start screen.
type Start struct {
	stage  *stage.Stage
	calls  Calls
	notice string
	root   *fyne.Container
	size   fyne.Size
}

// New makes the screen. notice is bad news that has to be said once, "" if there is none.
func New(s *stage.Stage, notice string, calls Calls) *Start {
	start := &Start{stage: s, calls: calls, notice: notice}
	start.root = container.New(&fitting{start})
	return start
}

// Content is what the window shows.
func (s *Start) Content() fyne.CanvasObject { return s.root }

// Restyle shows everything anew after a change of language or theme.
func (s *Start) Restyle() { s.build() }

// Leave has nothing to end.
func (s *Start) Leave() {}

// Typed does what a key stands for.
func (s *Start) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.calls.Play()
	case fyne.KeyN:
		s.calls.Setup()
	case fyne.KeyC:
		s.calls.Gallery()
	case fyne.KeyS:
		s.calls.Settings()
	case fyne.KeyF1:
		s.calls.Help()
	}
}

// fitting lays the screen out anew for every size of the window.
type fitting struct{ start *Start }

func (f *fitting) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(960, 620) }

func (f *fitting) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size != f.start.size {
		f.start.size = size
		f.start.build()
	}
}

// shown are the cards on the start screen, from left to right.
var shown = []string{"yellow-2-3c", "pirate-2", "expedition-captain2-settler", "governor", "black-skull-4c"}

func (s *Start) build() {
	if s.size.Width == 0 {
		return
	}
	w, c := s.stage.Words, s.stage.Colours()
	place := func(object fyne.CanvasObject, x, y, width, height float32) fyne.CanvasObject {
		object.Resize(fyne.NewSize(width, height))
		object.Move(fyne.NewPos(x, y))
		return object
	}
	horizon := s.size.Height * 0.62
	objects := []fyne.CanvasObject{
		place(canvas.NewVerticalGradient(c.Sea, c.SeaEdge), 0, 0, s.size.Width, horizon),
		place(canvas.NewVerticalGradient(c.WoodEdge, c.Wood), 0, horizon, s.size.Width, s.size.Height-horizon),
		place(canvas.NewRectangle(c.Edge), 0, horizon, s.size.Width, 3),
	}

	menuWidth := max(300, s.size.Width*0.28)
	plates := container.NewVBox()
	add := func(kind widgets.PlateKind, id string, call func()) {
		plate := widgets.NewPlate(c, kind, w.T(id), call).WithToolTip(w.T(id + ".tip"))
		plates.Add(plate)
	}
	add(widgets.CalmPlate, "start.play", s.calls.Play)
	add(widgets.PlainPlate, "start.setup", s.calls.Setup)
	add(widgets.PlainPlate, "start.gallery", s.calls.Gallery)
	add(widgets.PlainPlate, "start.settings", s.calls.Settings)
	add(widgets.PlainPlate, "start.help", s.calls.Help)
	add(widgets.PlainPlate, "start.about", s.calls.About)
	add(widgets.PlainPlate, "start.quit", s.calls.Quit)
	title := widgets.Title(w.T("app.title"), min(64, menuWidth/6.4), c.Text)
	title.Alignment = fyne.TextAlignCenter
	subtitle := widgets.Line(w.T("app.subtitle"), 15, c.Quiet)
	subtitle.Alignment = fyne.TextAlignCenter
	panel := widgets.NewPanel(c, 22, container.NewVBox(title, subtitle, widgets.Fixed(layout.NewSpacer(), 1, 10), plates))
	height := panel.MinSize().Height
	objects = append(objects, place(panel, s.size.Width*0.05, (s.size.Height-height)/2, menuWidth, height))

	left := s.size.Width*0.05 + menuWidth + s.size.Width*0.04
	room := s.size.Width*0.97 - left
	cardWidth := float32(int(min(room/3.1, s.size.Height*0.42)))
	step := (room - cardWidth) / float32(len(shown)-1)
	for i, id := range shown {
		card, err := portroyal.ParseCard(id)
		if err != nil {
			panic(err) // the list above is wrong
		}
		lift := float32((i-2)*(i-2)) * s.size.Height * 0.018 // a fan: the middle card highest
		face := widgets.NewCard(s.stage.Face, card, cardWidth)
		size := face.MinSize()
		objects = append(objects, place(face, left+step*float32(i), s.size.Height*0.2+lift, size.Width, size.Height))
	}
	if s.notice != "" {
		words := widgets.NewSentence(s.notice)
		width := s.size.Width * 0.8
		words.Resize(fyne.NewSize(width-20, 0)) // it wraps at the width that it has had
		notice := widgets.NewPanel(c, 10, words)
		height := notice.MinSize().Height
		objects = append(objects, place(notice, (s.size.Width-width)/2, s.size.Height-height-12, width, height))
	}
	s.root.Objects = objects
	widgets.HandOnKeys(s.root, s.Typed)
	s.root.Refresh()
	s.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}
