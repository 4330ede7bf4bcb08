package statistics

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
)

// Feats are what a ship has brought about in a game, as far as anybody may want to remember it.
type Feats struct {
	Alone  int `json:"alone,omitempty"`  // black ships and those of the Navy sunk with no other player's ship in the fight
	Hunted int `json:"hunted,omitempty"` // how often it has sent the Navy to another ship that alone had most fame
	Crowd  int `json:"crowd,omitempty"`  // most players' ships in a fight in which it was there to the last
	Salvo  int `json:"salvo,omitempty"`  // most hits of a salvo
	Final  int `json:"final,omitempty"`  // 1 if it had to fight for the first place (Z2)

	Row    int `json:"row,omitempty"`    // most rounds in a row in which it has plundered
	Hoard  int `json:"hoard,omitempty"`  // most treasures buried in a round
	Raised int `json:"raised,omitempty"` // steps of its hull
	Least  int `json:"least,omitempty"`  // place of its lowest section in the end
}

// watch takes down what the story of a game leaves out of the feats.
func (l *log) watch(e *cove.Event) {
	feats := &l.game.Seats[e.Seat].Feats
	switch e.Kind {
	case cove.Outfitted:
		feats.Raised += int(e.Steps[cove.Hull])
	case cove.Raised:
		if e.Section == cove.Hull {
			feats.Raised++
		}
	case cove.NavyCame:
		l.navies[e.Ship-cove.FirstNavy] = *e // also one that is sent on
	case cove.Fired:
		l.salvo, l.shooter = 0, nil
		if e.Ship.Player() {
			l.shooter = feats
		}
	case cove.Rolled:
		if l.shooter != nil && e.Hit {
			l.salvo++
			l.shooter.Salvo = max(l.shooter.Salvo, l.salvo)
		}
	}
}

// hunt counts the ships of the Navy that came to who had most fame after the round before, at the end of the round.
func (l *log) hunt() {
	for _, navy := range l.navies {
		if l.rounds == 0 || navy.Kind != cove.NavyCame {
			continue
		}
		leader, alone := chronicle.Nobody, false
		for i := range l.story.Seats {
			fame := func(seat int) int { return l.story.Seats[seat].Fame[l.rounds-1] }
			switch {
			case leader < 0 || fame(i) > fame(leader):
				leader, alone = i, true
			case fame(i) == fame(leader):
				alone = false
			}
		}
		if alone && leader != int(navy.Seat) && l.at[leader] == navy.Island {
			l.game.Seats[navy.Seat].Feats.Hunted++
		}
	}
	l.navies = [2]cove.Event{}
	l.rounds++
}

// remember adds what the story and the end of the game say.
func (g *Game) remember(story *chronicle.Game, last *cove.Position) {
	for i := range g.Seats {
		feats, told := &g.Seats[i].Feats, &story.Seats[i]
		if slices.Contains(story.Tied, i) {
			feats.Final = 1
		}
		row := 0
		for n, raid := range told.Raids {
			if row++; n > 0 && raid.Round != told.Raids[n-1].Round+1 {
				row = 1
			}
			feats.Row = max(feats.Row, row)
		}
		for _, step := range told.Steps {
			for _, change := range step.Changes {
				if change.Source == chronicle.Treasures {
					feats.Hoard = max(feats.Hoard, change.N)
				}
			}
		}
		feats.Least = int(slices.Min(last.ShipAt(i).Places[:]))
		for _, fight := range story.Fights {
			g.fought(i, &fight, story)
		}
	}
}

// fought adds what a fight says of a seat.
func (g *Game) fought(seat int, fight *chronicle.Fight, story *chronicle.Game) {
	players, stayed := 0, false
	for _, part := range fight.Ships {
		if part.Ship.Player() {
			players++
		}
		stayed = stayed || part.Ship == cove.Target(seat) && part.End == chronicle.Stayed
	}
	feats := &g.Seats[seat].Feats
	if stayed {
		feats.Crowd = max(feats.Crowd, players)
	}
	if players > 1 {
		return
	}
	for _, wreck := range story.Sunk {
		if wreck.By == seat && wreck.Round == fight.Round && wreck.Island == fight.Island && wreck.Legend.Fights() {
			feats.Alone++
		}
	}
}
