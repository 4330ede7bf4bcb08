package voyage

import (
	"regexp"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/lay"
	"portroyal/ui/pilot"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/voyage/lesson"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// each runs a test with every chapter.
func each(t *testing.T, do func(b *bench)) {
	t.Helper()
	for _, chapter := range lesson.Chapters {
		t.Run(string(chapter), func(t *testing.T) { do(newBench(t, chapter, stagetest.Small)) })
	}
}

// Every chapter can be played to its end by keyboard alone.
func TestByKeyboard(t *testing.T) {
	each(t, func(b *bench) { b.play(b.act, func() { b.strike(fyne.KeyReturn) }) })
}

// Every chapter can be played by clicks on the table, through the openings in the shade.
func TestByMouse(t *testing.T) {
	each(t, func(b *bench) {
		b.play(func(step *lesson.Step) { b.click(b.placeFor(step)) }, func() {
			if b.Over() {
				b.click(b.placeOf(lent{b.Voyage}.End().On))
			} else {
				b.click(b.placeOf(b.stage.Words.T("voyage.on")))
			}
		})
	})
}

// "Show me" does whatever the script asks for.
func TestShownEverything(t *testing.T) {
	each(t, func(b *bench) {
		b.play(func(*lesson.Step) { b.click(b.placeOf(b.stage.Words.T("voyage.show"))) }, func() { b.strike(fyne.KeySpace) })
	})
}

// A player who tries everything else first at every step is answered each time, and still reaches the end.
func TestClumsily(t *testing.T) {
	each(t, func(b *bench) {
		b.play(func(step *lesson.Step) {
			right := b.keysFor(step)
			for _, key := range keysOfTables {
				if !slices.Contains(right, key) && key != fyne.KeyEnter && !b.choosesToo(step, key) {
					b.astray(key, func() { b.strike(key) })
				}
			}
			for _, at := range b.dark() {
				b.astray(at, func() { b.click(at) })
			}
			b.act(step)
		}, func() {
			if !b.Over() {
				for _, key := range keysOfTables {
					if key != fyne.KeySpace && key != fyne.KeyReturn && key != fyne.KeyEnter {
						b.astray(key, func() { b.strike(key) })
					}
				}
				for _, at := range b.dark() {
					b.astray(at, func() { b.click(at) })
				}
			}
			b.strike(fyne.KeyReturn)
		})
	})
}

// choosesToo reports whether a key does what the script wants in another way: it walks to it, or presses the same.
func (b *bench) choosesToo(step *lesson.Step, key fyne.KeyName) bool {
	switch key {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeySpace: // look round
		return true
	}
	_, does := b.table.Option(func(o ask.Option) bool {
		return !step.Taps() && b.offers(o, step.Do[0].Kind) && slices.Contains(o.Keys, key)
	})
	return does
}

// astray does something wrong, which must have no effect but an answer.
func (b *bench) astray(what any, do func()) {
	b.t.Helper()
	before := b.stands()
	b.Answer, b.Missed = "", false
	b.Draw()
	do()
	if b.stands() != before {
		b.t.Fatalf("%s: %v had an effect, from %+v to %+v", b.where(), what, before, b.stands())
	}
	if b.Answer == "" && !b.Missed {
		b.t.Errorf("%s: %v gets no answer", b.where(), what)
	}
}

// dark are some places of the window in the shade.
func (b *bench) dark() (all []lay.Rectangle) {
	b.Answer = ""
	sheet, _ := b.SheetPlace(b.Open())
	for i, r := range b.Dark() {
		at := lay.Rect(r.X+r.W/2, r.Y+r.H/2, 0, 0)
		if i%4 == 0 && !lay.Touch(sheet.Inset(-12), lay.Rect(at.X, at.Y, 1, 1)) {
			all = append(all, at)
		}
	}
	return all
}

// Escape asks for the menu, also where something has been chosen; the choice stays.
func TestEscapeAsksForTheMenu(t *testing.T) {
	b := newBench(t, lesson.Course, stagetest.Small)
	for !b.step().Acts() {
		b.strike(fyne.KeyReturn)
	}
	b.act(b.step())
	b.strike(fyne.KeyEscape)
	if b.menus != 1 {
		t.Error("Escape does not ask for the menu")
	}
	at := b.At()
	b.act(b.step())
	if b.At() == at {
		t.Error("the choice is gone")
	}
}

// A right click asks what the rules say about a thing, in the shade as well.
func TestAsking(t *testing.T) {
	b := newBench(t, lesson.Course, stagetest.Small)
	at := b.table.Places()[board.Spot{Kind: board.Island, Island: cove.TreasureIsland}]
	lent{b.Voyage}.AskAt(fyne.NewPos(at.X+at.W/2, at.Y+at.H/2))
	if b.asked != 1 {
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
			later, err := New(b.stage, b.ground, b.faces, b.Chapter(), b.reached, seats, b.calls)
			if err != nil {
				t.Fatalf("%s: %v", b.where(), err)
			}
			defer later.Leave()
			if b.match.View(0) != later.match.View(0) {
				t.Errorf("%s: another table", b.where())
			}
			want, steps := b.At(), b.lesson.Scenes[b.At().Scene].Steps
			for want.Step > 0 && steps[want.Step-1].Taps() {
				want.Step--
			}
			if later.At() != want {
				t.Errorf("%s: it continues at %+v, not %+v", b.where(), later.At(), want)
			}
		})
	})
}

