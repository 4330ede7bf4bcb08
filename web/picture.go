package web

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"

	"golang.org/x/image/draw"

	"portroyal/assets"
	"portroyal/ui/palette"
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

// icons are the icons of the game where it is installed, by their files: on a ground of their own as systems show them that
// leave them as they are, and on a whole one for systems that cut out a shape, of which the middle four fifths are safe.
func icons() (map[string][]byte, error) {
	drawn, err := png.Decode(bytes.NewReader(assets.Icon()))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for name, of := range map[string]struct{ size, margin int }{
		"icon_middle.png": {192, 0},
		"icon_large.png":  {512, 0},
		"icon_whole.png":  {512, 52},
		"icon_touch.png":  {180, 9}, // which cuts off no more than corners
	} {
		icon := image.NewRGBA(image.Rect(0, 0, of.size, of.size))
		if of.margin > 0 {
			draw.Draw(icon, icon.Bounds(), image.NewUniform(palette.Hex(0x12394d)), image.Point{}, draw.Src)
		}
		draw.CatmullRom.Scale(icon, icon.Bounds().Inset(of.margin), drawn, drawn.Bounds(), draw.Over, nil)
		var file bytes.Buffer
		if err := png.Encode(&file, icon); err != nil {
			return nil, err
		}
		files[name] = file.Bytes()
	}
	return files, nil
}
