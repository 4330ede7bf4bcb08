package host

import "github.com/rymdport/portal/settings"

// watchMotion says whether the desktop asks for less motion, and again whenever that changes. Without a desktop that can be
// asked it does not.
func watchMotion(tell func(still bool)) {
	tell(asksForLess(settings.ReadOne))
	// It returns only where nothing can be heard of changes.
	_ = settings.OnSignalSettingChanged(func(settings.Changed) { tell(asksForLess(settings.ReadOne)) })
}

// asksForLess asks for the preference that desktops share, and for that of GNOME before there was one.
func asksForLess(read func(namespace, key string) (any, error)) bool {
	if reduced, err := read("org.freedesktop.appearance", "reduced-motion"); err == nil && reduced == uint32(1) {
		return true
	}
	animates, err := read("org.gnome.desktop.interface", "enable-animations")
	return err == nil && animates == false
}
