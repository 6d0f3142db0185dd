package referee

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/names"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
)

// aboutSomebody carries out what begins with a name.
func (h hosting) aboutSomebody(ctx context.Context) (answer, error) {
	p, rest, known, err := h.named(ctx, h.do.Text)
	if err != nil {
		return answer{}, err
	}
	if !known && h.do.Act == "unban" && strings.Contains(h.do.Text, "@") {
		return h.unbanForgotten(ctx, strings.ToLower(strings.Trim(h.do.Text, " <>")))
	}
	if !known {
		return h.not(phrase.New("admin-nobody", "text", phrase.Words(shorten(h.do.Text, 60))))
	}
	switch h.do.Act {
	case "ban":
		return h.ban(ctx, p, rest)
	case "unban":
		return h.unban(ctx, p)
	case "rename":
		return h.renamePlayer(ctx, p, rest)
	case "lift":
		return h.lift(ctx, p)
	}
	if h.do.Act == "keep" {
		return h.keep(ctx, p)
	}
	return h.letters(ctx, p)
}

// mostNameWords is how many words of a line are tried as a name.
const mostNameWords = 8

// named finds the player whom a text begins with: by an address, their number (p7), or the longest name that somebody has.
func (h hosting) named(ctx context.Context, text string) (p games.Player, rest string, known bool, err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return p, "", false, nil
	}
	first, rest := words[0], strings.Join(words[1:], " ")
	if strings.Contains(first, "@") {
		p, err = h.changes.playerAt(ctx, strings.ToLower(first))
		return p, rest, p.Number > 0 && !vacant(p), err
	}
	for n := min(mostNameWords, len(words)); n > 0; n-- {
		p, known, err = h.called(ctx, strings.Trim(strings.Join(words[:n], " "), `"“”`))
		if err != nil || known {
			return p, strings.Join(words[n:], " "), known, err
		}
	}
	if number, err := strconv.Atoi(strings.TrimPrefix(strings.ToLower(first), "p")); err == nil && number > 0 && strings.HasPrefix(strings.ToLower(first), "p") {
		p, err = h.changes.playerNumbered(ctx, number)
		return p, rest, p.Number > 0, err
	}
	return games.Player{}, "", false, nil
}

// vacant reports whether an address is nobody's: it was given up, and nobody has answered from it or been invited there since. A host who
// names it means whoever had it, and must not be told that they are banned.
func vacant(p games.Player) bool {
	return !p.Verified && p.Invited.IsZero() && p.Address != p.Mailbox()
}

// ban ends all that somebody plays and offers, and has them hear of it with their next letter (CR-45).
func (h hosting) ban(ctx context.Context, p games.Player, reason string) (answer, error) {
	person, err := h.changes.person(ctx, p.Address)
	switch {
	case err != nil:
		return answer{}, err
	case person.Ban.Stands():
		return h.not(phrase.New("admin-banned-already", "name", phrase.Words(p.Name), "since", person.Ban.Since))
	case reason == "":
		return h.not(phrase.New("command-admin-reason", "command", phrase.Command("admin "+h.do.Act)))
	}
	live, err := h.changes.matchesOf(ctx, p.Address)
	if err != nil {
		return answer{}, err
	}
	if own, trouble, err := h.ownGame(ctx, p, live); err != nil || trouble {
		return refuse(h.line, own), err
	}
	left, err := h.changes.tournamentsOf(ctx, p.Number)
	if err != nil {
		return answer{}, err
	}
	lost, err := h.lostByBan(ctx, p, live)
	if err != nil {
		return answer{}, err
	}
	if err := h.referee.dropOutOfAll(ctx, ticking{h.referee, h.changes, h.reply, h.session.message.Received}, p.Number, tournament.Banned); err != nil {
		return answer{}, err
	}
	offers, err := h.withdrawOffers(ctx, p, club.Expelled)
	if err != nil {
		return answer{}, err
	}
	if err := h.leaveGallery(ctx, p); err != nil {
		return answer{}, err
	}
	if _, err := h.changes.happened(ctx, p.Address, club.Banned{Reason: reason}); err != nil {
		return answer{}, err
	}
	h.audit(0, false, p)
	return h.done(phrase.New("admin-bans", "name", phrase.Words(p.Name), "games", lost, "offers", offers, "events", len(left))), nil
}

