package aloud_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/aloud"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/settings"
	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// heard is a voice that keeps what it says, as long as somebody listens.
type heard struct {
	listens bool
	said    []string
}

func (h *heard) Listening() bool                  { return h.listens }
func (h *heard) Show(*spoken.Screen, spoken.Spot) {}
func (h *heard) Say(words string, _ spoken.Why)   { h.said = append(h.said, words) }

func (h *heard) since() string {
	said := strings.Join(h.said, " | ")
	h.said = nil
	return said
}

// room is a window with a clock of its own.
type room struct {
	*stage.Stage

	due []func()
}

// window shows objects at places of their own.
func window(t *testing.T, objects ...fyne.CanvasObject) *room {
	test.NewTempApp(t)
	chosen := settings.Default()
	content := container.NewWithoutLayout(objects...)
	shown := test.NewTempWindow(t, content)
	shown.Resize(fyne.NewSize(1000, 800))
	r := &room{Stage: &stage.Stage{Window: shown, Settings: &chosen, Words: words.In("en"), Inline: true}}
	r.Due = func(_ time.Duration, do func()) { r.due = append(r.due, do) }
	return r
}

// pass does what is due.
func (r *room) pass() {
	due := r.due
	r.due = nil
	for _, do := range due {
		do()
	}
}

func at(object fyne.CanvasObject, x, y, w, h float32) fyne.CanvasObject {
	geometry.Rect(x, y, w, h).Put(object)
	return object
}

func text(words string) *canvas.Text { return canvas.NewText(words, look.Light.Text) }

// outline is a screen in words: places, and lines with what there is more about them; what can be pressed has a star.
func outline(s spoken.Screen) string {
	var all []string
	for _, place := range s.Places {
		var lines []string
		for _, line := range place.Lines {
			said := line.Words
			if line.More != "" {
				said += " (" + line.More + ")"
			}
			if line.Press != nil {
				said = "*" + said
			}
			lines = append(lines, said)
		}
		all = append(all, place.Name+": "+strings.Join(lines, "; "))
	}
	return strings.Join(all, "\n")
}

