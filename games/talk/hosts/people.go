package hosts

import (
	"context"
	"strconv"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/names"
	"pbem/games/talk"
	"pbem/games/talk/events"
	"pbem/games/talk/leave"
	"pbem/games/talk/watching"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
)

// aboutSomebody carries out what begins with a name.
func (h Hosting) aboutSomebody(ctx context.Context) (talk.Answer, error) {
	p, rest, known, err := h.named(ctx, h.Do.Text)
	if err != nil {
		return talk.Answer{}, err
	}
	if !known && h.Do.Act == "unban" && strings.Contains(h.Do.Text, "@") {
		return h.unbanForgotten(ctx, strings.ToLower(strings.Trim(h.Do.Text, " <>")))
	}
	if !known {
		return h.not(phrase.New("admin-nobody", "text", phrase.Words(talk.Shorten(h.Do.Text, 60))))
	}
	switch h.Do.Act {
	case "ban":
		return h.ban(ctx, p, rest)
	case "unban":
		return h.unban(ctx, p)
	case "rename":
		return h.renamePlayer(ctx, p, rest)
	case "lift":
		return h.lift(ctx, p)
	}
	if h.Do.Act == "keep" {
		return h.keep(ctx, p)
	}
	return h.letters(ctx, p)
}

// mostNameWords is how many words of a line are tried as a name.
const mostNameWords = 8

