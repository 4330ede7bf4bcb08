package words

import (
	"fmt"
	"strings"
	"time"
)

// Date writes the day of a time, where the player is, as the language does; one that nobody knows is zero.
func (w *Words) Date(at time.Time) string {
	if at.IsZero() {
		return w.T("date.unknown")
	}
	day := at.Local()
	months := strings.Fields(w.T("date.months"))
	return w.T("date", "Day", day.Day(), "Month", months[day.Month()-1], "Year", day.Year())
}

// Length writes how long somebody has played, in whole minutes, of which a begun one counts; "" for no time.
func (w *Words) Length(played time.Duration) string {
	minutes := int((played + time.Minute - 1) / time.Minute)
	switch {
	case minutes <= 0:
		return ""
	case minutes < 60:
		return w.T("length.minutes", "Minutes", minutes)
	}
	return w.T("length.hours", "Hours", minutes/60, "Minutes", fmt.Sprintf("%02d", minutes%60))
}
