package main

import (
	"os"
	"strings"
	"testing"

	"portroyal/ui/appfile"
)

// The Flatpak has the ID of the program, in its name as well.
func TestFlatpakHasTheID(t *testing.T) {
	text, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	file, err := appfile.Read(string(text))
	if err != nil {
		t.Fatal(err)
	}
	manifest, err := os.ReadFile("../flatpak/" + file.Details.ID + ".yml")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"id: " + file.Details.ID, "command: portroyal"} {
		if !strings.Contains(string(manifest), "\n"+line+"\n") {
			t.Errorf("it has no line %q", line)
		}
	}
}
