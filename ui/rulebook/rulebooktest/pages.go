package rulebooktest

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/aloud"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Opener makes a game's page, with something to save it, on a stage of this size and language.
type Opener func(t *testing.T, language words.Language, size fyne.Size, at book.Entry) (*rulebook.Page, *stage.Stage)

// Over opens a page over the window of its stage, as a house does.
func Over(s *stage.Stage, size fyne.Size, page func() *rulebook.Page) *rulebook.Page {
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	s.Window.SetContent(widgets.WithTips(canvas.NewText("screen", nil)))
	s.Window.Resize(size)
	p := page()
	s.Lay(stage.Overlay{Content: p.Content(), Keys: p.Typed, Letters: p.TypedRune, Closed: p.Leave})
	return p
}

// pointed is the line to which who only hears the page is led, with what there is more about it.
func pointed(s *stage.Stage) string {
	for _, place := range aloud.Of(s).Places {
		for _, line := range place.Lines {
			if line.Pointed {
				return line.Words + " " + line.More
			}
		}
	}
	return ""
}

// At is the chapter that is open.
func At(p *rulebook.Page) book.Entry {
	return p.Book.Chapters[p.Chapter].Entry
}

// Press types keys.
func Press(s *stage.Stage, names ...fyne.KeyName) {
	for _, name := range names {
		s.Typed(&fyne.KeyEvent{Name: name})
	}
}

// EveryChapterFits demands that every chapter can be read in every language, from the smallest window to a very large
// one: nothing is wider than the page, nothing is over something else, and every board is drawn. These are all boards. In
// the larger windows the language with the longest words has all chapters, and each other one every third, by turns.
func EveryChapterFits(t *testing.T, open Opener, boards []string) {
	t.Helper()
	shown := map[string]bool{}
	for k, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for j, code := range words.Languages {
			p, _ := open(t, code, size, "")
			edge := 44 * max(1, stage.Growth(size)) // the ribbon of the title stands out beyond the sheet
			if least := p.Content().MinSize(); least.Width > size.Width-20 || least.Height > size.Height-edge {
				t.Errorf("%s: the page needs %v of %v", code, least, size)
			}
			for i := range p.Book.Chapters {
				if k > 0 && code != words.German && (i+j+k)%3 > 0 {
					continue
				}
				p.TurnTo(i)
				fits(t, p, string(code), shown)
			}
		}
	}
	for _, name := range boards {
		if !shown[name] {
			t.Errorf("nobody shows the picture %s", name)
		}
	}
}

// fits is [EveryChapterFits] for the chapter that is open.
func fits(t *testing.T, p *rulebook.Page, code string, shown map[string]bool) {
	t.Helper()
	chapter := &p.Book.Chapters[p.Chapter]
	if len(p.Blocks) != len(chapter.Blocks) {
		t.Fatalf("%s: %d blocks of %d", chapter.Entry, len(p.Blocks), len(chapter.Blocks))
	}
	below := float32(0)
	for at, block := range p.Blocks {
		if at > 0 && p.Blocks[at-1] == block {
			continue // it stands beside the one before
		}
		from, size := block.Position(), block.Size()
		if from.Y < below-0.5 {
			t.Errorf("%s, %s: block %d lies over the one before", code, chapter.Entry, at)
		}
		if below = from.Y + size.Height; from.X+size.Width > p.Scroll.Size().Width+0.5 {
			t.Errorf("%s, %s: block %d ends at %.0f of %.0f", code, chapter.Entry, at,
				from.X+size.Width, p.Scroll.Size().Width)
		}
		if of := &chapter.Blocks[at]; of.Kind == book.Board {
			shown[of.Picture] = true
			if size.Height < 60 {
				t.Errorf("%s: the picture %s is missing", chapter.Entry, of.Picture)
			}
		}
	}
}

// OpensAtEntries demands that the page opens at an entry, in its chapter, with its heading in sight.
func OpensAtEntries(t *testing.T, open Opener, chapters map[book.Entry]book.Entry) {
	t.Helper()
	for of, want := range chapters {
		p, _ := open(t, words.German, stagetest.Small, of)
		if At(p) != want {
			t.Errorf("%q opens %s", of, At(p))
		}
		place, ok := p.Book.Find(of)
		if !ok || place.Block < 1 {
			continue
		}
		if y := p.Blocks[place.Block].Position().Y - p.Scroll.Offset.Y; y < 0 || y > p.Scroll.Size().Height-40 {
			t.Errorf("%q lies at %.0f of %.0f", of, y, p.Scroll.Size().Height)
		}
	}
}

