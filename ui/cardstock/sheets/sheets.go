// Package sheets puts drawn cards side by side into pictures, to be looked at by those who draw them.
package sheets

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"sync"
)

// gap is the room between cards, in pixels.
const gap = 10

// Of draws so many faces on all processors and puts them, one after the other, in rows this wide in pixels, each as high as
// its highest face.
func Of(n, wide int, face func(i int) *image.NRGBA) image.Image {
	faces := make([]*image.NRGBA, n)
	var group sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for i := range next {
				faces[i] = face(i)
			}
		})
	}
	for i := range faces {
		next <- i
	}
	close(next)
	group.Wait()
	var places []image.Point
	x, y, high := gap, gap, 0
	for _, face := range faces {
		size := face.Bounds().Size()
		if x+size.X+gap > wide && x > gap {
			x, y, high = gap, y+high+gap, 0
		}
		places = append(places, image.Pt(x, y))
		x, high = x+size.X+gap, max(high, size.Y)
	}
	picture := image.NewNRGBA(image.Rect(0, 0, wide, y+high+gap))
	wood := image.NewUniform(color.NRGBA{R: 0x6e, G: 0x50, B: 0x38, A: 0xff})
	draw.Draw(picture, picture.Bounds(), wood, image.Point{}, draw.Src)
	for i, face := range faces {
		draw.Draw(picture, face.Bounds().Add(places[i]), face, image.Point{}, draw.Over)
	}
	return picture
}

// Write saves a picture as a PNG, in a folder that is made if there is none.
func Write(name string, picture image.Image) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(file, picture); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
