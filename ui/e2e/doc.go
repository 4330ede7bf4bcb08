// Package e2e plays the program itself: it starts it on a screen of its own, types and clicks as
// a player does, and follows in the program's log what comes of it. It knows nothing of widgets
// and never looks at pixels; the pictures that it takes are for people. Some games it plays by ear: it knows nothing then but
// what a screen reader is told.
//
// The tests need the build tag e2e, a C compiler, Xvfb, xdotool, ImageMagick, a bus and at-spi2-core; make
// test sets all of that up. They build the program as players get it.
package e2e
