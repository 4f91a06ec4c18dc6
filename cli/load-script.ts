import { existsSync, readFileSync } from "node:fs";
import { Script } from "node:vm";

/**
 * Returns the value of `<path>.js`, a script that is one expression without imports.
 *
 * `<path>.cache` next to it is V8's code cache. V8 rejects a cache of another version or a truncated one and compiles
 * again, so the script also runs without it.
 */
export function loadScript(path: string): unknown {
  const cache = `${path}.cache`;
  const script = new Script(readFileSync(`${path}.js`, "utf8"), {
    filename: `${path}.js`,
    cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
  });
  return script.runInThisContext();
}
