package torture

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// TestLeftAlone: a node is left alone for as long again as nobody has been answered, a minute at most, until somebody is, or it has ended.
func TestLeftAlone(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		silence, answered, ended, calledOff time.Duration // the last three after that; 0 for never
		want                                time.Duration
	}{
		"answered lately":     {silence: silent - time.Second},
		"nobody is answered":  {silence: 2 * silent, want: 2 * silent},
		"nobody, for long":    {silence: time.Hour, want: alone},
		"somebody is at last": {silence: 2 * silent, answered: 3 * time.Second, want: 3 * time.Second},
		"it has ended":        {silence: 2 * silent, ended: 4 * time.Second, want: 4 * time.Second},
		"called off":          {silence: 2 * silent, calledOff: 5 * time.Second, want: 5 * time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				defer end()
				l := &loop{host: &host{deliveries: newDeliveries()}}
				life := &life{ended: make(chan struct{})}
				time.Sleep(c.silence)
				for after, befalls := range map[time.Duration]func(){
					c.answered: func() {
						l.host.deliveries.enter("", ada, []byte("Return-Path: <>\r\nDelivered-To: x\r\nReceived: x\r\nMessage-ID: <pbem.1.1@x>\r\n\r\n"))
					},
					c.ended:     func() { close(life.ended) },
					c.calledOff: end,
				} {
					if after > 0 {
						time.AfterFunc(after, befalls)
					}
				}
				began := time.Now()
				l.leaveAlone(ctx, life)
				if waited := time.Since(began); waited < c.want || waited > c.want+retry {
					t.Errorf("it was left alone for %s, want %s", waited, c.want)
				}
				if wrong := l.host.deliveries.mistakes(); wrong != nil {
					t.Error(wrong)
				}
			})
		})
	}
}
