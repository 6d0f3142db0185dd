package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator/club"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// An answer to a lesson is a turn, a try or a look that names no game, in a letter that belongs to no game: sent to an address of the
// player's account, while a tutorial of theirs goes on. In the thread of a game all this is about that game, whatever is learnt beside it.

// What an answer to a lesson is.
const (
	lessonTurn  command.Kind = "lesson"
	lessonTry   command.Kind = "lesson try"
	lessonLegal command.Kind = "lesson legal"
	lessonShow  command.Kind = "lesson show"
)

// mostSilence is how long a tutorial goes on without an answer; then it rests until it is asked for. It is as long as the address is good
// to which answers are sent.
const mostSilence = accountLife * day

// learning reports whether a person's tutorial goes on at a time.
func learning(p club.Person, now time.Time) bool {
	return p.Tutorials.Now != "" && now.Sub(p.Tutorials.Since) <= mostSilence
}

// inTutorial reports whether what the speaker writes can be the answer to a lesson.
func (who speaker) inTutorial(ctx context.Context, c *Changeset, now time.Time) (bool, error) {
	account := who.address == atAccount || who.request.Number != 0 && who.request.Match == 0 && who.request.Player == ""
	if !account || who.elsewhere || who.thread.match != 0 {
		return false, nil
	}
	p, err := c.person(ctx, who.player.Address)
	return learning(p, now), err
}

// learning reads what is an answer to a lesson as one.
func (who speaker) learning(list []command.Command) []command.Command {
	if !who.learns {
		return list
	}
	beside := slices.ContainsFunc(list, func(c command.Command) bool { return c.Game != 0 || c.Number != 0 })
	read := make([]command.Command, len(list))
	for i, c := range list {
		read[i] = asLesson(c)
		if beside && read[i].Kind != c.Kind { // the answer goes into the thread of that game, where the next turn would be played
			read[i].Problem = phrase.New("tutorial-not-beside")
		}
	}
	return read
}

func asLesson(c command.Command) command.Command {
	switch {
	case c.Game != 0 || c.Number != 0 || c.Guard != 0:
		return c
	case c.Kind == command.Unknown && (c.Problem.Empty() && c.Nearest == "" || c.Problem.Key == "command-turn-of-which-game"):
		c.Kind, c.Problem = lessonTurn, phrase.Phrase{}
	case c.Kind == command.Try && c.Problem.Key == "command-try-which-game":
		c.Kind, c.Problem = lessonTry, phrase.Phrase{}
	case !c.Problem.Empty():
		return c
	case c.Kind == command.Legal:
		c.Kind = lessonLegal
	case c.Kind == command.Show && c.At == command.Now, c.Kind == command.Resend:
		c.Kind = lessonShow
	}
	return c
}
