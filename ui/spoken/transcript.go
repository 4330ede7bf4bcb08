package spoken

import (
	"fmt"
	"io"
	"log/slog"
)

// Transcript is a voice that writes: each thing that is said on a line of its own.
type Transcript struct {
	to     io.Writer
	log    *slog.Logger
	failed bool
}

// NewTranscript makes one. That it cannot write goes to the log, once.
func NewTranscript(to io.Writer, log *slog.Logger) *Transcript { return &Transcript{to: to, log: log} }

// Listening reports that what is written is read.
func (*Transcript) Listening() bool { return true }

// Show implements Voice: where the listener is has been said.
func (*Transcript) Show(*Screen, Spot) {}

// Say implements Voice.
func (t *Transcript) Say(words string, _ Why) {
	if _, err := fmt.Fprintln(t.to, words); err != nil && !t.failed {
		t.failed = true
		t.log.Warn("transcript", "error", err.Error())
	}
}
