package main

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"pbem/cmd/internal/service"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/signers"
	"pbem/games/serverkey"
	"pbem/notation/record"
)

type keyCmd struct {
	Show   keyShowCmd   `cmd:"" help:"call-key-show"`
	Make   keyMakeCmd   `cmd:"" help:"call-key-make"`
	Rotate keyRotateCmd `cmd:"" help:"call-key-rotate"`
	Retire keyRetireCmd `cmd:"" help:"call-key-retire"`
	Stolen keyStolenCmd `cmd:"" help:"call-key-stolen"`
}

type keyShowCmd struct {
	configured
}

func (c keyShowCmd) Run(env *Env) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	ring, err := loadKeys(settings.Key)
	if err != nil {
		return err
	}
	list, err := signers.Of(ring)
	if err != nil {
		return outside(err)
	}
	_, err = env.Out.Write(signers.Text(list))
	return err
}

type keyMakeCmd struct {
	configured
}

func (c keyMakeCmd) Run(env *Env) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	_, made, err := serverkey.LoadOrMake(settings.Key, rand.Reader)
	if err != nil {
		return outside(err)
	}
	if !made {
		return usage(fmt.Errorf("there is a key in %s already; pbem key rotate puts another on top of it", settings.Key))
	}
	fmt.Fprintf(env.Out, "%s has a new key. Keep a copy of it in a safe place.\n", terminal.Name(settings.Key))
	return nil
}

type keyRotateCmd struct {
	configured
}

func (c keyRotateCmd) Run(env *Env) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	if _, err := loadKeys(settings.Key); err != nil { // what is amiss now cannot be told from a failure to write later
		return err
	}
	ring, err := serverkey.Rotate(settings.Key, rand.Reader, time.Now())
	if err != nil {
		return outside(err)
	}
	public, err := ring.Current.Public()
	if err != nil {
		return outside(err)
	}
	fmt.Fprintf(env.Out, "%s has a new current key, %s.\n", terminal.Name(settings.Key), record.KeyID(public))
	fmt.Fprint(env.Err, afterRotation)
	return nil
}

// afterRotation says what comes next.
const afterRotation = `Next: keep a copy of the key file where the old one is kept, and start the service anew: until then it uses the key before it.
Players need do nothing: letters that they have can be answered as before. The new public key joins the others in server.pub beside
the records when the service starts; tell it to those who have a copy of that file.
`

type keyRetireCmd struct {
	ID string `arg:"" placeholder:"arg-id" help:"flag-key-id"`
	configured
}

func (c keyRetireCmd) Run(env *Env) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	ring, err := loadKeys(settings.Key)
	if err != nil {
		return err
	}
	key, err := signers.Find(ring, strings.ToLower(c.ID))
	if err != nil {
		return usage(err)
	}
	_, err = serverkey.Retire(settings.Key, key)
	if errors.Is(err, serverkey.ErrCurrent) {
		return usage(fmt.Errorf("%s is the current key: put another on top first, with pbem key rotate", c.ID))
	}
	if err != nil {
		return outside(err)
	}
	fmt.Fprintf(env.Out, "The key %s is retired.\n", c.ID)
	fmt.Fprint(env.Err, afterRetirement)
	return nil
}

// afterRetirement says what comes next.
const afterRetirement = `Next: start the service anew. Letters that were written under this key, before the rotation, can then be answered no longer without
a confirmation: the service asks back, as it does when a letter comes without a secret. The key stays in the file, marked, and its public half in
server.pub, for old records are verified by it.
`

type keyStolenCmd struct {
	ID    string `arg:"" optional:"" placeholder:"arg-id" help:"flag-key-stolen-id"`
	Since int64  `default:"-1" placeholder:"place-lines" help:"flag-key-stolen-since"`
	configured
}

func (c keyStolenCmd) Run(env *Env) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	if _, err := loadKeys(settings.Key); err != nil {
		return err
	}
	done, err := service.RetireStolen(env.Context, settings, c.ID, c.Since, rand.Reader, time.Now())
	if err != nil {
		return usage(err)
	}
	if done.New != "" {
		fmt.Fprintf(env.Out, "%s has a new current key, %s.\n", terminal.Name(settings.Key), done.New)
	}
	fmt.Fprintf(env.Out, "The key %s is retired since log size %d.\n", done.ID, done.Since)
	if done.File != "" {
		fmt.Fprintf(env.Out, "%s says so.\n", terminal.Name(done.File))
	}
	fmt.Fprint(env.Err, afterTheft)
	return nil
}

// afterTheft says what comes next.
const afterTheft = `Next: start the service anew at once: until then it signs with the stolen key. What that signed too late it signs anew, and the head of the
log, too. Letters that were written under the stolen key can then be answered no longer without a confirmation. Keep a copy of the key file where the
old one is kept, and give the new server.pub to those who have a copy of it.
`

// loadKeys reads the key file; one that is not there, or not as it must be, is input that cannot be read.
func loadKeys(path string) (serverkey.Ring, error) {
	ring, err := serverkey.Load(path)
	if errors.Is(err, fs.ErrNotExist) {
		err = fmt.Errorf("there is no key yet, the service makes one at its first start: %w", err)
	}
	if err != nil {
		return serverkey.Ring{}, usage(err)
	}
	return ring, nil
}
