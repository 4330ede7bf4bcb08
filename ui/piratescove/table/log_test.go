package table

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/aloud"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The dice of a salvo are marked with the colour of who fired it, those of a black ship with none, and a roll-off with that
// of who rolled.
func TestTheLogMarksWhoRolled(t *testing.T) {
	var l log
	l.add([]cove.Event{
		{Kind: cove.Fired, Ship: 2, Seat: 2, Target: 1, N: 2},
		{Kind: cove.Rolled, N: 5, Hit: true},
		{Kind: cove.Rolled, N: 2},
		{Kind: cove.Fired, Ship: cove.FirstBlack, Target: 1, N: 1},
		{Kind: cove.Rolled, N: 5, Hit: true, Ship: 1},
		{Kind: cove.RolledOff, Ship: 1, N: 3},
		{Kind: cove.RolledOff, Ship: cove.SecondBlack, N: 2},
		{Kind: cove.Played, Seat: 1, Card: cove.TreasureMap},
		{Kind: cove.MapRolled, N: 6},
		{Kind: cove.MapRolled, Seat: 1, N: 2, Island: cove.HullIsland},
	})
	var got []int
	for _, line := range l.lines {
		got = append(got, line.seat)
	}
	want := []int{2, 2, -1, -1, 1, -1, 1, 1, 1}
	if len(got) != len(want) {
		t.Fatalf("%d lines", len(got))
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("line %d is marked as of seat %d, want %d", i, got[i], want[i])
		}
	}
}

// Every line of the log is as high as its words, also those that came while it was folded.
func TestTheLogHasRoomForEveryLine(t *testing.T) {
	s := sit(t, stagetest.Small, words.German, 1, 4, 2)
	s.At.Settings.Log = settings.LogOpen
	s.build()
	s.toggleLog()
	dice := rand.New(rand.NewPCG(5, 5))
	for presses := 0; s.present.Round < 5 && presses < 400; presses++ {
		s.pressAny(dice)
	}
	if s.present.Round < 4 {
		t.Fatalf("only round %d", s.present.Round)
	}
	s.toggleLog()
	if shown := s.logIsRead(t); shown < 10 {
		t.Errorf("only %d lines are shown", shown)
	}
}

// logIsRead checks that at its beginning no line of the log covers another one, and says how many are shown there.
func (s *sat) logIsRead(t *testing.T) (shown int) {
	t.Helper()
	list := visible.All[*widgets.Rows](s.Content())[0]
	list.ScrollToTop()
	texts := visible.All[*canvas.Text](list)
	places := visible.PlacesIn(s.stage.Window.Canvas())
	slices.SortFunc(texts, func(a, b *canvas.Text) int { return cmp.Compare(places[a].Y, places[b].Y) })
	for i, text := range texts[1:] {
		if before := texts[i]; places[text].Y < places[before].Y+before.MinSize().Height*0.8 {
			t.Fatalf("%q covers %q", text.Text, before.Text)
		}
	}
	return len(texts)
}

// A line that gets longer while it is seen, as that of the dice of a salvo does, moves those that follow.
func TestALineOfTheLogGrows(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 3, 2)
	s.At.Settings.Log = settings.LogOpen
	s.log.lines, s.log.fits = nil, 0
	s.log.add([]cove.Event{
		{Kind: cove.RoundBegan, N: 3}, {Kind: cove.Fired, Seat: 1, Ship: 1, Target: 2, N: 10}, {Kind: cove.Rolled, N: 5, Hit: true},
	})
	s.build()
	before, lines := s.logIsRead(t), len(s.log.lines)
	for n := range uint8(12) {
		s.log.add([]cove.Event{{Kind: cove.Rolled, N: n%6 + 1, Hit: n%6 >= 4}})
	}
	if len(s.log.lines) != lines {
		t.Fatal("no line has become longer")
	}
	s.log.add([]cove.Event{{Kind: cove.Fled, Seat: 2}, {Kind: cove.Fled, Seat: 1}})
	s.build()
	if shown := s.logIsRead(t); shown < before+3 {
		t.Errorf("%d lines are shown, and %d before it has grown", shown, before)
	}
}

