//go:build !ci && (linux || freebsd || netbsd || openbsd) && !android

package sound

// #cgo pkg-config: alsa
// #include <alsa/asoundlib.h>
//
// static void nothing(const char *file, int line, const char *function, int err, const char *fmt, ...) {}
//
// // open_default opens the device that players have chosen. A busy one is not waited for.
// static int open_default(snd_pcm_t **device, unsigned rate, unsigned ahead) {
// 	snd_lib_error_set_handler(nothing);
// 	int err = snd_pcm_open(device, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK);
// 	if (err < 0)
// 		return err;
// 	err = snd_pcm_set_params(*device, SND_PCM_FORMAT_FLOAT, SND_PCM_ACCESS_RW_INTERLEAVED, 2, rate, 1, ahead);
// 	if (err >= 0)
// 		err = snd_pcm_nonblock(*device, 0);
// 	if (err < 0)
// 		snd_pcm_close(*device);
// 	return err;
// }
//
// // play waits until a device has taken some samples for both sides, and says how many. One that has had none for a while
// // has stopped, and begins again; one that does not take any even so has failed.
// static snd_pcm_sframes_t play(snd_pcm_t *device, const float *samples, snd_pcm_uframes_t n) {
// 	for (int tries = 0; tries < 3; tries++) {
// 		snd_pcm_sframes_t taken = snd_pcm_writei(device, samples, n);
// 		if (taken > 0)
// 			return taken;
// 		if (taken < 0 && (taken = snd_pcm_recover(device, taken, 1)) < 0)
// 			return taken;
// 	}
// 	return -EIO;
// }
import "C"

import (
	"errors"
	"sync"
	"time"
	"unsafe"
)

// buffered is how much a device has before it plays it: less would stutter on a busy machine, more would be late.
const buffered = 80 * time.Millisecond

// Device opens the device that the system plays sounds with. ALSA would write to the player's console what we are told as
// well, so it is hushed. Oto, which plays on other systems, opens a device once and for all: with it there would be no sound
// any more after a sound server has been restarted.
var Device Open = func(fill func([]float32)) (Output, error) {
	var pcm *C.snd_pcm_t
	if code := C.open_default(&pcm, OutputRate, C.unsigned(buffered.Microseconds())); code < 0 {
		return nil, failure(code)
	}
	d := &device{}
	d.changed.L = &d.mu
	go d.play(pcm, fill)
	return d, nil
}

// device is a device that is open.
type device struct {
	mu      sync.Mutex
	changed sync.Cond // of on
	on      bool
	err     error
}

func (d *device) On()  { d.turn(true) }
func (d *device) Off() { d.turn(false) }

func (d *device) turn(on bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.on = on
	d.changed.Signal()
}

func (d *device) Err() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.err
}

// play hands samples on until the device fails. A quarter of what is buffered at a time is never late.
func (d *device) play(pcm *C.snd_pcm_t, fill func([]float32)) {
	samples := make([]float32, 2*int(OutputRate*buffered/time.Second)/4)
	for {
		d.mu.Lock()
		for !d.on {
			d.changed.Wait()
		}
		d.mu.Unlock()
		fill(samples)
		for rest := samples; len(rest) > 0; {
			taken := C.play(pcm, (*C.float)(unsafe.Pointer(&rest[0])), C.snd_pcm_uframes_t(len(rest)/2))
			if taken < 0 {
				d.mu.Lock()
				d.err = failure(C.int(taken))
				d.mu.Unlock()
				C.snd_pcm_close(pcm)
				return
			}
			rest = rest[2*taken:]
		}
	}
}

// failure is what ALSA says of a code.
func failure(code C.int) error { return errors.New(C.GoString(C.snd_strerror(code))) }
