package archive

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// steady is how far a clock may be put right without anything being made of it.
const steady = 5 * time.Second

// clock is what the times of saving that a program has seen say of the clock of the machine.
type clock struct {
	mu     sync.Mutex
	newest time.Time
}

// behind reports whether something was saved well after now, and has seen now.
func (c *clock) behind(now time.Time) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	behind := c.newest.Sub(now) > steady
	c.newest = now
	return behind
}

// saw has seen that something was saved.
func (c *clock) saw(saved time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if saved.After(c.newest) {
		c.newest = saved
	}
}

// settleTimes puts right what was saved in the future, by a clock that has been set back since: it would be the
// newest game until then, whatever is played meanwhile. It counts as saved now, and its file says so, so that
// what is saved from now on is newer.
func (a *Archive) settleTimes(files []indexed, now time.Time) {
	for i := range files {
		if time.Unix(0, files[i].Saved).Sub(now) > steady {
			_ = os.Chtimes(filepath.Join(a.dir, files[i].File), now, now) // if not, it is told so all the same
			files[i].Saved = now.UnixNano()
		}
		a.clock.saw(time.Unix(0, files[i].Saved))
	}
}

// written notices a clock that was set back since this program has last seen a game saved, and puts the times of
// all games right that were, so that the one that has just been written is the newest.
func (a *Archive) written(file string) {
	info, err := os.Stat(file)
	if err != nil || !a.clock.behind(info.ModTime()) {
		return
	}
	found, _ := a.look()
	found = slices.DeleteFunc(found, func(file indexed) bool {
		_, err := a.readHead(filepath.Join(a.dir, file.File))
		return err != nil // what is no game is left alone
	})
	a.settleTimes(found, info.ModTime().Add(-1))
}
