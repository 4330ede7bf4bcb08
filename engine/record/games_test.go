package record_test

import (
	"errors"
	"strings"
	"testing"

	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
)

// Records of several games are told apart by what they say of themselves; one of a game that is not known is foreign.
func TestGamesAreToldApart(t *testing.T) {
	stones, coins := recordtest.NewGame("stones"), recordtest.NewGame("coins")
	both := record.Games{stones, coins}
	for _, of := range both {
		text := recordtest.Taken(of, "one", 3, 4).Bytes()
		head, err := both.DecodeHead(text)
		if err != nil || head.Game() != of.Name || head.Options.(*recordtest.Options).Stones != 9 {
			t.Errorf("%s: the head says %+v, %v", of.Name, head, err)
		}
		r, err := both.Decode(text)
		if err != nil || r.About().Game() != of.Name || string(r.Bytes()) != string(text) {
			t.Errorf("%s: %v", of.Name, err)
		}
	}
	for fault, text := range map[record.Fault]string{
		record.Foreign: string(recordtest.Taken(recordtest.NewGame("shells"), "one", 3).Bytes()),
		record.Newer:   string(record.Unsealed(&record.Head{Format: coins.Format(3)})),
		record.Damaged: `{"format":"stones-record-2","options":`,
		record.Altered: strings.Replace(string(recordtest.Taken(stones, "one", 3).Bytes()), "3", "4", 1),
		record.TooLong: strings.Repeat(" ", record.MostBytes+1),
	} {
		_, err := both.Decode([]byte(text))
		var known *record.Error
		if !errors.As(err, &known) || known.Fault != fault {
			t.Errorf("%s: %v", fault, err)
		}
	}
	if _, err := both.Decode(recordtest.Taken(stones, "one", 8, 2).Bytes()); err == nil || !strings.Contains(err.Error(), "take 2") {
		t.Errorf("a record that does not play: %v", err)
	}
}

// A head can be written down by itself and read again.
func TestHeadAlone(t *testing.T) {
	games := record.Games{recordtest.NewGame("stones")}
	h := recordtest.Taken(games[0], "one").Head
	read, err := games.Head(record.Unsealed(&h))
	if err != nil || read.Options.Seats() != 2 || read.ID != h.ID {
		t.Errorf("%+v, %v", read, err)
	}
	for _, wrong := range []string{`{}`, `{"format":"stones-record-2"}`, `{"format":"stones-record-2","options":null}`} {
		if _, err := games.Head([]byte(wrong)); err == nil {
			t.Errorf("%s is a head", wrong)
		}
	}
}
