package main

import "pbem/cmd/internal/config"

// configured is the flag of the commands that work on a service.
type configured struct {
	Config string `required:"" placeholder:"FILE" help:"The configuration file."`
}

func (c configured) settings() (*config.Config, error) {
	settings, err := config.Load(c.Config)
	if err != nil {
		return nil, usage(err)
	}
	return settings, nil
}
