package piratescove

// Board is what lies open on the table, followed from event to event: a window shows with it what happens in the middle of
// an action, of which views know only what comes before and after. It is a plain value.
type Board struct {
	Round   int
	Ships   [MaxPlayers]Ship
	Hands   [MaxPlayers]int            // how many hidden cards each seat holds
	Fame    [MaxPlayers]int            // what the fame cards of each seat are worth that lie open (V3)
	Open    [OuterIslands + 1]Treasure // by island
	Blacks  [2]Black
	Navies  [2]Fleet
	Map     Map
	Pursuit Pursuit
	Fight   Brawl
}

// Map is where a Treasure Map doubles until the end of the round, and for whom (E1).
type Map struct {
	Seat   int
	Island Island // NoIsland for none
}

// Pursuit is who gets half of whose plunder until the end of the round, by a Buccaneer (E2).
type Pursuit struct {
	Runs   bool
	By, On int // seats
}

// Brawl is who fights where.
type Brawl struct {
	On     bool
	Final  bool   // for the first place (Z2)
	Island Island // NoIsland in the fight for the first place
	In     [Ships]bool
	Hull   [Ships - MaxPlayers]uint8 // hits that sink each ship that is no player's (K8)
}

// Board is what everybody sees.
func (s *state) Board() (b Board) {
	b.Round, b.Ships, b.Open, b.Blacks, b.Navies = int(s.round), s.ships, s.open, s.blacks, s.navies
	for seat, held := range s.held {
		b.Hands[seat], b.Fame[seat] = int(held), s.OpenFame(seat)
	}
	if s.mapped.seat != nobody {
		b.Map = Map{int(s.mapped.seat), s.mapped.island}
	}
	if by, on, runs := s.Pursued(); runs {
		b.Pursuit = Pursuit{true, by, on}
	}
	b.Fight.Final = s.final && s.step != toOver
	if b.Fight.On = s.fight.stage != between; b.Fight.On {
		b.Fight.Island, b.Fight.In, b.Fight.Hull = s.fight.island, s.fight.in, s.fight.hull
	}
	return b
}

// HullOf is how many hits sink a ship that is no player's.
func (f *Brawl) HullOf(ship Target) int { return int(f.Hull[ship-MaxPlayers]) }

// Legend is who sails a ship; NoLegend for a player's.
func (b *Board) Legend(ship Target) Legend {
	switch {
	case ship.Player():
		return NoLegend
	case ship >= FirstNavy:
		return Navy
	}
	return b.Blacks[ship-FirstBlack].Legend
}

// OnChart is the island where a ship that is no player's lies, NoIsland if it is not on the chart.
func (b *Board) OnChart(ship Target) Island {
	switch {
	case ship >= FirstNavy && !b.Navies[ship-FirstNavy].Gone:
		return b.Navies[ship-FirstNavy].Island
	case ship < FirstNavy && !b.Blacks[ship-FirstBlack].Gone:
		return b.Blacks[ship-FirstBlack].Island
	}
	return NoIsland
}

// FoesAt lists the ships at an island that are no player's.
func (b *Board) FoesAt(island Island) (ships []Target) {
	for ship := FirstBlack; ship <= SecondNavy; ship++ {
		if b.OnChart(ship) == island {
			ships = append(ships, ship)
		}
	}
	return ships
}

// Follow changes the board as an event of a position tells, also as a seat sees it, see [Event.SeenBy].
func (b *Board) Follow(e Event) {
	switch e.Kind {
	case RoundBegan:
		b.Round = int(e.N)
		b.clear()
	case TreasureShown:
		b.Open[e.Island] = e.Treasure
	case MapRolled:
		b.Map = Map{int(e.Seat), e.Island}
	case NavyCame:
		fleet := &b.Navies[e.Ship-FirstNavy]
		if fleet.Island = e.Island; e.Card == NoCard {
			fleet.Sender = e.Seat
		}
	case BlackMoved:
		b.Blacks[e.Ship-FirstBlack].Island = e.Island
	case BlackCame:
		black := &b.Blacks[e.Ship-FirstBlack]
		black.Legend, black.Gone = e.Legend, false
	case Taken:
		b.Blacks[e.Ship-FirstBlack].Gone = true
	case Plundered:
		b.Open[e.Island] = 0
	case FameShown:
		b.clear()
		if b.Fame[e.Seat] == 0 {
			b.Hands[e.Seat] -= int(e.Cards)
		}
		b.Fame[e.Seat] = 0
		b.Ships[e.Seat].Fame += e.N
	case TieFight:
		b.clear()
		b.Fight.On, b.Fight.Final, b.Fight.In[e.Seat] = true, true, true
	case Won:
		b.clear()
		b.Fight = Brawl{}
	default:
		b.fight(e)
		b.ship(e)
	}
}

