// Package anim plays movements: pieces of motion put together one after the other or side by side,
// at a speed, and finished at once when somebody is in a hurry. It knows nothing of the game and
// draws nothing itself.
package anim
