package shell

import (
	"bytes"
	"context"
	"image"
	"image/png"
	"io"
	"path/filepath"

	"golang.org/x/image/draw"

	"portroyal/engine/wholefile"
)

// pictureWidth is the width in pixels of the small picture of a table that a game is remembered by.
const pictureWidth = 480

// mostPicture is more bytes than such a picture takes.
const mostPicture = 4 << 20

// pictureFile is the small picture of the table of a game.
func (w *Window) pictureFile(id string) string {
	return filepath.Join(w.config.StateDir, "tables", id+".png")
}

// PictureTable saves a small picture of the table as it is, by which the start screen shows its game. Nothing waits for it, and nothing is lost without it.
func (w *Window) PictureTable() {
	if w.config.StateDir == "" || !w.house.OnScreen() || w.isGuest(w.house.Session()) {
		return
	}
	drawn := make(chan struct{})
	w.left.picture.Store(&drawn)
	w.stage.CloseAll()
	w.house.EndWatching()
	whole, id := w.look(), w.house.Session().About().ID
	file := w.pictureFile(id)
	w.stage.Think(w.ctx, func(context.Context) {
		defer close(drawn)
		size := whole.Bounds().Size()
		if size.X == 0 {
			return
		}
		small := image.NewRGBA(image.Rect(0, 0, pictureWidth, size.Y*pictureWidth/size.X))
		draw.ApproxBiLinear.Scale(small, small.Bounds(), whole, whole.Bounds(), draw.Src, nil)
		err := wholefile.Replace(file, func(to io.Writer) error { return png.Encode(to, small) })
		if err != nil {
			w.config.Log.Info("picture", "error", err.Error())
		}
	}, w.offerGames)
}

// tablePicture is the small picture of the table of a game, nil if there is none.
func (w *Window) tablePicture(id string) image.Image {
	if w.config.StateDir == "" {
		return nil
	}
	text, err := wholefile.Read(w.pictureFile(id), mostPicture)
	if err != nil {
		return nil
	}
	if size, err := png.DecodeConfig(bytes.NewReader(text)); err != nil || size.Width != pictureWidth || size.Height > pictureWidth*8 {
		return nil // a picture of another size may be of any
	}
	picture, err := png.Decode(bytes.NewReader(text))
	if err != nil {
		return nil
	}
	return picture
}
