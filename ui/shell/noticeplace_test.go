package shell

import (
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
