package layout

// Plates is how many plates with decisions lie side by side.
const Plates = 4

// PromptPlan is where things lie in the prompt.
type PromptPlan struct {
	Told     Rectangle // what there is to know
	Question Rectangle // the line with the question, from the head of the player on
	Plates   [Plates]Rectangle
}

// Prompt lays out a prompt in a room of its own.
func Prompt(room Rectangle, by float32) (p PromptPlan) {
	p.Told = Rect(10, 2, room.W-20, 18*by)
	p.Question = Rect(0, p.Told.Y+p.Told.H, room.W, 26*by)
	top := p.Question.Y + 28*by
	const between = 8
	width := (room.W - 12 - (Plates-1)*between) / Plates
	for i := range p.Plates {
		p.Plates[i] = Rect(6+float32(i)*(width+between), top, width, room.H-top-6)
	}
	return p
}
