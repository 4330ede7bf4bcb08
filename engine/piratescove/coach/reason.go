package coach

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/chances"
)

// Topic is what a reason is about.
type Topic int

// The topics, with the fields of [Reason] that they use. They stand in the order in which a choice lists them.
const (
	// Of an island, to sail to, to go to by Safe Passage, or to send the Navy to.

	CardWorth Topic = iota // its Treasure card is worth Fame to the seat if it plunders, with a map, a Buccaneer, its hull
	Doubles                // a Treasure Map doubles the treasures of one of five islands, for Fame more to the seat on average
	Alone                  // no other player's ship is there, with Chance
	Company                // Seat is there, with Chance; the likeliest first, from 1 in 20
	Awaits                 // Ship of Legend is there: Hits to expect of a salvo of it, and Fame for who sinks or takes it
	ToBury                 // N treasures and Of doubloons aboard could be buried there for Fame, of which a Buccaneer has taken half
	CanRaise               // it raises Section: the doubloons aboard pay N steps, up to place Of
	CanBuy                 // the doubloons aboard pay N tavern cards, with Fame of fame cards to expect of all of them
	Unburied               // after the last round N treasures and Of doubloons aboard count nothing

	// Of a choice in a fight. The chances are those if the seat stays to the end, and all others fight as usual, see
	// [chances.Usual].

	Strikes    // a salvo: Hits to expect on Ship, in Section, which is crippled or sunk by it with Chance
	Backfires  // volley cards: Hits to expect on the own ship, which is crippled by them with Chance
	StaysLast  // the own ship is still there at the end with Chance; Error
	IsCrippled // the own ship is crippled with Chance; Error
	FightFame  // Fame to expect from the fight, where nothing else is at stake; Error
	FightWorth // Fame to expect from the fight and from what AtStake says, as often as the ship is left there; Error
	AtStake    // who is left there gets what the card is worth, or can bury: Fame
	Forgoes    // who flees does not: Fame
	GivesFame  // N other ships get 1 fame each, since the own one was hit
	Mutinies   // with Chance N treasures, Of doubloons and Fame are lost

	// Of something bought or put in place. N is then, Of is now.

	Price  // N doubloons, and Of are left
	Room   // treasures that the hull holds
	Rank   // place among all players' ships by speed, 1 for the fastest
	Speed  // speed, where that of the others is not known
	Dice   // dice in a fight
	Sturdy // hits that cripple the ship at its weakest section
	Guards // hits that destroy Section

	// Of what an island gives, and of other things.

	Draws     // N tavern cards, with Fame of fame cards to expect
	Buries    // Fame to the seat
	Halves    // Seat, its Buccaneer, gets Fame of it
	Overflows // N treasures go back, since the hull does not hold them
	Preys     // Seat has N treasures and Of doubloons aboard, and gives half of what it plunders or buries
	PaysFame  // N fame, or none

	// Of a choice of which there is nothing else to say.

	Aboard        // who ends a visit has N treasures and Of doubloons aboard
	SavesCards    // who plays none has N cards in hand
	Openly        // all choose their islands openly, one after the other (N3)
	NothingToBury // Treasure Island has nothing for the seat
	Concedes      // who flees from the fight that decides between tied players gives up the victory (Z)

	// Topics is how many there are.
	Topics = iota
)

var topicNames = [Topics]string{
	"card-worth", "doubles", "alone", "company", "awaits", "to-bury", "can-raise", "can-buy", "unburied",
	"strikes", "backfires", "stays-last", "is-crippled", "fight-fame", "fight-worth", "at-stake", "forgoes", "gives-fame", "mutinies",
	"price", "room", "rank", "speed", "dice", "sturdy", "guards",
	"draws", "buries", "halves", "overflows", "preys", "pays-fame",
	"aboard", "saves-cards", "openly", "nothing-to-bury", "concedes",
}

// String is the topic's name, for programs.
func (t Topic) String() string { return topicNames[t] }

// Reason is a fact that speaks for or against a choice, read off the table or worked out from it; none comes from the
// search, but for how often others are expected at an island (Company, Alone). Fields that its topic does not use are 0.
type Reason struct {
	Topic   Topic
	N, Of   int
	Chance  float64 // from 0 to 1
	Fame    float64 // treasures, doubloons and cards by the usual rates, see [chances.UsualRates]
	Hits    float64
	Error   float64 // standard error of Chance or Fame where it was played out
	Seat    int
	Ship    cove.Target
	Legend  cove.Legend `json:",omitzero"`
	Section cove.Section
}

