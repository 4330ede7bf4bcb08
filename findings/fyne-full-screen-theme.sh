#!/usr/bin/env bash
# Fyne v2.8.1 (fyne.io/fyne/v2): a theme that is set while a window fills the screen makes it forget how large it was.
#
# A window that leaves the full screen is as large again as before. Once Settings().SetTheme has been called meanwhile, it
# stays as large as the screen, and only its position comes back: scaling its contents anew, the driver takes the size of the
# screen for that of the window. A program that lets players choose a theme has to keep the size itself, and to resize the
# window after SetFullScreen(false).
#
# It needs Go 1.24 or later, the module proxy, Xvfb with xvfb-run, and what Fyne needs to be compiled (a C compiler, the headers
# of X11 and OpenGL). The window is opened on a screen of its own, without a window manager. It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"
	"os"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

func main() {
	a := app.New()
	w := a.NewWindow("finding")
	w.SetContent(widget.NewLabel("a window"))
	w.Resize(fyne.NewSize(400, 300))
	step := func(do func()) {
		time.Sleep(1500 * time.Millisecond)
		fyne.DoAndWait(do)
	}
	tell := func(when string) { step(func() { fmt.Println(when, w.Canvas().Size()) }) }
	go func() {
		tell("before:")
		step(func() { w.SetFullScreen(true) })
		if os.Args[1] == "theme" {
			step(func() { a.Settings().SetTheme(theme.DefaultTheme()) })
		}
		tell("on the full screen:")
		step(func() { w.SetFullScreen(false) })
		tell("after:")
		step(a.Quit)
	}()
	w.ShowAndRun()
}
EOF
cat >go.mod <<'EOF'
module finding

go 1.24

require fyne.io/fyne/v2 v2.8.1
EOF
go mod tidy >/dev/null 2>&1
go build -o program .
export LIBGL_ALWAYS_SOFTWARE=1
{
	go list -m fyne.io/fyne/v2
	for meanwhile in nothing theme; do
		echo "set meanwhile: $meanwhile"
		xvfb-run -a -s "-screen 0 1024x768x24" timeout 60 ./program "$meanwhile" 2>/dev/null | grep '^before\|^on\|^after'
	done
} >seen
cat seen
diff - seen <<'EOF'
fyne.io/fyne/v2 v2.8.1
set meanwhile: nothing
before: {400 300}
on the full screen: {1024 768}
after: {400 300}
set meanwhile: theme
before: {400 300}
on the full screen: {1024 768}
after: {1024 768}
EOF
echo "as it was"
