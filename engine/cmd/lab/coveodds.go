package main

import (
	"context"
	"flag"
	"fmt"
	"slices"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// coveFate is what becomes of a ship, with the standard errors of what was played out.
type coveFate struct {
	Ship      string  `json:"ship"`
	Last      float64 `json:"last"`
	LastError float64 `json:"lastError,omitempty"`
	Crippled  float64 `json:"crippled"`
	Fled      float64 `json:"fled"`
	Fame      float64 `json:"fame"`
	FameError float64 `json:"fameError,omitempty"`
}

// coveSalvo is what a way to fire does.
type coveSalvo struct {
	Action string             `json:"action"`
	Hits   []float64          `json:"hits"` // chances of 0, 1, 2 …
	Gone   map[string]float64 `json:"gone,omitempty"`
}

// coveIsland is what an island offers.
type coveIsland struct {
	Island string   `json:"island"`
	Card   string   `json:"card,omitempty"`
	Worth  float64  `json:"worth"` // in fame
	Reach  []int    `json:"reach"`
	Sure   []int    `json:"sure,omitempty"`
	Foes   []string `json:"foes,omitempty"`
}

// coveShown is the result of the verb.
type coveShown struct {
	Seat     int          `json:"seat"`
	Exact    bool         `json:"exact,omitempty"`
	Playouts int          `json:"playouts,omitempty"`
	Fight    []coveFate   `json:"fight,omitempty"`
	Salvos   []coveSalvo  `json:"salvos,omitempty"`
	Islands  []coveIsland `json:"islands,omitempty"`
}

func (l *lab) coveOdds(flags *flag.FlagSet, args []string) error {
	playouts := flags.Int("playouts", 10_000, "how often a fight is played that cannot be worked out")
	flee := flags.Int("flee", 0, "how many hits away from being crippled ships flee for certain; 0: only as often as usual")
	position, seat, asJSON, err := l.coveSeat(flags, args, "the seat that looks, from 0 (-1: the first that owes a choice)")
	switch {
	case err != nil:
		return err
	case *playouts < 1 || *flee < 0:
		return usage("odds: at least 1 playout, and no fewer than 0 hits")
	case seat < 0:
		seat = max(0, position.Owing())
	}
	conduct := chances.Usual
	conduct.FleeAt = *flee
	shown := coveShownOf(position.View(seat), conduct, *playouts)
	if *asJSON {
		return l.writeJSON(shown)
	}
	l.printCove(&shown)
	return nil
}

func coveShownOf(view piratescove.View, conduct chances.Conduct, playouts int) coveShown {
	shown := coveShown{Seat: view.Seat()}
	outlook, fights := chances.Fight(context.Background(), &view, chances.All(conduct), playouts, 1)
	if !fights {
		for _, at := range chances.Islands(&view, chances.UsualRates) {
			island := coveIsland{
				Island: at.Island.String(), Card: at.Card.String(), Worth: at.Worth, Reach: at.Reach, Sure: at.Sure,
			}
			for _, foe := range at.Foes {
				island.Foes = append(island.Foes, foe.Legend.String())
			}
			shown.Islands = append(shown.Islands, island)
		}
		return shown
	}
	shown.Exact, shown.Playouts = outlook.Exact, outlook.Playouts
	for ship := range piratescove.Target(piratescove.Ships) {
		if fate, in := outlook.Ships[ship]; in {
			shown.Fight = append(shown.Fight, coveFate{
				ship.String(), fate.Last, outlook.Error(fate.Last), fate.Crippled, fate.Fled, fate.Fame, outlook.FameError(fate),
			})
		}
	}
	for _, a := range view.Legal(nil) {
		if a.Kind != piratescove.Fire {
			continue
		}
		salvo := chances.SalvoOf(&view, a)
		out := coveSalvo{Action: a.String(), Hits: salvo.Hits, Gone: map[string]float64{}}
		for ship, harm := range salvo.Ships {
			out.Gone[ship.String()] = harm.Gone
		}
		shown.Salvos = append(shown.Salvos, out)
	}
	return shown
}

func (l *lab) printCove(shown *coveShown) {
	for _, at := range shown.Islands {
		fmt.Fprintf(l.out, "%-8s %-11s worth %.2f fame, in reach of %v", at.Island, at.Card, at.Worth, at.Reach)
		for _, foe := range at.Foes {
			fmt.Fprintf(l.out, ", %s", foe)
		}
		fmt.Fprintln(l.out)
	}
	if len(shown.Fight) == 0 {
		return
	}
	if shown.Exact {
		fmt.Fprintln(l.out, "worked out:")
	} else {
		fmt.Fprintf(l.out, "played %d times, with standard errors:\n", shown.Playouts)
	}
	for _, fate := range shown.Fight {
		fmt.Fprintf(l.out, "  %-8s last there %.1f%%", fate.Ship, 100*fate.Last)
		if !shown.Exact {
			fmt.Fprintf(l.out, " ± %.1f", 100*fate.LastError)
		}
		fmt.Fprintf(l.out, ", crippled or sunk %.1f%%, fled %.1f%%, fame %+.2f", 100*fate.Crippled, 100*fate.Fled, fate.Fame)
		if !shown.Exact {
			fmt.Fprintf(l.out, " ± %.2f", fate.FameError)
		}
		fmt.Fprintln(l.out)
	}
	for _, salvo := range shown.Salvos {
		fmt.Fprintf(l.out, "  %s: hits", salvo.Action)
		for n, chance := range salvo.Hits {
			fmt.Fprintf(l.out, " %d %.0f%%", n, 100*chance)
		}
		var ships []string
		for ship := range salvo.Gone {
			ships = append(ships, ship)
		}
		slices.Sort(ships)
		for _, ship := range ships {
			fmt.Fprintf(l.out, ", %s gone %.1f%%", ship, 100*salvo.Gone[ship])
		}
		fmt.Fprintln(l.out)
	}
}
