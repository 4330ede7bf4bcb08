package memory_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/ui/portroyal/memory"
	"portroyal/ui/settings"
)

// A medal that was announced in one window is announced in none of the others.
func TestMedalsOfTwoWindows(t *testing.T) {
	var since settings.Settings
	memory.Of(&since).Announce("Ann", "victory")
	own, there := since.Copied(), since.Copied()
	memory.Of(&own).Announce("Ann", "swords", "victory")
	memory.Of(&there).Announce("Ann", "chest")
	memory.Of(&there).Announce("Bo")
	merged := own.Merged(since, there)
	want := map[string][]string{"Ann": {"chest", "swords", "victory"}, "Bo": {}}
	if diff := cmp.Diff(want, memory.Of(&merged).Medals); diff != "" {
		t.Error(diff)
	}
	if memory.Of(&own).Gain(memory.Of(&there)); cmp.Diff(want, memory.Of(&own).Medals) != "" {
		t.Error(cmp.Diff(want, memory.Of(&own).Medals))
	}
	if medals, _ := memory.Of(&since).Announced("Ann"); len(medals) != 1 {
		t.Errorf("copies are changed with each other: %q", medals)
	}
	if _, asked := memory.Of(&own).Announced("Cy"); asked {
		t.Error("somebody unknown has medals")
	}
}
