//go:build e2eweb

package web

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/websocket"
)

// browser is Chromium without a screen, and a tab that it shows. It is told what to do by the protocol of its
// developer tools, of which so little is needed here that a library for it would bring a hundred times as much.
type browser struct {
	t       *testing.T
	all     *websocket.Conn
	tab     string // the session with the tab that is spoken to
	asked   int
	answers chan answer
	console []string  // what the page has written there
	touched time.Time // when fingers have done something last, as the page is told
}

// answer is what the browser answers, or tells by itself.
type answer struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *struct{ Message string }
}

// unencrypted is a host of ours that is not the machine itself, which browsers trust without encryption as well.
const unencrypted = "port-royal.test"

// patience is how long the browser gets for one answer.
const patience = 60 * time.Second

// newBrowser starts a browser in that language, with whatever it has kept in a folder.
func newBrowser(t *testing.T, language, profile string) *browser {
	t.Helper()
	program, err := exec.LookPath("chromium")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	// A container has neither a sandbox nor a graphics card nor much shared memory.
	command := exec.CommandContext(ctx, program, "--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
		"--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run", "--remote-debugging-port=0",
		"--remote-allow-origins=*", "--host-resolver-rules=MAP "+unencrypted+" 127.0.0.1", "--window-size=1280,800", "--lang="+language, "--accept-lang="+language,
		"--user-data-dir="+profile, "about:blank")
	command.Env = append(os.Environ(), "LANGUAGE="+language)
	command.Cancel = func() error { return command.Process.Signal(os.Interrupt) }
	command.WaitDelay = 10 * time.Second
	port := filepath.Join(profile, "DevToolsActivePort")
	_ = os.Remove(port) // of the browser before
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		stop()
		_ = command.Wait() // it says that it was interrupted
	})
	b := &browser{t: t, answers: make(chan answer, 1000)}
	var address string
	b.until("the browser to listen", patience, func() bool {
		text, err := os.ReadFile(port)
		lines := strings.Fields(string(text))
		if err != nil || len(lines) < 2 {
			return false
		}
		address = "ws://127.0.0.1:" + lines[0] + lines[1]
		return true
	})
	b.all, err = websocket.Dial(address, "", "http://127.0.0.1")
	if err != nil {
		t.Fatal(err)
	}
	b.attach()
	return b
}

// attach listens to the browser, and turns to its tab.
func (b *browser) attach() {
	go func() {
		defer close(b.answers)
		for {
			var one answer
			if err := websocket.JSON.Receive(b.all, &one); err != nil {
				return
			}
			b.answers <- one
		}
	}()
	var found struct {
		TargetInfos []struct{ TargetID, Type string }
	}
	b.ask("", "Target.getTargets", nil, &found)
	for _, target := range found.TargetInfos {
		if target.Type == "page" {
			b.toTab(target.TargetID)
			return
		}
	}
	b.t.Fatal("the browser has no tab")
}

// toTab turns to a tab.
func (b *browser) toTab(id string) {
	var attached struct{ SessionID string }
	b.ask("", "Target.attachToTarget", map[string]any{"targetId": id, "flatten": true}, &attached)
	b.tab = attached.SessionID
	for _, part := range []string{"Page.enable", "Runtime.enable", "Log.enable"} {
		b.do(part, nil)
	}
	b.do("Emulation.setDeviceMetricsOverride", map[string]any{
		"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false,
	})
}

// do has the tab do something.
func (b *browser) do(method string, params map[string]any) { b.ask(b.tab, method, params, nil) }

// ask asks the browser, for "", or a tab of it, and waits for the answer.
func (b *browser) ask(tab, method string, params map[string]any, result any) {
	b.t.Helper()
	if err := b.asks(tab, method, params, result); err != nil {
		b.t.Fatalf("%s: %v\n%s", method, err, strings.Join(b.console, "\n"))
	}
}

// asks is ask where an error is no failure.
func (b *browser) asks(tab, method string, params map[string]any, result any) error {
	b.asked++
	question := map[string]any{"id": b.asked, "method": method, "params": params}
	if params == nil {
		question["params"] = map[string]any{}
	}
	if tab != "" {
		question["sessionId"] = tab
	}
	if err := websocket.JSON.Send(b.all, question); err != nil {
		return err
	}
	late := time.After(patience)
	for {
		select {
		case one, open := <-b.answers:
			switch {
			case !open:
				return errors.New("the browser has ended")
			case one.ID == 0:
				b.told(one)
			case one.ID != b.asked: // nobody waits for it any more
			case one.Error != nil:
				return errors.New(one.Error.Message)
			case result != nil:
				return json.Unmarshal(one.Result, result)
			default:
				return nil
			}
		case <-late:
			return fmt.Errorf("no answer within %v", patience)
		}
	}
}

