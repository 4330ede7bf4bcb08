package movements

import (
	"image/color"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
)

// circled reports whether sparks and smoke are seen in a motion.
func (l *Layer) circled(motion anim.Motion) (sparks, smoke bool) {
	stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, tick func(float32)) func() {
		for x := float32(0); x < 1; x += 0.01 {
			tick(x)
			for _, object := range l.flying.Objects {
				circle, is := object.(*canvas.Circle)
				if !is || !circle.Visible() {
					continue
				}
				paint := color.NRGBAModel.Convert(circle.FillColor).(color.NRGBA)
				sparks = sparks || paint == palette.Gold
				smoke = smoke || paint.A > 0 && paint.A < 255
			}
		}
		tick(1)
		return func() {}
	}}
	stage.Play(motion, nil)
	return sparks, smoke
}

// Sparks fly where a player hires for the first time and where the target is reached, and at no other time; smoke comes up
// where a ship is repelled, and at no other time.
func TestMomentsAreSeen(t *testing.T) {
	seen := map[portroyal.EventKind]int{}
	sparks, smoke := false, false
	eachMove(t, func(*Layer) {}, func(l *Layer, motion anim.Motion) {
		moreSparks, moreSmoke := l.circled(motion)
		sparks, smoke = sparks || moreSparks, smoke || moreSmoke
	}, func(after State, events []portroyal.Event) {
		wantSparks, wantSmoke := false, false
		for _, e := range events {
			first := e.Kind == portroyal.PersonHired && len(after.View.Display(int(e.Seat))) == 1
			if first || e.Kind == portroyal.TargetReached {
				wantSparks = true
				seen[e.Kind]++
			}
			if e.Kind == portroyal.ShipRepelled {
				wantSmoke = true
				seen[e.Kind]++
			}
		}
		if sparks != wantSparks || smoke != wantSmoke {
			t.Fatalf("sparks %t and smoke %t are seen, want %t and %t of %v", sparks, smoke, wantSparks, wantSmoke, events)
		}
		sparks, smoke = false, false
	})
	for _, kind := range []portroyal.EventKind{portroyal.PersonHired, portroyal.TargetReached, portroyal.ShipRepelled} {
		if seen[kind] < 5 {
			t.Errorf("%v happened %d times", kind, seen[kind])
		}
	}
}

// Persons are aboard before an expedition sails.
func TestPersonsGoAboard(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	state := stateOf(m)
	board := laid(state, fyne.NewSize(1024, 700))
	card, person := gametest.Card(t, "expedition-captain2"), gametest.Card(t, "captain")
	row := layout.Spot{Kind: layout.Expedition, Card: card}
	crew := layout.Spot{Kind: layout.Tableau, Seat: 0, Card: person}
	board[row] = geometry.Rect(500, 100, 82, 123) // of a width that nothing else has
	board[crew] = board[layout.Spot{Kind: layout.DiscardPile}]
	l := above(t, m, board)
	scene := l.Scene(state)
	claimed := portroyal.Event{Kind: portroyal.Claimed, Card: card, With: portroyal.PersonsOf(person), N: 2}
	motion := l.Moved(state, []portroyal.Event{claimed}, scene)
	sailed := false
	stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, tick func(float32)) func() {
		for x := float32(0); x < 1; x += 0.005 {
			tick(x)
			pictures := slices.DeleteFunc(slices.Clone(l.flying.Objects), func(o fyne.CanvasObject) bool {
				_, is := o.(*canvas.Image)
				return !is || !o.Visible()
			})
			for _, picture := range pictures {
				at, from := picture.Position(), board[row]
				moves := picture.Size().Width == from.W && (at.X != from.X || at.Y != from.Y)
				if sailed = sailed || moves; moves && len(pictures) > 1 {
					t.Fatalf("it sails from %v to %v with %d pictures in the air", from, at, len(pictures))
				}
			}
		}
		tick(1)
		return func() {}
	}}
	stage.Play(motion, nil)
	if !sailed {
		t.Error("it does not sail")
	}
}

// It gets dark around a card that may end the turn, and light again unless it does; around no other card.
func TestItGetsDarkAroundACardThatMayEndTheTurn(t *testing.T) {
	seen := map[bool]int{}
	size := fyne.NewSize(1024, 700)
	for game := range uint64(8) {
		m := gametest.Base(t, game, "", "", "")
		random := rand.New(rand.NewPCG(game, 5))
		for !m.Over() {
			state := stateOf(m)
			l := above(t, m, laid(state, size))
			l.flying.Resize(size)
			scene := l.Scene(state)
			waits := l.newScript(state, scene).hesitation()
			hesitates := waits > 0
			events, err := m.Play(gametest.Likely(m.Legal(), random))
			if err != nil {
				t.Fatal(err)
			}
			up := TurnedUp(events)
			if up == 0 || hesitates && waits < mostHesitation/10 { // then it hardly gets dark
				continue
			}
			motion, _ := l.TurnUp(state, events[:up], scene, 0)
			dark := func() (depth uint8) {
				for _, object := range l.flying.Objects {
					if shade, is := object.(*canvas.Rectangle); is && shade.Visible() && shade.Size() == size {
						_, _, _, a := shade.FillColor.RGBA()
						depth = max(depth, uint8(a>>8))
					}
				}
				return depth
			}
			busts := slices.ContainsFunc(events, func(e portroyal.Event) bool { return e.Kind == portroyal.WentBust })
			darkest := uint8(0)
			stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, tick func(float32)) func() {
				for x := float32(0); x < 1; x += 0.01 {
					tick(x)
					darkest = max(darkest, dark())
				}
				tick(1)
				return func() {}
			}}
			stage.Play(motion, nil)
			if !busts && (darkest > 0 != hesitates || darkest > tense || dark() > 0) {
				t.Fatalf("a card that hesitates %t: it gets dark by %d, and is by %d in the end", hesitates, darkest, dark())
			}
			if busts && darkest < 90 {
				t.Fatalf("a bust: it gets dark by %d", darkest)
			}
			seen[hesitates]++
		}
	}
	if seen[true] < 20 || seen[false] < 20 {
		t.Errorf("%d cards hesitate, %d do not", seen[true], seen[false])
	}
}
