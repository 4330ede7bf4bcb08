package sound

import "math/rand/v2"

// Scene is what is heard in the background.
type Scene uint8

// The scenes. Nowhere is silence; the others are the harbour by time of day.
const (
	Nowhere Scene = iota
	Morning
	Afternoon
	Evening
	Night
)

// scenery is what a scene consists of: how loud the waves are, and what is heard over them now and then.
type scenery struct {
	waves float32
	cries []cry
}

// cry is something that is heard every so many seconds, more or less, so loud.
type cry struct {
	name  string
	every float64
	loud  float32
}

// sceneries: gulls by day, most of them in the morning; wood that works, more of it towards the evening, when it is
// quiet enough to be heard; crickets at night.
var sceneries = [...]scenery{
	Morning:   {0.67, []cry{{"gull-1", 22, 0.94}, {"gull-2", 15, 0.72}, {"gull-3", 34, 0.53}, {"creak-1", 30, 0.24}}},
	Afternoon: {0.8, []cry{{"gull-1", 50, 0.75}, {"gull-2", 28, 0.6}, {"creak-1", 22, 0.29}, {"creak-2", 27, 0.21}}},
	Evening:   {0.6, []cry{{"gull-2", 60, 0.42}, {"creak-1", 17, 0.34}, {"creak-2", 20, 0.25}}},
	Night:     {0.43, []cry{{"crickets", 7, 0.5}, {"creak-1", 24, 0.29}, {"creak-2", 32, 0.21}}},
}

// surroundings are the files of a scene: the waves, and each cry.
type surroundings struct {
	waves clip
	cries []clip
}

// surroundingsOf reads the files of a scene; Nowhere has none.
func surroundingsOf(scene Scene, from clips) (s surroundings) {
	if scene == Nowhere {
		return s
	}
	s.waves = from.of("waves")
	for _, cry := range sceneries[scene].cries {
		s.cries = append(s.cries, from.of(cry.name))
	}
	return s
}

// harbour is the background on its way.
type harbour struct {
	random *rand.Rand
	scene  Scene
	surroundings
	loud  float32 // the waves as they are, on their way to those of the scene
	at    int     // in the waves
	until []int   // samples until each cry of the scene
}

// wane is how much the waves change with a sample: a scene becomes another within seconds.
const wane = 0.2 / rate

// enter changes the scene. The waves go on, to fall silent where there are none.
func (h *harbour) enter(scene Scene, with surroundings) {
	if scene == h.scene {
		return
	}
	if with.waves == nil {
		with.waves = h.waves
	}
	h.scene, h.surroundings, h.until = scene, with, nil
	for _, cry := range sceneries[scene].cries {
		h.until = append(h.until, int(rate*cry.every*h.random.Float64()))
	}
}

// next is the next sample for either side, and a cry if one begins with it.
func (h *harbour) next() (left, right float32, begins *voice) {
	of := &sceneries[h.scene]
	h.loud = towards(h.loud, of.waves, wane)
	// The same waves for both sides, though not at the same time: the water is wide.
	left = float32(h.waves[h.at]) / (1 << 15)
	right = float32(h.waves[(h.at+len(h.waves)*2/5)%len(h.waves)]) / (1 << 15)
	h.at = (h.at + 1) % len(h.waves)
	for i, cry := range of.cries {
		if h.until[i]--; h.until[i] > 0 {
			continue
		}
		h.until[i] = int(rate * cry.every * (0.5 + h.random.Float64()))
		from := h.random.Float32() // from the left, 0, to the right
		loud := cry.loud * (0.5 + 0.5*h.random.Float32())
		begins = &voice{clip: h.cries[i], step: 1, left: loud * (1.2 - from), right: loud * (0.2 + from), of: theHarbour}
	}
	return left * h.loud, right * h.loud, begins
}