// A place that a chapter does not have, as in an older or damaged file, is treated as its beginning.
func TestUnknownPlaces(t *testing.T) {
	b := newBench(t, lesson.Course, stagetest.Small)
	for _, place := range []pilot.Place{{Scene: 77}, {Scene: -1}, {Step: 77}, {Scene: 1, Step: -1}} {
		later, err := New(b.stage, b.ground, b.faces, lesson.Course, place, seats, b.calls)
		if err != nil || later.At() != (pilot.Place{}) {
			t.Errorf("%+v: %+v, %v", place, later.At(), err)
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
		for _, chapter := range lesson.Chapters {
			b := newBench(t, chapter, size)
			b.playLooking(func() {
				if b.Over() {
					return
				}
				if lit, all := b.litPlaces(b.step()); !all || len(lit) == 0 {
					t.Errorf("%v, %s: something that it lights is not on the table", size, b.where())
				}
				b.beside(size)
			})
		}
	}
}

// beside checks where the text of the step is, and an answer.
func (b *bench) beside(size fyne.Size) {
	open := b.Open()
	for _, language := range words.Languages {
		b.stage.Words = words.In(language)
		for _, answer := range []string{"", pilot.Later(b.stage.Words)} {
			b.Answer = answer
			at, there := b.SheetPlace(open)
			if !there {
				b.t.Errorf("%v, %s, %s: there is no room for the text", size, language, b.where())
			}
			for _, r := range open {
				if lay.Touch(r, at) {
					b.t.Errorf("%v, %s, %s: the text covers what is lit", size, language, b.where())
				}
			}
			if at.X < 0 || at.Y < 0 || at.X+at.W > size.Width || at.Y+at.H > size.Height {
				b.t.Errorf("%v, %s, %s: the text is not in the window", size, language, b.where())
			}
		}
	}
	b.stage.Words, b.Answer = words.In(words.English), ""
}

var (
	sentence = regexp.MustCompile(`[.!?](\s|$)`)
	digit    = regexp.MustCompile(`\d`)
	hole     = regexp.MustCompile(`<no value>|\[cove|“”|„“|‘’|«»`)
)

// A text has at most two sentences in every language, and an answer one, since it is followed by how it is done; where one
// welcomes the player, that is not counted. No text has a gap, and every figure comes from the table.
func TestTexts(t *testing.T) {
	each(t, func(b *bench) {
		check := func(language words.Language, says string, most int) {
			t.Helper()
			if n := len(sentence.FindAllString(says, -1)); n < 1 || n > most || hole.MatchString(says) {
				t.Errorf("%s: %d sentences: %s", language, n, says)
			}
		}
		b.playLooking(func() {
			for _, language := range words.Languages {
				b.stage.Words = words.In(language)
				b.table.Restyle()
				if b.Over() {
					check(language, lent{b.Voyage}.End().Says, 2)
					continue
				}
				step := b.step()
				check(language, b.say(step, step.Say), 2)
				check(language, b.how(step), 1)
				for _, saying := range step.Wrong {
					check(language, b.say(step, saying), 1)
				}
				if bare := b.stage.Words.T(sayings.ID(step.Say)); digit.MatchString(bare) {
					t.Errorf("%s: figures in %q", language, bare)
				}
			}
			b.stage.Words = words.In(words.English)
			b.table.Restyle()
			b.settle()
		})
	})
}
