// Package portroyal knows the rules of the card game Port Royal and nothing else:
// no screen, no clock, no goroutine, no file.
//
// A [Position] is a plain value: copying it gives an independent game. [Position.Legal]
// lists what may be done, [Position.Apply] does one of these things, and a [View] is what
// every player may know of a position. Numbers such as H6 in comments and errors are those
// of the project's rules.
//
// The smallest useful loop:
//
//	position, err := portroyal.New(portroyal.DefaultOptions(), 7, portroyal.RandomStart)
//	for err == nil && position.Phase() != portroyal.Over {
//		err = position.Apply(position.Legal(nil)[0], nil)
//	}
//
// Events tell what happens, in this order. A turn goes on over several actions, and an interruption comes at the point
// where it interrupts:
//
//	turn      any number of claims, contracts and reveals; then a bust; or DiscoverEnded, the chances of all
//	          players and the end; or Gambled and four reveals, once for each gambler used, and either of the two, with
//	          any number of claims and contracts in between
//	reveal    CardRevealed; of a ship ShipRepelled and contracts, or ShipDocked and Gamester or Tiny Gamester,
//	          or a bust; of a tax increase the tax. TaxInsteadOf and the tax if no card comes. Among a gambler's
//	          four cards no ship is repelled, none is told to dock, and a bust waits for the last one
//	tax       TaxPaid of each player who pays, from the active one on; Tax Officer; TaxBonus; TimeMoved
//	bust      WentBust, HarbourCleared, JestersPaid, Jinx, the end
//	chance    AdmiralsPaid, ViceAdmiralsPaid, GunnersPaid, JestersPaid; then PassedOver; or ChanceCame, whatever
//	          is traded, hired, claimed and fulfilled, and Passed unless nothing was left to decide
//	trade     ShipTraded, CargoStowed, CoinGiven, FeePaid, ClerkWorked, TargetReached, StepMade
//	hire      FeePaid, PersonHired, TargetReached, contracts
//	claim     Claimed, TargetReached, contracts
//	contract  StepMade if it has steps, ContractFulfilled, TargetReached; or ContractDeclined
//	end       HarbourCleared, StandstillReached; TurnBegan or GameEnded
//
// PileRenewed comes right before the event whose cards or coins need a new pile. In a cooperative game a win
// ends the turn at once, with HarbourCleared and GameEnded.
//
// Computer players, tournaments and the files of games are elsewhere.
package portroyal
