// Package host connects the program to the system that it runs on: the console to complain on, the display to open the
// window on and the screen to fit it into, signals and all other ways in which a program ends. Code that differs
// between systems has a file for each. The system of a page is a browser, see ui/browser.
package host
