//go:build !ci && (linux || freebsd || netbsd || openbsd) && !android

package sound

// #cgo pkg-config: alsa
// #include <alsa/asoundlib.h>
//
// static void nothing(const char *file, int line, const char *function, int err, const char *fmt, ...) {}
// static void hush(void) { snd_lib_error_set_handler(nothing); }
import "C"

// hush keeps the system's library from writing to the player's console what we are told as well.
func hush() { C.hush() }