// New lines do not move what is being read: the log follows them only where its end is seen.
func TestTheLogStaysWhereItIsRead(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 4, 2)
	s.At.Settings.Log = settings.LogOpen
	s.build()
	dice := rand.New(rand.NewPCG(5, 5))
	grow := func() {
		t.Helper()
		lines := len(s.log.lines)
		for presses := 0; len(s.log.lines) < lines+20; presses++ {
			if presses > 200 {
				t.Fatal("nothing more happens")
			}
			s.pressAny(dice)
		}
	}
	grow()
	grow()
	list := visible.All[*widgets.Rows](s.Content())[0]
	list.ScrollToOffset(40)
	grow()
	if at := list.GetScrollOffset(); at != 40 {
		t.Errorf("what was read at 40 is now at %v", at)
	}
	list.ScrollToBottom()
	before := list.GetScrollOffset()
	grow()
	at := list.GetScrollOffset()
	list.ScrollToBottom()
	if end := list.GetScrollOffset(); at != end || end <= before {
		t.Errorf("it is at %v, its end at %v, before at %v", at, end, before)
	}
	list.ScrollToTop()
	s.toggleLog()
	s.toggleLog()
	if again := visible.All[*widgets.Rows](s.Content())[0].GetScrollOffset(); again != at {
		t.Errorf("opened again it is at %v, not at its end", again)
	}
}

// The name of a card in the log does what the card in the hand does: pointing at it enlarges it, and a click leads to its
// rules.
func TestCardsInTheLogOpen(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 3, 2)
	s.At.Settings.Log = settings.LogOpen
	var asked []entry.Entry
	s.calls.Ask = func(of entry.Entry) { asked = append(asked, of) }
	s.Table.log.lines, s.Table.log.fits = nil, 0
	s.Table.log.add([]cove.Event{
		{Kind: cove.RoundBegan, N: 3},
		{Kind: cove.Played, Seat: 1, Card: cove.SmokeScreen},
		{Kind: cove.Fired, Seat: 1, Ship: 1, Target: 2, N: 2, Volley: cove.WithGrapeshot | cove.WithPowderMagazine},
		{Kind: cove.ShipHit, Seat: 1, Ship: 1, Section: cove.Cannons, Card: cove.Mastercraft, Volley: cove.WithGrapeshot},
		{Kind: cove.Fled, Seat: 2},
	})
	s.build()
	links := visible.All[*widgets.Asked](visible.All[*widgets.Rows](s.Content())[0])
	var want []entry.Entry
	for _, card := range []cove.Card{cove.SmokeScreen, cove.Grapeshot, cove.PowderMagazine, cove.Grapeshot, cove.Mastercraft} {
		want = append(want, entry.OfCard(card))
	}
	faces := func() int { return len(visible.All[*pieces.Card](s.Content())) }
	for _, link := range links {
		link.Tapped(nil)
		before := faces()
		link.MouseIn(&desktop.MouseEvent{})
		if faces() != before+1 {
			t.Error("pointing at the name of a card does not show it")
		}
		link.MouseOut()
		if faces() != before {
			t.Error("the card stays")
		}
	}
	slices.Sort(asked)
	slices.Sort(want)
	if !slices.Equal(asked, want) {
		t.Errorf("clicks lead to %q, not %q", asked, want)
	}
}

