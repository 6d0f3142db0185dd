package referee

import (
	"context"
	"iter"
	"regexp"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// invited is what a letter says to an invitation in people's words. Such a yes begins the game, for another player has asked for it, but proves no
// address.
type invited struct {
	reads   bool // it is no plain yes, no plain no and no command
	reading assent.Reading
	terms   *command.New // what shall be otherwise; nil where nothing could be read
	turn    string       // that stands beside the yes, and is asked back
	lines   string       // what the letter is read as, where a yes and a turn stand on lines of their own
}

// answersInvitation reads what a letter says to an invitation, where that is not just a yes or a no, nor commands alone.
func (r *Referee) answersInvitation(who speaker, letter mailer.Message, m *adjudicator.Match) speaker {
	text, ok := command.WithoutGame(letter.Text, m.ID, r.asked(m.ID, letter.From))
	if who.says != assent.Neither || !ok || strings.TrimSpace(letter.Text) == "" {
		return who
	}
	in := invited{reads: true}
	if lines := r.acceptingLines(letter, m); lines != "" {
		who.invited.lines = lines
		return who
	}
	names := []string{letter.From[0].Name, letter.From[0].Mailbox, m.Players[0].Name, m.Players[1].Name}
	in.reading = assent.People(text, names...)
	if r.commands(letter, m, in.reading) {
		return who
	}
	if looksPlayed.MatchString(text) { // a turn beside the yes is asked back; one that cannot be says something else
		if in.reading == assent.Agrees {
			in.reading = assent.Unclear
		}
		for rest, turn := range r.turnsBeside(letter, m, who.thread.seat) {
			if assent.People(rest, names...) == assent.Agrees {
				in.reading, in.turn = assent.Agrees, turn
				break
			}
		}
	}
	if in.reading != assent.Agrees {
		in.terms = r.termsIn(text, m.ID, letter.From)
	}
	if in.reading == assent.Agrees && (letter.Struck != "" || r.asksElse(letter, m)) ||
		in.reading == assent.Refuses && command.WantsNoMail(text) && assent.People(withoutNoMail(text), names...) != assent.Refuses {
		in.reading = assent.Unclear
	}
	who.invited = in
	switch in.reading {
	case assent.Agrees:
		return who.hearing(assent.Yes)
	case assent.Refuses:
		return who.hearing(assent.No)
	}
	return who
}

// commands reports whether a letter has commands and nothing else; a question mark alone is none, nor are a yes and a no together.
func (r *Referee) commands(letter mailer.Message, m *adjudicator.Match, reading assent.Reading) bool {
	list := r.parse(letter.Text, "", m.ID, letter.From)
	kinds := map[command.Kind]bool{}
	for _, c := range list {
		kinds[c.Kind] = true
		plain := c.Legible() && c.Problem.Empty() || c.Problem.Key == "command-accept-with" && reading != assent.Agrees
		if !plain || c.Kind == command.Help && strings.Contains(c.Line, "?") || c.Kind == command.Accepting && reading == assent.Agrees {
			return false
		}
	}
	return len(list) > 0 && !(kinds["accept"] && kinds["decline"])
}

// asksElse reports whether a line of the letter is a command that is not the answer itself.
func (r *Referee) asksElse(letter mailer.Message, m *adjudicator.Match) bool {
	return slices.ContainsFunc(r.parse(letter.Text, "", m.ID, letter.From), func(c command.Command) bool {
		switch c.Kind {
		case "accept", command.Accepting, command.Turn, command.Unknown, command.Say:
			return false
		}
		return c.Legible() && c.Problem.Empty()
	})
}

// termsIn reads the terms that stand in a letter beside words of assent and of condition: what is left without these must be terms and nothing else.
func (r *Referee) termsIn(text string, game int, from []mailer.Address) *command.New {
	rest, ok := assent.Stipulated(text)
	if !ok {
		return nil
	}
	lines := []string{"accept with " + rest}
	for _, t := range r.tongues() {
		lines = append(lines, t.Own("accept with")+" "+rest)
	}
	for _, line := range lines {
		if list := r.parse(line, "", game, from); len(list) == 1 && list[0].Kind == "accept" && list[0].New != nil {
			return list[0].New
		}
	}
	return nil
}

// looksPlayed knows two squares next to each other.
var looksPlayed = regexp.MustCompile(`(?i)\pL?\pL\d{1,2}\W{1,4}(?:\pL+ )?\pL?\pL\d{1,2}`)

// turnsBeside finds a legal turn at the end of a sentence, as if the game had begun, and what the letter says without it.
func (r *Referee) turnsBeside(letter mailer.Message, m *adjudicator.Match, seat adjudicator.Seat) iter.Seq2[string, string] {
	return func(yield func(rest, turn string) bool) {
		if m.Position == nil || adjudicator.SeatOf(m.Position.ToMove()) != seat {
			return
		}
		begun := r.decision(ruling{match: m, by: seat, letter: letter, do: adjudicator.Accept{}}).Match
		for line := range strings.Lines(letter.Text) {
			found := looksPlayed.FindStringIndex(line)
			if found == nil || looksPlayed.MatchString(line[found[1]:]) {
				continue
			}
			for _, from := range wordStarts(line[:found[0]+1]) {
				turn := r.legalTurn(strings.TrimRight(strings.TrimSpace(line[from:]), ".!"), letter, begun, seat)
				if turn != "" && !yield(strings.Replace(letter.Text, line, line[:from]+"\n", 1), turn) {
					return
				}
			}
		}
	}
}

// legalTurn is a turn as it would be played now; "" where words are none, or none that is legal.
func (r *Referee) legalTurn(words string, letter mailer.Message, m *adjudicator.Match, seat adjudicator.Seat) string {
	list := r.parse(words, "", m.ID, letter.From)
	action, ok := adjudicator.ActionNamed(string(command.Turn))
	if len(list) != 1 || list[0].Kind != command.Turn || !list[0].Problem.Empty() || !ok {
		return ""
	}
	played := r.decision(ruling{match: m, by: seat, letter: letter, do: action.Make(adjudicator.Asked{Text: list[0].Text, Answers: m.Number()})})
	for _, e := range played.Events {
		if f, ok := e.Fact.(adjudicator.TurnPlayed); ok && !played.Refused {
			return f.Turn
		}
	}
	return ""
}

// acceptingLines are the lines of a letter that says yes in the first and has turns or words for the other player in the rest, with "accept" in place
// of the yes; "" for any other.
func (r *Referee) acceptingLines(letter mailer.Message, m *adjudicator.Match) string {
	first, rest, _ := strings.Cut(strings.TrimSpace(letter.Text), "\n")
	if assent.ReadIn(first, "accept", r.tongues()) != assent.Yes {
		return ""
	}
	list := r.parse(rest, "", m.ID, letter.From)
	turns := 0
	for _, c := range list {
		if c.Kind == command.Turn {
			turns++
		}
		if c.Kind != command.Turn && c.Kind != command.Say || !c.Legible() || !c.Problem.Empty() {
			return ""
		}
	}
	if turns != 1 {
		return ""
	}
	return "accept\n" + rest
}

// blocks reports whether a letter asks for no more mail, and for nothing else.
func (r *Referee) blocks(letter mailer.Message, m *adjudicator.Match) bool {
	list := r.parse(letter.Text, "", m.ID, letter.From)
	return len(list) == 1 && list[0].Kind == command.Block && list[0].Problem.Empty()
}

// withoutNoMail drops the clauses that ask for no more mail: "Don't write to me again" declines no game.
func withoutNoMail(text string) string {
	clauses := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;.!\n", r) })
	return strings.Join(slices.DeleteFunc(clauses, command.WantsNoMail), ".\n")
}

// wordStarts are the places where words begin, the first one first.
func wordStarts(text string) (list []int) {
	for at := range text {
		if text[at] != ' ' && (at == 0 || text[at-1] == ' ') {
			list = append(list, at)
		}
	}
	return list
}

// begins carries out a yes in people's words, and asks the turn back that stands beside it.
func (r runner) begins(ctx context.Context) error {
	p, err := r.me(ctx)
	if err != nil {
		return err
	}
	if !p.Verified {
		p.Invitations = max(p.Invitations, mostInvitations)
		r.changes.keepPlayer(p)
	}
	turn := r.session.speaker.invited.turn
	if turn == "" || r.reply.failed() {
		return nil
	}
	return r.hold(ctx, []command.Command{{Kind: command.Turn, Line: turn, Text: turn, Game: r.at.match, At: command.Now}})
}

// mostUnprovenInGame is how many letters somebody gets who has begun a game in people's words, before anything proves their address.
const mostUnprovenInGame = 2

// unprovenSpent reports whether somebody has had these letters. Where they have not, it counts one more of a game of theirs.
func (w *writer) unprovenSpent(ctx context.Context, mailbox string, at place) (bool, error) {
	if at.match == 0 {
		return false, nil
	}
	p, err := w.changes.playerAt(ctx, mailbox)
	if err != nil || p.Verified || p.Invitations < mostInvitations {
		return false, err
	}
	m, err := w.changes.match(ctx, at.match)
	if err != nil || m.Stage == adjudicator.Challenged || m.Stage == adjudicator.Refused {
		return false, err
	}
	if p.Invitations >= mostInvitations+mostUnprovenInGame {
		return true, nil
	}
	p.Invitations++
	w.changes.keepPlayer(p)
	return false, nil
}

// toInvitation answers what somebody said to an invitation in people's words, and that is neither a yes nor a no.
func (r runner) toInvitation(ctx context.Context) error {
	who, text := r.session.speaker, shorten(strings.TrimSpace(r.session.message.Text), mostUnclear)
	m, err := r.changes.match(ctx, r.at.match)
	if err != nil {
		return err
	}
	if terms := who.invited.terms; terms != nil {
		a, err := r.counter(ctx, command.Command{Kind: "accept", Line: text, New: terms, Game: m.ID})
		r.reply.add(a)
		return err
	}
	a := say(text, phrase.New("referee-yes-or-no"))
	a.asks = who.question.words()
	name := nameIn(m, m.Challenger)
	switch who.invited.reading {
	case assent.Postpones:
		a.text = []phrase.Phrase{phrase.New("answer-later", "name", name)}
	case assent.Stipulates:
		a.text = []phrase.Phrase{phrase.New("command-accept-with"), phrase.New("answer-or-yes")}
	case assent.Wonders:
		a.text = append([]phrase.Phrase{phrase.New("answer-who", "name", name, "address", phrase.Words(m.Player(m.Challenger).Address), "title", phrase.GameText(m.Terms.Title)),
			phrase.New("answer-what"), phrase.New("answer-side", "side", who.thread.seat.Side())}, slices.Concat(m.Terms.Phrases(), []phrase.Phrase{phrase.New("answer-reply")})...)
	}
	if command.WantsNoMail(text) {
		a = refuse(text, phrase.New("command-no-more-mail"))
	} else if who.question.act == token.Accept && !who.question.armed || m.Stage != adjudicator.Challenged {
		a.text, a.asks = []phrase.Phrase{phrase.New("referee-disarmed")}, ""
	}
	r.reply.add(a)
	return r.readByOthers(ctx)
}

// said names what the letter said, for the log.
func (in invited) said() string {
	if in.terms != nil {
		return "counter"
	}
	return in.reading.String()
}
