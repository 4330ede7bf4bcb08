//go:build package

package trial

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/engine/record"
)

// beside are packages of the fresh system besides those that every one has: what opens files by their types, and
// what installs packages, which Ubuntu does not count among the least.
const beside = "apt,shared-mime-info,desktop-file-utils,libglib2.0-bin"

// visiting is what happens in the fresh system, one step after the other. It waits for the player, who is not in it, by
// files in the folder "stage" at its root; so it is the same for every user who may make such a system, root or not.
const visiting = `
set -eu
inside() { chroot "$1/" sh -euc "$2"; }
root=$1
list() { (cd "$root" && find . -xdev ! -type d ! -path './proc/*' ! -path './sys/*' ! -path './dev/*' \
	! -path './stage/*' | sort); }

mkdir -p "$root/stage"
chmod 1777 "$root/stage"
inside "$root" 'useradd --create-home player'
list >"$root/stage/before"
cp "$DEB" "$root/stage/portroyal.deb"
inside "$root" 'apt-get install -y -q --no-install-recommends /stage/portroyal.deb'
cp -r "$PLAYER/.config" "$root/home/player/"
inside "$root" 'chown -R player:player /home/player'
as_player='env -i HOME=/home/player PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games LANG=C'
as_player="$as_player LIBGL_ALWAYS_SOFTWARE=1 DISPLAY=$DISPLAY XDG_RUNTIME_DIR=/home/player"
play() { inside "$root" "cd /home/player; setpriv --reuid player --regid player --clear-groups $as_player $1"; }

play 'portroyal -version' >"$root/stage/version"
play "portroyal $FLAGS"
cp "$root"/home/player/.local/share/portroyal/games/2*.json "$root/home/player/copy$EXTENSION"
inside "$root" "chown player /home/player/copy$EXTENSION"
play "gio info -a standard::content-type copy$EXTENSION" >"$root/stage/type"
until [ -e "$root/stage/played" ]; do sleep 0.2; done
# Without a session bus some versions of it never end.
play "sh -c 'gio open copy$EXTENSION & until [ -e /stage/seen ]; do sleep 0.2; done; kill \$! 2>/dev/null || :'"
inside "$root" 'apt-get purge -y -q --auto-remove portroyal'
inside "$root" 'apt-get clean'
list >"$root/stage/after"
`

// fresh is a system that the package is installed in.
type fresh struct{ codename, mirror, keys string }

// others are systems beside this machine's own: Debian's from where its own packages come from, Ubuntu's from the mirror that is named.
func others(own fresh) []fresh {
	const debian, keys = "/usr/share/keyrings/debian-archive-keyring.gpg", "/usr/share/keyrings/ubuntu-archive-keyring.gpg"
	all := []fresh{{"jammy", *ubuntu, keys}, {"noble", *ubuntu, keys}}
	for _, codename := range []string{"bookworm", "trixie"} {
		if codename != own.codename {
			all = append(all, fresh{codename, own.mirror, debian})
		}
	}
	return all
}

// answers reports whether the mirror has the system, and the machine the keys to trust it.
func (f *fresh) answers(t *testing.T) bool {
	t.Helper()
	if _, err := os.Stat(f.keys); err != nil {
		return false
	}
	client := http.Client{Timeout: 20 * time.Second}
	got, err := client.Head(strings.TrimSuffix(f.mirror, "/") + "/dists/" + f.codename + "/Release")
	if err != nil {
		return false
	}
	got.Body.Close()
	return got.StatusCode == http.StatusOK
}

// TestDeb installs the package in fresh systems, with nothing but what it depends on, plays a turn, opens a saved
// game as a double click does, and takes the package away again: only what the player has made is left.
func TestDeb(t *testing.T) {
	own := mirror(t)
	t.Run(own.codename, func(t *testing.T) { tryDeb(t, own) })
	for _, other := range others(own) {
		t.Run(other.codename, func(t *testing.T) {
			if !other.answers(t) {
				t.Skipf("%s is not to be had from %q, or nobody here knows its keys", other.codename, other.mirror)
			}
			tryDeb(t, other)
		})
	}
}

