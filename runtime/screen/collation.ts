import { activeRuntime } from "../app/runtime.ts";
import { writtenLanguage } from "./language.ts";

const collators = new Map<string, Intl.Collator>();

/** Returns a number below, equal to or above 0 for two texts in the alphabet of the page's language. */
export function compareTexts(one: string, other: string): number {
  const language = writtenLanguage(activeRuntime());
  const known = collators.get(language);
  if (known) return known.compare(one, other);
  const made = collatorOf(language);
  collators.set(language, made);
  return made.compare(one, other);
}

/** Returns the collator of a language; the browser's for one that it does not know. */
function collatorOf(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language || undefined);
  } catch {
    return new Intl.Collator();
  }
}
