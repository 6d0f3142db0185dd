package archive

import (
	"encoding/hex"
	"fmt"
	"path/filepath"
	"strings"
)

const rulesDir = "rules"

// Home returns the folder of the archive that a record's file belongs to: the one in which it lies, or the one above that of
// a private copy.
func Home(record string) string {
	dir := filepath.Dir(record)
	if IsPrivate(dir) {
		return filepath.Join(dir, "..")
	}
	return dir
}

// IsPrivate reports whether a folder is one of private copies, also if it is where the program was started: ".".
func IsPrivate(dir string) bool {
	if abs, err := filepath.Abs(dir); err == nil {
		dir = abs
	}
	return filepath.Base(dir) == PrivateDir
}

// RulesName returns where an archive keeps the rules that records name by this hash: "rules/HEX.yaml". What is no hash has a
// name that is kept nowhere.
func RulesName(hash string) string {
	return filepath.Join(rulesDir, filepath.Base(strings.TrimPrefix(hash, "sha256:"))+".yaml")
}

// KeepRules writes the preset file that records name by this hash, "sha256:" and 64 hex digits. It does nothing when the
// file is there as it should be.
func (a *Archive) KeepRules(hash string, text []byte) error {
	digits, ok := strings.CutPrefix(hash, "sha256:")
	if sum, err := hex.DecodeString(digits); !ok || err != nil || len(sum) != 32 {
		return fmt.Errorf("keep rules: %q is no hash of rules", hash)
	}
	if err := a.replace(filepath.Join(a.dir, RulesName(hash)), text, publicMode); err != nil {
		return fmt.Errorf("keep rules: %w", err)
	}
	return nil
}
