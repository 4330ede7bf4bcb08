package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"text/tabwriter"

	"portroyal/engine/portroyal"
)

// shownFace is a face with the field names of the card reference; fields without meaning for a
// type are left out. Swords of a skull ship are null.
type shownFace struct {
	ID              string   `json:"id"`
	Edition         string   `json:"edition"`
	Type            string   `json:"type"`
	Copies          uint8    `json:"copies"`
	Cost            *uint8   `json:"cost,omitempty"`
	Points          *uint8   `json:"points,omitempty"`
	Colour          string   `json:"colour,omitempty"`
	Symbol          string   `json:"symbol,omitempty"`
	Swords          any      `json:"swords,omitempty"`
	Skull           *bool    `json:"skull,omitempty"`
	Coins           *uint8   `json:"coins,omitempty"`
	CoinToOther     uint8    `json:"coinToOther,omitempty"`
	Requires        []string `json:"requires,omitempty"`
	FivePlayersOnly *bool    `json:"fivePlayersOnly,omitempty"`
	Bonus           string   `json:"bonus,omitempty"`
	TwoNails        bool     `json:"twoNails,omitempty"`
	Unverified      bool     `json:"unverified,omitempty"`
}

func editionOf(deck portroyal.Deck) string {
	switch deck {
	case portroyal.DeckNails:
		return portroyal.DeckUnterwegs.String()
	case portroyal.DeckGambler:
		return "promo"
	}
	return deck.String()
}

func show(card portroyal.Card) shownFace {
	face := *card.Face()
	out := shownFace{
		ID: face.ID, Edition: editionOf(face.Deck), Type: face.Type.String(), Copies: face.Copies,
		Colour: face.Colour.String(), Symbol: face.Symbol.String(), CoinToOther: face.CoinToOther,
		Bonus: face.Bonus.String(), TwoNails: face.Deck == portroyal.DeckNails, Unverified: face.Unverified,
	}
	switch face.Type {
	case portroyal.Person:
		out.Cost, out.Points = &face.Cost, &face.Points
		if face.Swords > 0 {
			out.Swords = face.Swords
		}
	case portroyal.Ship:
		out.Coins, out.Skull, out.Swords = &face.Coins, &face.Skull, face.Swords
		if face.Skull {
			out.Swords = json.RawMessage("null")
		}
	case portroyal.Expedition:
		out.Points, out.Coins, out.FivePlayersOnly = &face.Points, &face.Coins, &face.FivePlayersOnly
		for _, symbol := range face.Requires {
			if symbol != portroyal.NoSymbol {
				out.Requires = append(out.Requires, symbol.String())
			}
		}
	}
	return out
}

func (l *lab) cards(flags *flag.FlagSet, args []string) error {
	decksText := flags.String("decks", "base", "decks, separated by commas: base, expansion, nails, unterwegs, gambler")
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if _, err := elements(flags, "decks", *decksText); err != nil {
		return err
	}
	decks, err := portroyal.ParseDecks(*decksText)
	if err != nil {
		return err
	}
	faces := []shownFace{}
	for _, card := range portroyal.AllCards(decks) {
		faces = append(faces, show(card))
	}
	if *asJSON {
		return l.writeJSON(faces)
	}
	table := tabwriter.NewWriter(l.out, 0, 4, 2, ' ', 0)
	fmt.Fprintln(table, "id\ttype\tcopies\tcost\tpoints\tswords\tcoins")
	for _, face := range faces {
		fmt.Fprintf(table, "%s\t%s\t%d\t%s\t%s\t%s\t%s\n", face.ID, face.Type, face.Copies,
			number(face.Cost), number(face.Points), swords(face), number(face.Coins))
	}
	return table.Flush()
}

func number(n *uint8) string {
	if n == nil {
		return ""
	}
	return fmt.Sprint(*n)
}

func swords(face shownFace) string {
	switch {
	case face.Skull != nil && *face.Skull:
		return "skull"
	case face.Swords == nil:
		return ""
	}
	return fmt.Sprint(face.Swords)
}

// writeJSON writes a value for programs to read, indented for people who look at it.
func (l *lab) writeJSON(value any) error {
	encoder := json.NewEncoder(l.out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}
