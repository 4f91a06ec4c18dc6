import type { Import } from "../3-link/scope.ts";
import type { Writer } from "./writer.ts";

/** Modules that export many names: even one of them gets a line of its own, so that a second one changes no line. */
const holdsMany = new Set(["trama/runtime", "trama/runtime/helpers", "./popups", "../popups", "./tables", "../tables"]);

/** Packages before files of the output, each sorted by path, so that the order never depends on use. */
const rank = (path: string): number => (path.startsWith(".") ? 1 : 0);

/**
 * Print the imports of a module: one name a line, so that one more name is one more line.
 *
 * Names whose `name` starts with `type ` are imported as types; the same name from the same module is printed once.
 */
export function emitImports(to: Writer, imports: Iterable<Import>, styles: readonly string[] = []): void {
  const modules = new Map<string, { star: string | undefined; byDefault: string | undefined; names: Set<string> }>();
  for (const wanted of imports) {
    let module = modules.get(wanted.from);
    if (!module) modules.set(wanted.from, (module = { star: undefined, byDefault: undefined, names: new Set() }));
    if (wanted.star) module.star = wanted.name;
    else if (wanted.isDefault) module.byDefault = wanted.name;
    else module.names.add(wanted.name);
  }
  const paths = [...modules.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  for (const path of paths) {
    const module = modules.get(path);
    if (!module) throw new Error(`no imports from ${path}`);
    if (module.star !== undefined) {
      to.write(`import * as ${module.star} from ${JSON.stringify(path)};`);
      to.end();
    }
    if (module.byDefault !== undefined) {
      to.write(`import ${module.byDefault} from ${JSON.stringify(path)};`);
      to.end();
    }
    emitNames(to, path, [...module.names].sort(byName));
  }
  for (const style of styles) {
    to.write(`import ${JSON.stringify(style)};`);
    to.end();
  }
}

function emitNames(to: Writer, path: string, names: readonly string[]): void {
  if (names.length === 0) return;
  if (names.length === 1 && !holdsMany.has(path)) {
    to.write(`import { ${names[0]} } from ${JSON.stringify(path)};`);
    return to.end();
  }
  to.write("import {");
  to.end(1);
  for (const name of names) {
    to.write(`${name},`);
    to.end();
  }
  to.outdent();
  to.write(`} from ${JSON.stringify(path)};`);
  to.end();
}

const bare = (name: string): string => name.replace(/^type /, "");
const byName = (a: string, b: string): number => (bare(a) < bare(b) ? -1 : bare(a) > bare(b) ? 1 : 0);
