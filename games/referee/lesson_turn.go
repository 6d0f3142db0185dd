package referee

import (
	"strings"

	"pbem/games/tutorial"
	"pbem/rules"
	"pbem/rules/phrase"
)

// turn judges a turn that was tried or sent: first as the game would, then as the lesson does.
func (l atLesson) turn(r *Referee, texts []string, as tutorial.Task) (a answer, right bool) {
	if len(texts) != 1 {
		return say("", phrase.New("tutorial-one-turn", "n", len(texts))), false
	}
	v, lacks, err := l.lesson().Judge(texts[0], l.board)
	if err != nil {
		return say("", phrase.New("tutorial-illegal", "why", sentence(err))), false
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
func (l atLesson) shown(r *Referee, head phrase.Phrase, v rules.Verdict) answer {
	preset, err := r.Registry.Find(l.script.PresetOf(l.number), nil)
	if err != nil {
		return say("", sentence(err))
	}
	a := say("", head)
	a.tried(preset, l.board.Now, v, nil)
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
