package rules

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	fynetooltip "github.com/dweymouth/fyne-tooltip"

	"portroyal/engine/portroyal"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

var small = stagetest.Small

// opened shows the page over a window of this size.
func opened(t *testing.T, language words.Language, size fyne.Size, at entry.Entry) (*Page, *pieces.Stage) {
	t.Helper()
	s := piecestest.New(t, size, language)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	s.Window.SetContent(fynetooltip.AddWindowToolTipLayer(canvas.NewText("screen", nil), s.Window.Canvas()))
	s.Window.Resize(size)
	p := New(s, nil, at, func() {})
	s.Open(p.Content(), p.Typed, p.Leave)
	return p, s
}

// at is the chapter that is open.
func (p *Page) at() entry.Entry { return p.book.Chapters[p.open].Entry }

func press(s *pieces.Stage, names ...fyne.KeyName) {
	for _, name := range names {
		s.Typed(&fyne.KeyEvent{Name: name})
	}
}

// Every chapter can be read in every language, from the smallest window to a very large one: nothing is wider than the
// page, nothing is over something else, and every picture is drawn.
func TestEveryChapterFits(t *testing.T) {
	shown := map[string]bool{}
	for _, size := range []fyne.Size{small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, code := range words.Languages {
			p, _ := opened(t, code, size, "")
			if least := p.Content().MinSize(); least.Width > size.Width-20 || least.Height > size.Height-20 {
				t.Errorf("%s: the page needs %v of %v", code, least, size)
			}
			for i := range p.book.Chapters {
				p.turnTo(i)
				chapter := &p.book.Chapters[i]
				if len(p.blocks) != len(chapter.Blocks) {
					t.Fatalf("%s: %d blocks of %d", chapter.Entry, len(p.blocks), len(chapter.Blocks))
				}
				below := float32(0)
				for at, block := range p.blocks {
					if at > 0 && p.blocks[at-1] == block {
						continue // it stands beside the one before
					}
					from, size := block.Position(), block.Size()
					if from.Y < below-0.5 {
						t.Errorf("%s, %s: block %d lies over the one before", code, chapter.Entry, at)
					}
					if below = from.Y + size.Height; from.X+size.Width > p.scroll.Size().Width+0.5 {
						t.Errorf("%s, %s: block %d ends at %.0f of %.0f", code, chapter.Entry, at,
							from.X+size.Width, p.scroll.Size().Width)
					}
					if of := &chapter.Blocks[at]; of.Kind == book.Board {
						shown[of.Picture] = true
						if size.Height < 60 {
							t.Errorf("%s: the picture %s is missing", chapter.Entry, of.Picture)
						}
					}
				}
			}
		}
	}
	for name := range pictures {
		if !shown[name] {
			t.Errorf("nobody shows the picture %s", name)
		}
	}
}

// The page opens at an entry, with its heading in sight.
func TestPageOpensAtAnEntry(t *testing.T) {
	for of, want := range map[entry.Entry]entry.Entry{
		"": "aim", entry.Repel: entry.Repel, entry.OfRole(portroyal.Jester): "persons",
		entry.OfContract(portroyal.Jinx): entry.Contracts, entry.OfSymbol("skull"): "symbols", "nowhere": "aim",
	} {
		p, _ := opened(t, words.German, small, of)
		if p.at() != want {
			t.Errorf("%q opens %s", of, p.at())
		}
		place, ok := p.book.Find(of)
		if !ok || place.Block < 1 {
			continue
		}
		if y := p.blocks[place.Block].Position().Y - p.scroll.Offset.Y; y < 0 || y > p.scroll.Size().Height-40 {
			t.Errorf("%q lies at %.0f of %.0f", of, y, p.scroll.Size().Height)
		}
	}
}

