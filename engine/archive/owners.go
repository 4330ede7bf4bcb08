package archive

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"sync"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// owners are the installations on which the player of a folder plays, and who is who there. The folder has them and not
// the settings: who has brought it to another machine, or has lost the settings, is still who has played its games.
type owners struct {
	mu      sync.Mutex
	known   installations
	written bool // the file says so
}

// installations is what the file of the owners says.
type installations struct {
	Own  string   `json:"own"`            // where games begin from now on, "" if none has begun
	Also []string `json:"also,omitempty"` // the player has said that these are theirs, too

	Persons persons `json:"persons,omitzero"` // who is who among those who play there
}

// mostOwners is how many bytes the file of the owners has at most.
const mostOwners = 256 << 10

// has reports whether the player plays on an installation.
func (i *installations) has(name string) bool {
	return name == i.Own || slices.Contains(i.Also, name)
}

// check says what cannot be about them, or nil: they come to stand in records.
func (i *installations) check() error {
	for _, name := range append(slices.Clone(i.Also), i.Own) {
		if !record.IsID(name) {
			return errors.New("an installation has no name")
		}
	}
	return nil
}

// ownersFile is the file of the owners.
func (a *Archive) ownersFile() string { return filepath.Join(a.dir, ownersName) }

// readOwners reads the file of the owners.
func (a *Archive) readOwners() (read installations, err error) {
	data, err := wholefile.Read(a.ownersFile(), mostOwners)
	if err != nil {
		return read, err
	}
	if err := json.Unmarshal(data, &read); err != nil {
		return installations{}, err
	}
	return read, read.check()
}

// learnOwners reads who owns the folder, as another program may have written it. Where nobody can say, the games in it
// do: it is the installation on which most of them were played.
func (a *Archive) learnOwners(games []indexed) {
	read, err := a.readOwners()
	if err != nil {
		read = installations{Own: mostPlayed(games)}
	}
	a.owners.mu.Lock()
	defer a.owners.mu.Unlock()
	if err == nil || a.owners.known.Own == "" {
		a.owners.known, a.owners.written = read, err == nil
	}
}

// mostPlayed is the installation on which most of the games were played, "" if none says where.
func mostPlayed(games []indexed) (most string) {
	played := map[string]int{}
	for i := range games {
		for _, on := range []string{games[i].Head.Installation, games[i].Head.WentOn} {
			if on == "" {
				continue
			}
			if played[on]++; played[on] > played[most] || played[on] == played[most] && on < most {
				most = on
			}
		}
	}
	return most
}

// changeOwners changes who owns the folder, after what other programs have written. The change holds for this program
// even if it cannot be written; the error is then one sentence that names the file.
func (a *Archive) changeOwners(change func(*installations)) error {
	file := a.ownersFile()
	a.owners.mu.Lock()
	defer a.owners.mu.Unlock()
	err := wholefile.Alone(file, func() error {
		if read, err := a.readOwners(); err == nil {
			a.owners.known = read
		}
		now := &a.owners.known
		if now.Own == "" {
			now.Own = fmt.Sprintf("%016x", rand.Uint64())
		}
		change(now)
		defer a.writing()()
		return wholefile.Replace(file, func(to io.Writer) error {
			out := json.NewEncoder(to)
			out.SetEscapeHTML(false) // somebody may want to change by hand who is who
			out.SetIndent("", "\t")
			return out.Encode(now)
		})
	})
	if err != nil {
		return fmt.Errorf("%s could not be written: %w", file, bare(err))
	}
	a.owners.written = true
	return nil
}

// Installation is what records call the one on which games begin that are kept in this folder. It is made once.
func (a *Archive) Installation() string {
	own := func() (name string, written bool) {
		a.owners.mu.Lock()
		defer a.owners.mu.Unlock()
		return a.owners.known.Own, a.owners.written
	}
	if _, written := own(); !written {
		a.List() // which learns it
	}
	if _, written := own(); !written {
		_ = a.changeOwners(func(*installations) {}) // if it cannot be written, the games say the next time which it was
	}
	name, _ := own()
	return name
}

// IsOwn reports whether a game was played on installations of the player of this folder alone. So was one that does not say
// where, as games did not always: one that comes from elsewhere gets its mark from [Archive.Name].
func (a *Archive) IsOwn(head *record.Head) bool {
	a.owners.mu.Lock()
	defer a.owners.mu.Unlock()
	return a.owners.known.own(head)
}

// own is IsOwn.
func (i *installations) own(head *record.Head) bool {
	return (head.Installation == "" || i.has(head.Installation)) && (head.WentOn == "" || i.has(head.WentOn))
}

// Claimed reports whether a game is the player's own because they have said so.
func (a *Archive) Claimed(head *record.Head) bool {
	a.owners.mu.Lock()
	defer a.owners.mu.Unlock()
	now := &a.owners.known
	return now.own(head) && (slices.Contains(now.Also, head.Installation) || slices.Contains(now.Also, head.WentOn))
}

// GoesOn marks a game that began elsewhere and goes on in this folder: where it began it is not its player's own any more. One
// that began here stays somebody else's who has gone on with it.
func (a *Archive) GoesOn(head *record.Head) {
	goesOn := func() bool {
		a.owners.mu.Lock()
		defer a.owners.mu.Unlock()
		known := &a.owners.known
		return head.Installation != "" && !known.has(head.Installation) && (head.WentOn == "" || !known.has(head.WentOn))
	}
	if goesOn() {
		head.WentOn = a.Installation()
	}
}

// Returned reports whether a game began with the player of this folder and is somebody else's, who has gone on with it.
func (a *Archive) Returned(head *record.Head) bool {
	a.owners.mu.Lock()
	defer a.owners.mu.Unlock()
	known := &a.owners.known
	return head.Installation != "" && known.has(head.Installation) && !known.own(head)
}

// Claim says whether the player has also played on the installations of a game, and so all games that come from there.
// What began in this folder stays the player's own. An error is one sentence that names the file that could not be
// written.
func (a *Archive) Claim(head *record.Head, own bool) error {
	return a.changeOwners(func(now *installations) {
		for _, on := range []string{head.Installation, head.WentOn} {
			now.Also = slices.DeleteFunc(now.Also, func(also string) bool { return also == on })
			if own && on != "" && !now.has(on) {
				now.Also = append(now.Also, on)
			}
		}
	})
}
