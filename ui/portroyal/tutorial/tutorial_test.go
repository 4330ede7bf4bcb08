package tutorial

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial"
	"portroyal/ui/tutorial/tutorialtest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// each runs a test with every chapter.
func each(t *testing.T, do func(b *bench)) {
	t.Helper()
	for _, chapter := range Course.Chapters {
		t.Run(chapter.Name, func(t *testing.T) { do(newBench(t, chapter.Name, stagetest.Small)) })
	}
}

// Every chapter can be played to its end by keyboard alone.
func TestByKeyboard(t *testing.T) {
	each(t, func(b *bench) { b.Play(b.act, func() { b.Strike(fyne.KeyReturn) }) })
}

// Where a card is to be taken, the key that is said takes it.
func TestTheKeyThatIsSaid(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() {
			if b.wanted().Kind != portroyal.Take || b.Step().Free {
				b.act()
				return
			}
			how := strings.TrimSuffix(b.Instruction(), ".")
			b.Strike(fyne.KeyName(how[len(how)-1:]))
		}, func() { b.Strike(fyne.KeyReturn) })
	})
}

// Every chapter can be played by clicks on the table, through the openings in the shade.
func TestByMouse(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() { b.Click(b.placeFor(b.wanted())) }, b.GoOn)
	})
}

// "Show me" does whatever the script asks for.
func TestShownEverything(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() {
			if b.Step().Free {
				b.act()
			} else {
				b.Click(b.PlateOf(b.stage.Words.T("voyage.show")))
			}
		}, func() { b.Strike(fyne.KeySpace) })
	})
}

// A player who tries everything else first at every step is answered each time, and still reaches the end.
func TestClumsily(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() {
			for _, key := range tutorialtest.Keys() {
				if key != fyne.KeyS && !b.Step().Free && !b.isRight(key) {
					b.Astray(key, func() { b.Strike(key) })
				}
			}
			b.AstrayInShade()
			b.act()
		}, func() {
			b.AstrayInText(tutorialtest.Keys())
			b.Strike(fyne.KeyReturn)
		})
	})
}

// isRight reports whether a key does something that the script allows.
func (b *bench) isRight(key fyne.KeyName) bool {
	return slices.ContainsFunc(b.Step().Do, func(text string) bool {
		a, _ := portroyal.ParseAction(text)
		return b.keyOf(a) == key || a.Kind == portroyal.RevealNext && key == fyne.KeySpace ||
			b.keyOf(a) == fyne.KeyReturn && key == fyne.KeyEnter
	})
}

// If a text tells how to do something, the means are lit: the plate for it, or the pile to turn up from.
func TestHowItIsDoneIsLit(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() {
			action, step := b.wanted(), b.Step()
			if action.Kind == portroyal.RevealNext && !slices.Contains(step.Lit, pile) && !slices.Contains(step.Lit, timePile) {
				t.Errorf("%s: no pile is lit", b.Where())
			}
			if _, there := b.table.PlateOf(action.Kind); there && !slices.ContainsFunc(step.Lit, func(lit string) bool {
				return Plates[lit] == action.Kind
			}) {
				t.Errorf("%s: the plate is not lit", b.Where())
			}
			b.act()
		}, func() { b.Strike(fyne.KeyReturn) })
	})
}

// Escape asks for the menu.
func TestEscapeAsksForTheMenu(t *testing.T) {
	b := newBench(t, "discover", stagetest.Small)
	b.Strike(fyne.KeyEscape)
	if b.Menus != 1 {
		t.Error("Escape does not ask for the menu")
	}
}

// The plates for menu and help can be clicked at every step, and no text covers them.
func TestWaysOut(t *testing.T) {
	for _, size := range windows {
		b := newBench(t, "expansion", size)
		steps := 0
		look := func() {
			b.Click(b.PlateOf(b.stage.Words.T("menu")))
			if steps++; b.Menus != steps {
				t.Errorf("%v, %s: the menu cannot be clicked", size, b.Where())
				b.Menus = steps
			}
		}
		b.playLooking(look)
	}
}

// A chapter continues from the step at which it was left, with the same text and the same table, whichever step
// of whichever chapter it is.
func TestGoesOnFromAnyStep(t *testing.T) {
	each(t, func(b *bench) {
		look := func() {
			if b.Over() || b.Aside() != nil {
				return
			}
			later := begin(t, b.stage, b.ground, b.Chapter(), b.Reached, b.calls)
			if later.At().Scene != b.At().Scene || later.Step() != nil && b.Step() != nil && later.Step().Say != b.Step().Say {
				t.Errorf("%s: it continues from %+v", b.Where(), b.Reached)
			}
			if b.match.View() != later.match.View() {
				t.Errorf("%s: another table", b.Where())
			}
			later.Leave()
		}
		b.playLooking(look)
	})
}

