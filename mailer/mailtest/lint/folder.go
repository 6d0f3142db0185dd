package lint

import (
	"fmt"
	"os"
	"path/filepath"
)

// Folder returns what is wrong with the letters that the directory courier has left in a folder, which need not be there.
func Folder(service, dir string) []string {
	files, err := filepath.Glob(filepath.Join(dir, "*.eml"))
	if err != nil {
		return []string{err.Error()}
	}
	var faults []string
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return append(faults, err.Error())
		}
		for _, fault := range File(service, data) {
			faults = append(faults, fmt.Sprintf("%s: %s", filepath.Base(file), fault))
		}
	}
	return faults
}
