package library

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Rows tell in full, under the pointer, what has been cut on them.
func TestRowsTellAll(t *testing.T) {
	long := "Maximiliane von Hohenstein-Wittelsbach zu Anhalt"
	b := shown(t, []Game{with(game("long", 0, long, long, "carl", long, long), func(g *Game) { g.Practice = true })})
	if visible.Says(b.Root, long) {
		t.Fatal("nothing has been cut")
	}
	tip := b.log.rows[0].tip
	for _, says := range []string{
		long, "carl (Captain \u00b7 Bold, 6)", "Base game", "Round 7", "Practice", "20 min", "22 Nov 2026",
	} {
		if !strings.Contains(tip.ToolTip(), says) {
			t.Errorf("%q does not say %q", tip.ToolTip(), says)
		}
	}
	test.MoveMouse(b.on(), visible.Place(b.log.list).AddXY(200, 20))
	if hovered := b.log.rows[0].tip.Hovered(); !hovered {
		t.Error("the pointer is on no row")
	}
	test.MoveMouse(b.on(), fyne.NewPos(1, 1)) // its tip would come up, on a goroutine of its own, during another test
}

// Words keep to their columns at every size and in every language, whatever people are called.
func TestWordsKeepToTheirColumns(t *testing.T) {
	games := some()
	long := "Maximiliane von Hohenstein-Wittelsbach zu Anhalt"
	games = append(games, game("five", 0, long, long, long, long, long), over(game("won", 0, long, "w"), 0),
		with(over(game("lost", 0, "WWWWWWWWWW", "W"), 0), func(g *Game) {
			options(&g.Head).Cooperative, options(&g.Head).Contracts, g.Practice = true, true, true
			g.Standing.Turn, g.Standing.Played = 800, 100*3600*1000
		}))
	for i := range games { // the plate at the foot takes the most room where it takes that back
		games[i].Theirs, games[i].Claimed = i%2 == 1, i%2 == 0
	}
	for _, size := range []fyne.Size{
		stage.Smallest, fyne.NewSize(960, 540), stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160),
	} {
		for _, language := range words.Languages {
			b := shownAt(t, games, size, language)
			if wide := b.field.Size().Width; wide < 100 {
				t.Errorf("%s, %v: the line to search with is %v wide", language, size, wide)
			}
			for _, r := range b.log.rows {
				if r.shows == nil || !r.box.Visible() {
					continue
				}
				all := []*canvas.Text{}
				for _, text := range visible.All[*canvas.Text](r.box) {
					if text.Text != "" {
						all = append(all, text)
					}
				}
				for i, text := range all {
					from, to := visible.Ink(text)
					if to.X > visible.Place(r.box).X+r.log.places.width {
						t.Errorf("%s, %v: %q runs out of its row", language, size, text.Text)
					}
					for _, other := range all[i+1:] {
						left, right := visible.Ink(other)
						if from.X < right.X && left.X < to.X && from.Y < right.Y-4 && left.Y < to.Y-4 {
							t.Errorf("%s, %v: %q runs into %q", language, size, text.Text, other.Text)
						}
					}
				}
			}
			for _, plate := range visible.All[*widgets.Plate](b.Root) {
				if at := visible.Place(plate); at.X < 0 || at.X+plate.Size().Width > size.Width+0.5 ||
					plate.MinSize().Width > plate.Size().Width+0.5 {
					t.Errorf("%s, %v: the plate %q lies at %v and is %v", language, size, plate.Text, at, plate.Size())
				}
			}
			for _, h := range b.headings {
				if strings.HasSuffix(h.title.Text, "\u2026") {
					t.Errorf("%s, %v: the heading %q has been cut", language, size, h.title.Text)
				}
			}
		}
	}
}

// Every heading begins where what is written below it begins, and that of numbers ends where they end.
func TestHeadingsLieOverTheirColumns(t *testing.T) {
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			b := shownAt(t, some(), size, language)
			for _, r := range b.log.rows {
				if r.shows == nil || !r.box.Visible() {
					continue
				}
				left := func(text *canvas.Text) float32 { from, _ := visible.Ink(text); return from.X }
				columns := [columns][]float32{
					byDate:    {left(r.date), left(r.clock)},
					byPlayers: {visible.Place(r.players[0].head).X},
					byEdition: {left(r.edition), left(r.more)},
					byResult:  {left(r.result), left(r.about)},
				}
				for at, below := range columns {
					for _, x := range below {
						if over := left(b.headings[at].title); over < x-0.5 || over > x+0.5 {
							t.Errorf("%s, %v: %q begins at %v, below it something at %v", language, size,
								b.headings[at].title.Text, over, x)
						}
					}
				}
				_, over := visible.Ink(b.headings[byLength].title)
				if _, ends := visible.Ink(r.length); r.length.Text != "" && (over.X < ends.X-0.5 || over.X > ends.X+0.5) {
					t.Errorf("%s, %v: %q ends at %v, below it something at %v", language, size,
						b.headings[byLength].title.Text, over.X, ends.X)
				}
			}
		}
	}
}
