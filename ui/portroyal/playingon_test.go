package portroyal

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/table/gametest"
	frame "portroyal/ui/setup"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// replayed shows the replay of a game between these players from a step on; persons turn up a card and stop.
func (b *bench) replayed(steps int, players ...string) *match.Match {
	b.t.Helper()
	game := gametest.Base(b.t, 3, players...)
	for !game.Over() {
		if err := game.Run(context.Background()); err != nil {
			b.t.Fatal(err)
		}
		if !game.Over() {
			legal := game.Legal()
			if _, err := game.Play(legal[len(legal)-1]); err != nil {
				b.t.Fatal(err)
			}
		}
		if len(game.Steps()) > 400 {
			b.t.Fatal("the game does not end")
		}
	}
	b.Sit(game, true)
	for range steps {
		b.Press(fyne.KeyRight)
	}
	return game
}

// persons are the seats at which persons sit in the game on the table.
func (b *bench) persons() (seats []int) {
	for i, seat := range b.house.Match.Seats() {
		if seat.Player == "" {
			seats = append(seats, i)
		}
	}
	return seats
}

// If only computers played, the player takes the deciding seat, or any other; the rest stay what they were.
func TestPlayingOnFromAGameOfComputers(t *testing.T) {
	for _, c := range []struct {
		about string
		by    func(b *bench, game *match.Match)
		want  []int
	}{
		{"as it is offered, by key", func(b *bench, _ *match.Match) { b.Press(fyne.KeyReturn) }, []int{0}},
		{"another seat, by key", func(b *bench, _ *match.Match) { b.Press(fyne.Key1, fyne.Key3, fyne.KeyReturn) }, []int{2}},
		{"two seats, by mouse", func(b *bench, _ *match.Match) {
			test.Tap(visible.All[*widgets.Toggle](b.Top())[1])
			b.Tap("playon.begin")
		}, []int{0, 1}},
		{"nobody, then somebody, by mouse", func(b *bench, game *match.Match) {
			toggles := visible.All[*widgets.Toggle](b.Top())
			test.Tap(toggles[0])
			if !b.Plate("playon.begin").Waiting() {
				t.Error("a game of nobody at the screen can be begun")
			}
			b.Tap("playon.begin")
			b.Press(fyne.KeyReturn)
			if b.house.Match != game {
				t.Fatal("a game of nobody at the screen begins")
			}
			test.Tap(toggles[2])
			b.Tap("playon.begin")
		}, []int{2}},
	} {
		b := withGames(t, t.TempDir())
		game := b.replayed(0, "stop3", "stop2", "stop3")
		b.Tap("replay.on")
		c.by(b, game)
		practice := b.house.Match
		if !slices.Equal(b.persons(), c.want) || !practice.Practice() || practice == game {
			t.Fatalf("%s: persons sit at %v, not %v", c.about, b.persons(), c.want)
		}
		for i, seat := range practice.Seats() {
			before := setup.Company.Faced(game.Seats())[i]
			if seat.Player != "" && seat != before || seat.Player == "" && i == c.want[0] && seat.Name != b.AtScreen().Name {
				t.Errorf("%s: at seat %d sits %+v, before it was %+v", c.about, i, seat, before)
			}
		}
		b.Rescue()
		if _, err := b.Load(practice.Record().ID); err != nil {
			t.Errorf("%s: it is not kept: %v", c.about, err)
		}
	}
}

// Players of a record without faces, as the lab writes them, keep those that they were shown with, whatever face the person
// at the screen brings along.
func TestPlayingOnKeepsFaces(t *testing.T) {
	b := withGames(t, t.TempDir())
	game := b.replayed(0, "stop3", "stop2", "stop3")
	shown := setup.Company.Known(game.Seats())
	b.Tap("replay.on")
	b.Press(fyne.KeyReturn)
	now := setup.Company.Known(b.house.Match.Seats())
	for i, seat := range game.Seats() {
		if seat.Portrait != "" {
			t.Fatalf("it has a face: %+v", seat)
		}
		if b.house.Match.Seats()[i].Player != "" && now[i].Portrait != shown[i].Portrait {
			t.Errorf("seat %d has changed its face from %s to %s", i, shown[i].Portrait, now[i].Portrait)
		}
	}
}

