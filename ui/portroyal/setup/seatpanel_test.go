package setup

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/portroyal/progress"
	"portroyal/ui/setup"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/stage"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// A seat's panel fits into the smallest window, where it scrolls, and has the same size for a person and a
// computer player.
func TestSeatPanelFits(t *testing.T) {
	least := stage.Smallest
	for _, size := range []fyne.Size{least, fyne.NewSize(960, 540), fyne.NewSize(960, 620), setuptest.Small, setuptest.Usual, fyne.NewSize(1920, 1080), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			b := newBench(t, nil, size, language)
			b.PanelFits(fmt.Sprintf("%v, %s", size, language))
			for _, done := range visible.All[*widgets.Plate](b.Top()) {
				if end := visible.Place(done).Y + done.Size().Height; end > size.Height {
					t.Errorf("%v, %s: what closes it ends at %v", size, language, end)
				}
			}
			p := b.Panel             // of the second seat
			low := size.Height < 620 // there the panel scrolls
			if p.Picture < 60 && !low || p.Picture < 36 || p.Terse != (size.Height <= 620) {
				t.Errorf("%v, %s: pictures of %v, what characters like is left out: %v",
					size, language, p.Picture, p.Terse)
			}
		}
	}
}

// It also fits into a window that shrinks while it is open, and the name typed stays.
func TestSeatPanelFollowsTheWindow(t *testing.T) {
	b := newBench(t, nil, fyne.NewSize(1920, 1080), words.German)
	b.OpenSeat(1)
	visible.All[*widgets.Field](b.Top())[0].SetText("Zoe")
	b.stage.Window.Resize(setuptest.Small)
	if need := b.stage.Window.Canvas().Overlays().Top().MinSize(); need.Height > setuptest.Small.Height || need.Width > setuptest.Small.Width {
		t.Errorf("it needs %v", need)
	}
	if name := visible.All[*widgets.Field](b.Top())[0].Text; name != "Zoe" {
		t.Errorf("the name is %q", name)
	}
	b.Press(fyne.KeyReturn)
	b.stage.Window.Resize(setuptest.Usual)
	if b.stage.Covered() || b.Panel != nil {
		t.Error("the panel comes back")
	}
}

// A face that another seat has is swapped; trying all of them one by one does not mix anything up.
func TestFacesAndColoursAreSwapped(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Choose("players", 3)
	before := b.settled().Seats
	find := b.InPanel(0)
	for i := range setup.Portraits {
		if i > 0 {
			find("heads").TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
		}
		now := b.settled().Seats
		setuptest.Distinct(t, now)
		if now[0].Portrait != setup.Portraits[i] {
			t.Fatalf("the face is that of %s, want %s", now[0].Portrait, setup.Portraits[i])
		}
		for seat := 1; seat < len(now); seat++ {
			want := before[seat].Portrait
			if want == setup.Portraits[i] {
				want = before[0].Portrait
			}
			if now[seat].Portrait != want {
				t.Errorf("with %s chosen, seat %d has the face of %s, want %s",
					setup.Portraits[i], seat, now[seat].Portrait, want)
			}
		}
	}
	test.Tap(find("colours").List()[3])
	if now := b.settled().Seats; now[0].Colour != 3 || now[3].Colour != before[0].Colour {
		t.Errorf("colours: %+v", now)
	}
	setuptest.Distinct(t, b.settled().Seats)
}

