import { activeLanguage } from "../screen/language.ts";
import { isNothing, isPlainObject, named, plainText, reject } from "./values.ts";

// Creating the rules of a language takes longer than using them.
const rules = new Map<string, Intl.PluralRules>();

/** Returns the entry of an object for the plural form of a number; `other` for a form that is left out. */
export function plural(count: unknown, texts: unknown, name?: string | null): string {
  if (!isPlainObject(texts)) reject("plural", "the forms must be an object");
  if (isNothing(count)) return "";
  const language = name ?? activeLanguage();
  let known = rules.get(language);
  if (!known) {
    known = named("plural", () => new Intl.PluralRules(language));
    rules.set(language, known);
  }
  const form = known.select(Number(count));
  return plainText(texts[Object.hasOwn(texts, form) ? form : "other"]);
}
