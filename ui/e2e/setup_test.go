//go:build e2e

package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// backports is the list of sources that the fake apt-get finds in the folder that it is given.
const backports = "[deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] " +
	"http://packages.example bookworm-backports main]"

// TestSetup runs the script that sets a machine up, with everything that it calls replaced: the
// fakes answer as a machine of the given kind does, and take down what would be installed.
func TestSetup(t *testing.T) {
	t.Parallel()
	const update = "noninteractive apt-get -q -o DPkg::Lock::Timeout=300 update\n"
	const updateBackports = "noninteractive apt-get -q -o DPkg::Lock::Timeout=300 -o " + backports + " update\n"
	const installBackports = "noninteractive apt-get -q -o DPkg::Lock::Timeout=300 -o " + backports +
		" install -y --no-install-recommends golang-1.23-go ca-certificates\n"
	const linked = "link /usr/lib/go-1.23/bin/go\n"
	const install = "noninteractive apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "
	for _, test := range []struct {
		name    string
		purpose string
		without string            // commands that the machine does not have
		machine map[string]string // how it differs from root on a complete Debian
		calls   string
		prints  string // a part of what it tells on the way
		says    string // a part of the one sentence with which it fails, "" if it does not
	}{
		{name: "nothing is missing", purpose: "test", without: "apt-get sudo"},
		{
			name: "packages, as root", purpose: "play", without: "sudo",
			machine: map[string]string{"MISSING": "gcc xorg-dev xvfb"}, calls: update + install + "gcc xorg-dev\n",
		},
		{
			name: "packages to test with", purpose: "test",
			machine: map[string]string{"MISSING": "xvfb libgl1-mesa-dri"},
			calls:   update + install + "xvfb libgl1-mesa-dri\n",
		},
		{
			name: "packages to make packages with", purpose: "package",
			machine: map[string]string{"MISSING": "gcc git mmdebstrap"},
			calls:   update + install + "gcc git mmdebstrap\n",
		},
		{
			name: "packages, not as root", purpose: "play",
			machine: map[string]string{"MISSING": "gcc", "USER_ID": "1000"},
			calls:   "sudo env\n" + update + "sudo env\n" + install + "gcc\n",
		},
		{
			name: "no sudo", purpose: "play", without: "sudo",
			machine: map[string]string{"MISSING": "gcc", "USER_ID": "1000"}, says: "install gcc as root",
		},
		{
			name: "no apt", purpose: "test", without: "apt-get",
			machine: map[string]string{"MISSING": "gcc xvfb"}, says: "install gcc xvfb by hand",
		},
		{
			name: "no network", purpose: "play", machine: map[string]string{"MISSING": "gcc", "APT_FAILS": "1"},
			calls: update, says: "gcc could not be installed",
		},
		{
			name: "no Go, and one among the backports", purpose: "play", without: "go sudo",
			machine: map[string]string{
				"PACKAGES": "golang-1.19-go", "BACKPORTS": "golang-1.21-go golang-1.23-go",
				"LINKED": "go1.99.1",
			},
			calls: update + updateBackports + installBackports + linked, prints: "Go 1.23 fetches Go 1.",
		},
		{
			name: "an old Go, not as root", purpose: "engine",
			machine: map[string]string{
				"GO": "", "GO_HERE": "", "PACKAGES": "golang-1.22-go golang-1.9-go",
				"SOURCES": "Ubuntu http://packages.example noble main",
				"LINKED":  "go1.99.1", "USER_ID": "1000",
			},
			calls: "sudo env\n" + update + "sudo env\n" + install +
				"golang-1.22-go ca-certificates\nlink /usr/lib/go-1.22/bin/go\n",
		},
		{
			name: "a Go of the distribution that need not fetch", purpose: "engine", without: "go",
			machine: map[string]string{"PACKAGES": "golang-1.99-go golang-1.26-go", "LINKED": "go1.99.1"},
			calls:   update + install + "golang-1.99-go ca-certificates\nlink /usr/lib/go-1.99/bin/go\n",
		},
		{
			name: "a Go that cannot fetch", purpose: "engine", without: "go",
			machine: map[string]string{
				"PACKAGES": "golang-1.19-go", "BACKPORTS": "golang-1.23-go",
				"LINKED_HERE": "go1.23.5",
			},
			calls: update + updateBackports + installBackports + linked,
			says:  "1.23.5 is installed and cannot fetch it; install Go 1.",
		},
		{
			name: "another one would fetch no better", purpose: "engine",
			machine: map[string]string{
				"GO": "", "GO_HERE": "go1.22.1 X:experiment", "PACKAGES": "golang-1.19-go",
				"BACKPORTS": "golang-1.23-go",
			},
			calls: update + updateBackports,
			says:  "1.22.1 is installed and cannot fetch it (go: no network); install Go 1.",
		},
		{
			name: "no Go anywhere", purpose: "engine", without: "go",
			machine: map[string]string{"PACKAGES": "golang-1.19-go"},
			calls:   update + updateBackports, says: "Go is missing; install Go 1.",
		},
		{
			name: "no Go and no network", purpose: "engine", without: "go",
			machine: map[string]string{"APT_FAILS": "1"},
			calls:   update, says: "Go is missing; install Go 1.",
		},
		{
			name: "no Go and no sudo", purpose: "engine", without: "go sudo",
			machine: map[string]string{"USER_ID": "1000"}, says: "install Go as root",
		},
		{
			name: "no Debian, no Go", purpose: "engine", without: "go dpkg-query apt-get",
			says: "Go is missing; install Go 1.",
		},
		{
			name: "no Debian, an old Go", purpose: "engine", without: "dpkg-query apt-get",
			machine: map[string]string{"GO": "go1.9.7", "GO_HERE": "go1.9.7"},
			says:    "1.9.7 is installed and cannot fetch it; install Go 1.",
		},
		{name: "a newer Go", purpose: "engine", machine: map[string]string{"GO": "go1.99 X:experiment"}},
		{
			name: "Go is all that the engine needs", purpose: "engine", without: "apt-get",
			machine: map[string]string{"MISSING": "gcc"},
		},
		{name: "no Debian, complete", purpose: "test", without: "dpkg-query apt-get"},
		{
			name: "no Debian, no compiler", purpose: "play", without: "dpkg-query apt-get cc",
			says: "a C compiler is missing",
		},
		{
			name: "no Debian, no headers", purpose: "play", without: "dpkg-query apt-get",
			machine: map[string]string{"MISSING": "GL/gl.h"}, says: "GL/gl.h missing",
		},
		{name: "no Debian, no screen", purpose: "test", without: "dpkg-query apt-get Xvfb", says: "Xvfb missing"},
		{name: "no Debian, nothing to look at packages with", purpose: "test", without: "dpkg-query apt-get rpm lintian"},
		{
			name: "no Debian, no packages", purpose: "package", without: "dpkg-query apt-get rpm lintian",
			says: "lintian rpm missing",
		},
		{name: "another system", purpose: "play", machine: map[string]string{"SYSTEM": "Darwin"}, says: "only Linux"},
		{name: "no purpose", says: "engine, play, test, package, windows or web"},
	} {
		t.Run(test.name, func(t *testing.T) {
			machine := newMachine(t, strings.Fields(test.without))
			printed, said, failed := machine.setUp(t, test.purpose, test.machine)
			calls, err := os.ReadFile(machine.calls)
			if err != nil {
				t.Fatal(err)
			}
			if string(calls) != test.calls {
				t.Errorf("calls\n%sinstead of\n%s", calls, test.calls)
			}
			if failed != (test.says != "") {
				t.Errorf("failed: %v; said %q", failed, said)
			}
			if failed && (strings.Count(said, "\n") != 1 || !strings.Contains(said, test.says)) {
				t.Errorf("says %q instead of one sentence with %q", said, test.says)
			}
			if !strings.Contains(printed, test.prints) {
				t.Errorf("prints %q instead of %q", printed, test.prints)
			}
			if !failed && said != "" {
				t.Errorf("complains %q", said)
			}
		})
	}
}

