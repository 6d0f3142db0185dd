package compose

import (
	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/phrase"
)

// whoseSetup says whose set-ups are awaited, and until when. What is said to one player never depends on the other's hidden
// set-up, only on whether it is in.
func (in *View) whoseSetup() phrase.Phrase {
	m := in.Match
	other := in.name(in.To.Other())
	mine, theirs := m.Awaits(in.To), m.Awaits(in.To.Other())
	switch {
	case mine && theirs:
		return phrase.Join(phrase.Sentences, phrase.New("letter-set-ups-awaited", "name", other), in.bothClocks())
	case mine:
		return phrase.Join(phrase.Sentences, phrase.New("letter-set-up-awaited-yours", "side", in.To.Side()), in.clock(in.To, in.yourTime))
	}
	var again phrase.Phrase
	if m.MaySetUp(in.To) {
		again = phrase.New("letter-set-up-replaceable")
	}
	return phrase.Join(phrase.Sentences, phrase.New("letter-set-up-awaited-theirs", "name", other), in.clock(in.To.Other(), in.theirTime), again)
}

// bothClocks says until when both have time for their set-ups: one sentence where that is the same, else one for each.
func (in *View) bothClocks() phrase.Phrase {
	mine, until, runs := in.Match.RemainsOf(in.To, in.Now)
	theirs, other, _ := in.Match.RemainsOf(in.To.Other(), in.Now)
	if !runs || until.Equal(other) {
		return in.clock(adjudicator.NoSeat, in.bothTimes)
	}
	yours := phrase.New("letter-time-ran-out-yours", "at", phrase.Day(until))
	if mine > 0 {
		yours = in.yourTime(phrase.Left(mine), phrase.Day(until), in.Match.Uncounted(in.To, in.To, in.Now))
	}
	rest := phrase.New("letter-time-ran-out-theirs", "name", in.name(in.To.Other()), "at", phrase.Day(other))
	if theirs > 0 {
		rest = in.theirTime(phrase.Left(theirs), phrase.Day(other), in.Match.Uncounted(in.To.Other(), in.To, in.Now))
	}
	return phrase.Join(phrase.Sentences, yours, rest)
}

// appendSetupLesson shows how a set-up is sent: as a list and as a drawing, both legal, to be copied and changed.
func (in *News) appendSetupLesson(b []Block) []Block {
	commands := in.commands()
	if in.Match.Awaits(in.To) {
		b = in.appendSetupExample(b)
		commands = append(commands, Usage{"help setup", phrase.New("letter-does-help-set-up")})
	}
	if len(commands) == 0 {
		return b
	}
	return append(b, Paragraph(phrase.New("letter-also")), commands)
}

func (in *View) appendSetupExample(b []Block) []Block {
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
		return append(b, Paragraph(phrase.New("letter-how-to-set-up")))
	}
	return append(b,
		Paragraph(phrase.New("letter-how-to-set-up-example")),
		Verbatim(t.String()),
		Paragraph(phrase.New("letter-how-to-draw-set-up")),
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
