package daemon

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strconv"
	"strings"

	"pbem/games"
	"pbem/mailer"
)

const (
	// heavy is from what size on, in bytes, reading a letter may take so much memory that the system kills the process. What is smaller cannot.
	heavy = 256 << 10
	// thriftyGC is how much garbage there may be while such a letter is read, as a share of what is in use: it is slow, and small.
	thriftyGC = 20
	// handMark is where the store keeps which heavy letters were taken up and not put down again, a line each: a name and how often.
	handMark = "in hand"
	// mostInHand bounds how many are remembered.
	mostInHand = 100
)

func isHeavy(letter mailer.Incoming) bool { return letter.Length() >= heavy }

// carefully handles a heavy letter, alone. That it is tried is counted before it is looked at, for what kills the process counts nothing: one
// that was taken up three times, and put down never, is set aside unread.
func (in *intake) carefully(ctx context.Context, letter mailer.Incoming) Ack {
	in.hand.Lock()
	defer in.hand.Unlock()
	name := letter.Fingerprint()
	known, err := in.Store.Seen(ctx, name)
	if err == nil && known {
		return Done
	}
	tries := 0
	var acks []Ack
	if err == nil {
		tries, err = in.inHands(ctx, name, func() { acks = in.light(ctx, []mailer.Incoming{letter}) })
	}
	if err != nil {
		in.met(ctx, "the attempts at a letter could not be counted", err)
		return Leave
	}
	if tries > maxAttempts {
		return in.deadly(ctx, letter, name)
	}
	return acks[0]
}

// inHands does something with a heavy letter, which takes little memory then, and counts it; nothing beyond so many tries.
func (in *intake) inHands(ctx context.Context, name string, do func()) (tries int, err error) {
	tries, err = in.takeUp(ctx, name)
	if err != nil || tries > maxAttempts {
		return tries, err
	}
	before := debug.SetGCPercent(thriftyGC)
	defer debug.SetGCPercent(before)
	do()
	in.met(ctx, "that a letter was handled could not be noted", in.putDown(context.WithoutCancel(ctx), name))
	return tries, nil
}

// killed says what a letter does.
func killed(letter mailer.Incoming) string {
	return fmt.Sprintf("the program was killed %d times while it read this letter of %d KB; the machine may have too little memory for it", maxAttempts, letter.Length()>>10)
}

// deadly sets a letter aside of which no more than the header is read.
func (in *intake) deadly(ctx context.Context, letter mailer.Incoming, name string) Ack {
	why := killed(letter)
	head := letter
	if end := bytes.Index(letter.Raw, []byte("\r\n\r\n")); end >= 0 && end < heavy/2 {
		head.Raw, head.Size = letter.Raw[:end+4], 0
	} else {
		head.Raw, head.Size = nil, 0
	}
	a := arrival(head, games.SetAside, why)
	a.Digest = name
	aside := games.Quarantined{Digest: name, Reason: why, Letter: letter}
	aside.Match, aside.Seat = in.seatOf(ctx, head)
	err := in.hold(ctx, head, name, false)
	if err == nil {
		err = in.Store.SetAside(ctx, aside, in.hostReport(name, why)...)
	}
	if err != nil && !errors.Is(err, games.ErrDuplicate) {
		in.met(ctx, "a letter could not be set aside", err)
		return Leave
	}
	in.met(ctx, "that a letter was set aside could not be noted", in.putDown(ctx, name))
	in.Log.Error("a letter has killed the program", "letter", name, "bytes", letter.Length())
	in.Metrics.aside()
	in.came(a)
	in.wake()
	return Aside
}

// takeUp counts another try at a letter, and returns which it is.
func (in *intake) takeUp(ctx context.Context, name string) (tries int, err error) {
	lines, err := in.inHand(ctx)
	if err != nil {
		return 0, err
	}
	rest, tries := without(lines, name)
	rest = append(rest, name+" "+strconv.Itoa(tries+1))
	rest = rest[max(0, len(rest)-mostInHand):]
	return tries + 1, in.Store.SetMark(ctx, games.OfNode(in.Node), handMark, strings.Join(rest, "\n"))
}

// putDown notes that the process has survived a letter.
func (in *intake) putDown(ctx context.Context, name string) error {
	lines, err := in.inHand(ctx)
	if err != nil {
		return err
	}
	rest, _ := without(lines, name)
	return in.Store.SetMark(ctx, games.OfNode(in.Node), handMark, strings.Join(rest, "\n"))
}

func (in *intake) inHand(ctx context.Context) ([]string, error) {
	text, err := in.Store.Mark(ctx, games.OfNode(in.Node), handMark)
	if text == "" {
		return nil, err
	}
	return strings.Split(text, "\n"), err
}

// without takes a name out of lines, and returns how often it was tried.
func without(lines []string, name string) (rest []string, tries int) {
	for _, line := range lines {
		if n, found := strings.CutPrefix(line, name+" "); found {
			tries, _ = strconv.Atoi(n)
			continue
		}
		rest = append(rest, line)
	}
	return rest, tries
}
