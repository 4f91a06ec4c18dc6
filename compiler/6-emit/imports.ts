import type { Import } from "../5-lower/output-module.ts";
import { literal } from "../code.ts";
import type { Writer } from "./writer.ts";

/** Modules that export many names: even a single import gets its own line, so that a second one does not change it. */
const holdsMany = new Set([
  "trama/runtime",
  "trama/runtime/helpers",
  "trama/runtime/plugins/sound",
  "./popups",
  "./runtime",
  "../popups",
  "../runtime",
  "./tables",
  "../tables",
]);

/** Sorts packages before files of the output, and each by path, so that the order never depends on use. */
const rank = (path: string): number => (path.startsWith(".") ? 1 : 0);

interface Wanted {
  star?: string;
  byDefault?: string;
  readonly values: Set<string>;
  readonly types: Set<string>;
}

/**
 * Prints the imports of a module, one name per line, so that one more name is one more line.
 *
 * `folder` is the module's own, such as `pages`; files in the same folder are imported as `./x`. The same name from
 * the same module is imported once.
 */
export function emitImports(to: Writer, imports: Iterable<Import>, path: string): void {
  const [folder = ""] = path.split("/");
  const own = `../${path.replace(/\.tsx?$/, "")}`;
  const modules = new Map<string, Wanted>();
  for (const { name, from, star, as, isDefault, isType } of imports) {
    if (from === own) continue;
    const module: Wanted = modules.get(from) ?? { values: new Set(), types: new Set() };
    modules.set(from, module);
    if (star) module.star = name;
    else if (isDefault) module.byDefault = name;
    else (isType ? module.types : module.values).add(as === undefined ? name : `${name} as ${as}`);
  }
  for (const [from, module] of [...modules].sort(byPath)) emitModule(to, from, module, folder);
}

const byPath = ([a]: readonly [string, Wanted], [b]: readonly [string, Wanted]): number =>
  rank(a) - rank(b) || (a < b ? -1 : 1);

function emitModule(to: Writer, from: string, { star, byDefault, values, types }: Wanted, folder: string): void {
  const path = literal(from.startsWith(`../${folder}/`) ? `.${from.slice(`../${folder}`.length)}` : from);
  if (star !== undefined) {
    to.write(`import * as ${star} from ${path};`);
    to.end();
  }
  if (byDefault !== undefined) {
    to.write(`import ${byDefault} from ${path};`);
    to.end();
  }
  if (holdsMany.has(from) && values.size > 0) {
    const all = [
      ...Array.from(types, (name) => ({ name, text: `type ${name}` })),
      ...Array.from(values, (name) => ({ name, text: name })),
    ];
    emitNames(
      to,
      "import",
      path,
      all.sort(byName).map(({ text }) => text),
    );
  } else if (holdsMany.has(from) && types.size > 0) emitNames(to, "import type", path, [...types].sort());
  else {
    emitFew(to, "import type", path, [...types].sort());
    emitFew(to, "import", path, [...values].sort());
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

/**
 * Prints the names of a module with a value and its type, each on its own line, so that one more name changes no line.
 */
function emitFew(to: Writer, keyword: string, path: string, names: readonly string[]): void {
  if (names.length > 1) emitNames(to, keyword, path, names);
  if (names.length !== 1) return;
  to.write(`${keyword} { ${names[0]} } from ${path};`);
  to.end();
}

function emitNames(to: Writer, keyword: string, path: string, names: readonly string[]): void {
  to.write(`${keyword} {`);
  to.end(1);
  for (const name of names) {
    to.write(`${name},`);
    to.end();
  }
  to.outdent();
  to.write(`} from ${path};`);
  to.end();
}
