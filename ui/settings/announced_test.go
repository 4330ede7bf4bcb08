package settings_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/ui/settings"
)

// What was announced in one window or the other has been announced, and neither of the two is changed.
func TestAnnounced(t *testing.T) {
	var since settings.Announced
	since.Add("Ann", "victory")
	own, there := since, since
	own.Add("Ann", "swords", "victory")
	there.Add("Ann", "chest")
	there.Add("Bo")
	want := settings.Announced{"Ann": {"chest", "swords", "victory"}, "Bo": {}}
	if diff := cmp.Diff(want, own.With(there)); diff != "" {
		t.Error(diff)
	}
	if medals, _ := since.Of("Ann"); len(medals) != 1 {
		t.Errorf("copies are changed with each other: %q", medals)
	}
	if medals, asked := there.Of("Cy", "Bo", "Ann"); len(medals) != 2 || !asked {
		t.Errorf("under several names: %q, %v", medals, asked)
	}
	if _, asked := own.Of("Cy"); asked {
		t.Error("somebody unknown has medals")
	}
}
