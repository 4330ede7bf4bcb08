package rules

import (
	"bytes"
	"context"
	"io"
	"os"
	"testing"

	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/rulebooktest"
	"portroyal/ui/words"
)

func TestThePrintedBookIsWhole(t *testing.T) {
	const code = words.Spanish // drawing it takes a while
	s := piecestest.New(t, small, code)
	var file bytes.Buffer
	Print(context.Background(), s, nil, func(write func(io.Writer) error) {
		if err := write(&file); err != nil {
			t.Fatal(err)
		}
	})
	if dir := os.Getenv("PRINT"); dir != "" {
		_ = os.WriteFile(dir+"/"+string(code)+".html", file.Bytes(), 0o644)
	}
	widths := rulebooktest.PrintedBookIsWhole(t, book.In(s.Words, nil), file.String())
	if boards := widths[rulebook.PrintWide]; boards != len(pictures) {
		t.Errorf("%d parts of tables, want %d", boards, len(pictures))
	}
}
