import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./read.mjs";

/** The modules of the runtime that the output imports values from. Modules of elements export components only. */
const modules = ["runtime/index.ts", "runtime/helpers/index.ts"];

/** compiler/catalogue/runtime-exports.ts: the values that these modules export, which nothing of a design is named. */
export function runtimeExports() {
  const plugins = readdirSync(join(root, "runtime/plugins"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `runtime/plugins/${file}`);
  const names = new Set([...modules, ...plugins].flatMap((path) => valuesOf(path)));
  return `// Generated from the exports of runtime/ by \`npm run codegen\`. Do not edit.
/** The values that the output may import of the runtime. */
export const runtimeExports: readonly string[] = ${JSON.stringify([...names].sort())};
`;
}

/** Returns the names of the values that a module exports, also from other modules. */
function valuesOf(path) {
  const text = readFileSync(join(root, path), "utf8");
  const all = Array.from(text.matchAll(/^export \* from "([^"]+)"/gm), ([, from]) =>
    valuesOf(join(dirname(path), from)),
  );
  const lists = Array.from(text.matchAll(/^export (?:const )?\{([^}]*)\}/gm), ([, list]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => name.split(/ as |: /).at(-1)),
  );
  const declared = Array.from(
    text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm),
    ([, name]) => name,
  );
  return [...all.flat(), ...lists.flat(), ...declared];
}
