import type { JsonContainer } from "../span.ts";
import type { Diagnostic } from "./diagnostic.ts";

/**
 * Each finding once.
 *
 * A value that counts in several ways, such as the condition of a state with style and properties, is looked at in each.
 */
export function once(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map<JsonContainer, Set<string>>();
  return diagnostics.filter(({ code, message, place: { owner, key, part, range, offsets } }) => {
    // A place in text that is no JSON has no owner to be told by.
    if (offsets) return true;
    const told = JSON.stringify([code, message, key, part, range]);
    const known = seen.get(owner);
    if (!known) seen.set(owner, new Set([told]));
    else if (known.has(told)) return false;
    else known.add(told);
    return true;
  });
}
