package release

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
)

// installed is a package that is on this machine, as dpkg's list tells of it.
type installed struct {
	stanza    string // its paragraph of the list
	name      string
	arch      string
	essential bool
	needs     [][]string // of each of these, one must be there
}

// installedHere reads the list of the packages of this machine. What a package stands for (Provides) leads to it, too.
func installedHere() (map[string]*installed, error) {
	text, err := os.ReadFile("/var/lib/dpkg/status")
	if err != nil {
		return nil, err
	}
	list, standing := map[string]*installed{}, map[string]*installed{}
	for stanza := range strings.SplitSeq(string(text), "\n\n") {
		f := fields(stanza)
		if f["Status"] != "install ok installed" {
			continue
		}
		p := &installed{stanza: strings.TrimSpace(stanza), name: f["Package"], arch: f["Architecture"], essential: f["Essential"] == "yes",
			needs: slices.Concat(alternatives(f["Pre-Depends"]), alternatives(f["Depends"]))}
		list[p.name] = p
		for _, names := range alternatives(f["Provides"]) {
			standing[names[0]] = p
		}
	}
	for name, p := range standing {
		if list[name] == nil {
			list[name] = p
		}
	}
	return list, nil
}

// fields of a paragraph, without the lines that go on.
func fields(stanza string) map[string]string {
	f := map[string]string{}
	for line := range strings.Lines(stanza) {
		if name, value, ok := strings.Cut(line, ": "); ok && !strings.HasPrefix(line, " ") {
			f[name] = strings.TrimSpace(value)
		}
	}
	return f
}

var packageName = regexp.MustCompile(`^[a-z0-9][a-z0-9+.-]*`)

// alternatives are the names of a list such as "libc6 (>= 2.36), awk | mawk:any".
func alternatives(text string) (list [][]string) {
	if text == "" {
		return nil
	}
	for part := range strings.SplitSeq(text, ",") {
		var names []string
		for one := range strings.SplitSeq(part, "|") {
			names = append(names, packageName.FindString(strings.TrimSpace(one)))
		}
		list = append(list, names)
	}
	return list
}

// withNeeds are the essential packages and those that are named, with all that they need. What is not on this machine is an error.
func withNeeds(here map[string]*installed, names ...string) (list []*installed, err error) {
	var queue [][]string
	for _, p := range here {
		if p.essential {
			queue = append(queue, []string{p.name})
		}
	}
	for _, name := range names {
		queue = append(queue, []string{name})
	}
	taken := map[string]bool{}
	for ; len(queue) > 0; queue = queue[1:] {
		at := slices.IndexFunc(queue[0], func(name string) bool { return here[name] != nil })
		if at < 0 {
			return nil, fmt.Errorf("none of the packages %v is installed here", queue[0])
		}
		if p := here[queue[0][at]]; !taken[p.name] {
			taken[p.name] = true
			list, queue = append(list, p), append(queue, p.needs...)
		}
	}
	slices.SortFunc(list, func(a, b *installed) int { return strings.Compare(a.name, b.name) })
	return list, nil
}
