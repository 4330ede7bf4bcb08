package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// sat is a table with so many persons and computer players, and the player in front of it.
type sat struct {
	*stagetest.Player
	*Table
	match *match.Match
	ended int
	stuck int

	speech  []string // what is told to who does not see the table
	answers []answer // that it has been given since somebody looked at them
}

// sit lays a new game on a table.
func sit(t testing.TB, size fyne.Size, language words.Language, persons, players int, seed uint64) *sat {
	t.Helper()
	return sitAt(t, size, language, gametest.New(t, persons, players, seed))
}

// sitAt lays a game on a table, where everything is shown at once.
func sitAt(t testing.TB, size fyne.Size, language words.Language, m *match.Match) *sat {
	t.Helper()
	return sitAtSpeed(t, size, language, m, settings.SpeedInstant)
}

// sitAtSpeed lays a game on a table whose course can be followed from its beginning.
func sitAtSpeed(t testing.TB, size fyne.Size, language words.Language, m *match.Match, speed settings.Speed) *sat {
	t.Helper()
	at := stagetest.New(t, size.Max(stagetest.Small), language)
	at.Settings.Speed = speed
	s := &sat{match: m}
	at.Speak = func(sentence string) { s.speech = append(s.speech, sentence) }
	at.Answer = func(sentence string) { s.answers = append(s.answers, answer{s.viewer, sentence}) }
	ground := board.NewGround(at)
	t.Cleanup(ground.Close)
	s.Player = stagetest.NewPlayer(t, at, nil)
	s.Table = New(at, m, slices.Clone(m.Seats()), ground, nil, Calls{
		Menu: func() {}, Help: func() {}, Over: func() { s.ended++ }, Stuck: func() { s.stuck++ },
	})
	if size.Width > 0 { // else nothing is drawn
		stagetest.Show(t, at, s.Table)
	}
	s.Start()
	return s
}

// pressAny presses one of the options that are there, or takes the screen; it reports whether there was anything to press.
func (s *sat) pressAny(dice *rand.Rand) bool {
	s.Pass(2 * time.Second)
	if s.hands >= 0 {
		s.Table.press(func() { s.take(s.hands) })
		return true
	}
	q := s.question()
	var can []ask.Option
	for _, option := range q.Options {
		takesBack := slices.Contains(option.Keys, fyne.KeyBackspace) && option.Plate == nil
		if !takesBack && (option.Plate == nil || !option.Plate.Waits) {
			can = append(can, option)
		}
	}
	if len(can) == 0 {
		return false
	}
	pressed := can[dice.IntN(len(can))]
	s.Table.press(func() { s.answer(pressed) })
	return true
}

// Games of two to five, with none to five persons at the screen who press whatever can be pressed, come to their end.
func TestGamesComeToTheirEnd(t *testing.T) {
	for players := cove.MinPlayers; players <= cove.MaxPlayers; players++ {
		for persons := 0; persons <= players; persons += max(1, players/2) {
			t.Run(fmt.Sprintf("%d of %d", persons, players), func(t *testing.T) {
				s := sit(t, fyne.Size{}, words.English, persons, players, uint64(10*players+persons))
				dice := rand.New(rand.NewPCG(3, uint64(persons)))
				presses := 0
				for !s.match.Over() {
					if presses++; presses > 20000 {
						t.Fatalf("round %d goes on for ever: %s is asked of %d", s.present.Round, s.view.Phase(), s.asked)
					}
					if !s.pressAny(dice) && !s.match.Over() {
						p := s.match.Present()
						t.Fatalf("nothing can be pressed in %s: seat %d owes a choice, %d is asked, busy %t", p.Phase(), p.Owing(), s.asked, s.busy)
					}
				}
				s.Pass(time.Second)
				if s.ended != 1 {
					t.Errorf("the end is told %d times", s.ended)
				}
				if title, _ := s.mode.news(); title != s.stage.Words.T("cove.table.over") || len(s.mode.plates()) == 0 {
					t.Errorf("at the end it says %q, and %d plates are offered", title, len(s.mode.plates()))
				}
				if s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}); s.ended != 2 {
					t.Error("Enter does not show the result again")
				}
				if want := s.match.Present().Board(); s.present != want {
					t.Errorf("at the end the board is %+v, not %+v", s.present, want)
				}
			})
		}
	}
}

// Every question of games at several sizes and in every language can be shown.
func TestQuestionsAreShown(t *testing.T) {
	for i, size := range []fyne.Size{stagetest.Small, fyne.NewSize(800, 500), fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
		s := sit(t, size, words.Languages[i%len(words.Languages)], 1+i%3, 2+i, uint64(i))
		dice := rand.New(rand.NewPCG(4, uint64(i)))
		for presses := 0; s.present.Round < 3 && !s.match.Over() && presses < 400; presses++ {
			s.pressAny(dice)
		}
	}
}

// BenchmarkBuild lays out the table once.
func BenchmarkBuild(b *testing.B) {
	s := sit(b, fyne.NewSize(1280, 800), words.English, 1, 4, 1)
	for b.Loop() {
		s.build()
	}
}

// eachBeat goes through the beats of games that are played by chance, on the board on which each is seen.
func eachBeat(t *testing.T, size fyne.Size, games uint64, do func(s *sat, b *beat)) {
	t.Helper()
	for game := range games {
		s := sit(t, size, words.English, 0, 2+int(game%4), game)
		s.Table.Leave()
		random := rand.New(rand.NewPCG(game, 11))
		p, err := cove.New(s.match.Present().Options(), game)
		if err != nil {
			t.Fatal(err)
		}
		for s.present = p.Board(); p.Phase() != cove.Over; {
			legal := p.Legal(p.Owing(), nil)
			var tape cove.Tape
			p.Play(legal[random.IntN(len(legal))], &tape)
			for _, b := range beats(tape.Events, cove.Onlooker) {
				begins := b.lead().Kind == cove.FightBegan // its scene is set before anything moves
				if begins {
					s.apply(&b)
				}
				if do(s, &b); !begins {
					s.apply(&b)
				}
			}
		}
	}
}

// answer is what a key has led to, and the person whose secrets were open then.
type answer struct {
	viewer int
	said   string
}
