package portroyal

import "testing"

func TestFaceMemoryFollowsTheWindow(t *testing.T) {
	const mega = 1 << 20
	for _, test := range []struct{ width, height, least, most int }{
		{1024, 700, 16 * mega, 24 * mega},
		{1280, 800, 16 * mega, 24 * mega},
		{1920, 1080, 20 * mega, 32 * mega}, // a long game there should stay below 300 MB altogether
		{3840, 2160, 70 * mega, 100 * mega},
		{8192, 8192, 100 * mega, 140 * mega},
	} {
		if got := faceMemory(test.width * test.height); got < test.least || got > test.most {
			t.Errorf("%dx%d: %d MiB", test.width, test.height, got/mega)
		}
	}
}
