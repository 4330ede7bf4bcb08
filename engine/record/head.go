package record

import (
	"regexp"
	"slices"
	"time"
)

// names are what a record may be called.
var names = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9-]{0,63}$`)

// IsID reports whether a text can be the id of a record.
func IsID(text string) bool { return names.MatchString(text) }

// programs are what the version of a program may be.
var programs = regexp.MustCompile(`^[0-9][0-9A-Za-z.+~-]{0,31}$`)

// mostColour is far beyond the number of colours that there are.
const mostColour = 99

// Check says in one sentence what cannot be about a head, or nil; the error is an *[Error]. Heads are shown before
// anybody has played their games again, so that nothing in one may be beyond what can be shown; whether it is true is
// seen only by [Decode].
func (h *Head) Check() error {
	switch seats := len(h.Seats); {
	case h.ID != "" && !IsID(h.ID):
		return damaged("its id is no name")
	case h.Weights != "" && !IsID(h.Weights):
		return damaged("its weights have no name")
	case h.Program != "" && !programs.MatchString(h.Program):
		return damaged("its program has no version")
	case h.Daily != "" && !isDate(h.Daily):
		return damaged("daily: this is not a date")
	case h.Undone < 0:
		return damaged("undone: %d", h.Undone)
	case seats != int(h.Options.Players):
		return damaged("%d seats for %d players", seats, h.Options.Players)
	case h.Hints != nil && len(h.Hints) != seats:
		return damaged("hints: %d numbers for %d seats", len(h.Hints), seats)
	case len(h.Standing.Points) != seats:
		return damaged("points: %d numbers for %d seats", len(h.Standing.Points), seats)
	case h.Standing.Turn < 1:
		return damaged("turn: %d", h.Standing.Turn)
	case h.Standing.Played < 0:
		return damaged("played: %d ms", h.Standing.Played)
	}
	if err := h.Options.Check(); err != nil {
		return damaged("%w", err)
	}
	for _, hints := range h.Hints {
		if hints < 0 {
			return damaged("hints: %d", hints)
		}
	}
	if err := h.Result.check(len(h.Seats)); err != nil {
		return err
	}
	return checkSeats(h.Seats)
}

// check says what cannot be about the result of a game with so many seats, if it has one.
func (r *Result) check(seats int) error {
	switch {
	case r == nil:
		return nil
	case len(r.Points) != seats || len(r.Coins) != seats:
		return damaged("result: %d points and %d coins for %d seats", len(r.Points), len(r.Coins), seats)
	}
	for i, winner := range r.Winners {
		if winner < 0 || winner >= seats || slices.Contains(r.Winners[:i], winner) {
			return damaged("result: a winner has no seat, or wins twice")
		}
	}
	return nil
}

// isDate reports whether a text is a date.
func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}
