package main

import (
	"context"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/testscript"

	"portroyal/engine/piratescove"
	covebot "portroyal/engine/piratescove/bot"
	covematch "portroyal/engine/piratescove/match"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
)

// persons writes a finished game of each kind into a folder, in which Ann is a person. Its arguments are the folder and
// the names of the games.
func persons(ts *testscript.TestScript, _ bool, args []string) {
	folder := ts.MkAbs(args[0])
	ts.Check(os.MkdirAll(folder, 0o755))
	for _, game := range args[1:] {
		finished := map[string]func() (record.Record, error){portRoyal.name: harbour, cove.name: voyage}[game]
		r, err := finished()
		ts.Check(err)
		ts.Check(os.WriteFile(filepath.Join(folder, r.About().FileName()), r.Bytes(), 0o600))
	}
}

// sitting are Ann and a computer player.
func sitting(player string) []record.Seat {
	return []record.Seat{{Name: "Ann"}, {Name: "Ben", Player: player, Colour: 1}}
}

func harbour() (record.Record, error) {
	var players []bot.Player
	for seed := range uint64(2) {
		player, err := bot.New("stop3", seed)
		if err != nil {
			return nil, err
		}
		players = append(players, player)
	}
	m, err := match.New(match.Setup{
		Options: portroyal.DefaultOptions(), Seats: sitting("captain"), Seed: 8, Players: players,
	})
	if err != nil {
		return nil, err
	}
	err = m.Run(context.Background())
	return m.Snapshot(), err
}

func voyage() (record.Record, error) {
	var players []covebot.Player
	for seed := range uint64(2) {
		player, err := covebot.New("greedy", seed)
		if err != nil {
			return nil, err
		}
		players = append(players, player)
	}
	m, err := covematch.New(covematch.Setup{
		Options: piratescove.Options{Players: 2}, Seats: sitting("captain:fighter"), Seed: 8, Players: players,
	})
	if err != nil {
		return nil, err
	}
	err = m.Run(context.Background())
	return m.Snapshot(), err
}
