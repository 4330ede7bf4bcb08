package piratescove

import (
	"testing"

	"portroyal/engine/testprocs"
)

func TestMain(m *testing.M) {
	testprocs.Main(m, "TestAnyhow", "TestNothingEndsTheProgram", "TestStrangersFiles", "TestEverythingIsReached")
}
