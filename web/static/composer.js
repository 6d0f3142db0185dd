"use strict";

// The page of the composer. It knows no rules: it tells the engine in composer.wasm (globalThis.pbem) what was tapped, and
// shows the state that comes back.
{
  const at = id => document.getElementById(id);
  const board = new Board(at("plate"), at("figure"), at("cells"), square => ask("tap", square));
  const address = at("composer").dataset.address;
  const own = JSON.parse(at("own").textContent);
  const title = document.title;
  let opened = 0; // counts the links that were opened, so that a slow one does not come after a quick one

  // ready loads the engine, and ends when it answers.
  async function ready() {
    const go = new Go();
    const begun = new Promise(done => addEventListener("pbem-ready", done, {once: true}));
    const instance = await instantiate("static/composer.wasm", go.importObject);
    const ended = go.run(instance).then(() => { throw new Error("it ended"); });
    ended.catch(stopped);
    await Promise.race([begun, ended]);
  }

  // Some hosts send WebAssembly with a type that the quick way does not take.
  async function instantiate(path, imports) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (answer.headers.get("Content-Type") === "application/wasm") return (await WebAssembly.instantiateStreaming(answer, imports)).instance;
    return (await WebAssembly.instantiate(await answer.arrayBuffer(), imports)).instance;
  }

  function stopped() {
    trouble("The rules of the game could not be loaded, or have stopped. Load the page again; or write the turn by hand, in the answer to your letter.");
  }

  // trouble shows a sentence instead of the board.
  function trouble(sentence) {
    at("waiting").hidden = at("table").hidden = true;
    at("trouble").hidden = false;
    at("trouble").textContent = sentence;
  }

  // openLink sets up what the address says after #, or lets the reader choose.
  async function openLink() {
    const mine = ++opened;
    const fragment = location.hash.slice(1);
    const chosen = fragment !== "";
    const held = at("chooser").contains(document.activeElement) || at("other").contains(document.activeElement);
    at("trouble").hidden = at("table").hidden = true;
    at("chooser").hidden = chosen;
    at("other").hidden = !chosen;
    at("waiting").hidden = !chosen;
    if (!chosen) {
      at("heading").textContent = "Compose a turn";
      document.title = title;
      if (held) at("preset").focus();
      return;
    }
    const file = await ownFile(fragment);
    if (mine !== opened) return;
    ask("open", fragment, file);
    if (held) board.focus();
  }

  // ownFile returns the file of the host's own preset that a link names; null for those built in, and where it cannot be had.
  async function ownFile(fragment) {
    const name = new URLSearchParams(fragment).get("p");
    const preset = own.find(p => p.name === name);
    if (!preset) return null;
    const answer = await fetch(preset.file).catch(() => null);
    return answer?.ok ? answer.text() : null;
  }

  // ask has the engine do something, and shows what comes of it.
  function ask(what, ...words) {
    let state;
    try {
      state = globalThis.pbem[what](...words);
    } catch {
      return stopped();
    }
    show(state);
  }

  function show(state) {
    at("heading").textContent = state.title;
    if (!state.svg) return trouble(state.error);
    document.title = `${state.title} · ${title}`;
    at("waiting").hidden = at("trouble").hidden = true;
    at("table").hidden = false;
    at("prompt").textContent = state.error || state.prompt;
    at("prompt").className = state.error ? "trouble" : "";
    board.show(state);
    showQuota(state.quota);
    showChoices(state.choices);
    showTurn(state);
    at("hint").textContent = hint();
    fit();
  }

  function showQuota(quota) {
    at("quota").hidden = !quota;
    if (!quota) return;
    const pips = quota.of > 16 ? [] : Array.from({length: quota.of}, (_, i) => {
      const pip = document.createElement("span");
      pip.className = i < quota.used ? "spent" : "";
      return pip;
    });
    at("pips").replaceChildren(...pips);
    at("used").textContent = `${quota.used} of ${quota.of} activations`;
  }

  function showChoices(choices) {
    const there = at("choices").contains(document.activeElement);
    at("choices").replaceChildren(...choices.map((choice, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = choice.label;
      if (choice.on) button.ariaPressed = "true";
      button.addEventListener("click", () => ask("choose", i));
      return button;
    }));
    if (there) (at("choices").firstElementChild ?? board).focus();
  }

  function showTurn(state) {
    at("turn").value = state.turn;
    at("verdict").textContent = verdict(state);
    at("verdict").className = state.legal ? "verdict good" : "verdict";
    at("copy").disabled = !state.legal;
    at("copied").textContent = "";
    const mail = at("mail");
    mail.hidden = !address;
    mail.ariaDisabled = state.mail.subject ? null : "true"; // a board to try may be one that no letter can describe
    if (state.mail.subject) mail.href = letter(state.mail);
    else mail.removeAttribute("href");
  }

  // hint says what to do with a turn: of a game, or of a board to try.
  function hint() {
    if (!new URLSearchParams(location.hash.slice(1)).has("g")) return address ? "By mail, the referee tells you what it makes of the turn. Nothing is played." : "";
    const asked = address ? " By the mail button the referee asks you once more." : "";
    return "Copied? Put it on top of your reply to the referee’s letter: then it is played at once." + asked;
  }

  function verdict(state) {
    if (state.ends) return `It may be sent, and ends the game: ${state.ends}.`;
    if (state.legal) return "It may be sent as it stands.";
    return state.turn ? "It is not complete yet." : "Nothing yet.";
  }

  // letter is a mailto address (RFC 6068).
  function letter(mail) {
    const to = encodeURIComponent(address).replace("%40", "@");
    return `mailto:${to}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
  }

  async function copy() {
    const turn = at("turn");
    try {
      await navigator.clipboard.writeText(turn.value);
    } catch {
      turn.focus();
      turn.select();
      if (!document.execCommand("copy")) {
        at("copied").textContent = "Copy what is selected.";
        return;
      }
    }
    at("copied").textContent = "Copied.";
  }

  // fit offers the larger board where a finger would not hit the squares of the small one.
  function fit() {
    const pressed = at("larger").ariaPressed === "true";
    const square = at("plate").clientWidth / getComputedStyle(at("plate")).getPropertyValue("--squares");
    if (!pressed) at("larger").hidden = at("table").hidden || square >= 34;
  }

  function larger() {
    const on = at("view").classList.toggle("larger");
    at("larger").ariaPressed = on;
    board.reveal();
  }

  function onKey(e) {
    const writing = e.target.matches("input, select, textarea:not([readonly])");
    const undo = e.key === "Backspace" || e.key === "z" && (e.ctrlKey || e.metaKey);
    if (writing || !undo || at("table").hidden) return;
    e.preventDefault();
    ask("undo");
  }

  async function start() {
    at("waiting").hidden = false;
    at("undo").addEventListener("click", () => ask("undo"));
    at("clear").addEventListener("click", () => ask("clear"));
    at("swap").addEventListener("click", () => ask("turnRound"));
    at("larger").addEventListener("click", larger);
    at("copy").addEventListener("click", copy);
    addEventListener("resize", fit);
    addEventListener("keydown", onKey);
    try {
      await ready();
    } catch {
      return stopped();
    }
    new Chooser(at("chooser"), [...globalThis.pbem.presets(), ...own], fragment => { location.hash = fragment; });
    addEventListener("hashchange", openLink);
    openLink();
  }

  start();
  // Once loaded, the page works without a network where browsers allow it; where they do not, nothing is lost.
  if (globalThis.isSecureContext) navigator.serviceWorker?.register("offline.js").catch(() => {});
}