// Links lead to their place and the way back leads back, to where one had read.
func TestLinksAndTheWayBack(t *testing.T) {
	p, s := opened(t, words.English, small, entry.Trade)
	if !p.turn.Waiting() {
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
	read := p.scroll.Offset
	key := &fyne.KeyEvent{Name: fyne.KeyReturn}
	prose.KeyDown(key)
	prose.TypedKey(key)
	if p.at() == entry.Trade {
		t.Fatal("the link leads nowhere")
	}
	if p.turn.Waiting() {
		t.Error("there is no way back")
	}
	press(s, fyne.KeyBackspace)
	if p.at() != entry.Trade || p.scroll.Offset != read {
		t.Errorf("back is %s at %v", p.at(), p.scroll.Offset)
	}
	cards := seen.All[*pieces.Card](p.scroll)
	card := cards[slices.IndexFunc(cards, func(c *pieces.Card) bool { return c.Card.Face().Role == portroyal.Trader })]
	test.Tap(card)
	if place, _ := p.book.Find(entry.OfCard(card.Card)); p.open != place.Chapter {
		t.Errorf("a click on %s opens %s", card.Card, p.at())
	}
}

// Everything can be read by keyboard: chapters one after the other, and each to its end.
func TestPageIsReadByKeyboard(t *testing.T) {
	p, s := opened(t, words.Spanish, small, "")
	read := []entry.Entry{p.at()}
	for range 200 {
		press(s, fyne.KeySpace)
		if last := read[len(read)-1]; p.at() != last {
			read = append(read, p.at())
		}
	}
	if len(read) != len(p.book.Chapters) {
		t.Errorf("Space leads through %v", read)
	}
	press(s, fyne.KeyLeft)
	if p.at() != read[len(read)-2] {
		t.Errorf("Left leads to %s", p.at())
	}
	press(s, fyne.KeyRight, fyne.KeyRight)
	if p.at() != read[len(read)-1] {
		t.Errorf("Right leads to %s", p.at())
	}
	p.GoTo("symbols")
	most := p.scroll.Content.MinSize().Height - p.scroll.Size().Height
	press(s, fyne.KeyEnd)
	if p.scroll.Offset.Y < most-1 {
		t.Errorf("End leads to %.0f of %.0f", p.scroll.Offset.Y, most)
	}
	press(s, fyne.KeyHome, fyne.KeyDown)
	if y := p.scroll.Offset.Y; y <= 0 || y > 100 {
		t.Errorf("Home and Down lead to %.0f", y)
	}
	press(s, fyne.KeyF3)
	if s.Window.Canvas().Focused() != p.field {
		t.Error("F3 does not search")
	}
	s.Window.Canvas().Unfocus()
	press(s, fyne.KeyReturn)
	if s.Covered() {
		t.Error("Enter does not close the page")
	}
}

// The contents are gone through with the arrow keys, and keep the focus.
func TestContentsByKeyboard(t *testing.T) {
	p, s := opened(t, words.Dutch, small, "")
	s.Window.Canvas().Focus(p.contents)
	typed := func(name fyne.KeyName) {
		p.contents.KeyDown(&fyne.KeyEvent{Name: name})
		p.contents.TypedKey(&fyne.KeyEvent{Name: name})
	}
	for i := 1; i < len(p.book.Chapters); i++ {
		typed(fyne.KeyDown)
		if p.open != i || s.Window.Canvas().Focused() != p.contents {
			t.Fatalf("the chapter after %d is %d", i-1, p.open)
		}
		from, to := p.contents.Line()
		if from < p.list.Offset.Y-1 || to > p.list.Offset.Y+p.list.Size().Height+1 {
			t.Errorf("the line of %s is out of sight", p.at())
		}
	}
	typed(fyne.KeyUp)
	if p.open != len(p.book.Chapters)-2 {
		t.Errorf("Up leads to %d", p.open)
	}
}

// A search opens the first place where the words stand, and lights them; Enter goes from place to place and comes
// round.
func TestSearchLightsWhatItFinds(t *testing.T) {
	p, s := opened(t, words.English, small, "")
	p.field.SetText("skull")
	if len(p.found) < 3 {
		t.Fatalf("found in %v", p.found)
	}
	visited := []book.Place{p.found[p.hit]}
	for range p.found[1:] {
		press(s, fyne.KeyReturn)
		visited = append(visited, p.found[p.hit])
		lit := false
		for _, text := range seen.All[*canvas.Text](p.scroll) {
			lit = lit || strings.EqualFold(strings.TrimSpace(text.Text), "skull") && text.Color == palette.Ink
		}
		if !lit {
			t.Errorf("nothing is lit in %s", p.at())
		}
	}
	press(s, fyne.KeyReturn)
	if p.found[p.hit] != visited[0] || !slices.Equal(visited, p.found) {
		t.Errorf("Enter leads through %v of %v", visited, p.found)
	}
	p.field.SetText("xyzzy")
	if !seen.Says(p.Content(), s.Words.T("rules.search.none")) {
		t.Error("nobody says that nothing was found")
	}
	p.field.SetText("")
	if len(p.found) > 0 {
		t.Errorf("%d places of nothing are found", len(p.found))
	}
}

// A window that changes its size has the page laid out anew, at the chapter that is open.
func TestPageFollowsTheWindow(t *testing.T) {
	p, s := opened(t, words.English, fyne.NewSize(1280, 800), entry.Trade)
	for _, size := range []fyne.Size{small, fyne.NewSize(1920, 1080), small} {
		s.Window.Resize(size)
		if p.at() != entry.Trade {
			t.Errorf("at %v it is open at %s", size, p.at())
		}
		right := seen.Place(p.scroll).X + p.scroll.Size().Width
		if least := p.room(); right > size.Width || p.size.Width < least.Width || p.size.Height < least.Height {
			t.Errorf("at %v the page has %v of %v, and ends at %.0f", size, p.size, least, right)
		}
	}
}

// A card in the book that can be clicked leads somewhere else, and back again; one in its own place leads nowhere. And
// where a link leads to what is open already there is nothing to go back to.
func TestCardsLeadSomewhere(t *testing.T) {
	p, _ := opened(t, words.English, small, "")
	leads, still := 0, 0
	for i := range p.book.Chapters {
		p.turnTo(i)
		for n := range seen.All[*pieces.Card](p.scroll.Content) {
			p.turnTo(i)
			card := seen.All[*pieces.Card](p.scroll.Content)[n]
			place, found := p.book.Find(entry.OfCard(card.Card))
			from := visit{p.open, p.scroll.Offset.Y}
			test.Tap(card)
			moved := from != visit{p.open, p.scroll.Offset.Y}
			switch {
			case moved && (card.OnTap == nil || len(p.before) != 1):
				t.Errorf("%s: %s leads to %v with %d to go back to", p.at(), card.Card, place, len(p.before))
			case !moved && len(p.before) > 0:
				t.Errorf("%s: going back from %s would do nothing", p.at(), card.Card)
			case !moved && card.OnTap != nil && found && place.Chapter != i:
				t.Errorf("%s: nothing comes of a click on %s", p.at(), card.Card)
			case !moved && card.OnTap != nil && !p.light.Visible():
				t.Errorf("%s: the place that %s leads to, %v, is not lit", p.at(), card.Card, place)
			case moved:
				leads++
				p.back()
				if from != (visit{p.open, p.scroll.Offset.Y}) {
					t.Errorf("%s: the way back from %s leads elsewhere", p.at(), card.Card)
				}
			default:
				still++
			}
			p.before = nil
		}
	}
	if leads < 10 || still < 10 {
		t.Errorf("%d cards lead somewhere, %d do not", leads, still)
	}
}
