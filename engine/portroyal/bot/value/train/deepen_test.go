package train_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/bot/value/train"
)

// TestDeepening: the same settings learn the same on any number of processors, and something.
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
			s.Family, s.Games, s.Epochs, s.Batch = family, 2, 2, 16
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
			one, log := learn(1)
			two, _ := learn(2)
			if !bytes.Equal(one, two) {
				t.Error("two processors learn something else")
			}
			if !strings.Contains(log, "of 2 games") || strings.Count(log, "square error") != 3 {
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
