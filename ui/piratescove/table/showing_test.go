package table

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
)

// film plays a motion at normal speed, and calls look for every frame of 20 ms of it.
func film(motion anim.Motion, look func(at time.Duration)) {
	const frame = 20 * time.Millisecond
	stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(length time.Duration, tick func(float32)) func() {
		for at := frame; at < length; at += frame {
			tick(float32(at) / float32(length))
			look(at)
		}
		tick(1)
		return func() {}
	}}
	stage.Play(motion, nil)
}

// lie are how long pictures of a shape lie over the table, wholly to be seen at one place.
func (s *sat) lie(motion anim.Motion, wide float32) map[fyne.Position]time.Duration {
	all := map[fyne.Position]time.Duration{}
	film(motion, func(time.Duration) {
		for _, object := range s.above.Objects {
			if picture, is := object.(*canvas.Image); is && picture.Size().Width == wide && picture.Translucency == 0 {
				all[picture.Position()] += 20 * time.Millisecond
			}
		}
	})
	return all
}

// A card that a computer player plays, and one that comes and may be seen, lies open over the chart for a second at least, each
// at a place of its own, and within the chart. Where nothing moves it does so too.
func TestCardsCanBeRead(t *testing.T) {
	for _, still := range []bool{false, true} {
		seen := map[cove.EventKind]int{}
		eachBeat(t, fyne.NewSize(1024, 700), 4, func(s *sat, b *beat) {
			cards := 0
			for i := range b.events {
				switch e := &b.events[i]; e.Kind {
				case cove.Drew:
					e.Card = cove.Grapeshot // as its owner sees it
					cards++
				case cove.Played, cove.Attached, cove.ParrotLanded, cove.ParrotOffered:
					cards++
				case cove.Fired:
					for range e.Volley.All {
						cards++
					}
				}
			}
			if kind := b.lead().Kind; cards == 0 || seen[kind] == 8 {
				return
			} else {
				seen[kind]++
			}
			s.stage.Settings.Speed, s.stage.Settings.LessMotion = settings.SpeedNormal, still
			s.build()
			chart := s.Areas().Chart
			places := s.spread(cards)
			for _, at := range places {
				if at.X < chart.X || at.Y < chart.Y || at.X+at.W > chart.X+chart.W || at.Y+at.H > chart.Y+chart.H {
					t.Errorf("%v: a card lies at %v, the chart is %v", b.events, at, chart)
				}
			}
			lie, long := s.lie(s.motion(b), places[0].W), 0
			for _, at := range places {
				if lie[fyne.NewPos(at.X, at.Y)] >= time.Second {
					long++
				}
			}
			if long != cards {
				t.Errorf("still %t, %v: of %d cards %d can be read: %v", still, b.events, cards, long, lie)
			}
		})
		for _, kind := range []cove.EventKind{cove.Played, cove.Fired, cove.Bought, cove.Gained, cove.ParrotLanded} {
			if seen[kind] == 0 {
				t.Errorf("kind %d is never seen", kind)
			}
		}
	}
}

// A card that only another player may see goes to that player, and its face is not seen.
func TestCardsOfOthersGoToThem(t *testing.T) {
	dealt := 0
	eachBeat(t, fyne.NewSize(1024, 700), 3, func(s *sat, b *beat) {
		first := slices.IndexFunc(b.events, func(e cove.Event) bool { return e.Kind == cove.Drew && !e.Open })
		if first < 0 {
			return
		}
		b = &beat{events: b.events[first : first+1]}
		dealt++
		s.stage.Settings.Speed = settings.SpeedNormal
		s.build()
		var last fyne.Position
		motion := s.motion(b)
		film(motion, func(time.Duration) {
			seen := visible.All[*canvas.Image](s.above)
			if len(seen) != 1 {
				t.Fatalf("%d things are seen", len(seen))
			}
			back := seen[0] // upright or leaning
			last = back.Position().AddXY(back.Size().Width/2, back.Size().Height/2)
		})
		to := s.board.HandOf(int(b.lead().Seat)).Inset(-1)
		if last.X < to.X || last.Y < to.Y || last.X > to.X+to.W || last.Y > to.Y+to.H || motion.Length() < dealing {
			t.Errorf("it takes %v and ends at %v, not in %v", motion.Length(), last, to)
		}
	})
	if dealt < 3 {
		t.Errorf("%d cards are drawn", dealt)
	}
}

