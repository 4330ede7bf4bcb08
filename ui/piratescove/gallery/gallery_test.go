package gallery

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// shown opens the gallery in a window; left counts how often somebody has gone back.
func shown(t *testing.T) (g *Gallery, left *int) {
	t.Helper()
	s, left := stagetest.New(t, stagetest.Small, words.English), new(int)
	g = New(s, nil, "gallery.back.tip", func() { *left++ }, func(pieces.Thing) {})
	stagetest.Show(t, s, g)
	return g, left
}

func (g *Gallery) press(names ...fyne.KeyName) { stagetest.Press(g.stage.Window.Canvas(), names...) }

// cards are those in sight, and the one that is enlarged.
func (g *Gallery) cards(t *testing.T) (small []*pieces.Card, large *pieces.Card) {
	t.Helper()
	for _, card := range visible.All[*pieces.Card](g.Content()) {
		if card.Large {
			large = card
		} else {
			small = append(small, card)
		}
	}
	if large == nil {
		t.Fatal("nothing is enlarged")
	}
	return small, large
}

// Everything that has a face can be looked at with the keyboard alone and with the mouse; only what no source confirms
// says so.
func TestGalleryShowsEverything(t *testing.T) {
	g, left := shown(t)
	looked := map[pieces.Thing]bool{}
	for part, n := range map[fyne.KeyName]int{
		fyne.Key1: int(cove.Fame3), fyne.Key2: len(cove.Treasures()), fyne.Key3: int(cove.Navy), fyne.Key4: int(cove.Cove),
	} {
		g.press(part)
		small, _ := g.cards(t)
		if len(small) != n {
			t.Errorf("part %s: %d are shown, want %d", part, len(small), n)
		}
		for i := range small {
			_, large := g.cards(t)
			if large.Thing != small[i].Thing {
				t.Errorf("%+v is enlarged, not %+v", large.Thing, small[i].Thing)
			}
			looked[large.Thing] = true
			doubted := large.Thing.Treasure != 0 || large.Thing.Card != 0 && large.Thing.Card.Face().Unverified
			if says := visible.Says(g.Content(), g.stage.Words.T("cove.gallery.unverified")); says != doubted {
				t.Errorf("%+v: unverified %v, the gallery says %v", large.Thing, doubted, says)
			}
			g.press(fyne.KeyRight)
		}
		if _, large := g.cards(t); large.Thing != small[0].Thing {
			t.Errorf("part %s: behind the last comes not the first", part)
		}
		g.press(fyne.KeyLeft)
		if _, large := g.cards(t); large.Thing != small[n-1].Thing {
			t.Errorf("part %s: before the first comes not the last", part)
		}
		test.Tap(small[1])
		if _, large := g.cards(t); large.Thing != small[1].Thing {
			t.Errorf("a click on %+v enlarges %+v", small[1].Thing, large.Thing)
		}
	}
	if want := int(cove.Fame3) + len(cove.Treasures()) + int(cove.Navy) + int(cove.Cove); len(looked) != want {
		t.Errorf("%d things can be looked at, want %d", len(looked), want)
	}
	g.press(fyne.KeyEscape)
	if *left != 1 {
		t.Error("Esc does not lead back")
	}
}

// The copies of tavern cards that are told add up to all of them.
func TestCopiesAddUp(t *testing.T) {
	g, _ := shown(t)
	tavern := g.parts()[0]
	n := 0
	for _, item := range tavern.Items {
		n += item.Copies
	}
	if n != 42 || tavern.Tip != g.stage.Words.N("gallery.deck.tip", 42, "Key", 1) {
		t.Errorf("%d tavern cards, the tip says %q", n, tavern.Tip)
	}
}

// A right-click and a question mark ask for the rules about what is looked at.
func TestAskingFromTheGallery(t *testing.T) {
	g, _ := shown(t)
	var asked []pieces.Thing
	g.ask = func(of pieces.Thing) { asked = append(asked, of) }
	small, large := g.cards(t)
	test.TapSecondary(small[2])
	test.TapSecondary(large)
	g.press(fyne.Key3, fyne.KeyRight, widgets.KeyAsk)
	want := []pieces.Thing{{Card: cove.Bones}, {Card: cove.Flint}, {Legend: cove.FlyingDutchman}}
	if len(asked) != 3 || asked[0] != want[0] || asked[1] != want[1] || asked[2] != want[2] {
		t.Errorf("asked %+v, want %+v", asked, want)
	}
}

// In every language and at every size of the window all parts reach from edge to edge, what there is to say of the one
// that is enlarged ends above the foot, and words below cards and in headings keep to their cards.
func TestGalleryFits(t *testing.T) {
	g, _ := shown(t)
	for _, language := range words.Languages {
		g.stage.Words = words.In(language)
		for _, size := range []fyne.Size{
			stage.Smallest,
			{Width: 1024, Height: 700},
			{Width: 1280, Height: 800},
			{Width: 1920, Height: 1080},
			{Width: 3840, Height: 2160},
			{Width: 1024, Height: 1400},
		} {
			g.stage.Window.Resize(size)
			g.Restyle()
			by := stage.Growth(size)
			for _, part := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4} {
				g.press(part)
				small, _ := g.cards(t)
				for range small {
					g.press(fyne.KeyRight)
					_, large := g.cards(t)
					said := visible.Texts(g.Content())
					place := visible.Place(large)
					right, least := place.X+large.Size().Width, size.Width-21*by
					if size == stage.Smallest { // there the words take of its room
						least -= 30
					}
					if right < least || right > size.Width-19*by {
						t.Fatalf("%s, %v, part %s: the enlarged card ends at %v", language, size, part, right)
					}
					for _, text := range visible.All[*canvas.Text](g.Content()) {
						at := visible.Place(text)
						beside := at.X >= place.X && at.Y > place.Y+large.Size().Height
						if foot := at.Y + text.MinSize().Height; beside && foot > size.Height-20*by {
							t.Fatalf("%s, %v, %+v: %q ends at %v of\n%s", language, size, large.Thing, text.Text, foot, said)
						}
					}
				}
			}
		}
	}
}
