//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/ui/settings"
)

// TestWindowHasRoomOnSmallScreens: the window is on the screen with all of it, however few of its units the screen
// has, because of its pixels, of what the player asks for, or of the millimetres that it says it has; as players start the
// program, without asking for anything, and otherwise.
func TestWindowHasRoomOnSmallScreens(t *testing.T) {
	t.Parallel()
	for _, screen := range []struct {
		width, height int
		scale         string // "" asks for nothing
		wide, high    int    // in millimetres; 0 where nobody knows
	}{
		{1920, 1080, "2", 0, 0},
		{800, 600, "1", 0, 0},
		{1280, 800, "2", 0, 0},
		{640, 480, "1", 0, 0},
		{640, 480, "", 0, 0},
		{800, 480, "", 0, 0},
		{1280, 800, "", 151, 95}, // a console to be held in both hands
		{1366, 768, "", 116, 65},
		{1920, 1080, "", 60, 34}, // as some screens say wrongly
	} {
		t.Run(fmt.Sprintf("%dx%d at %q, %dx%d mm", screen.width, screen.height, screen.scale, screen.wide, screen.high), func(t *testing.T) {
			p := newProgram(t, newDisplay(t, screen.width, screen.height), settings.Default())
			around := p.surroundings()
			if screen.scale != "" {
				around = append(around, "FYNE_SCALE="+screen.scale)
			}
			if screen.wide > 0 {
				around = append(around, "LD_LIBRARY_PATH="+measured(t, screen.wide, screen.high))
			}
			p.startIn(p.folder, around, p.files()...)
			var x, y, width, height int
			fits := func() bool {
				out, err := p.display.command("xdotool", "getwindowgeometry", "--shell", p.window).Output()
				if err != nil {
					return false
				}
				for _, line := range strings.Fields(string(out)) {
					name, value, _ := strings.Cut(line, "=")
					if at := map[string]*int{"X": &x, "Y": &y, "WIDTH": &width, "HEIGHT": &height}[name]; at != nil {
						_, _ = fmt.Sscan(value, at)
					}
				}
				return width > 0 && x >= 0 && y >= 0 && x+width <= screen.width && y+height <= screen.height
			}
			if !poll(enough, fits) {
				t.Errorf("it is %d by %d at %d, %d", width, height, x, y)
			}
			p.closeBox()
			p.mustEnd()
		})
	}
}

// measured makes a folder with a library for the program in the place of the system's: it says that the screen is so many
// millimetres wide and high, which servers without a screen do not know, and hands everything else on.
func measured(t *testing.T, wide, high int) (folder string) {
	t.Helper()
	known, err := exec.Command("/sbin/ldconfig", "-p").Output()
	_, after, found := strings.Cut(string(known), "libXrandr.so.2 ")
	_, system, _ := strings.Cut(after, "=> ")
	system, _, _ = strings.Cut(system, "\n")
	if err != nil || !found {
		t.Fatal("the system has no libXrandr.so.2:", err)
	}
	folder = t.TempDir()
	source := filepath.Join(folder, "randr.c")
	if err := os.WriteFile(source, []byte(randr), 0o600); err != nil {
		t.Fatal(err)
	}
	compile := exec.Command("cc", "-shared", "-fPIC", "-o", filepath.Join(folder, "libXrandr.so.2"), source, "-ldl",
		fmt.Sprintf("-DSYSTEM=%q", system), fmt.Sprintf("-DWIDE=%d", wide), fmt.Sprintf("-DHIGH=%d", high))
	if out, err := compile.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return folder
}

// randr hands on the functions that GLFW asks for. All their arguments are numbers or pointers, ten at the most.
const randr = `
#include <dlfcn.h>
#include <X11/extensions/Xrandr.h>
typedef long (*function)(long, long, long, long, long, long, long, long, long, long);
static long hand(const char *name, long a, long b, long c, long d, long e, long f, long g, long h, long i, long j) {
	static void *system;
	if (!system) system = dlopen(SYSTEM, RTLD_NOW);
	return ((function)dlsym(system, name))(a, b, c, d, e, f, g, h, i, j);
}
#define ON(name) long own_##name(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j) \
	__asm__(#name); \
	long own_##name(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j) \
	{ return hand(#name, a, b, c, d, e, f, g, h, i, j); }
ON(XRRAllocGamma) ON(XRRFreeGamma) ON(XRRFreeCrtcInfo) ON(XRRFreeOutputInfo) ON(XRRFreeScreenResources)
ON(XRRGetCrtcGamma) ON(XRRGetCrtcGammaSize) ON(XRRGetCrtcInfo) ON(XRRGetOutputPrimary)
ON(XRRGetScreenResourcesCurrent) ON(XRRQueryExtension) ON(XRRQueryVersion) ON(XRRSelectInput) ON(XRRSetCrtcConfig)
ON(XRRSetCrtcGamma) ON(XRRUpdateConfiguration) ON(XRRGetScreenResources) ON(XRRGetOutputProperty)
XRROutputInfo *XRRGetOutputInfo(Display *display, XRRScreenResources *resources, RROutput output) {
	XRROutputInfo *info = (XRROutputInfo *)hand("XRRGetOutputInfo", (long)display, (long)resources, output, 0, 0, 0, 0, 0, 0, 0);
	if (info) info->mm_width = WIDE, info->mm_height = HIGH;
	return info;
}
`
