package tutorial

import "portroyal/ui/settings"

// Left is where the player has left a chapter, its beginning if they have not left it on the way.
func Left(in *settings.Progress, chapter string) Place {
	if in.At != chapter {
		return Place{}
	}
	return Place{Scene: in.Scene, Step: in.Step}
}

// Reach notes where the player is in a chapter.
func Reach(in *settings.Progress, chapter string, at Place) {
	in.At, in.Scene, in.Step = chapter, at.Scene, at.Step
}
