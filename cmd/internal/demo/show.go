package demo

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"pbem/adjudicator/clock"
	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/games/archive"
	"pbem/mailer/endpoint"
	"pbem/mailer/imap"
	"pbem/mailer/mailtest"
	"pbem/mailer/smtp"
)

// Show is a script that is played by real e-mail, over servers in this process, with a daemon in between.
type Show struct {
	Script   []Step
	Out      string                           // a folder: the letters and the record are left in it
	Pictures bool                             // letters carry the board as a picture
	Passed   func(number int, l Letter) error // called with every letter, numbered from 1, once it is left as a file
	Pause    time.Duration                    // after each letter
}

const (
	serviceAddress = "games@demo.test"
	password       = "demo"
)

// LettersDir and RecordsDir are the folders below Show.Out.
const (
	LettersDir = "letters"
	RecordsDir = "records"
)

// Clear removes what an earlier show has left in a folder, and nothing else.
func Clear(out string) error {
	for _, name := range []string{LettersDir, RecordsDir, RecordsDir + archive.PrivateSuffix} {
		if err := os.RemoveAll(filepath.Join(out, name)); err != nil {
			return fmt.Errorf("cannot clear what an earlier demo has left: %w", err)
		}
	}
	return nil
}

// Play plays the script to its end.
func (s *Show) Play(ctx context.Context) error {
	host, err := startHost()
	if err != nil {
		return err
	}
	defer host.Stop()
	dir, err := os.MkdirTemp("", "pbem-demo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	opened, err := service.Open(ctx, s.settings(host, dir), service.World{
		Getenv: func(string) string { return password }, Log: io.Discard, Clock: time.Now})
	if err != nil {
		return err
	}
	defer opened.Close()
	return s.between(ctx, host, opened)
}

func startHost() (*mailtest.Server, error) {
	host, err := mailtest.Start()
	if err != nil {
		return nil, err
	}
	for _, address := range []string{serviceAddress, "ada@demo.test", "bo@demo.test"} {
		if err := host.Add(address, password); err != nil {
			host.Stop()
			return nil, err
		}
	}
	return host, nil
}

func (s *Show) settings(host *mailtest.Server, dir string) *config.Config {
	return &config.Config{
		Address: serviceAddress, Name: "The referee", Site: "demo.test", PlusAddress: true, Trust: config.TrustToken,
		Store: filepath.Join(dir, "games.db"), Key: filepath.Join(dir, "server.key"),
		Inbox: "imap://games%40demo.test@" + host.IMAPAddr() + "/INBOX", Send: "smtp://" + host.SMTPAddr(),
		Done: "pbem-done", Aside: "pbem-aside", Archive: filepath.Join(s.Out, RecordsDir),
		Time: clock.PerTurn(3 * clock.Day), Grace: 7 * 24 * time.Hour, Robots: config.StandardRobots(), LogFormat: "text", LogLevel: "error", Pictures: s.Pictures,
	}
}

// between runs the daemon and the players until the script is over.
func (s *Show) between(ctx context.Context, host *mailtest.Server, opened *service.Service) error {
	ctx, stop := context.WithCancelCause(ctx)
	served := make(chan error, 1)
	go func() {
		err := opened.Daemon.Run(ctx)
		served <- err
		stop(err)
	}()
	count := 0
	stage := &Stage{Service: serviceAddress, Now: time.Now, Players: map[string]*Player{
		"ada": player(host, "Ada", "ada@demo.test"), "bo": player(host, "Bo", "bo@demo.test")},
		Show: func(l Letter) error {
			count++
			if err := s.leave(count, l); err != nil {
				return err
			}
			if err := s.Passed(count, l); err != nil {
				return err
			}
			return s.wait(ctx)
		}}
	err := stage.Play(ctx, s.Script)
	stop(nil)
	return errors.Join(err, <-served)
}

func player(host *mailtest.Server, name, address string) *Player {
	return &Player{
		Name: name, Address: address,
		Inbox:   imap.Config{Address: host.IMAPAddr(), TLS: endpoint.Local, User: address, Password: password, Logger: slog.New(slog.DiscardHandler)},
		Courier: smtp.New(smtp.Config{Address: host.SMTPAddr(), TLS: endpoint.Local}),
	}
}

// leave writes a letter into a file.
func (s *Show) leave(number int, l Letter) error {
	dir := filepath.Join(s.Out, LettersDir)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("cannot leave the letters: %w", err)
	}
	if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%03d.eml", number)), l.Raw, 0o644); err != nil {
		return fmt.Errorf("cannot leave a letter: %w", err)
	}
	return nil
}

func (s *Show) wait(ctx context.Context) error {
	if s.Pause <= 0 {
		return ctx.Err()
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(s.Pause):
		return nil
	}
}
