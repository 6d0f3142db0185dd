package reply

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
	"pbem/web/composer"
)

// gameAnswer answers in the thread of a game.
func (w *Writer) gameAnswer(ctx context.Context) error {
	m, err := w.Changes.Match(ctx, w.at.Match)
	if err != nil {
		return err
	}
	letter, held, err := w.answering(ctx, m)
	if err != nil {
		return err
	}
	w.addButtons(letter)
	waits := w.waits(m, letter)
	if waits {
		if changes.Made(w.Changes, m.ID) { // the thread begins with it, should it go
			letter.References = append([]string{letter.MessageID}, letter.References...)
		}
		letter.MessageID = WaitingID(w.Settings, m, w.at.Seat)
	}
	l := w.laidOut(letter, w.Me)
	if displays(w) {
		inAllPens(w, &l)
	}
	if q, asks := w.Question(); asks {
		askBack(w, &l, q)
	}
	for _, a := range w.Answers {
		l.Attachments = append(l.Attachments, a.Attachments...)
	}
	if err := w.Settings.AtEnd(ctx, w.Changes, &l, m, w.at.Seat, toldIn(letter)); err != nil {
		return err
	}
	if err := w.Answer(ctx, l, w.at, w.Kind); err != nil || w.capped {
		return err
	}
	w.Changes.Bring(held)
	if waits {
		delay(w.Changes, thinkTime)
	}
	return nil
}

// answering is the letter of an answer in the thread of a game, and what waited for the speaker that it tells.
func (w *Writer) answering(ctx context.Context, m *adjudicator.Match) (letter compose.GameLetter, held []games.Held, err error) {
	letter = w.gameLetter(m, w.at.Seat, w.Me)
	for _, a := range w.Answers {
		letter.Answers = append(letter.Answers, a.Composed(w.at.Seat))
	}
	silent, err := w.notListening(ctx, m)
	if err != nil {
		return letter, nil, err
	}
	if letter.Notices, err = w.withLevel(ctx, m, w.at.Seat, append(w.Welcome, silent...)); err != nil {
		return letter, nil, err
	}
	q, asks := w.Question()
	if !asks && letter.Asked() == "" { // a letter that asks for a yes brings no words of the other player's
		var waiting []adjudicator.Notice
		if held, waiting, err = waitingFor(ctx, w, m, w.at.Seat); err != nil {
			return letter, nil, err
		}
		letter.Notices = append(letter.Notices, waiting...)
	}
	letter.InReplyTo = w.Session.Message.MessageID
	letter.References = append(letter.References, w.replied()...)
	if letter.Parts, err = w.parts(ctx); err == nil && asks {
		err = w.askInGame(ctx, &letter, q)
	}
	return letter, held, err
}

