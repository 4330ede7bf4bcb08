package recordtest

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"time"

	"portroyal/engine/record"
)

// Hostile is a file that somebody has made to harm the window, or that an accident has made so.
type Hostile struct {
	Name string
	Make func(file string) error
}

// fileOf is a hostile file with a content.
func fileOf(name, content string) Hostile {
	return Hostile{name, func(file string) error { return os.WriteFile(file, []byte(content), 0o600) }}
}

// lastLine is the one with the digest.
var lastLine = regexp.MustCompile(` "sha256": "[0-9a-f]{64}"\n}\n$`)

// Resealed works out anew the digest of a record that has one, as somebody does who wants its changes to be believed.
func Resealed(text string) string {
	at := lastLine.FindStringIndex(text)
	if at == nil {
		return text
	}
	return fmt.Sprintf("%s \"sha256\": \"%x\"\n}\n", text[:at[0]], sha256.Sum256([]byte(text[:at[0]])))
}

const family = "👨‍👩‍👧‍👦" // seven characters, one letter

// hostileTexts are texts that may stand for anything in a record.
var hostileTexts = []string{
	strings.Repeat(family, record.LongestName), strings.Repeat("W", record.LongestName), strings.Repeat("\ufdfd", record.LongestName),
	strings.Repeat("e\u0301\u0302\u0323", record.LongestName), strings.Repeat("e"+strings.Repeat("\u0301", 15), record.LongestName),
	strings.Repeat("e"+strings.Repeat("\u0301", 1000), record.LongestName), strings.Repeat("🇩🇪", record.LongestName),
	"", " ", "\u00a0", "\u3164", "A\u202ennA", "\u2066Ann", "\u200e", "\u200b", strings.Repeat("\u200d", 30), "\ufe0f", "\u0301", "\ue000",
	"A\x00nn", "A\nnn", "A\tnn", "\x1b[2J", "\x7f", "\ufffd", strings.Repeat("a", 10_000), strings.Repeat("a ", 10_000),
	"Ann{{.Player}}", "{{", "%s%n", "../../etc/passwd", `C:\CON`, "<b>Ann</b>", "كيفن قائد", "क्षत्रिय", "ᄒᆞᆫ글",
	"port-royal-record-7", "captain:bold:bold", "2026-11-22", "0000-01-01", "9999-12-31T23:59:59-23:59",
}

// hostileValues are values of JSON that may stand for any other.
func hostileValues() (all []string) {
	for _, text := range hostileTexts {
		quoted, _ := json.Marshal(text)
		all = append(all, string(quoted))
	}
	return append(all,
		"-1", "0", "1", "2", "99", "200", "255", "256", "4294967296", "9223372036854775807", "-9223372036854775808",
		"18446744073709551616", "1e308", "1e999", "0.5", "null", "true", "false", "[]", "{}", `"\ud800"`, `"9223372036854775807"`,
		"[[[[[[[[]]]]]]]]", strings.Repeat("[", 20_000), strings.Repeat("[0,", 2000)+"0"+strings.Repeat("]", 2000),
		`{"a": {"a": {"a": {}}}}`, "["+strings.Repeat("0,", 5000)+"0]", `["reveal", "reveal"]`, `["settler"]`,
	)
}

