package main

import (
	"time"

	"pbem/cmd/internal/service"
)

type tickCmd struct {
	configured
	Now time.Time `placeholder:"TIME" help:"Do what is due at this time (RFC 3339); default: now."`
	goOn
}

func (c tickCmd) Run(env *Env) error {
	return withService(env, c.configured, c.Now, c.goOn, func(s *service.Service, now time.Time) error {
		if err := s.Daemon.Tick(env.Context, now); err != nil {
			return outside(err)
		}
		if err := s.Daemon.Flush(env.Context); err != nil {
			return outside(err)
		}
		s.Daemon.WriteRecords(env.Context)
		return nil
	})
}
