package service

import (
	"context"
	"fmt"
	"time"

	"pbem/games/changes"
	"pbem/games/presetfile"
)

// lookEvery is how often the host's folder of presets is looked at: a new file is to be playable within five seconds.
const lookEvery = 2 * time.Second

// Presets reads the host's own presets from a directory, "" for none, and returns them with the built-in ones. A file that cannot be
// played by is left out, and is among the faults of the registry. The error is that the directory cannot be listed.
func Presets(dir string) (*changes.Registry, error) {
	files, err := hostFiles(dir)
	if err != nil {
		return nil, err
	}
	return changes.NewRegistry(files), nil
}

func hostFiles(dir string) ([]changes.HostFile, error) {
	if dir == "" {
		return nil, nil
	}
	read, err := presetfile.Folder(dir)
	if err != nil {
		return nil, fmt.Errorf("cannot list the presets: %w", err)
	}
	var files []changes.HostFile
	for _, f := range read {
		files = append(files, changes.HostFile(f))
	}
	return files, nil
}

// Watch starts what runs beside the daemon, until the context ends: the look at the presets, and that for damage.
func (s *Service) Watch(ctx context.Context) {
	go s.WatchPresets(ctx)
	go s.LookOn(ctx)
}

// WatchPresets takes up what changes in the host's folder of presets, until the context ends. Games that have begun go on by the rules
// that they began with.
func (s *Service) WatchPresets(ctx context.Context) {
	dir := s.Config.Presets
	if dir == "" {
		return
	}
	seen, tick := presetfile.Look(dir), time.NewTicker(lookEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		seen = s.lookAgain(dir, seen)
	}
}

// lookAgain reads the folder anew if something in it has changed since it was seen.
func (s *Service) lookAgain(dir string, seen presetfile.Mark) presetfile.Mark {
	now := presetfile.Look(dir)
	if !now.Same(seen) {
		s.reloadPresets(dir)
	}
	return now
}

func (s *Service) reloadPresets(dir string) {
	files, err := hostFiles(dir)
	if err != nil {
		s.Daemon.Log.Error("the folder of presets cannot be read; those known are kept", "err", err)
		return
	}
	known := s.Daemon.Referee.Registry
	known.Reload(files)
	s.Daemon.Log.Info("took up the presets of the folder", "presets", len(known.List()))
	s.tellFaults()
}

// tellFaults writes to the log which preset files are left out, and why.
func (s *Service) tellFaults() {
	for _, err := range s.Daemon.Referee.Registry.Faults() {
		s.Daemon.Log.Error("a preset file is left out; everybody else plays on", "err", err)
	}
}
