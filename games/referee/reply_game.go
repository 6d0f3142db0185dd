package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
	"pbem/web/composer"
)

// gameAnswer answers in the thread of a game.
func (w *writer) gameAnswer(ctx context.Context) error {
	m, err := w.changes.match(ctx, w.at.match)
	if err != nil {
		return err
	}
	letter := w.gameLetter(m, w.at.seat, w.me)
	var files []compose.Attachment
	for _, a := range w.answers {
		letter.Answers = append(letter.Answers, a.composed(w.at.seat))
		files = append(files, a.attachments...)
	}
	silent, err := w.notListening(ctx, m)
	if err != nil {
		return err
	}
	letter.Notices = append(w.welcome, silent...)
	q, asks := w.question()
	var held []games.Held
	if !asks && letter.Asked() == "" { // a letter that asks for a yes brings no words of the other player's
		var waiting []adjudicator.Notice
		if held, waiting, err = w.waitingFor(ctx, m, w.at.seat); err != nil {
			return err
		}
		letter.Notices = append(letter.Notices, waiting...)
	}
	letter.InReplyTo = w.session.message.MessageID
	letter.References = append(letter.References, w.replied()...)
	if letter.Parts, err = w.parts(ctx); err != nil {
		return err
	}
	if asks {
		if err := w.askInGame(ctx, &letter, q); err != nil {
			return err
		}
	}
	w.addButtons(letter)
	l := w.laidOut(letter, w.me)
	if w.displays() {
		w.inAllPens(&l)
	}
	if asks {
		w.askBack(&l, q)
	}
	l.Attachments = files
	if err := w.referee.atEnd(&l, m, w.at.seat, toldIn(letter)); err != nil {
		return err
	}
	if err := w.tell(ctx, l, w.at, w.kind); err != nil {
		return err
	}
	if !w.capped {
		w.changes.bring(held)
	}
	return nil
}

// addButtons adds to the answers about lines that may mean several turns a button for each: it sends that turn to the address of the letter.
func (w *writer) addButtons(letter compose.GameLetter) {
	if !w.referee.PlusAddress {
		return
	}
	to := w.referee.tagged(w.referee.replyTag(letter.Match, letter.To, w.me, letter.Asked()))
	for i, a := range w.answers {
		var links compose.Links
		for _, turn := range a.turns {
			links = append(links, compose.Link{Label: phrase.Of(turn), To: to, Subject: "[pbem " + itoa(letter.Match.ID) + "] " + turn, Body: turn + "\r\n"})
		}
		if len(links) > 0 {
			letter.Answers[i].Blocks = append(letter.Answers[i].Blocks, links)
		}
	}
}

// toldIn are all notices of a letter.
func toldIn(letter compose.GameLetter) []adjudicator.Notice {
	all := slices.Clone(letter.Notices)
	for _, a := range letter.Answers {
		all = append(all, a.Notices...)
	}
	return all
}

// notListening tells the speaker that the opponent hears nothing of this, having asked for no more mail.
func (w *writer) notListening(ctx context.Context, m *adjudicator.Match) ([]adjudicator.Notice, error) {
	other := w.at.seat.Other()
	opponent, err := w.changes.seated(ctx, m, other)
	if err != nil || !opponent.Blocked || m.Stage != adjudicator.Playing {
		return nil, err
	}
	text := phrase.New("referee-takes-no-mail", "name", nameIn(m, other))
	return []adjudicator.Notice{{To: w.at.seat, Kind: adjudicator.Answered, Text: []phrase.Phrase{text}}}, nil
}

