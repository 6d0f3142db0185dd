package adjudicator

// Recording is how a match is recorded, as it was settled when the game began, and what its record then says of it besides the terms. It
// never changes: the links that letters tell are made of it.
type Recording struct {
	Site   string `json:"site,omitempty"`
	White  string `json:"white,omitempty"` // the players' ids at that site: "p7"
	Black  string `json:"black,omitempty"`
	Judged string `json:"judged,omitempty"` // the engine and the revision of its rulings: "amp 1"
}