// facts are what reasons are made of.
type facts struct {
	q       *question
	view    *cove.View
	seat    int
	ship    *cove.Ship
	islands []chances.Island // from 1 on, at place island - 1
	last    bool             // it is the last round
}

func (q *question) facts() *facts {
	f := &facts{q: q, view: q.view, seat: q.view.Seat()}
	f.ship = f.view.ShipAt(f.seat)
	f.islands = chances.Islands(f.view, chances.UsualRates)
	f.last = f.view.LastRound()
	return f
}

// reasons are those of a choice: at least one, so that nobody is left with a number alone.
func (f *facts) reasons(a cove.Action) []Reason {
	if all := f.telling(a); len(all) > 0 {
		return all
	}
	switch a.Kind {
	case cove.Done:
		return []Reason{{Topic: Aboard, N: int(f.ship.Treasures), Of: int(f.ship.Doubloons)}}
	case cove.Pass:
		return []Reason{{Topic: SavesCards, N: f.view.HandSize(f.seat)}}
	case cove.Sail, cove.Play:
		if a.Kind == cove.Play && a.Card == cove.Lookout {
			return []Reason{{Topic: Openly}}
		}
		return []Reason{{Topic: NothingToBury}}
	case cove.KeepOld:
		return []Reason{{Topic: PaysFame}}
	case cove.Flee:
		return []Reason{{Topic: Concedes}}
	}
	return nil
}

// telling are the reasons of a choice that tell it from others.
func (f *facts) telling(a cove.Action) []Reason {
	switch a.Kind {
	case cove.Sail:
		return f.offers(a.Island, f.expected(a))
	case cove.Outfit, cove.Raise, cove.Attach, cove.Mend:
		return f.improves(a)
	case cove.Fire, cove.Hold, cove.Flee:
		return f.fights(a)
	case cove.Aim:
		return []Reason{f.aims(a)}
	case cove.TakeNew:
		return []Reason{{Topic: PaysFame, N: 1}}
	case cove.Buy:
		return []Reason{f.pays(2), f.draws(1)}
	case cove.TakeCards:
		return []Reason{f.draws(2)}
	case cove.TakeGold:
		return []Reason{f.draws(1)}
	case cove.Bury, cove.BuryGold:
		return f.buries(a)
	case cove.Done:
		return f.leaves()
	case cove.Play:
		return f.plays(a)
	case cove.Pass:
		if f.view.Phase() == cove.Boarding {
			return f.fights(a)
		}
	}
	return nil
}

// plays are the reasons of playing a card.
func (f *facts) plays(a cove.Action) []Reason {
	switch a.Card {
	case cove.TreasureMap:
		return []Reason{{Topic: Doubles, Fame: chances.MapWorth(f.view, chances.UsualRates)}}
	case cove.Buccaneer:
		prey := f.view.ShipAt(int(a.Target))
		return []Reason{
			{Topic: Preys, Seat: int(a.Target), N: int(prey.Treasures), Of: int(prey.Doubloons)},
		}
	case cove.SafePassage:
		return f.offers(a.Island, f.present())
	case cove.RoyalNavy, cove.LetterOfMarque:
		there := f.company(a.Island, f.present())
		if f.ship.Island != a.Island { // who is alone there is somebody else
			there = slices.DeleteFunc(there, func(r Reason) bool { return r.Topic == Alone })
		}
		return append(there, Reason{
			Topic: Awaits, Ship: cove.FirstNavy, Legend: cove.Navy, Hits: navySalvo(), Fame: prize(cove.Navy),
		})
	case cove.Shipwright:
		return f.improves(a)
	}
	if f.view.Phase() == cove.Boarding {
		return f.fights(a)
	}
	return nil
}

// expected are how often each other seat is at each island, if the seat of the view chooses one.
func (f *facts) expected(a cove.Action) (mixes [cove.MaxPlayers]bot.Mix) {
	for seat := range f.view.Players() {
		switch {
		case seat == f.seat:
		case f.q.mixed:
			mixes[seat] = f.q.others[seat]
		case f.view.Chosen(seat): // openly (N3)
			mixes[seat][f.view.Steered(seat)] = 1
		default:
			mixes[seat] = f.q.adviser.Following(a, seat)
		}
	}
	return mixes
}

// present is the same after navigation: the ships are where they are.
func (f *facts) present() (mixes [cove.MaxPlayers]bot.Mix) {
	for seat := range f.view.Players() {
		if at := f.view.ShipAt(seat).Island; at.Outer() || at == cove.TreasureIsland {
			mixes[seat][at] = 1
		}
	}
	mixes[f.seat] = bot.Mix{}
	return mixes
}
