package ui

import "testing"

func TestFaceMemoryFollowsTheWindow(t *testing.T) {
	const mega = 1 << 20
	for _, test := range []struct{ width, height, least, most int }{
		{1024, 700, 40 * mega, 50 * mega},
		{1280, 800, 40 * mega, 50 * mega},
		{1920, 1080, 40 * mega, 64 * mega}, // a long game there should stay below 300 MB altogether
		{3840, 2160, 120 * mega, 160 * mega},
		{8192, 8192, 160 * mega, 200 * mega},
	} {
		if got := faceMemory(test.width * test.height); got < test.least || got > test.most {
			t.Errorf("%dx%d: %d MiB", test.width, test.height, got/mega)
		}
	}
}
