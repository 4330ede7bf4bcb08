package rules

import (
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/rulebooktest"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

var small = stagetest.Small

// opened shows the page over a window of this size.
func opened(t *testing.T, language words.Language, size fyne.Size, at entry.Entry) (*rulebook.Page, *stage.Stage) {
	t.Helper()
	s := piecestest.New(t, size, language)
	return rulebooktest.Over(s.Stage, size, func() *rulebook.Page { return New(s, nil, at, func() {}) }), s.Stage
}

func TestEveryChapterFits(t *testing.T) {
	rulebooktest.EveryChapterFits(t, opened, slices.Collect(maps.Keys(pictures)))
}

func TestPageOpensAtAnEntry(t *testing.T) {
	rulebooktest.OpensAtEntries(t, opened, map[entry.Entry]entry.Entry{
		"": "aim", entry.Repel: entry.Repel, entry.OfRole(portroyal.Jester): "persons",
		entry.OfContract(portroyal.Jinx): entry.Contracts, entry.OfSymbol("skull"): "symbols", "nowhere": "aim",
	})
}

func TestPageIsReadByKeyboard(t *testing.T) { rulebooktest.ReadByKeyboard(t, opened, "symbols") }

func TestContentsByKeyboard(t *testing.T) { rulebooktest.ContentsByKeyboard(t, opened) }

func TestSearchLightsWhatItFinds(t *testing.T) {
	rulebooktest.SearchLightsWhatItFinds(t, opened, "skull")
}

func TestPageFollowsTheWindow(t *testing.T) { rulebooktest.FollowsTheWindow(t, opened, entry.Trade) }

func TestCardsLeadSomewhere(t *testing.T) {
	rulebooktest.ThingsLead(t, opened, func(p *rulebook.Page) (all []rulebooktest.Thing) {
		for _, card := range visible.All[*pieces.Card](p.Scroll.Content) {
			thing := rulebooktest.Thing{Name: card.Card.String(), To: entry.OfCard(card.Card)}
			if card.OnTap != nil {
				thing.Click = func() { test.Tap(card) }
			}
			all = append(all, thing)
		}
		return all
	})
}

// Links lead to their place and the way back leads back, to where one had read.
func TestLinksAndTheWayBack(t *testing.T) {
	p, s := opened(t, words.English, small, entry.Trade)
	if !p.Back.Waiting() {
		t.Error("there is a way back from nowhere")
	}
	s.Window.Canvas().FocusNext() // the field
	var prose *widgets.LinkedProse
	for range 12 {
		s.Window.Canvas().FocusNext()
		if linked, ok := s.Window.Canvas().Focused().(*widgets.LinkedProse); ok {
			prose = linked
			break
		}
	}
	if prose == nil {
		t.Fatal("Tab reaches no link")
	}
	read := p.Scroll.Offset
	key := &fyne.KeyEvent{Name: fyne.KeyReturn}
	prose.KeyDown(key)
	prose.TypedKey(key)
	if rulebooktest.At(p) == entry.Trade {
		t.Fatal("the link leads nowhere")
	}
	if p.Back.Waiting() {
		t.Error("there is no way back")
	}
	rulebooktest.Press(s, fyne.KeyBackspace)
	if rulebooktest.At(p) != entry.Trade || p.Scroll.Offset != read {
		t.Errorf("back is %s at %v", rulebooktest.At(p), p.Scroll.Offset)
	}
	cards := visible.All[*pieces.Card](p.Scroll)
	card := cards[slices.IndexFunc(cards, func(c *pieces.Card) bool { return c.Card.Face().Role == portroyal.Trader })]
	test.Tap(card)
	if place, _ := p.Book.Find(entry.OfCard(card.Card)); p.Chapter != place.Chapter {
		t.Errorf("a click on %s opens %s", card.Card, rulebooktest.At(p))
	}
}
