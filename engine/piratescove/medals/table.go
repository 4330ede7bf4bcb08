package medals

import (
	"slices"

	"portroyal/engine/medals"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/statistics"
)

type (
	played = medals.Played[statistics.Game]
	seat   = statistics.Seat
	find   = func(*medals.Past[statistics.Game], int) medals.Mark
)

// every counts all games.
func every(*played) bool { return true }

// did finds the first game in which the person did something.
func did(what func(s *seat, number int) bool) find {
	return medals.Once(func(p *played, number int) bool { return what(&p.Game.Seats[p.Seat], number) })
}

// won finds the first game that the person won like this.
func won(like func(s *seat, number int) bool) find {
	return medals.Once(func(p *played, number int) bool { return p.Won && like(&p.Game.Seats[p.Seat], number) })
}

// led finds the first game with two others or more that the person won after having stood like this.
func led(stood func(p *played, number int) bool) find {
	return medals.Once(func(p *played, number int) bool { return p.Won && p.Rivals > 1 && stood(p, number) })
}

// table lists the medals. README.md says how often those of a single game happen among computer players.
var table = medals.Table[statistics.Game]{
	{Name: "alone", Group: Hunt, Find: did(func(s *seat, _ int) bool { return s.Feats.Alone > 0 })},
	{Name: "hunter", Group: Hunt, Number: 3, Find: did(func(s *seat, number int) bool { return s.Foes() >= number })},
	{
		Name: "legends", Group: Hunt, Number: 4, Parts: true,
		Find: medals.Parts(func(p *played) (sunk []string) {
			for i, n := range p.Game.Seats[p.Seat].Sunk {
				if legend := cove.Legend(i); n > 0 && legend.Fights() && legend != cove.Navy {
					sunk = append(sunk, legend.String())
				}
			}
			return sunk
		}),
	},
	{Name: "navy", Group: Hunt, Find: did(func(s *seat, _ int) bool { return s.Feats.Hunted > 0 })},
	{Name: "cacafuego", Group: Hunt, Number: 6, Find: did(func(s *seat, number int) bool {
		return s.From[chronicle.Cacafuego] >= number
	})},

	{Name: "crowd", Group: Fights, Number: 4, Find: did(func(s *seat, number int) bool { return s.Feats.Crowd >= number })},
	{Name: "salvo", Group: Fights, Number: 5, Find: did(func(s *seat, number int) bool { return s.Feats.Salvo >= number })},
	{Name: "unbowed", Group: Fights, Number: 4, Find: won(func(s *seat, number int) bool { return s.Fights.Won >= number && s.Fights.Won == s.Fights.Fought })},
	{Name: "phoenix", Group: Fights, Number: 2, Find: won(func(s *seat, number int) bool { return s.Fights.Crippled >= number })},
	{Name: "mutiny", Group: Fights, Find: won(func(s *seat, _ int) bool { return s.Fights.Mutinies > 0 })},
	{Name: "final", Group: Fights, Find: won(func(s *seat, _ int) bool { return s.Feats.Final > 0 && s.Share == 1 })},
	{Name: "peace", Group: Fights, Find: won(func(s *seat, _ int) bool { return s.Fights.Dice == 0 })},

	{Name: "hoard", Group: Booty, Number: 9, Find: did(func(s *seat, number int) bool { return s.Feats.Hoard >= number })},
	{Name: "row", Group: Booty, Number: 5, Find: did(func(s *seat, number int) bool { return s.Feats.Row >= number })},
	{Name: "shores", Group: Booty, Number: cove.OuterIslands, Find: did(func(s *seat, _ int) bool {
		return !slices.ContainsFunc(s.Calls[cove.Tavern:cove.TreasureIsland], func(c statistics.Calls) bool { return c.Plunder == 0 })
	})},
	{Name: "islands", Group: Booty, Number: cove.OuterIslands + 1, Find: won(func(s *seat, _ int) bool {
		return !slices.ContainsFunc(s.Calls[cove.Tavern:], func(c statistics.Calls) bool { return c.Rounds == 0 })
	})},
	{Name: "modest", Group: Booty, Find: won(func(s *seat, _ int) bool { return s.Plunder.Buried == 0 })},

	{Name: "hull", Group: Ship, Find: won(func(s *seat, _ int) bool { return s.Feats.Raised == 0 })},
	{Name: "sections", Group: Ship, Number: 4, Find: did(func(s *seat, number int) bool { return s.Feats.Least >= number })},
	{Name: "sober", Group: Ship, Find: won(func(s *seat, _ int) bool { return s.Calls[cove.Tavern].Rounds == 0 })},
	{Name: "fame", Group: Ship, Number: 50, Find: did(func(s *seat, number int) bool { return s.Last() >= number })},

	{Name: "table", Group: Opponents, Number: cove.MaxPlayers - 1, Find: medals.BeatAll(bot.Captain, every)},
	{Name: "governor", Group: Opponents, Find: medals.Beat(bot.Governor, every)},
	{Name: "last", Group: Opponents, Find: led(func(p *played, _ int) bool {
		at := rounds(p) - 2
		return p.Game.Seats[p.Seat].Fame[at] < slices.Min(others(p, at))
	})},
	{Name: "ahead", Group: Opponents, Find: led(func(p *played, _ int) bool {
		for round := range rounds(p) {
			if lead(p, round) <= 0 {
				return false
			}
		}
		return true
	})},
	{Name: "margin", Group: Opponents, Number: 15, Find: led(func(p *played, number int) bool { return lead(p, rounds(p)) >= number })},
	{
		Name: "characters", Group: Opponents, Number: len(bot.Characters()) - 1, Parts: true, Find: medals.Tastes(every),
	},

	{Name: "voyages", Group: Logbook, Number: len(career.Row), Parts: true, Find: medals.Starred[statistics.Game](career.Row)},
	{Name: "week", Group: Logbook, Number: 7, Parts: true, Find: medals.DaysInARow[statistics.Game]},
	{Name: "puzzles", Group: Logbook, Number: 30, Parts: true, Find: func(p *medals.Past[statistics.Game], number int) medals.Mark {
		have := 0
		for _, try := range p.Book.Puzzles {
			if try.AtOnce() {
				have++
			}
		}
		return medals.Apart(have, number)
	}},
}

// rounds is how many the game has: fame after the round n stands at n-1, and that with fame cards at the number of rounds.
func rounds(p *played) int { return len(p.Game.Seats[p.Seat].Fame) - 1 }

// others are the fame of everybody else at a place among it.
func others(p *played, at int) (all []int) {
	for i := range p.Game.Seats {
		if i != p.Seat {
			all = append(all, p.Game.Seats[i].Fame[at])
		}
	}
	return all
}

// lead is how far the person was ahead of the best of the others then, below 0 if behind.
func lead(p *played, at int) int { return p.Game.Seats[p.Seat].Fame[at] - slices.Max(others(p, at)) }