// A card that has come to the player at the lower edge is in their hand as soon as that has been seen.
func TestACardThatHasComeIsInTheHand(t *testing.T) {
	s := sit(t, stagetest.Small, "en", 1, 3, 5)
	s.Table.Leave()
	for card := cove.Flint; card <= cove.Fame3; card++ {
		if card.Face().Type == cove.ParrotCard {
			continue
		}
		s.look()
		before := s.view.Hand(0)
		s.apply(&beat{events: []cove.Event{{Kind: cove.Drew, Seat: 0, Card: card}}})
		s.build()
		if _, there := s.board.Places()[board.Spot{Kind: board.Hand, Card: card}]; !there {
			t.Errorf("%s is not in the hand, where there was %v", card, before)
		}
		s.look()
		s.build()
		if _, there := s.board.Places()[board.Spot{Kind: board.Hand, Card: card}]; there != (before[card] > 0) {
			t.Errorf("%s is in the hand afterwards: %t", card, there)
		}
	}
}

// A ship that flees puts about and sails out of sight at the nearer edge, within a second; where nothing moves it fades away.
func TestAShipThatFleesSailsAway(t *testing.T) {
	for _, still := range []bool{false, true} {
		fled := 0
		eachBeat(t, fyne.NewSize(1024, 700), 8, func(s *sat, b *beat) {
			if b.lead().Kind != cove.Fled {
				return
			}
			fled++
			s.stage.Settings.Speed, s.stage.Settings.LessMotion = settings.SpeedNormal, still
			s.build()
			object, at, _ := s.board.ShipAt(cove.Target(b.lead().Seat))
			var way []float32
			var gone []float64
			motion := s.motion(b)
			film(motion, func(time.Duration) {
				way = append(way, object.Position().X)
				gone = append(gone, object.(*fyne.Container).Objects[0].(*canvas.Image).Translucency)
			})
			if motion.Length() > time.Second {
				t.Errorf("it takes %v", motion.Length())
			}
			if still {
				if object.Position() != fyne.NewPos(at.X, at.Y) || gone[0] >= gone[len(gone)-1] {
					t.Errorf("it fades from %v and is at %v, not %v", gone, object.Position(), at)
				}
				return
			}
			left, right := geometry.Sized(s.size), at.X+at.W/2 >= s.size.Width/2
			if right && object.Position().X < left.W || !right && object.Position().X > -at.W {
				t.Errorf("a ship that was at %v ends at %v", at, object.Position())
			}
			if !slices.IsSorted(way) && !slices.IsSortedFunc(way, func(a, b float32) int { return int(1000 * (b - a)) }) || len(way) < 20 {
				t.Errorf("its way is %v", way)
			}
			if s.board.PutAbout(cove.Target(b.lead().Seat)) == right {
				t.Errorf("it sails backwards from %v", at)
			}
		})
		if fled < 3 {
			t.Errorf("%d ships have fled", fled)
		}
	}
}

// Of two players who fight the one at the left heads right, and the other left. Beside a ship that is no player's, which heads
// right, both head left. Who is left alone does not turn round.
func TestShipsFaceEachOther(t *testing.T) {
	duels, with := 0, 0
	eachBeat(t, fyne.NewSize(1024, 700), 8, func(s *sat, b *beat) {
		if b.lead().Kind != cove.FightBegan {
			return
		}
		s.build()
		heading := func() (right []bool) { // from left to right
			for seat := range cove.Target(len(s.seats)) {
				if _, _, fights := s.board.ShipAt(seat); fights {
					right = append(right, !s.board.PutAbout(seat))
					s.board.PutAbout(seat)
				}
			}
			return right
		}
		heads := heading()
		foe := false
		for ship := cove.FirstBlack; ship <= cove.SecondNavy; ship++ {
			foe = foe || s.present.Fight.In[ship]
		}
		switch {
		case !foe && slices.Equal(heads, []bool{true, false}):
			duels++
		case foe && slices.Equal(heads, []bool{false, false}):
			with++
		case len(heads) == 2:
			t.Errorf("a foe is there: %t, and players head right: %v", foe, heads)
		}
		if foe || len(heads) > 2 {
			return
		}
		for seat := range slices.Backward(s.seats) { // the one at the right leaves
			if s.present.Fight.In[seat] {
				s.present.Fight.In[seat] = false
				break
			}
		}
		if s.build(); !slices.Equal(heading(), []bool{true}) {
			t.Error("who is alone turns round")
		}
		s.present.Fight.In = [cove.Ships]bool{}
	})
	if duels < 3 || with < 1 {
		t.Errorf("there are %d fights of two players, and %d of two with a foe", duels, with)
	}
}

