-- What is known of the archive's files as they were when they were last looked at. A name is kept with NUL for each slash: in their order the folders of an
-- archive are walked.
CREATE TABLE files (
	name BLOB PRIMARY KEY,
	stamp TEXT NOT NULL,
	other INTEGER NOT NULL DEFAULT 0 -- it is no record
) WITHOUT ROWID;
CREATE INDEX files_others ON files (name) WHERE other = 1;

-- Numbers and words of the listing itself: up to where the archive was read, who verified, how often it has changed.
CREATE TABLE marks (
	name TEXT PRIMARY KEY,
	value TEXT NOT NULL
) WITHOUT ROWID;

-- Kinds of games: whatever many games have in common, and how many they are. Of turns all are counted.
CREATE TABLE kinds (
	id INTEGER PRIMARY KEY,
	variant TEXT NOT NULL,
	options TEXT NOT NULL,
	rules TEXT NOT NULL,
	result TEXT NOT NULL,
	cause TEXT NOT NULL,
	year TEXT NOT NULL,
	games INTEGER NOT NULL DEFAULT 0,
	turns INTEGER NOT NULL DEFAULT 0,
	UNIQUE (variant, options, rules, result, cause, year)
);

-- Names as records have them, of players and of events.
CREATE TABLE names (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	folded TEXT NOT NULL,
	games INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE events (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	folded TEXT NOT NULL,
	games INTEGER NOT NULL DEFAULT 0
);

-- Who played, by the page that they have. Their name is that of their newest game.
CREATE TABLE players (
	id INTEGER PRIMARY KEY,
	page TEXT NOT NULL UNIQUE,
	site TEXT NOT NULL,
	code TEXT NOT NULL,
	rater TEXT NOT NULL,
	name TEXT NOT NULL DEFAULT '',
	lower TEXT NOT NULL DEFAULT '',
	games INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX players_by_name ON players (lower, name, page);
CREATE INDEX players_by_code ON players (code) WHERE code <> '';
CREATE INDEX players_by_rater ON players (rater) WHERE rater <> '';

-- A record that can be read is a game, another one is none (state 0). A game is not verified (1), in play (2) or over (3);
-- the numbers of one in which a program plays are negative, and it has no kind, names or players.
CREATE TABLE games (
	id INTEGER PRIMARY KEY,
	address TEXT NOT NULL UNIQUE,
	file TEXT NOT NULL,
	state INTEGER NOT NULL,
	number INTEGER NOT NULL DEFAULT 0,
	date TEXT NOT NULL DEFAULT '',
	kind INTEGER NOT NULL DEFAULT 0,
	event INTEGER NOT NULL DEFAULT 0,
	white INTEGER NOT NULL DEFAULT 0,
	black INTEGER NOT NULL DEFAULT 0,
	white_name INTEGER NOT NULL DEFAULT 0,
	black_name INTEGER NOT NULL DEFAULT 0,
	turns INTEGER NOT NULL DEFAULT 0,
	setups INTEGER NOT NULL DEFAULT 0,
	last INTEGER NOT NULL DEFAULT 0,
	unruled INTEGER NOT NULL DEFAULT 0,
	verified INTEGER NOT NULL DEFAULT 0, -- by which verifier (marks)
	verdict BLOB
);
CREATE UNIQUE INDEX games_by_file ON games (file);
CREATE INDEX games_newest ON games (number DESC, date DESC, file, kind, state);
CREATE INDEX games_of_kind ON games (kind, number DESC);
CREATE INDEX games_white ON games (white, number DESC);
CREATE INDEX games_black ON games (black, number DESC);
CREATE INDEX games_white_name ON games (white_name);
CREATE INDEX games_black_name ON games (black_name);
CREATE INDEX games_of_event ON games (event, number DESC);
CREATE INDEX games_in_state ON games (state, last DESC);
CREATE INDEX games_unruled ON games (file) WHERE unruled = 1;
CREATE INDEX games_by_verifier ON games (verified, number DESC);

-- The record without its turns, and how the game began.
CREATE TABLE heads (
	game INTEGER PRIMARY KEY,
	head BLOB NOT NULL,
	opening BLOB
);

-- Games of tournaments, by the site in small letters.
CREATE TABLE tournaments (
	site TEXT NOT NULL,
	name TEXT NOT NULL,
	game INTEGER NOT NULL,
	version INTEGER NOT NULL, -- another one after each change of the game
	PRIMARY KEY (site, name, game)
) WITHOUT ROWID;
CREATE INDEX tournaments_of_game ON tournaments (game);

-- What ratings need of games that are over and verified. Which of several records of one game counts is found when ratings are reckoned (CR-53).
CREATE TABLE rated (
	game INTEGER PRIMARY KEY,
	place TEXT NOT NULL,
	revision INTEGER NOT NULL,
	link TEXT NOT NULL,
	list TEXT NOT NULL, -- '': it counts in none
	white TEXT NOT NULL,
	black TEXT NOT NULL,
	white_name TEXT NOT NULL,
	black_name TEXT NOT NULL,
	score REAL NOT NULL,
	ended INTEGER NOT NULL
);

-- Records that were replayed, in the order of the archive, for those who seek positions: 20 bytes a position (replays.go). Those of a run count when all of it
-- are there (the mark "replays").
CREATE TABLE replays (
	id INTEGER PRIMARY KEY,
	run INTEGER NOT NULL,
	name TEXT NOT NULL,
	file TEXT NOT NULL,
	preset TEXT NOT NULL,
	setups INTEGER NOT NULL,
	result TEXT NOT NULL,
	program INTEGER NOT NULL, -- has played in it
	fault TEXT NOT NULL, -- why there is no more of it; '' for one that was replayed to its end
	positions BLOB NOT NULL
);
CREATE TABLE materials (
	id INTEGER PRIMARY KEY,
	units TEXT NOT NULL UNIQUE
);
