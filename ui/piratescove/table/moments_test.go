package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// Before the wheels are turned up nothing tells where anybody sails. Then it is said who meets whom, of those and no others.
func TestCoursesAreToldOnceTheyAreSeen(t *testing.T) {
	met, alone := 0, 0
	eachBeat(t, fyne.Size{}, 6, func(s *sat, b *beat) {
		if !b.wheels() {
			return
		}
		before := s.announced(b)
		for island := cove.Tavern; island <= cove.Cove; island++ {
			if name := terms.Island(s.stage.Words, island); strings.Contains(before, name) {
				t.Fatalf("before the wheels are turned up it says %q", before)
			}
		}
		told := s.told(b)
		at := map[cove.Island]int{}
		for _, e := range b.events {
			at[e.Island]++
		}
		for ship := cove.FirstBlack; ship <= cove.SecondNavy; ship++ {
			if island := s.present.OnChart(ship); at[island] > 0 {
				at[island]++
			}
		}
		some := false
		for _, e := range b.events {
			meets := at[e.Island] > 1
			some = some || meets
			if says := strings.Contains(told, s.seats[e.Seat].Name); says != meets {
				t.Errorf("%s meets others: %t, and it says %q", s.seats[e.Seat].Name, meets, told)
			}
		}
		if some {
			met++
		} else {
			alone++
			if told != s.stage.Words.T("cove.courses.apart") {
				t.Errorf("nobody meets anybody, and it says %q", told)
			}
		}
	})
	if met < 20 || alone < 3 {
		t.Errorf("there were %d rounds in which some met, and %d in which nobody did", met, alone)
	}
}

// What Cacafuego is worth is not told before the die has been seen, and the die shows it (L5).
func TestThePrizeIsRolledFor(t *testing.T) {
	rolled := 0
	eachBeat(t, stagetest.Small, 6, func(s *sat, b *beat) {
		if b.lead().Kind != cove.Taken {
			return
		}
		rolled++
		gains := slices.IndexFunc(b.events, func(e cove.Event) bool { return e.From == cove.FromCacafuego })
		if gains < 0 {
			t.Fatalf("nobody gains anything: %v", b.events)
		}
		worth := s.teller().Tell(b.events[gains])
		if before := s.announced(b); before == "" || strings.Contains(before, worth) {
			t.Errorf("before the die is rolled it says %q", before)
		}
		if told := s.told(b); !strings.Contains(told, worth) {
			t.Errorf("afterwards it says %q, and not %q", told, worth)
		}
		s.build()
		stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, tick func(float32)) func() {
			tick(0.7)
			return func() {}
		}}
		stage.Play(s.takes(b), nil)
		if len(s.above.Objects) < 3 {
			t.Errorf("of the prize %d things are seen", len(s.above.Objects))
		}
	})
	if rolled < 2 {
		t.Errorf("Cacafuego was taken only %d times", rolled)
	}
}

// That a crew mutinies, and what that costs, is neither told nor heard before the die has been seen (K13).
func TestAMutinyIsNotGivenAway(t *testing.T) {
	mutinies := 0
	eachBeat(t, fyne.NewSize(1024, 700), 4, func(s *sat, b *beat) {
		at := slices.IndexFunc(b.events, func(e cove.Event) bool { return e.Kind == cove.Mutiny })
		if at < 0 {
			return
		}
		mutinies++
		before := s.announced(b)
		if !strings.Contains(before, s.seats[b.lead().Seat].Name) {
			t.Errorf("before the die is seen it does not say whose crew that is: %q", before)
		}
		for _, e := range b.events[at:] {
			if told := s.teller().Tell(e); strings.Contains(before, told) {
				t.Errorf("before the die is seen it says %q", before)
			}
		}
		s.stage.Settings.Speed = settings.SpeedNormal
		var heard []sound.Sound
		s.stage.Hear = func(what sound.Sound) { heard = append(heard, what) }
		s.build()
		mutinous := cove.Target(b.events[at].Seat)
		_, ship, there := s.board.ShipAt(mutinous)
		fist := s.besideShips(mutinous, 150, 150)
		if there && !geometry.Touch(fist, ship) {
			t.Errorf("a crew mutinies at %v, and its ship is at %v", fist, ship)
		}
		for other := range cove.Target(cove.Ships) {
			if _, at, shown := s.board.ShipAt(other); shown && !there && geometry.Touch(fist, at) {
				t.Errorf("a crew that is gone mutinies at %v, on the ship at %v", fist, at)
			}
		}
		rolled := 0 // sounds until the die lies
		stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(length time.Duration, tick func(float32)) func() {
			tick(float32(rolling-10*time.Millisecond) / float32(length))
			rolled = len(heard)
			tick(1)
			return func() {}
		}}
		stage.Play(s.motion(b), nil)
		if slices.Contains(heard[:rolled], soundMutiny) || !slices.Contains(heard[rolled:], soundMutiny) {
			t.Errorf("until the die lies %v is heard, then %v", heard[:rolled], heard[rolled:])
		}
	})
	if mutinies < 3 {
		t.Errorf("there are %d mutinies", mutinies)
	}
}

// Computer players say something when something has happened to them: one of them, once in a round, and nobody where they
// are not to speak. Persons are not spoken for.
func TestOpponentsSpeak(t *testing.T) {
	for _, voiceless := range []bool{false, true} {
		said, rounds := map[saying]int{}, map[int]bool{}
		last := 0
		eachBeat(t, fyne.Size{}, 6, func(s *sat, b *beat) {
			s.stage.Settings.Voiceless = voiceless
			s.seats[0].Player = "" // a person
			if s.present.Round < last {
				clear(rounds)
			}
			last = s.present.Round
			spoken := s.speaks(b)
			if spoken == (voice{}) {
				return
			}
			said[spoken.line]++
			if spoken.seat == 0 || rounds[last] {
				t.Errorf("in round %d seat %d says %s", last, spoken.seat, spoken.line)
			}
			rounds[last] = true
		})
		if voiceless && len(said) > 0 || !voiceless && len(said) < 6 {
			t.Errorf("voiceless %t: %v is said", voiceless, said)
		}
	}
}

