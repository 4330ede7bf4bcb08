package rules

import (
	"bytes"
	"context"
	"io"
	"maps"
	"os"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/rules/book"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/rulebooktest"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// opened shows the page over a window of this size.
func opened(t *testing.T, language words.Language, size fyne.Size, at entry.Entry) (*rulebook.Page, *stage.Stage) {
	t.Helper()
	s := stagetest.New(t, size, language)
	return rulebooktest.Over(s, size, func() *rulebook.Page { return New(s, at, func() {}) }), s
}

func TestEveryChapterFits(t *testing.T) {
	rulebooktest.EveryChapterFits(t, opened, slices.Collect(maps.Keys(boards)))
}

func TestPageOpensAtAnEntry(t *testing.T) {
	rulebooktest.OpensAtEntries(t, opened, map[entry.Entry]entry.Entry{
		"": "aim", entry.Fights: entry.Fights, entry.OfCard(cove.Overboard): entry.Tavern, entry.OfSymbol("mutiny"): "symbols",
		entry.OfLegend(cove.Cacafuego): entry.Legends, entry.OfLegend(cove.Navy): entry.Foes,
		entry.OfIsland(cove.Cove): entry.Islands, entry.OfPhase(cove.Exchange): entry.Fights, "nowhere": "aim",
	})
}

func TestPageIsReadByKeyboard(t *testing.T) { rulebooktest.ReadByKeyboard(t, opened, entry.Tavern) }

func TestContentsByKeyboard(t *testing.T) { rulebooktest.ContentsByKeyboard(t, opened) }

func TestSearchLightsWhatItFinds(t *testing.T) {
	rulebooktest.SearchLightsWhatItFinds(t, opened, "volley")
}

func TestPageFollowsTheWindow(t *testing.T) { rulebooktest.FollowsTheWindow(t, opened, entry.Islands) }

func TestThingsLeadSomewhere(t *testing.T) {
	rulebooktest.ThingsLead(t, opened, func(p *rulebook.Page) (all []rulebooktest.Thing) {
		for _, shown := range visible.All[*figure](p.Scroll.Content) {
			thing := rulebooktest.Thing{Name: shown.Says, To: shown.thing.Leads()}
			if shown.OnTap != nil {
				thing.Click = func() { test.Tap(shown) }
			}
			all = append(all, thing)
		}
		return all
	})
}

func TestThePrintedBookIsWhole(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.German)
	var file bytes.Buffer
	Print(context.Background(), s, func(write func(io.Writer) error) {
		if err := write(&file); err != nil {
			t.Fatal(err)
		}
	})
	if dir := os.Getenv("PRINT"); dir != "" {
		_ = os.WriteFile(dir+"/cove.html", file.Bytes(), 0o644)
	}
	widths := rulebooktest.PrintedBookIsWhole(t, book.In(s.Words), file.String())
	if drawn := widths[rulebook.PrintWide]; drawn != len(boards) {
		t.Errorf("%d parts of the table, want %d", drawn, len(boards))
	}
}
