package tutorial

import (
	"encoding/json"
	"maps"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/tutorial"
)

// Prepare is the game of a scene. The scene says what is on the table, and all other cards are unseen, in the draw pile and
// as coins. So chances are the same as in a game.
func Prepare(scene *tutorial.Scene) (*match.Prepared, error) {
	laid, bare := maps.Clone(scene.Position), map[string]any{}
	if options := laid["options"]; options != nil {
		bare["options"] = options
	}
	var from match.Prepared
	if err := tutorial.Position(bare, &from.Position); err != nil {
		return nil, err
	}
	fresh, err := portroyal.New(from.Position.Options(), 1, 0)
	if err != nil {
		return nil, err
	}
	unseen, _ := fresh.Unseen()
	for _, card := range cardsIn(laid) {
		if unseen[card] > 0 { // the expedition for five players is never in the pile
			unseen[card]--
		}
	}
	var names []string
	for card, copies := range unseen {
		for range copies {
			names = append(names, portroyal.Card(card).String())
		}
	}
	hidden, err := hiddenIn(laid)
	if err != nil {
		return nil, err
	}
	laid["unseen"], laid["pile"] = names, len(names)-hidden
	if err := tutorial.Position(laid, &from.Position); err != nil {
		return nil, err
	}
	for _, name := range scene.Coming {
		card, err := portroyal.ParseCard(name)
		if err != nil {
			return nil, err
		}
		from.Coming = append(from.Coming, card)
	}
	return &from, nil
}

// cardsIn are all cards that a position names, wherever they are.
func cardsIn(laid any) (cards []portroyal.Card) {
	switch laid := laid.(type) {
	case string:
		if card, err := portroyal.ParseCard(laid); err == nil {
			cards = append(cards, card)
		}
	case []any:
		for _, each := range laid {
			cards = append(cards, cardsIn(each)...)
		}
	case map[string]any:
		for name, each := range laid {
			if name != "contracts" { // they have names of their own
				cards = append(cards, cardsIn(each)...)
			}
		}
	case []map[string]any:
		for _, each := range laid {
			cards = append(cards, cardsIn(each)...)
		}
	}
	return cards
}

// hiddenIn is how many unseen cards are not in the draw pile: coins, and the piles of the game against time.
func hiddenIn(laid map[string]any) (int, error) {
	text, err := json.Marshal(laid)
	if err != nil {
		return 0, err
	}
	var hidden struct {
		TimePile, VictoryPile int
		Seats                 []struct{ Coins int }
	}
	err = json.Unmarshal(text, &hidden)
	n := hidden.TimePile + hidden.VictoryPile
	for _, seat := range hidden.Seats {
		n += seat.Coins
	}
	return n, err
}
