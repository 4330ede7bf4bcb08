package geometry

import (
	"testing"

	"fyne.io/fyne/v2"
)

// An enlarged picture covers neither the question nor the thing looked at nor its tooltip, wherever that is.
func TestEnlargedLeavesTheTooltipFree(t *testing.T) {
	for _, window := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		prompt := Rect(0, window.Height*0.62, window.Width, 80)
		card := Rect(0, 0, max(window.Width*0.21, 214), max(window.Width*0.21, 214)*1.5)
		for x := float32(0); x < window.Width-100; x += 40 {
			for y := float32(60); y < window.Height-160; y += 40 {
				looked := Rect(x, y, 100, 150)
				r := Enlarged(window, card, prompt, looked)
				tip := Rect(x, y+150, 100+tipWidth, tipHeight)
				if shared(r, looked) > 0 {
					t.Errorf("%v: enlarged at %v it covers the original at %v", window, r, looked)
				}
				if over := shared(tip, r); over > 0 {
					t.Errorf("%v: the thing at %v is enlarged at %v under its tooltip", window, looked, r)
				}
			}
		}
	}
}

// An enlarged picture leaves what is read beside the table, such as a hint, as long as there is another corner.
func TestEnlargedLeavesAHint(t *testing.T) {
	window, room, prompt := fyne.NewSize(1024, 700), Rect(0, 0, 214, 321), Rect(95, 460, 720, 80)
	hint, looked := Rect(60, 60, 350, 380), Rect(427, 180, 70, 80)
	if at := Enlarged(window, room, prompt, looked); !Touch(at, hint) {
		t.Fatalf("at %v it leaves the hint by itself: the sample shows nothing", at)
	}
	if at := Enlarged(window, room, prompt, looked, hint); Touch(at, hint) || Touch(at, looked) || Touch(at, prompt) {
		t.Errorf("it is at %v", at)
	}
}
