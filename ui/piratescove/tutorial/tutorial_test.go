package tutorial

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial"
	"portroyal/ui/tutorial/tutorialtest"
	"portroyal/ui/visible"
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

// Every chapter can be played by clicks on the table, through the openings in the shade.
func TestByMouse(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() { b.Click(b.placeFor(b.Step())) }, b.GoOn)
	})
}

// "Show me" does whatever the script asks for.
func TestShownEverything(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() { b.Click(b.PlateOf(b.stage.Words.T("voyage.show"))) }, func() { b.Strike(fyne.KeySpace) })
	})
}

// A player who tries everything else first at every step is answered each time, and still reaches the end.
func TestClumsily(t *testing.T) {
	each(t, func(b *bench) {
		b.Play(func() {
			step := b.Step()
			right := b.keysFor(step)
			for _, key := range tutorialtest.Keys() {
				if !slices.Contains(right, key) && key != fyne.KeyEnter && !b.choosesToo(step, key) {
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

// choosesToo reports whether a key does what the script wants in another way: it walks to it, or presses the same.
func (b *bench) choosesToo(step *tutorial.Step, key fyne.KeyName) bool {
	switch key {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeySpace: // look round
		return true
	}
	_, does := b.table.Option(func(o ask.Option) bool {
		return step.Tap == "" && b.offers(o, wanted(step).Kind) && slices.Contains(o.Keys, key)
	})
	return does
}

// Escape asks for the menu, also where something has been chosen; the choice stays.
func TestEscapeAsksForTheMenu(t *testing.T) {
	b := newBench(t, "course", stagetest.Small)
	for !b.Step().Acts() {
		b.Strike(fyne.KeyReturn)
	}
	b.act()
	b.Strike(fyne.KeyEscape)
	if b.Menus != 1 {
		t.Error("Escape does not ask for the menu")
	}
	at := b.At()
	b.act()
	if b.At() == at {
		t.Error("the choice is gone")
	}
}

// A right click asks what the rules say about a thing, in the shade as well.
func TestAsking(t *testing.T) {
	b := newBench(t, "course", stagetest.Small)
	at := b.table.Places()[board.Spot{Kind: board.Island, Island: cove.TreasureIsland}]
	b.AskAt(fyne.NewPos(at.X+at.W/2, at.Y+at.H/2))
	if b.Asked != 1 {
		t.Error("nothing is asked")
	}
}

// A chapter continues from the step at which it was left, with the same table, whichever step of whichever chapter it is;
// where something was to be confirmed, it is chosen again.
func TestGoesOnFromAnyStep(t *testing.T) {
	each(t, func(b *bench) {
		b.playLooking(func() {
			if b.Over() {
				return
			}
			later := begin(t, b.stage, b.ground, b.faces, b.Chapter(), b.Reached, b.calls)
			defer later.Leave()
			if b.match.View(0) != later.match.View(0) {
				t.Errorf("%s: another table", b.Where())
			}
			want := b.At()
			if tapped(b.Before()).Kind != board.Nowhere {
				want.Step--
			}
			if later.At() != want {
				t.Errorf("%s: it continues at %+v, not %+v", b.Where(), later.At(), want)
			}
		})
	})
}

// Where the player fires a second time at what they have fired at before, no aim has to be taken again: not after the first
// shot, and not where the chapter goes on later. A click on what is aimed at is no mistake.
func TestFiresAgain(t *testing.T) {
	played := newBench(t, "fight", stagetest.Small)
	for played.Step().Say != "fight.finish" {
		if played.Step().Acts() {
			played.act()
		} else {
			played.Strike(fyne.KeyReturn)
		}
	}
	for _, b := range []*bench{played, newBenchFrom(t, "fight", played.At(), stagetest.Small)} {
		at := b.At()
		b.Click(b.table.Places()[board.Spot{Kind: board.Part, Ship: 1, Section: cove.Cannons}])
		if b.At() != at || !b.Missed || b.Answer != "" {
			t.Errorf("a click on the target leads to %+v; %q", b.At(), b.Answer)
		}
		b.Click(b.placeFor(b.Step()))
		if b.At() == at {
			t.Error("the second shot is not fired")
		}
	}
}

// A click on what has been chosen, and is to be confirmed now, is no mistake.
func TestWhatIsChosenMayBeClicked(t *testing.T) {
	clicked := 0
	each(t, func(b *bench) {
		b.playLooking(func() {
			at := b.At()
			if b.Over() || at.Step == 0 || !b.Step().Acts() {
				return
			}
			spot := tapped(b.Before())
			place, there := b.table.Places()[spot]
			if spot.Kind == board.Nowhere || !there || !slices.ContainsFunc(b.Open(), func(r geometry.Rectangle) bool { return geometry.Touch(r, place) }) {
				return
			}
			clicked++
			b.Click(place)
			if b.At() != at || b.Answer != "" {
				t.Errorf("%s: a click on %+v leads to %+v: %q", b.Where(), spot, b.At(), b.Answer)
			}
		})
	})
	if clicked == 0 {
		t.Error("nothing that has been chosen is lit")
	}
}

// From every step before which there is only text the player can go back to that, by key and by mouse, and on again; from
// others they cannot, since something has happened.
func TestGoesBackInTheText(t *testing.T) {
	each(t, func(b *bench) {
		from := tutorial.Place{Scene: -1}
		b.playLooking(func() {
			at := b.At()
			if b.Over() || at == from { // been there
				return
			}
			from = at
			steps, before := len(b.match.Steps()), b.Before()
			texts := before != nil && before.Say != "" && !before.Acts() && before.Rival == ""
			sign := b.stage.Words.T("replay.back")
			for _, back := range []func(){
				func() { b.Strike(fyne.KeyBackspace) }, func() { b.Click(b.PlateOf(sign)) },
			} {
				if !texts {
					b.Strike(fyne.KeyBackspace)
					if b.At() != at {
						t.Errorf("%s: it goes back to %+v", b.Where(), b.At())
					}
					continue
				}
				back()
				if b.At() != (tutorial.Place{Scene: at.Scene, Step: at.Step - 1}) {
					t.Fatalf("%s: it is not the text before %+v", b.Where(), at)
				}
				b.Strike(fyne.KeyReturn)
			}
			if b.At() != at || len(b.match.Steps()) != steps {
				t.Errorf("%s: it is no longer %+v", b.Where(), at)
			}
		})
	})
}

// Of everything that could be chosen at the table, only what the step is about has a frame, and while there is only text
// nothing has.
func TestFramesOnlyTheWay(t *testing.T) {
	each(t, func(b *bench) {
		b.playLooking(func() {
			if b.Over() {
				return
			}
			var want geometry.Rectangle
			of, due := b.table.Option(func(o ask.Option) bool {
				return wants(b.Step(), o.Spot) && !o.Chosen && o.Spot.Kind != board.StepUp // that is a plate
			})
			if due {
				want = b.table.Places()[of.Spot]
			}
			framed := false
			for _, frame := range visible.All[*canvas.Rectangle](b.table.Content()) {
				if frame.StrokeColor != palette.Takeable {
					continue
				}
				framed = true
				if at := visible.Place(frame); !geometry.Touch(want, geometry.Rect(at.X, at.Y, frame.Size().Width, frame.Size().Height)) {
					t.Errorf("%s: a frame at %v, not round %v", b.Where(), at, want)
				}
			}
			if due && !framed {
				t.Errorf("%s: nothing has a frame", b.Where())
			}
		})
	})
}

// A card under the pointer is shown large over everything, while there is only text and while it is to be chosen.
func TestCardsCanBeRead(t *testing.T) {
	b := newBench(t, "cards", stagetest.Small)
	large := func() (n int) {
		sheet, _ := b.SheetPlace(b.Open())
		for _, card := range visible.All[*pieces.Card](b.Content()) {
			if card.Large {
				n++
				at := visible.Place(card)
				if geometry.Touch(sheet, geometry.Rect(at.X, at.Y, card.Size().Width, card.Size().Height)) {
					t.Errorf("%s: it covers the text", b.Where())
				}
			}
		}
		return n
	}
	canvas := b.stage.Window.Canvas()
	read := 0
	b.playLooking(func() {
		if b.Over() {
			return
		}
		for spot, place := range b.table.Places() {
			if spot.Kind != board.Hand || !slices.ContainsFunc(b.Open(), func(r geometry.Rectangle) bool { return geometry.Touch(r, place) }) {
				continue
			}
			test.MoveMouse(canvas, fyne.NewPos(place.X+place.W/2, place.Y+place.H/2))
			if large() != 1 {
				t.Errorf("%s: under the pointer are %d large cards", b.Where(), large())
			}
			test.MoveMouse(canvas, fyne.NewPos(place.X+place.W/2, place.Y-90))
			if large() != 0 {
				t.Errorf("%s: a large card stays", b.Where())
			}
			read++
		}
	})
	if read < 4 {
		t.Errorf("%d cards are looked at", read)
	}
}

// A place that a chapter does not have, as in an older or damaged file, is treated as its beginning.
func TestUnknownPlaces(t *testing.T) {
	b := newBench(t, "course", stagetest.Small)
	for _, place := range []tutorial.Place{{Scene: 77}, {Scene: -1}, {Step: 77}, {Scene: 1, Step: -1}} {
		later := begin(t, b.stage, b.ground, b.faces, "course", place, b.calls)
		if later.At() != (tutorial.Place{}) {
			t.Errorf("%+v: %+v", place, later.At())
		}
		later.Leave()
	}
}

// windows are the sizes tested.
var windows = []fyne.Size{
	fyne.NewSize(800, 500), stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080), fyne.NewSize(2560, 1440),
}

// Every text is about something on the table and is placed beside it: it covers nothing that is lit and is inside the
// window, in every language and at every size.
func TestSentencesAreBesideWhatIsLit(t *testing.T) {
	for _, size := range windows {
		for _, chapter := range Course.Chapters {
			b := newBench(t, chapter.Name, size)
			b.playLooking(func() {
				if b.Over() {
					return
				}
				if lit, all := b.Places(); !all || len(lit) == 0 {
					t.Errorf("%v, %s: something that it lights is not on the table", size, b.Where())
				}
				b.Beside()
			})
		}
	}
}

// A text has at most two sentences in every language, and an answer one, since it is followed by how it is done; where one
// welcomes the player, that is not counted. No text has a gap, and every figure comes from the table.
func TestTexts(t *testing.T) {
	each(t, func(b *bench) {
		check := func(language words.Language, says string, most int) {
			t.Helper()
			tutorialtest.Sentences(t, language, says, most)
			tutorialtest.Filled(t, language, says)
		}
		b.playLooking(func() {
			for _, language := range words.Languages {
				b.stage.Words = words.In(language)
				b.table.Restyle()
				if b.Over() {
					check(language, b.stage.Words.T(Course.Chapters[Course.Index(b.Chapter())].Learned), 2)
					continue
				}
				step := b.Step()
				check(language, b.Say(step, step.Say), 2)
				check(language, b.Instruction(), 1)
				for _, saying := range step.Wrong {
					check(language, b.Say(step, saying), 1)
				}
				tutorialtest.NoFigures(t, language, b.stage.Words.T(sayings.ID(saying(step.Say))))
			}
			b.stage.Words = words.In(words.English)
			b.table.Restyle()
			b.Settle()
		})
	})
}
