package host

import (
	"bufio"
	"context"
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"portroyal/ui/files"
)

// question is one about a file.
var question = files.Request{Title: "Open a game", Endings: []string{".portroyal", ".json"}, Folder: "/some where"}

// program puts a script into the place of all programs.
func program(t *testing.T, name, script string) {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder)
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	t.Setenv(dialogsVariable, "")
	owner = func() any { return nil }
}

// Whatever a program that asks for files comes to is understood.
func TestChooserByProgram(t *testing.T) {
	for _, c := range []struct{ name, script, file, err string }{
		{"chosen", `echo "/some where/a+b%20ü.json"`, "/some where/a+b%20ü.json", ""},
		{"a name with a line break", "printf '/a\\nb.json\\n'", "/a\nb.json", ""},
		{"given up", "exit 1", "", ""},
		{"given up, with warnings of the toolkit", "echo Gtk-WARNING >&2; exit 1", "", ""},
		{"broken", "exit 5", "", "exit status 5"},
	} {
		program(t, "zenity", c.script)
		file, err := byDesktop(t.Context(), question)
		if told := errors.Join(err); file != c.file || (told == nil) != (c.err == "") || told != nil && !strings.Contains(told.Error(), c.err) {
			t.Errorf("%s: %q, %v", c.name, file, err)
		}
	}
	program(t, "zenity", `for each in "$@"; do echo "$each"; done`)
	saving := question
	saving.Name = "a game.json"
	told, err := byDesktop(t.Context(), saving)
	for _, want := range []string{"--save\n", "--title\nOpen a game\n", "--filename\n/some where/a game.json\n", "--confirm-overwrite\n", "*.portroyal *.json|"} {
		if err != nil || !strings.Contains(told, want) {
			t.Errorf("%q is not in %q, %v", want, told, err)
		}
	}
	program(t, "nothing", "")
	if _, err := byDesktop(t.Context(), question); !errors.Is(err, exec.ErrNotFound) {
		t.Errorf("without a program: %v", err)
	}
	program(t, "zenity", "echo /a.json")
	t.Setenv(dialogsVariable, "own")
	if chooser() != nil {
		t.Error("the player wants the game's own")
	}
}

// A dialog is closed with the question.
func TestChooserGivesUp(t *testing.T) {
	program(t, "zenity", "exec /bin/sleep 1000")
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, cancel)
	if file, err := byDesktop(ctx, question); file != "" || !errors.Is(err, context.Canceled) {
		t.Errorf("%q, %v", file, err)
	}
}

// portal stands in for the desktop's.
type portal struct {
	bus     *dbus.Conn
	asks    chan string // what it is asked
	answers func(request dbus.ObjectPath, bus *dbus.Conn)
}

func (p *portal) OpenFile(from dbus.Sender, _, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	token, folder := options["handle_token"].Value().(string), options["current_folder"].Value().([]byte)
	sender := strings.ReplaceAll(strings.TrimPrefix(string(from), ":"), ".", "_")
	request := dbus.ObjectPath(portalPath + "/request/" + sender + "/" + token)
	p.asks <- title + " in " + string(folder) + " for " + options["filters"].String()
	p.answers(request, p.bus) // even before it is known what the request is called
	return request, nil
}

// withPortal starts a bus with a portal.
func withPortal(t *testing.T, answers func(dbus.ObjectPath, *dbus.Conn)) *portal {
	t.Helper()
	program(t, "zenity", "exit 9")
	daemon := exec.Command("/usr/bin/dbus-daemon", "--session", "--nofork", "--print-address", "--address=unix:dir="+t.TempDir())
	out, err := daemon.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := daemon.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = daemon.Process.Kill()
		_ = daemon.Wait()
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", strings.TrimSpace(address))
	bus, err := dbus.Connect(strings.TrimSpace(address))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { bus.Close() })
	p := &portal{bus, make(chan string, 1), answers}
	version := func(string, string) (dbus.Variant, *dbus.Error) { return dbus.MakeVariant(uint32(4)), nil }
	if err := errors.Join(bus.Export(p, portalPath, portalAsks),
		bus.ExportMethodTable(map[string]any{"Get": version}, portalPath, "org.freedesktop.DBus.Properties")); err != nil {
		t.Fatal(err)
	}
	if _, err := bus.RequestName(portalName, dbus.NameFlagDoNotQueue); err != nil {
		t.Fatal(err)
	}
	return p
}

