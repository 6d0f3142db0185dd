package learn

import (
	"strings"

	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/tutorial"
	"pbem/rules"
	"pbem/rules/phrase"
)

// turn judges a turn that was tried or sent: first as the game would, then as the lesson does.
func (l atLesson) turn(r *talk.Settings, texts []string, as tutorial.Task) (a talk.Answer, right bool) {
	if len(texts) != 1 {
		return talk.Say("", phrase.New("tutorial-one-turn", "n", len(texts))), false
	}
	v, lacks, err := l.lesson().Judge(texts[0], l.board)
	if err != nil {
		return talk.Say("", phrase.New("tutorial-illegal", "why", changes.Sentence(err))), false
	}
	wanted := l.lesson()
	switch {
	case wanted.Asks == tutorial.Legal:
		return l.shown(r, phrase.New("tutorial-asked-look", "answer", phrase.Command(wanted.Answer)), v), false
	case !lacks.Empty():
		return l.shown(r, lacks, v), false
	case wanted.Asks == tutorial.Try && as == tutorial.Play:
		return l.shown(r, phrase.New("tutorial-asked-try", "answer", phrase.Command(wanted.Answer)), v), false
	case wanted.Asks == tutorial.Play && as == tutorial.Try:
		return l.shown(r, phrase.New("tutorial-asked-turn"), v), false
	}
	return l.shown(r, phrase.New("tutorial-right"), v), true
}

// shown says what there is to say of a legal turn, and draws the board after it.
func (l atLesson) shown(r *talk.Settings, head phrase.Phrase, v rules.Verdict) talk.Answer {
	preset, err := r.Registry.Find(l.script.PresetOf(l.number), nil)
	if err != nil {
		return talk.Say("", changes.Sentence(err))
	}
	a := talk.Say("", head)
	a.Tried(preset, l.board.Now, v, nil)
	return a
}

// squareOf is the square that a look names, with or without the unit in front; "" for none.
func squareOf(text string) string {
	text = strings.TrimSpace(text)
	if len(text) > 2 && text[0] >= 'A' && text[0] <= 'Z' {
		text = text[1:]
	}
	return strings.ToLower(text)
}
