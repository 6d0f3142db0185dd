package archive

import (
	"path/filepath"
	"slices"
	"strings"
)

// PrivateSuffix is what the folder of an archive's private copies has behind the archive's own name: records-private beside
// records.
const PrivateSuffix = "-private"

// Home returns the folder of the archive that a record's file belongs to: the one in which it lies, or, of a private copy, the one
// above that or beside it.
func Home(record string) string {
	dir := filepath.Dir(record)
	switch {
	case !IsPrivate(dir):
		return dir
	case filepath.Base(absolute(dir)) == PrivateDir:
		return filepath.Join(dir, "..")
	case strings.HasSuffix(dir, PrivateSuffix):
		return PublicBeside(dir)
	}
	return PublicBeside(absolute(dir)) // the program was started in it
}

// PublicBeside returns the folder beside which one of this name keeps the private copies: "records" for "records-private". Any
// other is its own.
func PublicBeside(dir string) string {
	if base := filepath.Base(dir); base != PrivateSuffix {
		return strings.TrimSuffix(dir, PrivateSuffix)
	}
	return dir
}

// IsPrivate reports whether a folder is one of private copies, also if it is where the program was started: ".".
func IsPrivate(dir string) bool {
	name := filepath.Base(filepath.Clean(dir))
	if name == "." || name == ".." {
		name = filepath.Base(absolute(dir))
	}
	return isPrivateName(name)
}

// InPrivate reports whether a folder is one of private copies, or lies in one, as far as its path says.
func InPrivate(dir string) bool {
	return slices.ContainsFunc(strings.Split(filepath.ToSlash(dir), "/"), isPrivateName) || IsPrivate(dir)
}

func isPrivateName(name string) bool {
	return name == PrivateDir || strings.HasSuffix(name, PrivateSuffix) && name != PrivateSuffix
}

func absolute(dir string) string {
	if abs, err := filepath.Abs(dir); err == nil {
		return abs
	}
	return dir
}
