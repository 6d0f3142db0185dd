package learn

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// mostSilence is how long a tutorial goes on without an answer; then it rests until it is asked for. It is as long as the address is good
// to which answers are sent.
const mostSilence = talk.AccountLife * changes.Day

// learning reports whether a person's tutorial goes on at a time.
func learning(p club.Person, now time.Time) bool {
	return p.Tutorials.Now != "" && now.Sub(p.Tutorials.Since) <= mostSilence
}

// InTutorial reports whether what the speaker writes can be the answer to a lesson.
func InTutorial(ctx context.Context, who talk.Speaker, c *changes.Set, now time.Time) (bool, error) {
	account := who.Address == talk.AtAccount || who.Request.Number != 0 && who.Request.Match == 0 && who.Request.Player == ""
	if !account || who.Elsewhere || who.Thread.Match != 0 {
		return false, nil
	}
	p, err := c.Person(ctx, who.Player.Address)
	return learning(p, now), err
}

// Learning reads what is an answer to a lesson as one.
func Learning(who talk.Speaker, list []command.Command) []command.Command {
	if !who.Learns {
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
		c.Kind, c.Problem = talk.LessonTurn, phrase.Phrase{}
	case c.Kind == command.Try && c.Problem.Key == "command-try-which-game":
		c.Kind, c.Problem = talk.LessonTry, phrase.Phrase{}
	case !c.Problem.Empty():
		return c
	case c.Kind == command.Legal:
		c.Kind = talk.LessonLegal
	case c.Kind == command.Show && c.At == command.Now, c.Kind == command.Resend:
		c.Kind = talk.LessonShow
	}
	return c
}
