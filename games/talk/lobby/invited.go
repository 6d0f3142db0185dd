package lobby

import (
	"iter"
	"regexp"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
)

// AnswersInvitation reads what a letter says to an invitation, where that is not just a yes or a no, nor commands alone.
func AnswersInvitation(r *talk.Settings, who talk.Speaker, letter mailer.Message, m *adjudicator.Match) talk.Speaker {
	text, ok := command.WithoutGame(letter.Text, m.ID, r.Asked(m.ID, letter.From))
	if who.Says != assent.Neither || !ok || strings.TrimSpace(letter.Text) == "" {
		return who
	}
	in := talk.Invited{Reads: true}
	if lines := acceptingLines(r, letter, m); lines != "" {
		who.Invited.Lines = lines
		return who
	}
	names := []string{letter.From[0].Name, letter.From[0].Mailbox, m.Seats[0].Player.Name, m.Seats[1].Player.Name}
	in.Reading = assent.People(text, names...)
	if commands(r, letter, m, in.Reading) {
		return who
	}
	if looksPlayed.MatchString(text) { // a turn beside the yes is asked back; one that cannot be says something else
		if in.Reading == assent.Agrees {
			in.Reading = assent.Unclear
		}
		for rest, turn := range turnsBeside(r, letter, m, who.Thread.Seat) {
			if assent.People(rest, names...) == assent.Agrees {
				in.Reading, in.Turn = assent.Agrees, turn
				break
			}
		}
	}
	if in.Reading != assent.Agrees {
		in.Terms = termsIn(r, text, m.ID, letter.From)
	}
	if in.Reading == assent.Agrees && (letter.Struck != "" || asksElse(r, letter, m)) ||
		in.Reading == assent.Refuses && command.WantsNoMail(text) && assent.People(withoutNoMail(text), names...) != assent.Refuses {
		in.Reading = assent.Unclear
	}
	who.Invited = in
	switch in.Reading {
	case assent.Agrees:
		return who.Hearing(assent.Yes)
	case assent.Refuses:
		return who.Hearing(assent.No)
	}
	return who
}

// commands reports whether a letter has commands and nothing else; a question mark alone is none, nor are a yes and a no together.
func commands(r *talk.Settings, letter mailer.Message, m *adjudicator.Match, reading assent.Reading) bool {
	list := r.Parse(letter.Text, "", m.ID, letter.From)
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
func asksElse(r *talk.Settings, letter mailer.Message, m *adjudicator.Match) bool {
	return slices.ContainsFunc(r.Parse(letter.Text, "", m.ID, letter.From), func(c command.Command) bool {
		switch c.Kind {
		case "accept", command.Accepting, command.Turn, command.Unknown, command.Say:
			return false
		}
		return c.Legible() && c.Problem.Empty()
	})
}

// termsIn reads the terms that stand in a letter beside words of assent and of condition: what is left without these must be terms and nothing else.
func termsIn(r *talk.Settings, text string, game int, from []mailer.Address) *command.New {
	rest, ok := assent.Stipulated(text)
	if !ok {
		return nil
	}
	lines := []string{"accept with " + rest}
	for _, t := range r.Tongues() {
		lines = append(lines, t.Own("accept with")+" "+rest)
	}
	for _, line := range lines {
		if list := r.Parse(line, "", game, from); len(list) == 1 && list[0].Kind == "accept" && list[0].New != nil {
			return list[0].New
		}
	}
	return nil
}

// looksPlayed knows two squares next to each other.
var looksPlayed = regexp.MustCompile(`(?i)\pL?\pL\d{1,2}\W{1,4}(?:\pL+ )?\pL?\pL\d{1,2}`)

// turnsBeside finds a legal turn at the end of a sentence, as if the game had begun, and what the letter says without it.
func turnsBeside(r *talk.Settings, letter mailer.Message, m *adjudicator.Match, seat adjudicator.Seat) iter.Seq2[string, string] {
	return func(yield func(rest, turn string) bool) {
		if m.Position == nil || adjudicator.SeatOf(m.Position.ToMove()) != seat {
			return
		}
		begun := r.Decision(talk.Ruling{Match: m, By: seat, Letter: letter, Do: adjudicator.Accept{}}).Match
		for line := range strings.Lines(letter.Text) {
			found := looksPlayed.FindStringIndex(line)
			if found == nil || looksPlayed.MatchString(line[found[1]:]) {
				continue
			}
			for _, from := range wordStarts(line[:found[0]+1]) {
				turn := legalTurn(r, strings.TrimRight(strings.TrimSpace(line[from:]), ".!"), letter, begun, seat)
				if turn != "" && !yield(strings.Replace(letter.Text, line, line[:from]+"\n", 1), turn) {
					return
				}
			}
		}
	}
}

// legalTurn is a turn as it would be played now; "" where words are none, or none that is legal.
func legalTurn(r *talk.Settings, words string, letter mailer.Message, m *adjudicator.Match, seat adjudicator.Seat) string {
	list := r.Parse(words, "", m.ID, letter.From)
	action, ok := adjudicator.ActionNamed(string(command.Turn))
	if len(list) != 1 || list[0].Kind != command.Turn || !list[0].Problem.Empty() || !ok {
		return ""
	}
	played := r.Decision(talk.Ruling{Match: m, By: seat, Letter: letter, Do: action.Make(adjudicator.Asked{Text: list[0].Text, Answers: m.Number()})})
	for _, e := range played.Events {
		if f, ok := e.Fact.(adjudicator.TurnPlayed); ok && !played.Refused {
			return f.Turn
		}
	}
	return ""
}

// acceptingLines are the lines of a letter that says yes in the first and has turns or words for the other player in the rest, with "accept" in place
// of the yes; "" for any other.
func acceptingLines(r *talk.Settings, letter mailer.Message, m *adjudicator.Match) string {
	first, rest, _ := strings.Cut(strings.TrimSpace(letter.Text), "\n")
	if assent.ReadIn(first, "accept", r.Tongues()) != assent.Yes {
		return ""
	}
	list := r.Parse(rest, "", m.ID, letter.From)
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

// Blocks reports whether a letter asks for no more mail, and for nothing else.
func Blocks(r *talk.Settings, letter mailer.Message, m *adjudicator.Match) bool {
	list := r.Parse(letter.Text, "", m.ID, letter.From)
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

// Said names what the letter said, for the log.
func Said(in talk.Invited) string {
	if in.Terms != nil {
		return "counter"
	}
	return in.Reading.String()
}
