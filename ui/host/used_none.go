//go:build !unix

package host

import "time"

// used is nil, as nothing says how much time of processors the program has used.
var used func() time.Duration
