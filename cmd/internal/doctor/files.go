package doctor

import (
	"context"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbem/cmd/internal/secret"
	"pbem/cmd/internal/service"
	"pbem/games/changes"
	"pbem/games/system"
	"pbem/mailer/catalog"
	"pbem/mailer/smtp"
	"pbem/rules/presets"
)

// files looks at the files that the service reads, and whether it could write where it must.
func (e *exam) files() {
	e.user()
	e.key()
	e.passwords()
	if e.Config.Store != "" {
		e.folder("The store", "store", filepath.Dir(e.Config.Store))
	}
	e.folder("The server's key", "key", filepath.Dir(e.Config.Key))
	if e.Config.Archive != "" {
		e.folder("The records", "archive", service.Nearest(e.Config.Archive))
		e.folder("The private records", "archive_private", service.Nearest(e.Config.PrivateArchive))
	}
	if dir, err := smtp.ParseDirectory(e.Config.Send); err == nil {
		e.folder("Letters", "send", service.Nearest(dir))
	}
}

// user: what root can read and write says nothing about the user that the service runs as.
func (e *exam) user() {
	info, err := os.Stat(e.Config.Beside())
	if err != nil || os.Geteuid() != 0 {
		return
	}
	if owner, ok := system.OwnerOf(info); ok && owner.User != 0 {
		e.look("files", "You are root, but the folder %s belongs to user %d, so whether the service can read and write what is there was not tried. "+
			"Do this again as that user: sudo -u '#%d' pbem doctor …", e.Config.Beside(), owner.User, owner.User)
	}
}

func (e *exam) folder(what, field, path string) {
	if err := writable(path); err != nil {
		e.broken("files", "%s cannot be written into the folder %s: %v%s. Make it, and let the user that the service runs as own it.", what, path, err, e.at(field))
	}
}

// passwords looks at the password files: the service can read them, and nobody else. Commands are run where somebody logs in.
func (e *exam) passwords() {
	seen := map[string]bool{}
	for _, source := range []secret.Source{e.Config.InboxSecret, e.Config.SendSecret} {
		if source.File != "" && !seen[source.File] {
			seen[source.File] = true
			e.passwordFile(source)
		}
	}
}

func (e *exam) passwordFile(source secret.Source) {
	path, at := source.File, e.at(source.Field)
	info, err := os.Stat(path)
	if err == nil && info.Mode().Perm()&0o007 != 0 {
		e.broken("password", "Everybody on this machine can read the password in %s (its mode is %04o): run chmod 600 on it%s.", path, info.Mode().Perm(), at)
		return
	}
	if err == nil && info.Size() == 0 {
		e.broken("password", "The password file %s is empty: write the password into its first line%s.", path, at)
		return
	}
	if _, err := source.Read(context.Background(), e.Getenv, nil); err != nil {
		e.broken("password", "%s%s. The user that the service runs as must be able to read it.", capital(err.Error()), at)
		return
	}
	e.ok("password", "%s can be read, and is closed to others.", path)
}

// at names the place of a field in the configuration, in brackets: what is amiss is in a file that it names.
func (e *exam) at(field string) string { return " (" + e.Config.Where(field) + ")" }

// writable tries: permissions, read-only disks and quotas have too many ways to say no.
func writable(folder string) error {
	file, err := os.CreateTemp(folder, ".pbem-doctor-*")
	if err != nil {
		return err
	}
	return errors.Join(file.Close(), os.Remove(file.Name()))
}

// unique drops what is empty or stands twice.
func unique(list ...string) (kept []string) {
	seen := map[string]bool{"": true}
	for _, s := range list {
		if !seen[s] {
			seen[s], kept = true, append(kept, s)
		}
	}
	return kept
}

// capital begins a sentence, unless it begins with the place of a file.
func capital(text string) string {
	if word, _, _ := strings.Cut(text, " "); strings.ContainsAny(word, "./") {
		return text
	}
	return strings.ToUpper(text[:min(1, len(text))]) + text[min(1, len(text)):]
}

func modeOf(path string) (fs.FileMode, error) {
	info, err := os.Stat(path)
	if err != nil {
		return 0, err
	}
	return info.Mode().Perm(), nil
}

// A letter is kept until it is handled; below the second figure a few hours of mail can fill the disk.
const (
	tooLittle = 20 << 20
	little    = 500 << 20
)

// disk looks at the space left where the store lies.
func (e *exam) disk() {
	if e.Config.Store == "" {
		return // a database has its own disk, which its host watches
	}
	free, err := space(filepath.Dir(e.Config.Store))
	if err != nil {
		return // the check of the files has said it
	}
	switch {
	case free < tooLittle:
		e.broken("disk", "Only %d MB are free for the store %s. Make room: on a full disk every letter waits.", free>>20, e.Config.Store)
	case free < little:
		e.look("disk", "%d MB are free for the store %s; that is not much.", free>>20, e.Config.Store)
	default:
		e.ok("disk", "%d MB are free for the store.", free>>20)
	}
}

// inventors looks for names that no preset has: nobody would ever be sent a game of it, and nobody told why.
func (e *exam) inventors(known *changes.Registry) {
	for _, preset := range slices.Sorted(maps.Keys(e.Config.Inventors)) {
		if !slices.ContainsFunc(known.List(), func(p presets.Summary) bool { return p.Name == preset }) {
			e.look("presets", "inventors names “%s”, and there is no such preset: players are told that nobody is known. pbem presets lists them all.", preset)
		}
	}
}

// robots tells how much robots play, or that none do.
func (e *exam) robots() {
	r := e.Config.Robots
	if r.Games == 0 {
		e.ok("robots", "No game against the robot is begun (robots: off).")
		return
	}
	e.ok("robots", "The robot plays %s at once with a player, and thinks %s or %s a day.", counted(r.Games, "game"), counted(r.Turns, "turn"), r.Time)
}

// presets reads the host's own presets as the service does.
func (e *exam) presets() {
	registry, err := service.Presets(e.Config.Presets)
	if err != nil {
		e.broken("presets", "%s", e.Config.About("presets", err).Error())
		return
	}
	for _, fault := range registry.Faults() {
		for line := range strings.Lines(catalog.English().Error(fault)) {
			e.broken("presets", "%s. The file is left out; everything else can be played.", strings.TrimRight(line, ".\n"))
		}
	}
	e.inventors(registry)
	e.robots()
	e.ok("presets", "%s can be played.", counted(len(registry.List()), "game"))
}
