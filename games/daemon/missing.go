package daemon

import (
	"context"
	"crypto/sha256"
	"fmt"

	"pbem/games"
	"pbem/mailer"
)

// NewUnfetched is a letter in the mailbox that its server does not deliver, by the digest of its place there: for pbem why, as
// its bytes are not known.
func NewUnfetched(validity, uid uint32) games.Unfetched {
	sum := sha256.Sum256(fmt.Appendf(nil, "unfetched %d %d", validity, uid))
	return games.Unfetched{Digest: fmt.Sprintf("%x", sum), Validity: validity, UID: uid}
}

// Missed notes a letter that the mailbox does not deliver, with its reason, and tells the host once. It stays in the mailbox and
// is asked for again. While it lies there it is undecided: where
// its header, as far as that is known, names a valid address, that seat's flag stays up.
func (in *intake) Missed(ctx context.Context, u games.Unfetched, header []byte) {
	a := games.Arrival{Digest: u.Digest, Receipt: games.Receipt{Route: "imap", Received: u.Arrived},
		Handling: games.Handling{Disposition: games.Missing, Why: in.Names.In(u.Reason)}}
	var report []games.Outgoing
	if u.Tries == maxAttempts {
		in.letterLog().In(a)
		report = in.reportTo(setAside, u.Digest, fmt.Sprintf("A letter in the mailbox (number %d, %d bytes) could not be fetched in %d tries: its server does not deliver it whole.", u.UID, u.Size, u.Tries), u.Reason,
			"It stays in the mailbox and is asked for again, more and more rarely; the letters behind it are handled. Look at it with a mail program. When you take it out of the mailbox, it is forgotten.")
	}
	in.met(ctx, "a letter that cannot be fetched could not be noted", in.Store.SetUnfetched(ctx, u, a, report...))
	if len(header) > 0 {
		letter := mailer.Incoming{Raw: header, Received: u.Arrived, Route: "imap"}
		in.met(ctx, "that a letter is undecided could not be noted", in.hold(ctx, letter, u.Digest, true))
	}
	in.wake()
}

// Fetched notes that a letter came through that Missed was told of, or was taken out of the mailbox.
func (in *intake) Fetched(ctx context.Context, u games.Unfetched) {
	in.met(ctx, "that a letter was fetched could not be noted", in.Store.DropUnfetched(ctx, u.Digest))
}

// stuck says how many letters could not be handled, or not be fetched; "" for none.
func (in *intake) stuck(ctx context.Context) string {
	aside, err := in.Store.Quarantine(ctx)
	if err != nil {
		return "the store does not answer: " + err.Error()
	}
	if len(aside) > 0 {
		return fmt.Sprintf("letters that could not be handled are set aside (%d): see pbem quarantine list", len(aside))
	}
	missing, err := in.Store.Unfetched(ctx)
	if err != nil {
		return "the store does not answer: " + err.Error()
	}
	if len(missing) > 0 {
		return fmt.Sprintf("letters lie in the mailbox that its server does not deliver (%d): %s", len(missing), in.Names.In(missing[0].Reason))
	}
	return ""
}