// What is said fits into the window, whoever says it, in every language.
func TestWhatIsSaidFits(t *testing.T) {
	for _, language := range words.Languages {
		s := sit(t, stagetest.Small, language, 0, 5, 3)
		s.Table.Leave()
		for _, sayings := range [][]saying{crippled, robbed, victorious} {
			for _, line := range sayings {
				for seat := range s.seats {
					s.voice = voice{seat, line}
					s.build()
					quote := s.stage.Words.Quoted(s.stage.Words.T(lines.ID(line)))
					var said []string
					for _, text := range visible.All[*canvas.Text](s.Table.Content()) {
						s.LiesWithin(text, s.size, quote, false)
						said = append(said, text.Text)
					}
					if all := strings.Join(said, " "); !strings.Contains(all, quote) {
						t.Errorf("%s: %s is not shown", language, quote)
					}
				}
			}
		}
	}
}

// Ships that have been outfitted and wheels that are turned up have room over the chart, with all that is written, in windows of
// every size, in every language, for any number of players with long names.
func TestSheetsHaveRoom(t *testing.T) {
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1600, 900)} {
		for i, language := range words.Languages {
			s := sit(t, size, language, 0, 2+i, 3)
			s.Table.Leave()
			var outfits, courses beat
			for seat := range s.seats {
				s.seats[seat].Name = "Wilhelmina van Sprinkhuizen"
				island := cove.Cove - cove.Island(seat)
				outfits.events = append(outfits.events, cove.Event{Kind: cove.Outfitted, Seat: uint8(seat)})
				courses.events = append(courses.events, cove.Event{Kind: cove.Sailed, Seat: uint8(seat), Island: island})
			}
			for name, motion := range map[string]anim.Motion{"outfits": s.outfits(&outfits), "courses": s.reveal(&courses)} {
				s.build()
				stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, tick func(float32)) func() {
					for x := float32(0); x < 0.99; x += 0.01 {
						tick(x)
					}
					return func() {}
				}}
				stage.Play(motion, nil)
				ground := s.above.Objects[0]
				room := geometry.Rect(ground.Position().X, ground.Position().Y, ground.Size().Width, ground.Size().Height)
				if chart := s.Areas().Chart; room.X < chart.X || room.Y < chart.Y-1 || room.X+room.W > chart.X+chart.W || room.Y+room.H > chart.Y+chart.H+1 {
					t.Errorf("%s at %v: the sheet is at %v, the chart at %v", name, size, room, chart)
				}
				for _, object := range s.above.Objects[1:] {
					at, need := object.Position(), object.MinSize()
					if text, is := object.(*canvas.Text); is && need.Width > object.Size().Width+1 {
						t.Errorf("%s at %v, %s: %q is %v wide and has %v", name, size, language, text.Text, need.Width, object.Size().Width)
					}
					if at.X < room.X || at.Y < room.Y || at.X+object.Size().Width > room.X+room.W || at.Y+object.Size().Height > room.Y+room.H {
						t.Errorf("%s at %v, %s: %T lies beyond the sheet", name, size, language, object)
					}
				}
			}
		}
	}
}

// Dice lie there until something is announced that they say nothing of: the next shot, a flight, a crew that may mutiny.
func TestOldDiceAreTakenAway(t *testing.T) {
	seen := map[cove.EventKind]int{}
	eachBeat(t, stagetest.Small, 4, func(s *sat, b *beat) {
		kind := b.lead().Kind
		goes := kind == cove.Fired || kind == cove.Fled || kind == cove.MutinyRolled
		if seen[kind] > 3 || !goes && kind != cove.ShipHit {
			return
		}
		seen[kind]++
		s.stage.Settings.Speed = settings.SpeedNormal
		s.moving.Clock = func(time.Duration, func(float32)) func() { return func() {} }
		s.fight.Dice, s.fight.Said = []board.Die{{Face: "3"}}, "of before"
		s.pending = []beat{*b}
		s.show()
		if there := len(s.fight.Dice) > 0; there == goes {
			t.Errorf("as %v is shown, old dice are there: %t", kind, there)
		}
		s.moving.Drop()
		s.pending, s.busy = nil, false
	})
	if seen[cove.Fired] == 0 || seen[cove.Fled] == 0 || seen[cove.MutinyRolled] == 0 || seen[cove.ShipHit] == 0 {
		t.Errorf("seen are %v", seen)
	}
}

// What dice for a tie show is told once they lie, and not before (A5).
func TestARollOffIsNotGivenAway(t *testing.T) {
	rolled := 0
	eachBeat(t, stagetest.Small, 8, func(s *sat, b *beat) {
		if b.lead().Kind != cove.RolledOff {
			return
		}
		rolled++
		before := s.announced(b)
		for _, e := range b.events {
			if told := s.teller().Tell(e); strings.Contains(before, told) || !strings.Contains(s.told(b), told) {
				t.Errorf("before the dice lie it says %q, then %q", before, s.told(b))
			}
		}
		s.stage.Settings.Speed = settings.SpeedNormal
		s.build()
		if length := s.motion(b).Length(); length < rolling {
			t.Errorf("they roll for %v", length)
		}
	})
	if rolled < 3 {
		t.Errorf("there are %d roll-offs", rolled)
	}
}
