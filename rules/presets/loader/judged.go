package loader

// revisions are the revisions of the engines' rulings: a mended ruling that touches which turns are legal, what they do or how a
// game ends is a new one.
func revisions() map[string]string {
	return map[string]string{"amp": "1", "lifeform": "1", "amoeba": "1", "cosmic": "1"}
}

// Judged names the engine and the revision of its rulings, "amp 1", as records have it in their tag Judged.
func (p *Preset) Judged() string {
	if revision, ok := revisions()[p.Engine]; ok {
		return p.Engine + " " + revision
	}
	return p.Engine + " 1"
}
