package train

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// A short run of learning goes through, from nothing and from weights, and the same settings give the same weights.
func TestRun(t *testing.T) {
	s := Usual()
	s.Games, s.Apart, s.Epochs = 30, 10, 2
	var files [2]bytes.Buffer
	for i := range files {
		var out strings.Builder
		w, err := Run(context.Background(), s, nil, &out)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), "epoch 2: loss") {
			t.Errorf("it says %q", out.String())
		}
		s.Games = 4
		if w, err = Run(context.Background(), s, w, &out); err != nil {
			t.Fatal(err)
		}
		s.Games = 30
		if err := w.Write(&files[i]); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(files[0].Bytes(), files[1].Bytes()) {
		t.Error("two runs learn different weights")
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Run(done, s, nil, &files[0]); err == nil {
		t.Error("it goes on though nobody waits")
	}
	for _, wrong := range []Settings{{}, {Games: 1, Epochs: 1, Batch: 1, Rate: 2}, {Games: 1, Epochs: 1, Batch: 1, Rate: 0.1, Trace: 2}} {
		if wrong.Check() == nil {
			t.Errorf("%+v are possible", wrong)
		}
	}
}
