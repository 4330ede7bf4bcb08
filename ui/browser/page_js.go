// Package browser makes a browser's page a system to the program: its files are downloads and uploads, its keyboard
// speaks the toolkit's names, going back is Escape, and long thinking gives way to it. The functions that it calls in
// the page are in web/page. It is empty unless the program is compiled for a browser.
package browser

import (
	"image"
	"math"
	"os"
	"runtime/debug"
	"strconv"
	"syscall/js"

	"portroyal/engine/yield"
	"portroyal/ui/shell"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Garbage is how much of it may pile up, in percent of what is in use: the only thread collects it. There is little
// in use before the first picture, and it would be collected over and over again; garbageLater is for what comes then.
const Garbage, garbageLater = 400, 100

// SettleIn makes the page what the toolkit and the window expect of a system, and returns a replacement for the rest.
func SettleIn() *shell.Browser {
	yield.By(givingWay())
	scale()
	// Before the toolkit, which then asks for the scale.
	js.Global().Call("addEventListener", "resize", js.FuncOf(func(js.Value, []js.Value) any {
		scale()
		return nil
	}))
	return &shell.Browser{
		Download: download, Upload: upload,
		Harbour:     harbour,
		Speaks:      func(language words.Language) { js.Global().Call("portRoyalSpeaks", string(language)) },
		KeepForGood: func() { js.Global().Call("portRoyalKeepForGood") },
		Forgets:     js.Global().Get("portRoyalForgets").Truthy(),
	}
}

// Shown has the page play along with the window that is there: the page hears of it once it has been painted.
func Shown(window *shell.Window) {
	listenToKeys()
	listenToBack(window)
	listenToFingers()
	listenToDrops(window)
	var painted js.Func
	painted = js.FuncOf(func(js.Value, []js.Value) any {
		painted.Release()
		debug.SetGCPercent(garbageLater)
		js.Global().Call("portRoyalShown")
		js.Global().Call("setTimeout", js.FuncOf(func(js.Value, []js.Value) any { // behind the picture
			sound.Prepare()
			return nil
		}))
		return nil
	})
	js.Global().Call("requestAnimationFrame", painted)
}

// harbour is the harbour that the page shows while the game loads: drawing it once more would take as long as all else
// until the first picture.
func harbour(evening bool, width, height int) *image.RGBA {
	pixels := js.Global().Call("portRoyalHarbour", evening, width, height)
	if pixels.IsNull() {
		return nil
	}
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	js.CopyBytesToGo(sheet.Pix, pixels)
	return sheet
}

// fingertip is how much larger everything is drawn for fingers than for a mouse, if there is room: what is 32 pixels high for
// the one, as small plates are, is 44 for the others.
const fingertip = 1.4

// What a finger hits without looking twice, in the browser's pixels, and the most of it in units, which every screen has room
// for: a small tablet has both.
const target, mostTarget = 44.0, 44 / 1.2

// scale has the toolkit draw everything smaller in a page that is too small for the smallest window, and larger where the
// player has fingers and no mouse. The toolkit makes it as large as the browser's pixels by itself, and rounds what comes of
// both to tenths. Fingers scroll by it, see web/page/touch.js.
func scale() {
	page := js.Global()
	width, height := page.Get("innerWidth").Float(), page.Get("innerHeight").Float()
	least, most := stage.Smallest, 1.0
	fingers := page.Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
	if fingers {
		most = fingertip
	}
	user := min(width/float64(least.Width), height/float64(least.Height), most)
	if user != 1 {
		pixels := page.Get("devicePixelRatio").Float()
		user = max(math.Floor(user*pixels*10), 1) / 10 / pixels
	}
	if fingers {
		widgets.Fingertip = float32(min(target/user, mostTarget))
	}
	page.Set("portRoyalScale", user)
	_ = os.Setenv("FYNE_SCALE", strconv.FormatFloat(user, 'f', 4, 64)) // it has a value without a zero byte
}
