package crashtest

import (
	"bytes"
	"errors"
	"fmt"
	"os/exec"
	"testing"
)

// TestPipeKilled hands the first letters of the script over by pipe, as a mail server does: what was not acknowledged with exit
// code 0 is handed over again, and once more when it had been committed before the process died. No letter is spared.
func TestPipeKilled(t *testing.T) {
	want := undisturbedPipe(t)
	for _, point := range []string{"begun", "written", "before-commit", "after-commit", "before-send", "sent", "settled"} {
		t.Run(point, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, ada, bo)
			h.route = func(_ string, l letter) error {
				if err := h.pipe(l, point); err == nil {
					return fmt.Errorf("the process was to die at %s", point)
				} else if !errors.Is(err, errKilled) {
					return err
				}
				return h.pipe(l, "")
			}
			h.finishPipe(t)
			compare(t, h.outcomeWithoutRecord(t), want)
		})
	}
}

func undisturbedPipe(t *testing.T) string {
	t.Helper()
	h := newHost(t, ada, bo)
	h.route = func(_ string, l letter) error { return h.pipe(l, "") }
	h.finishPipe(t)
	return h.outcomeWithoutRecord(t)
}

func (h *host) finishPipe(t *testing.T) {
	t.Helper()
	if err := h.play(steps()[:8]); err != nil {
		t.Fatal(err)
	}
	h.auditStore(t)
	h.auditOutbox(t)
}

var errKilled = errors.New("killed")

// pipe hands a letter over. nil means that it was taken over: exit code 0.
func (h *host) pipe(l letter, point string) error {
	life, err := h.child("deliver", bytes.NewReader(l.bytes), point, 1)
	if err != nil {
		return err
	}
	<-life.ended
	var exit *exec.ExitError
	switch {
	case life.err == nil:
		return nil
	case errors.As(life.err, &exit) && life.killed() == nil:
		return errKilled
	}
	return fmt.Errorf("%w\n%s", life.err, life.errors.String())
}
