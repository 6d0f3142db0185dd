package year

import (
	"fmt"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/rules"
)

// checkOffers: each offer was taken as often as it stood for, by others than its seeker, nobody twice, and by those who are in its window of ratings
// (CR-39).
func (c *world) checkOffers() {
	for _, o := range c.offers() {
		takers := map[int]bool{}
		for _, t := range o.Taken {
			if c.try("offers taken"); takers[t.By] || t.By == o.Seeker || c.breaks(TakenTwice) {
				c.find("offers", "offer %d is taken by player %d, who has taken or made it", o.Number, t.By)
			}
			takers[t.By] = true
			player, _ := c.numbered(t.By)
			if o.Ratings == (club.Window{}) || player.Number == 0 {
				continue
			}
			value := c.rated(o.List(), player.ID(), t.At)
			if c.breaks(OtherWindow) {
				value = 3000
			}
			if c.try("windows of ratings"); !o.Ratings.Holds(club.Rating{Known: true, Value: value}) {
				c.find("windows", "offer %d is for %+v, and was taken by %s with %.1f", o.Number, o.Ratings, player.ID(), value)
			}
		}
		if len(o.Taken) > max(o.Games, 1) {
			c.find("offers", "offer %d for %d games is taken %d times", o.Number, o.Games, len(o.Taken))
		}
		c.checkTakeover(o)
	}
}

// silence is for how long somebody must have been silent whose seat is offered, and for how long it can be.
const silence = 30 * 24 * time.Hour

// checkTakeover: only the opponent of who has lost on time or left offers their seat, within thirty days of the end, after as many days without a
// letter of theirs; what goes on is unrated, and each record names the other (CR-35).
func (c *world) checkTakeover(o club.Offer) {
	old := c.games[o.Terms.Takeover]
	if old == nil || o.Seeker == 0 || old.corrected {
		return
	}
	c.try("seats offered")
	_, seeker := c.numbered(o.Seeker)
	side := old.SeatOfAddress(seeker.address)
	late := old.Outcome.Cause == rules.TimeOut || old.Gone
	if side == adjudicator.NoSeat || old.Outcome.Result != rules.Win(side.Side()) || !late || o.Made.Before(old.EndedAt) || o.Made.Sub(old.EndedAt) >= silence || o.Terms.Rated || c.breaks(OtherTakeover) {
		c.find("takeovers", "offer %d of %s is of the seat in game %d, which ended so: %+v", o.Number, o.Made.Format(time.DateTime), old.ID, old.Outcome)
		return
	}
	for _, p := range old.players {
		for _, at := range p.heard {
			if since := o.Made.Sub(at); p != seeker && p.gone.IsZero() && !old.Gone && since > 0 && since < silence {
				c.find("takeovers", "offer %d is of the seat of %s in game %d, who was heard at %s", o.Number, p.address, old.ID, at.Format(time.DateTime))
			}
		}
	}
	for _, t := range o.Taken {
		before, after := c.record(old.ID), c.record(t.Game)
		if before == nil || after == nil || c.now.Sub(old.changed) < untold || c.now.Sub(c.games[t.Game].changed) < untold {
			continue
		}
		if c.try("seats taken over"); before.Tag("TakenOver") != strconv.Itoa(t.Game) || after.Tag("From") != fmt.Sprintf("takeover %d", old.ID) {
			c.find("takeovers", "game %d goes on as game %d, and their records say %q and %q", old.ID, t.Game, before.Tag("TakenOver"), after.Tag("From"))
		}
	}
}