// renewed sends a player, whose reply addresses have become worthless, a letter with a new one for each live game. The answer
// to their letter is the one for its own game.
func (w *writer) renewed(ctx context.Context) error {
	if !w.renews() {
		return nil
	}
	list, err := w.changes.matchesOf(ctx, w.me.Address)
	if err != nil {
		return err
	}
	for _, s := range list {
		if w.inThread && s.ID == w.at.match {
			continue
		}
		m, err := w.changes.match(ctx, s.ID)
		if err != nil {
			return err
		}
		if err := w.renewedFor(ctx, m); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) renews() bool {
	for _, a := range w.answers {
		if a.renewed {
			return true
		}
	}
	return false
}

func (w *writer) renewedFor(ctx context.Context, m *adjudicator.Match) error {
	seat := m.SeatOfAddress(w.me.Address)
	letter := w.gameLetter(m, seat, w.me)
	letter.MessageID = w.messageID(m, seat, "renewed "+w.session.message.Digest)
	letter.Notices = []adjudicator.Notice{{To: seat, Kind: adjudicator.Answered, Text: []phrase.Phrase{phrase.New("referee-new-reply-address")}}}
	_, err := w.post(ctx, w.laidOut(letter, w.me), place{m.ID, seat}, kindAnswer)
	return err
}

// gameLetter fills in what every letter about a game has.
func (w *writer) gameLetter(m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) compose.GameLetter {
	r := w.referee
	letter := compose.GameLetter{
		Match: m, To: seat, Now: w.session.message.Received, Service: r.Service,
		TextOnly: owner.Plain, Style: styleOf(owner), ConstantSubject: owner.OneSubject && r.PlusAddress, Mailbox: owner.Mailbox(),
		Stranger: m.Stage == adjudicator.Challenged && seat != m.Challenger && !owner.Verified,
		Pictures: r.draws(owner), Witness: compose.Witness(witness(m)), Composer: r.composer(m, seat),
		BounceTo:  r.bounceTo(m.ID, seat),
		MessageID: w.messageID(m, seat, w.cause(m, seat)),
	}
	root := compose.MessageID(r.domain(), m.ID, 0, seat, "root "+r.Key.Thread(m.ID, seat))
	if w.changes.made(m.ID) {
		letter.MessageID = root
	} else {
		letter.InReplyTo, letter.References = root, []string{root}
	}
	if r.PlusAddress {
		letter.Taps = r.taps(m, seat, owner)
	}
	return letter
}

func (w *writer) messageID(m *adjudicator.Match, seat adjudicator.Seat, cause string) string {
	return compose.MessageID(w.referee.domain(), m.ID, m.Told, seat, cause)
}

// cause is what a letter's Message-ID is derived from, besides the match's events. An answer comes of the letter that it
// answers. News comes of the events alone, of which each tells at least one: whatever else stood in the letter that brought
// them about, a hidden set-up perhaps, in this game or another, gives nothing away. A secret makes up for it: nobody can
// tell the Message-ID beforehand and have the reader's mail program take the letter for one that it has.
func (w *writer) cause(m *adjudicator.Match, seat adjudicator.Seat) string {
	if (place{m.ID, seat}) == w.at {
		return w.session.message.Digest
	}
	return "news " + w.referee.Key.Thread(m.ID, seat)
}

// laidOut is a letter about a game, all of which is known now, with the address at which its reader answers it.
func (w *writer) laidOut(letter compose.GameLetter, owner games.Player) compose.Letter {
	l := compose.Game(letter)
	w.referee.answeredAt(&l, w.referee.replyTag(letter.Match, letter.To, owner, letter.Asked()))
	return l
}

// replyTag is the secret with which a seat answers a letter written now: of a request, where the letter begins by asking for an action
// that waits for a yes, else of the turn.
func (r *Referee) replyTag(m *adjudicator.Match, seat adjudicator.Seat, owner games.Player, asked string) string {
	claim := claimed(m, seat, owner)
	for _, act := range waiting(m, seat) {
		if (&question{act: act}).words() == asked {
			return r.Key.Ask(token.Question{Claim: claim, Told: m.Heard[seat.Side()], Act: act})
		}
	}
	return r.Key.Reply(claim)
}

// claimed is what the address of the turn that stands allows a seat.
func claimed(m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) token.Claim {
	claim := token.Claim{Game: m.ID, Seat: seat, Turn: m.Number(), Undos: m.Undos}
	claim.Epoch = epoch(m, owner, claim)
	return claim
}

func (r *Referee) domain() string {
	_, domain, _ := strings.Cut(r.Service.Mailbox, "@")
	return domain
}

// owns reports whether an address is the service's, with or without a tag.
func (r *Referee) owns(address string) bool {
	local, domain, _ := strings.Cut(address, "@")
	local, _, _ = strings.Cut(local, "+")
	return strings.EqualFold(local+"@"+domain, r.Service.Mailbox)
}

// tagged is the service's address with a tag.
func (r *Referee) tagged(tag string) string {
	local, domain, _ := strings.Cut(r.Service.Mailbox, "@")
	return local + "+" + tag + "@" + domain
}

// composer is the page on which a seat puts together what is expected of it now; none where nothing is, or there
// are no pages. The match's own position is in it, which never holds a hidden set-up, and no secret address: whoever
// gets hold of the link can look at a board, and no more.
func (r *Referee) composer(m *adjudicator.Match, seat adjudicator.Seat) phrase.Page {
	if r.Web == "" || !m.Awaits(seat) {
		return phrase.Page{}
	}
	start := composer.Start{
		Preset: m.Terms.Preset, Options: m.Terms.Options, Rules: shortHash(m.Terms.RulesHash), Position: m.Position.String(),
		Game: m.ID, Turn: m.Number(), Side: seat.Side(),
	}
	return phrase.Page{Site: r.Web, Path: "compose.html#" + start.Fragment()}
}

// shortHash is the first 16 hex digits of "sha256:…", enough to tell rules apart.
func shortHash(hash string) string {
	hex := strings.TrimPrefix(hash, "sha256:")
	return hex[:min(16, len(hex))]
}