// tryDeb tries the package in a fresh system.
func tryDeb(t *testing.T, in fresh) {
	t.Helper()
	d := newDisplay(t)
	folder, err := os.MkdirTemp("", "portroyal-debian-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { remove(t, folder) })
	if err := os.Chmod(folder, 0o755); err != nil { // who is not root has another number in there
		t.Fatal(err)
	}
	system, player := filepath.Join(folder, "system"), filepath.Join(folder, "player")
	prepare(t, filepath.Join(player, settingsFile))
	hook := filepath.Join(folder, "visit")
	if err := os.WriteFile(hook, []byte(visiting), 0o755); err != nil {
		t.Fatal(err)
	}
	deb, err := filepath.Abs(made(t, *dist, "portroyal_*.deb"))
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"--variant=minbase", "--include=" + beside, "--customize-hook=sh " + hook + ` "$1"`}
	if in.keys != "" {
		args = append(args, "--keyring="+in.keys)
	}
	visit := exec.Command("mmdebstrap", append(args, in.codename, system, "deb "+in.mirror+" "+in.codename+" main")...)
	visitor := start(t, visit, folder, append(os.Environ(), "DEB="+deb, "PLAYER="+player, "DISPLAY="+d.name,
		"FLAGS="+strings.Join(flags("/stage/log.json"), " "), "EXTENSION="+record.CopyExtension))
	stage := filepath.Join(system, "stage")
	if !poll(8*time.Minute, func() bool {
		text, _ := os.ReadFile(filepath.Join(stage, "log.json")) // there is none as long as nobody plays
		return strings.Contains(string(text), "\n") || len(visitor.ended) > 0
	}) || len(visitor.ended) > 0 {
		t.Fatal("nobody plays in the fresh system")
	}
	d.playTurn("deb-"+in.codename, filepath.Join(stage, "log.json"))
	// Not before the first window is gone: the next one may get the same number, and the keys that close the first.
	if err := os.WriteFile(filepath.Join(stage, "played"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	window := d.waitForWindow()
	d.shoot("deb-" + in.codename + "-opened")
	d.quit(window)
	if err := os.WriteFile(filepath.Join(stage, "seen"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	visitor.mustEnd(t)

	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(stage, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if said, file := read("version"), filepath.Base(deb); said != fmt.Sprintln("Port Royal", strings.Split(file, "_")[1]) {
		t.Errorf("in %s is %q", file, said)
	}
	if said := read("type"); !strings.Contains(said, "application/x-portroyal") {
		t.Errorf("a saved game is taken for %s", said)
	}
	left := without(strings.Fields(read("after")), strings.Fields(read("before")))
	left = slices.DeleteFunc(left, func(name string) bool {
		its, inHome := strings.CutPrefix(name, "./home/player/")
		return inHome && (theirs(its) || strings.HasPrefix(its, ".cache/") || its == "copy"+record.CopyExtension)
	})
	if len(left) > 0 {
		t.Errorf("left in the system: %v", left)
	}
	keptGame(t, filepath.Join(system, "home/player"))
}

// mirror is where the packages of this machine's own system come from, and what the system is called.
func mirror(t *testing.T) fresh {
	t.Helper()
	said := call(t, "apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI) $(CODENAME) $(COMPONENT)",
		"Created-By: Packages")
	for line := range strings.Lines(said) {
		if is := strings.Fields(line); len(is) == 4 && (is[0] == "Debian" || is[0] == "Ubuntu") && is[3] == "main" &&
			!strings.Contains(is[2], "-") {
			return fresh{is[2], is[1], ""}
		}
	}
	t.Fatalf("no mirror is known: %s", said)
	return fresh{}
}

// remove takes a fresh system away, whose files may belong to somebody whom only it knows.
func remove(t *testing.T, folder string) {
	if err := os.RemoveAll(folder); err == nil {
		return
	}
	unshared := exec.Command("unshare", "--map-auto", "--map-root-user", "rm", "-rf", folder)
	if out, err := unshared.CombinedOutput(); err != nil {
		t.Logf("%s is left: %v\n%s", folder, err, out)
	}
}
