package setup

import "fyne.io/fyne/v2"

// Columns arranges objects in rows of N equally wide columns, each row as high as it needs to be.
type Columns struct {
	N   int
	Gap float32
}

// MinSize implements fyne.Layout.
func (l Columns) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	l.rows(objects, func(row []fyne.CanvasObject, height float32) {
		for _, object := range row {
			size.Width = max(size.Width, float32(l.N)*(object.MinSize().Width+l.Gap)-l.Gap)
		}
		size.Height += height + l.Gap
	})
	size.Height -= l.Gap
	return size
}

// Layout implements fyne.Layout.
func (l Columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width, y := (size.Width+l.Gap)/float32(l.N)-l.Gap, float32(0)
	l.rows(objects, func(row []fyne.CanvasObject, height float32) {
		for i, object := range row {
			object.Resize(fyne.NewSize(width, height))
			object.Move(fyne.NewPos(float32(i)*(width+l.Gap), y))
		}
		y += height + l.Gap
	})
}

func (l Columns) rows(objects []fyne.CanvasObject, visit func(row []fyne.CanvasObject, height float32)) {
	for i := 0; i < len(objects); i += l.N {
		row := objects[i:min(i+l.N, len(objects))]
		height := float32(0)
		for _, object := range row {
			height = max(height, object.MinSize().Height)
		}
		visit(row, height)
	}
}
