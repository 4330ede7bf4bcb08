package movements

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/sound"
)

// Sounds that only this game has.
const (
	soundDocked     sound.Sound = "docked"     // a ship comes alongside
	soundRepelled   sound.Sound = "repelled"   // a ship is repelled
	soundBust       sound.Sound = "bust"       // the harbour is lost
	soundHired      sound.Sound = "hired"      // a person comes aboard
	soundExpedition sound.Sound = "expedition" // an expedition is claimed
	soundTax        sound.Sound = "tax"        // a tax increase
)

// Fulfilled is the sound of a contract, or anything like it, that is fulfilled.
const Fulfilled sound.Sound = "contract"

// Heard lists the sounds of an event. In a movement each is played when its cause is seen: for a card when it is
// turned, for a coin when it arrives.
func Heard(e portroyal.Event) (sounds []sound.Sound) {
	for _, s := range hearing[e.Kind](e) {
		if s != sound.None {
			sounds = append(sounds, s)
		}
	}
	return sounds
}

// hearing maps every kind of event to its sounds. A person's turn and the winner have sounds that belong to no
// event.
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
	portroyal.ContractFulfilled: with(Fulfilled),
	portroyal.ContractDeclined:  nothing,
	portroyal.TimeMoved:         only(sound.Turned),
	portroyal.HarbourCleared:    nothing, // what is lost has been heard
	portroyal.TargetReached:     only(sound.LastRound),
	portroyal.StandstillReached: only(sound.LastRound),
	portroyal.GameEnded:         nothing, // the end of the game has a screen and sounds of its own
}

func nothing(portroyal.Event) []sound.Sound { return nil }

func only(s sound.Sound) func(portroyal.Event) []sound.Sound {
	return func(portroyal.Event) []sound.Sound { return []sound.Sound{s} }
}

// paid is the sound of coins that change hands.
func paid(e portroyal.Event) []sound.Sound { return []sound.Sound{coins(int(e.N))} }

// with is the sound of something that is paid for with coins.
func with(s sound.Sound) func(portroyal.Event) []sound.Sound {
	return func(e portroyal.Event) []sound.Sound { return []sound.Sound{s, coins(int(e.N))} }
}

// turnedUp is the sound of a card, and of a tax increase in addition.
func turnedUp(e portroyal.Event) []sound.Sound {
	if e.Card.Face().Type == portroyal.TaxIncrease {
		return []sound.Sound{sound.Turned, soundTax}
	}
	return []sound.Sound{sound.Turned}
}

// coins is the sound of this many coins.
func coins(n int) sound.Sound {
	switch n {
	case 0:
		return sound.None
	case 1:
		return sound.Coin
	}
	return sound.Coins
}

// hear plays a sound at this point of the movement.
func (s *script) hear(what sound.Sound) anim.Motion {
	if what == sound.None {
		return anim.Motion{}
	}
	return anim.Cue(func() { s.stage.Play(what) })
}
