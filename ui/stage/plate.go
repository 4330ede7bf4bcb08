package stage

import (
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Plate makes a plate with its words and what is told of it under the pointer, so many times larger than usual.
func (s *Stage) Plate(kind widgets.PlateKind, id words.Tipped, by float32, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(s.Colours(), kind, s.Words.T(words.ID(id)), tap)
	return plate.WithToolTip(s.Words.T(id.Tip())).Grown(by)
}

// BackPlate is Plate for the way back from a screen. leads says where to, if that is somewhere else than usual; "" if not.
func (s *Stage) BackPlate(id words.Tipped, by float32, leads words.ID, tap func()) *widgets.Plate {
	plate := s.Plate(widgets.PlainPlate, id, by, tap)
	if leads != "" {
		plate.SetToolTip(s.Words.T(leads))
	}
	return plate
}
