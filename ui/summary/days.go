package summary

import (
	"time"

	"portroyal/engine/calendar"
	"portroyal/ui/words"
)

// Day writes a day as the language does.
func Day(w *words.Words, day calendar.Day) string {
	const noon = 12
	return w.Date(time.Date(day.Year, day.Month, day.Date, noon, 0, 0, 0, time.Local))
}

// Deal names the deal of the day that a game is, as its record does; "" for any other game.
func Deal(w *words.Words, of string) string {
	day, err := calendar.Parse(of)
	if err != nil {
		return ""
	}
	return w.T("daily.deal", "Date", Day(w, day))
}
