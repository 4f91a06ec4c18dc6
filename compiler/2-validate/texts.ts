import type { JsonContainer } from "../span.ts";
import { at, atKey, type Context, complain, isFormula, isObject } from "./context.ts";
import type { TextPath } from "./text-paths.ts";

/** Check that the texts per language use the languages of the design, and include the default language. */
export function checkTexts(context: Context, owner: unknown, paths: readonly TextPath[] | undefined): void {
  if (paths === undefined || context.languages === undefined || !isContainer(owner)) return;
  for (const path of paths) follow(context, owner, path, 0);
}

function follow(context: Context, owner: JsonContainer, path: TextPath, step: number): void {
  const name = path[step];
  if (name === undefined) return;
  if (name === "*") {
    const keys = Array.isArray(owner) ? owner.keys() : Object.keys(owner);
    for (const key of keys) visit(context, owner, key, path, step);
  } else if (Object.hasOwn(owner, name)) visit(context, owner, name, path, step);
}

function visit(context: Context, owner: JsonContainer, key: string | number, path: TextPath, step: number): void {
  const value: unknown = Reflect.get(owner, key);
  if (typeof value !== "object" || value === null) return;
  if (step < path.length - 1) follow(context, value as JsonContainer, path, step + 1);
  else if (isObject(value) && !isFormula(value)) checkLanguages(context, value, owner, key);
}

function checkLanguages(
  context: Context,
  text: Readonly<Record<string, unknown>>,
  owner: JsonContainer,
  key: string | number,
): void {
  const { languages = [] } = context;
  const [main] = languages;
  const given = Object.keys(text);
  // An empty text is reported as a problem of shape.
  if (given.length === 0) return;
  for (const language of given) {
    // An invalid language is reported as a problem of shape.
    if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(language)) return;
    if (!languages.includes(language))
      complain(context, "text/unknown-language", atKey(context, text, language), language, languages);
  }
  if (main !== undefined && !Object.hasOwn(text, main))
    complain(context, "text/missing-language", at(context, owner, key), main);
}

const isContainer = (value: unknown): value is JsonContainer => typeof value === "object" && value !== null;
