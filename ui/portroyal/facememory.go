package portroyal

// The size of the cache of card pictures, in bytes. The cards on a table late in a game for five take 5 bytes for each
// pixel of the window, fans and all; so much again is for the sizes that cards have had just before and for enlarged
// ones. Twice as much, most of the heap, would spare a game at full speed a quarter of its drawings of cards, of 3 ms
// each on a goroutine of their own.
const (
	facesPerPixel = 10
	fewestFaces   = 20 << 20 // enlarged cards do not become smaller with the window
	mostFaces     = 128 << 20
)

// faceMemory is the size of the cache of card pictures, in bytes, for a window of so many pixels.
func faceMemory(pixels int) int { return min(max(facesPerPixel*pixels, fewestFaces), mostFaces) }
