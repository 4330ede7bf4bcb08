package ask

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
)

// WhyNot says why what is at a spot cannot be chosen; "" if it can, or if nobody would want to choose it now.
func (a *Asker) WhyNot(spot board.Spot) string {
	action := a.meant(spot)
	if action.Kind == cove.NoAction {
		return ""
	}
	action.Seat = uint8(a.seat)
	refusal := a.view.Refuse(action)
	if refusal == nil || refusal.Reason == cove.NotNow || refusal.Reason == cove.NotOffered && action.Kind != cove.Raise {
		return ""
	}
	if action.Kind == cove.Outfit { // of the next step alone
		planned := a.view.ShipAt(a.seat).OutfitPrice(a.steps)
		refusal.Need, refusal.Have = refusal.Need-planned, refusal.Have-planned
	}
	return terms.Reason(a.Words, refusal)
}

// meant is what somebody would do who chose what is at a spot; nothing if they would do nothing.
func (a *Asker) meant(spot board.Spot) cove.Action {
	own := spot.Seat == a.seat
	switch phase := a.view.Phase(); {
	case spot.Kind == board.Hand:
		return a.use(spot.Card)
	case spot.Kind == board.Island && a.card != cove.NoCard:
		return cove.Action{Kind: cove.Play, Card: a.card, Island: spot.Island}
	case spot.Kind == board.Island && phase == cove.Navigation:
		return cove.Action{Kind: cove.Sail, Island: spot.Island}
	case spot.Kind == board.StepUp:
		steps := a.steps
		steps[spot.Section]++
		return cove.Action{Kind: cove.Outfit, Steps: steps}
	case spot.Kind == board.Part && spot.Ship == cove.Target(a.seat): // nobody aims at themselves
	case spot.Kind == board.Part && phase == cove.Exchange:
		return cove.Action{Kind: cove.Fire, Target: spot.Ship, Section: spot.Section, Volley: a.volley}
	case spot.Kind == board.Part && phase == cove.Aiming:
		return cove.Action{Kind: cove.Aim, Target: spot.Ship, Section: spot.Section}
	case phase != cove.Visits || !own:
	case spot.Kind == board.Track && a.card == cove.Mastercraft:
		return cove.Action{Kind: cove.Attach, Section: spot.Section}
	case spot.Kind == board.Track && a.card != cove.NoCard:
		return cove.Action{Kind: cove.Play, Card: a.card, Section: spot.Section}
	case spot.Kind == board.Track:
		return cove.Action{Kind: cove.Raise, Section: spot.Section}
	case spot.Kind == board.Gold:
		return cove.Action{Kind: cove.BuryGold, N: 1}
	case spot.Kind == board.Chests:
		return cove.Action{Kind: cove.Bury, N: 1}
	}
	return cove.Action{}
}

// use is what somebody would do with a card from the hand.
func (a *Asker) use(card cove.Card) cove.Action {
	switch phase := a.view.Phase(); {
	case card.Face().Type == cove.FameCard: // it is not played at all
		return cove.Action{}
	case phase == cove.Visits && card == cove.Mastercraft:
		bare := slices.Index(a.view.ShipAt(a.seat).Craft[:], cove.NoGuard)
		return cove.Action{Kind: cove.Attach, Section: cove.Section(max(bare, 0))}
	case phase == cove.Exchange && card.Face().Type == cove.VolleyCard:
		fire := cove.Action{Kind: cove.Fire, Volley: cove.VolleyOf(card)}
		for _, can := range a.of(cove.Fire) {
			fire.Target, fire.Section = can.Target, can.Section
		}
		return fire
	}
	return cove.Action{Kind: cove.Play, Card: card, N: 1}
}
