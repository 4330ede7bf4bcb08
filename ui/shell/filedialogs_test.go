package shell

import (
	"testing"

	"portroyal/engine/record"
)

// Names keep an extension by which they are opened.
func TestWithExtension(t *testing.T) {
	for _, c := range [][3]string{
		{"a", ".png", "a.png"},
		{"a.PNG", ".png", "a.PNG"},
		{"round 1.2", ".txt", "round 1.2.txt"},
		{"a", record.CopyExtension, "a" + record.CopyExtension},
		{"a.json", record.CopyExtension, "a.json"},
		{"a.json", ".html", "a.json.html"},
	} {
		if got := withExtension(c[0], c[1]); got != c[2] {
			t.Errorf("%s as %s: %s, not %s", c[0], c[1], got, c[2])
		}
	}
}
