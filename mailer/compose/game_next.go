package compose

import (
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/rules"
)

// appendNext says what is expected now, from whom and until when, and how to answer.
func (in *GameLetter) appendNext(b []Block) []Block {
	m := in.Match
	switch m.Stage {
	case adjudicator.Challenged:
		return in.appendChallenge(b)
	case adjudicator.Playing:
	default:
		return b
	}
	if in.kind() != string(adjudicator.Reminder) { // a reminder has said it
		b = append(b, Paragraph(in.whoseTurn()))
	}
	if m.SettingUp() {
		return in.appendSetupLesson(b)
	}
	if e, ok := m.Position.(rules.Commanded); ok && m.ToMove() == in.To {
		b = appendReach(b, e.Leaders())
	}
	if commands := in.commands(); len(commands) > 0 {
		b = append(b, Paragraph("To answer, write on top of a reply to this letter:"), commands)
	}
	return b
}

// appendComposer leads to the page on which what is expected of the reader now can be put together.
func (in *GameLetter) appendComposer(b []Block) []Block {
	switch {
	case in.Composer == "":
		return b
	case in.Match.SettingUp():
		return append(b, WebLink{Label: "Compose your set-up on a board", Address: in.Composer})
	}
	return append(b, WebLink{Label: "Compose your turn on a board", Address: in.Composer})
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
		return append(b, Paragraph("Every unit that has a leader is connected to it now."))
	}
	return append(b, Paragraph("Whom your leaders reach now:"), lines)
}

func (in *GameLetter) whoseTurn() string {
	m := in.Match
	if m.SettingUp() {
		return in.whoseSetup()
	}
	turn := "turn, number " + strconv.Itoa(m.Number()) + ", as " + m.Position.ToMove().String() + "."
	if m.ToMove() == in.To {
		return in.check("You stand") + "It is your " + turn + in.clock("You have")
	}
	name := in.name(m.ToMove())
	return in.check(name+" stands") + "It is " + name + "'s " + turn + in.clock(name+" has")
}

// check says that the side to move stands in check, if it does.
func (in *GameLetter) check(who string) string {
	if p, ok := in.Match.Position.(rules.Checked); ok && p.Check() && !in.said("in check") {
		return who + " in check. "
	}
	return ""
}

// clock says until when there is time; "" without a time limit.
func (in *GameLetter) clock(who string) string {
	if seat, since, stands := in.Match.Stands(); stands {
		return " The clock has stood since " + date(since) + ", because letters to " + in.name(seat) + " come back."
	}
	deadline, limited := in.Match.Deadline()
	if !limited {
		return ""
	}
	left := deadline.Sub(in.Now)
	if left <= 0 {
		return " The time ran out on " + date(deadline) + "."
	}
	return " " + who + " " + span(left) + ": until " + date(deadline) + "."
}

func date(t time.Time) string { return t.UTC().Format("Monday 2 January 2006, 15:04 UTC") }

// span writes a time as people say it: its two largest units.
func span(d time.Duration) string {
	days, hours, minutes := int(d.Hours())/24, int(d.Hours())%24, int(d.Minutes())%60
	switch {
	case days > 0 && hours > 0:
		return count(days, "day") + " " + count(hours, "hour")
	case days > 0:
		return count(days, "day")
	case hours > 0 && minutes > 0:
		return count(hours, "hour") + " " + count(minutes, "minute")
	case hours > 0:
		return count(hours, "hour")
	case minutes > 0:
		return count(minutes, "minute")
	}
	return "less than a minute"
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

func (in *GameLetter) appendChallenge(b []Block) []Block {
	m := in.Match
	if in.To == m.Challenger {
		return append(b, Paragraph("Nothing is expected from you until "+in.name(in.To.Other())+" has answered."))
	}
	return append(b, Paragraph("To answer, write on top of a reply to this letter:"), Commands{
		{"accept", "starts the game"},
		{"decline", "there will be no game"},
		{"rules " + m.Terms.Preset, "sends the rules first"},
	})
}
