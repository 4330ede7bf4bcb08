package main

import (
	"fmt"
	"io"
)

// output remembers the first error of writing, so that verbs can print line by line without looking
// at each of them. Nothing is written after it.
type output struct {
	to  io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.to.Write(p)
	if err != nil {
		o.err = fmt.Errorf("the output cannot be written: %w", err)
	}
	return n, o.err
}
