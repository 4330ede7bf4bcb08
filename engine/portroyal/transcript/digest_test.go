package transcript_test

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// lastLine is the line with the digest, and the end of the file.
var lastLine = regexp.MustCompile(` "sha256": "[0-9a-f]{64}"\n}\n$`)

// noDigest is such a line with a wrong one.
var noDigest = " \"sha256\": \"" + strings.Repeat("0", 64) + "\"\n}\n"

// digested works out anew the digest of a file that has one.
func digested(text string) string {
	at := lastLine.FindStringIndex(text)
	if at == nil {
		return text
	}
	return fmt.Sprintf("%s \"sha256\": \"%x\"\n}\n", text[:at[0]], sha256.Sum256([]byte(text[:at[0]])))
}

// without is a file of today without its digest.
func without(text string) string { return lastLine.ReplaceAllString(text, "") }

// faultOf is what is wrong with a file, and the sentence about it.
func faultOf(t testing.TB, err error) (record.Fault, string) {
	t.Helper()
	var known *record.Error
	if !errors.As(err, &known) {
		t.Fatalf("an error of another kind: %v", err)
	}
	return known.Fault, known.Error()
}

// aboutHalf is a game that has been played to its middle.
func aboutHalf(t testing.TB, options portroyal.Options) *transcript.Record {
	t.Helper()
	whole, _ := played(t, options, 3)
	r, position, err := transcript.Begin(options, 3, portroyal.RandomStart, whole.Seats)
	if err != nil {
		t.Fatal(err)
	}
	for _, action := range whole.Actions[:len(whole.Actions)/2] {
		var tape portroyal.Tape
		if err := position.Apply(action, &tape); err != nil {
			t.Fatal(err)
		}
		r.Add(action, &tape, &position)
	}
	return r
}

// TestFlippedBits changes one bit of a file: each of the head of one, a third of those of others, and many anywhere. However
// little it changes in the game - a digit of what chance goes on from changes the cards to come and nothing else - it is
// noticed, also by who reads the head alone.
func TestFlippedBits(t *testing.T) {
	names := slices.Sorted(maps.Keys(kinds))
	first := names[0]
	for _, name := range names {
		finished, _ := played(t, kinds[name], 3)
		for state, r := range map[string]*transcript.Record{"finished": finished, "unfinished": aboutHalf(t, kinds[name])} {
			t.Run(name+" "+state, func(t *testing.T) {
				t.Parallel()
				r.ID, r.Program, r.Undone, r.Hints = "a-game", "1.2.3", 2, make([]int, len(r.Seats))
				good := write(t, r)
				if head, err := transcript.DecodeHead([]byte(good)); err != nil || !cmp.Equal(head, r.Head) {
					t.Fatal(err)
				}
				begin := strings.Index(good, "\n \"cards\"")
				if laid := strings.Index(good, "\n \"contracts\": ["); laid >= 0 {
					begin = laid
				}
				var bits []int
				step := 1
				switch { // heads are alike
				case name == first:
				case state == "unfinished":
					begin = 0
				default:
					step = 3 // over the bytes each of their bits comes
				}
				for bit := 0; bit < begin*8; bit += step {
					bits = append(bits, bit)
				}
				random := rand.New(rand.NewPCG(uint64(len(good)), 500))
				for range 500 {
					bits = append(bits, random.IntN(len(good)*8))
				}
				equal, refused := 0, map[record.Fault]int{}
				for _, bit := range bits {
					bad := []byte(good)
					bad[bit/8] ^= 1 << (bit % 8)
					_, headErr := transcript.DecodeHead(bad)
					read, err := transcript.Decode(bad)
					switch {
					case err == nil && headErr == nil && cmp.Equal(read, r):
						equal++
					case err == nil || headErr == nil:
						t.Errorf("bit %d of byte %d: %q is taken as it is: %v, %v", bit%8, bit/8,
							bad[max(0, bit/8-20):min(len(bad), bit/8+20)], err, headErr)
					default:
						fault, says := faultOf(t, err)
						refused[fault]++
						if fault == record.Altered && says != altered {
							t.Errorf("it says %q", says)
						}
					}
				}
				t.Logf("%d bits: %d of the head, 500 anywhere; %v refused, %d equal", len(bits), len(bits)-500, refused, equal)
				// The number of a format can become a later one, and the line with the digest one of something else.
				if refused[record.Altered]+refused[record.Damaged] < len(bits)-1 || refused[record.Damaged] > 20 {
					t.Error("they are not refused for what they are")
				}
			})
		}
	}
}

