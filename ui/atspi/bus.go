package atspi

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
)

// patience is for how long a bus may leave something unanswered or unread.
const patience = time.Second

var errLost = errors.New("the connection is lost")

// bus is a connection to a message bus that keeps nobody waiting: it ends with its context, and it is lost when the bus
// does not read or closes it.
type bus struct {
	*dbus.Conn
	within context.Context
}

// connect connects to the bus of an address. Every signal is heard on the goroutine that reads, which must not be kept.
func connect(ctx context.Context, address string, heard func(*dbus.Signal)) (*bus, error) {
	raw, err := dial(ctx, address)
	if err != nil {
		return nil, err
	}
	_ = raw.SetReadDeadline(time.Now().Add(patience))
	conn, err := dbus.NewConn(wire{raw, bufio.NewReader(raw)}, dbus.WithContext(ctx), dbus.WithSignalHandler(hearing(heard)))
	if err == nil {
		err = conn.Auth(nil)
	}
	if err == nil {
		err = conn.Hello()
	}
	if err != nil {
		raw.Close()
		return nil, fmt.Errorf("connecting to %s: %w", address, err)
	}
	_ = raw.SetReadDeadline(time.Time{})
	return &bus{conn, ctx}, nil
}

// call calls a method and stores what it answers, if it does so in time.
func (b *bus) call(to string, at dbus.ObjectPath, method string, flags dbus.Flags, args []any, results ...any) error {
	ctx, cancel := context.WithTimeout(b.within, patience)
	defer cancel()
	if err := b.Object(to, at).CallWithContext(ctx, method, flags, args...).Store(results...); err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	return nil
}

// listen asks for signals of a sender, each by the options of a match.
func (b *bus) listen(matches ...[]dbus.MatchOption) error {
	ctx, cancel := context.WithTimeout(b.within, patience)
	defer cancel()
	for _, match := range matches {
		if err := b.AddMatchSignalContext(ctx, match...); err != nil {
			return fmt.Errorf("listening: %w", err)
		}
	}
	return nil
}

// owner matches the signal that a name has another owner or none.
func owner(name string) []dbus.MatchOption {
	return []dbus.MatchOption{
		dbus.WithMatchInterface("org.freedesktop.DBus"), dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, name),
	}
}

// lost reports whether a signal says that a name has not the owner any more that it had.
func lost(s *dbus.Signal) bool {
	return s.Name == "org.freedesktop.DBus.NameOwnerChanged" && len(s.Body) == 3 && s.Body[1] != ""
}

// hearing is a function as the library wants to call it.
type hearing func(*dbus.Signal)

// DeliverSignal implements dbus.SignalHandler.
func (h hearing) DeliverSignal(_, _ string, s *dbus.Signal) { h(s) }

// wire is what a bus is written to and read from.
type wire struct {
	net.Conn
	in *bufio.Reader // the library reads byte by byte
}

func (w wire) Read(p []byte) (int, error) { return w.in.Read(p) }

// Write gives the connection up if it cannot write in time: half a message cannot be taken back.
func (w wire) Write(p []byte) (int, error) {
	_ = w.SetWriteDeadline(time.Now().Add(patience))
	n, err := w.Conn.Write(p)
	if err != nil {
		w.Close()
	}
	return n, err
}

// sessionAddress is where the session's bus is, if there is any; none is started.
func sessionAddress() string {
	if address := os.Getenv("DBUS_SESSION_BUS_ADDRESS"); address != "" && address != "autolaunch:" {
		return address
	}
	socket := filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "bus")
	if _, err := os.Stat(socket); err != nil || !filepath.IsAbs(socket) {
		return ""
	}
	return "unix:path=" + dbus.EscapeBusAddressValue(socket)
}

// dial connects to the first that can be reached of the places that an address of a bus names.
func dial(ctx context.Context, address string) (net.Conn, error) {
	failed := fmt.Errorf("%q is no address of a bus", address)
	dialer := net.Dialer{Timeout: patience}
	for place := range strings.SplitSeq(address, ";") {
		kind, rest, _ := strings.Cut(place, ":")
		keys := map[string]string{}
		for pair := range strings.SplitSeq(rest, ",") {
			key, value, _ := strings.Cut(pair, "=")
			keys[key], _ = dbus.UnescapeBusAddressValue(value) // what cannot be read leads nowhere
		}
		network, to := "unix", keys["path"]
		switch {
		case kind == "unix" && keys["abstract"] != "":
			to = "@" + keys["abstract"]
		case kind == "tcp":
			network, to = "tcp", net.JoinHostPort(keys["host"], keys["port"])
		case kind != "unix" || to == "":
			continue
		}
		conn, err := dialer.DialContext(ctx, network, to)
		if err == nil {
			return conn, nil
		}
		failed = err
	}
	return nil, failed
}
