package events

import (
	"context"
	"strings"

	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/rules/phrase"
)

// askHost asks the host about games that have come to their date. What nobody has decided is weighed a week later (CR-36).
func (c *Contest) askHost(f club.HostAsked) error {
	var list []phrase.Phrase
	var numbers []string
	for _, match := range f.Games {
		list = append(list, phrase.Of(match))
		numbers = append(numbers, changes.Itoa(match))
	}
	c.Say(0, phrase.New("event-date", "name", phrase.Words(c.State.Name), "n", len(list), "games", phrase.Join(phrase.Commas, list...)))
	if c.Settings.Host == "" {
		return nil
	}
	o, err := c.Settings.ToHost(c.Settings.Host, c.Now, "pbem: games of a tournament have come to their date", "date "+c.Reply.Session.Message.Digest,
		"Games of the tournament "+c.State.Name+" go on at their date: "+strings.Join(numbers, ", ")+".",
		"Give each a result within seven days (“pbem admin adjudicate "+numbers[0]+" 1-0 REASON”), or time (“pbem admin extend”, until then). What goes on after that is decided by what the sides are worth.")
	if err == nil {
		c.Changes.Send(o)
	}
	return err
}

// noticeToHost tells the host of somebody who will drop out of a tournament, for nobody else can keep them (CR-49). A host who plays in it is told as
// all players are.
func (c *Contest) noticeToHost(ctx context.Context, f club.NoticeGiven) error {
	if c.Settings.Host == "" {
		return nil
	}
	host, err := c.Changes.PlayerAt(ctx, strings.ToLower(c.Settings.Host))
	if err != nil {
		return err
	}
	if _, plays := c.State.Entrant(host.Number); plays && host.Number > 0 {
		return nil
	}
	p, err := c.Changes.PlayerNumbered(ctx, f.Player)
	if err != nil {
		return err
	}
	until := f.Until.UTC().Format("2 January 2006, 15:04 UTC")
	o, err := c.Settings.ToHost(c.Settings.Host, c.Now, "pbem: somebody has lost two games of a tournament on time", "notice "+changes.Itoa(c.State.Number)+" "+changes.Itoa(f.Player)+" "+until,
		p.Name+" ("+p.ID()+") has lost two games of the tournament "+c.State.Name+" on time, or one more. All who play in it are told.",
		"Unless they play a turn in one of its games before "+until+", they drop out of it. If you know better, keep them: “pbem admin keep "+p.ID()+"”, until then.")
	if err == nil {
		c.Changes.Send(o)
	}
	return err
}
