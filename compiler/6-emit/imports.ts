import type { Import } from "../3-link/scope.ts";
import type { Writer } from "./writer.ts";

/** Modules that export many names: even one of them gets a line of its own, so that a second one changes no line. */
const holdsMany = new Set(["trama/runtime", "trama/runtime/helpers", "./popups", "../popups", "./tables", "../tables"]);

/** Packages before files of the output, each sorted by path, so that the order never depends on use. */
const rank = (path: string): number => (path.startsWith(".") ? 1 : 0);

interface Wanted {
  star?: string;
  byDefault?: string;
  readonly names: Set<string>;
}

/**
 * Print the imports of a module: one name a line, so that one more name is one more line.
 *
 * `folder` is the module's own, such as `pages`; what lies in it too is imported as `./x`.
 * Names whose `name` starts with `type ` are imported as types; the same name from the same module is printed once.
 */
export function emitImports(to: Writer, imports: Iterable<Import>, folder: string): void {
  const modules = new Map<string, Wanted>();
  for (const { name, from, star, isDefault } of imports) {
    const module: Wanted = modules.get(from) ?? { names: new Set() };
    modules.set(from, module);
    if (star) module.star = name;
    else if (isDefault) module.byDefault = name;
    else module.names.add(name);
  }
  for (const [from, module] of [...modules].sort(byPath)) emitModule(to, from, module, folder);
}

const byPath = ([a]: readonly [string, Wanted], [b]: readonly [string, Wanted]): number =>
  rank(a) - rank(b) || (a < b ? -1 : 1);

function emitModule(to: Writer, from: string, { star, byDefault, names }: Wanted, folder: string): void {
  const path = JSON.stringify(from.startsWith(`../${folder}/`) ? `.${from.slice(`../${folder}`.length)}` : from);
  if (star !== undefined) {
    to.write(`import * as ${star} from ${path};`);
    to.end();
  }
  if (byDefault !== undefined) {
    to.write(`import ${byDefault} from ${path};`);
    to.end();
  }
  if (names.size > 0) emitNames(to, path, [...names].sort(byName), holdsMany.has(from));
}

function emitNames(to: Writer, path: string, names: readonly string[], isList: boolean): void {
  if (names.length === 1 && !isList) {
    to.write(`import { ${names[0]} } from ${path};`);
    to.end();
    return;
  }
  to.write("import {");
  to.end(1);
  for (const name of names) {
    to.write(`${name},`);
    to.end();
  }
  to.outdent();
  to.write(`} from ${path};`);
  to.end();
}

const bare = (name: string): string => name.replace(/^type /, "");
const byName = (a: string, b: string): number => (bare(a) < bare(b) ? -1 : bare(a) > bare(b) ? 1 : 0);
