// Package train makes the computer players' evaluation learn from games against themselves. It proceeds in rounds:
// play games with the best weights so far, learn from them and from those of the last rounds, and keep what was
// learned if it beats what there was. All of it follows from a seed, whatever the number of processors, and goes on
// after an interruption from the files that it keeps in a folder.
package train

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/wholefile"
)

// Settings say how to learn. They are saved in the folder; going on with others is an error.
type Settings struct {
	Family string  `json:"family"`
	Seed   uint64  `json:"seed"`
	From   string  `json:"from,omitempty"` // file of the weights to begin with; "" for none
	First  int     `json:"first"`          // games of the first round, which sailors play if there are no weights yet
	Games  int     `json:"games"`          // games of each other round
	Window int     `json:"window"`         // rounds whose games are learned from
	Epochs int     `json:"epochs"`         // times that each of them is learned from in a round
	Hidden int     `json:"hidden"`
	Deep   int     `json:"deep"`
	Batch  int     `json:"batch"`
	Rate   float64 `json:"rate"`  // at which learning begins; it ends with a twentieth of it
	Trace  float64 `json:"trace"` // λ of TD(λ), from 0 to 1
	Match  int     `json:"match"` // games that decide between two nets at most
	Trust  float64 `json:"trust"` // see [value.Weights.Trusting]; what learns believes itself whole

	// Open opens the file that From names; nil is how it is opened usually.
	Open func(file string) (io.ReadCloser, error) `json:"-"`

	family value.Family
	going  *midturn.Weights // that players use; they were learned with other weights of positions, and are good enough
}

// Usual are settings that have worked for a family. A net that only learns how far a first guess is off is smaller, or
// it learns single games by heart.
func Usual(family value.Family) Settings {
	s := Settings{
		Family: family.String(), Seed: 1, First: 24_000, Games: 6000, Window: 6, Epochs: 4,
		Hidden: 64, Deep: 32, Batch: 512, Rate: 0.001, Trace: 0.75, Match: 2000, Trust: 1,
	}
	if family.Guesses() {
		s.Hidden, s.Deep, s.Epochs = 16, 8, 6
	}
	if family == value.Together { // one outcome for all seats says little: what is learned errs much
		s.First, s.Hidden, s.Deep, s.Trust = 60_000, 32, 16, 0.25
	}
	return s
}

// Check says in one sentence what is impossible about the settings, or nil.
func (s *Settings) Check() error {
	family, known := value.FamilyNamed(s.Family)
	if !known {
		return fmt.Errorf("train: there is no family %q", s.Family)
	}
	s.family = family
	if s.First < 2 || s.Games < 2 || s.Window < 1 || s.Epochs < 1 || s.Batch < 1 || s.Match < 2 ||
		s.Hidden < 1 || s.Deep < 1 || s.Hidden > 512 || s.Deep > 512 || !(s.Rate > 0 && s.Rate < 1) ||
		!(s.Trace >= 0 && s.Trace <= 1) || !(s.Trust > 0 && s.Trust <= 1) {
		return fmt.Errorf("train: a number among the settings is impossible")
	}
	return nil
}

// Round is what a round came to.
type Round struct {
	Round    int     `json:"round"`
	Examples int     `json:"examples"` // learned from
	Loss     float64 `json:"loss"`     // on those that were kept apart, in nats
	Square   float64 `json:"square"`   // mean square error on them
	Accepted bool    `json:"accepted"`
	Share    float64 `json:"share"` // of the wins of the new net against the old one, 0 for the first
	Matches  int     `json:"matches"`
	Seconds  float64 `json:"seconds"`
}

// trainer is a run in progress.
type trainer struct {
	Settings
	folder string
	log    io.Writer
	best   *value.Weights // that play the games; they believe as much as the settings say
	latest *value.Weights // that learn
}

