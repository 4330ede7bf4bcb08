package host

import (
	"testing"

	"portroyal/ui/shell"
)

// What the player asks for is what the toolkit makes of it; where nobody asked for anything, that is 1 and not 0.
func TestAskedScale(t *testing.T) {
	for _, c := range []struct {
		variable string
		setting  float32
		want     float32
	}{
		{"", 0, 1}, // as players start it
		{"", 1.3, 1.3},
		{"2", 0, 2},
		{"2", 1.3, 2},
		{"0", 1.3, 1.3},
		{"0", 0, 1},
		{"-1", 1.3, 1},
		{"auto", 1.3, 1},
		{"large", 1.3, 1.3},
		{"large", 0, 1},
	} {
		if got := asked(c.variable, c.setting); got != c.want {
			t.Errorf("%q with %v in the settings is %v, not %v", c.variable, c.setting, got, c.want)
		}
	}
}

// Where nothing but millimetres say how large pixels are, they are believed as far as there is room.
func TestByMillimetres(t *testing.T) {
	for _, c := range []struct {
		name               string
		pixels, high, wide int
		want               float32
	}{
		{"a usual screen", 1920, 1080, 527, 1},
		{"nobody knows", 1920, 1080, 0, 1},
		{"a large screen with small pixels", 3840, 2160, 600, 1.35},
		{"a laptop with small pixels", 2560, 1600, 286, 1.89},
		{"a screen that says too little", 1366, 768, 116, 1.13},
		{"a console that says 6 cm", 1280, 800, 60, 1.06},
		{"a screen that says much too much", 1280, 800, 1084, 1},
		{"one that is larger than a house", 1280, 800, 20000, 1},
	} {
		got := byMillimetres(c.pixels, c.wide, shell.Room{Width: c.pixels, Height: c.high})
		if off := got - c.want; off > 0.02 || off < -0.02 {
			t.Errorf("%s: %v, not %v", c.name, got, c.want)
		}
	}
}
