package cardface

import (
	"fmt"
	"sync"

	"portroyal/assets"
	"portroyal/ui/draw"
)

var (
	displayFace  = face(assets.DisplayFont)
	textFace     = face(assets.TextFont)
	textBoldFace = face(assets.TextBoldFont)
)

func face(data func() []byte) func() *draw.Typeface {
	return sync.OnceValue(func() *draw.Typeface {
		parsed, err := draw.ParseTypeface(data())
		if err != nil {
			panic(fmt.Sprintf("embedded typeface: %v", err)) // checked by a test
		}
		return parsed
	})
}
