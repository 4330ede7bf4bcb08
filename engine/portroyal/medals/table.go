package medals

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/statistics"
)

// table lists the medals. A name is for ever: files say which ones have been announced. README.md says how often those of
// a single game happen among computer players.
var table = []Medal{
	{Name: "victory", Group: FirstSteps, find: once(func(p *played, _ int) bool { return p.won() })},
	{Name: "expedition", Group: FirstSteps, find: once(func(p *played, _ int) bool { return p.own.Feats.Claimed > 0 })},
	{Name: "contract", Group: FirstSteps, find: once(func(p *played, _ int) bool { return len(p.own.Feats.Contracts) > 0 })},
	{Name: "repelled", Group: FirstSteps, find: once(func(p *played, _ int) bool { return p.own.Feats.Repelled > 0 })},

	{Name: "harbour", Group: Risks, Number: 10, find: feat(func(f *statistics.Feats) int { return f.Harbour })},
	{Name: "colours", Group: Risks, Number: portroyal.Colours, find: feat(func(f *statistics.Feats) int { return f.Colours })},
	{Name: "dared", Group: Risks, Number: 40, find: feat(func(f *statistics.Feats) int { return f.Dared })},
	{Name: "dry", Group: Risks, find: once(func(p *played, _ int) bool { return p.beaten() && p.own.Feats.Busts == 0 })},

	{Name: "swords", Group: Crew, Number: 5, find: feat(func(f *statistics.Feats) int { return f.Swords })},
	{Name: "admirals", Group: Crew, Number: 2, find: feat(func(f *statistics.Feats) int { return f.Admirals })},
	{Name: "trade", Group: Crew, Number: 5, find: feat(func(f *statistics.Feats) int { return f.Trade })},
	{Name: "chest", Group: Crew, Number: 20, find: feat(func(f *statistics.Feats) int { return f.Chest })},
	{Name: "surplus", Group: Crew, Number: 3, find: once(func(p *played, number int) bool {
		return p.usual() && p.own.Points >= p.Target+number
	})},

	{Name: "long", Group: Tasks, Number: 6, find: feat(func(f *statistics.Feats) int { return f.Largest })},
	{Name: "expeditions", Group: Tasks, Number: 2, find: feat(func(f *statistics.Feats) int { return f.Claimed })},
	{Name: "contracts", Group: Tasks, Number: 3, find: feat(func(f *statistics.Feats) int { return len(f.Contracts) })},
	{
		Name: "every-contract", Group: Tasks, Number: len(portroyal.AllContracts()), Parts: true,
		find: parts(func(p *played) (ids []string) {
			for _, contract := range p.own.Feats.Contracts {
				ids = append(ids, contract.String())
			}
			return ids
		}),
	},

	{Name: "captain", Group: Opponents, find: beat(bot.Captain)},
	{Name: "admiral", Group: Opponents, find: beat(bot.Admiral)},
	{Name: "governor", Group: Opponents, find: beat(bot.Governor)},
	{Name: "table", Group: Opponents, Number: 3, find: once(func(p *played, number int) bool {
		return p.beaten() && p.rivals >= number && p.least >= bot.Captain
	})},
	{Name: "behind", Group: Opponents, Number: 6, find: once(func(p *played, number int) bool {
		return p.beaten() && p.own.Feats.Behind >= number
	})},
	{Name: "row", Group: Opponents, Number: 3, Parts: true, find: inARow(bot.Captain)},
	{
		Name: "characters", Group: Opponents, Number: len(bot.Characters()) - 1, Parts: true,
		find: parts(func(p *played) []string {
			if !p.beaten() {
				return nil
			}
			return p.tastes
		}),
	},

	{Name: "clock", Group: Clock, find: once(func(p *played, _ int) bool { return p.madeIt() })},
	{Name: "hurry", Group: Clock, Number: 4, find: once(func(p *played, number int) bool {
		return p.madeIt() && p.Difficulty >= number
	})},

	{Name: "unterwegs", Group: Editions, find: once(func(p *played, _ int) bool {
		return p.beaten() && p.Edition == statistics.Unterwegs
	})},
	{Name: "cargo", Group: Editions, Number: 3, find: feat(func(f *statistics.Feats) int { return f.Cargo })},
	{
		Name: "editions", Group: Editions, Number: len(statistics.Editions()), Parts: true,
		find: parts(func(p *played) []string {
			if !p.beaten() {
				return nil
			}
			return []string{string(p.Edition)}
		}),
	},

	{Name: "voyage", Group: Career, find: sailed(func(l *daily.Logbook, _ int) (int, bool) { return 0, anyWhole(l) })},
	{
		Name: "stars", Group: Career, Number: career.Row.Most() / 2, Parts: true,
		find: sailed(func(l *daily.Logbook, number int) (int, bool) {
			return career.Row.Stars(l.Voyages), career.Row.Stars(l.Voyages) >= number
		}),
	},

	{Name: "puzzle-kinds", Group: Learning, Number: int(puzzle.Kinds), Parts: true, find: puzzleKinds},
	{Name: "puzzles", Group: Learning, Number: len(puzzle.First), Parts: true, find: firstPuzzles},
	{Name: "mistake", Group: Learning, find: ownSolved},
	{Name: "mistakes", Group: Learning, Number: 10, Parts: true, find: ownSolved},
	{Name: "week", Group: Learning, Number: 7, Parts: true, find: daysInARow},
	{Name: "month", Group: Learning, find: wholeMonth},
	{Name: "clean", Group: Learning, find: once(func(p *played, _ int) bool { return p.clean() })},
	{Name: "clean-week", Group: Learning, Number: 5, find: cleanWeek},
	{Name: "unlucky", Group: Learning, Number: 10, find: once(func(p *played, number int) bool {
		j := p.own.Judged
		return p.beaten() && j != nil && !j.Hard && j.Luck*100 <= -float64(number)
	})},
}
