import { useMemo } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import { useSignalValue } from "../../../react/bound-value.ts";
import { inLanguage, languageOf } from "../../../screen/language.ts";

/** Returns the design's texts; an empty one is the default in the page's language. */
export function useTexts<T extends Readonly<Record<keyof T, string>>>(
  own: T,
  defaults: Readonly<Record<string, T>>,
): T {
  const runtime = useRuntime();
  useSignalValue(languageOf(runtime));
  const known = inLanguage(runtime, defaults);
  return useMemo(() => {
    const texts = { ...known };
    for (const name in texts) if (own[name] !== "") texts[name] = own[name];
    return texts;
  }, [own, known]);
}
