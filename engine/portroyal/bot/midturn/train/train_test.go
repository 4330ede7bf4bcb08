package train

import (
	"bytes"
	"context"
	"errors"
	"runtime"
	"strings"
	"testing"

	"portroyal/engine/portroyal/bot/value"
)

// TestRun: the same settings learn the same on any number of processors, of every family, and the log says how well.
func TestRun(t *testing.T) {
	for family := range value.Family(value.Families) {
		t.Run(family.String(), func(t *testing.T) {
			s := Usual()
			s.Family, s.Games, s.Each, s.Rounds, s.Epochs = family, 3, 5, 2, 1
			learn := func(processors int) (weights []byte, log string) {
				defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
				var said, file bytes.Buffer
				w, err := Run(t.Context(), &s, &said)
				if err == nil {
					err = w.Write(&file)
				}
				if err != nil {
					t.Fatal(err)
				}
				return file.Bytes(), said.String()
			}
			one, log := learn(1)
			two, _ := learn(2)
			if !bytes.Equal(one, two) {
				t.Error("two processors learn something else")
			}
			if !strings.Contains(log, "of 3 games") || strings.Count(log, "square error") != 2 {
				t.Error(log)
			}
		})
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	s := Usual()
	if _, err := Run(ctx, &s, new(bytes.Buffer)); !errors.Is(err, context.Canceled) {
		t.Errorf("when told to stop: %v", err)
	}
}
