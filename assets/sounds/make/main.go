// Make makes the sounds of the game and writes them as files beside its folder: everything that is heard is made of
// hiss, filters and tones that die away. A sound is a recipe here, which says what is to be heard.
//
//	go run ./assets/sounds/make
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"

	"portroyal/ui/sound/wave"
)

func main() {
	folder := flag.String("o", "assets/sounds", "`DIR` for the sounds")
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := write(*folder); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write(folder string) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for _, r := range recipes {
		file := filepath.Join(folder, r.name+".wav")
		if err := os.WriteFile(file, r.file(), 0o666); err != nil {
			return err
		}
		fmt.Println(file)
	}
	return nil
}

// recipe is how a sound is made.
type recipe struct {
	name string
	make func() clip
	loud float64 // see [clip.loudness]
	loop bool    // it goes on from its end at its beginning
}

// file is the sound as it is saved.
func (r recipe) file() []byte {
	c := r.make()
	gain := math.Pow(10, (r.loud-c.loudness())/20)
	samples := make([]int16, len(c))
	for i, x := range c {
		samples[i] = int16(math.Round(32767 * min(max(gain*x, -1), 1)))
	}
	return wave.Encode(rate, samples)
}