func TestWhatIsShownIsRead(t *testing.T) {
	c := &look.Light
	press := func() {}
	waiting := widgets.NewPlate(c, widgets.CalmPlate, "Later", press)
	waiting.SetWaiting(true)
	toggle := widgets.NewToggle(c, "Music", "A tune.", true, func(bool) {})
	forbidden := widgets.NewToggle(c, "Sea", "Waves.", false, func(bool) {})
	forbidden.Forbid("There is no sound.")
	field, empty := widgets.NewField("Ann", "", func(string) {}), widgets.NewField("", "Search", func(string) {})
	named := widgets.NewPlate(c, widgets.CalmPlate, "Stop", press).WithToolTip("Ends it (Enter)")
	named.Detail = "take 2"
	hidden := text("Not seen")
	hidden.Hide()
	for _, tc := range []struct {
		name string
		show []fyne.CanvasObject
		want string
	}{
		{"words side by side", []fyne.CanvasObject{
			at(text("Points"), 0, 0, 60, 20), at(text("7"), 70, 0, 20, 20), at(text("Coins"), 0, 40, 60, 20),
		}, "Points, 7: Points, 7; Coins"},
		{"a number that is explained", []fyne.CanvasObject{
			at(text("5"), 4, 4, 20, 20), at(widgets.NewTipped("5 coins\nThey pay."), 0, 0, 40, 30),
			at(text("Target: 12"), 100, 4, 80, 20), at(widgets.NewTipped("Who reaches it ends the game."), 96, 0, 90, 30),
			at(text("A long"), 200, 4, 80, 20), at(widgets.NewTipped("A long sentence"), 196, 0, 90, 30),
		}, "5 coins: 5 coins (They pay.); Target: 12 (Who reaches it ends the game.); A long sentence"},
		{"numbers beside each other that are explained", []fyne.CanvasObject{
			at(text("Ann"), 0, 0, 30, 20), at(text("6"), 40, 0, 20, 20), at(widgets.NewTipped("Persons: 6"), 38, 0, 30, 20),
			at(text("12"), 70, 0, 20, 20), at(widgets.NewTipped("points\nTarget: 12"), 68, 0, 30, 20),
			at(text("Trader"), 0, 40, 60, 20), at(widgets.NewTipped("Trader"), 0, 40, 60, 20), at(text("×2"), 70, 40, 20, 20),
		}, "Ann: Ann; Persons: 6; 12 points (Target: 12); Trader; ×2"},
		{"what is written with its number, and a letter that stands for something", []fyne.CanvasObject{
			at(text("Result"), 0, 0, 60, 20), at(text("100%"), 80, 0, 40, 20), at(widgets.NewTipped("100% for a win"), 0, 0, 120, 20),
			at(text("R"), 0, 40, 20, 20), at(widgets.NewTipped("Frigate: 9 end the turn"), 0, 40, 20, 20),
		}, "Result, 100%: Result, 100% (100% for a win); Frigate: 9 end the turn"},
		{"nothing", []fyne.CanvasObject{hidden, canvas.NewRectangle(nil), at(widgets.NewTipped(""), 0, 0, 9, 9)}, ""},
		{"controls", []fyne.CanvasObject{
			at(named, 0, 0, 90, 40), at(waiting, 0, 50, 90, 40), at(toggle, 0, 100, 300, 60), at(forbidden, 0, 170, 300, 60),
			at(field, 0, 240, 90, 40), at(empty, 0, 300, 90, 40), at(widgets.NewSlider(1, 9, 4, func(float64) {}), 0, 350, 90, 40),
		}, "Stop, take 2: *Stop, take 2 (Ends it (Enter)); Later; *Music: on (A tune.); Sea: off (There is no sound.); " +
			"*Text field: Ann; *Empty text field: Search; *4 of 9"},
		{"regions", []fyne.CanvasObject{
			at(text("First"), 0, 0, 40, 20),
			container.New(&geometry.Region{Name: "Harbour"}, at(text("Ship"), 0, 30, 40, 20)),
			at(text("Last"), 0, 60, 40, 20),
			container.New(&geometry.Region{Name: "Empty"}),
			widgets.NewSheet(c, 1, 5, text("On paper")),
		}, "First: First; Last\nHarbour: Ship\nOn paper: On paper"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r := window(t, tc.show...)
			if got := outline(aloud.Of(r.Stage)); got != tc.want {
				t.Errorf("got\n%s\nwant\n%s", got, tc.want)
			}
		})
	}
}

// Nothing is read while nobody listens; who begins to listen is told where they are, and what changes, until they go.
func TestListening(t *testing.T) {
	question := text("One more?")
	r := window(t, container.New(&geometry.Region{Name: "Question", Asks: true}, at(question, 0, 0, 90, 20)))
	voice := &heard{}
	screens, called := 1, "Tavern"
	a := aloud.New(t.Context(), r.Stage, aloud.Voices{voice}, func() (any, string) { return screens, called })
	r.Speak("A ship comes.")
	a.Look()
	a.Wake()
	if r.pass(); len(voice.said) > 0 || len(r.due) > 0 {
		t.Fatalf("nobody listens, and it says %q; %d things are due", voice.said, len(r.due))
	}
	voice.listens = true
	a.Wake()
	a.Wake()
	if said := voice.since(); said != "Tavern. One more?" || len(r.due) != 1 {
		t.Errorf("at first it says %q; %d things are due", said, len(r.due))
	}
	r.Speak("A ship comes.")
	question.Text = "Or stop?"
	r.pass()
	if said := voice.since(); said != "A ship comes. | Or stop?" {
		t.Errorf("then it says %q", said)
	}
	screens++
	if a.Look(); !strings.Contains(voice.since(), "Or stop?") {
		t.Error("it does not say what another screen asks")
	}
	called = "Cove" // the same doors, of another game
	if a.Look(); voice.since() != "Cove. Or stop?" {
		t.Error("it does not say that the screen is another game's")
	}
	voice.listens = false
	r.pass()
	if r.pass(); len(r.due) > 0 {
		t.Error("it goes on when nobody listens")
	}
	voice.listens = true
	if a.Wake(); !strings.Contains(voice.since(), "Or stop?") {
		t.Error("who comes again hears nothing")
	}
}

