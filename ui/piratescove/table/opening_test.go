package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// opened is a new game on a table whose movements go on only as a test says.
type opened struct {
	*Table
	length time.Duration // of the movement that was begun last
	tick   func(float32)
	opens  bool // as the first one
	heard  []sound.Sound
}

// open lays a new game on a table and begins it.
func open(t *testing.T, speed settings.Speed, players int, change func(*Table)) *opened {
	t.Helper()
	at := stagetest.New(t, stagetest.Small, words.English)
	at.Settings.Speed = speed
	o := &opened{}
	at.Hear = func(what sound.Sound) { o.heard = append(o.heard, what) }
	m := gametest.New(t, 1, players, uint64(players)+20)
	ground := board.NewGround(at)
	t.Cleanup(ground.Close)
	o.Table = New(at, m, slices.Clone(m.Seats()), ground, nil, Calls{Menu: func() {}, Help: func() {}, Over: func() {}, Stuck: func() {}})
	stagetest.Show(t, at, o.Table)
	o.moving.Clock = func(length time.Duration, tick func(float32)) func() {
		o.opens = o.opens || o.tick == nil && len(o.match.Steps()) == 0
		o.length, o.tick = length, tick
		return func() {}
	}
	if change != nil {
		change(o.Table)
	}
	o.Start()
	return o
}

// words are all that is written.
func (o *opened) words() string {
	var all []string
	for _, text := range visible.All[*canvas.Text](o.Content()) {
		all = append(all, text.Text)
	}
	return strings.Join(all, " ")
}

// A game begins with what happens before anybody decides, in a second and a half at most: the black ships come to their
// islands, and everybody gets doubloons and a card, which nobody has before. Then it goes on.
func TestAGameOpens(t *testing.T) {
	parrots, opened := 0, 0
	for players := cove.MinPlayers; players <= cove.MaxPlayers; players++ {
		o := open(t, settings.SpeedNormal, players, nil)
		start := o.match.PositionAt(0)
		first := start.Board()
		if !o.opens || o.length > 1500*time.Millisecond {
			t.Fatalf("%d players: the opening takes %v", players, o.length)
		}
		var foes []cove.Target
		before := map[cove.Target]fyne.Position{}
		for ship := cove.FirstBlack; ship < cove.Target(cove.Ships); ship++ {
			if object, at, there := o.board.ShipAt(ship); there {
				foes = append(foes, ship)
				before[ship] = fyne.NewPos(at.X, at.Y)
				if object.Position() == before[ship] {
					t.Errorf("%d players: ship %d is there from the first", players, ship)
				}
			}
		}
		want := 1
		if players <= 3 { // U2, A6
			want = 2
		}
		if len(foes) != want {
			t.Errorf("%d players: %d black ships come, not %d", players, len(foes), want)
		}
		if o.asked >= 0 || !strings.Contains(o.words(), o.said) || !strings.Contains(o.said, "9") {
			t.Errorf("%d players: seat %d is asked, and it says %q", players, o.asked, o.said)
		}
		for seat := range players {
			if ship := o.present.Ships[seat]; ship.Doubloons != 0 || ship.Parrot != cove.NoCard || o.present.Hands[seat]+o.present.Fame[seat] != 0 {
				t.Errorf("%d players: seat %d has %+v and %d cards from the first", players, seat, ship, o.present.Hands[seat])
			}
		}
		o.tick(0.5)
		for _, ship := range foes {
			if object, _, _ := o.board.ShipAt(ship); object.Position().X <= before[ship].X || object.Position().Y != before[ship].Y {
				t.Errorf("%d players: half way ship %d is at %v, and goes to %v", players, ship, object.Position(), before[ship])
			}
		}
		if fly := o.flying(); strings.Count(fly, "+1") != players || strings.Count(fly, "+9") != players {
			t.Errorf("%d players: %q fly", players, fly)
		}
		o.tick(1)
		coins := 0
		for _, each := range o.heard {
			if each == sound.Coin {
				coins++
			}
		}
		if coins != players {
			t.Errorf("%d players: coins are heard %d times", players, coins)
		}
		for seat := range players {
			parrot, open := 0, min(o.present.Fame[seat], 1)
			if o.present.Ships[seat].Parrot != cove.NoCard {
				parrot = 1
			}
			parrots, opened = parrots+parrot, opened+open
			if o.present.Ships[seat] != first.Ships[seat] || o.present.Hands[seat]+parrot+open != 1 || first.Ships[seat].Doubloons != 9 {
				t.Errorf("%d players: afterwards seat %d has %+v and %d cards", players, seat, o.present.Ships[seat], o.present.Hands[seat])
			}
		}
		if o.asked < 0 || o.busy {
			t.Errorf("%d players: afterwards nobody is asked", players)
		}
	}
	if parrots == 0 || opened == 0 {
		t.Errorf("%d parrots and %d open fame cards have been drawn", parrots, opened)
	}
}

// flying is what is written on all that moves over the board.
func (o *opened) flying() string {
	o.tick(0.9) // by which everything has begun to fly
	var all []string
	for _, object := range o.above.Objects {
		if text, is := object.(*canvas.Text); is {
			all = append(all, text.Text)
		}
	}
	return strings.Join(all, " ")
}

// The opening can be skipped, also by leaving, and is seen only where a game begins that can be seen to.
func TestAGameOpensOnce(t *testing.T) {
	skipped := open(t, settings.SpeedNormal, 3, nil)
	skipped.hurryUp()
	if skipped.asked < 0 || skipped.present.Ships[0].Doubloons != 9 {
		t.Error("skipped, it does not go on")
	}
	left := open(t, settings.SpeedNormal, 3, nil)
	left.Leave()
	left.tick = nil
	left.Resume()
	if left.tick != nil || left.asked < 0 || left.present.Ships[0].Doubloons != 9 {
		t.Error("after it has been left, it does not go on")
	}
	for name, o := range map[string]*opened{
		"at once": open(t, settings.SpeedInstant, 3, nil),
		"a game that goes on": open(t, settings.SpeedNormal, 3, func(t *Table) {
			if _, err := t.match.Play(t.match.Present().Legal(0, nil)[0]); err != nil {
				panic(err)
			}
		}),
		"with a guide": open(t, settings.SpeedNormal, 3, func(t *Table) { t.led = true }),
	} {
		if o.opens {
			t.Errorf("%s: there is an opening", name)
		}
	}
	still := open(t, settings.SpeedNormal, 3, func(t *Table) { t.stage.SetStill(true) })
	for ship := cove.FirstBlack; ship <= cove.SecondBlack; ship++ {
		if object, at, there := still.board.ShipAt(ship); there && object.Position() != fyne.NewPos(at.X, at.Y) {
			t.Errorf("without motion ship %d is on its way", ship)
		}
	}
}

// The log tells how the game began before anything has happened in it.
func TestTheLogIsNeverEmpty(t *testing.T) {
	for how, told := range map[settings.Log]bool{settings.LogOpen: true, settings.LogFolded: false} {
		o := open(t, settings.SpeedInstant, 3, func(t *Table) { t.stage.Settings.Log = how })
		if strings.Contains(o.words(), o.begun()) != told {
			t.Errorf("log %v: it says %q", how, o.words())
		}
	}
}
