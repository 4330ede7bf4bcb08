package locales_test

import (
	"cmp"
	"go/ast"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"portroyal/locales"
	"portroyal/ui/words/mentions"
)

// shell is the folder of the messages that know no game. Every other folder is a game's, and called like its slices.
const shell = "shell"

// slice is the game to whose slice a package belongs by its path, "" for none: portroyal/ui/GAME/…
func slice(path string, games []string) string {
	if parts := strings.Split(path, "/"); len(parts) > 2 && slices.Contains(games, parts[2]) {
		return parts[2]
	}
	return ""
}

// gameOf is the game whose messages a file of the program may name: that of the slice in which it is or, outside of the
// slices, the one game of which it imports anything; "" if there is none.
func gameOf(p *packages.Package, file *ast.File, games []string) string {
	if game := slice(p.PkgPath, games); game != "" {
		return game
	}
	known := map[string]bool{}
	for _, of := range file.Imports {
		imported, err := strconv.Unquote(of.Path.Value)
		if err != nil {
			panic(err) // it has been compiled
		}
		if game := slice(imported, games); game != "" {
			known[game] = true
		}
	}
	if len(known) == 1 {
		return slices.Collect(maps.Keys(known))[0]
	}
	return ""
}

// asked are the messages that a mention in the code of a game names, "" for none. Which names a family has is not known
// here: where its own folder has some that it could mean, it means none in another game's.
func asked(mention mentions.Mention, game string, defined map[string]string) (ids []string) {
	home, found := cmp.Or(game, shell), false
	for id, folder := range defined {
		if mention.Names(id) {
			ids, found = append(ids, id), found || folder == home
		}
	}
	if mention.Type != "words.Family" || !found {
		return ids
	}
	return slices.DeleteFunc(ids, func(id string) bool { return defined[id] != home && defined[id] != shell })
}

// A message that one game alone asks for is in the folder of that game, and every other one is in that of no game.
func TestEveryGameHasItsOwnMessages(t *testing.T) {
	defined := map[string]string{} // the folder of each id
	for _, name := range locales.Files("en") {
		for _, id := range order(t, name) {
			defined[id] = path.Dir(name)
		}
	}
	games := slices.Compact(slices.Sorted(maps.Values(defined)))
	games = slices.DeleteFunc(games, func(folder string) bool { return folder == shell })

	askers := map[string]map[string]string{} // of each id: the games, "" for none, each with one of its files
	for _, p := range mentions.Program(t, "..") {
		of := map[string]string{} // the game of each file
		for _, file := range p.Syntax {
			of[p.Fset.File(file.Pos()).Name()] = gameOf(p, file, games)
		}
		for _, mention := range mentions.In(p) {
			file := p.Fset.File(mention.Expr.Pos()).Name()
			for _, id := range asked(mention, of[file], defined) {
				if askers[id] == nil {
					askers[id] = map[string]string{}
				}
				askers[id][of[file]] = p.PkgPath + "/" + path.Base(file)
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(defined)) {
		asking := slices.Collect(maps.Keys(askers[id]))
		if len(asking) == 0 {
			continue // another test says that nobody asks for it
		}
		belongs := shell
		if len(asking) == 1 && asking[0] != "" {
			belongs = asking[0]
		}
		if defined[id] != belongs {
			t.Errorf("%q is in %s and belongs to %s; it is asked for in %s", id, defined[id], belongs,
				slices.Sorted(maps.Values(askers[id])))
		}
	}
}
