  // This starts the program. Before it stand: starter, Go's own script, which puts the class Go into the object that it is given;
  // sentences, the texts of a language as JSON; and packed, the program as gzip in base64. Where a page has loaded those of another language
  // before, static/sentences-de.js, the program speaks that.

  // The program sees these of the page or of Node, and nothing else; and it leaves nothing there but pbem.
  const scope = {
    Array, Date, Error, Object, Promise, TextDecoder, TextEncoder, Uint8Array,
    crypto: globalThis.crypto ?? {getRandomValues: shuffling}, performance: globalThis.performance,
    sentences: globalThis.pbemSentences ?? sentences,
  };
  // Go spreads the entries of its tables by chance, and needs no better chance than this where a machine offers none.
  function shuffling(bytes) { return bytes.forEach((_, i) => { bytes[i] = Math.random() * 256; }); }
  starter(scope);
  const go = new scope.Go();
  let stopped = null; // why the functions do not answer: an error; null where they do

  // run starts an instance of the program, which hangs its functions on scope before it waits for the first time.
  function run(instance) {
    const stop = e => { stopped = e instanceof Error ? e : new Error("pbem has stopped"); };
    go.exit = stop;
    go.run(instance).then(stop, stop);
    if (!scope.pbem) throw new Error("pbem does not answer");
    stopped = null;
    return pbem;
  }

  const call = name => text => {
    if (typeof text !== "string") throw new TypeError(`pbem.${name} takes a text of JSON`);
    if (stopped) throw stopped;
    return scope.pbem[name](text);
  };
  const pbem = {judge: call("judge"), legal: call("legal"), svg: call("svg"), inspect: call("inspect")};

  // In Node all can be done at once. Browsers, and Node before 20.16, do it behind the page: pbem.ready is a promise of pbem.
  const zlib = globalThis.process?.getBuiltinModule?.("node:zlib");
  if (zlib) {
    const program = new WebAssembly.Module(zlib.gunzipSync(globalThis.Buffer.from(packed, "base64")));
    pbem.ready = Promise.resolve(run(new WebAssembly.Instance(program, go.importObject)));
  } else {
    stopped = new Error("pbem is still being loaded: wait for the promise pbem.ready");
    pbem.ready = unpacked().then(program => WebAssembly.instantiate(program, go.importObject)).then(({instance}) => run(instance));
  }

  async function unpacked() {
    const bytes = Uint8Array.from(atob(packed), c => c.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }

  if (typeof module === "object" && module.exports) module.exports = pbem;
  else globalThis.pbem = pbem;