// ownGame says in which game the host plays against somebody whom they ban by mail (CR-60).
func (h hosting) ownGame(ctx context.Context, p games.Player, live []games.Summary) (phrase.Phrase, bool, error) {
	for _, s := range live {
		m, err := h.changes.match(ctx, s.ID)
		if err != nil {
			return phrase.Phrase{}, false, err
		}
		plays, err := h.plays(ctx, m)
		if err != nil {
			return phrase.Phrase{}, false, err
		}
		if plays && !h.machine {
			return phrase.New("admin-own-ban", "name", phrase.Words(p.Name), "game", m.ID), true, nil
		}
	}
	return phrase.Phrase{}, false, nil
}

// lostByBan ends the games of somebody who is banned, and counts those that are lost by it. A challenge comes to nothing.
func (h hosting) lostByBan(ctx context.Context, p games.Player, live []games.Summary) (lost int, err error) {
	for _, s := range live {
		m, err := h.changes.match(ctx, s.ID)
		if err != nil {
			return lost, err
		}
		seat := m.SeatOfAddress(p.Address)
		if m.Stage == adjudicator.Challenged {
			if _, err := h.rule(ctx, m, seat, leaving(m, seat)); err != nil {
				return lost, err
			}
			continue
		}
		by, err := h.by(ctx, m)
		if err != nil {
			return lost, err
		}
		d, err := h.rule(ctx, m, adjudicator.NoSeat, adjudicator.Adjudicate{Result: rules.Win(seat.Other().Side()), Adjudication: adjudicator.Adjudication{By: by, Banned: seat}})
		if err != nil {
			return lost, err
		}
		if !d.Refused {
			lost++
		}
		if err := h.auditGame(ctx, m); err != nil {
			return lost, err
		}
	}
	return lost, nil
}

func (h hosting) unban(ctx context.Context, p games.Player) (answer, error) {
	person, err := h.changes.person(ctx, p.Address)
	if err != nil {
		return answer{}, err
	}
	if !person.Ban.Stands() {
		return h.not(phrase.New("admin-not-banned", "name", phrase.Words(p.Name)))
	}
	if _, err := h.changes.happened(ctx, p.Address, club.Unbanned{}); err != nil {
		return answer{}, err
	}
	h.audit(0, false, p)
	return h.done(phrase.New("admin-unbans", "name", phrase.Words(p.Name))), nil
}

// unbanForgotten ends the ban of an address whose owner was forgotten. Nothing tells that it did, for the line names the address.
func (h hosting) unbanForgotten(ctx context.Context, address string) (answer, error) {
	stands, err := h.changes.traced(ctx, bannedTrace, canonical(address))
	if err != nil {
		return answer{}, err
	}
	if !stands {
		return h.not(phrase.New("admin-nobody", "text", phrase.Words(shorten(address, 60))))
	}
	h.changes.letter.Untraced = append(h.changes.letter.Untraced, h.changes.key.Trace(bannedTrace, canonical(address)))
	return h.done(phrase.New("admin-unbans-forgotten")), nil
}

