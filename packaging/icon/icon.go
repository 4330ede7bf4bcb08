// Package icon draws the program's icon for packages, at any size, from the drawings in assets.
package icon

import (
	"bytes"
	"fmt"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	"portroyal/ui/draw"
)

// smallest is the size, in pixels, from which on the drawing with all its shapes can be read.
const smallest = 64

// File is the drawing for a size in pixels, in a checkout of the repository.
func File(root string, size int) string {
	name := "icon.svg"
	if size < smallest {
		name = "icon-small.svg"
	}
	return filepath.Join(root, "assets", name)
}

// PNG is the icon as a picture so many pixels wide and high.
func PNG(root string, size int) ([]byte, error) {
	text, err := os.ReadFile(File(root, size))
	if err != nil {
		return nil, err
	}
	drawing, err := draw.ReadDrawing(text, color.NRGBA{})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", File(root, size), err)
	}
	canvas := draw.NewCanvas(size, size, 1)
	canvas.Lay(drawing, 0, 0, 1)
	var out bytes.Buffer
	coder := png.Encoder{CompressionLevel: png.BestCompression}
	err = coder.Encode(&out, canvas.Picture())
	return out.Bytes(), err
}