// ReadByKeyboard demands that everything can be read by keyboard: chapters one after the other, and each to its end.
// long is a chapter that is longer than the page.
func ReadByKeyboard(t *testing.T, open Opener, long book.Entry) {
	t.Helper()
	p, s := open(t, words.Spanish, stagetest.Small, "")
	read := []book.Entry{At(p)}
	for range 200 {
		Press(s, fyne.KeySpace)
		if last := read[len(read)-1]; At(p) != last {
			read = append(read, At(p))
		}
	}
	if len(read) != len(p.Book.Chapters) {
		t.Errorf("Space leads through %v", read)
	}
	Press(s, fyne.KeyLeft)
	if At(p) != read[len(read)-2] {
		t.Errorf("Left leads to %s", At(p))
	}
	Press(s, fyne.KeyRight, fyne.KeyRight)
	if At(p) != read[len(read)-1] {
		t.Errorf("Right leads to %s", At(p))
	}
	p.GoTo(long)
	scroll := p.Scroll
	most := scroll.Content.MinSize().Height - scroll.Size().Height
	Press(s, fyne.KeyEnd)
	if scroll.Offset.Y < most-1 {
		t.Errorf("End leads to %.0f of %.0f", scroll.Offset.Y, most)
	}
	Press(s, fyne.KeyHome, fyne.KeyDown)
	if y := scroll.Offset.Y; y <= 0 || y > 100 {
		t.Errorf("Home and Down lead to %.0f", y)
	}
	Press(s, fyne.KeyF3)
	if s.Window.Canvas().Focused() != p.Field {
		t.Error("F3 does not search")
	}
	s.Window.Canvas().Unfocus()
	Press(s, fyne.KeyReturn)
	if s.Covered() {
		t.Error("Enter does not close the page")
	}
}

// ContentsByKeyboard demands that the contents are gone through with the arrow keys, and keep the focus.
func ContentsByKeyboard(t *testing.T, open Opener) {
	t.Helper()
	p, s := open(t, words.Dutch, stagetest.Small, "")
	contents := p.Contents
	s.Window.Canvas().Focus(contents)
	typed := func(name fyne.KeyName) {
		contents.KeyDown(&fyne.KeyEvent{Name: name})
		contents.TypedKey(&fyne.KeyEvent{Name: name})
	}
	chapters := len(p.Book.Chapters)
	for i := 1; i < chapters; i++ {
		typed(fyne.KeyDown)
		if p.Chapter != i || s.Window.Canvas().Focused() != contents {
			t.Fatalf("the chapter after %d is %d", i-1, p.Chapter)
		}
		from, to := contents.Line()
		if list := p.List; from < list.Offset.Y-1 || to > list.Offset.Y+list.Size().Height+1 {
			t.Errorf("the line of %s is out of sight", At(p))
		}
	}
	typed(fyne.KeyUp)
	if p.Chapter != chapters-2 {
		t.Errorf("Up leads to %d", p.Chapter)
	}
}

// SearchLightsWhatItFinds demands that a search opens the first place where an English word stands, and lights it; Enter
// goes from place to place and comes round.
func SearchLightsWhatItFinds(t *testing.T, open Opener, word string) {
	t.Helper()
	p, s := open(t, words.English, stagetest.Small, "")
	field := p.Field
	field.SetText(word)
	found := p.Found
	if len(found) < 3 {
		t.Fatalf("found in %v", found)
	}
	visited := []book.Place{found[p.Hit]}
	for range found[1:] {
		Press(s, fyne.KeyReturn)
		visited = append(visited, found[p.Hit])
		lit := false
		for _, text := range visible.All[*canvas.Text](p.Scroll) {
			lit = lit || strings.EqualFold(strings.TrimSpace(text.Text), word) && text.Color == palette.Ink
		}
		if !lit {
			t.Errorf("nothing is lit in %s", At(p))
		}
		if line := pointed(s); !strings.Contains(strings.ToLower(line), strings.ToLower(word)) {
			t.Errorf("in %s it reads %q", At(p), line)
		}
	}
	Press(s, fyne.KeyReturn)
	if found[p.Hit] != visited[0] || !slices.Equal(visited, found) {
		t.Errorf("Enter leads through %v of %v", visited, found)
	}
	p.Hit = len(found) - 1
	for _, place := range found { // a click on a chapter goes from place to place as well
		if p.Contents.OnOpen(place.Chapter); found[p.Hit] != place {
			t.Errorf("a click on chapter %d leads to %v and not to %v", place.Chapter, found[p.Hit], place)
		}
	}
	field.SetText("")
	s.Window.Canvas().Unfocus()
	for i, letter := range word { // without a click into the field, and wherever the focus is
		if i == 1 {
			s.Window.Canvas().Focus(p.Contents)
		}
		if focused := s.Window.Canvas().Focused(); focused != nil {
			focused.TypedRune(letter)
		} else {
			s.Letters()(letter)
		}
	}
	if !slices.Equal(p.Found, found) {
		t.Errorf("what is typed is searched for as %q", field.Text)
	}
	field.SetText("xyzzy")
	if !visible.Says(p.Content(), s.Words.T("rules.search.none")) {
		t.Error("nobody says that nothing was found")
	}
	field.SetText("")
	if found := p.Found; len(found) > 0 {
		t.Errorf("%d places of nothing are found", len(found))
	}
}

