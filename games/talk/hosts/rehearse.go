package hosts

import (
	"context"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/rules/phrase"
)

// Rehearsed is what a line of the host's would do on the machine. Nothing of it is kept.
type Rehearsed struct {
	Administered
	About   []phrase.Phrase // the game or the player that it is about, as they stand now; none for what is about neither
	Letters int             // how many letters it would write
}

// Rehearse carries out a line of the host's and forgets it: what is said of it is what would be said, and why it would be refused, too.
func Rehearse(ctx context.Context, r *talk.Settings, c *changes.Set, words string, letter mailer.Message) (Rehearsed, error) {
	about, err := aboutLine(ctx, r, c, words, letter)
	if err != nil {
		return Rehearsed{}, err
	}
	done, err := Administer(ctx, r, c, words, letter)
	letters := len(done.Commit.Outbox)
	done.Commit = games.Commit{}
	return Rehearsed{Administered: done, About: about, Letters: letters}, err
}

// aboutLine says how the game stands, or who the player is, that a line of the host's is about.
func aboutLine(ctx context.Context, r *talk.Settings, c *changes.Set, words string, letter mailer.Message) ([]phrase.Phrase, error) {
	asked := r.Parse("admin "+words, "", 0, nil)
	if len(asked) != 1 || asked[0].Admin == nil || !asked[0].Problem.Empty() {
		return nil, nil
	}
	h := Hosting{Execution: talk.NewExecution(r, c, &talk.Session{Message: letter}), Line: asked[0].Line, Do: *asked[0].Admin, machine: true}
	switch h.Do.Act {
	case "adjudicate", "void", "extend", "undo":
		m, trouble, err := h.Game(ctx)
		if err != nil || trouble != nil {
			return nil, err
		}
		return []phrase.Phrase{talk.StandsNow(m)}, nil
	case "ban", "unban", "rename", "lift", "keep":
		p, _, known, err := h.named(ctx, h.Do.Text)
		if err != nil || !known {
			return nil, err
		}
		line, err := h.playerLine(ctx, p)
		return []phrase.Phrase{line}, err
	}
	return nil, nil
}
