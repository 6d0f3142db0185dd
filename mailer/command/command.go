// Package command reads the words of a letter as commands.
//
// The idea: commands stand one a line from the top; a table of verbs says which first words are commands and how each
// reads the rest of its line. Whatever is no command is, in a game's thread, the turn. Nothing is decided here: a command
// whose arguments cannot be read carries a Problem, a line that means nothing is Unknown and carries the nearest command.
//
// What the reading promises:
//   - A line that begins with a verb is never a turn, and a line that does not is never a command.
//   - All lines of one turn are one Turn, over blank lines too: a letter with one activation a paragraph is not the first
//     activation played alone.
//   - What follows "try" is tried and never played, up to the next command. Its turns are separated by the word "then" alone:
//     ";", "/" and line ends belong to turns.
//   - A bare number in front, "12: …", is no game's and no turn's in a game's thread before somebody who knows both has said which.
//   - "say …" is its line and the lines directly below that cannot be a turn; "say:" alone is all that follows.
package command

import (
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/mailer"
	"pbem/mailer/tongue"
	"pbem/rules/phrase"
)

// Kind is the stable name of what a command asks for. What is asked of a match is the name of an adjudicator.Action, of which only
// those stand here that are read in a way of their own.
type Kind string

const (
	Turn          Kind = "turn"
	NewGame       Kind = "new"
	PlayRobot     Kind = "play"
	Rematch       Kind = "rematch"
	Try           Kind = "try"
	If            Kind = "if"
	Ifs           Kind = "ifs"
	Legal         Kind = "legal"
	Show          Kind = "show"
	Games         Kind = "games"
	Next          Kind = "next"
	SeekGame      Kind = "seek"
	Seeks         Kind = "seeks"
	Take          Kind = "take"
	Cancel        Kind = "cancel"
	Limits        Kind = "limits"
	Limit         Kind = "limit"
	Refusing      Kind = "refuse" // to play a preset, or with somebody
	Accepting     Kind = "accept anew"
	Watch         Kind = "watch"
	Unwatch       Kind = "unwatch"
	Watching      Kind = "watching"
	Comment       Kind = "comment"
	Comments      Kind = "comments"
	Players       Kind = "players"
	Ratings       Kind = "ratings"
	History       Kind = "history"
	Record        Kind = "record"
	Verify        Kind = "verify"
	Resend        Kind = "resend"
	Time          Kind = "time"
	Say           Kind = "say"
	Send          Kind = "send" // on what was left out of the last letter
	Help          Kind = "help"
	Presets       Kind = "presets"
	PresetFile    Kind = "preset" // a file of the writer's own, in Text where it stands below the word
	OwnPresets    Kind = "presets mine"
	ForgetPreset  Kind = "preset forget"
	Rules         Kind = "rules"
	Study         Kind = "study"
	Timezone      Kind = "timezone"
	Weekends      Kind = "weekends"
	Vacation      Kind = "vacation"
	Reminders     Kind = "mail reminders"
	Name          Kind = "name"
	Language      Kind = "language"
	Mail          Kind = "mail"
	Display       Kind = "display"
	Tutorial      Kind = "tutorial"
	Block         Kind = "block"
	Unblock       Kind = "unblock"
	Forget        Kind = "forget me"
	NewKey        Kind = "newkey"
	Addresses     Kind = "address"
	AddAddress    Kind = "address add"
	RemoveAddress Kind = "address remove"
	Keep          Kind = "keep"
	Unkeep        Kind = "unkeep"
	Variations    Kind = "variations"
	Diary         Kind = "diary"
	CopyInventor  Kind = "copy inventor"
	Admin         Kind = "admin" // of the host alone
	Audit         Kind = "audit"
	ShowDiary     Kind = "show diary"
	Strict        Kind = "strict"
	NewTournament Kind = "tournament new"
	Tournaments   Kind = "tournaments"
	Joining       Kind = "join"
	Leaving       Kind = "leave"
	Crosstable    Kind = "crosstable"
	Unknown       Kind = "unknown"
)

// Asked is what the command puts behind the words of an action of a match.
func (c Command) Asked() adjudicator.Asked {
	a := adjudicator.Asked{Branch: c.Branch, Text: c.Text, Yes: c.Yes, No: c.No, Claim: c.Claim, Span: c.Span, Guard: c.Guard, Number: c.Variation}
	if c.Try != nil {
		a.Turns, a.From = c.Try.Turns, c.Try.At
	}
	for _, line := range c.Ahead {
		a.Ahead = append(a.Ahead, line)
	}
	return a
}

