package main

import (
	"fmt"
	"io"
	"os"
	"time"

	"portroyal/engine/internal/excerpt"
)

// mostBytes is far beyond every position, every set of options and every puzzle.
const mostBytes = 1 << 20

// patience is how long nothing has to come before somebody is told what the command waits for.
const patience = time.Second

// awaited is input that says so, once for all, when nothing comes: a pipe may have nobody at its other end.
type awaited struct {
	io.Reader
	io.Closer
	alarm *time.Timer
}

// alarm says after a while that input of a name is waited for, unless it is stopped.
func (l *lab) alarm(name string) *time.Timer {
	return time.AfterFunc(patience, func() {
		l.waits.Do(func() { fmt.Fprintf(l.err, "lab: waiting for input from %s\n", excerpt.Of(name)) })
	})
}

func (a *awaited) Read(p []byte) (int, error) {
	a.alarm.Reset(patience)
	defer a.alarm.Stop()
	return a.Reader.Read(p)
}

// open opens a file, and waits for somebody who writes if it is a pipe. It may be a device that never ends: each reader
// of it has a limit.
func (l *lab) open(name string) (io.ReadCloser, error) {
	alarm := l.alarm(name)
	defer alarm.Stop()
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	return &awaited{file, file, alarm}, nil
}

// openInput is open, and standard input for "-".
func (l *lab) openInput(name string) (io.ReadCloser, error) {
	if name != "-" {
		return l.open(name)
	}
	return &awaited{l.in, io.NopCloser(l.in), l.alarm("standard input")}, nil
}

// readAll reads what was opened, unless it is too long for being what it should be; then it is none, as "no puzzle".
func readAll(name string, from io.ReadCloser, none string) ([]byte, error) {
	defer from.Close()
	data, err := io.ReadAll(io.LimitReader(from, mostBytes+1))
	if err == nil && len(data) > mostBytes {
		err = fmt.Errorf("%s: more than %d bytes are %s", name, mostBytes, none)
	}
	return data, err
}

// file reads a position or options, from standard input for "-".
func (l *lab) file(name string) ([]byte, error) {
	from, err := l.openInput(name)
	if err != nil {
		return nil, err
	}
	return readAll(name, from, "neither a position nor options")
}
