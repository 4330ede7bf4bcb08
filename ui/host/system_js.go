package main

import (
	"image"
	"math"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"syscall/js"

	"fyne.io/fyne/v2"

	"portroyal/engine/yield"
	"portroyal/ui/shell"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// asking are the signals that ask a program to end: a browser sends none.
var asking []os.Signal

// garbage is how much of it may lie about, in percent of what is in use: the only thread collects it. There is little in
// use before the first picture, and it would be collected over and over again; garbageLater is for what comes then.
const garbage, garbageLater = 400, 100

// settleIn makes a browser's page what the toolkit and the window expect of a system.
func settleIn(config *shell.Config) {
	yield.By(givingWay())
	config.Browser = &shell.Browser{
		Download: download, Upload: upload,
		Harbour:     harbour,
		Speaks:      func(language words.Language) { js.Global().Call("portRoyalSpeaks", string(language)) },
		KeepForGood: func() { js.Global().Call("portRoyalKeepForGood") },
	}
	scale()
	// Before the toolkit, which then asks for the scale.
	js.Global().Call("addEventListener", "resize", js.FuncOf(func(js.Value, []js.Value) any {
		scale()
		return nil
	}))
}

// shown says to the page that the window is there, once it has been painted.
func shown(window *shell.Window) {
	listenToKeys()
	listenToBack(window)
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

// givingWay gives a function that lets the browser do what waits, as paint the window and hear keys. A message of the
// program to itself comes behind all of that and takes a fortieth of the time; a short sleep does as well and takes a
// third, since a browser has no shorter timer than four milliseconds. Without either it would never paint.
func givingWay() func() {
	channel := js.Global().Get("MessageChannel").New()
	turns := make(chan chan struct{}, 64)
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		close(<-turns)
		return nil
	}))
	port := channel.Get("port2")
	return func() {
		turn := make(chan struct{})
		turns <- turn
		port.Call("postMessage", nil)
		<-turn
	}
}

// scale has the toolkit draw everything smaller in a page that is too small for the smallest window. The toolkit makes
// it as large as the browser's pixels by itself, and rounds what comes of both to tenths.
func scale() {
	page := js.Global()
	width, height := page.Get("innerWidth").Float(), page.Get("innerHeight").Float()
	least, user := stage.Smallest, 1.0
	if fits := min(width/float64(least.Width), height/float64(least.Height)); fits < 1 {
		pixels := page.Get("devicePixelRatio").Float()
		user = max(math.Floor(fits*pixels*10), 1) / 10 / pixels
	}
	_ = os.Setenv("FYNE_SCALE", strconv.FormatFloat(user, 'f', 4, 64)) // it has a value without a zero byte
}

// download gives the player a file.
func download(name string, content []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(content))
	js.CopyBytesToJS(bytes, content)
	blob := js.Global().Get("Blob").New([]any{bytes})
	urls := js.Global().Get("URL")
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", urls.Call("createObjectURL", blob))
	link.Set("download", name)
	link.Call("click")
	js.Global().Call("setTimeout", urls.Get("revokeObjectURL").Call("bind", urls, link.Get("href")), 60_000)
}

// upload asks the player for a file and puts it where the program can read it.
func upload(extensions string, then func(file string)) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", extensions)
	var chosen js.Func
	chosen = js.FuncOf(func(js.Value, []js.Value) any {
		chosen.Release()
		take(input.Get("files").Index(0), then)
		return nil
	})
	input.Call("addEventListener", "change", chosen)
	input.Call("click")
}

// take puts a file of the player's where the program can read it.
func take(of js.Value, then func(file string)) {
	var read js.Func
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		read.Release()
		bytes := js.Global().Get("Uint8Array").New(args[0])
		content := make([]byte, bytes.Length())
		js.CopyBytesToGo(content, bytes)
		name := filepath.Base(of.Get("name").String())
		go func() {
			file := filepath.Join(os.TempDir(), name)
			_ = os.WriteFile(file, content, 0o666) // without it the player is told that there is no such file
			fyne.Do(func() { then(file) })
		}()
		return nil
	})
	of.Call("arrayBuffer").Call("then", read)
}

// listenToDrops opens a game that is dropped on the page, which the browser would leave for it. The toolkit hears of
// drops on a desktop only.
func listenToDrops(window *shell.Window) {
	js.Global().Call("addEventListener", "dragover", js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("preventDefault")
		return nil
	}))
	js.Global().Call("addEventListener", "drop", js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("preventDefault")
		if files := args[0].Get("dataTransfer").Get("files"); files.Length() > 0 {
			take(files.Index(0), window.OpenFile)
		}
		return nil
	}))
}
