package main

import (
	"errors"
	"fmt"
	"strings"

	"pbem/cmd/internal/letter"
	"pbem/notation"
	"pbem/rules"
)

type checkCmd struct {
	place
	output
	Turn []string `arg:"" optional:"" help:"The turn; without it, standard input is read: a turn or a whole e-mail."`
}

func (c checkCmd) Run(env *Env) error {
	preset, position, err := c.load()
	if err != nil {
		return err
	}
	verdict, err := c.judge(env, preset.Game, position)
	var violation *rules.Violation
	if errors.As(err, &violation) {
		return c.illegal(env, violation)
	}
	if err != nil {
		return usage(err)
	}
	return c.legal(env, verdict)
}

// judge judges the turn of the argument or of standard input. What cannot be read as a turn is a violation, too.
func (c checkCmd) judge(env *Env, game rules.Game, position rules.Position) (rules.Verdict, error) {
	text := strings.Join(c.Turn, " ")
	if len(c.Turn) == 0 {
		var err error
		if text, err = letter.Turn(env.In, game.Vocabulary()); err != nil {
			return rules.Verdict{}, err
		}
	}
	return notation.Judge(text, game.Vocabulary(), position)
}

func (c checkCmd) illegal(env *Env, v *rules.Violation) error {
	if c.json() {
		err := env.printJSON(map[string]any{"legal": false, "code": v.Code, "ruling": v.Ruling, "action": v.Action, "explanation": env.Words.Error(v)})
		return errors.Join(err, notSo())
	}
	fmt.Fprintf(env.Out, "illegal %s\n%s\n", v.Code, env.Words.Error(v))
	return notSo()
}

func (c checkCmd) legal(env *Env, v rules.Verdict) error {
	if c.json() {
		answer := map[string]any{"legal": true, "turn": v.Turn.String(), "position": v.Next.String(), "notes": append([]string{}, env.Words.All(v.Notes)...), "removed": removed(v)}
		if v.Outcome.Over() {
			answer["result"], answer["reason"] = v.Outcome.Result, env.Words.Say(v.Outcome.Phrase())
		}
		return env.printJSON(answer)
	}
	for _, n := range v.Notes {
		fmt.Fprintln(env.Err, "note: "+env.Words.Say(n))
	}
	if len(v.Removed) > 0 {
		fmt.Fprintln(env.Err, "removed: "+strings.Join(removed(v), ", "))
	}
	fmt.Fprintf(env.Out, "legal\n%s\n%s\n", v.Turn, v.Next)
	if v.Outcome.Over() {
		fmt.Fprintf(env.Out, "result %s %s\n", v.Outcome.Result, env.Words.Say(v.Outcome.Phrase()))
	}
	return nil
}

// removed names the units that left the board without being taken: "White's Pd4".
func removed(v rules.Verdict) []string {
	list := []string{}
	for _, u := range v.Removed {
		list = append(list, fmt.Sprintf("%s's %c%s", u.Side, u.Unit, u.At))
	}
	return list
}
