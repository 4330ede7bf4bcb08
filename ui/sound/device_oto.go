//go:build !ci && ((!linux && !freebsd && !netbsd && !openbsd) || android)

package sound

import (
	"encoding/binary"
	"math"

	"github.com/ebitengine/oto/v3"
)

// Device opens the device that the system plays sounds with. Once it has, it cannot be called again.
var Device Open = func(fill func([]float32)) (Output, error) {
	context, ready, err := opening()
	if err != nil {
		return nil, err
	}
	<-ready
	if err := context.Err(); err != nil {
		return nil, err
	}
	if err := context.Suspend(); err != nil {
		return nil, err
	}
	player := context.NewPlayer(&reader{fill: fill})
	const ahead = OutputRate / 25
	player.SetBufferSize(ahead * frame)
	player.Play()
	return &device{context, player}, nil
}

// begin begins to open a device; ready is closed when it is there.
func begin() (context *oto.Context, ready chan struct{}, err error) {
	return oto.NewContext(&oto.NewContextOptions{
		SampleRate: OutputRate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: buffered,
	})
}

// frame is the number of bytes of a sample for both sides.
const frame = 8

// reader hands samples on as bytes.
type reader struct {
	fill    func([]float32)
	samples []float32
}

func (r *reader) Read(bytes []byte) (int, error) {
	n := len(bytes) / (2 * frame) * 4
	if len(r.samples) < n {
		r.samples = make([]float32, n)
	}
	r.fill(r.samples[:n])
	for i, x := range r.samples[:n] {
		binary.LittleEndian.PutUint32(bytes[4*i:], math.Float32bits(x))
	}
	return 4 * n, nil
}

// device is a device that is open. A failure is seen by Err.
type device struct {
	context *oto.Context
	player  *oto.Player // kept, or it would be closed
}

func (d *device) On()        { _ = d.context.Resume() }
func (d *device) Off()       { _ = d.context.Suspend() }
func (d *device) Err() error { return d.context.Err() }
