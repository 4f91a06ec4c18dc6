import { existsSync, readFileSync } from "node:fs";
import { Script } from "node:vm";

/**
 * What `<path>.js` gives, which is one expression that needs no imports.
 *
 * `<path>.cache` beside it is what V8 made of it before. V8 refuses what another version of it made, or what is cut
 * short, and compiles anew; so it does without.
 */
export function loadScript(path: string): unknown {
  const cache = `${path}.cache`;
  const script = new Script(readFileSync(`${path}.js`, "utf8"), {
    filename: `${path}.js`,
    cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
  });
  return script.runInThisContext();
}
