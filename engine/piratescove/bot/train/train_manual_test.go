package train

import (
	"context"
	"fmt"
	"os"
	"testing"

	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
)

func TestManual(t *testing.T) {
	to := os.Getenv("TO")
	if to == "" {
		t.Skip()
	}
	s := Usual()
	fmt.Sscan(os.Getenv("GAMES"), &s.Games)
	fmt.Sscan(os.Getenv("SEED"), &s.Seed)
	fmt.Sscan(os.Getenv("EPOCHS"), &s.Epochs)
	fmt.Sscan(os.Getenv("RATE"), &s.Rate)
	if os.Getenv("LEVEL") == "seaman" {
		s.Level = bot.Seaman
	}
	var from *value.Weights
	if f := os.Getenv("FROM"); f != "" {
		data, _ := os.ReadFile(f)
		var err error
		if from, err = value.Read(data); err != nil {
			t.Fatal(err)
		}
	}
	w, err := Run(context.Background(), s, from, os.Stdout)
	if err != nil {
		t.Fatal(err)
	}
	f, _ := os.Create(to)
	w.Write(f)
	f.Close()
}
