package compose

import (
	"pbem/adjudicator"
	"pbem/rules"
)

// whoseSetup says whose set-ups are awaited, and until when. What is said to one player never depends on the other's hidden
// set-up, only on whether it is in.
func (in *GameLetter) whoseSetup() string {
	m := in.Match
	other := in.name(in.To.Other())
	mine, theirs := m.Awaits(in.To), m.Awaits(in.To.Other())
	switch {
	case mine && theirs:
		return "Your set-up and " + other + "'s are awaited, in any order; neither is shown before both are in." + in.clock("You both have")
	case mine:
		return "Your set-up is awaited, as " + in.To.Side().String() + "." + in.clock("You have")
	case m.MaySetUp(in.To):
		return other + "'s set-up is awaited." + in.clock(other+" has") + " Until it is in you can send another in place of yours."
	}
	return other + "'s set-up is awaited." + in.clock(other+" has")
}

// appendSetupLesson shows how a set-up is sent: as a list and as a drawing, both legal, to be copied and changed.
func (in *GameLetter) appendSetupLesson(b []Block) []Block {
	commands := in.commands()
	if in.Match.Awaits(in.To) {
		b = in.appendSetupExample(b)
		commands = append(commands, Command{"try setup: ...", "shows the board with it and sends nothing"},
			Command{"help setup", "how a set-up is written"}, Command{"say WORDS", "a line to " + in.name(in.To.Other())})
	}
	if len(commands) == 0 {
		return b
	}
	return append(b, Paragraph("You can also write:"), commands)
}

func (in *GameLetter) appendSetupExample(b []Block) []Block {
	setting, ok := in.Match.Position.(rules.Setting)
	if !ok {
		return b
	}
	p, ok := setting.For(in.To.Side()).(rules.Setting)
	if !ok {
		return b
	}
	t, ok := p.Example()
	if !ok {
		return append(b, Paragraph("Send your set-up on top of a reply to this letter: setup: and every unit with its square."))
	}
	return append(b,
		Paragraph("Send your set-up on top of a reply to this letter: every unit with its square. This one is legal; copy it and change it:"),
		Verbatim(t.String()),
		Paragraph("Or draw it, as you see it from your own side, your first rank below:"),
		Verbatim(sketch(t, in.To, in.Match.Game.Vocabulary())))
}

// sketch draws a set-up from its owner's side, without the names of files and ranks: the drawing that a reader of set-ups
// takes for the writer's own view.
func sketch(t rules.Turn, owner adjudicator.Seat, v *rules.Vocabulary) string {
	width := 2 * v.Files
	b := make([]byte, width*v.SetupRanks)
	for i := range b {
		b[i] = " ."[1-i%2]
		if i%width == width-1 {
			b[i] = '\n'
		}
	}
	for _, a := range t.Actions {
		file, rank := int(a.To.File), int(a.To.Rank)
		if owner == adjudicator.BlackSeat {
			file, rank = v.Files-1-file, v.Ranks+1-rank
		}
		if file >= 0 && file < v.Files && rank >= 1 && rank <= v.SetupRanks {
			b[(v.SetupRanks-rank)*width+2*file] = a.Unit
		}
	}
	return string(b)
}
