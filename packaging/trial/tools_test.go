//go:build package

package trial

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestSums checks the sums of all packages, and that each has one.
func TestSums(t *testing.T) {
	said := callIn(t, *dist, os.Environ(), "sha256sum", "--check", "--strict", "SHA256SUMS")
	files, err := os.ReadDir(*dist)
	if err != nil {
		t.Fatal(err)
	}
	if lines := strings.Count(said, ": OK\n"); lines != len(files)-1 {
		t.Errorf("%d of %d files have a sum:\n%s", lines, len(files)-1, said)
	}
}

// TestDebByItsTools has Debian's tools look at the package and what is in it.
func TestDebByItsTools(t *testing.T) {
	deb := made(t, *dist, "portroyal_*.deb")
	if said := call(t, "lintian", "--fail-on", "error,warning", "--allow-root", deb); strings.TrimSpace(said) != "" {
		t.Logf("lintian: %s", said)
	}
	folder := t.TempDir()
	call(t, "dpkg-deb", "-x", deb, folder)
	share := filepath.Join(folder, "usr/share")
	call(t, "desktop-file-validate", made(t, filepath.Join(share, "applications"), "*.desktop"))
	call(t, "xmllint", "--noout", made(t, filepath.Join(share, "mime/packages"), "*.xml"))
	t.Logf("appstreamcli: %s", call(t, "appstreamcli", "validate", "--no-net", "--explain",
		made(t, filepath.Join(share, "metainfo"), "*.xml")))
	call(t, "mandoc", "-T", "lint", "-W", "warning", made(t, filepath.Join(share, "man/man6"), "*.gz"))
	if said := call(t, "file", filepath.Join(folder, "usr/games/portroyal")); !strings.Contains(said, "pie executable") ||
		!strings.Contains(said, ", stripped") {
		t.Errorf("the program is %s", said)
	}
}

// elsewhere is what is in another place in each kind of package.
var elsewhere = regexp.MustCompile(`^/usr/(games|bin|share/doc|share/licenses)/`)

// TestRpm has rpm read the package, looks whether all is in it that is in Debian's, and installs it into a folder,
// where nobody asks for libraries. A turn is played with what is there, and this machine's libraries.
func TestRpm(t *testing.T) {
	rpm := made(t, *dist, "portroyal-*.rpm")
	call(t, "rpm", "--checksig", "--nosignature", rpm)
	system := t.TempDir()
	in := func(args ...string) string { // as if root had called it
		t.Helper()
		return call(t, "unshare", append([]string{"--map-root-user", "rpm", "--root", system}, args...)...)
	}
	in("--initdb")
	in("--install", "--nodeps", rpm)
	in("--verify", "--nodeps", "portroyal")
	program := filepath.Join(system, "usr/bin/portroyal")
	if said, name := call(t, program, "-version"), filepath.Base(rpm); !strings.HasPrefix(
		name, "portroyal-"+strings.TrimSpace(strings.TrimPrefix(said, "Port Royal "))+"-") {
		t.Errorf("in %s is %s", name, said)
	}
	d, home := newDisplay(t), t.TempDir()
	prepare(t, filepath.Join(home, settingsFile))
	log := filepath.Join(t.TempDir(), "log.json")
	playing := start(t, exec.Command(program, flags(log)...), home, []string{
		"HOME=" + home, "DISPLAY=" + d.name, "LANG=C", "LIBGL_ALWAYS_SOFTWARE=1", "XDG_RUNTIME_DIR=" + home,
	})
	d.playTurn("rpm", log)
	playing.mustEnd(t)
	in("--erase", "portroyal")
	if left := filesIn(t, filepath.Join(system, "usr"), func(name string) bool {
		return strings.HasPrefix(name, "lib/sysimage") || strings.HasPrefix(name, "lib/rpm") // its own book
	}); len(left) > 0 {
		t.Errorf("left in the system: %v", left)
	}
	for _, folder := range []string{"doc", "licenses"} {
		if _, err := os.Stat(filepath.Join(system, "usr/share", folder, "portroyal")); err == nil {
			t.Errorf("the folder in %s is left", folder)
		}
	}
	listed := strings.Fields(call(t, "rpm", "--query", "--list", "--package", rpm))
	inDeb := strings.Fields(call(t, "sh", "-c", `dpkg-deb --fsys-tarfile "$1" | tar -t | grep -v '/$' | sed 's/^\.//'`,
		"sh", made(t, *dist, "portroyal_*.deb")))
	lie := func(name string) bool { return elsewhere.MatchString(name) }
	if differ := append(without(slices.DeleteFunc(slices.Clone(inDeb), lie), listed),
		without(slices.DeleteFunc(slices.Clone(listed), lie), inDeb)...); len(differ) > 0 {
		t.Errorf("only in one of the packages: %v", differ)
	}
	if !slices.Contains(listed, "/usr/bin/portroyal") {
		t.Errorf("the program is not among %v", listed)
	}
	needs := call(t, "rpm", "--query", "--requires", "--package", rpm)
	for _, library := range []string{"libGL.so.1", "libX11.so.6", "libwayland-client.so.0", "libxkbcommon.so.0"} {
		if !strings.Contains(needs, library+"()(64bit)\n") {
			t.Errorf("%s is not among what it needs:\n%s", library, needs)
		}
	}
}

// TestSameBytes makes the packages again, from a copy of the repository in another folder.
func TestSameBytes(t *testing.T) {
	other := filepath.Join(t.TempDir(), "somewhere else")
	call(t, "git", "clone", "--quiet", root, other)
	// As it is here, whether it has been committed or not.
	call(t, "sh", "-c", `cd "$1" && git ls-files -z --cached --others --exclude-standard | xargs -0 sh -c '
		for file; do
			if [ -e "$file" ]; then mkdir -p "$0/$(dirname "$file")"; cp -p "$file" "$0/$file"
			else rm -f "$0/$file"; fi
		done
		' "$2"`, "sh", root, other)
	callIn(t, other, os.Environ(), "go", "run", "-tags", "ci", "./packaging/linux", "-build-tags", *tags,
		"-site", *site, "-o", "dist")
	callIn(t, other, os.Environ(), "go", "run", "-tags", "ci", "./packaging/windows", "-build-tags", *tags, "-o", "dist")
	want, err := os.ReadFile(filepath.Join(*dist, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(other, "dist/SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("elsewhere the packages are\n%s, not\n%s", got, want)
	}
}
