package size

import (
	"fmt"
	"slices"
	"strings"

	"pbem/games/moving"
)

// recipe says what becomes of the rows of a table in a copy of the store.
type recipe struct {
	rows    fate
	from    string            // the query of the rows and what else is needed of them; "" for the table itself
	columns map[string]string // an expression for each column that is another in a copy
	same    string            // the others, by name
}

// fate is what becomes of a table.
type fate uint8

const (
	copied  fate = iota
	once         // the copies share its rows
	emptied      // its rows are of no use in a store whose records nobody writes
	empty        // it has no rows, or nobody would know how to copy them
)

// In expressions, {c} is the column, {first} what stands in all names and addresses and {word} what does in those of the copy, {copy} the number
// of the copy as four hexadecimal digits; they stand at the end of hashes, so that hashes of all copies are spread as those of one. {match}, {player}, {offer}, {request}, {letter}, {arrival}, {charge} and {line} are what is added to numbers of these.
const (
	people   = `replace({c}, '{first}', '{word}')`
	raw      = `convert_to(replace(convert_from({c}, 'LATIN1'), '{first}', '{word}'), 'LATIN1')`
	hash     = `CASE WHEN {c} = '' THEN '' ELSE overlay({c} PLACING '{copy}' FROM length({c}) - 3 FOR 4) END`
	match    = `CASE {c} WHEN 0 THEN 0 ELSE {c} + {match} END`
	player   = `{c} + {player}`
	offer    = `{c} + {offer}`
	outgoing = `{c} + {letter}`
	arrival  = `{c} + {arrival}`
	// p12@club.test, and the streams p12 and s3. Where it is something else there is no value, and the server refuses the row.
	id     = `'p' || (substr({c}, 2, strpos({c}, '@') - 2)::bigint + {player}) || substr({c}, strpos({c}, '@'))`
	stream = `left({c}, 1) || (substr({c}, 2)::bigint + CASE left({c}, 1) WHEN 'p' THEN {player} WHEN 's' THEN {offer} END)`
)

