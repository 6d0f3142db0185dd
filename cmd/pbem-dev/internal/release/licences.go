package release

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
)

// licences are the terms of everything that is in the programs: ours, Go's, and those of all modules.
func (s source) licences(ctx context.Context, programs []*debug.BuildInfo) ([]byte, error) {
	var b bytes.Buffer
	own, err := s.read("LICENSE")
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&b, "pbem\n\n%s", own)
	root, err := s.run(ctx, nil, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	folders := map[string]string{"Go's standard library": strings.TrimSpace(root)}
	for _, info := range programs {
		for _, m := range info.Deps {
			folders[m.Path+" "+m.Version] = ""
		}
	}
	list, err := s.run(ctx, []string{"GOFLAGS="}, "go", "list", "-m", "-f", "{{.Path}} {{.Version}}\t{{.Dir}}", "all")
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(list) {
		if name, folder, _ := strings.Cut(strings.TrimSpace(line), "\t"); folders[name] == "" && has(folders, name) {
			folders[name] = folder
		}
	}
	err = addTerms(&b, folders)
	return b.Bytes(), err
}

func has(folders map[string]string, name string) bool { _, ok := folders[name]; return ok }

var termsName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice)([-._].*)?$`)

// addTerms adds the files of terms of each folder, by the names of what is in them.
func addTerms(b *bytes.Buffer, folders map[string]string) error {
	names := make([]string, 0, len(folders))
	for name := range folders {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		files, err := os.ReadDir(folders[name])
		if err != nil {
			return err
		}
		found := false
		for _, file := range files {
			if file.IsDir() || !termsName.MatchString(file.Name()) {
				continue
			}
			text, err := os.ReadFile(filepath.Join(folders[name], file.Name()))
			if err != nil {
				return err
			}
			found = true
			fmt.Fprintf(b, "\n%s\n%s: %s\n\n%s", strings.Repeat("=", 72), name, file.Name(), text)
		}
		if !found {
			return fmt.Errorf("%s has no file that tells its terms", name)
		}
	}
	return nil
}
