package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// handsOver plays until another person is at the lower edge.
func (b *bench) handsOver() {
	b.t.Helper()
	for before := b.lower; b.lower == before; {
		b.pass(time.Second)
		if b.match.Over() {
			b.t.Fatal("the table never changes hands")
		}
		b.act(b.match.Legal()[len(b.match.Legal())-1])
		b.moving.Finish()
	}
}

// band is the band along the dock; nil if there is none.
func (b *bench) band() (paint *canvas.Rectangle) {
	for _, band := range visible.All[*canvas.Rectangle](b.root) {
		for seat := range b.seats {
			if band.FillColor == b.seats[seat].Colour && band.Size().Width >= b.areas().Own.W {
				paint = band
			}
		}
	}
	return paint
}

// medallion is the largest head in the prompt.
func (b *bench) medallion() (at geometry.Rectangle) {
	for _, part := range b.laid.ribbon.(*fyne.Container).Objects {
		picture, is := part.(*canvas.Image)
		if is && picture.Size().Width == picture.Size().Height && picture.Size().Width > at.W {
			place := visible.Place(picture)
			at = geometry.Rect(place.X, place.Y, picture.Size().Width, picture.Size().Height)
		}
	}
	return at
}

// With several persons, whose turn it is can be seen from across the room: by a band along the dock in the seat's
// colour, and by the player's head, in every window and clear of the plates. A single person sees neither.
func TestWhoseTurnItIsAmongSeveral(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(800, 600), stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		b := newBench(t, gametest.Base(t, 1, "", "", "sailor"))
		b.stage.Window.Resize(size)
		b.Start()
		for range 4 {
			b.handsOver()
			band := b.band()
			if band == nil || band.FillColor != b.seats[b.lower].Colour {
				t.Fatalf("%v: the band along the dock of seat %d is %v", size, b.lower, band)
			}
			if at, own := visible.Place(band), b.areas().Own; at.Y+band.Size().Height < own.Y-8*b.growth() || at.Y > own.Y+4*b.growth() {
				t.Errorf("%v: the band is at %v, the quay at %v", size, at, own)
			}
			if !b.personDecides() {
				continue
			}
			head := b.medallion()
			if head.W < layout.Medallion*b.growth() || head.X < 0 || head.Y < 0 || head.Y+head.H > size.Height {
				t.Errorf("%v: the head is at %v", size, head)
			}
			for _, plate := range visible.All[*widgets.Plate](b.laid.ribbon) {
				if left := visible.Place(plate).X; left < head.X+head.W-1 {
					t.Errorf("%v: the plate %q begins at %v, the head ends at %v", size, plate.Text, left, head.X+head.W)
				}
			}
		}
	}
	alone := newBench(t, gametest.Base(t, 1, "", "sailor"))
	alone.Start()
	if band := alone.band(); band != nil {
		t.Errorf("a single person has a band of %v", band.Size())
	}
	if head := alone.medallion(); head.W >= layout.Medallion {
		t.Errorf("a single person has a head of %v", head.W)
	}
	if length := alone.comesIn().Length(); length != 0 {
		t.Errorf("a single person slides in for %v", length)
	}
}

// Question and quay change together: as long as the result of an action is shown at the person's quay, the ribbon
// is theirs and answered, and nothing on the board is marked for the next player.
func TestQuestionChangesWithTheQuay(t *testing.T) {
	changes := 0
	for _, players := range [][]string{{"", ""}, {"", "", ""}, {"", "sailor", ""}} {
		t.Run(fmt.Sprintf("%q", players), func(t *testing.T) {
			b := newBench(t, gametest.Base(t, 1, players...))
			b.stage.Settings.Speed = settings.SpeedNormal
			b.byHand()
			b.build()
			for range 150 {
				b.moving.Finish()
				b.pass(time.Second)
				if b.match.Over() {
					break
				}
				if !b.personDecides() {
					continue
				}
				seat, asked, played := b.view.Decides(), b.question(), b.played()
				b.act(b.match.Legal()[len(b.match.Legal())-1])
				for b.turning {
					b.moving.Finish()
				}
				if !b.changing() || b.played() > played+1 { // or a computer player has already decided
					continue
				}
				changes++
				if is := b.question(); b.lower != seat || is != asked {
					t.Fatalf("%q: at the quay of seat %d the question is %q, and was %q", players, b.lower, is, asked)
				}
				for _, plate := range visible.All[*widgets.Plate](b.laid.ribbon) {
					if !plate.Waiting() {
						t.Errorf("%q: %q can be pressed for seat %d", players, plate.Text, b.view.Decides())
					}
				}
				if shown := b.shown(); len(shown.Marks) > 0 || shown.Asks {
					t.Errorf("%q: the board is marked for seat %d", players, b.view.Decides())
				}
				b.moving.Finish()
				if is := b.question(); b.lower == seat || is == asked {
					t.Fatalf("%q: at the quay of seat %d the question is %q", players, b.lower, is)
				}
			}
		})
	}
	if changes < 20 {
		t.Errorf("the table changed hands only %d times", changes)
	}
}