// The keys lead over the window, and press only what they are asked to.
func TestKeys(t *testing.T) {
	pressed := 0
	plate := widgets.NewPlate(&look.Light, widgets.CalmPlate, "Stop", func() { pressed++ }).WithToolTip("Ends it")
	r := window(t,
		container.New(&geometry.Region{Name: "Ann", Of: 1}, at(text("7 points"), 0, 0, 60, 20), at(text("Trader"), 0, 40, 60, 20)),
		container.New(&geometry.Region{Name: "Ben", Of: 2}, at(text("3 points"), 0, 80, 60, 20)),
		container.New(&geometry.Region{Name: "Question", Asks: true}, at(plate, 0, 120, 90, 40)))
	voice := &heard{listens: true}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	aloud.New(ctx, r.Stage, voice, func() (any, string) { return 1, "Tavern" })
	voice.since()
	r.Speak("A ship comes.")
	voice.since()
	const ctrl, shift = fyne.KeyModifierShortcutDefault, fyne.KeyModifierShift
	for i, k := range []struct {
		key  fyne.KeyName
		with fyne.KeyModifier
		said string
	}{
		{fyne.Key1, ctrl, "Ann. 7 points."},
		{fyne.KeyDown, ctrl, "Trader."},
		{fyne.Key2, ctrl, "Ben. 3 points."},
		{fyne.Key3, ctrl, "There is no player 3 here."},
		{fyne.KeyLeft, ctrl, "Ann. Trader."},
		{fyne.KeyUp, ctrl, "7 points."},
		{fyne.KeyReturn, ctrl, "7 points"},
		{fyne.KeyLeft, ctrl, "Question. Stop, button."},
		{fyne.KeyRight, ctrl | shift, "Ends it"},
		{fyne.KeyLeft, ctrl | shift, "Question. Stop, button."},
		{fyne.KeyUp, ctrl | shift, "A ship comes."},
		{fyne.KeyDown, ctrl | shift, "A ship comes."},
	} {
		r.TypedShortcut(&desktop.CustomShortcut{KeyName: k.key, Modifier: k.with})
		if said := voice.since(); said != k.said {
			t.Errorf("key %d: it says %q, want %q", i, said, k.said)
		}
	}
	if pressed > 0 {
		t.Error("something has been pressed")
	}
	r.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: ctrl})
	if pressed != 1 {
		t.Errorf("it has been pressed %d times", pressed)
	}
	if got := fmt.Sprint(r.Window.Canvas().Focused()); got != "<nil>" {
		t.Errorf("the keyboard is at %s", got)
	}
}

// What has the keyboard is read once, and where the listener goes from there they stay.
func TestFocusIsFollowed(t *testing.T) {
	field := widgets.NewField("Ann", "", func(string) {})
	r := window(t, at(text("Name"), 0, 0, 60, 20), at(field, 0, 40, 90, 40))
	voice := &heard{listens: true}
	a := aloud.New(t.Context(), r.Stage, voice, func() (any, string) { return 1, "Tavern" })
	voice.since()
	r.Window.Canvas().Focus(field)
	a.Look()
	if said := voice.since(); said != "Text field: Ann." {
		t.Errorf("it says %q", said)
	}
	r.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyUp, Modifier: fyne.KeyModifierShortcutDefault})
	a.Look()
	if said := voice.since(); said != "Name." {
		t.Errorf("it says %q", said)
	}
}

// What is written is said once somebody pauses, and none of the keys that lead over the window marks anything in the field.
func TestWritingIsHeard(t *testing.T) {
	field := widgets.NewField("", "Your name", func(string) {})
	r := window(t, at(text("Name"), 0, 0, 60, 20), at(field, 0, 40, 90, 40))
	voice := &heard{listens: true}
	a := aloud.New(t.Context(), r.Stage, voice, func() (any, string) { return 1, "Tavern" })
	t.Cleanup(func() { widgets.Heard = func() bool { return false } })
	r.Window.Canvas().Focus(field)
	a.Look()
	again := &desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	field.TypedShortcut(again)
	voice.since()
	for _, letter := range "Mara" {
		field.TypedRune(letter)
	}
	a.Look()
	if said := voice.since(); said != "" {
		t.Errorf("amid a word it says %q", said)
	}
	a.Look()
	a.Look()
	if said := voice.since(); said != "Mara" {
		t.Errorf("it says %q", said)
	}
	field.SetText("")
	a.Look()
	a.Look()
	if said := voice.since(); said != "Empty" {
		t.Errorf("it says %q", said)
	}
}