// recipes are those of all tables.
func recipes() map[string]recipe {
	all := map[string]recipe{
		"matches": {columns: map[string]string{"id": match, "white_name": people, "white_address": people, "black_name": people, "black_address": people},
			same: "version stage preset title turn to_move result reason private updated due deadline claimed"},
		"events": {columns: map[string]string{"match_id": match, "cause": hash, "data": `CASE kind
				WHEN 'opened' THEN replace(replace(data, '{first}', '{word}'), '"id":' || match_id || ',', '"id":' || match_id + {match} || ',')
				WHEN 'accepted' THEN (SELECT a[1] || a[2]::bigint + {player} || a[3] || a[4]::bigint + {player} || a[5]
					FROM regexp_match(replace(data, '{first}', '{word}'), '^(.*"white":"p)(\d+)(","black":"p)(\d+)(".*)$') a)
				ELSE replace(data, '{first}', '{word}') END`},
			same: "seq at seat kind"},
		"players": {columns: map[string]string{"address": people, "name": people, "mail": people, "number": player},
			same: "verified blocked epoch plain invited invitations version no_pictures believed doubted closed one_subject began board"},
		"names":       {columns: map[string]string{"look": people, "player": people}, same: "given_up version"},
		"endings":     {columns: map[string]string{"player": player, "match_id": match}, same: "at counts"},
		"timekeeping": {columns: map[string]string{"player": player}, same: "day turns in_time"},
		"results": {columns: map[string]string{"match_id": match, "white": id, "black": id, "white_name": people, "black_name": people},
			same: "counts list month ended score"},
		"newest_names": {columns: map[string]string{"player": id, "name": people}, same: "ended"},
		"standings":    {columns: map[string]string{"player": id}, same: "list month last value deviation volatility games won drawn lost"},
		"requests": {columns: map[string]string{"number": `{c} + {request}`, "address": people, "player": people, "text": people, "match_id": match,
			"told": `regexp_replace({c}, '\m' || match_id || '\M', (match_id + {match})::text, 'g')`}, same: "seat turn made expires done epoch closed"},
		"letters_in": {columns: map[string]string{"digest": hash, "arrival": arrival}, same: "attempts handled"},
		"imprints":   {columns: map[string]string{"imprint": hash}, same: "at"},
		"drawn":      {columns: map[string]string{"digest": hash, "number": `CASE kind WHEN 'offer' THEN {c} + {offer} END`}, same: "kind nth at"},
		"arrivals": {columns: map[string]string{"id": arrival, "digest": hash, "message_id": people,
			"author": people, "player": people, "matches": `CASE {c} WHEN '' THEN '' ELSE ({c}::bigint + {match})::text END`, "returns": people},
			same: "proof route received disposition why took handled belief doubt"},
		"outbox": {from: `SELECT outbox.*, letters_out.data FROM outbox LEFT JOIN letters_out USING (id)`,
			columns: map[string]string{"id": outgoing, "message_id": `overlay({c} PLACING '{copy}' FROM 30 FOR 4)`, "recipient": people, "match_id": match, "arrival": arrival,
				"sum": `CASE WHEN data IS NULL THEN sum ELSE sha256(` + strings.ReplaceAll(raw, "{c}", "data") + `) END`},
			same: "sender seat kind due ready state tries created settled reply words"},
		"letters_out":  {columns: map[string]string{"id": outgoing, "match_id": match, "data": raw}, same: "seat"},
		"charges":      {columns: map[string]string{"rowid": `{c} + {charge}`, "account": people}, same: "kind words bytes at"},
		"log":          {columns: map[string]string{"line": `{c} + {line}`, "text": `regexp_replace({c}, '^(\w+ [^ ]+) \d+', '\1 ' || split_part({c}, ' ', 3)::bigint + {match})`}},
		"club_streams": {columns: map[string]string{"stream": stream}, same: "version due claimed"},
		"club_events": {columns: map[string]string{"stream": stream, "cause": hash, "data": `CASE kind WHEN 'language' THEN data
				WHEN 'offer-made' THEN (SELECT a[1] || a[2]::bigint + {offer} || a[3] || a[4]::bigint + {player} || a[5]
					FROM regexp_match(data, '^(\{"number":)(\d+)(,"seeker":)(\d+)(,.*)$') a) END`}, same: "seq at kind"},
		"offers": {columns: map[string]string{"number": offer, "seeker": player}, same: "preset stands"},
	}
	for names, fate := range map[string]fate{
		"log_edge marks nodes leases numbers played presets processes rating_lists": once,
		"unrecorded unfiled": emptied,
		"addresses audit beliefs comments digests erasures held observers outages quarantine records topics tournament_players": empty,
		"tournaments traces undecided unfetched watched":                                                                        empty,
	} {
		for _, name := range strings.Fields(names) {
			all[name] = recipe{rows: fate}
		}
	}
	return all
}

// complete is an error that names a table or a column of which no recipe knows, or one that is not there.
func complete(all map[string]recipe, columns []moving.Column) error {
	there := map[string][]string{}
	for _, c := range columns {
		there[c.Table] = append(there[c.Table], c.Name)
	}
	for table, names := range there {
		r, known := all[table]
		if !known {
			return fmt.Errorf("nothing says what becomes of the table %s in a copy", table)
		}
		if r.rows != copied {
			continue
		}
		if listed := r.names(); !slices.Equal(listed, slices.Sorted(slices.Values(names))) {
			return fmt.Errorf("the table %s has the columns %v, and what becomes of these in a copy is said: %v", table, names, listed)
		}
	}
	for table := range all {
		if there[table] == nil {
			return fmt.Errorf("there is no table %s", table)
		}
	}
	return nil
}

// names are the columns of a table that is copied, in order.
func (r recipe) names() []string {
	list := strings.Fields(r.same)
	for name := range r.columns {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

// insert puts the rows of a copy into a table, from those that were laid aside.
func (r recipe) insert(table string, as *strings.Replacer) string {
	var names, values []string
	for _, name := range r.names() {
		value := `"` + name + `"`
		names = append(names, value)
		if expression := r.columns[name]; expression != "" {
			value = as.Replace(strings.ReplaceAll(expression, "{c}", value))
		}
		values = append(values, value)
	}
	return fmt.Sprintf("INSERT INTO %s (%s) SELECT %s FROM aside", table, strings.Join(names, ", "), strings.Join(values, ", "))
}
