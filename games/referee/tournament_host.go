package referee

import (
	"context"
	"strings"

	"pbem/adjudicator/club"
	"pbem/rules/phrase"
)

// askHost asks the host about games that have come to their date. What nobody has decided is weighed a week later (CR-36).
func (c *contest) askHost(f club.HostAsked) error {
	var list []phrase.Phrase
	var numbers []string
	for _, match := range f.Games {
		list = append(list, phrase.Of(match))
		numbers = append(numbers, itoa(match))
	}
	c.say(0, phrase.New("event-date", "name", phrase.Words(c.state.Name), "n", len(list), "games", phrase.Join(phrase.Commas, list...)))
	if c.referee.Host == "" {
		return nil
	}
	o, err := c.referee.toHost(c.referee.Host, c.now, "pbem: games of a tournament have come to their date", "date "+c.reply.session.message.Digest,
		"Games of the tournament "+c.state.Name+" go on at their date: "+strings.Join(numbers, ", ")+".",
		"Give each a result within seven days (“pbem admin adjudicate "+numbers[0]+" 1-0 REASON”), or time (“pbem admin extend”, until then). What goes on after that is decided by what the sides are worth.")
	if err == nil {
		c.changes.send(o)
	}
	return err
}

// noticeToHost tells the host of somebody who will drop out of a tournament, for nobody else can keep them (CR-49). A host who plays in it is told as
// all players are.
func (c *contest) noticeToHost(ctx context.Context, f club.NoticeGiven) error {
	if c.referee.Host == "" {
		return nil
	}
	host, err := c.changes.playerAt(ctx, strings.ToLower(c.referee.Host))
	if err != nil {
		return err
	}
	if _, plays := c.state.Entrant(host.Number); plays && host.Number > 0 {
		return nil
	}
	p, err := c.changes.playerNumbered(ctx, f.Player)
	if err != nil {
		return err
	}
	until := f.Until.UTC().Format("2 January 2006, 15:04 UTC")
	o, err := c.referee.toHost(c.referee.Host, c.now, "pbem: somebody has lost two games of a tournament on time", "notice "+itoa(c.state.Number)+" "+itoa(f.Player)+" "+until,
		p.Name+" ("+p.ID()+") has lost two games of the tournament "+c.state.Name+" on time, or one more. All who play in it are told.",
		"Unless they play a turn in one of its games before "+until+", they drop out of it. If you know better, keep them: “pbem admin keep "+p.ID()+"”, until then.")
	if err == nil {
		c.changes.send(o)
	}
	return err
}
