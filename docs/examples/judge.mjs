// Judges turns in Node, as "pbem check --stream" does: a JSON object a line in, one out. It needs pbem.js beside it, and nothing else.
//
//	echo '{"preset": "cosmic", "turn": "Pc2-d3"}' | node judge.mjs
import {createInterface} from "node:readline";
import pbem from "./pbem.js";

await pbem.ready;
for await (const line of createInterface({input: process.stdin})) console.log(pbem.judge(line));
