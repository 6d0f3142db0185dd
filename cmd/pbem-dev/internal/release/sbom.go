package release

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"time"
)

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
