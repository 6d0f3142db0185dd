#!/usr/bin/env python3
"""Verifies records by docs/record.md alone: form, links, seals and signature. It knows the rules of no game.
verify_record.py KEYS FILE...   KEYS: server.pub, or - for none; exit code 1: a record is bad"""
import base64, hashlib, re, sys

P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493        # Ed25519: RFC 8032, section 5.1
D = -121665 * pow(121666, -1, P) % P

def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0])
    c, d = 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P
def times(n, p):
    q = (0, 1, 1, 0)
    while n:
        q, p, n = add(q, p) if n & 1 else q, add(p, p), n >> 1
    return q
def point(data):
    y, odd = int.from_bytes(data, "little") % 2**255, data[31] >> 7
    xx = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(xx, (P + 3) // 8, P)
    x = x if x * x % P == xx else x * pow(2, (P - 1) // 4, P) % P
    x = x if x % 2 == odd else P - x
    return x, y, 1, x * y % P
def signed(key, message, signature):
    base, (x, y, _, t) = point((4 * pow(5, -1, P) % P).to_bytes(32, "little")), point(key)
    s, k = int.from_bytes(signature[32:], "little"), hashlib.sha512(signature[:32] + key + message).digest()
    x, y, z, _ = add(times(s, base), times(int.from_bytes(k, "little") % L, (P - x, y, 1, P - t)))
    x, y = x * pow(z, -1, P) % P, y * pow(z, -1, P) % P
    return s < L and (y | x % 2 << 255).to_bytes(32, "little") == signature[:32]
CHAINED = "Site Game WhiteId BlackId WhiteType BlackType Variant Options Rules Judged Start TimeControl Rated Tournament Round From".split()
TAG = r'\[([A-Za-z0-9_]+) "((?:[^"\\]|\\["\\])*)"\]'
TIME = r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"
TURN = r"(0|[1-9][0-9]*)\.(\.\.)? ([^{}#]*[^{}# ])(?: \{%s\})?(?: #([0-9a-f]{32}))?" % TIME
def need(fact, why):
    if not fact:
        raise ValueError(why)
def verify(raw, keys):
    data = (raw[3:] if raw[:3] == b"\xef\xbb\xbf" else raw).replace(b"\r\n", b"\n")
    head, blank, game = data.decode().partition("\n\n")
    need(blank and game.endswith("\n") and not re.search("[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]", head + game), "form")
    lines, game, tags = head.split("\n"), game[:-1].split("\n"), {}
    for line in lines:
        m = re.fullmatch(TAG, line)
        need(m and m[1] not in tags, "tag: " + line)
        tags[m[1]] = re.sub(r"\\(.)", r"\1", m[2])
    need(lines[0] == '[Format "pbem record 2"]', "the first line is not [Format \"pbem record 2\"]")
    tag = lambda name: tags.get(name, "")
    result, cause = tag("Result"), tag("Termination")
    ended = result != "*" or cause in ("void", "called-off")
    need(result in ["1-0", "0-1", "1/2-1/2", "*", "0-0"], "result")
    need(all(tags.values()) and not {"Variant", "Judged", "Start"} - set(tags) and "Position" not in tags, "tags")
    need({tag("WhiteType"), tag("BlackType")} <= {"", "human", "program"}, "WhiteType, BlackType")
    close = [n for n in "Result Termination Ended Adjudicated Revision Signature".split() if n in tags]
    need(list(tags)[-len(close):] == close and ended == bool(cause) == ("Ended" in tags), "tags of the end")
    need((cause in ("void", "adjudicated")) == ("Adjudicated" in tags), "Adjudicated")
    first = "pbem record 2\n" + "".join(f"{line}\n" for n in CHAINED for line in lines if line.startswith(f"[{n} "))
    links, shown, last = [hashlib.sha256(first.encode()).digest()], [], None
    for line in game[:-1]:
        m = re.fullmatch(TURN, line)
        need(m, "turn: " + line)
        number, black, side, shown = int(m[1]), bool(m[2]), "Black" if m[2] else "White", shown + [m[4]]
        need((number, black) == last if last else number < 2, "number: " + line)
        last = number + black, not black
        links.append(hashlib.sha256(links[-1] + line.split(" #")[0].encode()).digest())
        if number == 0 and side + "Salt" in tags:
            seal = hashlib.sha256((tag(side + "Salt") + "\n" + m[3]).encode()).hexdigest()
            need("sha256:" + seal == tag(side + "Commitment"), "the seal of the set-up: " + line)
    if result != "*":
        loser = {"1-0": " by black", "0-1": " by white"}.get(result, "")
        by = {"adjudicated": " by host", "resigned": loser, "time": loser}.get(cause, "")
        chained, shown = f"{result} {{{cause}{by}, {tag('Ended')}}}", shown + [game[-1].partition(" #")[2]]
        links.append(hashlib.sha256(links[-1] + chained.encode()).digest())
        result = chained + " #" + shown[-1]
    need(game[-1] == result, "the line of the result is not " + result)
    for n, (link, digits) in enumerate(zip(links[1:], shown)):
        need(link.hex()[:32] == digits, f"link {n + 1} is {link.hex()}: {game[n]}")
    if keys and (ended or "Signature" in tags):
        m = re.fullmatch(r"ed25519:([0-9a-f]{16}):([A-Za-z0-9+/]{86}==)", tag("Signature"))
        key = m and next((k for k in keys if hashlib.sha256(k).hexdigest()[:16] == m[1]), None)
        need(ended and key and base64.b64encode(base64.b64decode(m[2])).decode() == m[2], "no signature of a key that is known")
        bare = re.sub(rb"(?m)^\[Signature .*\n", b"", data, count=1)
        need(signed(key, bare, base64.b64decode(m[2])), "the signature does not fit")
        need(raw == data, "line ends or a byte order mark are not those that were signed")
    return links[-1]
if __name__ == "__main__":
    known = [] if sys.argv[1] == "-" else [line.split()[0][8:] for line in open(sys.argv[1]) if line.startswith("ed25519:")]
    bad = False
    for file in sys.argv[2:]:
        try:
            print("ok", file, verify(open(file, "rb").read(), [base64.b64decode(key) for key in known]).hex())
        except (ValueError, OSError) as why:
            bad = print("bad", file, why) is None
    sys.exit(bad)
