package service

import (
	"context"
	"fmt"
	"os"
	"time"

	"pbem/cmd/internal/version"
	"pbem/games/robots"
)

// newRobots returns the processes that find the turns of programs: this program, called as "pbem robot". None is begun before it is needed.
func newRobots() (*robots.Pool, error) {
	path, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("this program can't be found: %w", err)
	}
	return robots.NewPool("pbem "+version.Short(), robots.Workers(), path, "pbem", "robot"), nil
}

// thinkAtMost is for how long a run that does nothing else has programs think.
const thinkAtMost = time.Minute

// Think has programs find the turns that are due. What is not found in time is left to the next run, and no fault of this one.
func (s *Service) Think(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, thinkAtMost)
	defer cancel()
	err := s.Daemon.Think(ctx)
	if ctx.Err() != nil {
		s.Daemon.Log.Warn("programs had no time to finish; their turns stay due", "after", thinkAtMost)
	} else if err != nil {
		s.Daemon.Log.Error("programs could not think; their turns stay due", "err", err)
	}
}