// Run learns until so many rounds are done, counting those of earlier calls, and writes what it does to the log.
func Run(ctx context.Context, folder string, settings Settings, rounds int, log io.Writer) error {
	if err := settings.Check(); err != nil {
		return err
	}
	var err error
	if settings.going, err = midturn.Learned(); err != nil {
		return err
	}
	t := &trainer{Settings: settings, folder: folder, log: log}
	done, err := t.open()
	if err != nil {
		return err
	}
	for round := done; round < rounds; round++ {
		if err := t.round(ctx, round); err != nil {
			return err
		}
	}
	return nil
}

func (t *trainer) path(name string) string { return filepath.Join(t.folder, name) }

// open goes on from the files in the folder, and returns the number of rounds done.
func (t *trainer) open() (done int, err error) {
	if err := os.MkdirAll(t.folder, 0o755); err != nil {
		return 0, err
	}
	settings, err := json.MarshalIndent(t.Settings, "", "\t")
	if err != nil {
		return 0, err
	}
	kept, err := readKept(t.path("settings.json"))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if err := os.WriteFile(t.path("settings.json"), settings, 0o644); err != nil {
			return 0, err
		}
	case err != nil:
		return 0, err
	case !bytes.Equal(kept, settings):
		return 0, fmt.Errorf("train: %s was begun with other settings", t.folder)
	}
	rounds, err := readKept(t.path("rounds.jsonl"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, err
	}
	done = bytes.Count(rounds, []byte("\n"))
	if done == 0 {
		return 0, t.begin()
	}
	if t.best, err = readWeights(t.path("best.bin"), openKept); err != nil {
		return 0, err
	}
	t.latest, err = readWeights(t.path("latest.bin"), openKept)
	return done, err
}

// begin begins with the weights that are given, if there are any.
func (t *trainer) begin() error {
	if t.From == "" {
		return nil
	}
	open := t.Open
	if open == nil {
		open = func(file string) (io.ReadCloser, error) { return os.Open(file) }
	}
	from, err := readWeights(t.From, open)
	if err != nil {
		return err
	}
	if !from.Knows(t.family) {
		return fmt.Errorf("train: %s has learned nothing of %s", t.From, t.family)
	}
	t.best, t.latest = from, from
	return wholefile.Replace(t.path("best.bin"), from.Write)
}

func readWeights(path string, open func(string) (io.ReadCloser, error)) (*value.Weights, error) {
	file, err := open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	w, err := value.ReadFrom(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return w, nil
}

// openKept opens a file of the folder, which is neither a pipe nor a device.
func openKept(path string) (io.ReadCloser, error) {
	if there, err := os.Stat(path); err == nil && !there.Mode().IsRegular() {
		return nil, fmt.Errorf("train: %s is not a file", path)
	}
	return os.Open(path)
}

// mostKept is far beyond the settings and a line for each of a lifetime's rounds.
const mostKept = 16 << 20

// readKept reads a file of the folder.
func readKept(path string) ([]byte, error) {
	file, err := openKept(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, mostKept+1))
	if err == nil && len(data) > mostKept {
		err = fmt.Errorf("train: %s is longer than %d bytes", path, mostKept)
	}
	return data, err
}

