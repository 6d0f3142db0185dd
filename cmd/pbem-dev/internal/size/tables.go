package size

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/token"
)

// hall is a service on a store, before which people write. Nobody sends its letters anywhere.
type hall struct {
	service *service.Service
	post    *mailboxes
	began   time.Time // by this machine's clock
	from    time.Time // when the store's clock began
	written int       // letters, from a number on that no earlier run had
}

// enter opens the service on a store. Its clock goes on from a moment.
func enter(ctx context.Context, dir, archive string, from time.Time) (*hall, error) {
	h := &hall{post: &mailboxes{newest: map[string]mailer.Envelope{}}, began: time.Now(), from: from, written: int(time.Now().UnixMilli())}
	var err error
	h.service, err = open(ctx, settings(dir, archive), h.now, h.post)
	return h, err
}

func (h *hall) now() time.Time { return h.from.Add(time.Since(h.began)) }

// say has a letter handled and everything sent that it causes, and says how much time of processors that took.
func (h *hall) say(ctx context.Context, who writer, to, words string) (time.Duration, error) {
	h.written++
	l := who.letter(h.post.newest[who.address], words, h.written, h.now())
	if to != "" {
		l = who.letterTo(to, words, h.written, h.now())
	}
	began := processor()
	delete(h.post.newest, who.address)
	if h.service.Daemon.Handle(ctx, []mailer.Incoming{l})[0] != daemon.Done {
		return 0, fmt.Errorf("“%s” of %s was not handled", words, who.address)
	}
	err := h.service.Daemon.Flush(ctx)
	took := processor() - began
	if _, answered := h.post.newest[who.address]; !answered && err == nil {
		err = fmt.Errorf("“%s” of %s was not answered", words, who.address)
	}
	return took, err
}

func (h *hall) match(ctx context.Context, id int) (*adjudicator.Match, error) {
	c := h.service.Daemon.Referee.Changes(h.service.Daemon.Store)
	c.Now = h.now()
	return c.Match(ctx, id)
}

// turn has whoever is to move in a game play, by the address of that turn. taken is what the answer took.
func (h *hall) turn(ctx context.Context, id int) (taken time.Duration, err error) {
	m, err := h.match(ctx, id)
	if err != nil {
		return 0, err
	}
	seat := m.ToMove()
	if m.Stage != adjudicator.Playing || m.SettingUp() || seat == adjudicator.NoSeat {
		return 0, errNoTurn
	}
	who := writer{m.Player(seat).Name, m.Player(seat).Address}
	tag := h.service.Daemon.Referee.Key.Reply(token.Claim{Game: id, Seat: seat, Turn: m.Number(), Epoch: "0.0"})
	taken, err = h.say(ctx, who, "games+"+tag+"@"+site, chosen(m.Position, uint64(id)).String())
	if err != nil {
		return 0, err
	}
	if after, err := h.match(ctx, id); err != nil || after.Version == m.Version {
		return 0, errors.Join(errNoTurn, err)
	}
	return taken, nil
}

var errNoTurn = errors.New("no turn was played")

// busy is how many games somebody has going of those that are compared: what a letter tells of the others takes its time, too.
const busy = 10

// tables are games of a preset that are being played, with so many turns at least and at most, by people who have no more than busy going.
func (h *hall) tables(ctx context.Context, preset string, least, most, n int) (ids []int, err error) {
	all, err := h.service.Daemon.Store.Matches(ctx, games.Query{Live: true, Limit: 1 << 30})
	going := map[string]int{}
	for _, m := range all {
		going[m.White.Address]++
		going[m.Black.Address]++
	}
	for _, m := range all {
		if m.Preset == preset && m.Stage == adjudicator.Playing && m.Turn >= least && m.Turn <= most && len(ids) < n &&
			going[m.White.Address] <= busy && going[m.Black.Address] <= busy {
			ids = append(ids, m.ID)
		}
	}
	return ids, err
}

// begin has so many games of a preset begun, and some turns played in each. Everybody has about half as many going as busy.
func (h *hall) begin(ctx context.Context, preset string, turns, n int) error {
	for i := range n {
		people := max(2, 4*n/busy)
		white, black := person(i%people+1), person((i+1+i/people)%people+1)
		for _, step := range []struct {
			who   person
			words string
		}{{white, "new " + preset + " vs " + black.address() + " as white time 14d rated"}, {white, "yes"}, {black, "accept"}} {
			if _, err := h.say(ctx, writer{step.who.name(), step.who.address()}, "", step.words); err != nil {
				return err
			}
		}
		for range turns {
			if _, err := h.turn(ctx, i+1); err != nil {
				return err
			}
		}
	}
	return nil
}
