package referee

import (
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
)

// question is what a letter of a game's asked its reader, whose answer this is; or what a button of it does. Its address was computed:
// nothing of it is stored.
type question struct {
	act   token.Act
	way   token.Way
	claim token.Claim
	told  int    // how many events the reader of the letter knew of
	armed bool   // it still waited when the answer came: see armedIn
	turn  string // what was tried, where that is the act and it still waits
}

// questionOf reads what the address of a request, or of a button, is for.
func questionOf(m *adjudicator.Match, claim token.Claim, tag token.Tag) *question {
	q := &question{act: tag.Act, way: tag.Way, claim: claim, told: tag.Told}
	if q.armed = q.armedIn(m); q.armed && q.act == token.Play {
		q.turn = m.Prepared[claim.Seat.Side()].Turn
	}
	return q
}

// armedIn reports whether nothing came after the letter that makes a yes to it worthless, and it still waits.
func (q *question) armedIn(m *adjudicator.Match) bool {
	if !m.Armed(q.claim.Seat, q.told, false) {
		return false
	}
	return q.act == token.Offer && m.Stage == adjudicator.Playing || waitsIn(m, q.claim.Seat, q.act)
}

// words are those that ask for the act, without the answer.
func (q *question) words() string {
	switch q.act {
	case token.Accept:
		return "accept"
	case token.Draw, token.Offer:
		return "draw"
	case token.Undo:
		return "undo"
	}
	return "confirm"
}

// command is what a yes or a no asks of the match.
func (q *question) command(yes bool) command.Command {
	kind := command.Kind(q.words())
	if q.act == token.Accept && !yes {
		kind = "decline"
	}
	return command.Command{Kind: kind, Yes: yes, No: !yes, At: command.Now}
}

// said reads what a letter says to what was asked. A yes, a no and "this was not me" are heard at the address of the request
// alone; what is none of them is as good as sent to the address that the letter would have had otherwise.
// The number of the game that was asked about may stand in front of it. A yes beside words that were struck out is no plain yes.
func (r *Referee) said(m mailer.Message, act string, game int) assent.Answer {
	text, ok := command.WithoutGame(m.Text, game, r.asked(game, m.From))
	if game != 0 && act != "" && !strings.Contains(act, ":") { // "confirm 42: resign"
		act = itoa(game) + ": " + act
	}
	says := assent.ReadIn(text, firstLine(act), r.tongues(), m.From[0].Name, m.From[0].Mailbox)
	if says == assent.Yes && m.Struck != "" || !ok && says != assent.NotMe {
		return assent.Neither
	}
	return says
}

// hearing is the speaker of a letter that says something to what was asked.
func (who speaker) hearing(says assent.Answer) speaker {
	if who.says = says; says != assent.Neither {
		who.proof, who.address = byReply, atRequest
	}
	who.consents = says == assent.Yes
	return who
}

// requested reports whether the letter answers one that asked for a yes.
func (s *session) requested() bool {
	return s.speaker.question != nil && !s.speaker.question.button() || s.speaker.request.Number != 0
}

// answers reports whether a command is the very act that the letter's address is for, which still waits: "accept say Hello!"; or one
// that waits in the game besides what the letter asked for.
func (s *session) answers(c command.Command) bool {
	who := s.speaker
	if c.Game != 0 && c.Game != who.thread.match {
		return false
	}
	return who.question != nil && !who.question.button() && who.question.takes(c) || slices.ContainsFunc(who.besides, func(q question) bool { return q.takes(c) })
}

// takes reports whether a command answers what was asked, which still waits.
func (q *question) takes(c command.Command) bool {
	if !q.armed {
		return false
	}
	for _, yes := range []bool{true, false} {
		act := q.command(yes)
		if c.Kind == act.Kind && (q.act == token.Accept || c.Yes == act.Yes && c.No == act.No) {
			return true
		}
	}
	return false
}
