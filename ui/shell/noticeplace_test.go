package shell

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// News that goes by itself moves out of the way of what comes up where it is, and the screen is as large as before when
// it has gone.
func TestNewsMovesOutOfTheWay(t *testing.T) {
	b := newBench(t)
	b.stones.begin("one")
	before := b.Screen().Content().Size()
	b.TellBriefly(&News{In: func(t *words.Words) string { return t.T("notice.game.kept") }})
	panel := b.content.Layout.(*besideNews).box.panel
	lies := panel.Position()
	table := b.Screen().Content().(*fyne.Container)
	inTheWay := widgets.NewArea(func() {})
	inTheWay.Resize(panel.Size())
	inTheWay.Move(lies)
	table.Objects = append(table.Objects, inTheWay)
	b.Pass(keeping)
	if panel.Position() == lies {
		t.Error("it stays where something has come up")
	}
	b.Pass(brief)
	if b.Said() != "" || b.Screen().Content().Size() != before {
		t.Errorf("afterwards the screen is %v, before it was %v", b.Screen().Content().Size(), before)
	}
}

// Who does not see the window hears what it tells, and not again when that comes back from under something else.
func TestNewsIsSaid(t *testing.T) {
	b := openBench(t, Config{Language: words.English})
	var said []string
	b.stage.Speak = func(sentence string) { said = append(said, sentence) }
	stays := &News{In: words.Say("notice.file.unwritten", "File", "a.json")}
	b.Tell(stays)
	brief := &News{In: words.Say("notice.file.written", "File", "b.json")}
	b.TellBriefly(brief)
	b.Untell(brief)
	if want := []string{stays.In(b.stage.Words), brief.In(b.stage.Words)}; !slices.Equal(said, want) {
		t.Errorf("it says %q, not %q", said, want)
	}
}

// News is not laid over the edge of a sheet of paper where there is room on it or beside it.
func TestNewsIsNotOverEdges(t *testing.T) {
	b := newBench(t)
	b.stones.begin("one")
	table := b.Screen().Content().(*fyne.Container)
	b.TellBriefly(&News{In: func(t *words.Words) string { return t.T("notice.game.kept") }})
	panel := b.content.Layout.(*besideNews).box.panel
	paper := widgets.NewSheet(b.stage.Colours(), 1, 0, &fyne.Container{})
	at, size := panel.Position().AddXY(-60, -panel.Size().Height), panel.Size().AddWidthHeight(0, 80)
	table.Objects = append(table.Objects, widgets.Placed(paper, at, size))
	b.Pass(keeping)
	from, to := panel.Position(), panel.Position().AddXY(panel.Size().Width, panel.Size().Height)
	beside := to.X <= at.X || from.X >= at.X+size.Width || to.Y <= at.Y || from.Y >= at.Y+size.Height
	within := from.X >= at.X && to.X <= at.X+size.Width && from.Y >= at.Y && to.Y <= at.Y+size.Height
	if !beside && !within {
		t.Errorf("it lies from %v to %v, the paper at %v, %v large", from, to, at, size)
	}
}

// News that stays takes room of its own: the screen is laid out in what is left, and gets it back when the news is
// closed.
func TestNewsThatStaysHasRoomOfItsOwn(t *testing.T) {
	b := newBench(t)
	before := b.Screen().Content().Size()
	b.Tell(&News{In: func(t *words.Words) string { return t.T("notice.game.kept") }})
	panel := b.content.Layout.(*besideNews).box.panel
	if low := b.Screen().Content().Size().Height; low >= before.Height || low > panel.Position().Y {
		t.Errorf("the screen is %v high, the news begins at %v", low, panel.Position().Y)
	}
	b.Pass(time.Second)
	b.Tap("close")
	if after := b.Screen().Content().Size(); after != before {
		t.Errorf("afterwards the screen is %v, before it was %v", after, before)
	}
}
