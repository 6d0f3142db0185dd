"use strict";

// Programs loads the engines, and the scripts that not every visitor needs.
class Programs {
  #top; #packed; #engines = new Map(); // by the engine's name, the program, or the promise of it
  #scripts = new Map();       // that were wanted later, by their paths

  // top is the way to where the files lie; packed says that programs lie there packed by gzip.
  constructor(top, packed) { [this.#top, this.#packed] = [top, packed]; }

  // path is where the program of an engine lies, from the top.
  path(name) { return `static/composer-${name}.wasm${this.#packed ? ".gz" : ""}`; }

  // engine loads the program of an engine once.
  engine(name) {
    if (!this.#engines.has(name)) this.#engines.set(name, this.#begin(name).catch(e => { this.#engines.delete(name); throw e; }));
    return this.#engines.get(name);
  }

  // begin starts a program. Each hangs its functions on globalThis.pbem before it lets go of the browser for the first time.
  async #begin(name) {
    const go = new Go();
    const instance = await this.#instantiate(this.#top + this.path(name), go.importObject);
    const judge = globalThis.pbem; // which stays where it is
    delete globalThis.pbem;
    go.run(instance).then(() => this.stopped(), () => this.stopped());
    const program = globalThis.pbem;
    globalThis.pbem = judge;
    if (!program) throw new Error("it does not answer");
    return program;
  }

  // stopped is called when a program ends, which none should.
  stopped() {}

  // Some hosts send WebAssembly with a type that the quick way does not take.
  async #instantiate(path, imports) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (this.#packed) return (await WebAssembly.instantiate(await this.#unpacked(answer), imports)).instance;
    if (answer.headers.get("Content-Type") === "application/wasm") return (await WebAssembly.instantiateStreaming(answer, imports)).instance;
    return (await WebAssembly.instantiate(await answer.arrayBuffer(), imports)).instance;
  }

  // unpacked are the bytes of a packed program. Some hosts say that it is packed, and then browsers have unpacked it already.
  async #unpacked(answer) {
    const bytes = await answer.arrayBuffer(), start = new Uint8Array(bytes, 0, 2);
    if (start[0] !== 0x1f || start[1] !== 0x8b) return bytes;
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }

  // needs loads a script.
  needs(path) {
    if (!this.#scripts.has(path)) {
      const script = document.createElement("script");
      this.#scripts.set(path, new Promise((done, failed) => Object.assign(script, {src: this.#top + path, onload: done, onerror: failed})).catch(e => { this.#scripts.delete(path); throw e; }));
      document.head.append(script);
    }
    return this.#scripts.get(path);
  }

  // judge loads the program that reads preset files and describes games; sentences is the script that it speaks by, "" for none.
  async judge(sentences) {
    if (sentences) await this.needs(sentences);
    await this.needs("pbem.js");
    return globalThis.pbem.ready;
  }

  // rules loads a packed preset; "" where it cannot be had.
  async rules(hash) {
    const answer = await fetch(`${this.#top}rules/${hash}.preset`).catch(() => null);
    return answer?.ok ? answer.text() : "";
  }
}
