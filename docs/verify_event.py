#!/usr/bin/env python3
"""Verifies the file of a tournament by docs/record.md alone, against the records in a folder, and prints everybody's points.
verify_event.py KEYS FOLDER FILE   KEYS: server.pub, or - for none; exit code 1: something is bad"""
import base64, glob, hashlib, os, re, sys

from verify_record import TAG, need, signed

SEED, PAIR, ROUND = "([1-9][0-9]*)", "([1-9][0-9]*)-([1-9][0-9]*)", r"((?:[1-9][0-9]*\.){1,2}[1-9][0-9]*)"
TIME = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"
LINES = [f"player {SEED} ([^ ]+) (?:-|[0-9.]+) (.+)", f"(?:section|final) {SEED}(?: {SEED})+", f"game {ROUND} {PAIR} {SEED}",
         f"forfeit {ROUND} {PAIR} (1-0|0-1|0-0)", f"bye {SEED} {SEED}", f"struck {SEED}", f"dropout {SEED} {TIME} [a-z-]+"]
WORTH = {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1), "0-0": (0, 0), "*": (0, 0)}

def tags(head):
    found = [re.fullmatch(TAG, line) for line in head.split("\n")]
    need(all(found), "a tag pair")
    return {m[1]: re.sub(r"\\(.)", r"\1", m[2]) for m in found}
def records(folder, site):
    """The newest revision of each game of the site, as its tags."""
    games = {}
    for name in glob.glob(os.path.join(glob.escape(folder), "*.pbem")):
        record = tags(open(name, encoding="utf-8").read().partition("\n\n")[0])
        old = games.get(record.get("Game"), {})
        if record.get("Site") == site and int(record.get("Revision", 0)) >= int(old.get("Revision", 0)):
            games[record["Game"]] = record
    return games
def verify(raw, keys, folder):
    head, blank, body = raw.decode().partition("\n\n")
    event = tags(head)
    need(blank and raw.endswith(b"\n") and head.startswith('[Format "pbem event 1"]\n') and all(event.values()), "form")
    m = re.fullmatch(r"ed25519:([0-9a-f]{16}):([A-Za-z0-9+/]{86}==)", event.get("Signature", "")) if keys else None
    key = m and next((k for k in keys if hashlib.sha256(k).hexdigest()[:16] == m[1]), None)
    need(not keys or key, "no signature of a key that is known")
    need(not keys or signed(key, re.sub(rb"(?m)^\[Signature .*\n", b"", raw, count=1), base64.b64decode(m[2])), "the signature does not fit")
    games, names, ids, points, out, group = records(folder, event["Site"]), {}, {}, {}, set(), ""
    lines = [(line, next((m for m in (re.fullmatch(form, line) for form in LINES) if m), None)) for line in body[:-1].split("\n")]
    for line, m in lines:
        need(m, "line: " + line)
        group = line.split()[1] if line.startswith(("section", "final")) else group
        out.update([(group, m[1])] if line.startswith("struck") else [])
    group = ""
    for line, m in lines:
        word = line.split()[0]
        if word in ("section", "final"):
            group = m[1]
        elif word == "player":
            ids[m[1]], names[m[1]] = m[2], m[3]
        elif word in ("game", "forfeit"):
            result = m[4]
            if word == "game":
                record = games.get(m[4], {})
                want = {"WhiteId": ids[m[2]], "BlackId": ids[m[3]], "Tournament": event["Event"], "Round": m[1], "Variant": event["Variant"],
                        "Options": event.get("Options"), "Rated": event["Rated"]}
                need(record, f"game {m[4]} has no record")
                for tag, value in want.items():
                    need(record.get(tag) == value, f"game {m[4]}: its {tag} is {record.get(tag)}, and not {value}")
                result = record["Result"]
            for seed, got in zip(m.groups()[1:3], WORTH[result]):
                if not {(group, m[2]), (group, m[3])} & out:
                    points[group, seed] = points.get((group, seed), 0) + got
        elif word == "bye":
            points[group, m[2]] = points.get((group, m[2]), 0) + 2
    return [(g, s, names[s], points[g, s] / 2) for g, s in points if (g, s) not in out]
if __name__ == "__main__":
    known = [] if sys.argv[1] == "-" else [line.split()[0][8:] for line in open(sys.argv[1]) if line.startswith("ed25519:")]
    try:
        for row in verify(open(sys.argv[3], "rb").read(), [base64.b64decode(key) for key in known], sys.argv[2]):
            print(*row)
    except (ValueError, KeyError, OSError) as why:
        sys.exit(f"bad {sys.argv[3]} {why}")
