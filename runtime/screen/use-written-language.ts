import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { languageOf, writtenLanguage } from "./language.ts";

/** Returns the language in which an element writes dates and numbers; renders again when it changes. */
export function useWrittenLanguage(): string {
  const runtime = useRuntime();
  useSignalValue(languageOf(runtime));
  return writtenLanguage(runtime);
}
