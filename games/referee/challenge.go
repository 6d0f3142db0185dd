package referee

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"slices"

	"pbem/adjudicator"
	"pbem/docs"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/mime/robots"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// inviteEvery is how long a stranger is left in peace after an invitation.
const inviteEvery = 7 * day

// maxOpen is how many challenges of one player may wait for an answer.
const maxOpen = 20

// challenge opens a match and invites the opponent.
func (e *execution) challenge(ctx context.Context, c command.Command) (answer, error) {
	preset, err := e.referee.Registry.Find(c.New.Preset, settings(c.New.Options))
	if err != nil {
		return refuse(c.Line, sentence(err)), nil
	}
	if why := unplayable(preset, c.New.Position); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if why := e.outOfBounds(c.New, "new"); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if full, err := e.full(ctx); err != nil || !full.Empty() {
		return refuse(c.Line, full), err
	}
	opponent, trouble, err := e.opponent(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	return e.invite(ctx, c, preset, opponent)
}

// invite makes the match of a challenge that nothing speaks against, and has its opponent told where they are welcome to that.
func (e *execution) invite(ctx context.Context, c command.Command, preset *presets.Preset, opponent games.Player) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	welcome, err := e.welcomed(ctx, opponent)
	if err != nil {
		return answer{}, err
	}
	excluded, err := e.excludes(ctx, opponent, me, preset.Name)
	if err != nil {
		return answer{}, err
	}
	do := e.opening(c.New, preset, me, opponent)
	if why := do.Terms.Unratable(); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	unborn, d, err := e.opened(ctx, do, preset)
	if err != nil {
		return answer{}, err
	}
	if d.Refused { // there is no match to which the answer could belong
		return answer{line: c.Line, text: d.Notices[0].Text, failed: true}, nil
	}
	e.changes.keepPreset(games.Preset{Hash: preset.Hash, Data: preset.Data})
	e.changes.decided(unborn, d)
	introduce(d.Notices, preset)
	if welcome && !excluded {
		e.reply.notify(d.Match.ID, do.Challenger, d.Notices)
		if err := e.countInvited(ctx, opponent, d.Match.ID); err != nil {
			return answer{}, err
		}
	} else if !excluded {
		if err := e.inviteLater(ctx, d.Match, opponent, me); err != nil {
			return answer{}, err
		}
	}
	e.countInvite(c.New.Opponent.Mailbox)
	return answer{line: c.Line, notices: noticesTo(d.Notices, do.Challenger)}.in(d.Match, do.Challenger), nil
}

// opened has the adjudicator open a match, and returns what there was before it. At first it is one without a number: for what is refused
// none is drawn.
func (e *execution) opened(ctx context.Context, do adjudicator.Open, preset *presets.Preset) (unborn *adjudicator.Match, d adjudicator.Decision, err error) {
	decide := func() {
		unborn = &adjudicator.Match{ID: do.ID, Game: preset.Game}
		d = e.referee.decision(ruling{match: unborn, by: do.Challenger, letter: e.session.message, do: do})
	}
	if decide(); d.Refused {
		return unborn, d, nil
	}
	if do.ID, err = e.changes.nextMatch(ctx); err == nil {
		decide()
	}
	return unborn, d, err
}

// unplayable says why no game can begin from a position line; nothing where it can.
func unplayable(preset *presets.Preset, line string) phrase.Phrase {
	if line == "" {
		return phrase.Phrase{}
	}
	position, err := preset.Game.Parse(line)
	if err != nil {
		return phrase.New("referee-position-cannot-be-read", "why", sentence(err))
	}
	if position.Outcome().Over() {
		return phrase.New("referee-position-over")
	}
	return phrase.Phrase{}
}

// opponent finds who is challenged; trouble is what to answer when that cannot be. It does not tell who they are.
func (e *execution) opponent(ctx context.Context, c command.Command) (games.Player, *answer, error) {
	p, err := e.changes.playerAt(ctx, c.New.Opponent.Mailbox)
	if err != nil {
		return p, nil, err
	}
	why, err := e.uninvitable(ctx, c.New.Opponent.Mailbox, p)
	if err != nil || why.Empty() {
		return p, nil, err
	}
	a := refuse(c.Line, why)
	return p, &a, nil
}

