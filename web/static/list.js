"use strict";

// Makes the form above the list of games work where no server answers it: it loads all games, and shows those that are wanted.
{
  const form = document.querySelector(".filter");
  const at = id => document.getElementById(id);
  const language = new Language(JSON.parse(at("catalogue").textContent));
  const size = 100; // rows of a page
  const results = {"1-0": "web-result-white", "0-1": "web-result-black", "1/2-1/2": "web-result-draw", "0-0": "web-result-both-lost", void: "web-result-void", "?": "web-not-verified"};
  let loaded; // the promise of all games
  let page = 0;

  // load gets the games as a script, for a page from a file may fetch nothing.
  function load() {
    loaded ??= new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = form.dataset.games;
      script.addEventListener("load", () => done(globalThis.pbemGames));
      script.addEventListener("error", failed);
      document.head.append(script);
    });
    return loaded;
  }

  // fits compares the facts of a game with what is wanted, as the server does (filter.go).
  function fits(all, [, , white, black, preset, result, turns, date, options, cause, event], wanted) {
    const {player, least, most, from, to} = wanted;
    if (wanted.preset && all.presets[preset][0] !== wanted.preset) return false;
    if (wanted.options && all.words[options] !== wanted.options) return false;
    if (wanted.result && result !== wanted.result) return false;
    if (wanted.cause && all.words[cause] !== wanted.cause) return false;
    if (wanted.year && !date.startsWith(wanted.year)) return false;
    if (from && (!date || filled(date, "0000-01-01") < from)) return false;
    if (to && (!date || filled(date, "9999-12-31") > to)) return false;
    if (least && turns < Number(least) || most && turns > Number(most)) return false;
    if (!folded(all.words[event]).includes(folded(wanted.event))) return false;
    return [white, black].some(n => folded(all.players[n][0]).includes(folded(player)) || all.players[n][2] === player);
  }

  // filled ends a date as another does: "2026-11" is "2026-11-01".
  function filled(date, ending) { return date + ending.slice(date.length); }

  // Names are compared as the server compares them: in either case, however their letters are put together, whatever the spaces.
  function folded(name) {
    return name.normalize("NFC").toUpperCase().toLowerCase().trim().replace(/\s+/g, " ");
  }

  async function choose() {
    const wanted = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()]));
    const all = await load();
    const found = [...all.games.keys()].filter(n => fits(all, all.games[n], wanted));
    const [from, to] = [page * size, Math.min((page + 1) * size, found.length)];
    at("count").textContent = found.length <= size ? language.tell("web-found", {n: found.length})
      : language.tell("web-found-part", {from: from + 1, to, n: found.length});
    const body = document.querySelector(".games tbody");
    const shown = found.slice(from, to);
    body.replaceChildren(...shown.map(n => row(all, all.games[n])));
    explain(all, shown.filter(n => n in all.faults));
    turn(page > 0, to < found.length);
  }

  // explain says why games that are shown are not verified.
  function explain(all, games) {
    document.querySelector("#rows .broken")?.remove();
    if (games.length === 0) return;
    const list = document.createElement("ul");
    list.className = "broken";
    list.append(...games.map(n => {
      const item = document.createElement("li"), words = document.createElement("bdi");
      words.textContent = language.tell("web-game-not-verified", {game: all.games[n][1], why: all.faults[n]});
      item.append(words);
      return item;
    }));
    at("rows").append(list);
  }

  function row(all, [address, short, white, black, preset, result, turns, date]) {
    const tr = document.createElement("tr");
    const head = cell(tr, "th", "", link(address, short));
    head.scope = "row";
    head.firstChild.className = "whole";
    for (const [side, n, won] of [["white", white, "1-0"], ["black", black, "0-1"]]) {
      cell(tr, "td", result === won ? "player won" : "player", link(all.players[n][1], all.players[n][0])).dataset.side = side;
    }
    cell(tr, "td", "preset", link(all.presets[preset][1], all.presets[preset][2]));
    cell(tr, "td", "result", language.tell(results[result] ?? "web-result-open"));
    cell(tr, "td", "number", String(turns));
    cell(tr, "td", "date", date && dated(date));
    return tr;
  }

  // dated is a day, a month or a year as people say it: "21 November 2026".
  function dated(text) {
    const [, month, day] = text.split("-");
    const here = document.documentElement.lang;
    const form = new Intl.DateTimeFormat(here === "en" ? "en-GB" : here, {year: "numeric", month: month && "long", day: day && "numeric", timeZone: "UTC"});
    const time = document.createElement("time");
    time.dateTime = text;
    time.textContent = form.format(new Date(text));
    return time;
  }

  function cell(tr, name, kind, content) {
    const element = document.createElement(name);
    element.className = kind;
    element.append(content);
    tr.append(element);
    return element;
  }

  // link leads to a page; without one it is the words alone. They are somebody's, and may run from right to left.
  function link(page, words) {
    const element = document.createElement("bdi");
    element.textContent = words;
    if (!page) return element;
    const a = document.createElement("a");
    a.href = form.dataset.root + page;
    a.append(element);
    return a;
  }

  // turn puts buttons in the place of the links to other pages of the list.
  function turn(back, on) {
    const buttons = [["back", back, -1], ["next", on, 1]].map(([name, there, way]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = form.dataset[name];
      button.disabled = !there;
      button.addEventListener("click", () => { page += way; choose(); });
      return button;
    });
    const pager = at("pager") ?? document.createElement("nav");
    pager.className = "pager";
    pager.id = "pager";
    pager.ariaLabel = form.dataset.pages;
    pager.replaceChildren(...buttons);
    pager.hidden = !back && !on;
    at("rows").after(pager);
  }

  function anew() {
    page = 0;
    choose();
  }

  let asked = false;
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (!field || !value) continue;
    [field.value, asked] = [value, true];
    const rare = field.closest("details");
    if (rare) rare.open = true;
  }
  form.addEventListener("input", anew);
  form.addEventListener("submit", event => {
    event.preventDefault();
    anew();
  });
  form.hidden = false;
  if (asked) choose();
}
