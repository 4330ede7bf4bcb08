package host

import "testing"

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
