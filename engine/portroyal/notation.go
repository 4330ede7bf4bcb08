package portroyal

import (
	"encoding/json"
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
	Gambles     int               `json:"gambles,omitempty"`    // gamblers used in this phase (H13)
	GambleOnce  bool              `json:"gambleOnce,omitempty"` // only one can be, see [Position.GambleOnce]
	Pending     string            `json:"pending,omitempty"`
	Pile        unseen            `json:"pile"`
	Discard     []string          `json:"discard"`
	Harbour     []string          `json:"harbour"`
	Expeditions []string          `json:"expeditions"`
	Seats       []writtenSeat     `json:"seats"`
	Contracts   []writtenContract `json:"contracts,omitempty"`
	Moment      *writtenMoment    `json:"moment,omitempty"`
	Gamble      *writtenGamble    `json:"gamble,omitempty"`
	TimePile    unseen            `json:"timePile,omitzero"`
	VictoryPile unseen            `json:"victoryPile,omitzero"`
	OldTime     bool              `json:"oldTime,omitempty"` // both are from before the last reshuffle (C6)
	Unseen      []string          `json:"unseen,omitempty"`  // cards of the piles and coins, in no order (C6)
	Older       []string          `json:"older,omitempty"`   // those from before the last reshuffle, of the newest pile first
	Pooled      bool              `json:"pooled,omitempty"`  // they can be any of the older coins, in the view of who cannot know
	Random      string            `json:"random"`
}

// unseen are cards that nobody has seen: their number; or, as it is easier to write by hand, a list of
// cards that are put among the unseen ones and say nothing of their order.
type unseen struct {
	n     int
	cards []string
	wrong string // what stands there instead; the reader knows the field's name
}

// MarshalJSON writes the number.
func (u unseen) MarshalJSON() ([]byte, error) { return json.Marshal(u.n) }

// UnmarshalJSON reads a number or a list of cards.
func (u *unseen) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &u.n) == nil {
		return nil
	}
	if json.Unmarshal(data, &u.cards) != nil {
		u.wrong = string(data)
	}
	u.n = len(u.cards)
	return nil
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

	Coins       unseen   `json:"coins"`
	OldCoins    int      `json:"oldCoins,omitempty"`
	OldAt       []int    `json:"oldAt,omitempty"`
	OldFrom     []int    `json:"oldFrom,omitempty"` // which pile each old coin is from, 1 the oldest; none: all are from one
	Display     []string `json:"display"`
	Expeditions []string `json:"expeditions"`
	Cargo       []string `json:"cargo,omitempty"`
}

// MarshalJSON writes the position in the project's notation. Reading it back gives an equal position.
func (p Position) MarshalJSON() ([]byte, error) {
	decides := p.Decides()
	w := written{
		Options: p.options, Phase: p.Phase().String(), Start: p.Start(), Active: p.Active(), Decides: &decides,
		TakesLeft: p.TakesLeft(), Revealed: p.Revealed(), Ending: p.ending,
		Quiet: p.QuietTurns(), Busy: p.quiet == busyTurn, Reshuffled: p.renewed,
		Gambles: p.Gambles(), GambleOnce: p.gambleOnce,
		Pile: unseen{n: p.PileSize()}, TimePile: unseen{n: p.TimePile()}, OldTime: p.oldTime,
		VictoryPile: unseen{n: p.VictoryPile()},
		Discard:     ids(p.Discards()), Harbour: ids(p.Harbour()), Expeditions: ids(p.Expeditions()),
		Unseen: ids(p.freshCards()), Older: ids(p.olderCards()), Pooled: p.pooled,
		Random: p.random.String(),
	}
	w.setSteps(&p)
	piles := p.oldPiles()
	for _, l := range p.Contracts() {
		w.Contracts = append(w.Contracts, writtenContract{l.Contract, l.Cubes})
	}
	for seat := range p.Players() {
		ws := writtenSeat{
			Repelled: ids(p.KeptShips(seat)), Cargo: ids(p.Cargo(seat)), Coins: unseen{n: p.Coins(seat)},
			Display: ids(p.Display(seat)), Expeditions: ids(p.Claimed(seat)),
		}
		for at := range p.tableaux[seat].Coins {
			switch {
			case !p.oldCoins[seat].has(at):
			case int(at) == ws.OldCoins:
				ws.OldCoins++
			default:
				ws.OldAt = append(ws.OldAt, int(at))
			}
		}
		if old := p.OldCoins(seat); p.apart > 0 {
			for _, pile := range piles[:old] {
				ws.OldFrom = append(ws.OldFrom, int(pile))
			}
			piles = piles[old:]
		}
		for i, steps := range p.tableaux[seat].Steps {
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

// setSteps writes what has begun and is not finished.
func (w *written) setSteps(p *Position) {
	w.Pending = p.Pending().String()
	for _, step := range p.steps[:p.depth] {
		switch step.kind {
		case gambling:
			w.Gamble = &writtenGamble{int(step.n), step.card.String()}
		case asking:
			w.Moment = &writtenMoment{Contract: step.contract}
			for seat := range p.Players() {
				if step.n&(1<<seat) != 0 {
					w.Moment.Asked = append(w.Moment.Asked, seat)
				}
			}
		}
	}
}

func ids(cards []Card) []string {
	ids := make([]string, 0, len(cards))
	for _, card := range cards {
		ids = append(ids, card.String())
	}
	return ids
}
