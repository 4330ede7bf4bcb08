package archive

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"portroyal/engine/record"
)

// A file that was copied is no other game: who synchronises the folder between two machines, or has copied a game by hand,
// has it there more than once, as in "ID (conflicted copy).json". All files of a game have its id within and began alike.
// The one that is further counts, whether or not the others are what it was before; those stay as they are.

// copies are the files of each game.
type copies struct {
	mu   sync.Mutex
	of   map[string][]string // whole names, by the id of the game, the file that counts first; nil before the first look
	held map[string]string   // the files of those games that are open here, which are written on whatever else comes
}

// file is the name of the file that a game is in, or will be written to.
func (a *Archive) file(id string) string {
	a.copies.mu.Lock()
	held, is := a.copies.held[id]
	a.copies.mu.Unlock()
	if is {
		return held
	}
	return a.files(id)[0]
}

// files are the names of all files that a game is in, as far as anybody has looked, or that of the one that it will be
// written to.
func (a *Archive) files(id string) []string {
	a.copies.mu.Lock()
	defer a.copies.mu.Unlock()
	if files := a.copies.of[id]; len(files) > 0 {
		return files
	}
	return []string{filepath.Join(a.dir, id+extension)}
}

// looked reports whether anybody has looked yet.
func (c *copies) looked() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.of != nil
}

// knows reports whether a game is in any file.
func (c *copies) knows(id string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.of[id]) > 0
}

// hold has a game written to the file that it was opened from, until it is let go of: a copy that comes meanwhile is not
// written over.
func (c *copies) hold(id, file string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held == nil {
		c.held = map[string]string{}
	}
	c.held[id] = file
}

func (c *copies) letGo(id string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.held, id)
}

// lookAgain learns which files there are of which game, and changes nothing.
func (a *Archive) lookAgain() {
	a.listing.Lock()
	defer a.listing.Unlock()
	a.read()
}

// origin is what a game began as. Games that have an id in common, which only somebody can bring about who writes records
// by hand, are told apart by it.
type origin struct {
	id, game string
	seed     uint64
	begun    int64
}

func originOf(h *record.Head) origin { return origin{h.ID, h.Game(), h.Seed, h.Begun.Unix()} }

// byGame puts the files of each game together, by its id, the one that counts first, and remembers them. counted is how
// many had to be read for that.
func (a *Archive) byGame(found []indexed) (games map[string][]indexed, counted int) {
	owners := make(map[string]origin, len(found))
	for _, own := range []bool{true, false} { // a file that is called as its game is comes before all others
		for i := range found {
			id := found[i].Head.ID
			if _, taken := owners[id]; id != "" && !taken && (!own || found[i].File == id+extension) {
				owners[id] = originOf(&found[i].Head)
			}
		}
	}
	places := make(map[string][]int, len(found))
	for i := range found {
		id := found[i].Head.ID
		if id == "" || owners[id] != originOf(&found[i].Head) {
			id = idOfFile(found[i].File, owners)
		}
		places[id] = append(places[id], i)
	}
	counted = a.countActions(found, places)
	games = make(map[string][]indexed, len(places))
	of := make(map[string][]string, len(places))
	for id, group := range places {
		files := make([]indexed, len(group))
		for n, i := range group {
			files[n] = found[i]
		}
		if len(files) > 1 {
			slices.SortFunc(files, func(x, y indexed) int { return further(&y, &x) })
		}
		games[id] = files
		for _, file := range files {
			of[id] = append(of[id], filepath.Join(a.dir, file.File))
		}
	}
	a.copies.mu.Lock()
	a.copies.of = of
	a.copies.mu.Unlock()
	return games, counted
}

// idOfFile is the id of a game that has none, or that of another one: the name of its file, or what follows from that.
func idOfFile(file string, taken map[string]origin) string {
	id := strings.TrimSuffix(file, extension)
	if _, is := taken[id]; record.IsID(id) && !is {
		return id
	}
	sum := sha256.Sum256([]byte(file))
	return fmt.Sprintf("file-%x", sum[:8])
}

// countActions counts the actions of files that are of the same game, where nobody has yet, and gives how many files those
// are. Those of a file that cannot be played stay 0: any other is further.
func (a *Archive) countActions(found []indexed, places map[string][]int) int {
	var uncounted []*indexed
	for _, group := range places {
		if len(group) < 2 {
			continue
		}
		for _, i := range group {
			if found[i].Actions == 0 {
				uncounted = append(uncounted, &found[i])
			}
		}
	}
	each(len(uncounted), func(i int) {
		if r, err := a.readWhole(filepath.Join(a.dir, uncounted[i].File)); err == nil {
			uncounted[i].Actions = r.Length()
		}
	})
	return len(uncounted)
}

// further compares how far a game has come in two of its files: it is over in one, has more actions there, or was played
// longer. Where nothing tells them apart, the file that is called as the game is comes first.
func further(x, y *indexed) int {
	is := func(really bool) int {
		if really {
			return 1
		}
		return 0
	}
	return cmp.Or(
		cmp.Compare(is(x.Head.Result != nil), is(y.Head.Result != nil)),
		cmp.Compare(x.Actions, y.Actions),
		cmp.Compare(x.Head.Standing.Played, y.Head.Standing.Played),
		cmp.Compare(is(x.File == x.Head.ID+extension), is(y.File == y.Head.ID+extension)),
		cmp.Compare(y.File, x.File),
	)
}
