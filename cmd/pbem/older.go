package main

import (
	"errors"
	"fmt"

	"pbem/cmd/internal/service"
	"pbem/games"
)

// goOn is how the host has the service go on with a store that is older than what was done with it.
type goOn struct {
	CatchUp       bool `xor:"older" help:"flag-store-catch-up"`
	AcceptRestore bool `xor:"older" help:"flag-store-accept-restore"`
}

func (g goOn) recovery() service.Recovery {
	switch {
	case g.CatchUp:
		return service.CatchUp
	case g.AcceptRestore:
		return service.AcceptRestore
	}
	return service.Undecided
}

// advised tells the host what to do about an older store.
func advised(err error) error {
	if !errors.Is(err, games.ErrOlder) {
		return err
	}
	return &Exit{exitHalted, fmt.Errorf("%w.\n"+
		"Nothing is handled until you decide; letters wait where they are. If the right store is at hand, put it back.\n"+
		"Otherwise start once with --catch-up: the letters in the mailbox's folder of handled ones are handled again, with the same outcome.\n"+
		"What cannot be had from there is given up with --accept-restore: the players then go on from what the store knows.\n"+
		"See “Restore” in hosting.md (of the package: in /usr/share/doc/pbem)", err)}
}