// Everything about a seat can be chosen by keyboard: name, colour, who plays, face.
func TestSeatByKeyboardAlone(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.FocusOn("seat.1")
	b.Press(fyne.KeySpace)
	if !b.stage.Covered() {
		t.Fatal("Space does not open the seat")
	}
	on := b.stage.Window.Canvas()
	on.FocusNext() // nothing is focused, or the Space would be typed into the name
	name, ok := on.Focused().(*widgets.Field)
	if !ok {
		t.Fatalf("the first in focus is %T", on.Focused())
	}
	for _, letter := range "Zoe" {
		name.TypedRune(letter)
	}
	b.Press(fyne.KeyTab, fyne.KeyRight, fyne.KeyRight)                // colours: yellow, violet
	b.Press(fyne.KeyTab, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight) // from the cabin boy to the admiral
	b.Press(fyne.KeyTab, fyne.KeyRight)                               // bold
	b.Press(fyne.KeyTab, fyne.KeyRight, fyne.KeyRight)                // another face than that of the cabin boy
	b.Press(fyne.KeyReturn)
	if b.stage.Covered() || len(b.begun) > 0 {
		t.Fatal("Enter does not close the seat, or begins")
	}
	if b.Focused() != "seat.1" {
		t.Errorf("the focus is on %q", b.Focused())
	}
	got := b.settled().Seats[1]
	want := progress.Seat{Name: "Zoe", Player: "admiral:bold", Colour: 3, Portrait: "fisher"}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// The head suits the player, unless another has been chosen; it is never taken from another seat.
func TestHeadGoesWithWhoeverPlays(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Choose("players", 3) // the third is a bold captain with the head of a captain
	find := b.InPanel(1)
	pick := func(name string, i int) progress.Seat {
		t.Helper()
		test.Tap(find(name).List()[i])
		now := b.settled().Seats
		setuptest.Distinct(t, now)
		return now[1]
	}
	for _, step := range []struct {
		name             string
		i                int
		player, portrait string
	}{
		{"who", 4, "admiral", "admiral"},
		{"character", 1, "admiral:bold", "corsair"},
		{"who", 3, "captain:bold", "corsair"},
		{"character", 0, "captain", "weaver"}, // another seat has the captain's head
		{"character", 6, "captain:merchant", "merchant"},
		{"who", 0, "", "merchant"}, // another seat has the person's head
		{"who", 5, "governor:merchant", "merchant"},
		{"character", 2, "governor:careful", "fisher"},
		{"heads", 8, "governor:careful", "corsair"},
		{"character", 4, "governor:fighter", "corsair"}, // which has been chosen
	} {
		if got := pick(step.name, step.i); got.Player != step.player || got.Portrait != step.portrait {
			t.Fatalf("%s %d: %s with the head of %s, want %+v", step.name, step.i, got.Player, got.Portrait, step)
		}
	}
	find = b.InPanel(1) // also when reopened
	if got := pick("character", 0); got.Portrait != "corsair" {
		t.Errorf("opened again, the head becomes that of %s", got.Portrait)
	}
}

// The name of a computer player goes with the head that somebody chooses for them, and that of whoever gets theirs; a name
// that has been typed stays.
func TestNameGoesWithTheHead(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Choose("players", 3)
	b.Seats[3].Name = "Leonie"
	find := b.InPanel(1)
	for i, head := range setup.Portraits {
		test.Tap(find("heads").List()[i])
		now := b.settled().Seats
		if now[1].Portrait != head {
			t.Fatalf("the face is that of a %s, want %s", now[1].Portrait, head)
		}
		for seat := 1; seat < len(now); seat++ {
			want := b.stage.Words.T(Company.Called[now[seat].Portrait])
			if seat == 3 {
				want = "Leonie"
			}
			if now[seat].Name != want {
				t.Errorf("with a %s chosen, the %s is called %s", head, now[seat].Portrait, now[seat].Name)
			}
		}
	}
}

// If the panel is opened with the mouse the name can be typed at once, and typing replaces it.
func TestNameIsWrittenAtOnce(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	test.Tap(b.Focus.Names["seat.0"].(*widgets.Tile))
	field, ok := b.stage.Window.Canvas().Focused().(*widgets.Field)
	if !ok {
		t.Fatal("the name does not have the focus")
	}
	for _, letter := range "Zoe" {
		field.TypedRune(letter)
	}
	b.Press(fyne.KeyReturn)
	if name := b.settled().Seats[0].Name; name != "Zoe" {
		t.Errorf("called %q", name)
	}
}
