// Package daystest tests the calendar with the deals of the day of a game.
package daystest

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/record"
	"portroyal/ui/days"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Fits tests that leaf and month keep to their room at every size and in every language, in the longest months and with a long
// result, and that the plates and the line to share never cover the words about the day.
func Fits(t *testing.T, game days.Game, seats []record.Seat, long logbook.Result) {
	today := calendar.Day{Year: 2026, Month: time.August, Date: 31} // of a month of six weeks
	gone := today.Add(-2)
	played := days.Played{
		Deal: func(day calendar.Day) (string, logbook.Result) {
			switch {
			case day.Month == today.Month:
				return day.String(), long
			case day == today.Add(-41), day == today.Add(-42):
				return day.String(), nil
			}
			return "", nil
		},
		There: func(game string) bool { return game != gone.String() && game != today.Add(-42).String() },
		Practised: func(day calendar.Day) string {
			if day == today.Add(-1) {
				return "practice"
			}
			return ""
		},
		Seats: seats,
	}
	for _, size := range []fyne.Size{
		fyne.NewSize(800, 600), fyne.NewSize(960, 620), stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080),
		fyne.NewSize(3840, 2160),
	} {
		for _, language := range words.Languages {
			s := stagetest.New(t, size, language)
			s.Now = func() time.Time { return time.Date(2026, time.August, 31, 12, 0, 0, 0, time.Local) }
			s.Due = func(time.Duration, func()) {}
			for _, ago := range []int{-1, 0, 1, 2, 40, 41, 42} {
				on := days.New(s, game, played, today.Add(-ago), days.Calls{})
				stagetest.Show(t, s, on)
				fits(t, fmt.Sprintf("%s, %v, %d days ago", language, size, ago), on)
				on.Leave()
			}
		}
	}
}

// fits tests the leaf on a screen, which lies before the month.
func fits(t *testing.T, at string, on *days.Days) {
	leaf := on.Root.Objects[1].(*fyne.Container)
	place, size := visible.Place(leaf), leaf.Size()
	for _, plate := range visible.All[*widgets.Plate](leaf) {
		if on.Size.Width >= stagetest.Small.Width && plate.MinSize().Width > plate.Size().Width {
			t.Errorf("%s: %q has not got its room", at, plate.Text)
		}
	}
	var lines []*canvas.Text
	for _, text := range visible.All[*canvas.Text](leaf) {
		from, to := visible.Ink(text)
		if from.X < place.X-1 || to.X > place.X+size.Width+1 || to.Y > place.Y+size.Height+1 {
			t.Errorf("%s: %q runs out of the leaf", at, text.Text)
		}
		for _, other := range lines {
			left, right := visible.Ink(other)
			bare := 0.2 * max(text.TextSize, other.TextSize) // above and below what is written
			if from.X < right.X-2 && left.X < to.X-2 && from.Y < right.Y-bare && left.Y < to.Y-bare {
				t.Errorf("%s: %q runs into %q", at, text.Text, other.Text)
			}
		}
		if text.Text != "" {
			lines = append(lines, text)
		}
	}
	parts := leaf.Objects[0].(*fyne.Container).Objects[1].(*fyne.Container).Objects
	sheet, below := parts[0], parts[1].(*fyne.Container)
	for _, plate := range below.Objects {
		top := visible.Place(plate).Y
		for _, text := range visible.All[*canvas.Text](sheet) {
			if _, to := visible.Ink(text); text.Text != "" && to.Y > top+2 {
				t.Errorf("%s: %q ends at %v, below it something begins at %v", at, text.Text, to.Y, top)
			}
		}
	}
}
