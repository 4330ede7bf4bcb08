// Package remarks finds a short remark on a decision, for a player in one of their first games: that there are
// enough swords, that an expedition can be claimed, that many coins would be taxed. It asks the engine for the
// facts. The table decides whether a remark is shown, and for how long.
package remarks

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Topic is what a remark is about.
type Topic string

// The topics.
const (
	Repels  Topic = "repels"  // there are enough swords for a second ship of a colour
	Docks   Topic = "docks"   // a ship that could be sent away is of a new colour
	Claims  Topic = "claims"  // an expedition can be claimed
	Missing Topic = "missing" // an expedition still asks for a person in the harbour
	Taxed   Topic = "taxed"   // the next tax increase would cost coins
	Several Topic = "several" // more than one card could be taken now
	Risk    Topic = "risk"    // the chance that the next card ends the turn is large
	Nothing Topic = "nothing" // no card in the harbour can be paid for
	Fee     Topic = "fee"     // in the turn of another player everything costs a coin more
	Last    Topic = "last"    // it is the last round
)

// texts are the messages of the remarks.
const texts words.Family[Topic] = "voyage.remark.*"

// Remark is a remark with its topic; the other fields are the facts it mentions.
type Remark struct {
	Topic Topic // "" if there is no remark

	card   portroyal.Card
	number int
	chance float64
}

// large is the least chance of a bust that is worth a remark.
const large = 0.25

// Of lists the remarks on the deciding seat's decision, the most important first, without topics that the player
// already knows.
func Of(view *portroyal.View, knows func(Topic) bool) []Remark {
	return slices.DeleteFunc(all(view), func(r Remark) bool { return knows(r.Topic) })
}

// Suits reports whether a remark points to the best action, or to none in particular: advice that is generally
// good may be bad now.
func (r Remark) Suits(view *portroyal.View, best portroyal.Action) bool {
	switch r.Topic {
	case Repels:
		return best.Kind == portroyal.RepelShip
	case Docks:
		return best.Kind == portroyal.Dock
	case Claims:
		return best.Kind == portroyal.Claim
	case Missing:
		return best.Kind == portroyal.Take && best.Card == r.card
	case Taxed:
		return best.Kind == portroyal.Take && view.Effect(best).Price > 0
	case Risk:
		return best.Kind == portroyal.Stop
	case Nothing:
		return best.Kind == portroyal.RevealNext
	}
	return true
}

// all lists all remarks, the most important first.
func all(view *portroyal.View) (found []Remark) {
	seat, legal := view.Decides(), view.Legal(nil)
	switch view.Phase() {
	case portroyal.Repel:
		ship := view.Pending()
		topic := Docks
		if view.DockingBusts() {
			topic = Repels
		}
		return []Remark{{Topic: topic, card: ship, number: view.Swords(seat)}}
	case portroyal.Discover, portroyal.Trade:
	default:
		return nil
	}
	claim := slices.IndexFunc(legal, func(a portroyal.Action) bool { return a.Kind == portroyal.Claim })
	if claim >= 0 {
		found = append(found, Remark{Topic: Claims, card: legal[claim].Card})
	}
	if view.Ending() {
		found = append(found, Remark{Topic: Last})
	}
	if view.Phase() == portroyal.Trade {
		return append(found, trading(view, seat, legal)...)
	}
	return append(found, discovering(view, legal)...)
}

// discovering lists the remarks on continuing or stopping.
func discovering(view *portroyal.View, legal []portroyal.Action) (found []Remark) {
	stop := portroyal.Action{Kind: portroyal.Stop}
	if !slices.Contains(legal, stop) {
		return nil
	}
	effect := view.Effect(stop)
	switch chance := view.BustChance(); {
	case effect.Payable == 0:
		found = append(found, Remark{Topic: Nothing})
	case effect.Takes > 1 && effect.Payable > 1:
		found = append(found, Remark{Topic: Several, number: effect.Takes})
	case chance >= large:
		found = append(found, Remark{Topic: Risk, chance: chance})
	}
	return found
}

// trading lists the remarks on the cards that can be taken.
func trading(view *portroyal.View, seat int, legal []portroyal.Action) (found []Remark) {
	for _, action := range legal {
		if action.Kind != portroyal.Take || action.Card.Face().Symbol == portroyal.NoSymbol {
			continue
		}
		after := *view
		after.Play(action)
		for _, expedition := range view.Expeditions() {
			if now := view.Lacks(seat, expedition); now > 0 && after.Lacks(seat, expedition) < now {
				found = append(found, Remark{Topic: Missing, card: action.Card})
			}
		}
	}
	options := view.Options()
	if coins := view.Coins(seat); options.TaxLoss(uint8(coins)) > 0 {
		found = append(found, Remark{Topic: Taxed, number: int(options.TaxLoss(uint8(coins)))})
	}
	if view.Active() != seat && len(legal) > 1 {
		found = append(found, Remark{Topic: Fee, number: view.Fee(seat)})
	}
	return found
}

// Words is the remark in the player's language; active is the name of the active player.
func (r Remark) Words(w *words.Words, active string) string {
	face := r.card.Face()
	return w.T(texts.ID(r.Topic), "Card", terms.Within(w, terms.Plain, r.card), "CardPoints", w.N("count.points",
		int(face.Points)),
		"CardSwords", w.N("count.swords", int(face.Swords)), "Swords", w.N("count.swords", r.number),
		"Coins", w.N("count.coins", r.number), "Takes", w.N("voyage.cards", r.number),
		"Chance", w.Percent(r.chance), "Active", active)
}
