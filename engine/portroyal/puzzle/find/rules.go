package find

import (
	"context"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/puzzle"
)

// The rules of thumb that a puzzle is held against. Each is a way in which people decide: by counting colours
// (stop3), by what can be had at once (grab), and by adding up what everything seems to be worth (sailor). A decision
// that all of them get right comes to mind by itself.
const grab = "grab"

var thumbs = []string{"stop3", grab, "sailor"}

// Thumbs lists the names of the rules of thumb.
func Thumbs() []string { return thumbs }

// Rules says what the rules of thumb would do.
func Rules(view portroyal.View) ([]puzzle.Rule, error) {
	legal := view.Legal(nil)
	var rules []puzzle.Rule
	for _, name := range thumbs {
		if name == grab {
			rules = append(rules, puzzle.Rule{Name: name, Action: grabbed(&view, legal)})
			continue
		}
		player, err := bot.New(name, 0)
		if err != nil {
			return nil, err
		}
		rules = append(rules, puzzle.Rule{Name: name, Action: player.Choose(context.Background(), view, legal)})
	}
	return rules, nil
}

// grabbed is the action that brings the most points at once, then the most coins. If none brings anything by itself the
// turn ends as soon as somebody with points can be hired, and a ship is sent away only if it would end the turn.
func grabbed(view *portroyal.View, legal []portroyal.Action) portroyal.Action {
	seat := view.Decides()
	best, points, coins := portroyal.Action{}, 0, 0
	for _, action := range legal {
		effect := view.Effect(action)
		better := effect.Points > points || effect.Points == points && effect.Coins[seat] > coins
		if action.Kind != portroyal.Stop && better {
			best, points, coins = action, effect.Points, effect.Coins[seat]
		}
	}
	switch {
	case best.Kind != portroyal.NoAction:
		return best
	case view.Phase() == portroyal.Repel && view.DockingBusts():
		return portroyal.Action{Kind: portroyal.RepelShip}
	case view.Phase() == portroyal.Repel:
		return portroyal.Action{Kind: portroyal.Dock}
	case view.Phase() == portroyal.Discover && view.Gambles() == 0 && (view.Revealed() == 0 || !hires(view, seat)):
		return portroyal.Action{Kind: portroyal.RevealNext}
	case view.Phase() == portroyal.Discover:
		return portroyal.Action{Kind: portroyal.Stop}
	}
	return portroyal.Action{Kind: portroyal.Pass}
}

// hires reports whether a person with points is in the harbour whom a seat can pay.
func hires(view *portroyal.View, seat int) bool {
	for _, card := range view.Harbour() {
		face := card.Face()
		if face.Type == portroyal.Person && face.Points > 0 && view.Price(seat, card) <= view.Coins(seat) {
			return true
		}
	}
	return false
}
