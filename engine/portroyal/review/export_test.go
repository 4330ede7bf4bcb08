package review

import (
	"context"

	"portroyal/engine/portroyal/transcript"
)

// FirstLook judges a record once, with so many positions to look at, 0 for as many as it takes; and gives how many it was.
func (j *Judge) FirstLook(ctx context.Context, of *transcript.Record, most int) (r *Review, looked int, err error) {
	from := j.assessor.Looked()
	course := j.Begin(of.Rules())
	course.pace = pace{most, len(of.Actions)}
	r, err = course.follow(ctx, of, nil)
	return r, j.assessor.Looked() - from, err
}

// What tests go by.
const (
	Unsure     = unsure
	MostLooked = mostLooked
)
