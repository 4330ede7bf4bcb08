package cardstock

import (
	"fmt"
	"sync"

	"portroyal/assets"
	"portroyal/ui/draw"
)

// The typefaces: Display for titles and numbers, Text for sentences, TextBold for a few words.
var (
	Display  = face(assets.DisplayFont)
	Text     = face(assets.TextFont)
	TextBold = face(assets.TextBoldFont)
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
