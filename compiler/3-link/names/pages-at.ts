import type { NamedPage, PathIndex, Symbols } from "./symbols.ts";

/** Index the paths of all pages in all languages. */
export function indexPaths(pages: ReadonlyMap<string, Pick<NamedPage, "id" | "paths">>): PathIndex {
  const root = emptyIndex();
  for (const { id, paths } of pages.values())
    for (const path of paths.values()) {
      let index = root;
      for (const part of partsOf(path)) index = follow(index, part);
      index.pages.add(id);
    }
  return root;
}

/** The pages whose path an address has, in any language. Letter case does not count. */
export function pagesAt(
  { pagePaths, languages, prefixes }: Pick<Symbols, "pagePaths" | "languages" | "prefixes">,
  address: string,
): ReadonlySet<string> {
  const [path = ""] = address.split(/[?#]/, 1);
  const parts = partsOf(path);
  const found = new Set<string>();
  const [first = ""] = parts;
  // `/` leads to the home page, also if all paths begin with their language.
  if (prefixes.size < languages.length || first === "") collect(pagePaths, parts, 0, found);
  if ([...prefixes].some((language) => language.toLowerCase() === first)) collect(pagePaths, parts, 1, found);
  return found;
}

const emptyIndex = (): PathIndex => ({ pages: new Set(), fixed: new Map(), any: undefined });

function follow(index: PathIndex, part: string): PathIndex {
  if (part.startsWith(":")) {
    index.any ??= emptyIndex();
    return index.any;
  }
  const next = index.fixed.get(part) ?? emptyIndex();
  index.fixed.set(part, next);
  return next;
}

/** Add the pages that `parts` lead to from position `at`. The recursion is as deep as the longest path, however long the address is. */
function collect(index: PathIndex, parts: readonly string[], at: number, found: Set<string>): void {
  const part = parts[at];
  if (part === undefined) for (const id of index.pages) found.add(id);
  else for (const next of [index.fixed.get(part), index.any]) if (next) collect(next, parts, at + 1, found);
}

const partsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