// clear takes away what goes back at the end of a round (R6).
func (b *Board) clear() {
	b.Open, b.Navies, b.Map, b.Pursuit = [OuterIslands + 1]Treasure{}, [2]Fleet{}, Map{}, Pursuit{}
}

// fight follows who fights.
func (b *Board) fight(e Event) {
	f := &b.Fight
	switch e.Kind {
	case FightBegan:
		*f = Brawl{On: true, Island: e.Island}
		for seat := range b.Ships {
			f.In[seat] = b.Ships[seat].Island == e.Island
		}
		for i, black := range b.Blacks {
			if black.Island == e.Island && !black.Gone && black.Legend.Fights() {
				f.join(FirstBlack+Target(i), black.Legend)
			}
		}
		for i, fleet := range b.Navies {
			if fleet.Island == e.Island {
				f.join(FirstNavy+Target(i), Navy)
			}
		}
	case ShipHit:
		if !e.Ship.Player() {
			f.Hull[e.Ship-MaxPlayers]--
		}
	case Recovered:
		f.Hull[e.Ship-MaxPlayers] += e.N
	case Sunk:
		f.In[e.Ship] = false
		if e.Ship >= FirstNavy {
			b.Navies[e.Ship-FirstNavy].Gone = true
		} else {
			b.Blacks[e.Ship-FirstBlack].Gone = true
		}
	case Crippled, Fled:
		if f.In[e.Seat] = false; !f.Final {
			b.Ships[e.Seat].Island = Cove
		}
	case FightEnded:
		*f = Brawl{Final: f.Final}
	}
}

// join is a ship that is no player's.
func (f *Brawl) join(ship Target, legend Legend) {
	f.In[ship], f.Hull[ship-MaxPlayers] = true, legend.Face().Hull
}

// ship follows a player's ship, purse and hand.
func (b *Board) ship(e Event) {
	ship := &b.Ships[e.Seat]
	switch e.Kind {
	case Outfitted:
		ship.Doubloons -= uint8(ship.OutfitPrice(e.Steps))
		for section, n := range e.Steps {
			*ship = ship.Reinforced(Section(section), n)
		}
	case Played:
		b.Hands[e.Seat]--
		switch e.Card {
		case Overboard:
			ship.Treasures -= e.N
		case Buccaneer:
			b.Pursuit = Pursuit{true, int(e.Seat), int(e.Target)}
		}
	case Fired:
		for range e.Volley.All {
			b.Hands[e.Seat]--
		}
	case Sailed, Moved:
		ship.Island = e.Island
		if e.Kind == Moved && b.Pursuit.On == int(e.Seat) { // E4
			b.Pursuit = Pursuit{}
		}
	case ShipHit:
		if e.Ship.Player() {
			b.Ships[e.Ship].Hit(e.Section)
		}
	case FameGained:
		ship.Fame += e.N
	case FameLost:
		ship.Fame -= e.N
	case Mutiny:
		ship.Doubloons, ship.Treasures = 0, 0
	case Gained:
		ship.Doubloons += e.Doubloons
		ship.Treasures += e.Treasures
	case Bought:
		ship.Doubloons -= e.Doubloons
	case Drew:
		if e.Open {
			b.Fame[e.Seat] += int(e.Card.Face().Fame)
		} else {
			b.Hands[e.Seat]++
		}
	case ParrotLanded:
		ship.Parrot, ship.ParrotIs = e.Card, Sound
	case Healed:
		ship.ParrotIs = Sound
	case Repaired:
		ship.Doubloons -= e.Doubloons
		for section, place := range ship.Places {
			if place == 0 {
				ship.Places[section] = startPlace
			}
		}
	case Raised:
		ship.Places[e.Section] = e.N
		ship.Doubloons -= e.Doubloons
	case Buried:
		ship.Treasures -= e.Treasures
		ship.Doubloons -= e.Doubloons
	case CraftLost:
		ship.Craft[e.Section] = NoGuard // J22; a hit that destroys it has taken it away already
	case Attached:
		b.Hands[e.Seat]--
		ship.Craft[e.Section] = Sound
	case CraftMended:
		ship.Doubloons -= e.Doubloons
		ship.Craft[e.Section] = Sound
	case Returned:
		ship.Treasures -= e.Treasures
	}
}
