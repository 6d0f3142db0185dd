package compose

import (
	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/phrase"
)

// dueNow says whose turn it is and until when; a reminder has said it.
func (in *News) dueNow() []Block {
	if in.Match.Stage != adjudicator.Playing || in.kind() == string(adjudicator.Reminder) {
		return nil
	}
	return []Block{Paragraph(in.whoseTurn(in.Match.Position.Standing().Check))}
}

// appendNext says how to answer.
func (in *News) appendNext(b []Block) []Block {
	m := in.Match
	switch m.Stage {
	case adjudicator.Challenged:
		return in.appendChallenge(b)
	case adjudicator.Over:
		return append(b, Paragraph(phrase.New("letter-how-to-answer")), in.commands())
	case adjudicator.Playing:
	default:
		return b
	}
	standing := m.Position.Standing()
	if m.SettingUp() {
		return in.appendSetupLesson(b)
	}
	b = appendCounts(b, standing.Counts)
	if m.ToMove() == in.To {
		b = appendReach(b, standing.Leaders)
	}
	if commands := in.commands(); len(commands) > 0 {
		b = append(b, Paragraph(phrase.New("letter-how-to-answer")), commands)
	}
	return b
}

// appendCounts says how points and turns stand, in games in which they decide.
func appendCounts(b []Block, c rules.Counts) []Block {
	if said := c.Phrase(); !said.Empty() {
		return append(b, Paragraph(said))
	}
	return b
}

// appendComposer leads to the page on which what is expected of the reader now can be put together.
func (in *GameLetter) appendComposer(b []Block) []Block {
	if in.Composer == (phrase.Page{}) {
		return b
	}
	link := WebLink{Label: phrase.New("letter-compose-turn"), Address: in.Composer, Fits: in.fitting() == ""}
	if in.Match.SettingUp() {
		link.Label = phrase.New("letter-compose-set-up")
	}
	return append(b, link)
}

func appendReach(b []Block, leaders []rules.LeaderReport) []Block {
	if len(leaders) == 0 {
		return b
	}
	lines, cut := make(List, len(leaders)), 0
	for i, r := range leaders {
		lines[i] = reach(r)
		cut += len(r.Cut)
	}
	if cut == 0 {
		return append(b, Paragraph(phrase.New("letter-all-connected")))
	}
	return append(b, Paragraph(phrase.New("letter-leaders-reach")), lines)
}

func (in *News) whoseTurn(inCheck bool) phrase.Phrase {
	m := in.Match
	if m.SettingUp() {
		return in.whoseSetup()
	}
	var check phrase.Phrase
	tellsCheck := inCheck && !in.tells(func(t adjudicator.Topics) bool { return t.Check })
	name, side := in.name(m.ToMove()), m.Position.ToMove()
	if m.ToMove() == in.To {
		if tellsCheck {
			check = phrase.New("letter-check-you")
		}
		return phrase.Join(phrase.Sentences, check, phrase.New("letter-your-turn", "number", m.Number(), "side", side), in.clock(in.To, in.yourTime))
	}
	if tellsCheck {
		check = phrase.New("letter-check", "name", name)
	}
	return phrase.Join(phrase.Sentences, check, phrase.New("letter-their-turn", "name", name, "number", m.Number(), "side", side), in.clock(in.To.Other(), in.theirTime))
}

// clock says until when a seat has time, or both; nothing without a time limit. has is the sentence about time that is left.
func (in *View) clock(of adjudicator.Seat, has func(left phrase.Left, until phrase.Day, free phrase.Phrase) phrase.Phrase) phrase.Phrase {
	if stop, stands := in.Match.Stands(); stands {
		return phrase.New("letter-clock-stands", "since", phrase.Day(stop.Since), "why", stop.Why(in.name(stop.Seat)))
	}
	deadline, limited := in.Match.Deadline()
	if !limited {
		return phrase.Phrase{}
	}
	left := in.Match.Remains(in.Now)
	if who, asked, until, held := in.Match.HeldUp(in.Now); held && who == in.To {
		return phrase.New("letter-time-held-yours", "at", phrase.Day(deadline), "asked", asked, "until", until)
	} else if held {
		return phrase.New("letter-time-held-theirs", "name", in.name(who), "at", phrase.Day(deadline), "asked", asked, "until", until)
	}
	if left <= 0 {
		return phrase.New("letter-time-ran-out", "at", phrase.Day(deadline))
	}
	var paused phrase.Phrase
	if until, stand := in.Match.Paused(in.Now); stand {
		paused = phrase.New("letter-clock-paused", "until", phrase.Day(until))
	}
	return phrase.Join(phrase.Sentences, has(phrase.Left(left), phrase.Day(deadline), in.Match.Uncounted(of, in.To, in.Now)), in.idleClock(), paused)
}

// idleClock says what the clock shows that does not run; nothing where each turn has its own time.
func (in *View) idleClock() phrase.Phrase {
	m := in.Match
	idle := m.ToMove().Other()
	if !m.Terms.Time.Carries() || m.Awaits(idle) {
		return phrase.Phrase{}
	}
	shows := phrase.Left(m.Left(idle, in.Now))
	if idle == in.To {
		return phrase.New("letter-clock-shows-yours", "left", shows)
	}
	return phrase.New("letter-clock-shows", "name", in.name(idle), "left", shows)
}

func (in *View) yourTime(left phrase.Left, until phrase.Day, free phrase.Phrase) phrase.Phrase {
	return phrase.New("letter-time-yours", "left", left, "free", adjudicator.InBrackets(free), "until", until)
}

func (in *View) bothTimes(left phrase.Left, until phrase.Day, free phrase.Phrase) phrase.Phrase {
	return phrase.New("letter-time-both", "left", left, "free", adjudicator.InBrackets(free), "until", until)
}

func (in *View) theirTime(left phrase.Left, until phrase.Day, free phrase.Phrase) phrase.Phrase {
	return phrase.New("letter-time-theirs", "name", in.name(in.To.Other()), "left", left, "free", adjudicator.InBrackets(free), "until", until)
}

// appendIntroduction says to a stranger who writes, who asked for it, and how to be left alone.
func (in *GameLetter) appendIntroduction(b []Block) []Block {
	if !in.Stranger {
		return b
	}
	who := in.Match.Player(in.To.Other())
	return append(b, Paragraph(phrase.New("letter-stranger", "name", in.name(in.To.Other()), "address", phrase.Words(oneLine(who.Address, nameLength)))), in.elsewhere())
}

// elsewhere says in each other language how to go on in it.
func (in *GameLetter) elsewhere() Foreign {
	var lines Foreign
	for _, l := range in.Others {
		lines = append(lines, l.Tell("letter-stranger-language"))
	}
	return lines
}

func (in *News) appendChallenge(b []Block) []Block {
	m := in.Match
	if in.To == m.Challenger {
		return append(b, Paragraph(phrase.New("letter-nothing-expected", "name", in.name(in.To.Other()))))
	}
	if in.asks() {
		return b
	}
	return append(b, Commands{{"rules " + m.Terms.Preset, phrase.New("letter-does-rules")}})
}