// named finds the player whom a text begins with: by an address, their number (p7), or the longest name that somebody has.
func (h Hosting) named(ctx context.Context, text string) (p games.Player, rest string, known bool, err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return p, "", false, nil
	}
	first, rest := words[0], strings.Join(words[1:], " ")
	if strings.Contains(first, "@") {
		p, err = h.Changes.PlayerAt(ctx, strings.ToLower(first))
		return p, rest, p.Number > 0 && !vacant(p), err
	}
	for n := min(mostNameWords, len(words)); n > 0; n-- {
		p, known, err = talk.Called(ctx, h.Execution, strings.Trim(strings.Join(words[:n], " "), `"“”`))
		if err != nil || known {
			return p, strings.Join(words[n:], " "), known, err
		}
	}
	if number, err := strconv.Atoi(strings.TrimPrefix(strings.ToLower(first), "p")); err == nil && number > 0 && strings.HasPrefix(strings.ToLower(first), "p") {
		p, err = h.Changes.PlayerNumbered(ctx, number)
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
func (h Hosting) ban(ctx context.Context, p games.Player, reason string) (talk.Answer, error) {
	person, err := h.Changes.Person(ctx, p.Address)
	switch {
	case err != nil:
		return talk.Answer{}, err
	case person.Ban.Stands():
		return h.not(phrase.New("admin-banned-already", "name", phrase.Words(p.Name), "since", person.Ban.Since))
	case reason == "":
		return h.not(phrase.New("command-admin-reason", "command", phrase.Command("admin "+h.Do.Act)))
	}
	live, err := h.Changes.MatchesOf(ctx, p.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if own, trouble, err := h.ownGame(ctx, p, live); err != nil || trouble {
		return talk.Refuse(h.Line, own), err
	}
	left, err := h.Changes.TournamentsOf(ctx, p.Number)
	if err != nil {
		return talk.Answer{}, err
	}
	lost, err := h.lostByBan(ctx, p, live)
	if err != nil {
		return talk.Answer{}, err
	}
	if err := events.DropOutOfAll(ctx, h.Settings, talk.Ticking{Settings: h.Settings, Changes: h.Changes, Reply: h.Reply, Now: h.Session.Message.Received}, p.Number, tournament.Banned); err != nil {
		return talk.Answer{}, err
	}
	offers, err := leave.WithdrawOffers(ctx, h.Execution, p, club.Expelled)
	if err != nil {
		return talk.Answer{}, err
	}
	if err := watching.LeaveGallery(ctx, h.Execution, p); err != nil {
		return talk.Answer{}, err
	}
	if _, err := h.Changes.Happened(ctx, p.Address, club.Banned{Reason: reason}); err != nil {
		return talk.Answer{}, err
	}
	h.audit(0, false, p)
	return h.done(phrase.New("admin-bans", "name", phrase.Words(p.Name), "games", lost, "offers", offers, "events", len(left))), nil
}

// ownGame says in which game the host plays against somebody whom they ban by mail (CR-60).
func (h Hosting) ownGame(ctx context.Context, p games.Player, live []games.Summary) (phrase.Phrase, bool, error) {
	for _, s := range live {
		m, err := h.Changes.Match(ctx, s.ID)
		if err != nil {
			return phrase.Phrase{}, false, err
		}
		plays, err := h.plays(ctx, m)
		if err != nil {
			return phrase.Phrase{}, false, err
		}
		if plays && !h.machine {
			return phrase.New("admin-own-game"), true, nil
		}
	}
	return phrase.Phrase{}, false, nil
}

// lostByBan ends the games of somebody who is banned, and counts those that are lost by it. A challenge comes to nothing.
func (h Hosting) lostByBan(ctx context.Context, p games.Player, live []games.Summary) (lost int, err error) {
	for _, s := range live {
		m, err := h.Changes.Match(ctx, s.ID)
		if err != nil {
			return lost, err
		}
		seat := m.SeatOfAddress(p.Address)
		if m.Stage == adjudicator.Challenged {
			if _, err := h.Rule(ctx, m, seat, leave.Leaving(m, seat)); err != nil {
				return lost, err
			}
			continue
		}
		by, err := h.by(ctx, m)
		if err != nil {
			return lost, err
		}
		d, err := h.Rule(ctx, m, adjudicator.NoSeat, adjudicator.Adjudicate{Result: rules.Win(seat.Other().Side()), Adjudication: adjudicator.Adjudication{By: by, Banned: seat}})
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

func (h Hosting) unban(ctx context.Context, p games.Player) (talk.Answer, error) {
	person, err := h.Changes.Person(ctx, p.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if !person.Ban.Stands() {
		return h.not(phrase.New("admin-not-banned", "name", phrase.Words(p.Name)))
	}
	if _, err := h.Changes.Happened(ctx, p.Address, club.Unbanned{}); err != nil {
		return talk.Answer{}, err
	}
	h.audit(0, false, p)
	return h.done(phrase.New("admin-unbans", "name", phrase.Words(p.Name))), nil
}

// unbanForgotten ends the ban of an address whose owner was forgotten. Nothing tells that it did, for the line names the address.
func (h Hosting) unbanForgotten(ctx context.Context, address string) (talk.Answer, error) {
	stands, err := changes.Traced(ctx, h.Changes, changes.BannedTrace, changes.Canonical(address))
	if err != nil {
		return talk.Answer{}, err
	}
	if !stands {
		return h.not(phrase.New("admin-nobody", "text", phrase.Words(talk.Shorten(address, 60))))
	}
	h.Changes.Letter.Untraced = append(h.Changes.Letter.Untraced, h.Changes.Key.Trace(changes.BannedTrace, changes.Canonical(address)))
	return h.done(phrase.New("admin-unbans-forgotten")), nil
}

// renamePlayer gives a player another name, and keeps the old one from everybody for ever (CR-59).
func (h Hosting) renamePlayer(ctx context.Context, p games.Player, rest string) (talk.Answer, error) {
	text, ok := strings.CutPrefix(rest, "to ")
	if text = strings.Trim(strings.TrimSpace(text), `"“”`); !ok || text == "" {
		return h.not(phrase.New("admin-rename-how"))
	}
	name := names.Clean(token.Scrub(text))
	if why := h.Settings.Unfit(text, name); !why.Empty() {
		return h.not(why)
	}
	free, err := changes.NameFree(ctx, h.Changes, p, name)
	if err != nil {
		return talk.Answer{}, err
	}
	if !free || names.Alike(p.Name, name) {
		other, err := changes.Distinguished(ctx, h.Changes, games.Player{Address: p.Address}, name)
		if err != nil {
			return talk.Answer{}, err
		}
		return h.not(phrase.New("admin-name-taken", "name", phrase.Words(name), "other", phrase.Words(other)))
	}
	before := p.Name
	if p, err = changes.Call(ctx, h.Changes, p, name); err != nil {
		return talk.Answer{}, err
	}
	if err := withhold(ctx, h.Changes, before); err != nil {
		return talk.Answer{}, err
	}
	h.Changes.KeepPlayer(p)
	told := phrase.New("admin-renamed-told", "name", phrase.Words(before), "new", phrase.Words(name))
	h.Reply.Inform(p, phrase.New("admin-renamed-subject", "new", phrase.Words(name)), told)
	h.audit(0, false, p)
	return h.done(phrase.New("admin-renamed", "name", phrase.Words(before), "new", phrase.Words(name))), nil
}

// nobody has the names that nobody gets any more.
const nobody = "-"

// withhold keeps a name from everybody, for ever.
func withhold(ctx context.Context, c *changes.Set, name string) error {
	for _, look := range names.Looks(name) {
		n, err := c.Name(ctx, look)
		if err != nil {
			return err
		}
		changes.KeepName(c, games.Name{Version: n.Version, Look: look, Player: nobody})
	}
	return nil
}

// lift lets a player have as many games going as they like, or binds them again.
func (h Hosting) lift(ctx context.Context, p games.Player) (talk.Answer, error) {
	person, err := h.Changes.Person(ctx, p.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if _, err := h.Changes.Happened(ctx, p.Address, club.CapLifted{On: !person.Uncapped}); err != nil {
		return talk.Answer{}, err
	}
	h.audit(0, false, p)
	if person.Uncapped {
		return h.done(phrase.New("admin-unlifts", "name", phrase.Words(p.Name))), nil
	}
	return h.done(phrase.New("admin-lifts", "name", phrase.Words(p.Name))), nil
}
