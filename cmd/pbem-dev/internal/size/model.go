package size

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"pbem/adjudicator"
	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// model is a game that was played by letters, for the store to be filled with.
type model struct {
	preset  string
	match   int
	players [2]games.Player
	commits []games.Commit // in their order; the first makes the match
}

// ends is when it ended, as it was played.
func (m *model) ends() time.Time { return m.at(len(m.commits) - 1) }

func (m *model) begins() time.Time { return m.at(0) }

// rehearsal plays models before a service of its own.
type rehearsal struct {
	service *service.Service
	store   *capture
	post    *mailboxes
	now     time.Time
	written int
	dice    *rand.Rand
}

// models plays some games of each preset, in a folder that may be deleted afterwards.
func (o Options) models(ctx context.Context, dir string) ([]*model, error) {
	r := &rehearsal{post: &mailboxes{newest: map[string]mailer.Envelope{}}, now: time.Date(2026, 1, 5, 8, 0, 0, 0, time.UTC), dice: rand.New(rand.NewPCG(seed, 0))}
	s, err := open(ctx, settings(dir, "", ""), func() time.Time { return r.now }, r.post)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	r.service, r.store = s, &capture{Store: s.Daemon.Store}
	s.Daemon.Store = r.store
	var all []*model
	turns := o.turns()
	for _, name := range o.Presets {
		for i := range eachPreset {
			m, err := r.play(ctx, name, len(all), turns[i%len(turns)])
			if err != nil {
				return nil, fmt.Errorf("a game of %s: %w", name, err)
			}
			all = append(all, m)
		}
	}
	return all, nil
}

// all are the names of the built-in presets.
func all() (names []string) {
	for _, p := range presets.Names() {
		names = append(names, p.Name)
	}
	return names
}

// play plays a game for some turns, until somebody resigns.
func (r *rehearsal) play(ctx context.Context, preset string, number, turns int) (*model, error) {
	white := writer{fmt.Sprintf("White Model%02d", number), fmt.Sprintf("white-model%02d@size.test", number)}
	black := writer{fmt.Sprintf("Black Model%02d", number), fmt.Sprintf("black-model%02d@size.test", number)}
	r.store.commits = nil
	for _, step := range []struct {
		who   writer
		words string
	}{{white, "new " + preset + " vs " + black.address + " as white time 14d rated"}, {white, "yes"}, {black, "accept"}} {
		if err := r.say(ctx, step.who, step.words); err != nil {
			return nil, err
		}
	}
	match, err := r.store.NextMatch(ctx)
	if err != nil {
		return nil, err
	}
	match--
	players := [2]writer{white, black}
	for range turns {
		r.now = r.now.Add(time.Duration(12+r.dice.IntN(140)) * time.Hour)
		if over, err := r.turn(ctx, match, players); err != nil || over {
			return r.model(ctx, preset, match, players, err)
		}
	}
	err = r.say(ctx, players[turns%2], "resign")
	if err == nil {
		err = r.say(ctx, players[turns%2], "yes")
	}
	return r.model(ctx, preset, match, players, err)
}

// turn has whoever is to move play something.
func (r *rehearsal) turn(ctx context.Context, match int, players [2]writer) (over bool, err error) {
	m, err := r.match(ctx, match)
	if err != nil || m.Stage == adjudicator.Over {
		return m != nil && m.Stage == adjudicator.Over, err
	}
	side := rules.White
	if m.SettingUp() && !m.Awaits(adjudicator.WhiteSeat) || !m.SettingUp() && m.ToMove() == adjudicator.BlackSeat {
		side = rules.Black
	}
	position := m.Position
	if m.SettingUp() && position.ToMove() != side {
		if v, err := position.Judge(rules.Draft{Turn: chosen(position, 0)}); err == nil {
			position = v.Next
		}
	}
	if err := r.say(ctx, players[side], chosen(position, r.dice.Uint64()).String()); err != nil {
		return false, err
	}
	if after, err := r.match(ctx, match); err != nil || after.Version > m.Version && len(after.Turns) > len(m.Turns) {
		return false, err
	}
	return false, r.say(ctx, players[side], "yes") // it was asked back, as it hurts its player
}

func chosen(p rules.Position, dice uint64) rules.Turn {
	turn, _ := robot.Random{}.Turn(p, 0, dice)
	return turn
}

func (r *rehearsal) match(ctx context.Context, id int) (*adjudicator.Match, error) {
	c := r.service.Daemon.Referee.Changes(r.store)
	c.Now = r.now
	return c.Match(ctx, id)
}

// say has a letter handled, an hour after whatever was before.
func (r *rehearsal) say(ctx context.Context, who writer, words string) error {
	r.now = r.now.Add(time.Hour)
	r.written++
	l := who.letter(r.post.newest[who.address], words, r.written, r.now)
	if r.service.Daemon.Handle(ctx, []mailer.Incoming{l})[0] != daemon.Done {
		return fmt.Errorf("“%s” of %s was not handled", words, who.address)
	}
	return r.service.Daemon.Flush(ctx)
}

// model is what was played. All its commits from that on which has made the match.
func (r *rehearsal) model(ctx context.Context, preset string, match int, players [2]writer, failed error) (*model, error) {
	if failed != nil {
		return nil, failed
	}
	m := &model{preset: preset, match: match}
	for i, w := range players {
		p, err := r.store.Player(ctx, w.address)
		if err != nil {
			return nil, err
		}
		m.players[i] = p
	}
	for _, c := range r.store.commits {
		if len(m.commits) > 0 || len(c.Changes) > 0 {
			m.commits = append(m.commits, c)
		}
	}
	if len(m.commits) == 0 {
		return nil, fmt.Errorf("nothing was played")
	}
	if now, err := r.match(ctx, match); err != nil || now.Stage != adjudicator.Over {
		return nil, fmt.Errorf("it is not over: %w", err)
	}
	return m, nil
}
