package referee

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"errors"
	"slices"

	"pbem/adjudicator"
	"pbem/docs"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/mime/robots"
	"pbem/rules/presets"
)

const (
	// inviteEvery is how long a stranger is left in peace after an invitation.
	inviteEvery = 7 * day
	// maxOpen is how many challenges of one player may wait for an answer.
	maxOpen = 20
)

// challenge opens a match and invites the opponent.
func (t *visit) challenge(ctx context.Context, c command.Command) (answer, error) {
	n := c.New
	preset, err := t.referee.Shelf.Find(n.Preset, settings(n.Options))
	if err != nil {
		return refuse(c.Line, "%s", sentence(err)), nil
	}
	if n.Position != "" {
		position, err := preset.Game.Parse(n.Position)
		if err != nil {
			return refuse(c.Line, "The position cannot be read: %s", sentence(err)), nil
		}
		if position.Outcome().Over() {
			return refuse(c.Line, "In that position the game is already over."), nil
		}
	}
	opponent, trouble, err := t.opponent(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	if err := t.referee.Shelf.keep(ctx, t.view.store, preset); err != nil {
		return answer{}, err
	}
	id, err := t.view.nextMatch(ctx)
	if err != nil {
		return answer{}, err
	}
	for _, taken := t.matches[id]; taken; _, taken = t.matches[id] {
		id++
	}
	return t.open(c, id, preset, opponent), nil
}

// opponent finds who is challenged; trouble is what to answer when that cannot be.
func (t *visit) opponent(ctx context.Context, c command.Command) (games.Player, *answer, error) {
	address := c.New.Opponent.Mailbox
	if !compose.PlainAddress(address) {
		a := refuse(c.Line, "I cannot write to “%s”: only addresses of plain letters, digits and dots can be reached from here, such as bo@example.net.", address)
		return games.Player{}, &a, nil
	}
	if t.referee.owns(address) {
		a := refuse(c.Line, "I am only the referee. Challenge a person.")
		return games.Player{}, &a, nil
	}
	if robots.IsRobot(address) {
		a := refuse(c.Line, "Behind %s nobody reads. Challenge a person.", address)
		return games.Player{}, &a, nil
	}
	p, err := t.playerAt(ctx, address)
	if err != nil {
		return p, nil, err
	}
	if p.Blocked {
		a := refuse(c.Line, "%s does not want mail from here.", address)
		return p, &a, nil
	}
	if t.message.Received.Sub(p.Invited) < inviteEvery && !p.Verified {
		a := refuse(c.Line, "%s was invited on %s and has not answered. A stranger is written to once a week at most.", address, date(p.Invited))
		return p, &a, nil
	}
	open, err := t.openChallenges(ctx)
	if err == nil && open >= maxOpen {
		a := refuse(c.Line, "%d of your challenges wait for an answer; please let some be answered first, or take them back with “withdraw”.", open)
		return p, &a, nil
	}
	return p, nil, err
}

// invited notes that a stranger has been written to.
func (t *visit) invited(p games.Player) {
	if !p.Verified {
		p.Invited = t.message.Received
	}
	t.players[p.Address] = p
}

func (t *visit) openChallenges(ctx context.Context) (int, error) {
	list, err := t.view.matchesOf(ctx, t.who.Address)
	n := 0
	for _, s := range list {
		if s.Stage == adjudicator.Challenged {
			n++
		}
	}
	for id, before := range t.before { // those of this letter are not in the store yet
		if before == 0 && t.matches[id].Stage == adjudicator.Challenged {
			n++
		}
	}
	return n, err
}

func (t *visit) open(c command.Command, id int, preset *presets.Preset, opponent games.Player) answer {
	n := c.New
	terms := adjudicator.Terms{
		Preset: preset.Name, Title: preset.Title, Options: preset.OptionText(), RulesHash: preset.Hash, Position: n.Position,
		Repetition: preset.Repetition, QuietTurns: preset.QuietTurns,
		PerTurn: t.referee.PerTurn, Grace: t.referee.Grace, Rated: n.Rated, Private: n.Private,
	}
	if n.Timed {
		terms.PerTurn = n.PerTurn
	}
	me := adjudicator.Player{Name: t.who.Name, Address: t.who.Address}
	you := adjudicator.Player{Name: opponent.Name, Address: opponent.Address}
	if you.Name == "" { // for this game, until the player says who he is
		you.Name = nameOf(n.Opponent)
	}
	do := adjudicator.Open{ID: id, Terms: terms, White: me, Black: you, Challenger: adjudicator.WhiteSeat, Note: n.Note}
	if t.playsBlack(n.As) {
		do.White, do.Black, do.Challenger = you, me, adjudicator.BlackSeat
	}
	decision := t.decide(adjudicator.Match{ID: id, Game: preset.Game}, do.Challenger, do)
	if decision.Refused { // there is no match to which the answer could belong
		return answer{line: c.Line, text: decision.Notices[0].Text, failed: true}
	}
	t.invited(opponent)
	t.introduce(id, preset)
	a := answer{line: c.Line}
	for _, notice := range decision.Notices {
		if notice.To == do.Challenger {
			a.notices = append(a.notices, notice)
		}
	}
	t.who.match, t.who.seat = id, do.Challenger
	return a
}

// introduce adds the rules in short to the invitation: the opponent may never have heard of the game.
func (t *visit) introduce(match int, preset *presets.Preset) {
	short := docs.Short(preset.RulesPage)
	if short == "" {
		short = sentence(errors.New(preset.About))
	}
	for i, n := range t.notices[match] {
		if n.Kind == adjudicator.Invitation {
			t.notices[match][i].Text = append(slices.Clip(n.Text), "The game in short: "+short)
		}
	}
}

// playsBlack draws lots where no side was chosen. The lot is a keyed hash of the letter: nobody can choose it, and
// deciding the letter again gives the same.
func (t *visit) playsBlack(as string) bool {
	switch as {
	case "white":
		return false
	case "black":
		return true
	}
	lot := hmac.New(sha256.New, t.referee.Key.Key)
	lot.Write([]byte("lot " + t.message.Digest))
	return lot.Sum(nil)[0]&1 == 1
}

func settings(options []command.Option) []presets.Setting {
	list := make([]presets.Setting, len(options))
	for i, o := range options {
		list[i] = presets.Setting{Name: o.Name, Value: o.Value}
	}
	return list
}