// round plays, learns, compares and keeps.
func (t *trainer) round(ctx context.Context, round int) error {
	began := time.Now()
	games := t.Games
	if round == 0 {
		games = t.First
	}
	name := func(round int) string { return t.path(fmt.Sprintf("examples-%03d.bin", round)) }
	fresh, err := readExamples(name(round)) // a call before may have come so far
	if errors.Is(err, fs.ErrNotExist) {
		var played [][]*value.Example
		if played, err = selfPlay(ctx, &t.Settings, round, games, t.best); err != nil {
			return err
		}
		fresh = slices.Concat(played...)
		err = wholefile.Replace(name(round), func(w io.Writer) error { return value.WriteExamples(w, fresh) })
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(t.log, "round %d: %d games, %d positions, %.0f s\n", round, games, len(fresh), time.Since(began).Seconds())
	_ = os.Remove(name(round - t.Window)) // nobody reads it any more
	apart := len(fresh) / 20
	for apart < len(fresh) && !fresh[apart].First {
		apart++
	}
	test, lessons := fresh[:apart], fresh[apart:]
	for before := max(0, round-t.Window+1); before < round; before++ {
		old, err := readExamples(name(before))
		if err != nil {
			return err
		}
		lessons = append(lessons, old...)
	}
	r := Round{Round: round, Examples: len(lessons)}
	candidate, err := t.learn(lessons, test, &r)
	if err != nil {
		return err
	}
	r.Accepted = t.best == nil
	if t.best != nil {
		verdict, err := contest(ctx, &t.Settings, round, t.trusting(candidate), t.best)
		if err != nil {
			return err
		}
		r.Share, r.Matches, r.Accepted = verdict.share, verdict.games, verdict.better
	}
	return t.keep(candidate, &r, began)
}

func readExamples(path string) ([]*value.Example, error) {
	file, err := openKept(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return value.ReadExamples(file)
}

// learn goes through the lessons and gives new weights, as they will be when they are read again.
func (t *trainer) learn(lessons, test []*value.Example, r *Round) (*value.Weights, error) {
	learner := value.NewLearner(t.family, t.latest, t.Hidden, t.Deep, t.Seed)
	dice := rand.New(rand.NewPCG(t.Seed, uint64(r.Round)<<8))
	learner.Aim(test, 1)
	if t.latest != nil {
		loss, square := learner.Measure(test)
		fmt.Fprintf(t.log, "round %d: before, kept apart %.4f, square %.5f\n", r.Round, loss, square)
	}
	order := append([]*value.Example(nil), lessons...)
	const end = 0.05
	for epoch := range t.Epochs {
		began := time.Now()
		trace := t.Trace
		if t.latest == nil && epoch == 0 && !t.family.Guesses() {
			trace = 1 // it has no idea yet
		}
		learner.Aim(lessons, trace)
		dice.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := func(epoch int) float64 { return t.Rate * (1 - (1-end)*float64(epoch)/float64(t.Epochs)) }
		loss := learner.Learn(order, t.Batch, rate(epoch), rate(epoch+1))
		r.Loss, r.Square = learner.Measure(test)
		fmt.Fprintf(t.log, "round %d: epoch %d, loss %.4f, kept apart %.4f, square %.5f, %.0f s\n",
			r.Round, epoch+1, loss, r.Loss, r.Square, time.Since(began).Seconds())
	}
	var learned value.Weights
	learner.Put(&learned)
	var b bytes.Buffer
	if err := learned.Write(&b); err != nil {
		return nil, err
	}
	return value.Read(b.Bytes())
}

// trusting are weights for players.
func (t *trainer) trusting(candidate *value.Weights) *value.Weights {
	return candidate.Trusting(t.family, t.Trust)
}

// keep saves the result of a round.
func (t *trainer) keep(candidate *value.Weights, r *Round, began time.Time) error {
	t.latest = candidate
	if err := wholefile.Replace(t.path("latest.bin"), candidate.Write); err != nil {
		return err
	}
	if r.Accepted {
		t.best = t.trusting(candidate)
		if err := wholefile.Replace(t.path(fmt.Sprintf("round-%03d.bin", r.Round)), t.best.Write); err != nil {
			return err
		}
		if err := wholefile.Replace(t.path("best.bin"), t.best.Write); err != nil {
			return err
		}
	}
	r.Seconds = time.Since(began).Seconds()
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	fmt.Fprintf(t.log, "%s\n", line)
	file, err := os.OpenFile(t.path("rounds.jsonl"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	if _, err := file.Write(append(line, '\n')); err != nil {
		_ = file.Close()
		return err
	}
	return file.Close()
}
