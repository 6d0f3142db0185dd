package archive

import (
	"encoding/hex"
	"fmt"
	"path/filepath"
	"strings"
)

const rulesDir = "rules"

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
