import type { JsonContainer } from "../span.ts";
import type { Diagnostic } from "./diagnostic.ts";

/**
 * Returns each diagnostic once.
 *
 * A value with several roles, such as the condition of a state with style and properties, is checked once per role.
 */
export function once(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map<JsonContainer, Set<string>>();
  return diagnostics.filter(({ code, message, place: { owner, key, part, range, offsets } }) => {
    // A place in text that is not valid JSON has no owner to compare.
    if (offsets) return true;
    const told = JSON.stringify([code, message, key, part, range]);
    const known = seen.get(owner);
    if (!known) seen.set(owner, new Set([told]));
    else if (known.has(told)) return false;
    else known.add(told);
    return true;
  });
}