// machine is a folder with the only commands that the script finds.
type machine struct {
	folder string
	calls  string // file with what would have been installed
}

// fakes are the commands that are not what they seem.
var fakes = map[string]string{
	"go": `version=$GO; [[ $GOTOOLCHAIN == local ]] && version=$GO_HERE; [[ -n $version ]] && echo "$version" ||
		{ echo "go: downloading"; echo "go: no network"; exit 1; } >&2`,
	// The new Go answers with what the old one would not.
	"ln": `echo "link ${*: -2:1}" >>"$CALLS"
		echo "#!$BASH"' 
			version=$LINKED; [[ $GOTOOLCHAIN == local ]] && version=$LINKED_HERE
			[[ -n $version ]] && echo "$version"' >"${*: -1}"
		chmod +x "${*: -1}"`,
	"apt-cache": `[[ $1 == search ]] && list=$PACKAGES || list="$PACKAGES $BACKPORTS"
		for package in $list; do echo "$package - a compiler"; done`,
	"id":         `echo "$USER_ID"`,
	"uname":      `echo "$SYSTEM"`,
	"dpkg-query": `case " $MISSING " in *" ${*: -1} "*) exit 1 ;; esac; echo -n "ii "`,
	"apt-get": `[[ $1 == indextargets ]] && { echo "$SOURCES"; exit; }
		args=()
		for arg; do
			[[ $arg == Dir::Etc::SourceParts=* ]] && arg="[$(<"${arg#*=}/portroyal-backports.list")]"
			args+=("$arg")
		done
		echo "${DEBIAN_FRONTEND-} apt-get ${args[*]}" >>"$CALLS"; [[ -z $APT_FAILS ]]`,
	"sudo":       `echo "sudo $1" >>"$CALLS"; exec "$@"`,
	"cc":         `read -r include; case " $MISSING " in *" ${include:10:-1} "*) exit 1 ;; esac`,
	"pkg-config": ``, "Xvfb": ``, "xdotool": ``, "import": ``, "git": ``, "dbus-daemon": ``,
	// Tools to make and check packages with.
	"mmdebstrap": ``, "lintian": ``, "dpkg-deb": ``, "desktop-file-validate": ``, "appstreamcli": ``,
	"update-mime-database": ``, "gio": ``, "xmllint": ``, "mandoc": ``, "rpm": ``, "file": ``,
	"x86_64-w64-mingw32-gcc": ``, "x86_64-w64-mingw32-windres": ``,
}

