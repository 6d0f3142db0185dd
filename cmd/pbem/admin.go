package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"pbem/cmd/internal/service"
	"pbem/cmd/internal/terminal"
	"pbem/games/talk/hosts"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

type adminCmd struct {
	configured
	spoken
	Yes   bool       `help:"flag-admin-yes"`
	Now   *time.Time `placeholder:"place-time" help:"flag-now"`
	Words []string   `arg:"" placeholder:"arg-words" help:"flag-admin-words"`
}

// Run carries out a line of the host's as a letter of theirs would, once it was asked back.
func (c adminCmd) Run(env *Env) error {
	if err := c.speak(env); err != nil {
		return err
	}
	words, err := c.words(env)
	if err != nil {
		return err
	}
	if !c.Yes && !looks(words) {
		return c.ask(env, words)
	}
	return withService(env, c.configured, visit{at: c.Now}, func(s *service.Service, now time.Time, _ bool) error {
		done, err := s.Daemon.Administer(env.Context, words, now)
		if err != nil {
			return outside(err)
		}
		s.Settle(env.Context)
		return c.tell(env, done)
	})
}

// ask says what a line would do, and asks for --yes; or why it would be refused.
func (c adminCmd) ask(env *Env, words string) error {
	return withService(env, c.configured, visit{at: c.Now}, func(s *service.Service, now time.Time, _ bool) error {
		would, err := s.Daemon.Rehearse(env.Context, words, now)
		if err != nil {
			return outside(err)
		}
		if would.Done {
			head := phrase.New("cli-admin-would", "words", terminal.Visible(words), "letters", would.Letters)
			would.Text = append(append(would.About, head), would.Text...)
		}
		if err := c.tell(env, would.Administered); err != nil {
			return err
		}
		return usage(phrase.Errorf("cli-admin-yes", "words", terminal.Visible(words)))
	})
}

// looks reports whether a line changes nothing, in whatever language it is.
func looks(words string) bool {
	list, err := catalog.Offer()
	if err != nil {
		return false
	}
	asked := command.Parse("admin "+words, "", command.Context{Tongues: list.Tongues()})
	return len(asked) == 1 && asked[0].Admin != nil && slices.Contains([]string{"games", "players", "letters", "queue", "audit"}, asked[0].Admin.Act)
}

// words are those of the line; an announcement can come from standard input.
func (c adminCmd) words(env *Env) (string, error) {
	words := strings.Join(c.Words, " ")
	if words != "announce -" {
		return words, nil
	}
	text, err := io.ReadAll(io.LimitReader(env.In, 64<<10))
	if err != nil {
		return "", outside(err)
	}
	return "announce:\n" + string(text), nil
}

func (c adminCmd) tell(env *Env, done hosts.Administered) error {
	var lines []string
	for _, text := range done.Text {
		if said := env.Words.Say(text); said != "" {
			lines = append(lines, terminal.OneLine(said))
		}
	}
	if !done.Done {
		return &Exit{exitNotSo, errors.New(strings.Join(lines, "\n"))}
	}
	_, err := fmt.Fprintln(env.Out, strings.Join(lines, "\n"))
	return err
}
