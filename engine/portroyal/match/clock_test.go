package match_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"portroyal/engine/portroyal/match"
)

// The time of play grows by how long each decision takes, but by no more than ten minutes: a game that is on the
// table till the morning has not been played all night.
func TestTimeOfPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, err := match.New(setup("", ""))
		if err != nil {
			t.Fatal(err)
		}
		var want []int64
		played := time.Duration(0)
		decideAfter := func(thought, counts time.Duration) {
			t.Helper()
			time.Sleep(thought)
			if _, err := m.Play(m.Legal()[0]); err != nil {
				t.Fatal(err)
			}
			played += counts
			want = append(want, played.Milliseconds())
			if r := m.Record(); !slices.Equal(r.Times, want) || r.Standing.Played != played.Milliseconds() {
				t.Errorf("after %v it is played for %d ms, its decisions at %v; want %v", thought, r.Standing.Played, r.Times, want)
			}
		}
		decideAfter(20*time.Second, 20*time.Second)
		decideAfter(10*time.Minute, 10*time.Minute)
		decideAfter(9*time.Hour, 10*time.Minute)
		kept := m.Record().Snapshot()
		time.Sleep(24 * time.Hour) // the program is closed
		if m, err = match.Load(kept); err != nil {
			t.Fatal(err)
		}
		decideAfter(5*time.Second, 5*time.Second)
	})
}
