package main

import (
	"context"
	"time"

	systemd "github.com/coreos/go-systemd/v22/daemon"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/pages"
	"pbem/cmd/internal/service"
	"pbem/cmd/internal/version"
	"pbem/games/robots"
)

type serveCmd struct {
	configured
	goOn
}

func (c serveCmd) Run(env *Env) error {
	defer env.orderly()()
	settings, err := c.settings()
	if err != nil {
		return err
	}
	s, err := service.Open(env.Context, settings, service.World{Getenv: env.Getenv, Log: env.Err, Words: env.Words, Clock: time.Now, Check: service.SoundAtStart, Serves: true})
	if err != nil {
		return outside(config.Unusable(err))
	}
	defer s.Close()
	if err := s.Begin(env.Context, c.recovery()); err != nil {
		return outside(advised(err))
	}
	s.Daemon.ReadAgo = s.ReadAgo // a pipe or cron reads no mailbox
	if s.Receiver != nil {
		if err := s.Receiver.Listen(); err != nil {
			return outside(config.Unusable(settings.About("receive", err)))
		}
		defer s.Receiver.Close()
	}
	s.Watch(env.Context)
	stop, err := s.Listen()
	if err != nil {
		return outside(config.Unusable(err))
	}
	defer stop()
	stopPages, err := showPages(env.Context, s)
	if err != nil {
		return outside(config.Unusable(err))
	}
	defer stopPages()
	s.Daemon.Log.Info("pbem serves", "address", settings.Address, "version", version.Text())
	// Without systemd these do nothing; an error in telling it must not stop the service.
	_, _ = systemd.SdNotify(false, systemd.SdNotifyReady)
	defer func() { _, _ = systemd.SdNotify(false, systemd.SdNotifyStopping) }()
	if err := s.Daemon.Run(env.Context); err != nil {
		return outside(advised(err))
	}
	return nil
}

// showPages starts to serve the web pages, if an address for them is configured.
func showPages(ctx context.Context, s *service.Service) (stop func(), err error) {
	if s.Config.WebListen == "" {
		return func() {}, nil
	}
	site, err := pages.OfService(ctx, s.Config, s.Daemon.Store, s.Daemon.Log)
	if err != nil {
		return nil, usage(err)
	}
	stop, err = pages.Serve(site, s.Config.Presets, s.Config.WebListen, s.Daemon.Log)
	return stop, s.Config.About("web_listen", err)
}

type robotCmd struct{}

// Run answers the lines of the protocol until they end.
func (c robotCmd) Run(env *Env) error {
	return outsideIf(robots.Serve(env.In, env.Out, programName()))
}

// programName is what records call this program.
func programName() string { return "pbem " + version.Short() }
