package statisticspage

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/chart"
	"portroyal/ui/widgets"
)

// Chart adds a chart whose picture is so high. about says below it what the columns are.
func (s *Section) Chart(high float32, about string, columns []chart.Part, still []fyne.CanvasObject) {
	high += chart.Saying(s.Width, s.By, about, columns)
	var c *chart.Chart
	c = chart.New(chart.Content{
		Stage: s.Stage, By: s.By, Room: fyne.NewSize(s.Width, high), Still: still, Parts: columns, About: about,
		Keys: s.Stage.Keys(s.Keys), Focused: func() {
			if s.Scroll != nil {
				widgets.ScrollTo(s.Scroll, c)
			}
		},
	})
	s.Put(c, 0, s.Width, high)
	s.Y += high + 4*s.By
}
