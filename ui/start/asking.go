package start

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
)

// asking is the question to a new player what they are called, which is shown where others have their recent games. It
// stands in nobody's way: Enter and Escape put it away, and every door is open meanwhile.
type asking struct {
	suggested string
	name      string // as it is written now
	called    func(name string)
}

// Ask asks what the player is called until they have answered or moved on. called is told all that they write, "" if they
// would rather not say; suggested stands there at first, "" for nothing.
func (s *Start) Ask(suggested string, called func(name string)) {
	s.asking = &asking{suggested, suggested, called}
	s.build()
}

// answer puts the question away.
func (s *Start) answer() {
	s.asking = nil
	s.build()
	s.stage.Window.Canvas().FocusNext() // who only hears it hears where they are
}

// answers handles a key while the player is asked, and reports whether it was about that.
func (s *Start) answers(key *fyne.KeyEvent) bool {
	switch {
	case s.asking == nil:
		return false
	case key.Name == fyne.KeyEscape:
		s.asking.called("")
	case key.Name != fyne.KeyReturn && key.Name != fyne.KeyEnter:
		return false
	}
	s.answer()
	return true
}

// The question in units of a window of usual size.
const (
	mostAsking = 430
	askingEdge = 14
	askingHead = 76
)

// question lays the question out at the right edge of the window, above bottom; left is where the room for it begins.
func (s *Start) question(left, bottom float32) (sheet fyne.CanvasObject, name *widgets.Field, done *widgets.Plate) {
	w, c, by := s.stage.Words, s.stage.Colours(), s.growth()
	right := s.size.Width - 26*by
	width := min(right-left, mostAsking*by)
	room := width - (3*askingEdge+askingHead)*by
	name = widgets.NewField(s.asking.name, w.T("name.person", "Number", 1), func(text string) {
		s.asking.name = text
		s.asking.called(text)
	})
	name.CursorColumn = len([]rune(name.Text))
	name.Leaves = []fyne.KeyName{fyne.KeyF1}
	done = s.stage.Plate(widgets.CalmPlate, "welcome.done", by, s.answer)
	side := askingHead * by
	head := s.stage.Head("person", widgets.SeatColour(0), side)
	title := widgets.Paragraph(widgets.Title, w.T("welcome.name"), 16*by, c.Text, room, 1, fyne.TextAlignLeading)
	note := widgets.Paragraph(widgets.Line, w.T("welcome.about"), 13*by, c.Quiet, room, 1, fyne.TextAlignLeading)
	asked := container.New(layout.NewCustomPaddedVBoxLayout(6*by), title,
		s.stage.Grown(by, container.NewBorder(nil, nil, nil, done, container.New(
			layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), name, layout.NewSpacer()))), note)
	content := container.NewBorder(nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 0, askingEdge*by),
		container.NewCenter(widgets.Fixed(head, side, side))), nil, asked)
	sheet = widgets.NewSheet(c, by, askingEdge*by, content)
	high := sheet.MinSize().Height
	return widgets.Placed(sheet, fyne.NewPos(right-width, bottom-high), fyne.NewSize(width, high)), name, done
}

// keepFocus has Tab lead round the question, and from it to nothing else: who only hears it would be elsewhere without knowing.
func (s *Start) keepFocus(others []fyne.CanvasObject, name *widgets.Field, done *widgets.Plate) {
	on, last := s.stage.Window.Canvas(), fyne.Focusable(name)
	widgets.OnFocus(name, func(fyne.CanvasObject) { last = name })
	widgets.OnFocus(done, func(fyne.CanvasObject) { last = done })
	for _, other := range others {
		widgets.OnFocus(other, func(fyne.CanvasObject) {
			if last == fyne.Focusable(done) {
				on.Focus(name)
			} else {
				on.Focus(done)
			}
		})
	}
}
