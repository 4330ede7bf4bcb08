package ledgertest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"portroyal/engine/internal/fingerprint"
)

// hostile are numbers that no game has.
var hostile = []string{"-1", "1e12", "4611686018427387904"}

// Distrusted checks that nothing in the file of a book is believed that is damaged or cannot be: bits that have flipped, and
// lines with the right digest in which a number has become one that no game has, but for -1 at the places that are free,
// as in game.seats.0.judged.luck. right checks that what is gathered is what the games say. The file has one line.
func Distrusted(t *testing.T, file string, free []string, right func(what string)) {
	t.Helper()
	line, err := os.ReadFile(file)
	if err != nil || bytes.Count(line, []byte("\n")) != 1 {
		t.Fatalf("%v: %q", err, line)
	}
	put := func(text []byte) {
		if err := os.WriteFile(file, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for bit := 3; bit < 8*len(line); bit += 8*len(line)/100 | 1 {
		flipped := slices.Clone(line)
		flipped[bit/8] ^= 1 << (bit % 8)
		put(flipped)
		right(fmt.Sprintf("bit %d", bit))
	}
	var tree map[string]any
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.UseNumber()
	if err := decoder.Decode(&tree); err != nil {
		t.Fatal(err)
	}
	delete(tree, "digest")
	forge := func() {
		text, err := json.Marshal(tree)
		if err != nil {
			t.Fatal(err)
		}
		rest := append(text[1:], '\n')
		put(slices.Concat([]byte(`{"digest":"`+fingerprint.Of(rest)+`",`), rest))
	}
	forge()
	old := time.Unix(1_500_000_000, 0)
	if err := os.Chtimes(file, old, old); err != nil {
		t.Fatal(err)
	}
	right("another order of its fields")
	if info, err := os.Stat(file); err != nil || !info.ModTime().Equal(old) {
		t.Error("a line that is right is made anew")
	}
	var walk func(at string, value any, set func(any))
	walk = func(at string, value any, set func(any)) {
		switch value := value.(type) {
		case map[string]any:
			for key, inner := range value {
				walk(at+"."+key, inner, func(to any) { value[key] = to })
			}
		case []any:
			for i, inner := range value {
				walk(at+"."+strconv.Itoa(i), inner, func(to any) { value[i] = to })
			}
		case json.Number:
			for _, number := range hostile {
				if number == "-1" && slices.Contains(free, at[1:]) {
					continue
				}
				set(json.Number(number))
				forge()
				right(at[1:] + " is " + number)
			}
			set(value)
		}
	}
	walk("", tree, nil)
}
