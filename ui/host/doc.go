// Package host is what stands between the program and the system that it runs on: the console to complain on, the
// display to open the window on and the screen to fit it into, signals and all other ways in which a program ends. What
// differs between systems has a file for each. The system of a page is a browser, see ui/browser.
package host
