package imap

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// used is a mailbox with many old letters and some that came since.
func used(t *testing.T, old int) (s *scripted, cfg Config, fresh []int) {
	t.Helper()
	s = &scripted{letters: map[int]scriptLetter{}}
	s.search = func(criteria string, uids []int) string {
		first := 0
		if set, ok := strings.CutPrefix(criteria, "UID "); ok {
			fmt.Sscanf(set, "%d:*", &first)
		}
		var found []string
		for _, uid := range uids {
			recent := !strings.Contains(criteria, "SINCE") || strings.Contains(s.letters[uid].date, "Nov-2026")
			if uid >= first && recent {
				found = append(found, fmt.Sprint(uid))
			}
		}
		return "* SEARCH " + strings.Join(found, " ") + "\r\n"
	}
	for uid := 1; uid <= old; uid++ {
		s.letters[uid] = scriptLetter{letterText(fmt.Sprint("n", uid)), "19-Oct-2026 12:00:00 +0000"}
	}
	fresh = []int{7, old + 1, old + 2, old + 3}
	s.letters[7] = scriptLetter{letterText("n7"), "28-Nov-2026 12:00:00 +0000"} // somebody moved it here
	s.letters[old+1] = scriptLetter{letterText(fmt.Sprint("n", old+1)), "28-Nov-2026 13:00:00 +0100"}
	s.letters[old+2] = scriptLetter{letterText(fmt.Sprint("n", old+2)), "00-Jan-0000 00:00:00 +0000"}
	s.letters[old+3] = scriptLetter{"Received: by mx.games.test; Sat, 28 Nov 2026 12:30:00 +0000\r\n" + letterText(fmt.Sprint("n", old+3)), "28-Nov-1601 00:00:00 +0000"}
	s.letters[old+4] = scriptLetter{letterText(fmt.Sprint("n", old+4)), "28-Nov-2026 11:59:59 +0000"}
	s.letters[old+5] = scriptLetter{"Received: by mx.games.test; Sat, 28 Nov 2026 11:30:00 +0000\r\n" + letterText(fmt.Sprint("n", old+5)), "28-Nov-1601 00:00:00 +0000"}
	cfg = s.play(t)
	cfg.Oldest = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	cfg.IdleMin, cfg.IdleMax = 10*time.Millisecond, 10*time.Millisecond
	return s, cfg, fresh
}

// TestOldLetters: what came before stays where it is, is looked at once, and what came since doesn't wait behind it, by whatever
// numbers the mailbox goes.
func TestOldLetters(t *testing.T) {
	t.Parallel()
	for _, old := range []int{20, 5000} {
		for name, answer := range map[string]map[string]string{
			"": nil, "no SINCE": {"SEARCH SINCE": "TAG BAD what\r\n"},
		} {
			t.Run(fmt.Sprint(old, name), func(t *testing.T) {
				t.Parallel()
				s, cfg, fresh := used(t, old)
				s.answer = answer
				c := &recorder{}
				in, stop := start(t, cfg, c.handle)
				eventually(t, "the letters", func() bool { return len(s.gone()) >= len(fresh) && !in.LastSuccess().IsZero() })
				looks := s.sent("SEARCH UID")
				eventually(t, "more looks", func() bool { return s.sent("SEARCH UID") > looks+5 })
				fetched := s.sent("FETCH")
				eventually(t, "more looks", func() bool { return s.sent("SEARCH UID") > looks+10 })
				if s.sent("FETCH") != fetched {
					t.Error("old letters are asked for again and again")
				}
				stop()
				for uid := range s.gone() {
					if !slices.Contains(fresh, uid) {
						t.Errorf("letter %d was handled", uid)
					}
				}
				if c.batches == 0 || len(c.seen()) != len(fresh) {
					t.Errorf("%d letters were handed over", len(c.seen()))
				}
				if before := s.sentBefore("FETCH", "MOVE", fmt.Sprint(old+1)); old > 1000 && answer == nil && before > 10 {
					t.Errorf("the first letter waited for %d commands", before)
				}
			})
		}
	}
}

// TestOldLettersOfAnotherMailbox: under another UIDVALIDITY, and after a new start, they are no younger.
func TestOldLettersOfAnotherMailbox(t *testing.T) {
	t.Parallel()
	s, cfg, fresh := used(t, 20)
	c := &recorder{}
	in, _ := start(t, cfg, c.handle)
	eventually(t, "the letters", func() bool { return len(s.gone()) == len(fresh) && !in.LastSuccess().IsZero() })
	s.note(func() {
		s.answer = map[string]string{"SELECT": "* 23 EXISTS\r\n* OK [UIDVALIDITY 8] another\r\nTAG OK done\r\n"}
		s.letters[900] = scriptLetter{letterText("n900"), "28-Nov-2026 14:00:00 +0000"}
		s.hangUp = map[string]bool{"NOOP": true}
	})
	eventually(t, "another connection", func() bool { return s.connected() > 1 })
	s.note(func() { s.hangUp = nil })
	eventually(t, "a later letter", func() bool { return len(s.gone()) == len(fresh)+1 })
	if len(c.seen()) != len(fresh)+1 {
		t.Errorf("%d letters were handed over", len(c.seen()))
	}
}

// TestLookAtOldLetters: a look counts them.
func TestLookAtOldLetters(t *testing.T) {
	t.Parallel()
	_, cfg, _ := used(t, 2500)
	sight, err := Look(t.Context(), cfg)
	if err != nil || sight.Older != 2500 || sight.Waiting != 2505 {
		t.Errorf("%d of %d are older, %v", sight.Older, sight.Waiting, err)
	}
}

// sentBefore counts the commands that were sent before the first of another kind, with a word in it.
func (s *scripted) sentBefore(counted, until, word string) (n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, c := range s.commands {
		if strings.HasPrefix(c, until) && strings.Contains(c, word) {
			return n
		}
		if strings.HasPrefix(c, counted) {
			n++
		}
	}
	return n
}
