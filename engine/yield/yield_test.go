package yield_test

import (
	"testing"
	"time"

	"portroyal/engine/yield"
)

func TestNow(t *testing.T) {
	yield.Now() // nobody has said how: nothing happens
	gave := 0
	yield.By(func() { gave++ })
	defer yield.By(nil)
	yield.Now()
	if gave != 0 {
		t.Error("gave way before the slice was over")
	}
	time.Sleep(yield.Slice)
	yield.Now()
	yield.Now()
	if gave != 1 {
		t.Errorf("gave way %d times after a slice, want once", gave)
	}
}