// Command is one thing that a letter asks for.
type Command struct {
	Kind Kind
	Line string // as written, for quoting; a turn, "try" and "say" may have several lines
	// Place is where it stood among the commands of its letter, from 1 on: what is left ready comes behind the turn that it belongs to.
	Place int
	// Apart are the lines that it is made of where they stood apart from each other; nil for one that stood in one place.
	Apart []Placed
	Game  int // the game that was named in front or as the argument; 0 is the thread's own
	// Guard is the turn number written in front ("turn 12: …"); 0 for none.
	Guard int
	// Number stood bare in front ("12: …") in a game's thread: it is a game's or a turn's, and whoever knows both must settle
	// which before anything is done. 0 for none; Game and Guard are 0 beside it.
	Number int
	// Text is the argument: a turn, what to say, a topic, a square, a preset, a name, a mail address. Of accept and decline: the note.
	Text    string
	Yes, No bool                  // of draw and undo; of strict: on and off
	Claim   adjudicator.ClaimKind // of claim
	Span    time.Duration         // of grant
	At      int                   // of show: the position after so many turns; Now for the current one
	All     bool                  // of games: those that are over, too
	New     *New                  // of new, and of rematch what differs from the game before, unless Problem says that it cannot be read
	Try     *Trial                // of try, likewise
	Seek    *Seek                 // of seek, likewise
	Most    int                   // of limit: games at once; 0 for any number
	Total   bool                  // of limit: all games, not those of the preset in Text
	Ahead   [][]string            // of if: its lines, their turn and one's own in turn; "any" is the word any
	Branch  int                   // of unif: its number; 0 for all
	Offer   int                   // of take and cancel: the number of the offer; of seeks: older ones than that, 0 for the newest
	// Announce is of tournament new, likewise. Join, leave and crosstable have the tournament's name in Text.
	Announce *Announce
	Leave    *Leave          // of vacation; nil where nothing was said
	Left     []time.Duration // of mail reminders: how much time is left at each
	Watched  int             // of watch, unwatch, comment, comments and study: the number of the game, which the speaker need not play
	AtEnd    bool            // of watch: only the end
	Letters  *Letters        // of mail, where it says which letters come and when, rather than how they look
	Admin    *Administer     // of admin, unless Problem says that it cannot be read
	// Variation is the number of the one that unkeep is about.
	Variation int
	// Tongue is the tag of the language whose word it begins with; "" where several have it, or for a turn.
	Tongue string
	// Readings are the turns that its words may mean, where they are asked back: none is played.
	Readings []string
	// Words: it is prose in a game's thread, like no turn and no command.
	Words bool
	// LeftOut: these are words beside a turn, which go to nobody.
	LeftOut bool
	// Problem tells the player that it is a command, but that its arguments cannot be read; nothing must be done.
	Problem phrase.Phrase
	// Nearest is the known command that an unknown line, or a turn without a single square, comes nearest to; "" for none.
	Nearest string
}

// Now as the time of a board means the current one.
const Now = -1

// New is a challenge.
type New struct {
	Preset   string // lower case
	Opponent mailer.Address
	As       string        // what the challenger wants to play: "white", "black" or "random"; "" leaves it open
	Timed    bool          // the clause "time" was there
	Time     clock.Control // with Timed
	Rated    bool
	Unrated  bool // the word "unrated" was there
	Private  bool
	// NoVacation: "no vacation" was there (CR-40); Vacation: "vacation" was.
	NoVacation, Vacation bool

	Options  []Option // in the order written
	Position string   // position line; "" is the preset's own start
	Note     string
	Robot    bool // instead of an opponent
	Level    int  // of the robot; 0 leaves it open
	After    int  // of a rematch: the game that it follows, told by whoever knows it
}

// Option is "option NAME=VALUE".
type Option struct{ Name, Value string }

// Leave is what "vacation" asks for: days, from one date to another or from now; or one of the words.
type Leave struct {
	From, To string // dates, "2026-12-24"; From is "" for today
	Days     int    // from now; 0 where there are dates
	End      bool   // "vacation end"
	Auto     string // "on" or "off", of "vacation auto"; "" else
}

// Trial is what to try, one text a turn.
type Trial struct {
	Preset string // on a fresh board of this preset; "" is a game
	Game   int    // of which game; 0 is the thread's own
	At     int    // after so many turns; Now for the current position
	Turns  []string
}

// Context is what is known before the words are read.
type Context struct {
	Game    int              // the number of the game whose thread the letter is in; 0 outside of games
	Presets []string         // the known presets; empty lets every name pass
	Titles  []string         // of those presets, in their order, as our letters have them; without them they are known by their names alone
	From    []mailer.Address // who wrote the letter: a name below the words is none of them
	// Files and Ranks are the size of the board of that game, 0 for one without edges or that is not known: what has no square of it is no turn.
	Files, Ranks int
	// Groups are the names of the AMPs of that game: none of them is a command in another language than English, whose words they cannot be (P-5).
	Groups []string
	// Names are words of the players' names, as chat.Fold has them: they say nothing of a turn.
	Names []string
	// Echoes reports whether a letter of ours stands in it without marks, besides what its commands say to other players: then nothing in it is
	// played. Nil where that can't be.
	Echoes func(commands []Command) bool
	// Struck was struck out within lines of it: of a turn on such a line not all stands.
	Struck string
	// Tables returns what is known of a game, 0 for that of the thread; nil where nothing is.
	Tables func(game int) *Table
	// NoRobot: games against the robot are not begun here.
	NoRobot bool
	// Tongues are the languages whose words are read beside the English ones; Language is the tag of the writer's.
	Tongues  []*tongue.Tongue
	Language string

	head string // the English words that the command at hand begins with
}

// Placed are lines of a letter, and where they stood among its commands.
type Placed struct {
	Place int
	Line  string
}

// Join writes commands so that Parse reads them again as they were: for what is kept until it is confirmed. They stand where they stood, for
// an "if" between two lines of turns keeps them apart.
func Join(commands []Command) string {
	var all []Placed
	for _, c := range commands {
		all = append(all, c.placed()...)
	}
	slices.SortStableFunc(all, func(a, b Placed) int { return a.Place - b.Place })
	var lines []string
	for _, p := range all {
		lines = append(lines, p.Line)
	}
	return strings.Join(lines, "\n\n\n") // one empty line may stand within a drawing
}
