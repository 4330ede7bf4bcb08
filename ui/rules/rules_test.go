package rules

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	fynetooltip "github.com/dweymouth/fyne-tooltip"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/pieces"
	"portroyal/ui/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// game makes options of editions and variants.
func game(change func(o *portroyal.Options)) *portroyal.Options {
	options := portroyal.DefaultOptions()
	change(&options)
	if err := options.Check(); err != nil {
		panic(err)
	}
	return &options
}

// everything is the largest game.
var everything = game(func(o *portroyal.Options) {
	o.Decks = portroyal.AllDecks &^ portroyal.DeckUnterwegs
	o.Contracts, o.RequireExpedition = true, true
})

// opened shows the page over a window of this size.
func opened(t *testing.T, language words.Language, size fyne.Size, options *portroyal.Options) (*Page, *pieces.Stage) {
	t.Helper()
	s := piecestest.New(t, size, language)
	fyne.CurrentApp().Settings().SetTheme(look.Theme{})
	s.Window.SetContent(fynetooltip.AddWindowToolTipLayer(canvas.NewText("screen", nil), s.Window.Canvas()))
	s.Window.Resize(size)
	p := New(s, options)
	s.Open(p.Content(), p.Typed, nil)
	return p, s
}

// titles lists the headings that are open, or those that are not.
func (p *Page) titles(open bool) (found []string) {
	for _, fold := range p.folds {
		if fold.Open == open {
			found = append(found, fold.Title)
		}
	}
	return found
}

// shown is everything that can be read on the page.
func shown(object fyne.CanvasObject) string {
	var all strings.Builder
	seen.Walk(object, func(object fyne.CanvasObject) {
		switch object := object.(type) {
		case *widget.Label:
			all.WriteString(object.Text + "\n")
		case *canvas.Text:
			all.WriteString(object.Text + "\n")
		}
	})
	return all.String()
}

var small = stagetest.Small

func TestEditionsInPlayAreOpenAndMarked(t *testing.T) {
	editions := []sectionName{"expansion", "contracts", "clock", "nails", "gambler", "unterwegs", "required"}
	for name, c := range map[string]struct {
		options          *portroyal.Options
		playing, without []sectionName
	}{
		"no game": {},
		"base":    {options: game(func(*portroyal.Options) {})},
		"expansion": {
			options: game(func(o *portroyal.Options) { o.Decks |= portroyal.DeckExpansion }),
			playing: []sectionName{"expansion"},
		},
		"everything": {options: everything, playing: []sectionName{
			"expansion", "contracts", "nails", "gambler",
			"required",
		}},
		"together": {
			options: game(func(o *portroyal.Options) {
				o.Decks |= portroyal.DeckExpansion
				o.Contracts, o.Cooperative = true, true
			}),
			playing: []sectionName{"expansion", "contracts", "clock"}, without: []sectionName{"aim"},
		},
		"unterwegs": {
			options: game(func(o *portroyal.Options) {
				o.Decks, o.Target = portroyal.DeckUnterwegs,
					portroyal.UnterwegsTarget
			}),
			playing: []sectionName{"nails", "unterwegs"}, without: []sectionName{"tax", "expeditions"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			p, s := opened(t, words.English, small, c.options)
			ordered := inOrder(c.options)
			if first := ordered[0].name; len(ordered) != len(sections) || (first == "clock") != (name == "together") {
				t.Errorf("of %d sections %d are read, %s first", len(sections), len(ordered), first)
			}
			for i, section := range ordered {
				fold := p.folds[i]
				wantOpen, wantMark := true, ""
				switch {
				case slices.Contains(c.playing, section.name):
					wantMark = s.Words.T("rules.playing")
				case slices.Contains(c.without, section.name):
					wantOpen, wantMark = false, s.Words.T("rules.without")
				case slices.Contains(editions, section.name):
					wantOpen = false
				}
				if fold.Open != wantOpen || fold.Mark != wantMark {
					t.Errorf("%s is open %t and marked %q, want %t and %q",
						section.name, fold.Open, fold.Mark, wantOpen, wantMark)
				}
				text, _, _ := strings.Cut(s.Words.T(texts.ID(section.name)), "\n")
				if reads := strings.Contains(shown(p.Content()), text); reads != wantOpen {
					t.Errorf("%s can be read: %t", section.name, reads)
				}
			}
		})
	}
}

func TestSectionsHaveTheirWordsInEveryLanguage(t *testing.T) {
	for _, code := range words.Languages {
		w, seen := words.In(code), map[string]bool{}
		for _, section := range sections {
			title, text := w.T(titles.ID(section.name)), w.T(texts.ID(section.name))
			if strings.HasPrefix(title, "[") || strings.HasPrefix(text, "[") {
				t.Errorf("%s: %s is called %q and says %q", code, section.name, title, text)
			}
			if seen[title] {
				t.Errorf("%s: two sections are called %q", code, title)
			}
			seen[title] = true
		}
	}
}

func TestSymbolsExist(t *testing.T) {
	for _, section := range sections {
		if len(section.symbols) == 0 {
			t.Errorf("%s has no symbol", section.name)
		}
		for _, name := range section.symbols {
			if assets.Symbol(name) == nil {
				t.Errorf("%s: there is no symbol %q", section.name, name)
			}
		}
	}
}