// Whatever computer players decide takes a while to be seen until anything else is: two acts of one do not look like one. At
// every speed that is in proportion, and nobody waits where everything is shown at once.
func TestActsAreSeenOneByOne(t *testing.T) {
	for speed, least := range map[settings.Speed]time.Duration{
		settings.SpeedSlow: 2 * time.Second, settings.SpeedNormal: 880 * time.Millisecond, settings.SpeedFast: 240 * time.Millisecond,
		settings.SpeedInstant: 0,
	} {
		acts, took := 0, time.Duration(0)
		eachBeat(t, fyne.NewSize(1024, 700), 2, func(s *sat, b *beat) {
			s.stage.Settings.Speed = speed
			s.build()
			moves := time.Duration(float32(s.motion(b).Length()) * s.pace())
			took += moves + s.after(b, moves)
			if !b.last {
				return
			}
			acts++
			if took < least || least == 0 && took > 0 {
				t.Errorf("speed %v: what begins with %v is over after %v", speed, b.events, took)
			}
			took = 0
		})
		if acts < 100 {
			t.Errorf("there are %d acts", acts)
		}
	}
}

// Ships that remain in a fight when one has left sail from where they were to where they are then.
func TestShipsCloseUp(t *testing.T) {
	closed := 0
	eachBeat(t, fyne.NewSize(1024, 700), 8, func(s *sat, b *beat) {
		if b.lead().Kind != cove.Fled || closed > 8 {
			return
		}
		s.stage.Settings.Speed = settings.SpeedNormal
		s.build()
		were := s.board.Fighters()
		var tick func(float32)
		s.moving.Clock = func(_ time.Duration, next func(float32)) func() {
			tick = next
			return func() {}
		}
		s.pending = []beat{*b}
		s.show()
		left := tick
		left(1)
		var from []float32
		for ship := range s.board.Fighters() {
			object, _, _ := s.board.ShipAt(ship)
			from = append(from, object.Position().X-were[ship].X)
		}
		tick(1)
		for ship, at := range s.board.Fighters() {
			if object, _, _ := s.board.ShipAt(ship); object.Position() != fyne.NewPos(at.X, at.Y) {
				t.Errorf("%s is at %v, not %v", ship, object.Position(), at)
			}
			closed++
		}
		if slices.ContainsFunc(from, func(off float32) bool { return off != 0 }) {
			t.Errorf("ships jump by %v", from)
		}
		s.moving.Drop()
		s.pending, s.busy = nil, false
	})
	if closed < 3 {
		t.Errorf("%d ships have closed up", closed)
	}
}

// Whatever is being shown can be skipped with one press: what happened then is there, and the next is shown.
func TestWhatIsShownCanBeSkipped(t *testing.T) {
	skipped := map[cove.EventKind]int{}
	eachBeat(t, fyne.NewSize(1024, 700), 4, func(s *sat, b *beat) {
		kind := b.lead().Kind
		if skipped[kind] > 1 {
			return
		}
		skipped[kind]++
		s.stage.Settings.Speed = settings.SpeedNormal
		s.moving.Clock = func(time.Duration, func(float32)) func() { return func() {} }
		before := s.present
		s.pending = []beat{*b, {events: []cove.Event{{Kind: cove.Held}}}}
		s.show()
		want := before
		for _, e := range b.events {
			want.Follow(e)
		}
		s.hurryUp()
		if s.present != want || len(s.pending) > 0 || s.last.lead().Kind != cove.Held {
			t.Errorf("after %v has been skipped the next is not shown, or not on the right board", b.events)
		}
		s.moving.Drop()
		s.pending, s.busy, s.present = nil, false, before
	})
	for _, kind := range []cove.EventKind{cove.Played, cove.Fled, cove.FightBegan, cove.FightEnded, cove.Bought, cove.Raised} {
		if skipped[kind] == 0 {
			t.Errorf("kind %d is never skipped", kind)
		}
	}
}
