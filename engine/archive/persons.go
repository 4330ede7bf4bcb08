package archive

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"portroyal/engine/record"
)

// persons is what the player has said of the names under which people have played. Records stay as they are: who is who is
// asked when they are counted.
type persons struct {
	// Same are the names of one person each, first the one that the person is called by.
	Same [][]string `json:"same,omitempty"`

	// Apart are the names of different persons each, of whom nobody is asked again.
	Apart [][]string `json:"apart,omitempty"`
}

// mostPersons is how many bytes the names of all persons have at most, and those of all who are apart: the file can be read
// again whatever they are. What was said first is forgotten first.
const mostPersons = 24 << 10

// UnmarshalJSON reads what may come from anywhere. What makes no sense was not said.
func (p *persons) UnmarshalJSON(text []byte) error {
	var read struct{ Same, Apart json.RawMessage }
	if json.Unmarshal(text, &read) == nil {
		p.Same, p.Apart = lists(read.Same), lists(read.Apart)
		p.tidy()
	}
	return nil
}

// lists are lists of names, none if the text is something else.
func lists(text []byte) (all [][]string) {
	if json.Unmarshal(text, &all) != nil {
		return nil
	}
	return all
}

// tidy leaves out what are no names, persons of whom only one name is left, and what is too much. A name that two persons
// would have belongs to the first of them.
func (p *persons) tidy() {
	taken := map[string]bool{}
	p.Same = tidied(p.Same, func(name string) bool {
		was := taken[name]
		taken[name] = true
		return !was
	})
	p.Apart = tidied(p.Apart, func(string) bool { return true })
}

// tidied are lists with those of their names that can be, as many as there may be.
func tidied(all [][]string, can func(name string) bool) (kept [][]string) {
	for _, names := range all {
		var good []string
		there := map[string]bool{}
		for _, name := range names {
			if !there[name] && record.CheckName(name) == nil && can(name) {
				good = append(good, name)
			}
			there[name] = true
		}
		if len(good) > 1 {
			kept = append(kept, good)
		}
	}
	left := mostPersons
	for i := len(kept) - 1; i >= 0; i-- {
		size := len(strings.Join(kept[i], ""))
		if left < size {
			kept = slices.Delete(kept, i, i+1)
			continue
		}
		left -= size
	}
	return kept
}

// join has two names, and all others of both, be those of one person, who is called by the first one.
func (p *persons) join(name, other string) {
	names := []string{name}
	for _, of := range []string{name, other} {
		names = append(append(names, p.without(of)...), of)
	}
	p.Same = append(p.Same, names)
	p.tidy()
}

// without takes out the person who has a name, and gives all names that they had.
func (p *persons) without(name string) (names []string) {
	p.Same = slices.DeleteFunc(slices.Clone(p.Same), func(same []string) bool {
		has := slices.Contains(same, name)
		if has {
			names = same
		}
		return has
	})
	return names
}

// part has all names of the person who has one of them be those of different persons.
func (p *persons) part(name string) {
	p.Apart = append(p.Apart, p.without(name))
	p.tidy()
}

// tellApart has two names be those of different persons.
func (p *persons) tellApart(name, other string) {
	p.Apart = append(p.Apart, []string{name, other})
	p.tidy()
}

// Persons says which names under which people have played are those of one person. It does not change; nil says that each
// name is a person's own.
type Persons struct {
	said   persons
	called map[string]string // the names of those who are called otherwise, and how
}

// newPersons are those of whom the player has said this.
func newPersons(said persons) *Persons {
	p := &Persons{said, map[string]string{}}
	for _, names := range said.Same {
		for _, name := range names[1:] {
			p.called[name] = names[0]
		}
	}
	return p
}

// Called is what the person who has a name is called.
func (p *Persons) Called(name string) string {
	if p == nil {
		return name
	}
	if called, is := p.called[name]; is {
		return called
	}
	return name
}

// Names are all names of the person who has one of them, first the one that they are called by.
func (p *Persons) Names(name string) []string {
	if p != nil {
		for _, names := range p.said.Same {
			if slices.Contains(names, name) {
				return slices.Clone(names)
			}
		}
	}
	return []string{name}
}