// addButtons adds to the answers about lines that may mean several turns a button for each: it sends that turn to the address of the letter.
func (w *Writer) addButtons(letter compose.GameLetter) {
	if !w.Settings.PlusAddress {
		return
	}
	to := w.Settings.Tagged(replyTag(w.Settings, letter.Match, letter.To, w.Me, letter.Asked()))
	for i, a := range w.Answers {
		var links compose.Links
		for _, turn := range a.Turns {
			links = append(links, compose.Link{Label: phrase.Of(turn), To: to, Subject: "[pbem " + changes.Itoa(letter.Match.ID) + "] " + turn, Body: turn + "\r\n"})
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
func (w *Writer) notListening(ctx context.Context, m *adjudicator.Match) ([]adjudicator.Notice, error) {
	other := w.at.Seat.Other()
	opponent, err := w.Changes.Seated(ctx, m, other)
	if err != nil || !opponent.Blocked || m.Stage != adjudicator.Playing {
		return nil, err
	}
	text := phrase.New("referee-takes-no-mail", "name", changes.NameIn(m, other))
	return []adjudicator.Notice{{To: w.at.Seat, Kind: adjudicator.Answered, Text: []phrase.Phrase{text}}}, nil
}

// renewed sends a player, whose reply addresses have become worthless, a letter with a new one for each live game. The answer
// to their letter is the one for its own game.
func (w *Writer) renewed(ctx context.Context) error {
	if !w.renews() {
		return nil
	}
	list, err := w.Changes.MatchesOf(ctx, w.Me.Address)
	if err != nil {
		return err
	}
	for _, s := range list {
		if w.inThread && s.ID == w.at.Match {
			continue
		}
		m, err := w.Changes.Match(ctx, s.ID)
		if err != nil {
			return err
		}
		if err := w.renewedFor(ctx, m); err != nil {
			return err
		}
	}
	return nil
}

func (w *Writer) renews() bool {
	for _, a := range w.Answers {
		if a.Renewed {
			return true
		}
	}
	return false
}

func (w *Writer) renewedFor(ctx context.Context, m *adjudicator.Match) error {
	seat := m.SeatOfAddress(w.Me.Address)
	letter := w.gameLetter(m, seat, w.Me)
	letter.MessageID = w.messageID(m, seat, "renewed "+w.Session.Message.Digest)
	letter.Notices = []adjudicator.Notice{{To: seat, Kind: adjudicator.Answered, Text: []phrase.Phrase{phrase.New("referee-new-reply-address")}}}
	_, err := w.Post(ctx, w.laidOut(letter, w.Me), changes.Place{Match: m.ID, Seat: seat}, talk.KindAnswer)
	return err
}

// gameLetter fills in what every letter about a game has.
func (h *letterhead) gameLetter(m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) compose.GameLetter {
	r := h.Settings
	letter := compose.GameLetter{
		News: compose.News{View: compose.View{Match: m, To: seat, Now: h.Session.Message.Received}}, Service: r.Service,
		TextOnly: owner.Plain, Style: StyleOf(owner), ConstantSubject: owner.OneSubject && r.PlusAddress, Mailbox: owner.Mailbox(),
		Stranger: m.Stage == adjudicator.Challenged && seat != m.Challenger && !owner.Verified,
		Pictures: r.Draws(owner), Witness: compose.Witness(talk.Witness(m)), Composer: composerOf(r, m, seat),
		BounceTo:  r.BounceTo(m.ID, seat),
		MessageID: h.messageID(m, seat, h.cause(m, seat)),
	}
	root := compose.MessageID(r.Domain(), m.ID, 0, seat, "root "+r.Key.Thread(m.ID, seat))
	if changes.Made(h.Changes, m.ID) {
		letter.MessageID = root
	} else {
		letter.InReplyTo, letter.References = root, []string{root}
	}
	if r.PlusAddress {
		letter.Taps = taps(r, m, seat, owner)
	}
	return letter
}

func (h *letterhead) messageID(m *adjudicator.Match, seat adjudicator.Seat, cause string) string {
	return compose.MessageID(h.Settings.Domain(), m.ID, m.Told, seat, cause)
}

// cause is what a letter's Message-ID is derived from, besides the match's events. An answer comes of the letter that it
// answers. News comes of the events alone, of which each tells at least one: whatever else stood in the letter that brought
// them about, a hidden set-up perhaps, in this game or another, gives nothing away. A secret makes up for it: nobody can
// tell the Message-ID beforehand and have the reader's mail program take the letter for one that it has.
func (h *letterhead) cause(m *adjudicator.Match, seat adjudicator.Seat) string {
	if (changes.Place{Match: m.ID, Seat: seat}) == h.at {
		return h.Session.Message.Digest
	}
	return "news " + h.Settings.Key.Thread(m.ID, seat)
}

// laidOut is a letter about a game, all of which is known now, with the address at which its reader answers it.
func (h *letterhead) laidOut(letter compose.GameLetter, owner games.Player) compose.Letter {
	l := compose.Game(letter)
	AnsweredAt(h.Settings, &l, replyTag(h.Settings, letter.Match, letter.To, owner, letter.Asked()))
	return l
}

// replyTag is the secret with which a seat answers a letter written now: of a request, where the letter begins by asking for an action
// that waits for a yes, else of the turn.
func replyTag(r *talk.Settings, m *adjudicator.Match, seat adjudicator.Seat, owner games.Player, asked string) string {
	claim := claimed(m, seat, owner)
	for _, act := range talk.Waiting(m, seat) {
		if (&talk.Question{Act: act}).Words() == asked {
			return r.Key.Ask(token.Question{Claim: claim, Told: m.Seats[seat.Side()].Heard, Act: act})
		}
	}
	return r.Key.Reply(claim)
}

// claimed is what the address of the turn that stands allows a seat.
func claimed(m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) token.Claim {
	claim := token.Claim{Game: m.ID, Seat: seat, Turn: m.Number(), Undos: m.Undos}
	claim.Epoch = talk.Epoch(m, owner, claim)
	return claim
}

// Owns reports whether an address is the service's, with or without a tag.
func Owns(r *talk.Settings, address string) bool {
	local, domain, _ := strings.Cut(address, "@")
	local, _, _ = strings.Cut(local, "+")
	return strings.EqualFold(local+"@"+domain, r.Service.Mailbox)
}

// composerOf is the page on which a seat puts together what is expected of it now; none where nothing is, or there
// are no pages. The match's own position is in it, which never holds a hidden set-up, and no secret address: whoever
// gets hold of the link can look at a board, and no more.
func composerOf(r *talk.Settings, m *adjudicator.Match, seat adjudicator.Seat) phrase.Page {
	if r.Web == "" || !m.Awaits(seat) {
		return phrase.Page{}
	}
	lost := m.Losses(len(m.Turns))
	start := composer.Start{
		Preset: m.Terms.Preset, Options: m.Terms.Options, Rules: shortHash(m.Terms.RulesHash), Position: m.Position.String(),
		Game: m.ID, Turn: m.Number(), Side: seat.Side(),
		Last: composer.LastOf(m.Last, lost.Captured, lost.Removed),
	}
	return phrase.Page{Site: r.Web, Path: "compose.html#" + start.Fragment()}
}

// shortHash is the first 16 hex digits of "sha256:…", enough to tell rules apart.
func shortHash(hash string) string {
	hex := strings.TrimPrefix(hash, "sha256:")
	return hex[:min(16, len(hex))]
}
