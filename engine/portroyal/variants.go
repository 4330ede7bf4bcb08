package portroyal

// Variant is one of the choices of a game that go together with some editions only.
type Variant uint8

// The variants, by the fields of [Options].
const (
	Contracts         Variant = iota // K1
	Cooperative                      // P1 to P6
	AutoContracts                    // K5
	RequireExpedition                // F3
	AutoPass                         // F5
	HiddenDiscards                   // C6
	CoinsByPlace                     // S4
)

// Obstacle says why a variant does not go together with the rest of the options.
type Obstacle uint8

// The obstacles.
const (
	NoObstacle    Obstacle = iota
	NoExpansion            // contracts need its cards (S3)
	NoContracts            // the variant is about contracts (K5, P1)
	NoExpeditions          // the edition has none (F3)
	Together               // a cooperative game has no target (P4)
	Alone                  // there is nobody to pass to
	NoRivals               // all players win or none, wherever they sit (P4)
)

// Obstacle says what keeps a variant from being played with the other options, NoObstacle if nothing does. A variant
// that depends on one that is not chosen cannot be played either.
func (o Options) Obstacle(variant Variant) Obstacle {
	switch variant {
	case Contracts:
		if o.Decks&DeckExpansion == 0 {
			return NoExpansion
		}
	case Cooperative, AutoContracts:
		if !o.Contracts {
			return NoContracts
		}
	case RequireExpedition:
		switch {
		case !o.Decks.HasExpeditions():
			return NoExpeditions
		case !o.HasTarget():
			return Together
		}
	case AutoPass:
		if o.alone() {
			return Alone
		}
	case CoinsByPlace:
		if o.Together() {
			return NoRivals
		}
	}
	return NoObstacle
}

// Settled is the game that comes of a wish for so many players: without the variants that do not go
// together with the rest, and with as many players as the edition is for (S1). Alone is played only if the
// game is cooperative.
func (o Options) Settled(players int) Options {
	o.Contracts = o.Contracts && o.Obstacle(Contracts) == NoObstacle
	o.Cooperative = o.Cooperative && o.Obstacle(Cooperative) == NoObstacle
	o.RequireExpedition = o.RequireExpedition && o.Obstacle(RequireExpedition) == NoObstacle
	o.CoinsByPlace = o.CoinsByPlace && o.Obstacle(CoinsByPlace) == NoObstacle
	o.Players = uint8(max(o.LeastPlayers(), min(players, MostPlayers(o.Decks))))
	if !o.goal().adjustable {
		o.ContractsLaid = 0
	}
	if !o.HasTimePile() {
		o.Difficulty = 0
	}
	if int(o.ContractsLaid) == UsualContracts(int(o.Players)) {
		o.ContractsLaid = 0 // goes with the number of players
	}
	return o
}

// Ranks reports whether what a seat has in front of it shows the expedition that F3 asks for; it always does without
// that variant.
func (o *Options) Ranks(t *Tableau) bool { return t.Expeditions > 0 || !o.RequireExpedition }

// playersDecide reports whether contracts are fulfilled when a player says so, not by themselves (K5).
func (o *Options) playersDecide() bool { return o.Contracts && !o.AutoContracts }

// alone reports whether there is nobody to give a coin to or to wait for (H11, P5).
func (o *Options) alone() bool { return o.Players == 1 }
