package review

import (
	"encoding/json"

	"portroyal/engine/portroyal"
)

// The form in which a review is written: chances from 0 to 1; result is the share of the win. For each seat
// start + luck + effect + rest = result, as it is told: see [Told]. Seats and steps are counted from 0, turns from 1.
type (
	fileForm struct {
		Seats     []seatForm     `json:"seats"`
		Decisions []decisionForm `json:"decisions"`
		Cards     []cardForm     `json:"cards"`
	}
	seatForm struct {
		Start  float64 `json:"start"`
		Luck   float64 `json:"luck"`
		Effect float64 `json:"effect"`
		Rest   float64 `json:"rest"`
		Result float64 `json:"result"`
		Hard   bool    `json:"hard"`
	}
	decisionForm struct {
		Step    int              `json:"step"` // actions played before it
		Turn    int              `json:"turn"`
		Seat    int              `json:"seat"`
		Played  portroyal.Action `json:"played"`
		Best    portroyal.Action `json:"best"`
		Cost    float64          `json:"cost"`
		Counted bool             `json:"counted"`
		Class   string           `json:"class"` // see [reviews.Class]
	}
	cardForm struct {
		Step int            `json:"step"` // actions played before the one that turned it up
		Card portroyal.Card `json:"card"`
		Luck []float64      `json:"luck"` // by seat
	}
)

// MarshalJSON writes what a review says, for other programs.
func (r *Review) MarshalJSON() ([]byte, error) {
	form := fileForm{Seats: []seatForm{}, Decisions: []decisionForm{}, Cards: []cardForm{}}
	for seat := range r.Players {
		t := r.Told(seat)
		form.Seats = append(form.Seats, seatForm{t.Start, t.Luck, t.Own + t.Others, t.Rest, t.Result, t.Hard})
	}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		form.Decisions = append(form.Decisions, decisionForm{
			d.Step, d.Turn, d.Seat, d.Played, d.Best, d.Cost(), r.Counted(d), r.Class(d).String(),
		})
	}
	for i := range r.Cards {
		c := &r.Cards[i]
		form.Cards = append(form.Cards, cardForm{c.Step, c.Card, c.Luck[:r.Players]})
	}
	return json.Marshal(form)
}
