// Package sheet makes what is laid over a screen: a sheet of paper under a ribbon with words, plates and menus on it, as
// large as the window asks for. Dialogs of the window and of every game look alike because they are made here.
package sheet

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Growth is how many times larger than in a window of usual size overlays are drawn.
func Growth(s *stage.Stage) float32 { return stage.Growth(s.Window.Canvas().Size()) }

// Plate makes a plate of the present size.
func Plate(s *stage.Stage, kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(s.Colours(), kind, text, tap)
	plate.Growth = Growth(s)
	return plate
}

// title is the ribbon with the title of a sheet.
func title(s *stage.Stage, id words.ID) *widgets.Ribbon {
	return widgets.NewTitle(s.Colours(), s.Words.T(id), 24*Growth(s))
}

// New puts objects one below the other on a sheet of paper with a title.
func New(s *stage.Stage, id words.ID, objects ...fyne.CanvasObject) fyne.CanvasObject {
	by := Growth(s)
	column := container.New(layout.NewCustomPaddedVBoxLayout(theme.Padding()*by), objects...)
	return s.Grown(by, widgets.NewTitledSheet(s.Colours(), by, 22*by, title(s, id), column))
}

// Tall is New for what may be higher than the window: all but the foot scrolls there.
func Tall(s *stage.Stage, id words.ID, body, foot fyne.CanvasObject) fyne.CanvasObject {
	none := canvas.NewRectangle(color.Transparent)
	return New(s, id, s.Scrolled(body, High(s, id, none, foot)), foot)
}

// High is how high the room has to be for a sheet of paper with a title and these objects.
func High(s *stage.Stage, id words.ID, objects ...fyne.CanvasObject) float32 {
	edge := 2*theme.Padding() + title(s, id).MinSize().Height // what of the ribbon is above the sheet has room below
	return edge + New(s, id, objects...).MinSize().Height
}

// Text shows a text of a few sentences.
func Text(s *stage.Stage, text string) fyne.CanvasObject {
	by := Growth(s)
	width := 520 * by
	label := s.Grown(by, widgets.NewSentence(text))
	label.Resize(fyne.NewSize(width, 0)) // it wraps at the width that it has had
	return widgets.Fixed(label, width, label.MinSize().Height)
}

// Ask asks in an overlay of a name, whether something is meant that cannot be undone. Enter stays, which
// has the focus.
func Ask(s *stage.Stage, name string, title words.ID, text string, stay, do *widgets.Plate) {
	s.Lay(stage.Overlay{
		Name:    name,
		Content: Tall(s, title, Text(s, text), container.NewGridWithColumns(2, stay, do)),
		Keys: func(key *fyne.KeyEvent) {
			switch key.Name {
			case fyne.KeyReturn, fyne.KeyEnter:
				stay.OnTap()
			default:
				s.Walk(key)
			}
		},
	})
	s.Window.Canvas().Focus(stay)
}

// Closer is the plate that closes an overlay.
func Closer(s *stage.Stage) *widgets.Plate {
	return Plate(s, widgets.CalmPlate, s.Words.T("close"), s.Close)
}

// Say opens a sheet with a title and a text.
func Say(s *stage.Stage, id words.ID, text string) {
	s.Open(New(s, id, Text(s, text), container.NewCenter(Closer(s))), nil, nil)
}

// Way is a plate of a menu.
type Way struct {
	Kind widgets.PlateKind
	ID   words.Tipped
	Take func()
}

// Menu opens a menu; width is its least, in a window of usual size. Enter takes the calm way; one that leads nowhere is left
// out.
func Menu(s *stage.Stage, id words.ID, width float32, ways ...Way) {
	wide := canvas.NewRectangle(color.Transparent)
	wide.SetMinSize(fyne.NewSize(width*Growth(s), 0))
	list := []fyne.CanvasObject{wide}
	var onEnter func()
	for _, way := range ways {
		if way.Take == nil {
			continue
		}
		if way.Kind == widgets.CalmPlate {
			onEnter = way.Take
		}
		plate := Plate(s, way.Kind, s.Words.T(words.ID(way.ID)), way.Take)
		list = append(list, plate.WithToolTip(s.Words.T(way.ID.Tip())))
	}
	s.Open(New(s, id, list...), func(key *fyne.KeyEvent) {
		enters := key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter
		if !s.Walk(key) && enters && onEnter != nil {
			onEnter()
		}
	}, nil)
}
