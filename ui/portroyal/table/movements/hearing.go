package movements

import (
	"portroyal/engine/portroyal"
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

// Heard lists the sounds of events. In a movement each is played when its cause is seen: for a card when it is
// turned, for a coin when it arrives.
func Heard(events ...portroyal.Event) (all []sound.Sound) {
	for _, e := range events {
		all = append(all, sound.With(int(e.N), hearing[e.Kind])...)
		if e.Kind == portroyal.CardRevealed && e.Card.Face().Type == portroyal.TaxIncrease {
			all = append(all, soundTax)
		}
	}
	return all
}

// hearing maps every kind of event to its sounds. A person's turn and the winner have sounds that belong to no
// event.
var hearing = map[portroyal.EventKind][]sound.Sound{
	portroyal.TurnBegan:         {}, // it is called out
	portroyal.CardRevealed:      {sound.Turned},
	portroyal.TaxInsteadOf:      {soundTax},
	portroyal.ShipDocked:        {soundDocked},
	portroyal.ShipRepelled:      {soundRepelled},
	portroyal.WentBust:          {soundBust},
	portroyal.TaxPaid:           {sound.Paid},
	portroyal.TaxBonus:          {sound.Paid},
	portroyal.PileRenewed:       {sound.Turned}, // it is shuffled
	portroyal.DiscoverEnded:     {},
	portroyal.ChanceCame:        {},
	portroyal.AdmiralsPaid:      {sound.Paid},
	portroyal.ViceAdmiralsPaid:  {sound.Paid},
	portroyal.GunnersPaid:       {sound.Paid},
	portroyal.JestersPaid:       {sound.Paid},
	portroyal.ShipTraded:        {sound.Paid},
	portroyal.CoinGiven:         {sound.Paid},
	portroyal.CargoStowed:       {},
	portroyal.ClerkWorked:       {},
	portroyal.Gambled:           {}, // the four cards are
	portroyal.FeePaid:           {sound.Paid},
	portroyal.PersonHired:       {soundHired, sound.Paid},
	portroyal.Passed:            {},
	portroyal.PassedOver:        {},
	portroyal.Claimed:           {soundExpedition, sound.Paid},
	portroyal.StepMade:          {},
	portroyal.ContractFulfilled: {sound.Fulfilled, sound.Paid},
	portroyal.ContractDeclined:  {},
	portroyal.TimeMoved:         {sound.Turned},
	portroyal.HarbourCleared:    {}, // what is lost has been heard
	portroyal.TargetReached:     {sound.LastRound},
	portroyal.StandstillReached: {sound.LastRound},
	portroyal.GameEnded:         {}, // the end of the game has a screen and sounds of its own
}
