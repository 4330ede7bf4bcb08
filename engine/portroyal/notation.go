package portroyal

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
)

// written is a position as JSON.
type written struct {
	Options     Options           `json:"options"`
	Phase       string            `json:"phase"`
	Start       int               `json:"start"`
	Active      int               `json:"active"`
	Decides     *int              `json:"decides"`
	TakesLeft   int               `json:"takesLeft"`
	Revealed    int               `json:"revealed"`
	Ending      bool              `json:"ending"`
	Quiet       int               `json:"quiet,omitempty"`
	Busy        bool              `json:"busy,omitempty"` // this turn is not a quiet one (F6)
	Reshuffled  bool              `json:"reshuffled,omitempty"`
	Pending     string            `json:"pending,omitempty"`
	Pile        []string          `json:"pile"`
	Discard     []string          `json:"discard"`
	Harbour     []string          `json:"harbour"`
	Expeditions []string          `json:"expeditions"`
	Seats       []writtenSeat     `json:"seats"`
	Contracts   []writtenContract `json:"contracts,omitempty"`
	Moment      *writtenMoment    `json:"moment,omitempty"`
	Gamble      *writtenGamble    `json:"gamble,omitempty"`
	TimePile    []string          `json:"timePile,omitempty"`
	VictoryPile []string          `json:"victoryPile,omitempty"`
	OldTime     bool              `json:"oldTime,omitempty"` // both are from before the last reshuffle (C6)
	Random      string            `json:"random"`
}

// writtenMoment is what phase moment asks (K3).
type writtenMoment struct {
	Contract Contract `json:"contract"`
	Asked    []int    `json:"asked,omitempty"` // the seats asked afterwards
}

// writtenGamble is what is left of four cards turned up at once (H13).
type writtenGamble struct {
	Left   int    `json:"left"`
	Second string `json:"second,omitempty"` // the second ship of a colour
}

type writtenContract struct {
	ID    Contract `json:"id"`
	Cubes []int    `json:"cubes"`
}

type writtenSeat struct {
	Repelled []string       `json:"repelled,omitempty"`
	Steps    map[string]int `json:"steps,omitempty"`

	Coins       []string `json:"coins"`
	OldCoins    int      `json:"oldCoins,omitempty"`
	OldAt       []int    `json:"oldAt,omitempty"`
	Display     []string `json:"display"`
	Expeditions []string `json:"expeditions"`
	Cargo       []string `json:"cargo,omitempty"`
}

// MarshalJSON writes the position in the project's notation, hidden cards included. Reading it
// back gives an equal position.
func (p Position) MarshalJSON() ([]byte, error) {
	decides := p.Decides()
	w := written{
		Options: p.options, Phase: p.phase.String(), Start: p.Start(), Active: p.Active(), Decides: &decides,
		TakesLeft: p.TakesLeft(), Revealed: p.Revealed(), Ending: p.ending, Quiet: p.QuietTurns(), Busy: p.busy, Reshuffled: p.reshuffled,
		Pending: p.Pending().String(), Pile: p.ids(pileZone), Discard: p.ids(discardZone), Harbour: p.ids(harbourZone),
		Expeditions: p.ids(rowZone), TimePile: p.ids(timeZone), VictoryPile: p.ids(victoryZone), OldTime: p.timeIsOld(),
		Random: writeRandom(&p.random),
	}
	if p.phase == Moment {
		w.Moment = &writtenMoment{Contract: p.offered}
		for seat := range p.Players() {
			if p.asked&(1<<seat) != 0 {
				w.Moment.Asked = append(w.Moment.Asked, seat)
			}
		}
	}
	if p.gambling > 0 {
		w.Gamble = &writtenGamble{int(p.gambling) - 1, p.second.String()}
	}
	for _, l := range p.Contracts() {
		w.Contracts = append(w.Contracts, writtenContract{l.Contract, l.Cubes})
	}
	for seat := range zone(p.options.Players) {
		ws := writtenSeat{
			Repelled: p.ids(repelledZone + seat),
			Cargo:    p.ids(cargoZone + seat), Coins: p.ids(coinZone + seat), Display: p.ids(displayZone + seat), Expeditions: p.ids(expeditionZone + seat),
		}
		for i, coin := range p.in(coinZone + seat) {
			switch {
			case coin&oldPool == 0:
			case i == ws.OldCoins:
				ws.OldCoins++
			default:
				ws.OldAt = append(ws.OldAt, i)
			}
		}
		for i, steps := range p.tableaux[seat].steps {
			if steps > 0 {
				if ws.Steps == nil {
					ws.Steps = map[string]int{}
				}
				ws.Steps[stepped[i].String()] = int(steps)
			}
		}
		w.Seats = append(w.Seats, ws)
	}
	return json.Marshal(w)
}

// timeIsOld reports whether Time Pile and Victory Pile are from before the last reshuffle (C6).
func (s *state) timeIsOld() bool {
	at := s.start(timeZone)
	return at < s.end(victoryZone) && s.cards[at]&oldPool != 0
}

func (s *state) ids(z zone) []string {
	ids := make([]string, 0, s.size(z))
	for _, card := range s.in(z) {
		ids = append(ids, card.String())
	}
	return ids
}

// writeRandom gives the 32 hexadecimal digits of the generator's state.
func writeRandom(random *rand.PCG) string {
	state, err := random.AppendBinary(nil)
	if err != nil { // it never fails
		panic(err)
	}
	return fmt.Sprintf("%x", state[len("pcg:"):])
}
