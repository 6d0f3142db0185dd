package year

import (
	"context"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/notation/record"
)

// checkDigest: no more than one letter of the day comes on one day, as days are where its reader lives: each begins at the hour of the letter,
// so that one that the service was down for, and that comes after midnight, is that of the day before.
func (w *world) checkDigest(p *person, r *received) {
	if !r.daily {
		return
	}
	person, err := w.personOf(context.Background(), p)
	if err != nil {
		w.find("digests", "of %s nothing is known: %v", p.address, err)
		return
	}
	zone, err := time.LoadLocation(person.ZoneAt(w.now))
	if err != nil {
		w.find("digests", "%s lives in no zone: %v", p.address, err)
		return
	}
	date := dayOf(w.now.In(zone), person.Letters.At())
	before, again := p.digests[date]
	if p.digests[date] = w.now; w.breaks(SecondDigest) {
		before, again = w.now, true
	}
	if w.report.Checked["letters of the day"]++; again && !w.moved(p) {
		w.find("digests", "%s gets a second letter on %s; the first came at %s", p.address, date, before.Format(time.DateTime))
	}
}

// dayOf is the date of a moment where days begin so many minutes after midnight, by the clock on the wall: that of the day before where it is
// earlier than that. A night in which clocks are changed has an hour less.
func dayOf(at time.Time, begins int) string {
	if at.Hour()*60+at.Minute() < begins {
		at = at.AddDate(0, 0, -1)
	}
	return at.Format(time.DateOnly)
}

// moved reports whether somebody has chosen another zone in the last days: then a date may come twice.
func (w *world) moved(p *person) bool { return w.now.Sub(p.moved) < 3*24*time.Hour }

// hears notes of how many turns of each game a letter tells its reader: in the line that tells the hash of the record, or, where a letter is
// about several games, above each board.
func (w *world) hears(p *person, r *received) {
	for _, told := range record.Witnesses(r.plain) {
		if told.Turn == record.AfterResult {
			told.Turn = everything
		}
		p.told[told.Game] = max(p.told[told.Game], told.Turn)
	}
	game := 0
	for line := range strings.Lines(r.plain) {
		if n, ok := numberIn(line, "Game ", "Partie "); ok && strings.Contains(line, ", ") {
			game = n
		}
		if n, ok := numberIn(line, "The board after turn ", "Das Brett nach Zug "); ok && game > 0 {
			p.told[game] = max(p.told[game], n)
		}
	}
}

// numberIn is the number in a line behind one of these words, with which it begins.
func numberIn(line string, begins ...string) (n int, ok bool) {
	for _, words := range begins {
		if rest, found := strings.CutPrefix(line, words); found {
			end := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
			n, err := strconv.Atoi(rest[:max(end, 0)])
			return n, err == nil
		}
	}
	return 0, false
}

// everything is as many turns as no game has: who knows the result knows all.
const everything = 1 << 20

// checkUrgent: whoever is to move and has less than a day has been told, also who reads one letter a day.
func (w *world) checkUrgent(m *adjudicator.Match) {
	if m.Stage != adjudicator.Playing || !m.Terms.Time.Limited() || m.SettingUp() || m.FlagFell {
		return
	}
	p := w.byAddress[m.Player(m.ToMove()).Address]
	left := m.Left(m.ToMove(), w.now)
	if p == nil || p.forgotten || p.hearsNothing() || w.putsOff() || left >= 23*time.Hour || w.now.Sub(m.TurnSince) < time.Hour || p.noMailbox(w.now) ||
		p.excused(m.TurnSince) { // the answer to "unblock" names the games in which it is their turn
		return
	}
	told := p.told[m.ID]
	if w.breaks(LateNews) {
		told = -1
	}
	if w.report.Checked["urgent turns"]++; told < len(m.Turns) && !w.urged[[2]int{m.ID, len(m.Turns)}] {
		w.urged[[2]int{m.ID, len(m.Turns)}] = true
		w.find("urgency", "game %d: %s has %s left and knows of %d turns of %d", m.ID, p.address, left, told, len(m.Turns))
	}
}
