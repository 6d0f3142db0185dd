package referee

import (
	"cmp"
	"strings"

	"pbem/games/talk"
	"pbem/games/talk/bench"
	"pbem/games/talk/learn"
	"pbem/games/talk/play"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// read makes a session of a letter and its speaker; with has what is known of their games.
func read(r *talk.Settings, raw []byte, m mailer.Message, who talk.Speaker, with command.Context) *talk.Session {
	subject := m.Subject
	if who.Request.Number != 0 {
		subject = "" // it is that of the letter which asks for a yes
	}
	if who.Learns && strings.TrimSpace(m.Text) != "" {
		subject = "" // a turn is no command: "Re: tutorial" would be one, again and again
	}
	if m.Struck != "" && m.Text == "" {
		subject = "" // all that it said was struck out
	}
	asked := r.Asked(who.Thread.Match, m.From)
	asked.Language, asked.Tables, asked.Names = who.Language, with.Tables, with.Names
	asked.Echoes = func(list []command.Command) bool { return talk.Echoes(talk.WithoutSaid(m.Text, list)) }
	if m.StruckWithin {
		asked.Struck = m.Struck
	}
	if who.Words != nil {
		asked.Files, asked.Ranks, asked.Groups = who.Words.Files, who.Words.Ranks, talk.GroupsOf(who.Words)
	}
	list, left := play.Separated(play.Tapping(r, m, who, command.Parse(cmp.Or(who.Invited.Lines, m.Text), subject, asked)))
	list = bench.Attached(raw, list)
	who.Many = who.Digest != nil && many(list)
	for i, c := range list {
		if who.Digest != nil && c.Kind == "accept" && c.Game == 0 && c.Number == 0 && c.Problem.Empty() {
			list[i].Problem = phrase.New("answer-in-digest")
		}
	}
	s := &talk.Session{Message: m, Speaker: who, LeftOut: left, Legibility: talk.LegibilityOf(m, who, list), Asks: talk.Asks(list) && !talk.Echoes(talk.WithoutSaid(m.Text, list)), Plainly: r.Said(m, "", who.Thread.Match), Tongue: command.Tongue(list)}
	if s.Tongue == "" && who.Proof == talk.ByReply { // a yes may be in any language: it is that of what it says yes to
		s.Tongue = command.Tongue(r.Parse(who.Request.Text, "", who.Request.Match, m.From))
	}
	s.Guess = guessed(r, m, who)
	s.Commands = s.Bounded(learn.Learning(who, list))
	return s
}
