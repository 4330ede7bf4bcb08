package terms

import (
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/words"
)

// Thing is what a card, a legendary pirate or an island is called; of a treasure card, what it brings.
func Thing(w *words.Words, of cardface.Thing) string {
	switch {
	case of.Treasure != 0:
		return Wealth(w, *of.Treasure.Face())
	case of.Legend != 0:
		return Legend(w, of.Legend)
	case of.Island != 0:
		return Island(w, of.Island)
	case of.Card != 0:
		return Card(w, of.Card)
	}
	return ""
}

// OnFace is the text on the face of a thing.
func OnFace(w *words.Words, of cardface.Thing) cardface.Words {
	on := cardface.Words{Title: Thing(w, of)}
	switch {
	case of.Treasure != 0:
		on = cardface.Words{Text: on.Title}
	case of.Legend != 0:
		on.Text = LegendAbout(w, of.Legend)
	case of.Island != 0:
		on.Text = IslandAbout(w, of.Island)
	case of.Card != 0:
		on.Type, on.When, on.Text = Type(w, of.Card.Face().Type), CardWhen(w, of.Card), CardText(w, of.Card)
	}
	return on
}

// Rule is the whole rule of a thing; of a treasure card, what it brings.
func Rule(w *words.Words, of cardface.Thing) string { return OnFace(w, of).Text }
