package progress_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// A medal that was announced in one window is announced in none of the others.
func TestMedalsOfTwoWindows(t *testing.T) {
	var since settings.Settings
	progress.Of(&since).Announce("Ann", "victory")
	own, there := since.Copied(), since.Copied()
	progress.Of(&own).Announce("Ann", "swords", "victory")
	progress.Of(&there).Announce("Ann", "chest")
	progress.Of(&there).Announce("Bo")
	merged := own.Merged(since, there)
	want := map[string][]string{"Ann": {"chest", "swords", "victory"}, "Bo": {}}
	if diff := cmp.Diff(want, progress.Of(&merged).Medals); diff != "" {
		t.Error(diff)
	}
	if progress.Of(&own).Gain(progress.Of(&there)); cmp.Diff(want, progress.Of(&own).Medals) != "" {
		t.Error(cmp.Diff(want, progress.Of(&own).Medals))
	}
	if medals, _ := progress.Of(&since).Announced("Ann"); len(medals) != 1 {
		t.Errorf("copies are changed with each other: %q", medals)
	}
	if _, asked := progress.Of(&own).Announced("Cy"); asked {
		t.Error("somebody unknown has medals")
	}
}
