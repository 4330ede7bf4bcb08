package rules

import "testing"

func TestPicturesCanBeRead(t *testing.T) {
	for name := range pictures {
		if _, err := viewOf(name); err != nil {
			t.Error(err)
		}
	}
}
