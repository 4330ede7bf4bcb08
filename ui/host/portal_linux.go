package host

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2/driver"
	"github.com/godbus/dbus/v5"

	"portroyal/ui/files"
)

// portalSoon is how long the portal may take to say that it is there.
const portalSoon = time.Second

// The portal, its dialogs, and the request that each of them is; see its documentation of org.freedesktop.portal.FileChooser.
const (
	portalName = "org.freedesktop.portal.Desktop"
	portalPath = "/org/freedesktop/portal/desktop"
	portalAsks = "org.freedesktop.portal.FileChooser"
	portalTold = "org.freedesktop.portal.Request"
)

// What a request has come to. What is neither is a dialog that could not be shown, or one that was closed otherwise than by its plate:
// GTK's says so of Escape.
const (
	chosen uint32 = iota
	givenUp
)

// portalShows is how soon after a question only a dialog that could not be shown is over; nobody is faster.
const portalShows = 300 * time.Millisecond

// byPortal asks by the portal.
func byPortal(ctx context.Context, r files.Request) (file string, err error) {
	address := os.Getenv("DBUS_SESSION_BUS_ADDRESS")
	if address == "" { // the library would start a bus of its own
		return "", files.ErrNone
	}
	// It is closed if it does not answer in time; whoever gives up later has its dialog closed over it first.
	within, end := context.WithCancel(context.WithoutCancel(ctx))
	defer end()
	late := time.AfterFunc(portalSoon, end)
	bus, err := dbus.Connect(address, dbus.WithContext(within))
	if err != nil {
		return "", err
	}
	late.Stop()
	defer bus.Close()
	portal := bus.Object(portalName, portalPath)
	soon, over := context.WithTimeout(ctx, portalSoon)
	defer over()
	if err := portal.CallWithContext(soon, "org.freedesktop.DBus.Properties.Get", 0, portalAsks, "version").Err; err != nil {
		return "", err
	}

	// Where the answer will come from is known before the question, so that none is missed.
	token := fmt.Sprintf("portroyal%d", rand.Uint32())
	sender := strings.ReplaceAll(strings.TrimPrefix(bus.Names()[0], ":"), ".", "_")
	request := dbus.ObjectPath(portalPath + "/request/" + sender + "/" + token)
	answers := make(chan *dbus.Signal, 4)
	bus.Signal(answers)
	if err := errors.Join(
		bus.AddMatchSignalContext(soon, dbus.WithMatchInterface(portalTold), dbus.WithMatchMember("Response")),
		bus.AddMatchSignalContext(soon, dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, portalName)),
	); err != nil {
		return "", err
	}
	type rule struct {
		Kind    uint32 // 0: by name
		Pattern string
	}
	type filter struct {
		Name  string
		Rules []rule
	}
	kinds := filter{Name: patterns(r.Endings)}
	for _, ending := range r.Endings {
		kinds.Rules = append(kinds.Rules, rule{0, "*" + ending})
	}
	method, options := ".OpenFile", map[string]dbus.Variant{
		"handle_token": dbus.MakeVariant(token), "modal": dbus.MakeVariant(true),
		"filters": dbus.MakeVariant([]filter{kinds}), "current_folder": dbus.MakeVariant(append([]byte(r.Folder), 0)),
	}
	if r.Name != "" {
		method, options["current_name"] = ".SaveFile", dbus.MakeVariant(r.Name)
	}
	var window string
	if of, x11 := owner().(driver.X11WindowContext); x11 {
		window = fmt.Sprintf("x11:%x", of.WindowHandle)
	}
	begun := time.Now()
	asked := portal.CallWithContext(ctx, portalAsks+method, 0, window, r.Title, options)
	if err := asked.Store(&request); err != nil { // old portals name it otherwise
		return "", err
	}
	for {
		select {
		case <-ctx.Done():
			bus.Object(portalName, request).Go(portalTold+".Close", dbus.FlagNoReplyExpected, nil)
			return "", ctx.Err()
		case answer, goes := <-answers:
			switch {
			case !goes:
				return "", errors.New("the session bus is gone")
			case answer.Path == request:
				return answered(answer, time.Since(begun) < portalShows)
			case answer.Name == "org.freedesktop.DBus.NameOwnerChanged":
				return "", errors.New("the portal is gone")
			}
		}
	}
}

// answered is the file in the portal's answer; soon is that nobody can have seen a dialog.
func answered(answer *dbus.Signal, soon bool) (file string, err error) {
	var what uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(answer.Body, &what, &results); err != nil {
		return "", err
	}
	switch what {
	case chosen:
		all, _ := results["uris"].Value().([]string)
		if len(all) == 0 {
			return "", errors.New("the portal names no file")
		}
		place, err := url.Parse(all[0])
		if err == nil && place.Scheme != "file" {
			err = fmt.Errorf("%s is no file", all[0])
		}
		if err != nil {
			return "", err
		}
		return filepath.FromSlash(place.Path), nil
	case givenUp:
		return "", nil
	}
	if soon {
		return "", fmt.Errorf("the portal shows no dialog (%d)", what)
	}
	return "", nil
}