// renamePlayer gives a player another name, and keeps the old one from everybody for ever (CR-59).
func (h hosting) renamePlayer(ctx context.Context, p games.Player, rest string) (answer, error) {
	text, ok := strings.CutPrefix(rest, "to ")
	if text = strings.Trim(strings.TrimSpace(text), `"“”`); !ok || text == "" {
		return h.not(phrase.New("admin-rename-how"))
	}
	name := names.Clean(token.Scrub(text))
	if why := h.referee.unfit(text, name); !why.Empty() {
		return h.not(why)
	}
	free, err := h.changes.nameFree(ctx, p, name)
	if err != nil {
		return answer{}, err
	}
	if !free || names.Alike(p.Name, name) {
		other, err := h.changes.distinguished(ctx, games.Player{Address: p.Address}, name)
		if err != nil {
			return answer{}, err
		}
		return h.not(phrase.New("admin-name-taken", "name", phrase.Words(name), "other", phrase.Words(other)))
	}
	before := p.Name
	if p, err = h.changes.call(ctx, p, name); err != nil {
		return answer{}, err
	}
	if err := h.changes.withhold(ctx, before); err != nil {
		return answer{}, err
	}
	h.changes.keepPlayer(p)
	told := phrase.New("admin-renamed-told", "name", phrase.Words(before), "new", phrase.Words(name))
	h.reply.inform(p, phrase.New("admin-renamed-subject", "new", phrase.Words(name)), told)
	h.audit(0, false, p)
	return h.done(phrase.New("admin-renamed", "name", phrase.Words(before), "new", phrase.Words(name))), nil
}

// nobody has the names that nobody gets any more.
const nobody = "-"

// withhold keeps a name from everybody, for ever.
func (c *Changeset) withhold(ctx context.Context, name string) error {
	for _, look := range names.Looks(name) {
		n, err := c.name(ctx, look)
		if err != nil {
			return err
		}
		c.keepName(games.Name{Version: n.Version, Look: look, Player: nobody})
	}
	return nil
}

// lift lets a player have as many games going as they like, or binds them again.
func (h hosting) lift(ctx context.Context, p games.Player) (answer, error) {
	person, err := h.changes.person(ctx, p.Address)
	if err != nil {
		return answer{}, err
	}
	if _, err := h.changes.happened(ctx, p.Address, club.CapLifted{On: !person.Uncapped}); err != nil {
		return answer{}, err
	}
	h.audit(0, false, p)
	if person.Uncapped {
		return h.done(phrase.New("admin-unlifts", "name", phrase.Words(p.Name))), nil
	}
	return h.done(phrase.New("admin-lifts", "name", phrase.Words(p.Name))), nil
}

// everybody goes through all players, the newest first.
func (h hosting) everybody(ctx context.Context, do func(games.Player) (more bool)) error {
	next, err := h.changes.store.NextPlayer(ctx)
	for n := next - 1; n > 0 && err == nil; n-- {
		p, err := h.changes.playerNumbered(ctx, n)
		if err != nil {
			return err
		}
		if p.Number > 0 && !strings.HasSuffix(p.Address, nowhere) && !do(p) {
			return nil
		}
	}
	return err
}

// announce has all players hear of something who want to: at once, or in their digest. It counts those alone.
func (h hosting) announce(ctx context.Context) (answer, error) {
	told := 0
	var failed error
	err := h.everybody(ctx, func(p games.Player) bool {
		var hears bool
		if hears, failed = h.hearsNews(ctx, p); hears {
			h.reply.pass(p, club.News, phrase.New("admin-announce-subject"), phrase.New("admin-announce", "text", phrase.Words(h.do.Text)))
			told++
		}
		return failed == nil
	})
	if err = errors.Join(err, failed); err != nil {
		return answer{}, err
	}
	h.audit(0, true)
	return h.done(phrase.New("admin-announced", "n", told)), nil
}

// hearsNews reports whether somebody is told what goes to all: they have answered a letter, are not banned, and want mail, and news.
func (h hosting) hearsNews(ctx context.Context, p games.Player) (bool, error) {
	if !p.Verified || p.Blocked {
		return false, nil
	}
	person, err := h.changes.person(ctx, p.Address)
	return err == nil && !person.Ban.Stands() && person.Letters.Wants(club.News), err
}