// altered is the sentence about a file that is not as it was written.
const altered = "the record has been changed or damaged since it was saved"

// TestTheDigestBelongsToItsFormat leaves the digest out, or puts it elsewhere or where none belongs.
func TestTheDigestBelongsToItsFormat(t *testing.T) {
	r, _ := played(t, kinds["base-3"], 5)
	other, _ := played(t, kinds["base-3"], 6)
	good, another := write(t, r), lastLine.FindString(write(t, other))
	line := lastLine.FindString(good)
	left := strings.TrimSuffix(without(good), ",\n") + "\n}\n"
	for _, test := range []struct{ name, file, says string }{
		{"as it is", good, ""},
		{"left out", left, altered},
		{"of another game", without(good) + another, altered},
		{"in capitals", without(good) + strings.ToUpper(line), altered},
		{"empty", without(good) + " \"sha256\": \"\"\n}\n", altered},
		{"null", without(good) + " \"sha256\": null\n}\n", altered},
		{"in front", strings.TrimSuffix("{\n"+strings.TrimSuffix(line, "\n}\n")+",\n"+left[2:], "\n"), altered},
		{"not at the end", without(good) + strings.TrimSuffix(line, "\n}\n") + ",\n \"undone\": 0\n}\n", altered},
		{"twice", digested(without(good) + strings.TrimSuffix(line, "\n}\n") + ",\n" + line), `no field "sha256"`},
		{"in a file of an early format", strings.Replace(good, "record-7", "record-5", 1), altered},
		{"a right one in a file of an early format", digested(strings.Replace(good, "record-7", "record-5", 1)), "early version"},
		{"written in one line", strings.ReplaceAll(good, "\n", ""), altered},
		{"a name changed by hand", strings.Replace(good, `"name": "R"`, `"name": "S"`, 1), altered},
		{"a name changed by hand, and the digest", digested(strings.Replace(good, `"name": "R"`, `"name": "S"`, 1)), ""},
		{"a space more within", strings.Replace(good, `"seed": `, `"seed":  `, 1), altered},
		{"the ends of lines of another system", strings.ReplaceAll(good, "\n", "\r\n"), ""},
		{"without the last end of a line", strings.TrimSuffix(good, "\n"), ""},
		{"with empty lines after it", good + "\n \t\r\n", ""},
		{"something after it", good + "x", "after its end"},
		{"another file with such a digest", digested("{\n \"name\": \"a file\",\n" + line), "not a record of a game"},
		{"one that is damaged", "{\n \"name\": \"a file\",\n" + line, "not a record of a game"},
		{"of an early format", strings.Replace(left, "record-7", "record-2", 1), "early version"},
		{"of a later format", strings.Replace(good, "record-7", "record-8", 1), "later version"},
	} {
		head, headErr := transcript.DecodeHead([]byte(test.file))
		read, err := transcript.Decode([]byte(test.file))
		switch {
		case test.says == "" && (err != nil || headErr != nil):
			t.Errorf("%s: %v, %v", test.name, err, headErr)
		case test.says == "" && !cmp.Equal(read.Head, head):
			t.Errorf("%s: its head is another", test.name)
		case test.says == "":
			read.Seats[0].Name, read.Format = "R", r.Format
			if diff := cmp.Diff(r, read); diff != "" {
				t.Errorf("%s: it is another game:\n%s", test.name, diff)
			}
		case err == nil || !strings.Contains(err.Error(), test.says):
			t.Errorf("%s: got %v, want %q", test.name, err, test.says)
		case headErr == nil && test.name != "twice": // which nobody has written by accident
			t.Errorf("%s: its head is taken", test.name)
		}
	}
}

// TestTruncatedRecords cuts a file off after each of its bytes: that is told as damage, and not as a change.
func TestTruncatedRecords(t *testing.T) {
	r := aboutHalf(t, kinds["contracts"])
	r.ID = "a-game"
	good := r.Bytes()
	for n := range good {
		_, err := transcript.Decode(good[:n])
		switch {
		case n == len(good)-1: // only the last end of a line is missing
			if err != nil {
				t.Errorf("cut off after %d bytes of %d: %v", n, len(good), err)
			}
			continue
		case err == nil:
			t.Fatalf("cut off after %d bytes of %d it is taken", n, len(good))
		}
		if fault, says := faultOf(t, err); fault == record.Altered {
			t.Fatalf("cut off after %d bytes of %d: %s", n, len(good), says)
		}
	}
}
