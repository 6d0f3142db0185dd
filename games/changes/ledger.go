package changes

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

// Charge counts something against an account.
func (c *Set) Charge(charge games.Charge) {
	charge.At = c.Letter.At
	c.Letter.Charges = append(c.Letter.Charges, charge)
}

// Charges lists what was counted against an account since a time, the newest first: those of the letter at hand, then what is in the store.
func (c *Set) Charges(ctx context.Context, account string, since time.Time, n int) ([]games.Charge, error) {
	var list []games.Charge
	for _, charge := range slices.Backward(c.Letter.Charges) {
		if charge.Account == account && !charge.At.Before(since) {
			list = append(list, charge)
		}
	}
	stored, err := c.Stored.charged(ctx, c.Store, counting{account, since, n})
	return append(list, stored...), err
}

// Charged counts what was counted against an account since a time, of a kind.
func (c *Set) Charged(ctx context.Context, account, kind string, since time.Time) (int, error) {
	list, err := c.Charges(ctx, account, since, ChargesLooked)
	n := 0
	for _, charge := range list {
		if charge.Kind == kind {
			n++
		}
	}
	return n, err
}

// Hold keeps a text for a later letter.
func Hold(c *Set, h games.Held) {
	c.Letter.Held = append(c.Letter.Held, h)
}

// Bring lets go of held texts, which a letter brings now.
func (c *Set) Bring(texts []games.Held) {
	for _, h := range texts {
		c.Letter.Brought = append(c.Letter.Brought, h.ID)
	}
}

// HeldAt lists the texts that wait for a player in a game, the oldest first.
func (c *Set) HeldAt(ctx context.Context, at games.Place) ([]games.Held, error) {
	all, err := AllHeldAt(ctx, c, at)
	return slices.DeleteFunc(all, func(h games.Held) bool { return h.Kind == HeldInvitation || h.Kind == HeldLeftOut }), err
}

// AllHeldAt lists besides what stands for a challenge that waits to be written of, and what was left out of a letter of theirs.
func AllHeldAt(ctx context.Context, c *Set, at games.Place) ([]games.Held, error) {
	stored, err := c.Store.Held(ctx, at)
	if err != nil {
		return nil, err
	}
	list := slices.Clone(stored)
	for _, h := range c.Letter.Held {
		if h.Place() == at && !slices.ContainsFunc(stored, func(s games.Held) bool { return s.ID == h.ID }) {
			list = append(list, h)
		}
	}
	return slices.DeleteFunc(list, func(h games.Held) bool { return slices.Contains(c.Letter.Brought, h.ID) }), nil
}

// HeldNews is the kind of held texts that are sentences of ours, in the reader's language.
const HeldNews = "news"

// HeldInvitation is the kind of the held text that stands for such a challenge. It is read by invitationsOf alone.
const HeldInvitation = "invitation"

// HeldLeftOut is the kind of such held words.
const HeldLeftOut = "left out"

// ForgetLeftOut drops what was kept of a player's own letters for long enough, and returns the other texts.
func ForgetLeftOut(c *Set, waiting []games.Held, now time.Time) (rest []games.Held) {
	for _, h := range waiting {
		switch {
		case h.Kind != HeldLeftOut:
			rest = append(rest, h)
		case !now.Before(h.Due):
			c.Bring([]games.Held{h})
		}
	}
	return rest
}

// ChargesLooked is how many charges of an account are looked at, at most: more than any cap allows.
const ChargesLooked = 1000

func WriterAccount(player string) string { return "writer " + player }

func ReceiverAccount(address string) string { return "receiver " + Canonical(address) }

// Canonical is the mailbox behind an address: without the tag, dots and case that make one mailbox look like many.
func Canonical(address string) string {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	base, _, _ := strings.Cut(local, "+")
	base = strings.ReplaceAll(base, ".", "")
	if base == "" {
		base = local
	}
	if domain == "googlemail.com" {
		domain = "gmail.com"
	}
	return base + "@" + domain
}

// Untagged is an address without its tag.
func Untagged(address string) string {
	local, domain, _ := strings.Cut(address, "@")
	if base, _, tagged := strings.Cut(local, "+"); tagged && base != "" {
		return base + "@" + domain
	}
	return address
}
