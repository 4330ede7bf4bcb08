// Package drawtest has what tests of pictures share.
package drawtest

import (
	"image"
	"testing"
	"time"

	"portroyal/ui/draw"
)

// Get waits for a picture from a cache, wherever it comes from.
func Get[R draw.Request[R]](t *testing.T, cache *draw.Cache[R], request R) image.Image {
	t.Helper()
	arrived := make(chan image.Image, 1)
	if picture := cache.Get(request, func(p image.Image) { arrived <- p }); picture != nil {
		return picture
	}
	select {
	case picture := <-arrived:
		return picture
	case <-time.After(10 * time.Second):
		t.Fatal("no picture")
		return nil
	}
}

// Inked counts the pixels of a picture that are more than half covered.
func Inked(picture image.Image) (pixels int) {
	size := picture.Bounds()
	for y := range size.Dy() {
		for x := range size.Dx() {
			if _, _, _, alpha := picture.At(x, y).RGBA(); alpha > 0x8000 {
				pixels++
			}
		}
	}
	return pixels
}
