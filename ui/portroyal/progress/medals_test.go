package progress_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// A medal that was announced in one window is announced in none of the others, and the rank is that which was found last.
func TestMedalsOfTwoWindows(t *testing.T) {
	var since settings.Settings
	progress.Of(&since).Medals.Add("Ann", "one")
	own, there := since.Copied(), since.Copied()
	progress.Of(&own).Medals.Add("Ann", "two")
	progress.Of(&there).Medals.Add("Ann", "three")
	progress.Of(&there).Rank = &settings.Rank{Name: "Ann", Level: 3}
	merged := own.Merged(since, there)
	want := settings.Announced{"Ann": {"one", "three", "two"}}
	if diff := cmp.Diff(want, progress.Of(&merged).Medals); diff != "" {
		t.Errorf("merged: %s", diff)
	}
	own.Gain(there)
	if got := progress.Of(&own); cmp.Diff(want, got.Medals) != "" || got.Rank == nil || got.Rank.Level != 3 {
		t.Errorf("gained: %+v", got)
	}
}
