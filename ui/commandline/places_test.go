package commandline

import (
	"path/filepath"
	"testing"
)

// A user without a home has no folder for games, least of all at the root of everything, unless a variable names one.
func TestFoldersOfTheHomeless(t *testing.T) {
	t.Setenv("HOME", "")
	t.Setenv("XDG_DATA_HOME", "")
	if got := within("/.local/share", "XDG_DATA_HOME", "games"); got != "" {
		t.Errorf("games are kept in %s", got)
	}
	t.Setenv("XDG_DATA_HOME", "/srv/data")
	want := filepath.Join("/srv/data", "portroyal", "games")
	if got := within("/srv/data", "XDG_DATA_HOME", filepath.Join("portroyal", "games")); got != want {
		t.Errorf("games are kept in %s, not %s", got, want)
	}
	if got := within("relative", "XDG_DATA_HOME", "games"); got != "" {
		t.Errorf("games are kept in %s, wherever the program is started", got)
	}
}