// values are the places of the values in a text of JSON that hold no others, with those of names.
var values = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|true|false|null|\[\]|\{\}`)

// Changed is a text of JSON with so many values that somebody has put in the place of others.
func Changed(text string, changes int, random *rand.Rand) string {
	from := hostileValues()
	for range changes {
		if at := values.FindAllStringIndex(text, -1); len(at) > 0 {
			place := at[random.IntN(len(at))]
			if random.IntN(2) == 0 { // most of a record are its actions and cards: its head is to have as many
				place = at[random.IntN(min(len(at), 120))]
			}
			value := from[random.IntN(len(from))]
			if random.IntN(3) == 0 { // one that belongs into records, if not there
				other := at[random.IntN(len(at))]
				value = text[other[0]:other[1]]
			}
			text = text[:place[0]] + value + text[place[1]:]
		}
	}
	return text
}

// flipped is a text with so many bits turned round.
func flipped(text string, bits int, random *rand.Rand) string {
	bytes := []byte(text)
	for range bits {
		if len(bytes) > 0 {
			bytes[random.IntN(len(bytes))] ^= 1 << random.IntN(8)
		}
	}
	return string(bytes)
}

// ByChance makes a hostile file of a good one.
func ByChance(n int, good string, random *rand.Rand) Hostile {
	at, to := random.IntN(len(good)), random.IntN(len(good))
	at, to = min(at, to), max(at, to)
	kinds := []struct {
		name string
		make func() string
	}{
		{"values", func() string { return Resealed(Changed(good, 1+random.IntN(3), random)) }},
		{"a value", func() string { return Resealed(Changed(good, 1, random)) }},
		{"bits", func() string { return flipped(good, 1+random.IntN(3), random) }},
		{"bits, sealed", func() string { return Resealed(flipped(good, 1+random.IntN(3), random)) }},
		{"cut off", func() string { return good[:at] }},
		{"left out", func() string { return Resealed(good[:at] + good[min(to, at+random.IntN(200)):]) }},
		{"said twice", func() string { return Resealed(good[:to] + good[at:]) }},
	}
	kind := kinds[n%len(kinds)]
	return fileOf(fmt.Sprintf("%s by chance, number %d", kind.name, n), kind.make())
}

// Of is the file of a record in which something has been changed.
func Of(name string, r record.Record) Hostile { return fileOf(name, string(r.Bytes())) }

// ByHand are the files that somebody who knows the program would make of a good record of one of the games.
func ByHand(games record.Games, good record.Record) (all []Hostile) {
	with := func(name string, change func(*record.Head, *record.Log)) {
		r, err := games.Decode(good.Bytes())
		if err != nil {
			panic(err) // it is not good
		}
		change(r.About(), r.(interface{ Noted() *record.Log }).Noted())
		all = append(all, Of(name, r))
	}
	for i, text := range hostileTexts {
		with(fmt.Sprintf("names: text %d", i), func(h *record.Head, _ *record.Log) {
			for seat := range h.Seats {
				h.Seats[seat].Name = text
			}
		})
		with(fmt.Sprintf("other texts: text %d", i), func(h *record.Head, _ *record.Log) {
			switch i % 8 {
			case 0:
				h.Seats[0].Player = text
			case 1:
				h.Seats[0].Portrait = text
			case 2:
				h.ID = text
			case 3:
				h.Daily = text
			case 4:
				h.Program = text
			case 5:
				h.Weights = text
			case 6:
				h.Installation = text
			case 7:
				h.WentOn = text
			}
		})
	}
	for name, change := range map[string]func(*record.Head, *record.Log){
		"the last winner":   func(h *record.Head, _ *record.Log) { h.Result = &record.Result{Winners: []int{-1}} },
		"many points":       func(h *record.Head, _ *record.Log) { h.Standing.Points = make([]int, 1<<20) },
		"a turn":            func(h *record.Head, _ *record.Log) { h.Standing.Turn = math.MinInt },
		"a long game":       func(h *record.Head, _ *record.Log) { h.Standing.Played = math.MaxInt64 },
		"taken back":        func(h *record.Head, _ *record.Log) { h.Undone = math.MaxInt },
		"hints":             func(h *record.Head, _ *record.Log) { h.Hints = []int{math.MaxInt, 0, 0, 0, 0}[:len(h.Seats)] },
		"hinted":            func(_ *record.Head, l *record.Log) { l.Hinted = []int{math.MaxInt} },
		"a colour":          func(h *record.Head, _ *record.Log) { h.Seats[0].Colour = math.MinInt },
		"the first year":    func(h *record.Head, _ *record.Log) { h.Begun = time.Date(1, 1, 1, 0, 0, 1, 0, time.UTC) },
		"the last year":     func(h *record.Head, _ *record.Log) { h.Begun = time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC) },
		"nobody":            func(h *record.Head, _ *record.Log) { h.Seats = nil },
		"a crowd":           func(h *record.Head, _ *record.Log) { h.Seats = make([]record.Seat, 200) },
		"a long id":         func(h *record.Head, _ *record.Log) { h.ID = strings.Repeat("a", 64) },
		"an id of a device": func(h *record.Head, _ *record.Log) { h.ID = "CON" },
		"chance": func(h *record.Head, _ *record.Log) {
			for i := range 100_000 {
				h.Chance = append(h.Chance, record.Chance{After: i, State: 1})
			}
		},
		"times": func(_ *record.Head, l *record.Log) { l.Times = make([]int64, 1_000_000) },
	} {
		with(name, change)
	}
	text := string(good.Bytes())
	begins := `{"format": "` + good.About().Format + `", `
	all = append(all,
		fileOf("empty", ""), fileOf("a line", "\n"), fileOf("null", "null"), fileOf("a list", "[]"), fileOf("a number", "1e999"),
		fileOf("zeros", strings.Repeat("\x00", 5000)), fileOf("a mark before it", "\ufeff"+text),
		fileOf("16 bits a letter", "\xff\xfe{\x00\"\x00"), fileOf("a picture", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01"),
		fileOf("other ends of lines", strings.ReplaceAll(text, "\n", "\r\n")), fileOf("twice", text+text),
		fileOf("deep", strings.Repeat("[", 4<<20)), fileOf("deep as a format", `{"format": `+strings.Repeat(`{"format": `, 1<<20)),
		fileOf("deep in its head", begins+`"options": `+strings.Repeat("[", 4<<20)),
		fileOf("members", begins+strings.Repeat(`"a": 1, `, 1<<20)+`"b": 1}`),
		fileOf("a long member", begins+`"`+strings.Repeat("a", 12<<20)+`": 1}`),
		fileOf("a long text", begins+`"id": "`+strings.Repeat("a", 12<<20)+`"}`),
		fileOf("cards", begins+`"cards": [`+strings.Repeat(`"settler", `, 1<<20)+`"settler"]}`),
		fileOf("a digest of nothing", ` "sha256": "`+strings.Repeat("0", 64)+"\"\n}"),
		fileOf("spaces", strings.Repeat(" ", 16<<20)), fileOf("a byte too long", text+strings.Repeat(" ", 16<<20)),
		Hostile{"longer than a disk", func(file string) error {
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				return err
			}
			return os.Truncate(file, 1<<40)
		}},
		Hostile{"a folder", func(file string) error { return os.Mkdir(file, 0o700) }},
		Hostile{"nothing", func(string) error { return nil }},
		Hostile{"a loop", func(file string) error { return os.Symlink(file, file) }},
		Hostile{"a link to nowhere", func(file string) error { return os.Symlink("gone", file) }},
		Hostile{"forbidden", func(file string) error { return os.WriteFile(file, []byte(text), 0) }},
	)
	if runtime.GOOS == "linux" {
		all = append(all,
			Hostile{"a pipe", func(file string) error { return exec.Command("mkfifo", file).Run() }},
			Hostile{"a device", func(file string) error { return os.Symlink("/dev/zero", file) }},
			Hostile{"a folder of the system", func(file string) error { return os.Symlink("/proc/self/mem", file) }},
		)
	}
	return all
}
