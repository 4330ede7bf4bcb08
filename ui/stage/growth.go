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
