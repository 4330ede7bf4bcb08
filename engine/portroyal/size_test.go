package portroyal_test

import (
	"testing"
	"unsafe"

	"portroyal/engine/portroyal"
)

// A position stays small enough to be copied for every move that is tried.
func TestPositionIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(portroyal.Position{}); size > 1024 {
		t.Errorf("a position takes %d bytes, more than 1 KiB", size)
	} else {
		t.Logf("%d bytes", size)
	}
}
