package host

import (
	"os"
	"testing"
)

// Without a place for its files, the toolkit gets a passing one, and nothing of it is left.
func TestShelterWithoutAHome(t *testing.T) {
	for _, variable := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
		t.Setenv(variable, "")
	}
	leave := shelter()
	folder := os.Getenv("XDG_CACHE_HOME")
	if folder == "" || os.Getenv("XDG_CONFIG_HOME") != folder {
		t.Errorf("the cache goes to %q, the rest to %q", folder, os.Getenv("XDG_CONFIG_HOME"))
	}
	if _, err := os.Stat(folder); err != nil {
		t.Error(err)
	}
	leave()
	if _, err := os.Stat(folder); err == nil {
		t.Error("it is left behind")
	}
}

func TestNoShelterIsNeededAtHome(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_CACHE_HOME", "")
	shelter()()
	if config, cache := os.Getenv("XDG_CONFIG_HOME"), os.Getenv("XDG_CACHE_HOME"); config != "" || cache != "" {
		t.Errorf("the files go to %q and %q", config, cache)
	}
}