// honest are the commands that are what they seem.
var honest = []string{"bash", "env", "dirname", "awk", "sort", "head", "tail", "mktemp", "mkdir", "chmod", "cp", "rm"}

func newMachine(t *testing.T, without []string) machine {
	t.Helper()
	m := machine{t.TempDir(), filepath.Join(t.TempDir(), "calls")}
	if err := os.WriteFile(m.calls, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, name := range honest {
		file, err := exec.LookPath(name)
		if err == nil {
			err = os.Symlink(file, filepath.Join(m.folder, name))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, does := range fakes {
		script := "#!" + filepath.Join(m.folder, "bash") + "\n" + does + "\n"
		if err := os.WriteFile(filepath.Join(m.folder, name), []byte(script), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range without {
		if err := os.Remove(filepath.Join(m.folder, name)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// setUp runs the script; it gives what it prints, what it says on standard error and whether it failed.
func (m machine) setUp(t *testing.T, purpose string, differs map[string]string) (printed, said string, failed bool) {
	t.Helper()
	values := map[string]string{
		"GO": "go1.99.1", "GO_HERE": "go1.99.1", "LINKED": "", "LINKED_HERE": "", "PACKAGES": "", "BACKPORTS": "",
		"SOURCES": "Debian http://packages.example bookworm main",
		"USER_ID": "0", "SYSTEM": "Linux", "MISSING": "", "APT_FAILS": "",
	}
	for name, value := range differs {
		values[name] = value
	}
	// In a copy of what it needs of the checkout, since it puts a Go that it has installed there.
	checkout := t.TempDir()
	if err := os.Mkdir(filepath.Join(checkout, ".ci"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{".ci/setup", "go.mod"} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err == nil {
			err = os.WriteFile(filepath.Join(checkout, name), text, 0o777)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(filepath.Join(m.folder, "bash"), ".ci/setup")
	if purpose != "" {
		cmd.Args = append(cmd.Args, purpose)
	}
	cmd.Dir = checkout
	cmd.Env = []string{"PATH=" + m.folder, "CALLS=" + m.calls}
	for name, value := range values {
		cmd.Env = append(cmd.Env, name+"="+value)
	}
	var out, console bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &console
	err := cmd.Run()
	if _, exited := err.(*exec.ExitError); err != nil && !exited {
		t.Fatal(err)
	}
	return out.String(), console.String(), err != nil
}
