package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

func (f *cardFace) tax() {
	if f.facts.Bonus == portroyal.MaxSwords {
		f.art("tax-swords", palette.Coral)
		f.foot(palette.Danger, 0)
		return
	}
	f.art("tax-points", palette.DuskViolet)
	f.foot(palette.DuskViolet, 0)
}
