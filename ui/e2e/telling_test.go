//go:build e2e

package e2e

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"portroyal/ui/draw"
	"portroyal/ui/outline"
	"portroyal/ui/pictureshelf"
	"portroyal/ui/portroyal"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// telling is the variable in whose presence this is not the tests but the window by itself, with the driver that
// players have, which tells on demand what it shows: a line with a request comes in, an answer goes out.
const telling = "PORTROYAL_TELLS"

// request is what a window is to be shown with.
type request struct {
	Folder        string // of the settings, the games and the pictures of tables
	Paintings     string // a folder for what is painted behind screens, which windows can share
	Width, Height float32
	Language      words.Language
}

// answer is what the window shows.
type answer struct {
	Outline string
	Layers  int // what lies over the screen
	Presses []outline.Press
}

// tell opens the window and answers until it is closed.
func tell(asked string) error {
	var r request
	if err := json.Unmarshal([]byte(asked), &r); err != nil {
		return err
	}
	draw.UseShelf(pictureshelf.In(r.Paintings, pictureshelf.Most))
	program := app.New()
	window := shell.New(program, &shell.Config{
		Games:        []shell.Game{portroyal.Game},
		SettingsFile: r.Folder + "/settings/settings.json", GamesDir: r.Folder + "/games", StateDir: r.Folder + "/state",
		Language: r.Language, Speed: settings.SpeedInstant, Mute: true, Version: "0",
		Size: fyne.NewSize(r.Width, r.Height), Log: slog.New(slog.DiscardHandler),
	})
	window.Show()
	window.Begin()
	go func() {
		for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
			var a answer
			fyne.DoAndWait(func() {
				shown := fyne.CurrentApp().Driver().AllWindows()[0].Canvas()
				// Words under the pointer, which come up and go by themselves and late on a busy machine, are no
				// answer to a click.
				for _, layer := range append(shown.Overlays().List(), shown.Content()) {
					for _, tip := range visible.All[*widgets.Tip](layer) {
						tip.Hide()
					}
				}
				a = answer{outline.Of(shown), len(shown.Overlays().List()), nil}
				switch lines.Text() {
				case "presses":
					a.Presses = outline.Presses(shown)
				case "unfocus":
					shown.Unfocus()
				}
				// Whether something has the focus, and where the pointer is, is no answer to a click.
				a.Outline = strings.NewReplacer(", focused", "", "[focused]", "", "focused, ", "").Replace(a.Outline)
			})
			text, err := json.Marshal(a)
			if err != nil {
				panic(err)
			}
			fmt.Println(string(text))
		}
	}()
	program.Run()
	return nil
}