// The next player slides in with name, crew and question, and is in place at the end. Nothing waits for it:
// meanwhile a key decides as soon as it can have been intended.
func TestNextPersonComesIn(t *testing.T) {
	b := newBench(t, gametest.Base(t, 1, "", ""))
	b.build()
	b.handsOver()
	b.stage.Settings.Speed = settings.SpeedNormal
	tick := b.byHand()
	own := b.areas().Own
	for before := b.lower; b.lower == before; {
		b.pass(time.Second)
		b.act(b.match.Legal()[len(b.match.Legal())-1])
		for b.moving.Moving() && b.lower == before {
			tick(1)
		}
	}
	if !b.moving.Moving() {
		t.Fatal("nobody slides in")
	}
	if b.comesIn().Length() != handing {
		t.Errorf("it takes %v", b.comesIn().Length())
	}
	tick(0.5)
	if at := b.laid.own.Position(); at.X <= own.X || at.Y != own.Y {
		t.Errorf("halfway the quay is at %v, at the end at %v", at, own)
	}
	if at := b.laid.ribbon.Position(); at.X >= b.areas().Prompt.X {
		t.Errorf("halfway the question is at %v", at)
	}
	b.pass(time.Second) // it may be slow
	played := b.played()
	b.Typed(&fyne.KeyEvent{Name: fyne.KeySpace})
	if b.played() != played+1 {
		t.Error("a key does nothing while somebody slides in")
	}
	b.moving.Finish()
	if at := b.laid.own.Position(); at.X != own.X {
		t.Errorf("at the end the quay is at %v, not at %v", at, own)
	}
}

// Without movements the table changes hands at once.
func TestNobodySlidesInWithoutMovements(t *testing.T) {
	b := newBench(t, gametest.Base(t, 1, "", ""))
	b.build()
	b.handsOver()
	if b.moving.Moving() || b.laid.own.Position().X != b.areas().Own.X {
		t.Error("something moves at once speed")
	}
}

// holdBack keeps the decisions of computer players back, so that the table can be looked at before them.
func (b *bench) holdBack() {
	b.stage.Inline, b.stage.OnToolkit = false, func(func()) {}
	b.t.Cleanup(func() {
		b.cancel()
		b.stage.Background.Wait()
	})
}

// Where a computer player decides before the person who comes to the lower edge, it is said whose seat it is now, and
// no computer player acts before that has been read.
func TestSeatIsAnnouncedBeforeComputerPlayersAct(t *testing.T) {
	said := 0
	for seed := range uint64(4) {
		b := newBench(t, gametest.Base(t, seed, "", "", "sailor"))
		b.stage.Settings.Speed = settings.SpeedNormal
		b.holdBack()
		tick := b.byHand()
		b.build()
		for range 150 {
			b.moving.Finish()
			b.pass(time.Second)
			if b.match.Over() {
				break
			}
			before := b.lower
			b.act(b.match.Legal()[len(b.match.Legal())-1])
			if b.changing() && !b.turning && !b.personDecides() && !b.match.Over() {
				if wait := b.handingOver(); wait < time.Second {
					t.Fatalf("computer players act %v after the table has changed hands", wait)
				}
			}
			for b.lower == before && b.moving.Moving() {
				tick(1)
			}
			if b.lower == before || b.match.Over() {
				continue
			}
			tick(0.6)
			is, want := visible.Texts(b.root), b.name(b.lower)+", your seat"
			if strings.Contains(is, want) == b.personDecides() {
				t.Fatalf("somebody decides: %t; %q is said, or not, in\n%s", b.personDecides(), want, is)
			}
			if b.personDecides() {
				continue
			}
			said++
		}
	}
	if said < 3 {
		t.Errorf("a seat was announced only %d times", said)
	}
}

// While the others have their chance, the next person is not the one whose turn it is: that turn is over then.
func TestNextPersonIsNotWhoseTurnEnds(t *testing.T) {
	looked := 0
	for seed := range uint64(6) {
		b := newBench(t, gametest.Base(t, seed, "", "", "sailor"))
		b.holdBack()
		b.build()
		for range 200 {
			b.pass(time.Second)
			if b.match.Over() {
				break
			}
			if !b.personDecides() && b.view.Active() == 0 {
				looked++
				if b.lower != 1 {
					t.Fatalf("while the sailor decides in the turn of seat 0, seat %d is at the lower edge", b.lower)
				}
			}
			b.act(b.match.Legal()[len(b.match.Legal())-1])
		}
	}
	if looked < 5 {
		t.Errorf("looked only %d times", looked)
	}
}
