package value

import "portroyal/engine/piratescove"

// The numbers that the net reads: some of each seat, and some of the whole table.
const (
	seatInputs  = 42
	tableInputs = 16
)

// What the first weights read: the first so many of each.
const (
	firstSeatInputs  = 37
	firstTableInputs = 14
)

// inputs are the numbers of a position.
type inputs struct {
	players int
	seats   [piratescove.MaxPlayers][seatInputs]float32
	table   [tableInputs]float32
}

// read reads a position between two rounds.
func (in *inputs) read(p *piratescove.Position) {
	players := p.Players()
	in.players = players
	left := float32(p.Rounds()-p.Round()+1) / float32(p.Rounds()) // this one too
	in.table = [tableInputs]float32{left, left * left}
	if p.LastRound() {
		in.table[2] = 1
	}
	in.table[3+players-piratescove.MinPlayers] = 1
	for ship := piratescove.FirstBlack; ship <= piratescove.SecondBlack; ship++ {
		black := p.Black(ship)
		if black.Legend != piratescove.NoLegend {
			in.table[6+int(black.Legend)] = 1
			if black.Island == piratescove.TreasureIsland {
				in.table[12] = 1
			}
		}
	}
	doubloons, _ := p.Bank()
	in.table[13] = float32(doubloons) / 124
	closed, closes := false, false // whether a black ship that fights lies at Treasure Island, now and a round later (R6)
	for ship := piratescove.FirstBlack; ship <= piratescove.SecondBlack; ship++ {
		black := p.Black(ship)
		closed = closed || black.Island == piratescove.TreasureIsland && black.Legend.Fights()
		closes = closes || black.Island == piratescove.CrewIsland && black.Legend.Fights()
	}
	in.table[14], in.table[15] = flag(closed), flag(closes)
	best, second := -1, -1
	for seat := range players {
		ship := p.ShipAt(seat)
		switch fame := int(ship.Fame); {
		case fame > best:
			best, second = fame, best
		case fame > second:
			second = fame
		}
	}
	for seat := range players {
		in.readSeat(p, seat, best, second, left)
	}
	for seat := range players {
		in.compare(seat)
	}
}

// compare adds what follows from several of the other inputs: of those of all seats, the speed and the dice.
func (in *inputs) compare(seat int) {
	const treasures, gold, dice, speed = 8, 5, 10, 11 // where they stand
	x := &in.seats[seat]
	slower, weaker := float32(0), float32(0)
	for other := range in.players {
		slower += flag(in.seats[other][speed] < x[speed])
		weaker += flag(in.seats[other][dice] < x[dice])
	}
	others := float32(in.players - 1)
	copy(x[firstSeatInputs:], []float32{
		x[treasures] * in.table[14], x[treasures] * in.table[15], slower / others, weaker / others, max(0, x[gold]-1),
	})
}

func (in *inputs) readSeat(p *piratescove.Position, seat, best, second int, left float32) {
	ship := p.ShipAt(seat)
	fame := int(ship.Fame)
	lead := fame - best
	if lead == 0 {
		lead = fame - second
	}
	leads := min(max(float32(lead)/8, -2), 2)
	gold, treasures := float32(ship.Doubloons), float32(ship.Treasures)
	hand := p.HandOf(seat)
	handFame := float32(p.HandFame(seat))
	cannons, crew := ship.Value(piratescove.Cannons), ship.Value(piratescove.Crew)
	dice := min(cannons, crew)
	switch ship.Parrot {
	case piratescove.Silver:
		dice = 6
	case piratescove.Bones:
		dice = cannons
	}
	speed := float32(ship.Value(piratescove.Sails)) / 12
	if ship.Parrot == piratescove.Trelawney {
		speed++
	}
	x := &in.seats[seat]
	*x = [seatInputs]float32{
		float32(fame) / 15, leads, leads * (1 - left), (1 - left) * (leads + handFame/8), handFame / 4,
		gold / 12, min(gold, 6) / 6, gold / 12 * left, treasures / 8, treasures / 8 * left, float32(dice) / 6, speed,
	}
	i := 12
	life := 99
	sum := float32(0)
	for section := piratescove.Hull; section < piratescove.Sections; section++ {
		place := ship.Places[section]
		x[i] = float32(place) / 8
		sum += x[i]
		x[i+4] = guarded[ship.Craft[section]]
		life = min(life, ship.Life(section))
		i++
	}
	i += 4
	if ship.Parrot != piratescove.NoCard {
		x[i+int(ship.Parrot-piratescove.Flint)] = 1
	}
	i += 4 // 24
	copy(x[i:], []float32{
		flag(dice >= 3), flag(dice >= 4), flag(dice >= 5), sum / 4 * left, float32(min(life, 6)) / 4,
		float32(ship.Value(piratescove.Hull)-int(ship.Treasures)) / 8, float32(p.HandSize(seat)) / 5,
		float32(hand.Of(piratescove.BattleCard)) / 2, float32(hand.Of(piratescove.VolleyCard)) / 2,
		float32(hand.Of(piratescove.EventCard)) / 2, float32(hand.Of(piratescove.MastercraftCard)) / 2,
		flag(lead > 0), flag(ship.Fame == 0),
	})
}

// guarded is how much a mastercraft counts, by its state.
var guarded = [...]float32{piratescove.NoGuard: 0, piratescove.Sound: 1, piratescove.Struck: 0.5}

func flag(is bool) float32 {
	if is {
		return 1
	}
	return 0
}
