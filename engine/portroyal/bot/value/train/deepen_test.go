package train_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/bot/value/train"
)

// TestDeepening: every family learns something, and the same settings learn the same on any number of processors, which is
// the same code for all families: more of the quick games of Unterwegs show it.
func TestDeepening(t *testing.T) {
	weights, err := value.Learned()
	if err != nil {
		t.Fatal(err)
	}
	going, err := midturn.Learned()
	if err != nil {
		t.Fatal(err)
	}
	for family := range value.Family(value.Families) {
		t.Run(family.String(), func(t *testing.T) {
			s := train.UsualDeepening()
			s.Family, s.Games, s.Epochs, s.Batch = family, 1, 2, 16
			if family == value.Unterwegs {
				s.Games = 4
			}
			learn := func(processors int) (file []byte, log string) {
				defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
				var said, b bytes.Buffer
				learned, err := s.Run(t.Context(), weights, going, &said)
				if err == nil {
					err = learned.Write(&b)
				}
				if err != nil {
					t.Fatal(err)
				}
				return b.Bytes(), said.String()
			}
			two, log := learn(2)
			if family == value.Unterwegs {
				if one, _ := learn(1); !bytes.Equal(one, two) {
					t.Error("two processors learn something else")
				}
			}
			if !strings.Contains(log, fmt.Sprintf("of %d games", s.Games)) || strings.Count(log, "square error") != 3 {
				t.Error(log)
			}
		})
	}
	s := train.UsualDeepening()
	if _, err := s.Run(t.Context(), &value.Weights{}, going, io.Discard); err == nil {
		t.Error("weights that know nothing of a family learn it")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Run(ctx, weights, going, io.Discard); !errors.Is(err, context.Canceled) {
		t.Errorf("when told to stop: %v", err)
	}
}
