/** Makes browsers compile all functions of a script while they load it, where they know this hint. */
const hint = new TextEncoder().encode("//# allFunctionsCalledOnLoad\n");

/**
 * Returns the files of a bundle with these scripts marked for eager compilation, which happens beside the page's thread.
 *
 * Otherwise each function is compiled when it is first called, which for a page is while it renders.
 */
export function withEagerScripts(
  files: ReadonlyMap<string, Uint8Array>,
  scripts: ReadonlySet<string>,
): ReadonlyMap<string, Uint8Array> {
  return new Map(Array.from(files, ([path, contents]) => [path, eager(path, contents, scripts)]));
}

function eager(path: string, contents: Uint8Array, scripts: ReadonlySet<string>): Uint8Array {
  if (scripts.has(path)) return joined(hint, contents);
  // The hint is a line of its own.
  return path.endsWith(".map") && scripts.has(path.slice(0, -4)) ? shifted(contents) : contents;
}

/** Returns a source map for a script with one more line at its start. */
function shifted(map: Uint8Array): Uint8Array {
  const parsed: { readonly mappings: string } = JSON.parse(new TextDecoder().decode(map));
  return new TextEncoder().encode(JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` }));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