// told takes down what the page writes on its console.
func (b *browser) told(one answer) {
	switch one.Method {
	case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
		b.console = append(b.console, one.Method+" "+string(one.Params))
	}
}

// moved is the browser's error when a page is left before it can answer.
const moved = "Inspected target navigated or closed"

// evaluate evaluates a script in the page, waits for what it promises, and reads the value into result. If the page is
// left meanwhile, a script without a result has done its work, and the next page is asked for any other.
func (b *browser) evaluate(script string, result any) {
	b.t.Helper()
	var evaluated struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails json.RawMessage
	}
	asks := func() error {
		return b.asks(b.tab, "Runtime.evaluate", map[string]any{
			"expression": script, "awaitPromise": true, "returnByValue": true,
		}, &evaluated)
	}
	err := asks()
	for began := time.Now(); err != nil && err.Error() == moved && time.Since(began) < patience; err = asks() {
		if result == nil {
			return
		}
	}
	if err != nil {
		b.t.Fatalf("%s: %v\n%s", script, err, strings.Join(b.console, "\n"))
	}
	if evaluated.ExceptionDetails != nil {
		b.t.Fatalf("%s: %s", script, evaluated.ExceptionDetails)
	}
	if result == nil {
		return
	}
	if err := json.Unmarshal(evaluated.Result.Value, result); err != nil {
		b.t.Fatalf("%s: %v", script, err)
	}
}

// key is a key as the browser names it.
type key struct {
	name, code string
	number     int
	text       string
}

var (
	space  = key{" ", "Space", 32, " "}
	enter  = key{"Enter", "Enter", 13, "\r"}
	tab    = key{"Tab", "Tab", 9, ""}
	left   = key{"ArrowLeft", "ArrowLeft", 37, ""}
	up     = key{"ArrowUp", "ArrowUp", 38, ""}
	down   = key{"ArrowDown", "ArrowDown", 40, ""}
	escape = key{"Escape", "Escape", 27, ""}
	f1     = key{"F1", "F1", 112, ""}
)

// letter is the key of a small letter.
func letter(of rune) key {
	upper := strings.ToUpper(string(of))
	return key{string(of), "Key" + upper, int(upper[0]), string(of)}
}

// press presses a key and lets go of it.
func (b *browser) press(k key) {
	b.t.Helper()
	for _, way := range []string{"keyDown", "keyUp"} {
		params := map[string]any{"type": way, "key": k.name, "code": k.code, "windowsVirtualKeyCode": k.number}
		if way == "keyDown" {
			params["text"] = k.text
		}
		b.do("Input.dispatchKeyEvent", params)
	}
}

// click presses the mouse and lets go of it, at pixels of the page.
func (b *browser) click(x, y float64) {
	b.t.Helper()
	for _, way := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		params := map[string]any{"type": way, "x": x, "y": y}
		if way != "mouseMoved" {
			params["button"], params["clickCount"] = "left", 1
		}
		b.do("Input.dispatchMouseEvent", params)
	}
}

// until waits until something is so.
func (b *browser) until(what string, most time.Duration, so func() bool) {
	b.t.Helper()
	for began := time.Now(); !so(); time.Sleep(50 * time.Millisecond) {
		if time.Since(began) > most {
			b.t.Fatalf("waited %v for %s\n%s", most, what, strings.Join(b.console, "\n"))
		}
	}
}

// shoot takes a picture of the page.
func (b *browser) shoot(name string) {
	b.t.Helper()
	if *shots == "" {
		return
	}
	file := filepath.Join(*shots, strings.ReplaceAll(name, "/", " ")+".png")
	if err := errors.Join(os.MkdirAll(*shots, 0o777), os.WriteFile(file, b.screenshot(), 0o666)); err != nil {
		b.t.Error(err)
	}
}

// screenshot is what is seen of the page, as a PNG.
func (b *browser) screenshot() []byte {
	b.t.Helper()
	var picture struct{ Data string }
	b.ask(b.tab, "Page.captureScreenshot", map[string]any{"format": "png"}, &picture)
	content, err := base64.StdEncoding.DecodeString(picture.Data)
	if err != nil {
		b.t.Fatal(err)
	}
	return content
}
