package main

import (
	"fmt"
	"io"
	"os"
)

// mostBytes is far beyond every position, every set of options and every puzzle.
const mostBytes = 1 << 20

// open opens a file. Whoever reads it knows how long it may be: it may be a device that never ends.
func (l *lab) open(name string) (io.ReadCloser, error) { return os.Open(name) }

// openInput is open, and standard input for "-".
func (l *lab) openInput(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(l.in), nil
	}
	return l.open(name)
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
