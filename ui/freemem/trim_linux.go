//go:build linux && cgo && !ci

package freemem

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void trim(void) { malloc_trim(0); }
static void apart(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }
#else
static void trim(void) {}
static void apart(int bytes) {}
#endif
*/
import "C"

// large is from how many bytes on a block of the C library has memory of its own, which goes back to the system with it.
// Left to itself the library raises that to 32 MB with the blocks that it sees freed, and the pictures of a driver that
// paints in software leave holes in its heap: 80 MB and more over a game at 2560 by 1440. With 32 kB it would take 20 MB
// less than with this, but for every frame the driver asks for blocks of 64 kB anew, and moves a sixth fewer frames.
const large = 68 << 10

func init() { C.apart(large) }

// trim gives back free pages of the C library's heap, which keeps those in the middle of it otherwise.
func trim() { C.trim() }
