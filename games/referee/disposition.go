package referee

import (
	"slices"
	"strings"

	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// handling tells what became of a person's letter. capped says that its answer was one too many for the day.
func (r runner) handling(asked []command.Command, capped bool) games.Handling {
	speaker := r.session.speaker
	h := games.Handling{Disposition: r.reply.disposition(), Why: r.asked(asked), Match: r.at.match, Player: speaker.player.Address, Proof: speaker.proof.name()}
	if h.Disposition == games.AskedBack && h.Match == 0 {
		h.Match = r.reply.requests()[0].Match
	}
	if refusal := r.reply.refusal(); refusal != "" {
		h.Why = strings.TrimPrefix(h.Why+": "+refusal, ": ")
	}
	if capped {
		h.Disposition, h.Why = games.Capped, string(h.Disposition)+": "+h.Why
	}
	return h
}

// asked names what a letter asked for, or what it said to what was asked before: "yes: resign".
func (r runner) asked(list []command.Command) string {
	who := r.session.speaker
	switch {
	case who.invited.reads:
		return who.invited.said() + ": " + who.question.words()
	case who.proof != byReply:
		return kinds(list)
	case who.question != nil:
		return who.says.String() + ": " + who.question.words()
	}
	return who.says.String() + ": " + kinds(r.parse(who.request.Text, who.request.Match))
}

// name is the stable name of a proof.
func (p proof) name() games.Proof {
	switch p {
	case byToken:
		return games.ByReplyAddress
	case byReply:
		return games.ByConfirmation
	case byAccount:
		return games.ByAccountAddress
	}
	return games.NoProof
}

func (r *reply) disposition() games.Disposition {
	switch {
	case r.acted():
		return games.Acted
	case r.session.legibility != wholly && len(r.requests()) == 0:
		return games.Unread
	case len(r.requests()) > 0:
		return games.AskedBack
	case r.failed():
		return games.Refused
	}
	return games.Answered
}

// refusal is why the first line that was not carried out was not: the code of the rule it breaks, or the key of the sentence
// that says so; "" where all were.
func (r *reply) refusal() string {
	i := slices.IndexFunc(r.answers, func(a answer) bool { return a.failed })
	if i < 0 {
		return ""
	}
	a := r.answers[i]
	for _, n := range a.notices {
		switch {
		case n.Violation != nil:
			return string(n.Violation.Code)
		case len(n.Text) > 0:
			return n.Text[0].Key
		}
	}
	if len(a.text) > 0 {
		return a.text[0].Key
	}
	return ""
}

// kinds lists what is asked for, each once: "turn, say".
func kinds(list []command.Command) string {
	var words []string
	for _, c := range list {
		if kind := string(c.Kind); !slices.Contains(words, kind) {
			words = append(words, kind)
		}
	}
	return strings.Join(words, ", ")
}

// kindsSaid are the kinds for a reader, in the words of their language.
func kindsSaid(list []command.Command) phrase.List {
	said := phrase.List{How: phrase.Commas}
	for kind := range strings.SplitSeq(kinds(list), ", ") {
		if kind == string(command.Turn) { // has no word in front of it
			said.Items = append(said.Items, phrase.New("referee-kind-turn"))
			continue
		}
		said.Items = append(said.Items, phrase.Of(phrase.Command(kind)))
	}
	return said
}
