package main

import (
	"errors"
	"testing"

	"portroyal/ui/appfile"
)

// The version is that of FyneApp.toml, unless the linker has written that of a tag.
func TestVersion(t *testing.T) {
	if !appfile.IsVersion(version()) || version() != about.Details.Version {
		t.Errorf("this is version %q, FyneApp.toml says %q", version(), about.Details.Version)
	}
	tagged = "7.8.9"
	defer func() { tagged = "" }()
	if text, err := said(t, "-version"); !errors.Is(err, errVersion) || text != "Port Royal 7.8.9\n" {
		t.Errorf("it says %q and ends with %v", text, err)
	}
	config, closeLog, err := parse(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer closeLog()
	if config.Version != "7.8.9" {
		t.Errorf("the window is told of version %q", config.Version)
	}
}
