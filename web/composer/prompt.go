package composer

import (
	"errors"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// prompter says what a turn is of, and what to do next.
type prompter struct{ *Composer }

// title names the game and whose turn it is, if anybody's.
func (c prompter) title() phrase.Phrase {
	what := phrase.Of(phrase.GameText(c.preset.Title))
	switch {
	case c.start.Game > 0 && c.start.Turn > 0:
		what = phrase.New("composer-of-turn", "title", what, "game", c.start.Game, "turn", c.start.Turn)
	case c.start.Game > 0:
		what = phrase.New("composer-of-game", "title", what, "game", c.start.Game)
	}
	switch {
	case c.position.Outcome().Over():
		return phrase.New("composer-title-over", "what", what)
	case c.army != "":
		return phrase.New("composer-title-setup", "what", what, "side", c.position.ToMove())
	}
	return phrase.New("composer-title", "what", what, "side", c.position.ToMove())
}

// prompt says what to do next.
func (c prompter) prompt() phrase.Phrase {
	list := []phrase.Phrase{c.note, c.advice()}
	if c.idle() {
		waiting := phrase.New("composer-not-your-turn", "mover", c.position.ToMove(), "side", c.start.Side)
		list = append([]phrase.Phrase{waiting}, list...)
	}
	if v := c.seen.verdict; v != nil {
		list = append(append(list, v.Notes...), c.removal(v))
	}
	return phrase.Join(phrase.Sentences, list...)
}

// idle reports whether the game waits for the other side, and not for the one that the link is for.
func (c *Composer) idle() bool {
	return c.start.Game > 0 && c.position.ToMove() != c.start.Side && !c.position.Outcome().Over()
}

// foreign reports whether the game is played by other rules than the page has: then nothing that is said here is sure.
func (c *Composer) foreign() bool {
	told := c.start.Rules
	return told != "" && (len(told) < rulesDigits || !strings.HasPrefix(strings.TrimPrefix(c.preset.Hash, "sha256:"), told))
}

func (c prompter) warning() phrase.Phrase {
	if !c.foreign() {
		return phrase.Phrase{}
	}
	return phrase.New("composer-other-rules")
}

// sendable reports whether a turn that is legal here is so in the game, and is waited for: only of such a one the advice says
// that it may be sent.
func (c *Composer) sendable() bool { return !c.foreign() && !c.idle() }

// removal says which of the opponent's units the body rules would remove (LF-9); of the own ones the notes tell.
func (c prompter) removal(v *rules.Verdict) phrase.Phrase {
	var list []phrase.Phrase
	for _, u := range v.Removed {
		if u.Side != c.position.ToMove() {
			list = append(list, phrase.New("composer-unit-on", "unit", c.unitName(u.Unit), "square", u.At))
		}
	}
	if len(list) == 0 {
		return phrase.Phrase{}
	}
	return phrase.New("composer-breaks-body", "side", c.position.ToMove().Other(), "units", phrase.Join(phrase.And, list...))
}

// advice says what to do next.
func (c prompter) advice() phrase.Phrase {
	o := c.position.Outcome()
	switch {
	case o.Over():
		return phrase.New("game-over", "result", string(o.Result), "why", o)
	case c.army != "":
		return c.setupPrompt()
	case len(c.now.doubt) > 0:
		return phrase.New("composer-several-things")
	case c.now.held:
		return c.inHand()
	case c.seen.verdict != nil && c.seen.verdict.Outcome.Over():
		return c.ending(c.seen.verdict.Outcome)
	case c.now.passed || len(c.now.turn.Actions) > 0:
		return c.progress()
	case len(c.seen.next) == 1 && c.seen.next[0].kind == pass:
		return phrase.New("composer-pass-only")
	case c.words.Leads != rules.NoLead:
		return phrase.Join(phrase.Sentences, phrase.New("composer-activate"), c.position.Standing().Counts.Phrase())
	}
	return phrase.New("composer-move")
}

// ending says that the turn, sent as it is, ends the game; and how it may go on, where only its end would end the game.
func (c prompter) ending(o rules.Outcome) phrase.Phrase {
	said := phrase.New("composer-ends-the-game", "result", string(o.Result), "why", o)
	if c.onward().Empty() {
		return said
	}
	return phrase.Join(phrase.Sentences, said, c.progress())
}

// inHand says where the unit in hand can go.
func (c prompter) inHand() phrase.Phrase {
	if c.now.hand.how == rules.Slide {
		return phrase.New("composer-slide-there", "square", c.now.hand.at)
	}
	return phrase.New("composer-send-there", "unit", c.named(c.now.hand.at))
}

// progress says how a turn that was begun can go on.
func (c prompter) progress() phrase.Phrase {
	steps := c.onward()
	missing, _ := errors.AsType[*rules.Violation](c.seen.refused)
	switch {
	case missing != nil && steps.Empty():
		return missing.Why
	case missing != nil:
		return phrase.Join(phrase.Sentences, missing.Why, phrase.New("composer-sentence", "clause", steps))
	case steps.Empty() && c.sendable():
		return c.spent(phrase.New("composer-complete-send"))
	case steps.Empty():
		return c.spent(phrase.New("composer-complete"))
	case c.sendable():
		return c.spent(phrase.New("composer-onward-or-send", "steps", steps))
	}
	return c.spent(phrase.New("composer-sentence", "clause", steps))
}

// spent says how much of a quota is used, and what then is to be said.
func (c prompter) spent(then phrase.Phrase) phrase.Phrase {
	q := c.quota()
	if q == nil {
		return then
	}
	lead, _ := c.seen.verdict.Turn.Acting()
	who := phrase.Of(phrase.Term{Kind: "group", Name: lead.Group})
	if lead.Group == "" {
		who = phrase.New("the-unit", "unit", c.leaderName(lead))
	}
	return phrase.Join(phrase.Sentences, phrase.New("composer-spent", "leader", who, "used", q.Used, "of", q.Of), then)
}

// onward says in clauses what may be tapped or chosen to go on; nothing if there is nothing.
func (c prompter) onward() phrase.Phrase {
	var unit, slide, jump, promote bool
	for _, o := range c.seen.picks {
		unit = unit || o.kind == pick && o.how != rules.Slide
		slide = slide || o.kind == pick && o.how == rules.Slide
		jump = jump || o.kind == land
		promote = promote || o.kind == become
	}
	leads := c.words.Leads != rules.NoLead
	return phrase.Join(phrase.Or, spokenIf(unit && leads, "composer-step-activate"), spokenIf(unit && !leads, "composer-step-follow"),
		spokenIf(jump, "composer-step-jump"), spokenIf(slide, "composer-step-slide"), spokenIf(promote, "composer-step-promote"))
}

// spokenIf is a phrase without arguments, or none.
func spokenIf(is bool, key string) phrase.Phrase {
	if !is {
		return phrase.Phrase{}
	}
	return phrase.New(key)
}

// quota counts the activations of the leader whose turn it is; nil where there is none, or none is known yet.
func (c *Composer) quota() *Quota {
	v := c.seen.verdict
	if v == nil || c.words.Leads == rules.NoLead || c.now.passed {
		return nil
	}
	lead, first := v.Turn.Acting()
	for _, l := range c.leaders {
		if l.Lead.Group == lead.Group && l.Lead.At == lead.At {
			return &Quota{Used: len(v.Turn.Actions) - first, Of: l.Quota}
		}
	}
	return nil
}
