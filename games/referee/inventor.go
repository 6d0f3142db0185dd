package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/archive"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// A finished game goes to the inventor of its preset when both players want that (mail.md, `copy inventor`). A match is told, as a value,
// whether it could; that it does is decided in it; and the letter is written in the same commit, so that it is written once.

// How many copies a day go to one inventor, and how many of one player's games: nobody has others written to without end.
const (
	mostCopiesReceived = 10
	mostCopiesOfPlayer = 3

	chargeCopy = "copy" // a game went to an inventor; its words are the game
)

// inventive tells a match whether a copy of it can go to the inventor of its game.
func (c *Changeset) inventive(ctx context.Context, m *adjudicator.Match) (*adjudicator.Match, error) {
	address, known := c.inventors[m.Terms.Preset]
	if !known || m.Stage != adjudicator.Playing && m.Stage != adjudicator.Over {
		return m, nil
	}
	now, err := c.inventorOf(ctx, m, address)
	if err != nil || now == m.Inventor {
		return m, err
	}
	knowing := *m
	knowing.Inventor = now
	c.matches[m.ID] = &knowing
	return &knowing, nil
}

func (c *Changeset) inventorOf(ctx context.Context, m *adjudicator.Match, address string) (adjudicator.Inventor, error) {
	to, err := c.playerAt(ctx, address)
	if err != nil {
		return adjudicator.NoInventor, err
	}
	if reads, err := c.readsCopies(ctx, to); err != nil || !reads {
		return adjudicator.NoInventor, err
	}
	if left, err := c.hasLeft(ctx, m); err != nil || left {
		return adjudicator.PlayerLeft, err
	}
	if many, err := c.hadCopies(ctx, m, to); err != nil || many {
		return adjudicator.InventorHasMany, err
	}
	return adjudicator.InventorReads, nil
}

// readsCopies reports whether somebody may be sent copies: they have not said that they want none, as an inventor or as a player.
func (c *Changeset) readsCopies(ctx context.Context, to games.Player) (bool, error) {
	banned, err := c.banned(ctx, to)
	if err != nil || banned || to.Blocked || to.Forgotten {
		return false, err
	}
	if leaving, err := c.leaving(ctx, to.Address); err != nil || leaving {
		return false, err
	}
	for _, spelt := range []string{untagged(to.Mailbox()), canonical(to.Mailbox())} {
		if same, err := c.playerAt(ctx, spelt); err != nil || same.Blocked || same.Forgotten {
			return false, err
		}
	}
	person, err := c.person(ctx, to.Address)
	return err == nil && person.Letters.Wants(club.News), err
}

// hasLeft reports whether a player of a match is banned, or has asked to be forgotten.
func (c *Changeset) hasLeft(ctx context.Context, m *adjudicator.Match) (bool, error) {
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := c.seated(ctx, m, seat)
		if err != nil || p.Forgotten {
			return true, err
		}
		if banned, err := c.banned(ctx, p); err != nil || banned {
			return true, err
		}
		if leaving, err := c.leaving(ctx, p.Address); err != nil || leaving {
			return true, err
		}
	}
	return false, nil
}

// leaving reports whether somebody has asked to be forgotten, and is not yet.
func (c *Changeset) leaving(ctx context.Context, address string) (bool, error) {
	stored, err := c.stored.erasures(ctx, c.store)
	asked := slices.Concat(stored, c.letter.Erase)
	return slices.ContainsFunc(asked, func(e games.Erasure) bool { return slices.Contains(e.Players(), address) }), err
}

// hadCopies reports whether enough copies went today to an inventor, or of a player's games.
func (c *Changeset) hadCopies(ctx context.Context, m *adjudicator.Match, to games.Player) (bool, error) {
	now := c.now()
	if now.IsZero() { // nothing is being decided
		return false, nil
	}
	most := map[string]int{receiverAccount(to.Mailbox()): mostCopiesReceived}
	for _, p := range m.Players {
		most[writerAccount(p.Address)] = mostCopiesOfPlayer
	}
	for account, n := range most {
		had, err := c.charged(ctx, account, chargeCopy, now.Add(-day))
		if err != nil || had >= n {
			return true, err
		}
	}
	return false, nil
}

// copies writes the letters to inventors that what was decided asks for.
func (w *writer) copies(ctx context.Context) error {
	for _, change := range slices.Clone(w.changes.letter.Changes) {
		for _, e := range change.Events {
			if _, goes := e.Fact.(adjudicator.Copied); !goes {
				continue
			}
			if err := w.copyOf(ctx, w.changes.matches[change.Match]); err != nil {
				return err
			}
		}
	}
	return nil
}

// copyOf writes a game to its inventor.
func (w *writer) copyOf(ctx context.Context, m *adjudicator.Match) error {
	to, err := w.changes.playerAt(ctx, w.referee.Inventors[m.Terms.Preset])
	if err != nil {
		return err
	}
	if to.Number == 0 { // their answer must be known for theirs
		w.changes.keepPlayer(to)
	}
	l, err := w.copyLetter(m, to)
	if err != nil {
		return err
	}
	if _, err := w.post(ctx, l, place{}, kindCopy); err != nil {
		return err
	}
	w.chargeTo(games.Charge{Kind: chargeCopy, Words: itoa(m.ID)}, receiverAccount(to.Mailbox()), writerAccount(m.Players[rules.White].Address), writerAccount(m.Players[rules.Black].Address))
	return nil
}

// copyLetter holds the record as everybody may have it, and no more: neither what the players said nor what they noted, and no address.
func (w *writer) copyLetter(m *adjudicator.Match, to games.Player) (compose.Letter, error) {
	r := w.referee
	white, black, title := nameIn(m, adjudicator.WhiteSeat), nameIn(m, adjudicator.BlackSeat), phrase.GameText(m.Terms.Title)
	full, err := r.written(m)
	if err != nil {
		return compose.Letter{}, err
	}
	open, err := r.signed(m, withoutWords(full.Public()))
	if err != nil {
		return compose.Letter{}, err
	}
	l := w.letterTo(mailer.Address{Name: to.Name, Mailbox: to.Mailbox()}, "copy "+itoa(m.ID), phrase.New("copy-subject", "title", title, "white", white, "black", black))
	r.answeredAt(&l, r.accountTag(to, w.session.message.Received))
	l.TextOnly, l.Style, l.Pictures = to.Plain, styleOf(to), ""
	l.Attachments = []compose.Attachment{textFile(archive.FileName(m.ID), []byte(open.String()))}
	l.Body = append(compose.Paragraphs(phrase.New("copy-finished", "game", m.ID, "title", title, "white", white, "black", black), standing(m), phrase.New("copy-attached")),
		compose.Rule{}, compose.Paragraph(whyCopied(to, title)))
	return l, nil
}

// whyCopied says why an inventor is written to, and how that ends.
func whyCopied(to games.Player, title phrase.GameText) phrase.Phrase {
	if to.Verified {
		return phrase.New("copy-why-player", "title", title)
	}
	return phrase.New("copy-why", "title", title)
}
