package table

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
)

// halfway is a clock that shows movements half done and then stops.
func halfway(_ time.Duration, tick func(float32)) (stop func()) {
	for _, x := range []float32{0.1, 0.35, 0.6, 0.85} {
		tick(x)
	}
	return func() {}
}

// Everything that happens is shown as movements that end with the correct table: nothing stays hidden, nothing
// stays in the air, every number is right. Nothing takes longer than it may.
func TestMovementsEndWithTheTableAsItIs(t *testing.T) {
	moved := 0
	for game := range uint64(14) { // each kind twice
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.OfKind(t, game)
			b := newBench(t, m)
			b.stage.Settings.Speed = settings.SpeedNormal
			b.moving.Clock = halfway
			b.build()
			random := rand.New(rand.NewPCG(game, 6))
			for !m.Over() {
				b.act(gametest.Likely(m.Legal(), random))
				if b.moving.Moving() {
					moved++
				}
				if m.Over() {
					break
				}
				b.moving.Finish()
				for at := range b.board.Places() {
					if !b.board.Object(at).Visible() {
						t.Fatalf("game %d, after %d actions: %+v stays hidden", game, b.played(), at)
					}
				}
				for _, object := range b.flying().Objects {
					if object.Visible() {
						t.Fatalf("game %d, after %d actions: %s stays in the air", game, b.played(), describe(object))
					}
				}
				for seat := range b.view.Players() {
					if shown, want := b.board.CoinsShown(seat), b.view.Coins(seat); shown != want {
						t.Fatalf("game %d, after %d actions: seat %d has %d coins, not %d",
							game, b.played(), seat, shown, want)
					}
				}
			}
		})
	}
	if moved < 1000 {
		t.Errorf("only %d actions moved anything", moved)
	}
}

// byHand is a clock that the test advances; tick does so for the current movement.
func (b *bench) byHand() (tick func(float32)) { return stagetest.ByHand(&b.moving) }

// While things move, they are not shown at their destination before they arrive, and the numbers of coins count
// only those that have.
func TestNothingIsSeenBeforeItArrives(t *testing.T) {
	b := newBench(t, gametest.Base(t, 4, "", ""))
	b.stage.Settings.Speed = settings.SpeedNormal
	tick := b.byHand()
	b.build()
	b.strike(fyne.KeySpace)
	for at := range b.board.Places() {
		if at.Kind == layout.Berth {
			t.Error("the table knows the card before it has turned")
		}
	}
	tick(0.3)
	backs, faces := 0, 0
	var back *canvas.Image // the first
	for _, object := range b.flying().Objects {
		picture, ok := object.(*canvas.Image)
		if back == nil {
			back = picture
		}
		if ok && object.Visible() {
			if picture == back {
				backs++
			} else {
				faces++
			}
		}
	}
	if backs != 1 || faces != 0 {
		t.Errorf("early on %d backs and %d faces are shown", backs, faces)
	}
	tick(1) // it has turned
	if len(b.view.Harbour()) != 1 {
		t.Fatal("the first card does not go to the harbour: choose another seed")
	}
	card := b.board.Object(layout.Spot{Kind: layout.Berth, Card: b.view.Harbour()[0]})
	if card.Visible() || !b.moving.Moving() {
		t.Error("the card is shown in its place before it has arrived")
	}
	tick(1)
	if !card.Visible() || b.moving.Moving() {
		t.Error("the card has not arrived")
	}
	b.strike(fyne.KeyReturn)
	b.moving.Finish()
	before := b.view.Coins(0)
	b.strike(fyne.Key1)
	if b.view.Coins(0) == before {
		t.Fatal("the card costs and brings nothing: choose another seed")
	}
	if shown := b.board.CoinsShown(0); shown != before {
		t.Errorf("%d coins are shown before any has moved, not %d", shown, before)
	}
	b.strike(fyne.KeyB) // any key finishes what moves
	if shown := b.board.CoinsShown(0); shown != b.view.Coins(0) || b.moving.Moving() {
		t.Errorf("a key leaves %d coins of %d", shown, b.view.Coins(0))
	}
}

