//go:build linux && cgo && !ci

package surplus

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void trim(void) { malloc_trim(0); }
#else
static void trim(void) {}
#endif
*/
import "C"

// trim gives back free pages of the C library's heap, which keeps those in the middle of it otherwise.
func trim() { C.trim() }
