package medalcase

import (
	"testing"

	engine "portroyal/engine/medals"
	"portroyal/engine/piratescove/medals"
	"portroyal/ui/medalcase"
	"portroyal/ui/medalcase/medalcasetest"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

func TestMedalsAreWhole(t *testing.T) {
	medalcasetest.Whole(t, Game, medals.All(), func(language words.Language) *stage.Stage {
		return stagetest.New(t, stagetest.Small, language)
	})
}

// What a game has brought is called the player's own, unless several persons are named.
func TestWhoseMedals(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	state := engine.State{Medal: medals.All()[0]}
	for want, earned := range map[words.ID][]medalcase.Earned{
		"medal.yours": {{State: state}},
		"medal.title": {{Player: "Ann", State: state}},
	} {
		if got := Game.Awards(s, earned, func() {})(s.Words).Title; got != s.Words.T(want) {
			t.Errorf("%+v: %q", earned, got)
		}
	}
}
