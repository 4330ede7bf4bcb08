package main

import (
	"context"
	"flag"
	"fmt"
	"math"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// foretold is how often something was foretold to come up with a chance between two tenths, and how often it did.
type foretold struct {
	N     int     `json:"n"`
	Said  float64 `json:"said"`  // sum of the chances
	Cases int     `json:"cases"` // in which it came up
}

// part is how often something was done of how often it could have been.
type part struct {
	Done int `json:"done"`
	Of   int `json:"of"`
}

func (p *part) add(done bool) {
	p.Of++
	if done {
		p.Done++
	}
}

// coveFights is what was foretold of the fights of games at their first salvo and came true, by tenths, and what those who
// fought did.
type coveFights struct {
	Last     [10]foretold `json:"last"`
	Crippled [10]foretold `json:"crippled"`
	Fled     [10]foretold `json:"fled"`

	Flees     part `json:"flees"`     // decisions to flee from players alone
	FleesFoes part `json:"fleesFoes"` // where a black ship or the Navy is there
	Weakest   part `json:"weakest"`   // salvos at a player's weakest section
	Volley    part `json:"volley"`    // salvos with a volley card, of those of who has one
	Boards    part `json:"boards"`    // battle cards played, of decisions of who has one
}

// foretelling is how often a fight is played out that cannot be worked out.
const foretelling = 1000

// coveFights lets computer players play, foretells how their fights end, and says how far that came true.
func (l *lab) coveFights(flags *flag.FlagSet, args []string) error {
	of, err := coveSport.parse(l, flags, args, "admiral", 100, 1)
	if err != nil {
		return err
	}
	all := coveFights{}
	var now *chances.Outlook // of the fight at hand, nil before its first salvo
	gone := map[piratescove.Target]piratescove.EventKind{}
	for game := range of.games {
		_, err := coveSport.game(&of, game, func(before *piratescove.Position, _ piratescove.Action, events []piratescove.Event) {
			if before.Phase() == piratescove.Exchange && now == nil {
				view := before.View(before.Owing())
				outlook, _ := chances.Fight(context.Background(), &view, chances.All(chances.Usual), foretelling, 1)
				now = &outlook
			}
			all.count(before, events)
			for _, e := range events {
				switch e.Kind {
				case piratescove.Crippled, piratescove.Fled:
					gone[piratescove.Target(e.Seat)] = e.Kind
				case piratescove.FightEnded:
					if now != nil {
						all.compare(now, gone)
					}
					now = nil
					clear(gone)
				}
			}
		})
		if err != nil {
			return err
		}
	}
	if of.json {
		return l.writeJSON(&all)
	}
	all.print(l)
	return nil
}

// count adds up what a seat has done in a fight, by what was noted of it.
func (c *coveFights) count(before *piratescove.Position, events []piratescove.Event) {
	seat := before.Owing()
	hand := before.HandOf(seat)
	var first piratescove.Event
	for _, e := range events {
		if int(e.Seat) == seat && (e.Kind == piratescove.Fled || e.Kind == piratescove.Fired || e.Kind == piratescove.Held || e.Kind == piratescove.Played) {
			first = e
			break
		}
	}
	switch before.Phase() {
	case piratescove.Boarding:
		if hand.Of(piratescove.BattleCard) > 0 {
			c.Boards.add(first.Kind == piratescove.Played)
		}
	case piratescove.Exchange:
		foe := false
		for ship := piratescove.FirstBlack; ship <= piratescove.SecondNavy; ship++ {
			foe = foe || before.InFight(ship)
		}
		if foe {
			c.FleesFoes.add(first.Kind == piratescove.Fled)
		} else {
			c.Flees.add(first.Kind == piratescove.Fled)
		}
		if first.Kind != piratescove.Fired {
			return
		}
		if hand.Of(piratescove.VolleyCard) > 0 {
			c.Volley.add(first.Volley != 0)
		}
		if first.Target.Player() {
			target, least := before.ShipAt(int(first.Target)), math.MaxInt
			for section := piratescove.Hull; section < piratescove.Sections; section++ {
				least = min(least, target.Life(section))
			}
			c.Weakest.add(target.Life(first.Section) == least)
		}
	}
}

// compare adds up what was foretold of a fight beside how it ended.
func (c *coveFights) compare(said *chances.Outlook, gone map[piratescove.Target]piratescove.EventKind) {
	for ship, fate := range said.Ships {
		if !ship.Player() {
			continue
		}
		for _, of := range []struct {
			tenths *[10]foretold
			chance float64
			came   bool
		}{
			{&c.Last, fate.Last, gone[ship] == piratescove.NoEvent},
			{&c.Crippled, fate.Crippled, gone[ship] == piratescove.Crippled},
			{&c.Fled, fate.Fled, gone[ship] == piratescove.Fled},
		} {
			tenth := &of.tenths[min(9, int(of.chance*10))]
			tenth.N++
			tenth.Said += of.chance
			if of.came {
				tenth.Cases++
			}
		}
	}
}

func (c *coveFights) print(l *lab) {
	fmt.Fprintf(l.out, "%-14s %22s %22s %22s\n", "foretold", "last there", "crippled", "fled")
	for i := range 10 {
		fmt.Fprintf(l.out, "%3d%% to %3d%%", 10*i, 10*i+10)
		for _, of := range []*foretold{&c.Last[i], &c.Crippled[i], &c.Fled[i]} {
			if of.N == 0 {
				fmt.Fprintf(l.out, " %22s", "-")
				continue
			}
			n := float64(of.N)
			fmt.Fprintf(l.out, " %22s", fmt.Sprintf("%.1f%% %.1f%% of %d", 100*of.Said/n, 100*float64(of.Cases)/n, of.N))
		}
		fmt.Fprintln(l.out)
	}
	for _, of := range []struct {
		name string
		part part
	}{
		{"flees from players", c.Flees},
		{"flees from a black ship or the Navy", c.FleesFoes},
		{"aims at the weakest section", c.Weakest},
		{"fires with a volley card", c.Volley},
		{"plays a battle card", c.Boards},
	} {
		fmt.Fprintf(l.out, "%s: %.1f%% of %d\n", of.name, 100*float64(of.part.Done)/float64(max(1, of.part.Of)), of.part.Of)
	}
}
