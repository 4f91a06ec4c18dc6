import type { Environment, NamedPage } from "../names/symbols.ts";

/** The pages whose path an address has, in any language. Letter case does not count. */
export function pagesAt({ pages, languages }: Environment, address: string): readonly string[] {
  const [path = ""] = address.split(/[?#]/, 1);
  const parts = partsOf(path);
  const [first = "", ...rest] = parts;
  // Paths of all languages but the first begin with it.
  const isPrefixed = languages.slice(1).some((language) => language.toLowerCase() === first);
  return [...pages.values()]
    .filter((page) => hasPath(page, parts) || (isPrefixed && hasPath(page, rest)))
    .map(({ id }) => id);
}

const partsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");

const hasPath = ({ paths }: NamedPage, parts: readonly string[]): boolean =>
  [...paths.values()].some((path) => {
    const wanted = partsOf(path);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(":") || part === parts[at]);
  });