// Sections are opened and closed by mouse and keyboard, and nothing else changes by that.
func TestSectionsOpenAndClose(t *testing.T) {
	p, s := opened(t, words.English, small, nil)
	text := s.Words.T("rules.contracts.text")
	fold := p.folds[slices.IndexFunc(sections, func(s section) bool { return s.name == "contracts" })]
	folded, open := p.titles(false), p.titles(true)
	height := p.scroll.Content.MinSize().Height
	test.Tap(fold)
	if !strings.Contains(shown(p.Content()), text) || p.scroll.Content.MinSize().Height <= height {
		t.Error("a click does not open it")
	}
	if len(p.titles(true)) != len(open)+1 {
		t.Errorf("open are now %v", p.titles(true))
	}
	s.Window.Canvas().Focus(fold)
	space := &fyne.KeyEvent{Name: fyne.KeySpace}
	fold.KeyDown(space)
	fold.TypedKey(space)
	if strings.Contains(shown(p.Content()), text) || !slices.Equal(p.titles(false), folded) ||
		p.scroll.Content.MinSize().Height != height {
		t.Error("Space does not close it again")
	}
	if s.Window.Canvas().Focused() != fold {
		t.Error("the focus is lost")
	}
}

// Whoever goes from heading to heading by keyboard sees each of them.
func TestFocusIsInSight(t *testing.T) {
	p, s := opened(t, words.German, small, everything)
	position := fyne.CurrentApp().Driver().AbsolutePositionForObject
	seen := 0
	for range len(p.folds) + 1 {
		s.Window.Canvas().FocusNext()
		fold, ok := s.Window.Canvas().Focused().(*widgets.Fold)
		if !ok {
			continue
		}
		seen++
		top := position(fold).Y - position(p.scroll).Y
		if top < -0.5 || top+fold.Size().Height > p.scroll.Size().Height+0.5 {
			t.Errorf("%q lies at %.0f of %.0f", fold.Title, top, p.scroll.Size().Height)
		}
	}
	if seen != len(p.folds) {
		t.Errorf("Tab reaches %d of %d headings", seen, len(p.folds))
	}
}

func TestPageScrollsByKeyboard(t *testing.T) {
	p, s := opened(t, words.Spanish, small, everything)
	most := p.scroll.Content.MinSize().Height - p.scroll.Size().Height
	for _, step := range []struct {
		key  fyne.KeyName
		want func(before, now float32) bool
	}{
		{fyne.KeyDown, func(before, now float32) bool { return now > before }},
		{fyne.KeyPageDown, func(before, now float32) bool { return now > before+100 }},
		{fyne.KeySpace, func(before, now float32) bool { return now > before+100 }},
		{fyne.KeyUp, func(before, now float32) bool { return now < before }},
		{fyne.KeyEnd, func(_, now float32) bool { return now > most-1 }},
		{fyne.KeyPageUp, func(before, now float32) bool { return now < before-100 }},
		{fyne.KeyHome, func(_, now float32) bool { return now == 0 }},
	} {
		before := p.scroll.Offset.Y
		s.Typed(&fyne.KeyEvent{Name: step.key})
		if now := p.scroll.Offset.Y; !step.want(before, now) {
			t.Errorf("%s scrolls from %.0f to %.0f of %.0f", step.key, before, now, most)
		}
	}
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.Covered() {
		t.Error("Enter does not close the page")
	}
}

// In the smallest window nothing is cut off, and in a very large one everything is larger.
func TestPageFitsTheWindow(t *testing.T) {
	height := map[fyne.Size]float32{}
	for _, size := range []fyne.Size{small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, code := range words.Languages {
			p, _ := opened(t, code, size, everything)
			for _, fold := range p.folds {
				fold.Set(true)
			}
			if least := p.Content().MinSize(); least.Width > size.Width-20 || least.Height > size.Height-20 {
				t.Errorf("%s: the page needs %v of %v", code, least, size)
			}
			if has, need := p.scroll.Size().Width, p.scroll.Content.MinSize().Width; need > has+0.5 {
				t.Errorf("%s at %v: what scrolls is %.0f wide, its window %.0f", code, size, need, has)
			}
			seen.Walk(p.scroll.Content, func(object fyne.CanvasObject) {
				if text, ok := object.(*canvas.Text); ok {
					height[size] = max(height[size], text.TextSize)
					left := seen.Place(text).X - seen.Place(p.scroll).X
					if right := left + text.MinSize().Width; right > p.scroll.Size().Width {
						t.Errorf("%s at %v: %q ends at %.0f of %.0f",
							code, size, text.Text, right, p.scroll.Size().Width)
					}
				}
			})
		}
	}
	if least := height[small]; height[fyne.NewSize(3840, 2160)] < 2*least || height[fyne.NewSize(1280, 800)] != least {
		t.Errorf("the largest text is %v high", height)
	}
}

// The outlines of symbols are dark: on a dark page they have a light ground.
func TestSymbolsCanBeSeenOnADarkPage(t *testing.T) {
	for name, of := range map[string]func(*pieces.Stage){
		"light": func(*pieces.Stage) {}, "dark": func(s *pieces.Stage) { s.Dark = true },
		"high contrast": func(s *pieces.Stage) { s.HighContrast = true },
	} {
		_, s := opened(t, words.English, small, nil)
		of(s)
		for _, fold := range New(s, nil).folds {
			for _, symbol := range fold.Symbols {
				lies := false
				seen.Walk(symbol, func(object fyne.CanvasObject) {
					ground, ok := object.(*canvas.Rectangle)
					lies = lies || ok && ground.FillColor == palette.Parchment
				})
				if lies == (name == "light") {
					t.Errorf("%s: %q has a light ground %t", name, fold.Title, lies)
				}
			}
		}
	}
}
