package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/demo"
	"pbem/cmd/internal/service"
	"pbem/mailer/endpoint"
	"pbem/mailer/imap"
	"pbem/mailer/mailtest"
	"pbem/mailer/smtp"
)

type demoCmd struct {
	Preset string        `default:"chesimals-2" help:"The game that is played; a name there is no demo of is answered with those there are."`
	Fast   bool          `help:"Without a pause between the letters."`
	Pause  time.Duration `default:"1500ms" help:"The pause between the letters."`
	Out    string        `default:"demo" placeholder:"DIR" help:"Where the letters and the record are left."`
	Quiet  bool          `help:"Show only who writes to whom."`

	Pictures bool `default:"true" negatable:"" help:"Letters carry the board as a picture."`
}

const (
	demoService  = "games@demo.test"
	demoPassword = "demo"
)

func (c demoCmd) Run(env *Env) error {
	script, err := demo.Script(c.Preset)
	if err != nil {
		return usage(err)
	}
	defer env.orderly()()
	if _, err := os.Stat(c.Out); err == nil {
		if err := clearDemo(c.Out); err != nil {
			return usage(err)
		}
	}
	host, err := startHost()
	if err != nil {
		return outside(err)
	}
	defer host.Stop()
	dir, err := os.MkdirTemp("", "pbem-demo-")
	if err != nil {
		return outside(err)
	}
	defer os.RemoveAll(dir)
	s, err := service.Open(env.Context, c.settings(host, dir), service.World{
		Getenv: func(string) string { return demoPassword }, Log: io.Discard, Clock: time.Now})
	if err != nil {
		return outside(err)
	}
	defer s.Close()
	if err := c.play(env, host, s, script); err != nil {
		return outside(err)
	}
	return c.farewell(env)
}

// clearDemo removes what an earlier demo has left, and nothing else.
func clearDemo(dir string) error {
	for _, name := range []string{"letters", "records"} {
		if err := os.RemoveAll(filepath.Join(dir, name)); err != nil {
			return fmt.Errorf("cannot clear what an earlier demo has left: %w", err)
		}
	}
	return nil
}

func startHost() (*mailtest.Server, error) {
	host, err := mailtest.Start()
	if err != nil {
		return nil, err
	}
	for _, address := range []string{demoService, "ada@demo.test", "bo@demo.test"} {
		if err := host.Add(address, demoPassword); err != nil {
			host.Stop()
			return nil, err
		}
	}
	return host, nil
}

func (c demoCmd) settings(host *mailtest.Server, dir string) *config.Config {
	return &config.Config{
		Address: demoService, Name: "The referee", Site: "demo.test", PlusAddress: true, Trust: config.TrustToken,
		Store: filepath.Join(dir, "games.db"), Key: filepath.Join(dir, "server.key"),
		Inbox: "imap://games%40demo.test@" + host.IMAPAddr() + "/INBOX", Send: "smtp://" + host.SMTPAddr(),
		Done: "pbem-done", Aside: "pbem-aside", Archive: filepath.Join(c.Out, "records"),
		PerTurn: 3 * 24 * time.Hour, Grace: 7 * 24 * time.Hour, LogFormat: "text", LogLevel: "error", Pictures: c.Pictures,
	}
}

// play runs the daemon and the players until the script is over.
func (c demoCmd) play(env *Env, host *mailtest.Server, s *service.Service, script []demo.Step) error {
	ctx, stop := context.WithCancelCause(env.Context)
	served := make(chan error, 1)
	go func() {
		err := s.Daemon.Run(ctx)
		served <- err
		stop(err)
	}()
	stage := &demo.Stage{Service: demoService, Show: c.shower(ctx, env), Now: time.Now, Players: map[string]*demo.Player{
		"ada": demoPlayer(host, "Ada", "ada@demo.test"), "bo": demoPlayer(host, "Bo", "bo@demo.test")}}
	err := stage.Play(ctx, script)
	stop(nil)
	return errors.Join(err, <-served)
}

func demoPlayer(host *mailtest.Server, name, address string) *demo.Player {
	return &demo.Player{
		Name: name, Address: address,
		Inbox:   imap.Config{Address: host.IMAPAddr(), TLS: endpoint.Local, User: address, Password: demoPassword, Logger: slog.New(slog.DiscardHandler)},
		Courier: smtp.New(smtp.Config{Address: host.SMTPAddr(), TLS: endpoint.Local}),
	}
}

// shower shows each letter and leaves it as a file.
func (c demoCmd) shower(ctx context.Context, env *Env) func(demo.Letter) error {
	count := 0
	return func(l demo.Letter) error {
		count++
		if err := c.leave(count, l); err != nil {
			return err
		}
		text, err := demo.Text(l.Raw)
		if err != nil {
			return err
		}
		fmt.Fprintf(env.Out, "\n════ letter %d: %s to %s ════\n", count, l.From, l.To)
		if !c.Quiet {
			fmt.Fprintln(env.Out, text)
		}
		return c.wait(ctx)
	}
}

func (c demoCmd) leave(n int, l demo.Letter) error {
	dir := filepath.Join(c.Out, "letters")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("cannot leave the letters: %w", err)
	}
	if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%03d.eml", n)), l.Raw, 0o644); err != nil {
		return fmt.Errorf("cannot leave a letter: %w", err)
	}
	return nil
}

func (c demoCmd) wait(ctx context.Context) error {
	if c.Fast {
		return ctx.Err()
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(c.Pause):
		return nil
	}
}

func (c demoCmd) farewell(env *Env) error {
	records, letters := filepath.Join(c.Out, "records"), filepath.Join(c.Out, "letters")
	_, err := fmt.Fprintf(env.Out, `
The game is over. It was played by real e-mail, over an IMAP and an SMTP server in this process.

  the letters    %s   (open one in your mail program)
  the record     %s

Replay and check it:   go run ./cmd/pbem verify --key %s %s
                       go run ./cmd/pbem replay --board %s
`, letters, records, filepath.Join(records, "server.pub"), records, filepath.Join(records, "001.pbem"))
	return err
}