// A place that a chapter does not have, as in an older or damaged file, is treated as its beginning.
func TestUnknownPlaces(t *testing.T) {
	b := newBench(t, "discover", stagetest.Small)
	for _, place := range []tutorial.Place{
		{Scene: 77}, {Scene: -1}, {Step: 77}, {Scene: 1, Step: -1}, {Scene: 1, Step: 2},
	} {
		if later := begin(t, b.stage, b.ground, "discover", place, b.calls); later.At() != (tutorial.Place{}) {
			t.Errorf("%+v: %+v", place, later.At())
		}
	}
}

// A click in the shade or a key that means nothing leaves the text being read as it is and where it is, and the
// way to continue is highlighted.
func TestMissesLeaveWhatIsSaid(t *testing.T) {
	each(t, func(b *bench) {
		place := func() geometry.Rectangle {
			at, _ := b.SheetPlace(b.Open())
			return at
		}
		missing := func(what string, miss func()) {
			b.Missed = false
			b.Draw()
			at, read := place(), b.Say(b.Step(), b.Step().Say)
			miss()
			if !visible.Says(b.Layer(), read) {
				b.T.Errorf("%s: after %s it says %q", b.Where(), what, visible.Texts(b.Layer()))
			}
			if place() != at {
				b.T.Errorf("%s: after %s it is at %v, before at %v", b.Where(), what, place(), at)
			}
			if !b.Step().Free && !visible.Says(b.Layer(), b.Instruction()) {
				b.T.Errorf("%s: after %s it does not say how to continue", b.Where(), what)
			}
		}
		look := func() {
			if b.Aside() != nil || b.Over() {
				return
			}
			for _, language := range words.Languages {
				b.stage.Words, b.Answer = words.In(language), ""
				missing("a click", func() { b.Click(b.Shade()[0]) })
				missing("a key", func() { b.Strike(fyne.KeyX) })
			}
			b.stage.Words, b.Missed = words.In(words.English), false
		}
		b.playLooking(look)
	})
}

// The plate for stopping says how many cards may be taken as soon as that has been explained: in the first scene
// no cards are taken.
func TestTakesAreShownWhenTheyAreExplained(t *testing.T) {
	each(t, func(b *bench) {
		explained, before, after := b.Chapter() != "discover", 0, 0
		look := func() {
			if b.Over() || b.Aside() != nil || b.Step() == nil {
				return
			}
			explained = explained || b.Step().Explains == "takes"
			for _, plate := range visible.All[*widgets.Plate](b.table.Content()) {
				if plate.Text != b.stage.Words.T("stop") {
					continue
				}
				if explained != (plate.Detail != "") {
					b.T.Errorf("%s: below %q it says %q", b.Where(), plate.Text, plate.Detail)
				}
				if explained {
					after++
				} else {
					before++
				}
			}
		}
		b.playLooking(look)
		if b.Chapter() == "discover" && (before == 0 || after == 0) {
			b.T.Errorf("no chance to stop before it is explained (%d), or after (%d)", before, after)
		}
	})
}

// Nothing about the chance of a bust is shown before it is explained, and all of it from then on, also when a
// chapter is continued later. A chapter that does not explain it shows it from the beginning.
func TestChanceIsShownWhenItIsExplained(t *testing.T) {
	each(t, func(b *bench) {
		bust, ends := regexp.MustCompile(`% risk`), regexp.MustCompile(`ends? the turn`)
		shows := func(v *Voyage) (chance, ships bool) {
			for _, plate := range visible.All[*widgets.Plate](v.table.Content()) {
				chance = chance || bust.MatchString(plate.Text+plate.Detail)
			}
			for _, tip := range visible.All[*widgets.Tipped](v.table.Content()) {
				ships = ships || ends.MatchString(tip.ToolTip())
			}
			return chance, ships
		}
		explained := b.Chapter() != "discover"
		look := func() {
			if b.Over() || b.Aside() != nil || b.Step() == nil {
				return
			}
			explained = explained || b.Step().Explains == "chance"
			view := b.table.View()
			danger := view.Phase() == portroyal.Discover && view.HarbourColours() > 0 && view.BustChance() > 0
			if chance, ships := shows(b.Voyage); !explained && (chance || ships) || explained && danger && !(chance && ships) {
				b.T.Errorf("%s: the chance is shown: %v, the ships: %v", b.Where(), chance, ships)
			}
			later := begin(t, b.stage, b.ground, b.Chapter(), b.Reached, b.calls)
			later.Content().Resize(b.Size())
			if chance, ships := shows(later); !explained && (chance || ships) || explained && danger && !(chance && ships) {
				b.T.Errorf("%s: continued later the chance is shown: %v, the ships: %v", b.Where(), chance, ships)
			}
			later.Leave()
		}
		b.playLooking(look)
		if !explained {
			b.T.Error("it is never explained")
		}
	})
}