// Whatever the portal comes to is understood; only where it fails somebody else is asked.
func TestChooserByPortal(t *testing.T) {
	response := func(what uint32, results map[string]dbus.Variant) func(dbus.ObjectPath, *dbus.Conn) {
		return func(request dbus.ObjectPath, bus *dbus.Conn) {
			_ = bus.Emit("/org/freedesktop/portal/desktop/request/1_0/other", portalTold+".Response", uint32(1), map[string]dbus.Variant{})
			_ = bus.Emit(request, portalTold+".Response", what, results)
		}
	}
	uris := func(of ...string) map[string]dbus.Variant {
		return map[string]dbus.Variant{"uris": dbus.MakeVariant(of)}
	}
	for _, c := range []struct {
		name    string
		what    uint32
		results map[string]dbus.Variant
		file    string
		err     string
	}{
		{"chosen", chosen, uris("file:///some%20where/a+b%2520%C3%BC.json"), "/some where/a+b%20ü.json", ""},
		{"given up", givenUp, nil, "", ""},
		{"broken", 2, nil, "", "exit status 9"}, // as zenity is then
		{"no file", chosen, uris("https://example.org/a.json"), "", "exit status 9"},
		{"no answer", chosen, nil, "", "exit status 9"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := withPortal(t, response(c.what, c.results))
			file, err := byDesktop(t.Context(), question)
			if file != c.file || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
				t.Errorf("%q, %v", file, err)
			}
			const want = "Open a game in /some where\x00 for "
			if told := <-p.asks; !strings.HasPrefix(told, want) || !strings.Contains(told, `"*.portroyal *.json"`) {
				t.Errorf("it was asked %q", told)
			}
		})
	}
}

// GTK's dialog says of Escape that it ended otherwise, as of a dialog that could not be shown; nobody closes that so soon.
func TestPortalClosedByEscape(t *testing.T) {
	p := withPortal(t, func(request dbus.ObjectPath, bus *dbus.Conn) {
		time.AfterFunc(2*portalShows, func() { _ = bus.Emit(request, portalTold+".Response", uint32(2), map[string]dbus.Variant{}) })
	})
	if file, err := byDesktop(t.Context(), question); file != "" || err != nil {
		t.Errorf("%q, %v", file, err)
	}
	<-p.asks
}

// A bus without a portal is no reason to wait.
func TestChooserWithoutPortal(t *testing.T) {
	p := withPortal(t, nil)
	if _, err := p.bus.ReleaseName(portalName); err != nil {
		t.Fatal(err)
	}
	if _, err := byDesktop(t.Context(), question); err == nil || !strings.Contains(err.Error(), "exit status 9") {
		t.Errorf("%v", err)
	}
}

// A bus that takes calls and never answers does not keep the others from asking.
func TestChooserOnSilentBus(t *testing.T) {
	program(t, "zenity", "echo /a.json")
	address := filepath.Join(t.TempDir(), "bus")
	bus, err := net.Listen("unix", address)
	if err != nil {
		t.Fatal(err)
	}
	defer bus.Close()
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+address)
	if file, err := byDesktop(t.Context(), question); file != "/a.json" || err != nil {
		t.Errorf("%q, %v", file, err)
	}
}

// A portal that ends takes its dialog with it: somebody else asks.
func TestPortalGoes(t *testing.T) {
	p := withPortal(t, func(_ dbus.ObjectPath, bus *dbus.Conn) {
		time.AfterFunc(50*time.Millisecond, func() { bus.Close() })
	})
	if _, err := byDesktop(t.Context(), question); err == nil || !strings.Contains(err.Error(), "exit status 9") {
		t.Errorf("%v", err)
	}
	<-p.asks
}

// Who gives up in the window closes the portal's dialog.
func TestPortalIsClosed(t *testing.T) {
	closed := make(chan dbus.ObjectPath, 1)
	ctx, cancel := context.WithCancel(t.Context())
	withPortal(t, func(request dbus.ObjectPath, bus *dbus.Conn) {
		_ = bus.ExportMethodTable(map[string]any{"Close": func() *dbus.Error { closed <- request; return nil }}, request, portalTold)
		time.AfterFunc(50*time.Millisecond, cancel)
	})
	if _, err := byDesktop(ctx, question); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	select {
	case <-closed:
	case <-time.After(30 * time.Second):
		t.Error("its dialog stays open")
	}
}
