package browser

import (
	"os"
	"path/filepath"
	"syscall/js"

	"fyne.io/fyne/v2"

	"portroyal/ui/shell"
)

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
