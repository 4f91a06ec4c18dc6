import { isObject } from "../../2-validate/context.ts";
import type { LinkedText, LinkedUnit } from "../../3-link/linked-design.ts";
import type { Symbols } from "../../3-link/names/symbols.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";

/** Returns the languages in which a page exists; a section or component is shown in all of the design. */
export function languagesOfUnit({ languages, pages }: Symbols, unit: LinkedUnit): readonly string[] {
  const paths = unit.kind === "page" ? pages.get(unit.id)?.paths : undefined;
  return paths ? languages.filter((language) => paths.has(language)) : languages;
}

/** Reports texts per language that lack one of `languages`. A string is meant for all of them. */
export function checkTranslated(
  texts: readonly LinkedText[],
  languages: readonly string[],
  main: string,
  report: Report,
): void {
  for (const text of texts) {
    const { value } = text;
    // Without the default language, that is the error.
    if (!isObject(value) || !Object.hasOwn(value, main)) continue;
    const missing = languages.filter((language) => !Object.hasOwn(value, language));
    if (missing.length > 0) report(diagnose("text/missing-translation", text, missing, main));
  }
}
