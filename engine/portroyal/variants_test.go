package portroyal_test

import (
	"testing"

	"portroyal/engine/portroyal"
)

// wishes lists every combination of decks and variants, also those that do not go together.
func wishes(show func(portroyal.Options)) {
	for bits := range 1 << 12 {
		o := portroyal.DefaultOptions()
		o.Decks = portroyal.Deck(bits & 31)
		if o.Decks != portroyal.DeckUnterwegs {
			o.Decks = o.Decks&^portroyal.DeckUnterwegs | portroyal.DeckBase
		}
		o.Contracts, o.Cooperative = bits&32 != 0, bits&64 != 0
		o.AutoContracts, o.RequireExpedition, o.AutoPass = bits&128 != 0, bits&256 != 0, bits&512 != 0
		o.HiddenDiscards, o.CoinsByPlace = bits&1024 != 0, bits&2048 != 0
		o.ContractsLaid, o.Difficulty = uint8(bits%8), uint8(bits%3)
		show(o)
	}
}

// TestWhatIsSettledCanBePlayed settles every wish for every number of players; a game that could be played as
// it was wished stays as it is.
func TestWhatIsSettledCanBePlayed(t *testing.T) {
	wishes(func(o portroyal.Options) {
		for players := 1; players <= portroyal.MaxPlayers; players++ {
			settled := o.Settled(players)
			if err := settled.Check(); err != nil {
				t.Fatalf("%+v for %d becomes %+v: %v", o, players, settled, err)
			}
			o.Players = uint8(players)
			if o.Check() != nil {
				continue
			}
			if settled.ContractsLaid == 0 && settled.FaceUp() == o.FaceUp() {
				settled.ContractsLaid = o.ContractsLaid
			}
			if settled != o {
				t.Fatalf("%+v becomes %+v", o, settled)
			}
		}
	})
}

// TestObstaclesAreWhatCheckRefuses compares each obstacle with what is refused when the variant is chosen
// all the same.
func TestObstaclesAreWhatCheckRefuses(t *testing.T) {
	for variant, chosen := range map[portroyal.Variant]func(*portroyal.Options) *bool{
		portroyal.Contracts:         func(o *portroyal.Options) *bool { return &o.Contracts },
		portroyal.Cooperative:       func(o *portroyal.Options) *bool { return &o.Cooperative },
		portroyal.RequireExpedition: func(o *portroyal.Options) *bool { return &o.RequireExpedition },
		portroyal.CoinsByPlace:      func(o *portroyal.Options) *bool { return &o.CoinsByPlace },
	} {
		refused := 0
		wishes(func(o portroyal.Options) {
			o = o.Settled(3)
			if variant == portroyal.Contracts && o.Cooperative {
				return // it depends on the contracts
			}
			obstacle := o.Obstacle(variant)
			*chosen(&o) = true
			if variant == portroyal.Cooperative && (o.RequireExpedition || o.CoinsByPlace) {
				return // refused because of the other ones
			}
			if refuses := o.Check() != nil; refuses != (obstacle != portroyal.NoObstacle) {
				t.Fatalf("%+v: obstacle %d, and Check says %v", o, obstacle, o.Check())
			} else if refuses {
				refused++
			}
		})
		if refused == 0 {
			t.Errorf("variant %d is never refused", variant)
		}
	}
}