// Seat is where a person sits in a game, by any of their names, -1 if they do not sit there. See [Persons.Call] for tables
// at which two sit with names of one person.
func (p *Persons) Seat(head *record.Head, name string) int {
	called, at := p.Called(name), -1
	for i := range head.Seats {
		switch seat := &head.Seats[i]; {
		case seat.Player != "":
		case seat.Name == called:
			return i
		case at < 0 && p.Called(seat.Name) == called:
			at = i
		}
	}
	return at
}

// Call writes what persons at a table are called in the place of their names. Two who sit there with names of one person
// are two persons all the same: one of them keeps their own name, and it is not the one who is called so.
func (p *Persons) Call(names []*string) {
	if p == nil || len(p.called) == 0 {
		return
	}
	taken := map[string]bool{}
	for _, name := range names {
		taken[*name] = true
	}
	for _, name := range names {
		if called := p.Called(*name); !taken[called] {
			taken[called] = true
			*name = called
		}
	}
}

// apart reports whether the player has said that two are different persons, by what they are called.
func (p *Persons) apart(one, other string) bool {
	return slices.ContainsFunc(p.said.Apart, func(names []string) bool {
		has := func(called string) bool {
			return slices.ContainsFunc(names, func(name string) bool { return p.Called(name) == called })
		}
		return has(one) && has(other)
	})
}

// alike reports whether two names are the same but for capitals, accents and spaces.
func alike(one, other string) bool {
	bare := func(name string) string { return strings.Join(strings.Fields(record.Fold(name)), "") }
	return bare(one) == bare(other)
}

// Persons says who is who among those who have played the games of the folder, as this program knows it by now.
func (a *Archive) Persons() *Persons {
	a.owners.mu.Lock()
	defer a.owners.mu.Unlock()
	return newPersons(a.owners.known.Persons)
}

// Join says that two names are those of one person, who is called by the first one from now on, and so are all that the two
// had before. An error is one sentence that names the file that could not be written.
func (a *Archive) Join(name, other string) error {
	return a.changeOwners(func(now *installations) { now.Persons.join(name, other) })
}

// TellApart says that two names are those of different persons, of whom there is nothing to ask any more. The error is that
// of [Archive.Join].
func (a *Archive) TellApart(name, other string) error {
	return a.changeOwners(func(now *installations) { now.Persons.tellApart(name, other) })
}

// Part takes back that the names of a person were joined: each is that of a person of its own, of whom there is nothing to
// ask any more. The error is that of [Archive.Join].
func (a *Archive) Part(name string) error {
	return a.changeOwners(func(now *installations) { now.Persons.part(name) })
}

// Question is what the person is called of whom has to be asked whether they are the one who sits down under a name at a
// table of persons, "" if there is nothing to ask. It is somebody who has finished games of the player's own under a name
// that is alike, or else, for one who has finished none, the person who sat there before. Persons who have met at a table
// are two, whatever they are called.
func (a *Archive) Question(name, before string, table []string) string {
	games := a.Counted()
	p := a.Persons()
	own := p.Called(name)
	before = p.Called(before)
	finished, met := map[string]int{}, map[string]bool{own: true}
	for _, other := range table {
		met[p.Called(other)] = true
	}
	for i := range games {
		head := &games[i].Head
		there := map[string]bool{}
		for _, seat := range head.Seats {
			if seat.Player == "" {
				there[p.Called(seat.Name)] = true
			}
		}
		if there[own] {
			maps.Copy(met, there)
		}
		if head.Result != nil && !head.Practice && a.IsOwn(head) {
			for person := range there {
				finished[person]++
			}
		}
	}
	var others []string
	like := map[string]bool{}
	for other := range finished {
		like[other] = slices.ContainsFunc(p.Names(other), func(of string) bool { return alike(of, name) })
		if !met[other] && (like[other] || other == before && finished[own] == 0) && !p.apart(own, other) {
			others = append(others, other)
		}
	}
	if len(others) == 0 {
		return ""
	}
	return slices.MinFunc(others, func(x, y string) int {
		if like[x] != like[y] {
			if like[x] {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(finished[y], finished[x]), cmp.Compare(x, y))
	})
}
