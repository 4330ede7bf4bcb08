package main

import (
	"bytes"
	"context"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/piratescove"
	covematch "portroyal/engine/piratescove/match"
	covetranscript "portroyal/engine/piratescove/transcript"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// One folder holds games of both kinds, tells them apart, and gives them back as they were.
func TestOneFolderForBothGames(t *testing.T) {
	folder, err := archive.Open(t.TempDir(), record.Games{transcript.Game, covetranscript.Game})
	if err != nil {
		t.Fatal(err)
	}
	seats := []record.Seat{{Name: "A", Player: "random"}, {Name: "B", Player: "random", Colour: 1}}
	harbour, err := match.New(match.Setup{Options: portroyal.DefaultOptions(), Seats: seats, Seed: 8})
	if err != nil {
		t.Fatal(err)
	}
	sea, err := covematch.New(covematch.Setup{Options: piratescove.Options{Players: 2}, Seats: seats, Seed: 8})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []interface {
		Run(context.Context) error
		Snapshot() record.Record
	}{harbour, sea} {
		if err := m.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if err := folder.Keep(m.Snapshot()); err != nil {
			t.Fatal(err)
		}
	}
	games, troubles := folder.List()
	if len(games) != 2 || len(troubles) != 0 {
		t.Fatalf("%+v, %v", games, troubles)
	}
	for _, game := range games {
		want := harbour.Snapshot()
		if game.Game() == covetranscript.Game.Name {
			want = sea.Snapshot()
		}
		want.About().Order = game.Order // which the folder gives it
		r, err := folder.Load(game.ID)
		if err != nil || !bytes.Equal(r.Bytes(), want.Bytes()) {
			t.Errorf("%s: %v", game.Game(), err)
		}
	}
}
