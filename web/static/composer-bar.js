"use strict";

// Bar shows the turn so far, and hands it over: to the clipboard, to a mail program, to what the machine shares with.
class Bar {
  #address; #words; #said; #state = null; #copied = "";
  #turn = document.getElementById("turn");
  #verdict = document.getElementById("verdict");
  #copy = document.getElementById("copy");
  #mail = document.getElementById("mail");
  #share = document.getElementById("share");

  // The address is the service's, "" for none; words is a Language; said is called with what is to be said after a copy.
  constructor(address, words, said) {
    [this.#address, this.#words, this.#said] = [address, words, said];
    this.#copy.addEventListener("click", () => this.#onCopy());
    this.#share.addEventListener("click", () => this.#onShare());
  }

  // show shows the turn of a state. It is of a game with a number, or not; own says that only its reader has its rules.
  show(state, numbered, own) {
    this.#state = state;
    this.#turn.value = state.turn;
    this.#verdict.textContent = this.#judged(state);
    this.#verdict.className = state.legal && !state.warning && !state.idle ? "verdict good" : "verdict";
    this.#copy.disabled = this.#share.disabled = !state.legal;
    document.getElementById("copied").textContent = "";
    this.#share.hidden = !navigator.share || own;
    this.#mail.hidden = !this.#address || state.idle || own;
    this.#mail.ariaDisabled = state.mail.subject ? null : "true"; // a board to try may be one that no letter can describe
    if (state.mail.subject) this.#mail.href = this.#letter(state.mail);
    else this.#mail.removeAttribute("href");
    document.getElementById("hint").textContent = this.#hint(state, numbered, own);
    this.#copied = this.#words.tell(own || state.idle ? "composer-copied" : !numbered ? "composer-copied-try" : "composer-copied-reply");
  }

  // hint says what to do with a turn: of a game, or of a board to try.
  #hint(state, numbered, own) {
    if (own) return this.#words.tell("composer-file-hint");
    if (state.idle) return this.#words.tell("composer-hint-idle");
    if (!numbered) return this.#address ? this.#words.tell("composer-hint-try") : "";
    if (state.warning) return this.#words.tell("composer-hint-foreign");
    return this.#words.tell(this.#address ? "composer-hint-mail" : "composer-hint-send");
  }

  #judged(state) {
    if (state.legal && state.warning) return this.#words.tell("composer-verdict-foreign");
    if (state.legal && state.idle) return this.#words.tell("composer-verdict-idle");
    if (state.ends) return this.#words.tell("composer-verdict-ends", {end: state.ends});
    if (state.legal) return this.#words.tell("composer-verdict-legal");
    return this.#words.tell(state.turn ? "composer-verdict-open" : "composer-verdict-nothing");
  }

  // letter is a mailto address (RFC 6068).
  #letter(mail) {
    const to = encodeURIComponent(this.#address).replace("%40", "@");
    return `mailto:${to}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
  }

  async #onCopy() {
    try {
      await navigator.clipboard.writeText(this.#turn.value);
    } catch {
      this.#turn.focus();
      this.#turn.select();
      if (!document.execCommand("copy")) return this.#say(this.#words.tell("composer-copy-selected"));
    }
    this.#say(this.#copied);
  }

  #say(words) {
    document.getElementById("copied").textContent = words;
    this.#said(words);
  }

  // onShare hands the turn's text over, and never the link: whoever has that sees the board.
  async #onShare() {
    try {
      await navigator.share({text: this.#state.turn});
    } catch {
      // the reader has changed their mind
    }
  }
}