// FollowsTheWindow demands that a window that changes its size has the page laid out anew, where in the open chapter it was.
func FollowsTheWindow(t *testing.T, open Opener, at book.Entry) {
	t.Helper()
	p, s := open(t, words.English, fyne.NewSize(1280, 800), at)
	const read = 2 // the block at the upper edge
	p.Scroll.ScrollToOffset(fyne.NewPos(0, p.Blocks[read].Position().Y))
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1920, 1080), stagetest.Small} {
		s.Window.Resize(size)
		if At(p) != at {
			t.Errorf("at %v it is open at %s", size, At(p))
		}
		if is, want := p.Scroll.Offset.Y, p.Blocks[read].Position().Y; want == 0 || is < want-1 || is > want+1 {
			t.Errorf("at %v it is scrolled to %v, and block %d is at %v", size, is, read, want)
		}
		right := visible.Place(p.Scroll).X + p.Scroll.Size().Width
		if least := p.Room(); right > size.Width || p.Size.Width < least.Width || p.Size.Height < least.Height {
			t.Errorf("at %v the page has %v of %v, and ends at %.0f", size, p.Size, least, right)
		}
	}
}

// Thing is a thing that the open chapter shows, and what a click on it does, nil for nothing.
type Thing struct {
	Name  string
	To    book.Entry
	Click func()
}

// ThingsLead demands that a thing in the book that can be clicked leads somewhere else, and back again; one in its own
// place leads nowhere. And where a link leads to what is open already there is nothing to go back to. shown lists the
// things of a page's chapter.
func ThingsLead(t *testing.T, open Opener, shown func(p *rulebook.Page) []Thing) {
	t.Helper()
	p, s := open(t, words.English, stagetest.Small, "")
	leads, still := 0, 0
	for i := range p.Book.Chapters {
		p.TurnTo(i)
		for n := range shown(p) {
			p.TurnTo(i)
			visits := len(p.Visits)
			thing := shown(p)[n]
			place, found := p.Book.Find(thing.To)
			chapter, offset := p.Chapter, p.Scroll.Offset.Y
			if thing.Click != nil {
				thing.Click()
			}
			moved := p.Chapter != chapter || p.Scroll.Offset.Y != offset
			switch {
			case moved && len(p.Visits) != visits+1:
				t.Errorf("%s: %s leads to %v with %d to go back to", At(p), thing.Name, place, len(p.Visits)-visits)
			case !moved && len(p.Visits) > visits:
				t.Errorf("%s: going back from %s would do nothing", At(p), thing.Name)
			case !moved && thing.Click != nil && found && place.Chapter != i:
				t.Errorf("%s: nothing comes of a click on %s", At(p), thing.Name)
			case !moved && thing.Click != nil && !p.Light.Visible():
				t.Errorf("%s: the place that %s leads to, %v, is not lit", At(p), thing.Name, place)
			case moved:
				leads++
				Press(s, fyne.KeyBackspace)
				if p.Chapter != chapter || p.Scroll.Offset.Y != offset {
					t.Errorf("%s: the way back from %s leads elsewhere", At(p), thing.Name)
				}
			default:
				still++
			}
		}
	}
	if leads < 10 || still < 10 {
		t.Errorf("%d things lead somewhere, %d do not", leads, still)
	}
}