// The seat that is offered is one with something to do: the one that decides at this point of the replay.
func TestPlayingOnOffersTheSeatThatDecides(t *testing.T) {
	b := withGames(t, t.TempDir())
	game := b.replayed(0, "stop3", "stop2", "stop3")
	for steps := 0; steps < 30; steps += 3 {
		b.Sit(game, true)
		for range steps {
			b.Press(fyne.KeyRight)
		}
		b.Tap("replay.on")
		view := game.ViewAt(steps)
		for i, toggle := range visible.All[*widgets.Toggle](b.Top()) {
			if toggle.On != (i == view.Decides()) {
				t.Errorf("after %d steps seat %d: %v", steps, i, toggle.On)
			}
		}
		b.Press(fyne.KeyEscape)
		if b.house.Match != game || b.stage.Covered() {
			t.Fatal("Escape does not lead back to the replay")
		}
	}
}

// With people at the table, they go on unless somebody says otherwise.
func TestPlayingOnWithPeople(t *testing.T) {
	b := withGames(t, t.TempDir())
	game := b.replayed(4, "", "stop3", "")
	b.Tap("replay.on")
	b.Press(fyne.KeyReturn)
	practice := b.house.Match
	if diff := cmp.Diff(setup.Company.Faced(game.Seats()), practice.Seats()); diff != "" || !practice.Practice() ||
		practice.ViewAt(4) != game.ViewAt(4) {
		t.Errorf("it goes on otherwise: %s", diff)
	}
}

func TestReseated(t *testing.T) {
	seats := func(of ...match.Seat) []match.Seat {
		for i := range of {
			of[i].Colour = i
		}
		return of
	}
	ann, ben := match.Seat{Name: "Ann", Portrait: "weaver"}, match.Seat{Name: "Ben", Portrait: "cook"}
	toby := match.Seat{Name: "Toby", Portrait: "cabin-boy", Player: "cabin-boy"}
	henry := match.Seat{Name: "Henry", Portrait: "captain", Player: "captain:bold"}
	player := progress.Seat{Name: "Zoe", Portrait: "widow"}
	with := func(seat match.Seat, player string) match.Seat {
		seat.Player = player
		return seat
	}
	for _, c := range []struct {
		about      string
		from, want []match.Seat
		taken      []bool
		player     progress.Seat
	}{
		{
			"nothing changes", seats(ann, toby, henry), seats(ann, toby, henry), []bool{true, false, false}, player,
		},
		{
			"the one at the screen sits down", seats(toby, henry),
			seats(toby, match.Seat{Name: "Zoe", Portrait: "widow"}),
			[]bool{false, true},
			player,
		},
		{
			"who is called like somebody there is not", seats(toby, henry), seats(toby, with(henry, "")),
			[]bool{false, true},
			progress.Seat{Name: "Toby", Portrait: "captain"},
		},
		{
			"two change seats", seats(ann, toby, henry), seats(henry, toby, ann), []bool{false, false, true}, player,
		},
		{
			"somebody joins", seats(ann, toby), seats(ann, with(toby, "")), []bool{true, true}, player,
		},
		{
			"somebody leaves", seats(ann, ben), seats(ann, with(ben, "captain")), []bool{true, false}, player,
		},
	} {
		got := frame.Reseated(c.from, c.taken, c.player)
		if diff := cmp.Diff(seats(c.want...), got); diff != "" {
			t.Errorf("%s: %s", c.about, diff)
		}
	}
}

// The question fits in every language and with five at the table, in the smallest window.
func TestPlayingOnFits(t *testing.T) {
	b := withGames(t, t.TempDir())
	b.replayed(0, "stop3", "stop3", "stop3", "stop3", "stop3")
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800)} {
		b.window.Resize(size)
		for _, language := range words.Languages {
			b.speak(language)
			b.Tap("replay.on")
			for _, text := range visible.All[*canvas.Text](b.Top()) {
				b.LiesWithin(text, size, string(language), false)
				if strings.HasSuffix(text.Text, "\u2026") {
					t.Errorf("%s, %v: %q has been cut", language, size, text.Text)
				}
			}
			b.Press(fyne.KeyEscape)
		}
	}
}

// The practice game is one of its own: the persons who took a seat decide there.
func TestPlayingOnIsPlayed(t *testing.T) {
	b := withGames(t, t.TempDir())
	b.replayed(0, "stop3", "stop2")
	b.Tap("replay.on")
	b.Press(fyne.KeyReturn)
	if practice := b.house.Match; !practice.Person(practice.Record().Start) || len(practice.Steps()) != 0 {
		t.Fatal("nobody has sat down at the seat that begins")
	}
	b.Press(fyne.KeySpace)
	if steps := b.house.Match.Steps(); len(steps) != 1 || steps[0].Action.Kind != portroyal.RevealNext {
		t.Errorf("Space has turned nothing up: %v", steps)
	}
}
