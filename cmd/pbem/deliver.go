package main

import (
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator/clock"
	"pbem/cmd/internal/service"
	"pbem/mailer"
)

type deliverCmd struct {
	configured
	Now *time.Time `placeholder:"place-time" help:"flag-deliver-now"`
}

// Run takes a message over: exit 0 when it is safe, 75 when it must be tried again, whatever the reason. With any other
// code, also for a mistake in the configuration, the mail server that calls would send the message back.
func (c deliverCmd) Run(env *Env) error {
	if err := c.deliver(env); err != nil {
		return &Exit{exitTemporary, err}
	}
	return nil
}

func (c deliverCmd) deliver(env *Env) error {
	return withService(env, c.configured, visit{at: c.Now}, func(s *service.Service, now time.Time, _ bool) error {
		letter, err := s.Piped(env.Context, env.In, mailer.Incoming{Received: now, Recipient: env.Getenv("ORIGINAL_RECIPIENT"), Sender: nullSender(env), Route: "pipe"})
		if err != nil {
			return err
		}
		if !service.Safe(s.Daemon.Handle(env.Context, []mailer.Incoming{letter})[0]) {
			return errors.New("the message could not be handled now; it must be tried again")
		}
		s.Think(env.Context)
		s.Settle(env.Context)
		return nil
	})
}

// nullSender returns "<>" when the mail server that calls us says that the sender is null (SENDER of a command in an alias;
// where Postfix's pipe calls us, Return-Path says it).
func nullSender(env *Env) string {
	if env.Getenv("SENDER") == "MAILER-DAEMON" || env.Getenv("SENDER") == "<>" {
		return "<>"
	}
	return ""
}

type tickCmd struct {
	configured
	Now *time.Time `placeholder:"place-time" help:"flag-now"`
	goOn
}

func (c tickCmd) Run(env *Env) error {
	return withService(env, c.configured, visit{at: c.Now, older: c.goOn, check: true}, func(s *service.Service, now time.Time, goesOn bool) error {
		if err := s.Daemon.Visit(env.Context, now, goesOn); err != nil {
			return outside(err)
		}
		s.Think(env.Context)
		if err := s.Daemon.Flush(env.Context); err != nil {
			return outside(err)
		}
		s.Daemon.WriteRecords(env.Context)
		return nil
	})
}

// visit is how a service is opened for a moment.
type visit struct {
	at    *time.Time // as if it were then; nil for now
	older goOn
	check bool // looks for damage in the store, once a day
}

// withService opens the service, which is a sign of life, has something done, and closes it.
// goesOn is false where the run ends an outage.
func withService(env *Env, c configured, v visit, do func(s *service.Service, now time.Time, goesOn bool) error) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	now := time.Now()
	if v.at != nil {
		if now = *v.at; clock.Plausible(now) != nil {
			return usage(fmt.Errorf("--now %s: %w", now.Format(time.RFC3339), clock.Plausible(now)))
		}
	}
	check := time.Duration(0)
	if v.check && service.CheckDue(env.Context, settings, now) {
		check = service.SoundByCron
	}
	s, err := service.Open(env.Context, settings, service.World{Getenv: env.Getenv, Log: env.Err, Words: env.Words, Clock: func() time.Time { return now }, Check: check})
	if err != nil {
		return outside(err)
	}
	defer s.Close()
	if err := s.Begin(env.Context, v.older.recovery()); err != nil {
		return outside(advised(err))
	}
	if now, err = s.Daemon.Forward(env.Context, now); err != nil {
		return outside(err)
	}
	goesOn, err := s.Daemon.Resume(env.Context)
	if err != nil {
		return outside(err)
	}
	return do(s, now, goesOn)
}