// When the log is opened or folded, what lies on the table glides to where there is room for it; with less motion it is there at
// once.
func TestTableGlidesAsideForTheLog(t *testing.T) {
	for _, still := range []bool{false, true} {
		b := newBench(t, gametest.New(t, portroyal.DefaultOptions(), 1, "", "", ""))
		b.stage.Settings.Speed, b.stage.Settings.LessMotion = settings.SpeedNormal, still
		b.stage.Settings.Log = settings.LogFolded
		b.show(gametest.Crowd{Players: 3, Harbour: 5, Expeditions: 2, Persons: 6}.View(t), fyne.NewSize(1280, 800))
		for _, log := range []settings.Log{settings.LogOpen, settings.LogFolded} {
			before, ribbon := b.board.Places(), b.laid.ribbon.Position()
			tick := b.byHand()
			b.strike(fyne.KeyL)
			if b.stage.Settings.Log != log || b.moving.Moving() == still {
				t.Fatalf("less motion %v: the log is %v, moving %v", still, b.stage.Settings.Log, b.moving.Moving())
			}
			if still {
				continue
			}
			glides := 0
			for at, now := range b.board.Places() {
				if from, there := before[at]; there {
					if middle := from.Centred(now.W, now.H); now != middle {
						t.Errorf("log %v: %v jumps from %v to %v", log, at, middle, now)
					}
				}
			}
			if at := b.laid.ribbon.Position(); at != ribbon {
				t.Errorf("log %v: the question jumps from %v to %v", log, ribbon, at)
			}
			tick(1)
			after := b.board.Places()
			b.build()
			for at, now := range b.board.Places() {
				if now != after[at] {
					t.Errorf("log %v: %v comes to %v, and not to %v", log, at, after[at], now)
				}
				if now != before[at] {
					glides++
				}
			}
			if glides < 12 {
				t.Errorf("log %v: only %d things glide", log, glides)
			}
		}
	}
}

// Nothing moves if the player or the system has turned movements off.
func TestNothingMovesAtOnceSpeed(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", ""))
	b.build()
	if b.pace() != 0 {
		t.Errorf("at once, the pace is %v", b.pace())
	}
	b.stage.Settings.Speed = settings.SpeedSlow
	slow := b.pace()
	b.stage.Settings.Speed = settings.SpeedFast
	if fast := b.pace(); fast <= 0 || fast >= 1 || slow <= 1 {
		t.Errorf("the paces are %v and %v", fast, slow)
	}
	b.skipping = true
	if b.pace() != 0 {
		t.Error("while the player skips things move")
	}
}

// A click beside everything finishes the movement and decides nothing.
func TestClickOnNothingFinishesWhatMoves(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", ""))
	b.stage.Settings.Speed = settings.SpeedNormal
	b.moving.Clock = halfway
	b.build()
	b.strike(fyne.KeySpace)
	if !b.moving.Moving() {
		t.Fatal("nothing moves")
	}
	played := b.played()
	test.TapCanvas(b.stage.Window.Canvas(), fyne.NewPos(2, b.size.Height/2))
	if b.moving.Moving() || b.played() != played {
		t.Errorf("moving %v, %d actions played", b.moving.Moving(), b.played()-played)
	}
}

// What moves on the table is told of when something else overtakes it, so that it goes on.
func TestTheTableLetsWhatIsOvertakenGoOn(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", "", ""))
	b.stage.Settings.Speed = settings.SpeedNormal
	b.moving.Clock = halfway
	b.build()
	goesOn, told := b.moving.Overtaken, 0
	b.moving.Overtaken = func() {
		told++
		goesOn()
	}
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	for b.moving.Moving() {
		b.moving.Finish()
	}
	if told == 0 {
		t.Error("a card that is being turned up would jump to its place")
	}
}
