package host

import (
	"io"
	"testing"
)

// The cause that the toolkit names counts, or else the last line that is not a place in the code.
func TestReports(t *testing.T) {
	for want, lines := range map[string][]string{
		"the API is unavailable":    {"Fyne error:  no window\n", "  Cause: the API is\n unavailable\n", "  At: x.go:1\n"},
		"PlatformError: no pixels.": {"Fyne error: x\n", "PlatformError: no pixels. \n", "  At: window.go:7\n"},
		"":                          nil,
	} {
		var r reports
		for _, line := range lines {
			if _, err := io.WriteString(&r, line); err != nil {
				t.Fatal(err)
			}
		}
		if got := r.cause(); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
