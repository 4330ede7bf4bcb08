package stage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/look"
)

// Growth is how much larger than usual everything is drawn in a window of this size, 1 to 2.4, so that
// a very large window does not show small things in an empty room.
func Growth(size fyne.Size) float32 {
	return min(max(min(size.Width/1600, size.Height/1000), 1), 2.4)
}

// Theme is the toolkit's theme in the present appearance for what is so many times larger than usual.
func (s *Stage) Theme(by float32) fyne.Theme {
	dark := s.Dark
	return look.Theme{Dark: &dark, HighContrast: s.HighContrast, Growth: by}
}

// Grown shows what the toolkit draws on content so many times larger than usual.
func (s *Stage) Grown(by float32, content fyne.CanvasObject) fyne.CanvasObject {
	if by <= 1 {
		return content
	}
	return container.NewThemeOverride(content, s.Theme(by))
}

// Larger is how much larger figures and words on the table are for players who ask for larger text, if there is room: pictures give
// way to them.
const Larger = 1.5

// roomLarger is the room that a table can do with for larger text: a window of 1024 by 700 has it.
var roomLarger = fyne.NewSize(1024/Larger, 700/Larger)

// Growth is how much larger than usual everything that is written is on a table in a window of this size. Larger text is no
// larger than what leaves the table the room that it can do with.
func (s *Stage) Growth(size fyne.Size) float32 {
	by := Growth(size)
	if s.LargerText() {
		return max(by, min(by*Larger, size.Width/roomLarger.Width, size.Height/roomLarger.Height))
	}
	return by
}

// LargerText reports whether the player has asked for it; or whether everything is drawn so much smaller than they want, so that a
// small window has room for it, that nobody could read it otherwise.
func (s *Stage) LargerText() bool { return s.Settings.LargerText || s.Cramped && s.scale() < 1 }

// Enlarged is how much of [Stage.Growth] is larger text, 1 for none.
func (s *Stage) Enlarged(size fyne.Size) float32 { return s.Growth(size) / Growth(size) }
