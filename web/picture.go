package web

import (
	"bytes"
	"image"
	"image/jpeg"

	"portroyal/ui/scenery"
)

// The harbour behind the game's own start screen, in pixels, as large as the game would draw it in the largest window,
// and its quality.
const (
	pictureWidth, pictureHeight = 1920, 1200
	quality                     = 90
)

// picture is what is seen while the game loads, and taken over by it: the harbour, by day or in the evening.
func picture(evening bool) ([]byte, error) {
	const units = 1920 // of the drawing's width
	sheet := image.NewRGBA(image.Rect(0, 0, pictureWidth, pictureHeight))
	scenery.PaintHarbour(sheet, evening, 0, 0, float64(pictureWidth)/units)
	var file bytes.Buffer
	err := jpeg.Encode(&file, sheet, &jpeg.Options{Quality: quality})
	return file.Bytes(), err
}
