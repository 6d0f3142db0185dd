package release

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"time"
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

// cyclonedx tells what is in a program.
const cyclonedx = "github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.10.0"

// parts lists the modules in a program as CycloneDX. What cyclonedx-gomod says of its own file is left out, for that is another on every system.
func parts(ctx context.Context, program string, when time.Time) ([]byte, error) {
	text, err := tool(ctx, cyclonedx, "bin", "-json", "-noserial", "-notimestamp", "-output-version", "1.6", program)
	if err != nil {
		return nil, err
	}
	var all map[string]any
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		return nil, err
	}
	if about, ok := all["metadata"].(map[string]any); ok {
		about["timestamp"] = when.UTC().Format(time.RFC3339)
		tools, _ := about["tools"].([]any)
		for _, made := range tools {
			if by, ok := made.(map[string]any); ok {
				delete(by, "hashes")
			}
		}
	}
	var b bytes.Buffer
	out := json.NewEncoder(&b)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	err = out.Encode(all)
	return b.Bytes(), err
}

// tool runs a pinned program of others and returns what it prints. What somebody has set for their own builds does not count.
func tool(ctx context.Context, name string, args ...string) (string, error) {
	return source{dir: os.TempDir()}.run(ctx, []string{"GOFLAGS=-trimpath", "GOWORK=off", "GOOS=", "GOARCH="}, "go", append([]string{"run", name}, args...)...)
}
