package portroyal

// goal is what a game is played for, and what ends it. Another one is another row; everything else asks it.
type goal struct {
	leastPlayers int                   // S1
	laid         func(players int) int // contracts that lie face up, if the game has any (K1, P1)
	adjustable   bool                  // their number can be chosen (P1)

	target     bool // reaching it makes the round the last one (F1)
	standstill bool // so do too many quiet turns (F6)
	timePile   bool // the first card of a turn comes from it, and the game ends with it (P2)
	shared     bool // all players win or none: as soon as every contract is fulfilled (P4)
}

// goals are the two: each player to a target, and all together against time.
var goals = [...]goal{
	{leastPlayers: MinPlayers, laid: func(int) int { return contractsLaid }, target: true, standstill: true},
	{leastPlayers: 1, laid: UsualContracts, adjustable: true, timePile: true, shared: true},
}

// goal is what a game with these options is played for, looked up without a jump.
func (o *Options) goal() *goal { return &goals[one(o.Cooperative)] }

// LeastPlayers is the lowest number of players (S1).
func (o Options) LeastPlayers() int { return o.goal().leastPlayers }

// HasTarget reports whether reaching the target ends the game (F1).
func (o Options) HasTarget() bool { return o.goal().target }

// HasTimePile reports whether the game ends with the Time Pile (P2).
func (o Options) HasTimePile() bool { return o.goal().timePile }

// Together reports whether all players win or none, so that nobody has a rival (P4).
func (o Options) Together() bool { return o.goal().shared }

// FaceUp is how many contracts are face up (K1, P1).
func (o Options) FaceUp() int {
	switch {
	case !o.Contracts:
		return 0
	case o.ContractsLaid > 0:
		return int(o.ContractsLaid)
	}
	return o.goal().laid(int(o.Players))
}

// UsualContracts is how many contracts the rules of the cooperative game lay face up for so many
// players: 3 for one, 4 to 7 for two to five (P1).
func UsualContracts(players int) int { return players + 2 }
