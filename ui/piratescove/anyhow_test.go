package piratescove

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"go.uber.org/goleak"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// slips is how much is done on each screen: go test -tags ci ./ui/piratescove -run Anyhow -args -slips 2000
var slips = flag.Int("slips", 24, "how often TestAnyhow does something on each screen")

// Every key is pressed on every screen, and then chance chooses. Whatever somebody presses, clicks, types or drags on any
// screen, in any language, theme and size: the window goes on, what opens can be closed, everything is where it can be seen, and
// after it has closed nothing goes on.
func TestAnyhow(t *testing.T) {
	t.Setenv("HOME", t.TempDir()) // files may be saved
	for i, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			seed := uint64(time.Now().UnixNano())
			dice := rand.New(rand.NewPCG(seed, uint64(i)))
			before := goleak.IgnoreCurrent()
			var done []string
			defer func() {
				if failed := recover(); failed != nil || t.Failed() {
					t.Logf("seed %d: %s", seed, strings.Join(done, "; "))
					if failed != nil {
						panic(failed)
					}
				}
			}()
			b := newBench(t, nil)
			b.hints = 2 // that a hint gets better is enough: all that it could know would take longer than what is done with it
			b.config.Theme, b.config.Language, b.config.Speed = "", "", ""
			chosen := b.stage.Settings
			chosen.Theme = settings.Themes[dice.IntN(len(settings.Themes))]
			chosen.Speed = settings.Speeds[dice.IntN(len(settings.Speeds))]
			chosen.LargerText = dice.IntN(3) == 0
			b.speak(words.Languages[dice.IntN(len(words.Languages))])
			size := []fyne.Size{
				stage.Smallest, stage.Smallest, stagetest.Small, stagetest.Small, stagetest.Small, stagetest.Small, {Width: 3840, Height: 2160},
			}[dice.IntN(7)] // what is large takes long
			if on := b.stage.Window.Canvas(); size.Width > stagetest.Small.Width {
				on.(interface{ SetScale(float32) }).SetScale(0.5) // there is as much in it, and a quarter of the pixels
			}
			b.stage.Window.Resize(size)
			screen.to(b)
			if screen.open != nil {
				screen.open(b)
			}
			for _, i := range dice.Perm(len(stagetest.Keys)) {
				if !b.ended {
					b.Press(stagetest.Keys[i])
					done = append(done, "key "+string(stagetest.Keys[i]))
				}
			}
			for n := 0; n < *slips && !b.ended; n++ {
				done = append(done, b.Anyhow(dice))
			}
			if !b.ended {
				about := fmt.Sprint(size, " ", b.stage.Words.Language())
				b.Reachable(about)
				b.ComesBack(about)
				b.stage.Window.Canvas().Capture()
				b.ShowStart()
				b.Press(fyne.KeyN)
			}
			b.Quit()
			goleak.VerifyNone(t, before)
		})
	}
}
