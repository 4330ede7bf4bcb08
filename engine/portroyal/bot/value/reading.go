package value

import "portroyal/engine/portroyal"

// setting is what is the same for all seats and changes while a view is played on. Equal settings give equal
// features for equal tableaux.
type setting struct {
	next   uint8 // seat whose turn begins next
	ending bool
	best   Best  // in the last round
	leader uint8 // level of cLeader
	time   uint8
	row    [portroyal.MaxRow]portroyal.Card
	cubes  [portroyal.MaxContractsLaid]uint8
}

// game is what does not change at all in a game.
type game struct {
	options   portroyal.Options
	players   int
	start     int
	contracts [portroyal.MaxContractsLaid]portroyal.Contract
	prospects prospects
}

// read takes down what does not change.
func (g *game) read(view *portroyal.View) {
	*g = game{options: view.Options(), players: view.Players(), start: view.Start()}
	for i := range g.contracts {
		g.contracts[i], _ = view.Lies(i)
	}
}

// settingOf reads the setting of a position.
func (g *game) settingOf(view *portroyal.View) (s setting) {
	s.next = uint8(view.Active())
	if view.Phase() != portroyal.Discover || view.Revealed() > 0 {
		s.next = uint8((view.Active() + 1) % g.players)
	}
	s.ending = view.Ending()
	for i := range s.row {
		if s.row[i] = view.ExpeditionAt(i); s.row[i] == portroyal.NoCard {
			break
		}
	}
	for i, contract := range g.contracts {
		if contract == portroyal.NoContract {
			break
		}
		_, cubes := view.Lies(i)
		s.cubes[i] = uint8(cubes)
	}
	if g.options.HasTimePile() {
		s.time = uint8(view.TimePile())
		return s
	}
	s.leader = farthest
	for seat := range g.players {
		t := view.Tableau(seat)
		s.leader = min(s.leader, g.distance(&t))
	}
	if s.ending {
		s.best = BestOf(view)
	}
	return s
}

// distance is how far a seat is from the target, as a level.
func (g *game) distance(t *portroyal.Tableau) uint8 {
	return uint8(min(max(0, int(g.options.Target)-int(t.Points)), farthest))
}

// common reads the features that all seats have.
func (g *game) common(s *setting, levels *commonLevels) {
	*levels = commonLevels{}
	levels[cRound] = uint8(g.toCome(s))
	undone := uint8(0)
	for i, contract := range g.contracts {
		if contract == portroyal.NoContract {
			break
		}
		levels[cCubes+int(contract)-1] = min(s.cubes[i], portroyal.MaxPlayers) + 1
		if s.cubes[i] == 0 {
			undone++
		}
	}
	if g.options.HasTarget() {
		levels[cLeader] = s.leader
		return
	}
	levels[cTime] = min(s.time, mostTurns)
	levels[cTried] = min(undone, 7)
}

// seat reads the features of a seat.
func (g *game) seat(view *portroyal.View, s *setting, seat int, t *portroyal.Tableau, levels *seatLevels) {
	*levels = seatLevels{}
	set := func(at int, level int) { levels[at] = uint8(min(level, seatFeatures[at].levels)) }
	set(fCoins, int(t.Coins))
	set(fSwords, int(t.Swords))
	for i := range portroyal.Colours {
		set(fTraders+i, int(t.Traders[i+1]))
		set(fClerks+i, int(t.Clerks[i+1]))
		set(fWholesalers+i, int(t.Wholesalers[i+1]))
	}
	for i, role := range incomes {
		set(fIncome+i, int(t.Roles[role]))
	}
	for i := range symbols {
		set(fSymbols+i, int(t.Symbols[i+1]))
	}
	set(fExpeditions, int(t.Expeditions))
	if !g.options.Ranks(t) {
		set(fUnranked, 1)
	}
	for _, card := range s.row {
		if card == portroyal.NoCard {
			break
		}
		set(fLacks+int(rowPlaces[card]), 1+view.Lacks(seat, card))
	}
	away := (seat - int(s.next) + g.players) % g.players
	set(fPlace, (g.players-1)*portroyal.MaxPlayers+away+1)
	g.contractsOf(view, seat, t, levels)
	g.prospectsOf(s, t, levels)
	if g.options.HasTimePile() {
		if int(s.time) > away {
			set(fOwnTurns, 1+(int(s.time)-away-1)/g.players)
		}
		return
	}
	levels[fDistance] = g.distance(t)
	comes := away < g.toCome(s)
	set(fTurns, turnsLevel(s.ending, comes))
	set(fOrder, (g.players-1)*portroyal.MaxPlayers+(seat-g.start+g.players)%g.players+1)
	if s.ending {
		set(fLast, g.lastLevel(s, seat, t, comes))
	}
}

