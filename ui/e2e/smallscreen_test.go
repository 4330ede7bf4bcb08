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
// millimetres wide and high, which servers without a screen do not know, and hands everything else on. With -DTWO it tells of two
// screens instead, each half of what there is, the second with twice as many pixels in an inch.
func measured(t *testing.T, wide, high int, options ...string) (folder string) {
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
	compile := exec.Command("cc", append(options, "-shared", "-fPIC", "-o", filepath.Join(folder, "libXrandr.so.2"), source, "-ldl",
		fmt.Sprintf("-DSYSTEM=%q", system), fmt.Sprintf("-DWIDE=%d", wide), fmt.Sprintf("-DHIGH=%d", high))...)
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
ON(XRRGetCrtcGamma) ON(XRRGetCrtcGammaSize) ON(XRRGetOutputPrimary)
ON(XRRQueryExtension) ON(XRRQueryVersion) ON(XRRSelectInput) ON(XRRSetCrtcConfig)
ON(XRRSetCrtcGamma) ON(XRRUpdateConfiguration) ON(XRRGetScreenResources) ON(XRRGetOutputProperty)
#ifdef TWO
enum { SECOND = 0x7fff0001, PARTS = 2 };
#else
enum { SECOND = -1, PARTS = 1 };
#endif
static RROutput outputs[2] = {0, SECOND};
static RRCrtc crtc;
XRRScreenResources *XRRGetScreenResourcesCurrent(Display *display, Window window) {
	XRRScreenResources *all = (XRRScreenResources *)hand("XRRGetScreenResourcesCurrent", (long)display, window, 0, 0, 0, 0, 0, 0, 0, 0);
	if (all && PARTS == 2) outputs[0] = all->outputs[0], crtc = all->crtcs[0], all->outputs = outputs, all->noutput = 2;
	for (int i = 0; all && i < all->nmode; i++) all->modes[i].width /= PARTS;
	return all;
}
XRROutputInfo *XRRGetOutputInfo(Display *display, XRRScreenResources *resources, RROutput output) {
	int second = output == SECOND;
	if (second) output = outputs[0];
	XRROutputInfo *info = (XRROutputInfo *)hand("XRRGetOutputInfo", (long)display, (long)resources, output, 0, 0, 0, 0, 0, 0, 0);
	if (info) info->mm_width = WIDE / (1 + second), info->mm_height = HIGH / (1 + second);
	if (info && second) info->crtc = SECOND;
	return info;
}
XRRCrtcInfo *XRRGetCrtcInfo(Display *display, XRRScreenResources *resources, RRCrtc of) {
	int second = of == SECOND;
	if (second) of = crtc;
	XRRCrtcInfo *info = (XRRCrtcInfo *)hand("XRRGetCrtcInfo", (long)display, (long)resources, of, 0, 0, 0, 0, 0, 0, 0);
	if (info) info->width /= PARTS, info->x += second * info->width;
	return info;
}
`
