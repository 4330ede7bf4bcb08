package calendar

import (
	"fmt"
	"hash/fnv"
	"time"
)

// Day is a date in the player's calendar. The zero Day is none.
type Day struct {
	Year  int
	Month time.Month
	Date  int // of the month, from 1
}

// layout is how a day is written: 2026-11-22.
const layout = time.DateOnly

// On is the day on which a time falls in its own time zone.
func On(t time.Time) Day {
	year, month, date := t.Date()
	return Day{year, month, date}
}

// Parse reads a day as String writes it.
func Parse(text string) (Day, error) {
	t, err := time.Parse(layout, text)
	if err != nil {
		return Day{}, fmt.Errorf("%q is not a date", text)
	}
	return On(t), nil
}

// String writes the day as it is written in files and hashed for its seed.
func (d Day) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Date) }

// MarshalText writes the day as String does.
func (d Day) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads a day as Parse does.
func (d *Day) UnmarshalText(text []byte) error {
	read, err := Parse(string(text))
	if err == nil {
		*d = read
	}
	return err
}

// noon is a time on the day, so far from its ends that no change of clocks leads out of it.
func (d Day) noon() time.Time { return time.Date(d.Year, d.Month, d.Date, 12, 0, 0, 0, time.UTC) }

// Add is the day so many days later, or earlier.
func (d Day) Add(days int) Day { return On(d.noon().AddDate(0, 0, days)) }

// Before reports whether a day is earlier than another.
func (d Day) Before(other Day) bool { return d.noon().Before(other.noon()) }

// Weekday is the day of the week.
func (d Day) Weekday() time.Weekday { return d.noon().Weekday() }

// First is the first day of the month that so many months later, or earlier.
func (d Day) First(months int) Day {
	return On(time.Date(d.Year, d.Month+time.Month(months), 1, 12, 0, 0, 0, time.UTC))
}

// Seed is the seed of what a date stands for: the 64 bits of FNV-1a over a salt, which tells it from that of anything else that
// is made of dates, and the date. It never changes.
func (d Day) Seed(salt string) uint64 {
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(salt + d.String())) // it never fails
	return hash.Sum64()
}
