package aloud

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Voice says what is read, as long as anybody listens.
type Voice interface {
	spoken.Voice
	// Listening reports whether anybody listens. While nobody does, nothing is read.
	Listening() bool
}

// Voices are several at once. Who does not listen hears nothing.
type Voices []Voice

// Listening implements Voice.
func (v Voices) Listening() bool { return slices.ContainsFunc(v, Voice.Listening) }

// Show implements spoken.Voice.
func (v Voices) Show(screen *spoken.Screen, at spoken.Spot) {
	for _, voice := range v {
		if voice.Listening() {
			voice.Show(screen, at)
		}
	}
}

// Say implements spoken.Voice.
func (v Voices) Say(words string, why spoken.Why) {
	for _, voice := range v {
		if voice.Listening() {
			voice.Say(words, why)
		}
	}
}

// Aloud reads a window aloud. It is used on the toolkit's goroutine.
type Aloud struct {
	stage  *stage.Stage
	voice  Voice
	reader *spoken.Reader
	screen func() (of any, name string)
	awake  bool // it looks at the window again and again

	focused fyne.Focusable // what had the keyboard when the window was looked at last, nil for nothing
	typed   string         // what stood in it then, if one can write there
	told    string         // what of that has been said
	ctx     context.Context
}

// often is how long it takes at most until something is noticed that has changed by itself.
const often = 200 * time.Millisecond

// New has a window read by a voice until ctx is done. screen is what the window shows below all overlays: something that is
// comparable, and another thing for every screen, and what that is called unless it says so itself.
func New(ctx context.Context, s *stage.Stage, voice Voice, screen func() (of any, name string)) *Aloud {
	a := &Aloud{stage: s, voice: voice, reader: spoken.NewReader(voice), screen: screen, ctx: ctx}
	s.Speak, s.Answer = a.happened, a.answer
	widgets.Heard = voice.Listening
	for key, move := range moves {
		s.AddShortcut(&key, func() { a.move(move) })
	}
	for number := range 9 {
		key := fyne.KeyName('1' + rune(number))
		s.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}, func() {
			a.look()
			if !a.reader.Player(number + 1) {
				a.reader.Wished(s.Words.T("spoken.nobody", "Number", number+1))
			}
		})
	}
	a.Wake()
	return a
}

// moves are the keys that lead over a window. They are pressed together with others that no game uses, and change nothing in one,
// but for the key that presses.
var moves = map[desktop.CustomShortcut]spoken.Move{
	with(fyne.KeyDown, 0):                      spoken.NextLine,
	with(fyne.KeyUp, 0):                        spoken.LineBefore,
	with(fyne.KeyRight, 0):                     spoken.NextPlace,
	with(fyne.KeyLeft, 0):                      spoken.PlaceBefore,
	with(fyne.KeyReturn, 0):                    spoken.Press,
	with(fyne.KeyEnter, 0):                     spoken.Press,
	with(fyne.KeyLeft, fyne.KeyModifierShift):  spoken.Again,
	with(fyne.KeyRight, fyne.KeyModifierShift): spoken.More,
	with(fyne.KeyUp, fyne.KeyModifierShift):    spoken.Earlier,
	with(fyne.KeyDown, fyne.KeyModifierShift):  spoken.Later,
}

func with(key fyne.KeyName, more fyne.KeyModifier) desktop.CustomShortcut {
	return desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | more}
}

// Wake has the window read for as long as somebody listens.
func (a *Aloud) Wake() {
	if !a.awake && a.voice.Listening() {
		a.awake = true
		a.goOn()
	}
}

// goOn looks at the window again and again.
func (a *Aloud) goOn() {
	if a.awake = a.voice.Listening(); !a.awake {
		a.reader.Leave()
		return
	}
	a.look()
	a.stage.After(a.ctx, often, a.goOn)
}

// called is a screen by what it is called: one that shows something else under another name is another one.
type called struct {
	of   any
	name string
}

// Look reads the window if somebody listens: after something has been done, so that its answer need not wait.
func (a *Aloud) Look() {
	if a.voice.Listening() {
		a.look()
	}
}

func (a *Aloud) look() {
	on := a.stage.Window.Canvas()
	screen := Of(a.stage)
	of, name := a.screen()
	if !a.stage.Covered() {
		screen.Of = called{of, name}
	}
	if screen.Name == "" {
		screen.Name = name
	}
	a.reader.Show(screen)
	if focused := on.Focused(); focused != a.focused {
		a.focused = focused
		if focused != nil {
			a.reader.Focus(focused)
		}
		a.typed = written(focused)
		a.told = a.typed
	}
	a.echo()
}

// written is what stands in a field.
func written(focused fyne.Focusable) string {
	if field, is := focused.(*widgets.Field); is {
		return field.Text
	}
	return ""
}

// echo says what stands in the field with the keyboard, once somebody who writes there pauses.
func (a *Aloud) echo() {
	now := written(a.focused)
	if pauses := now == a.typed; pauses && now != a.told {
		a.told = now
		said := now
		if said == "" {
			said = a.stage.Words.T("spoken.empty")
		}
		a.reader.Wished(said)
	}
	a.typed = now
}

// move makes a move over what the window shows now.
func (a *Aloud) move(m spoken.Move) {
	a.look()
	a.reader.Do(m)
	if m == spoken.Press {
		a.look()
	}
}

// happened says what has happened.
func (a *Aloud) happened(sentence string) {
	if a.voice.Listening() {
		a.reader.Happened(sentence)
	}
}

// answer says what a key has led to.
func (a *Aloud) answer(sentence string) {
	if a.voice.Listening() {
		a.reader.Wished(sentence)
	}
}
