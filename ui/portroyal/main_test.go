package portroyal

import (
	"testing"

	"portroyal/engine/testprocs"
)

func TestMain(m *testing.M) {
	testprocs.Main(m, "TestEverythingIsReachedInSmallWindows", "TestStrangersFiles", "TestWordsStandOutFromWhatLiesBehind", "TestGoldenScreens",
		"TestNothingSwallowsClicks", "TestWordsFitInLargeWindows")
}
