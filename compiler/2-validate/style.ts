import { nearestName } from "../near-names.ts";
import { at, atKey, type Context, complain, isFormula, isObject, kindOf } from "./context.ts";
import { cssProperties } from "./css-properties.ts";
import { shorthands } from "./shorthands.ts";

/** Check the names and the kind of the values of a style. Tokens are looked up when names are linked. */
export function checkStyle(context: Context, style: unknown): void {
  if (!isObject(style)) return;
  for (const name of Object.keys(style)) {
    const value = style[name];
    if (!cssProperties.has(name) && !/^--[a-z][a-zA-Z0-9-]*$/.test(name)) {
      complain(context, "style/unknown-property", atKey(context, style, name), name, nearestStyle(name));
    } else if (typeof value !== "string" && typeof value !== "number" && !isRightFormula(value)) {
      complain(context, "property/wrong-type", at(context, style, name), "a text or a number", kindOf(value));
    }
    if (!Object.hasOwn(shorthands, name)) continue;
    for (const longhand of shorthands[name] ?? []) {
      if (Object.hasOwn(style, longhand))
        complain(context, "style/shorthand", atKey(context, style, longhand), longhand, name);
    }
  }
}

function isRightFormula(value: unknown): boolean {
  return isFormula(value) && typeof value.formula === "string" && Object.keys(value).length === 1;
}

/** `background-color` is the most common mistake. */
function nearestStyle(name: string): string | undefined {
  const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return cssProperties.has(camel) ? camel : nearestName(name, cssProperties);
}
