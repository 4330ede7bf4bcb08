// Package puzzles is what the puzzles of Pirate's Cove are in the window: a glance at each, and a decision on the table, which
// is taken as in a game and then explained. The screen with all of them is any game's.
package puzzles

import (
	"context"

	"fyne.io/fyne/v2"

	"portroyal/engine/logbook"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/puzzle"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/reviewpage"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/study"
	"portroyal/ui/piratescove/table/board"
	frame "portroyal/ui/puzzles"
	"portroyal/ui/stage"
	"portroyal/ui/table"
	"portroyal/ui/words"
)

// questions are what puzzles ask.
const questions words.Family[puzzle.Question] = "cove.puzzle.kind.*"

// Game is what Pirate's Cove lends to the screen with its puzzles.
func Game(s *stage.Stage, all []puzzle.Puzzle) (game frame.Game) {
	for i := range all {
		one := &all[i]
		game.All = append(game.All, frame.Puzzle{
			Name: one.Name, Grade: puzzle.Game.Grade(one), Asks: words.Say(questions.ID(puzzle.QuestionOf(one))),
			From: words.Say("cove.puzzle.round", "Round", one.Position.Round(), "Rounds", one.Position.Rounds()),
		})
	}
	game.Scenes = func() frame.Scene {
		return func(number int, size fyne.Size, by float32) fyne.CanvasObject {
			view := puzzle.View(&all[number])
			colours := make([]int, view.Players())
			for i := range colours { // the person at the screen decides, and has the first
				colours[(view.Seat()+i)%len(colours)] = i
			}
			return frame.Water(s, size, by, func(add glance.Adding) {
				reviewpage.Scene(s, &view, colours, by, geometry.Rect(0, 0, size.Width, size.Height), add)
			}).Container
		}
	}
	return game
}

// NewBoard lays a puzzle on the table of these seats.
func NewBoard(
	s *stage.Stage, one *puzzle.Puzzle, seats []match.Seat, ground *board.Ground, faces *cardface.Cache, asked frame.Asked,
	help func(), ask func(entry.Entry),
) (*study.Board, error) {
	var try logbook.Try
	view := puzzle.View(one)
	foot := words.Say("cove.puzzle.measured", "Games", one.Games)
	if bot.Together(&view) {
		foot = words.Say("cove.puzzle.measured.secret", "Games", one.Games)
	}
	return study.Lay(s, study.Asked{
		View: view, Seats: seats, Title: asked.Title, Foot: foot,
		Choices:  func(ctx context.Context, _ ...cove.Action) (coach.Advice, error) { return advice(ctx, one) },
		Answered: func(chosen cove.Action) { try = asked.Answered(chosen == one.Best()) },
		Beside:   func(a study.Answer) cove.Action { return beside(one, a.Chosen) },
		Says: func(a study.Answer) (head, text string) {
			w, right := a.Telling.Words, a.Chosen == one.Best()
			other := beside(one, a.Chosen)
			worth, _ := one.Worth(other)
			best, less := w.Percent(one.Choices[0].Measured), w.Percent(worth)
			switch held, tempts := puzzle.Beside(one); {
			case other != held:
				text = w.T("review.again.wrong", "Best", best, "Yours", less)
			case tempts:
				text = w.T("cove.puzzle.right", "Best", best, "Choice", w.Quoted(a.Telling.Choice(other)), "Next", less)
			default:
				text = w.T("review.again.right", "Best", best, "Choice", w.Quoted(a.Telling.Choice(other)), "Next", less)
			}
			return frame.Head(w, try, right, a.Telling.Choice(one.Best())), text
		},
		Back: asked.Back, Help: help, Ask: ask,
		Ways: func(again func()) []table.Way { return table.Afterwards(again, nil, asked.Next, asked.Back) },
	}, ground, faces)
}

// beside is the choice that the best one is held against: a wrong answer, or after a right one what else seems good.
func beside(one *puzzle.Puzzle, chosen cove.Action) cove.Action {
	if chosen != one.Best() {
		return chosen
	}
	held, _ := puzzle.Beside(one)
	return held
}

// advice is what every choice turned out to be worth, with the coach's reasons for it and against it.
func advice(ctx context.Context, one *puzzle.Puzzle) (coach.Advice, error) {
	judge, err := coach.New()
	if err != nil {
		return coach.Advice{}, err
	}
	var actions []cove.Action
	for _, choice := range one.Choices {
		actions = append(actions, choice.Action)
	}
	found := judge.Advise(ctx, puzzle.View(one), 0, 1, actions...)
	told := coach.Advice{Steered: found.Steered, Final: true}
	for _, choice := range one.Choices {
		c := coach.Choice{
			Action: choice.Action, Worth: choice.Measured, Error: one.Choices[0].Error,
			Behind: one.Choices[0].Measured - choice.Measured, BehindError: choice.Error, AsGood: choice.Action == one.Best(),
		}
		for i := range found.Choices {
			if found.Choices[i].Action == choice.Action {
				c.Reasons, c.Fame = found.Choices[i].Reasons, found.Choices[i].Fame
			}
		}
		told.Choices = append(told.Choices, c)
	}
	return told, nil
}
