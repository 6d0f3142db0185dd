// Package sbom writes what a program is made of as CycloneDX 1.6, from what the Go linker has noted in it: the modules with their
// versions and sums. So it tells what is in the program, not what a file of the repository says could be.
package sbom

import (
	"crypto/sha1"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"runtime/debug"
	"slices"
	"strings"
	"time"
)

// Program is what is told of.
type Program struct {
	Info   *debug.BuildInfo
	SHA256 string // of its file, in hex
	Time   time.Time
}

type component struct {
	Ref      string     `json:"bom-ref"`
	Type     string     `json:"type"`
	Name     string     `json:"name"`
	Version  string     `json:"version"`
	Scope    string     `json:"scope,omitempty"`
	Hashes   []hash     `json:"hashes,omitempty"`
	PURL     string     `json:"purl"`
	Property []property `json:"properties,omitempty"`
}

type hash struct {
	Algorithm string `json:"alg"`
	Content   string `json:"content"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

type dependency struct {
	Ref string   `json:"ref"`
	On  []string `json:"dependsOn,omitempty"`
}

type document struct {
	Schema       string       `json:"$schema"`
	Format       string       `json:"bomFormat"`
	Spec         string       `json:"specVersion"`
	Serial       string       `json:"serialNumber"`
	Version      int          `json:"version"`
	Metadata     metadata     `json:"metadata"`
	Components   []component  `json:"components"`
	Dependencies []dependency `json:"dependencies"`
}

type metadata struct {
	Timestamp string    `json:"timestamp"`
	Component component `json:"component"`
}

// Write writes the document. Its serial number follows from the program, so that the same program has the same document.
func Write(w io.Writer, p Program) error {
	main := program(p)
	parts := []component{{Ref: "pkg:golang/std@" + goVersion(p.Info), Type: "library", Name: "std", Version: goVersion(p.Info), Scope: "required", PURL: "pkg:golang/std@" + goVersion(p.Info)}}
	for _, module := range p.Info.Deps {
		parts = append(parts, part(module))
	}
	slices.SortFunc(parts, func(a, b component) int { return strings.Compare(a.Ref, b.Ref) })
	all := dependency{Ref: main.Ref}
	for _, c := range parts {
		all.On = append(all.On, c.Ref)
	}
	out := json.NewEncoder(w)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	return out.Encode(document{
		Schema: "http://cyclonedx.org/schema/bom-1.6.schema.json", Format: "CycloneDX", Spec: "1.6", Serial: serial(p.SHA256), Version: 1,
		Metadata: metadata{Timestamp: p.Time.UTC().Format(time.RFC3339), Component: main}, Components: parts, Dependencies: []dependency{all},
	})
}

func program(p Program) component {
	c := component{Type: "application", Name: p.Info.Main.Path, Version: p.Info.Main.Version, Hashes: []hash{{"SHA-256", p.SHA256}}, PURL: purl(p.Info.Main.Path, p.Info.Main.Version)}
	c.Ref = c.PURL
	for _, s := range p.Info.Settings {
		if s.Key == "GOOS" || s.Key == "GOARCH" || s.Key == "CGO_ENABLED" || s.Key == "vcs.revision" {
			c.Property = append(c.Property, property{"go:" + s.Key, s.Value})
		}
	}
	return c
}

// part is a module of others; one that was replaced is what stands in its place.
func part(m *debug.Module) component {
	if m.Replace != nil {
		m = m.Replace
	}
	c := component{Type: "library", Name: m.Path, Version: m.Version, Scope: "required", PURL: purl(m.Path, m.Version)}
	c.Ref = c.PURL
	if sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(m.Sum, "h1:")); err == nil && len(sum) == 32 {
		c.Hashes = []hash{{"SHA-256", fmt.Sprintf("%x", sum)}}
	}
	return c
}

func goVersion(info *debug.BuildInfo) string {
	version, _, _ := strings.Cut(strings.TrimPrefix(info.GoVersion, "go"), " ")
	return version
}

// purl is a package URL: "+" of versions is escaped there.
func purl(path, version string) string {
	return "pkg:golang/" + path + "@" + strings.ReplaceAll(url.PathEscape(version), "+", "%2B")
}

// serial is a UUID of version 5: one that follows from a name.
func serial(of string) string {
	sum := sha1.Sum([]byte("pbem sbom " + of))
	sum[6], sum[8] = sum[6]&0x0f|0x50, sum[8]&0x3f|0x80
	return fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", sum[0:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
}
