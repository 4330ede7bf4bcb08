package host

import (
	"errors"
	"testing"
)

// Less motion is asked for by either of two settings, of which a desktop may have one, both or none.
func TestWhetherADesktopAsksForLessMotion(t *testing.T) {
	const appearance, gnome = "org.freedesktop.appearance/reduced-motion", "org.gnome.desktop.interface/enable-animations"
	for _, c := range []struct {
		desktop map[string]any
		still   bool
	}{
		{nil, false},
		{map[string]any{appearance: uint32(1)}, true},
		{map[string]any{appearance: uint32(0)}, false},
		{map[string]any{gnome: false}, true},
		{map[string]any{gnome: true}, false},
		{map[string]any{appearance: uint32(1), gnome: true}, true},
		{map[string]any{appearance: uint32(0), gnome: false}, true},
		{map[string]any{appearance: "1", gnome: uint32(0)}, false}, // of no kind that is known
	} {
		read := func(namespace, key string) (any, error) {
			if value, there := c.desktop[namespace+"/"+key]; there {
				return value, nil
			}
			return nil, errors.New("there is no such setting")
		}
		if still := asksForLess(read); still != c.still {
			t.Errorf("%v: %t", c.desktop, still)
		}
	}
}
