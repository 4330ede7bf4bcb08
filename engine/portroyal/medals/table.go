package medals

import (
	"portroyal/engine/medals"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/statistics"
)

// table lists the medals. README.md says how often those of a single game happen among computer players.
var table = medals.Table[statistics.Game]{
	{Name: "victory", Group: FirstSteps, Find: medals.Once(func(p *played, _ int) bool { return p.Won })},
	{Name: "expedition", Group: FirstSteps, Find: medals.Once(func(p *played, _ int) bool { return own(p).Feats.Claimed > 0 })},
	{Name: "contract", Group: FirstSteps, Find: medals.Once(func(p *played, _ int) bool { return len(own(p).Feats.Contracts) > 0 })},
	{Name: "repelled", Group: FirstSteps, Find: medals.Once(func(p *played, _ int) bool { return own(p).Feats.Repelled > 0 })},

	{Name: "harbour", Group: Risks, Number: 10, Find: feat(func(f *statistics.Feats) int { return f.Harbour })},
	{Name: "colours", Group: Risks, Number: portroyal.Colours, Find: feat(func(f *statistics.Feats) int { return f.Colours })},
	{Name: "dared", Group: Risks, Number: 40, Find: feat(func(f *statistics.Feats) int { return f.Dared })},
	{Name: "dry", Group: Risks, Find: medals.Once(func(p *played, _ int) bool { return beaten(p) && own(p).Feats.Busts == 0 })},

	{Name: "swords", Group: Crew, Number: 5, Find: feat(func(f *statistics.Feats) int { return f.Swords })},
	{Name: "admirals", Group: Crew, Number: 2, Find: feat(func(f *statistics.Feats) int { return f.Admirals })},
	{Name: "trade", Group: Crew, Number: 5, Find: feat(func(f *statistics.Feats) int { return f.Trade })},
	{Name: "chest", Group: Crew, Number: 20, Find: feat(func(f *statistics.Feats) int { return f.Chest })},
	{Name: "surplus", Group: Crew, Number: 3, Find: medals.Once(func(p *played, number int) bool {
		return usual(p) && own(p).Points >= p.Game.Target+number
	})},

	{Name: "long", Group: Tasks, Number: 6, Find: feat(func(f *statistics.Feats) int { return f.Largest })},
	{Name: "expeditions", Group: Tasks, Number: 2, Find: feat(func(f *statistics.Feats) int { return f.Claimed })},
	{Name: "contracts", Group: Tasks, Number: 3, Find: feat(func(f *statistics.Feats) int { return len(f.Contracts) })},
	{
		Name: "every-contract", Group: Tasks, Number: len(portroyal.AllContracts()), Parts: true,
		Find: medals.Parts(func(p *played) (ids []string) {
			for _, contract := range own(p).Feats.Contracts {
				ids = append(ids, contract.String())
			}
			return ids
		}),
	},

	{Name: "captain", Group: Opponents, Find: medals.Beat(bot.Captain, usual)},
	{Name: "admiral", Group: Opponents, Find: medals.Beat(bot.Admiral, usual)},
	{Name: "governor", Group: Opponents, Find: medals.Beat(bot.Governor, usual)},
	{Name: "table", Group: Opponents, Number: 3, Find: medals.BeatAll(bot.Captain, usual)},
	{Name: "behind", Group: Opponents, Number: 6, Find: medals.Once(func(p *played, number int) bool {
		return beaten(p) && own(p).Feats.Behind >= number
	})},
	{Name: "row", Group: Opponents, Number: 3, Parts: true, Find: medals.InARow(bot.Captain, usual)},
	{
		Name: "characters", Group: Opponents, Number: len(bot.Characters()) - 1, Parts: true, Find: medals.Tastes(usual),
	},

	{Name: "clock", Group: Clock, Find: medals.Once(func(p *played, _ int) bool { return madeIt(p) })},
	{Name: "hurry", Group: Clock, Number: 4, Find: medals.Once(func(p *played, number int) bool {
		return madeIt(p) && p.Game.Difficulty >= number
	})},

	{Name: "unterwegs", Group: Editions, Find: medals.Once(func(p *played, _ int) bool {
		return beaten(p) && p.Game.Edition == statistics.Unterwegs
	})},
	{Name: "cargo", Group: Editions, Number: 3, Find: feat(func(f *statistics.Feats) int { return f.Cargo })},
	{
		Name: "editions", Group: Editions, Number: len(statistics.Editions()), Parts: true,
		Find: medals.Parts(func(p *played) []string {
			if !beaten(p) {
				return nil
			}
			return []string{string(p.Game.Edition)}
		}),
	},

	{Name: "voyage", Group: Career, Find: medals.Whole[statistics.Game](career.Row)},
	{
		Name: "stars", Group: Career, Number: career.Row.Most() / 2, Parts: true,
		Find: medals.Stars[statistics.Game](career.Row),
	},

	{Name: "puzzle-kinds", Group: Learning, Number: int(puzzle.Kinds), Parts: true, Find: puzzleKinds},
	{Name: "puzzles", Group: Learning, Number: len(puzzle.First), Parts: true, Find: firstPuzzles},
	{Name: "mistake", Group: Learning, Find: medals.OwnSolved[statistics.Game]},
	{Name: "mistakes", Group: Learning, Number: 10, Parts: true, Find: medals.OwnSolved[statistics.Game]},
	{Name: "week", Group: Learning, Number: 7, Parts: true, Find: medals.DaysInARow[statistics.Game]},
	{Name: "month", Group: Learning, Find: medals.WholeMonth[statistics.Game]},
	{Name: "clean", Group: Learning, Find: medals.Once(func(p *played, _ int) bool { return clean(p) })},
	{Name: "clean-week", Group: Learning, Number: 5, Find: cleanWeek},
	{Name: "unlucky", Group: Learning, Number: 10, Find: medals.Once(func(p *played, number int) bool {
		j := own(p).Judged
		return beaten(p) && j != nil && !j.Hard && j.Luck*100 <= -float64(number)
	})},
}
