package calendar_test

import (
	"testing"
	"time"

	"portroyal/engine/calendar"
)

func TestDays(t *testing.T) {
	last := calendar.Day{Year: 2027, Month: time.December, Date: 31}
	if next := last.Add(1); next.String() != "2028-01-01" || !last.Before(next) || next.Before(last) || last.Before(last) {
		t.Errorf("after %s comes %s", last, next)
	}
	if first := last.First(2); first.String() != "2028-02-01" {
		t.Errorf("two months later begins %s", first)
	}
	// The day is that of the clock on the wall, wherever that is.
	west := time.FixedZone("west", -10*3600)
	if day := calendar.On(time.Date(2026, 11, 22, 23, 59, 0, 0, west)); day.String() != "2026-11-22" {
		t.Errorf("just before midnight it is %s", day)
	}
	for _, wrong := range []string{"", "2026-13-01", "2027-02-29", "22.11.2026", "2026-11-22T00:00"} {
		if day, err := calendar.Parse(wrong); err == nil {
			t.Errorf("%q is read as %s", wrong, day)
		}
	}
}
