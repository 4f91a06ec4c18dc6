import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isCheckout, packageRoot } from "../project/project.ts";

/** Where each export of a module that only re-exports comes from: absolute path by name. */
type Barrel = ReadonlyMap<string, string>;

/**
 * Rewrites imports of the runtime to import from the module that declares the name.
 *
 * A bundler that splits by page puts everything that a barrel re-exports on each page that imports it: one page's
 * helper would load with all others. Lines keep their numbers, for source maps.
 */
export function directImports(): (text: string) => string {
  const runtime = join(packageRoot(), isCheckout(packageRoot()) ? "runtime" : "dist/runtime");
  const known = new Map<string, Barrel>();
  const barrelOf = (from: string): Barrel => {
    const path = from.replace("trama/runtime", "").replace(/^(?:\/helpers)?$/, "$&/index");
    const barrel = known.get(from) ?? readBarrel(existing(join(runtime, path)));
    known.set(from, barrel);
    return barrel;
  };
  return (text) =>
    text.replace(
      /^import \{([^}]*)\} from "(trama\/runtime(?:\/helpers|\/plugins\/\w+)?)";$/gm,
      (whole, names: string, from: string) =>
        `${direct(namesIn(names), from, barrelOf(from))}${"\n".repeat(whole.split("\n").length - 1)}`,
    );
}

function direct(names: readonly string[], from: string, barrel: Barrel): string {
  const byModule = new Map<string, string[]>();
  for (const name of names) {
    const module = barrel.get(name.split(" as ")[0] ?? name) ?? from;
    byModule.set(module, [...(byModule.get(module) ?? []), name]);
  }
  return Array.from(byModule, ([module, list]) => `import { ${list.join(", ")} } from ${JSON.stringify(module)};`).join(
    " ",
  );
}

/** The names in braces, without types, which do not exist at run time. */
const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));

/** Returns what a module of ours exports, and from where. Each statement of such a module starts a new line. */
function readBarrel(path: string): Barrel {
  const text = readFileSync(path, "utf8");
  const found = new Map<string, string>();
  const target = (from: string): string => existing(resolve(dirname(path), from.replace(/\.[jt]sx?$/, "")));
  for (const [, names = "", from = ""] of text.matchAll(/^export \{([^}]*)\} from "([^"]+)";$/gm))
    for (const name of namesIn(names)) if (!name.includes(" as ")) found.set(name, target(from));
  for (const [, from = ""] of text.matchAll(/^export \* from "([^"]+)";$/gm)) {
    const module = target(from);
    for (const name of ownExports(readFileSync(module, "utf8"))) found.set(name, module);
  }
  return found;
}

const ownExports = (text: string): string[] =>
  Array.from(text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm), ([, name = ""]) => name);

function existing(path: string): string {
  const found = [".ts", ".tsx", ".js"].map((type) => path + type).find((each) => existsSync(each));
  if (found === undefined) throw new Error(`the runtime has no ${path}`);
  return found;
}
