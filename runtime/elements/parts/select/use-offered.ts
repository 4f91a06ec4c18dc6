import { useLayoutEffect, useRef } from "react";
import { isSameValue } from "../shared/same-value.ts";
import type { SelectOption } from "./options.ts";

/** What a field would have as its value, whether its options offer it now or not. */
interface Asked {
  readonly values: readonly unknown[];
  /** Those that the options have offered. */
  readonly known: readonly unknown[];
  /** What the field has of them. */
  readonly had: readonly unknown[];
}

/**
 * Take back a choice while the options do not offer it any more, so that a field never has a value that it cannot show.
 *
 * It returns with its option. A value that was never offered stays: its options may come later. Returns what forgets
 * the choices that are gone, for every other value that the field gets. Options that are only a part of the list, as in
 * a search, take nothing back.
 */
export function useOffered(
  values: readonly unknown[],
  options: readonly SelectOption[],
  isWhole: boolean,
  take: (values: readonly unknown[]) => void,
): () => void {
  const asked = useRef<Asked | undefined>(undefined);
  useLayoutEffect(() => {
    const before = asked.current;
    const isOurs = before !== undefined && isSameValue(values, before.had);
    const all = isOurs ? before.values : values;
    const isOffered = (one: unknown) => options.some(({ value }) => isSameValue(value, one));
    const wasKnown = (one: unknown) => before?.known.some((known) => isSameValue(known, one)) === true;
    const known = all.filter((one) => isOffered(one) || wasKnown(one));
    const had = isWhole ? all.filter((one) => isOffered(one) || !known.includes(one)) : all;
    asked.current = { values: all, known, had };
    if (!isSameValue(had, values)) take(had);
  });
  return () => {
    asked.current = undefined;
  };
}