// uninvitable says why the speaker cannot challenge anybody at an address now, as everybody may know; nothing where they can.
func (e *execution) uninvitable(ctx context.Context, address string, p games.Player) (phrase.Phrase, error) {
	switch {
	case !compose.PlainAddress(address):
		return phrase.New("referee-opponent-cannot-be-reached", "address", address), nil
	case e.referee.owns(address):
		return phrase.New("referee-challenge-me"), nil
	case robots.IsRobot(address):
		return phrase.New("referee-challenge-robot", "address", address), nil
	}
	why, err := e.inviting(ctx, address)
	if err != nil || !why.Empty() {
		return why, err
	}
	open, err := e.openChallenges(ctx)
	if open >= maxOpen {
		why = phrase.New("referee-many-challenges", "n", open)
	}
	return why, err
}

func (e *execution) openChallenges(ctx context.Context) (int, error) {
	list, err := e.changes.matchesOf(ctx, e.session.speaker.player.Address)
	n := 0
	for _, s := range list {
		if s.Stage == adjudicator.Challenged {
			n++
		}
	}
	return n, err
}

// opening is the challenge as the adjudicator takes it, but for its number.
func (e *execution) opening(n *command.New, preset *presets.Preset, challenger, opponent games.Player) adjudicator.Open {
	terms := adjudicator.Terms{
		Preset: preset.Name, Title: preset.Title, Options: preset.OptionText(), RulesHash: preset.Hash, Position: n.Position,
		Repetition: preset.Repetition, QuietTurns: preset.QuietTurns,
		Time: e.referee.Time, Grace: e.referee.Grace, Rated: n.Rated, Private: n.Private, NoVacation: n.NoVacation, After: n.After,
	}
	if n.Timed {
		terms.Time = n.Time
	}
	me := adjudicator.Player{Name: challenger.Name, Address: challenger.Address}
	// What the opponent is called comes from the address, until they accept: their own name would tell that they play here.
	you := adjudicator.Player{Name: e.referee.nameOf(n.Opponent), Address: opponent.Address}
	if opponent.Address == challenger.Address {
		you.Name = challenger.Name
	}
	to := n.Opponent.Mailbox
	if n.After != 0 { // a rematch: they know each other
		to = ""
	}
	if e.playsBlack(n.As) {
		return adjudicator.Open{Terms: terms, White: you, Black: me, Challenger: adjudicator.BlackSeat, Note: n.Note, To: to}
	}
	return adjudicator.Open{Terms: terms, White: me, Black: you, Challenger: adjudicator.WhiteSeat, Note: n.Note, To: to}
}

// introduce says in the invitation what sort of game it is: the opponent may never have heard of it. Its rules are not told before they are
// asked for.
func introduce(notices []adjudicator.Notice, preset *presets.Preset) {
	brief := docs.Brief(preset)
	if brief.Empty() {
		brief = about(preset)
	}
	for i, n := range notices {
		if n.Kind == adjudicator.Invitation {
			notices[i].Text = slices.Insert(slices.Clone(n.Text), 1, brief)
		}
	}
}

// playsBlack draws lots where no side was chosen. The lot is a keyed hash of the letter: nobody can choose it, and
// deciding the letter again gives the same.
func (e *execution) playsBlack(as string) bool {
	switch as {
	case "white":
		return false
	case "black":
		return true
	}
	lot := hmac.New(sha256.New, e.referee.Key.Key)
	lot.Write([]byte("lot " + e.session.message.Digest))
	return lot.Sum(nil)[0]&1 == 1
}

func settings(options []command.Option) []presets.Setting {
	list := make([]presets.Setting, len(options))
	for i, o := range options {
		list[i] = presets.Setting{Name: o.Name, Value: o.Value}
	}
	return list
}
