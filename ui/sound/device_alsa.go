//go:build !ci && (linux || freebsd || netbsd || openbsd) && !android

package sound

// #cgo pkg-config: alsa
// #include <alsa/asoundlib.h>
//
// static void nothing(const char *file, int line, const char *function, int err, const char *fmt, ...) {}
//
// static int try_default(void) {
// 	snd_pcm_t *device;
// 	snd_lib_error_set_handler(nothing);
// 	int err = snd_pcm_open(&device, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK);
// 	return err < 0 ? err : snd_pcm_close(device);
// }
import "C"
import "errors"

// try says why nothing can be played, nil if something can. ALSA would write to the player's console what we are told
// as well, so it is hushed; and Oto would wait for a device that is busy, and where there is no usual one try all that
// ALSA has a name for, some of which write to the console as well.
func try() error {
	if code := C.try_default(); code < 0 {
		return errors.New(C.GoString(C.snd_strerror(code)))
	}
	return nil
}
