package desk

import (
	"context"
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/rules"
)

// maxTried bounds the turns that a letter tries, which anybody can ask for: each is drawn.
const maxTried = 20

// try judges turns in a game or on a fresh board.
func (t *visit) try(ctx context.Context, c command.Command) (answer, error) {
	if t.tried += len(c.Try.Turns); t.tried > maxTried {
		return refuse(c.Line, "At most %d turns can be tried in a letter; with these it would be %d.", maxTried, t.tried), nil
	}
	if c.Try.Preset != "" {
		return t.tryPreset(c), nil
	}
	return t.inGame(ctx, c)
}

// tryPreset judges turns on a fresh board, with no game at all.
func (t *visit) tryPreset(c command.Command) answer {
	preset, err := t.desk.Shelf.Find(c.Try.Preset, nil)
	if err != nil {
		return refuse(c.Line, "%s", sentence(err))
	}
	a := answer{line: c.Line}
	position := preset.Game.Start()
	for i, text := range c.Try.Turns {
		verdict, err := notation.Judge(text, preset.Game.Vocabulary(), position)
		if err != nil {
			a.text = append(a.text, fmt.Sprintf("Turn %d is not legal: %s", i+1, sentence(err)))
			a.failed = true
			break
		}
		a.text = append(append(a.text, "Legal: "+verdict.Turn.String()), verdict.Notes...)
		title := fmt.Sprintf("%s after %s", preset.Title, verdict.Turn)
		a.shows = append(a.shows, shown{adjudicator.Shown{Title: title, Line: verdict.Next.String(), Last: verdict.Turn, Side: position.ToMove()}, preset.Game})
		if position = verdict.Next; verdict.Outcome.Over() {
			a.text = append(a.text, fmt.Sprintf("That ends the game: %s, %s.", verdict.Outcome.Result, verdict.Outcome.Reason))
			break
		}
	}
	if len(c.Try.Turns) == 0 {
		a.text = []string{"This is the board of " + preset.Title + "."}
		a.shows = []shown{{adjudicator.Shown{Title: "The start", Line: position.String()}, preset.Game}}
	}
	return a
}

// sentence makes a sentence of an error: a capital letter in front, unless that is a square's, and a full stop behind.
func sentence(err error) string {
	text := strings.TrimSpace(err.Error())
	if text == "" {
		return "Something is wrong."
	}
	_, square := rules.ParseSquare(text)
	if first := text[0]; square == 0 && first >= 'a' && first <= 'z' {
		text = string(first-'a'+'A') + text[1:]
	}
	if !strings.ContainsRune(".!?", rune(text[len(text)-1])) {
		text += "."
	}
	return text
}
