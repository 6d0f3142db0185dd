package main

import "pbem/cmd/internal/letter"

type readCmd struct{}

// readCommand is one command as "pbem read" shows it.
type readCommand struct {
	Line string `json:"line"`
	Kind string `json:"kind"`
	Text string `json:"text"`
}

func (c readCmd) Run(env *Env) error {
	m, err := letter.Read(env.In)
	if err != nil {
		return usage(err)
	}
	from := ""
	if len(m.From) == 1 {
		from = m.From[0].Mailbox
	}
	refused := env.Words.Say(m.Refused)
	if len(m.From) > 1 && refused == "" {
		refused = "The letter names more than one author in From, so it is nobody's: nothing is done, and it is not answered."
	}
	list := []readCommand{}
	for _, c := range letter.Commands(m, letter.Game(m)) {
		list = append(list, readCommand{c.Line, string(c.Kind), c.Text})
	}
	return env.printJSON(map[string]any{"from": from, "subject": m.Subject, "automatic": m.Automatic,
		"text": m.Text, "commands": list, "refused": refused})
}
