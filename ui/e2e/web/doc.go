// Package web plays the game in a real browser, as a player does, and looks afterwards at what the browser keeps of it.
// It knows nothing of widgets, and of pixels only whether they are still the same; the pictures that it takes are for people.
//
// The tests need the build tag e2eweb and Chromium; make e2e-web sets it up and makes the pages first.
package web
