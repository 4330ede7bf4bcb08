package movements

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/sound"
)

// Sounds of this game alone; the others are those of any game.
const (
	soundDocked     sound.Sound = "docked"     // a ship comes alongside
	soundRepelled   sound.Sound = "repelled"   // a ship is repelled
	soundBust       sound.Sound = "bust"       // the harbour is lost
	soundHired      sound.Sound = "hired"      // a person comes aboard
	soundExpedition sound.Sound = "expedition" // an expedition is claimed
	soundContract   sound.Sound = "contract"   // a contract is fulfilled
	soundTax        sound.Sound = "tax"        // a tax increase
	soundLastRound  sound.Sound = "last-round" // the last round begins
)

// Heard lists what is heard of an event. As a movement each sound comes when it is seen: a card when it is turned, a
// coin when it arrives.
func Heard(e portroyal.Event) (sounds []sound.Sound) {
	for _, s := range hearing[e.Kind](e) {
		if s != sound.None {
			sounds = append(sounds, s)
		}
	}
	return sounds
}

// hearing says of every kind of event what is heard of it. A person's turn, and who has won, no event tells.
var hearing = map[portroyal.EventKind]func(e portroyal.Event) []sound.Sound{
	portroyal.TurnBegan:         nothing, // it is called out
	portroyal.CardRevealed:      turnedUp,
	portroyal.TaxInsteadOf:      only(soundTax),
	portroyal.ShipDocked:        only(soundDocked),
	portroyal.ShipRepelled:      only(soundRepelled),
	portroyal.WentBust:          only(soundBust),
	portroyal.TaxPaid:           paid,
	portroyal.TaxBonus:          paid,
	portroyal.PileRenewed:       nothing,
	portroyal.DiscoverEnded:     nothing,
	portroyal.ChanceCame:        nothing,
	portroyal.AdmiralsPaid:      paid,
	portroyal.ViceAdmiralsPaid:  paid,
	portroyal.GunnersPaid:       paid,
	portroyal.JestersPaid:       paid,
	portroyal.ShipTraded:        paid,
	portroyal.CoinGiven:         paid,
	portroyal.CargoStowed:       nothing,
	portroyal.ClerkWorked:       nothing,
	portroyal.Gambled:           nothing, // the four cards are
	portroyal.FeePaid:           paid,
	portroyal.PersonHired:       with(soundHired),
	portroyal.Passed:            nothing,
	portroyal.PassedOver:        nothing,
	portroyal.Claimed:           with(soundExpedition),
	portroyal.StepMade:          nothing,
	portroyal.ContractFulfilled: with(soundContract),
	portroyal.ContractDeclined:  nothing,
	portroyal.TimeMoved:         only(sound.Turned),
	portroyal.HarbourCleared:    nothing, // what is lost has been heard
	portroyal.TargetReached:     only(soundLastRound),
	portroyal.StandstillReached: only(soundLastRound),
	portroyal.GameEnded:         nothing, // the end of the game is seen and heard by itself
}

func nothing(portroyal.Event) []sound.Sound { return nil }

func only(s sound.Sound) func(portroyal.Event) []sound.Sound {
	return func(portroyal.Event) []sound.Sound { return []sound.Sound{s} }
}

// paid is what is heard of coins that change hands.
func paid(e portroyal.Event) []sound.Sound { return []sound.Sound{coins(int(e.N))} }

// with is what is heard of something that coins are paid for.
func with(s sound.Sound) func(portroyal.Event) []sound.Sound {
	return func(e portroyal.Event) []sound.Sound { return []sound.Sound{s, coins(int(e.N))} }
}

// turnedUp is what is heard of a card: a tax increase has a sound of its own as well.
func turnedUp(e portroyal.Event) []sound.Sound {
	if e.Card.Face().Type == portroyal.TaxIncrease {
		return []sound.Sound{sound.Turned, soundTax}
	}
	return []sound.Sound{sound.Turned}
}

// coins is what is heard of so many coins.
func coins(n int) sound.Sound {
	switch n {
	case 0:
		return sound.None
	case 1:
		return sound.Coin
	}
	return sound.Coins
}

// hear lets a sound be heard while what it belongs to is seen.
func (s *script) hear(what sound.Sound) anim.Motion {
	if what == sound.None {
		return anim.Motion{}
	}
	return anim.Cue(func() { s.stage.Play(what) })
}