// lastLevel says how far ahead a seat is in the last round, see [lastLevels].
func (g *game) lastLevel(s *setting, seat int, t *portroyal.Tableau, comes bool) int {
	own, other := StandingOf(seat, t), s.best.Rival(seat)
	level := 1
	if comes {
		level += lastLevels
	}
	ahead := int(own.Points) - int(other.Points)
	switch {
	case !g.options.Ranks(t): // F3
		return level
	case ahead < 0:
		return level + max(ahead, -mostApart) + mostApart
	case ahead > 0:
		return level + min(ahead, mostApart) + mostApart + 2
	case own.Better(other):
		return level + mostApart + 2
	case other.Better(own):
		return level + mostApart
	}
	return level + mostApart + 1
}

// toCome is how many turns of the round are still to come: all of them if it is about to begin.
func (g *game) toCome(s *setting) int { return (g.start-int(s.next)+g.players-1)%g.players + 1 }

// turnsLevel says whether the last round has come, and whether a seat's turn still comes in this round.
func turnsLevel(ending, comes bool) int {
	level := 1
	if ending {
		level += 2
	}
	if comes {
		level++
	}
	return level
}

// prospectsOf reads what the cards that can come offer to a seat.
func (g *game) prospectsOf(s *setting, t *portroyal.Tableau, levels *seatLevels) {
	set := func(at int, level int) { levels[at] = uint8(min(level, seatFeatures[at].levels)) }
	fleet := g.prospects.fleet(int(t.Swords))
	set(fRepels, level(fleet.repelled, 10))
	set(fFour, level(fleet.four, 10))
	set(fFive, level(fleet.five, 10))
	market := g.prospects.market(int(t.Coins) + int(t.Roles[portroyal.Mademoiselle]))
	set(fAffords, level(market.affordable, 10))
	set(fPoints, level(market.points, 4))
	set(fTrade, level(g.prospects.trade(t), 5))
	if g.options.HasTarget() {
		away := g.distance(t)
		set(fBehind, int(away-s.leader))
		if away <= mostPoints {
			set(fReaching, level(market.reaching[away], 20))
		}
	}
}

func (g *game) contractsOf(view *portroyal.View, seat int, t *portroyal.Tableau, levels *seatLevels) {
	if !g.options.Contracts {
		return
	}
	levels[fFulfilled] = uint8(t.Fulfilled())
	levels[fCubes] = uint8(min(view.FreeCubes(seat), seatFeatures[fCubes].levels))
	for i, contract := range g.contracts {
		if contract == portroyal.NoContract {
			break
		}
		level := &levels[fContracts+int(contract)-1]
		switch {
		case t.Done>>i&1 != 0:
			*level = doneLevel
		case !view.Open(seat, contract):
			*level = closedLevel
		default:
			*level = 1 + uint8(min(missing(view, seat, t, contract), mostMissing))
		}
	}
}

// missing says what a seat is short of for a contract, as a number from 0 to mostMissing. If two kinds of persons are
// asked for it says which: a captain is easier to come by than a mademoiselle. For an expedition it is what is missing
// for the nearest one that is out.
func missing(view *portroyal.View, seat int, t *portroyal.Tableau, contract portroyal.Contract) int {
	needs := &contract.Face().Needs
	switch {
	case needs.Other != portroyal.NoRole:
		short := 0
		if t.Roles[needs.Role] < needs.Persons {
			short++
		}
		if t.Roles[needs.Other] == 0 {
			short += 2
		}
		return short
	case needs.Expeditions > 0 && t.Expeditions == 0:
		least := mostMissing
		for at := 0; view.ExpeditionAt(at) != portroyal.NoCard; at++ {
			least = min(least, 1+view.Lacks(seat, view.ExpeditionAt(at)))
		}
		return least
	}
	return view.Short(seat, contract)
}
