package browser

import (
	"strconv"
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"

	"portroyal/ui/shell"
	"portroyal/ui/spoken"
)

// Voice lets screen readers speak: beside the canvas, which has nothing for them, there are a list with the place where the
// listener is and a log of what has happened. No browser says whether a reader runs. So nothing is read before somebody
// presses a key that leads over the window, or comes to the list in another way.
type Voice struct {
	window    *shell.Window
	listening bool
	list, log js.Value
	shown     string // the lines of the list
}

// unseen is how something takes no room and stays for readers, from whom anything hidden is hidden as well.
const unseen = "position:fixed;left:0;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"

// mostLogged is how many nodes the log has at most.
const mostLogged = 100

// NewVoice makes a voice, whose list and log are in the page from then on.
func NewVoice() *Voice {
	v := &Voice{list: element("div", "listbox"), log: element("div", "log")}
	v.list.Set("tabIndex", 0)
	v.list.Set("id", "spoken")
	v.log.Set("id", "spoken-log")
	v.log.Call("setAttribute", "aria-live", "polite")
	v.list.Call("addEventListener", "focus", js.FuncOf(func(js.Value, []js.Value) any {
		v.wake()
		return nil
	}))
	body := js.Global().Get("document").Get("body")
	body.Call("prepend", v.log)
	body.Call("prepend", v.list)
	walks = v.wake
	return v
}

// Opened tells the voice of its window, which invites who comes with a reader.
func (v *Voice) Opened(window *shell.Window) {
	v.window = window
	v.list.Call("setAttribute", "aria-label", window.Stage().Window.Title())
	v.Say(window.Invitation(), spoken.Happened)
}

// wake begins to read.
func (v *Voice) wake() {
	if v.listening || v.window == nil {
		return
	}
	v.listening = true
	v.attend()
	fyne.Do(v.window.ReadAgain)
}

// attend gives the list the focus, so that a reader hands all keys on.
func (v *Voice) attend() {
	if active := js.Global().Get("document").Get("activeElement"); !active.Equal(v.list) {
		v.list.Call("focus", map[string]any{"preventScroll": true})
	}
}

// Listening implements aloud.Voice.
func (v *Voice) Listening() bool { return v.listening }

// Show implements spoken.Voice.
func (v *Voice) Show(screen *spoken.Screen, at spoken.Spot) {
	if at.Place < 0 || at.Place >= len(screen.Places) {
		return
	}
	place := screen.Places[at.Place]
	var all strings.Builder
	all.WriteString(place.Name)
	for _, line := range place.Lines {
		all.WriteString("\n" + line.Said())
	}
	if all.String() != v.shown {
		v.shown = all.String()
		v.list.Set("textContent", "")
		v.list.Call("setAttribute", "aria-label", place.Name)
		for i, line := range place.Lines {
			option := element("div", "option")
			option.Set("id", optionID(i))
			option.Set("textContent", line.Said())
			v.list.Call("appendChild", option)
		}
	}
	v.list.Call("setAttribute", "aria-activedescendant", optionID(at.Line))
	v.attend()
}

func optionID(line int) string { return "spoken-" + strconv.Itoa(line) }

// Say implements spoken.Voice. A reader says by itself where the listener is. The same sentence once more needs a new node.
func (v *Voice) Say(words string, why spoken.Why) {
	if why == spoken.Moved {
		return
	}
	said := js.Global().Get("document").Call("createElement", "div")
	said.Set("textContent", words)
	v.log.Call("appendChild", said)
	for v.log.Get("childElementCount").Int() > mostLogged {
		v.log.Get("firstChild").Call("remove")
	}
}

// element makes an element with a role that takes no room.
func element(name, role string) js.Value {
	made := js.Global().Get("document").Call("createElement", name)
	made.Call("setAttribute", "role", role)
	if role != "option" {
		made.Call("setAttribute", "style", unseen)
	}
	return made
}

// walks is called before a key that leads over the window; nil while nobody reads.
var walks func()

// leads reports whether a key leads over the window, together with Ctrl.
func leads(key string) bool { return key == "Enter" || strings.HasPrefix(key, "Arrow") }
