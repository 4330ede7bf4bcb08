package words

import (
	"strings"
	"testing"
	"time"
)

// Days and lengths are written as each language does.
func TestDatesAndLengths(t *testing.T) {
	day := time.Date(2026, 3, 5, 14, 7, 0, 0, time.Local).UTC()
	for language, want := range map[Language][4]string{
		English: {"5 Mar 2026", "Date unknown", "59 min", "2:05 h"},
		German:  {"5. März 2026", "Datum unbekannt", "59 Min.", "2:05 Std."},
		Dutch:   {"5 mrt 2026", "Datum onbekend", "59 min", "2:05 uur"},
		Spanish: {"5 mar 2026", "Fecha desconocida", "59 min", "2:05 h"},
	} {
		w := In(language)
		got := [4]string{
			w.Date(day), w.Date(time.Time{}), w.Length(58*time.Minute + time.Second), w.Length(125 * time.Minute),
		}
		if got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
		if months := strings.Fields(w.T("date.months")); len(months) != 12 {
			t.Errorf("%s has %d months", language, len(months))
		}
		if w.Length(0) != "" {
			t.Errorf("%s: no time is %q", language, w.Length(0))
		}
	}
}
