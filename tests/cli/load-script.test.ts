import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { loadScript } from "../../cli/load-script.ts";

const text = "(() => ({ double: (value) => 2 * value }))()";
const cache = new Script(text).createCachedData();

test.for([
  ["no cache", undefined],
  ["the cache of its text", cache],
  ["a cache that is cut short", cache.subarray(0, cache.length / 2)],
  ["a cache of another version", Buffer.from(cache).fill(1, 0, 16)],
  ["an empty cache", Buffer.alloc(0)],
] as const)("a script loads with %s", ([, beside]) => {
  const path = join(mkdtempSync(join(tmpdir(), "trama-script-")), "script");
  writeFileSync(`${path}.js`, text);
  if (beside) writeFileSync(`${path}.cache`, beside);
  expect(loadScript(path)).toMatchObject({ double: expect.any(Function) });
});