// Tab comes to the cards that the log names, in a game and in a replay: the last one first, the arrows go on from there and round,
// and Space or Enter opens one. Without a card Tab passes the log by, and a click on a line leaves the keyboard to the table.
func TestCardsInTheLogOpenByKeyboard(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 3, 2)
	s.At.Settings.Log = settings.LogOpen
	var asked []entry.Entry
	s.calls.Ask = func(of entry.Entry) { asked = append(asked, of) }
	list := func() *widgets.Rows { return visible.All[*widgets.Rows](s.Content())[0] }
	shows := func(events ...cove.Event) {
		s.Table.log.lines, s.Table.log.fits = nil, 0
		s.Table.log.add(append([]cove.Event{{Kind: cove.RoundBegan, N: 3}}, events...))
		s.build()
	}
	for _, again := range []bool{false, true} {
		if again {
			s.Replay(1)
		}
		shows(cove.Event{Kind: cove.Fled, Seat: 2})
		if slices.Contains(s.Reached(), fyne.Focusable(list())) {
			t.Error("Tab comes to a log that names no card")
		}
		shows(
			cove.Event{Kind: cove.Played, Seat: 1, Card: cove.SmokeScreen},
			cove.Event{Kind: cove.Fired, Seat: 1, Ship: 1, Target: 2, N: 2, Volley: cove.WithGrapeshot | cove.WithPowderMagazine},
			cove.Event{Kind: cove.Fled, Seat: 2},
		)
		if !slices.Contains(s.Reached(), fyne.Focusable(list())) {
			t.Fatalf("again %t: Tab does not come to the log", again)
		}
		s.At.Window.Canvas().Focus(list())
		asked, s.answers = nil, nil
		s.Strike(fyne.KeySpace)
		for _, key := range []fyne.KeyName{fyne.KeyUp, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyDown} {
			s.Press(key)
			s.Press(fyne.KeyReturn)
		}
		want := []entry.Entry{
			entry.OfCard(cove.PowderMagazine), entry.OfCard(cove.Grapeshot), entry.OfCard(cove.SmokeScreen),
			entry.OfCard(cove.PowderMagazine), entry.OfCard(cove.SmokeScreen),
		}
		if !slices.Equal(asked, want) {
			t.Errorf("again %t: the keys open %q, not %q", again, asked, want)
		}
		if said := terms.Card(s.stage.Words, cove.SmokeScreen); s.answers[len(s.answers)-1].said != said {
			t.Errorf("again %t: %v is said, not %q", again, s.answers, said)
		}
		if shown := visible.All[*pieces.Card](s.Content()); len(shown) == 0 || shown[len(shown)-1].Thing.Card != cove.SmokeScreen {
			t.Errorf("again %t: the card is not enlarged", again)
		}
		list().Select(2)
		if s.At.Window.Canvas().Focused() != nil {
			t.Error("a click on a line takes the keyboard")
		}
	}
}

// Who hears the log can open the cards that it names, each once.
func TestCardsInTheLogAreHeard(t *testing.T) {
	s := sit(t, stagetest.Small, words.English, 1, 3, 2)
	s.At.Settings.Log = settings.LogOpen
	var asked []entry.Entry
	s.calls.Ask = func(of entry.Entry) { asked = append(asked, of) }
	s.Table.log.lines, s.Table.log.fits = nil, 0
	s.Table.log.add([]cove.Event{
		{Kind: cove.Played, Seat: 1, Card: cove.SmokeScreen},
		{Kind: cove.Played, Seat: 2, Card: cove.Grapple},
		{Kind: cove.Played, Seat: 0, Card: cove.SmokeScreen},
	})
	s.build()
	for _, place := range aloud.Of(s.stage).Places {
		for _, line := range place.Lines {
			if place.Name == s.stage.Words.T("log") && line.Press != nil {
				line.Press()
			}
		}
	}
	if want := []entry.Entry{entry.OfCard(cove.SmokeScreen), entry.OfCard(cove.Grapple)}; !slices.Equal(asked, want) {
		t.Errorf("its lines open %q, not %q", asked, want)
	}
}

// A card that is looked at is enlarged beside the open log, and not under it.
func TestTheLogCoversNoEnlargedCard(t *testing.T) {
	at := slices.IndexFunc(posed, func(p pose) bool { return p.name == "boarding with much" })
	for _, size := range sizes[1:] {
		s := sit(t, size, words.German, 1, 5, 5)
		s.stage.Window.Resize(size)
		s.At.Settings.Log = settings.LogOpen
		s.pose(t, posed[at].position, 0)
		looked := 0
		for spot := range s.board.Places() {
			if spot.Kind != board.Hand {
				continue
			}
			s.cursor = spot
			s.build()
			bounds := stagetest.Reaches(s.stage.Window)
			for _, card := range visible.All[*pieces.Card](s.root) {
				if card.Large {
					looked++
					if log := s.logRoom(s.Areas().Chart); geometry.Touch(bounds(card), log.Inset(1)) {
						t.Errorf("%v: %s is enlarged at %v, the log is at %v", s.size, spot.Card, bounds(card), log)
					}
				}
			}
		}
		if looked < 10 {
			t.Errorf("%v: %d cards are enlarged: the sample shows nothing", s.size, looked)
		}
	}
}
