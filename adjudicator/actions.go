package adjudicator

// action is all that a match knows of one thing that can be asked of it: by whom, when, and what is decided. What comes of it are
// facts, each with a row of its own (facts).
type action struct {
	by     speaker
	when   phase
	is     func(Deed) bool
	decide func(*decider)
}

// speaker says of whom an action is heard.
type speaker uint8

const (
	anyPlayer speaker = iota // of either player
	anybody                  // also of the service
)

// phase says when an action can be done.
type phase uint8

const (
	whenever phase = iota // the action itself says when not
	inPlay                // while the game is being played
)

// actions is the table of everything that can be asked of a match.
func actions() []action {
	return []action{
		act(anybody, whenever, (*decider).open),
		act(anyPlayer, whenever, (*decider).accept),
		act(anyPlayer, whenever, (*decider).decline),
		act(anyPlayer, whenever, (*decider).withdraw),
		act(anyPlayer, inPlay, (*decider).play),
		act(anyPlayer, whenever, (*decider).try),
		act(anyPlayer, inPlay, (*decider).confirm),
		act(anyPlayer, inPlay, (*decider).offerDraw),
		act(anyPlayer, inPlay, (*decider).answerDraw),
		act(anyPlayer, inPlay, (*decider).claim),
		act(anyPlayer, inPlay, (*decider).resign),
		act(anyPlayer, inPlay, (*decider).askUndo),
		act(anyPlayer, inPlay, (*decider).answerUndo),
		act(anyPlayer, whenever, (*decider).say),
		act(anyPlayer, whenever, (*decider).heard),
		act(anybody, whenever, (*decider).tick),
		act(anybody, whenever, (*decider).credit),
		act(anybody, whenever, (*decider).undelivered),
	}
}

// act is the row of one action.
func act[D Deed](by speaker, when phase, decide func(*decider, D)) action {
	return action{
		by: by, when: when,
		is:     func(do Deed) bool { _, ok := do.(D); return ok },
		decide: func(d *decider) { decide(d, d.c.Do.(D)) },
	}
}

// actionOf finds the row of a deed; ok is false for one that has none.
func actionOf(do Deed) (row action, ok bool) {
	for _, row := range actions() {
		if row.is(do) {
			return row, true
		}
	}
	return action{}, false
}
