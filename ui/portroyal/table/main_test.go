package table

import (
	"testing"

	"portroyal/engine/testprocs"
)

func TestMain(m *testing.M) { testprocs.Main(m, "TestWhatCanBeDoneIsWhatIsLegal") }
