package adjudicator

import "fmt"

func (d *decider) askUndo() {
	other := d.name(d.c.By.Other())
	switch {
	case d.SettingUp():
		d.refuse("There is nothing to take back: no turn has been played yet. A set-up is replaced by sending another, as long as that is allowed.")
	case d.UndoAsked == d.c.By.Other():
		// The two letters may have crossed: who asks for himself has not agreed to anything.
		d.refuse(fmt.Sprintf("%s has asked first to take a turn back. Answer undo yes or undo no; to ask for your own turn, say undo no first.", other))
	case d.UndoAsked == d.c.By:
		d.answer(fmt.Sprintf("You have asked to take your turn back; %s has not answered yet.", other))
	case d.lastTurnOf(d.c.By) == 0:
		d.refuse("You have not played a turn yet that could be taken back.")
	default:
		last := d.Turns[d.lastTurnOf(d.c.By)-1]
		d.happen(UndoAsked{})
		d.answer(fmt.Sprintf("You have asked %s to let you take back turn %d, %s", other, last.Number, last.Turn))
		d.report(fmt.Sprintf("%s asks to take back turn %d, %s", d.name(d.c.By), last.Number, last.Turn),
			"Answer undo yes or undo no. Silence grants nothing, and the next turn ends the matter.")
	}
}

func (d *decider) answerUndo(do AnswerUndo) {
	if d.UndoAsked != d.c.By.Other() {
		d.refuse(fmt.Sprintf("%s has not asked to take a turn back. To ask for one of your own, write undo.", d.name(d.c.By.Other())))
		return
	}
	if do.Yes {
		d.grantUndo()
		return
	}
	d.happen(UndoRefused{})
	d.answer(fmt.Sprintf("You have not let %s take the turn back. The game goes on as it stands.", d.name(d.c.By.Other())))
	d.report(fmt.Sprintf("%s does not let you take the turn back. The game goes on as it stands.", d.name(d.c.By)))
}

// grantUndo goes back to before the asker's last turn: one turn, or two if the opponent has replied.
func (d *decider) grantUndo() {
	asker := d.UndoAsked
	to := d.lastTurnOf(asker) - 1
	taken := len(d.Turns) - to
	d.happen(Undone{To: to})
	if d.refused {
		return
	}
	back := fmt.Sprintf("%s taken back: the game is at turn %d again, and %%s.", wereTaken(taken), d.Number())
	d.answer(fmt.Sprintf("You have let %s take the turn back. ", d.name(asker)) + fmt.Sprintf(back, d.whoseTurn(d.c.By)))
	d.report(fmt.Sprintf("%s lets you take your turn back. ", d.name(d.c.By)) + fmt.Sprintf(back, d.whoseTurn(asker)))
}

func wereTaken(n int) string {
	if n == 1 {
		return "1 turn was"
	}
	return fmt.Sprintf("%d turns were", n)
}

// lastTurnOf returns the number of the seat's last turn, 0 for none.
func (m Match) lastTurnOf(s Seat) int {
	for n := len(m.Turns); n > 0; n-- {
		if SeatOf(m.Turns[n-1].Side) == s {
			return n
		}
	}
	return 0
}
