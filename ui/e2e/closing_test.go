//go:build e2e

package e2e

import (
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"strings"
	"testing"
	"time"
)

// Requests and events of the X protocol, by their numbers.
const (
	internAtom    = 16
	sendEvent     = 25
	getInputFocus = 43
	clientMessage = 33
)

// closeBox asks a window to close as a window manager does when its close box is clicked. There
// is no window manager here, and xdotool can only destroy.
func (d *display) closeBox(t *testing.T, window uint32) {
	t.Helper()
	if err := d.tryCloseBox(window); err != nil {
		t.Fatal(err)
	}
}

// tryCloseBox is closeBox for a window that may be gone already: that is an error.
func (d *display) tryCloseBox(window uint32) error {
	server, err := net.Dial("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(d.name, ":"))
	if err != nil {
		return err
	}
	defer server.Close()
	_ = server.SetDeadline(time.Now().Add(enough))
	return askToClose(server, window)
}

func askToClose(server io.ReadWriter, window uint32) error {
	order := binary.LittleEndian
	if _, err := server.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(server, head); err != nil {
		return err
	}
	rest := make([]byte, 4*int(order.Uint16(head[6:])))
	if _, err := io.ReadFull(server, rest); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("the X server refuses: %s", rest)
	}
	ask := func(request []byte) (answer [32]byte, err error) {
		order.PutUint16(request[2:], uint16(len(request)/4))
		if _, err = server.Write(request); err == nil {
			_, err = io.ReadFull(server, answer[:])
		}
		if err == nil && answer[0] != 1 {
			err = fmt.Errorf("the X server answers with error %d", answer[1])
		}
		return answer, err
	}
	atom := func(name string) (uint32, error) {
		request := make([]byte, 8+(len(name)+3)/4*4)
		request[0] = internAtom
		order.PutUint16(request[4:], uint16(len(name)))
		copy(request[8:], name)
		answer, err := ask(request)
		return order.Uint32(answer[8:]), err
	}
	protocols, err := atom("WM_PROTOCOLS")
	if err != nil {
		return err
	}
	closing, err := atom("WM_DELETE_WINDOW")
	if err != nil {
		return err
	}
	message := make([]byte, 44)
	message[0] = sendEvent
	order.PutUint16(message[2:], uint16(len(message)/4))
	order.PutUint32(message[4:], window)
	message[12], message[13] = clientMessage, 32
	order.PutUint32(message[16:], window)
	order.PutUint32(message[20:], protocols)
	order.PutUint32(message[24:], closing)
	if _, err := server.Write(message); err != nil {
		return err
	}
	// Sending an event has no answer; asking for anything brings its error, if there is one.
	_, err = ask([]byte{getInputFocus, 0, 0, 0})
	return err
}
