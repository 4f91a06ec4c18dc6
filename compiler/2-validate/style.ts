import { nearestName } from "../near-names.ts";
import { within } from "../span.ts";
import { at, atKey, type Context, complain, isFormula, isObject, type JsonObject, kindOf } from "./context.ts";
import { wrongValue } from "./css-advice.ts";
import { cssProperties } from "./css-properties.ts";
import { earlyEnd } from "./css-value.ts";
import { shorthands } from "./shorthands.ts";

/** Check the names and value types of a style. Tokens are resolved when names are linked. */
export function checkStyle(context: Context, style: unknown): void {
  if (!isObject(style)) return;
  for (const name of Object.keys(style)) {
    const value = style[name];
    if (!cssProperties.has(name) && !/^--[a-z][a-zA-Z0-9-]*$/.test(name)) {
      complain(context, "style/unknown-property", atKey(context, style, name), name, nearestStyle(name));
    } else if (typeof value !== "string" && typeof value !== "number" && !isRightFormula(value)) {
      complain(context, "property/wrong-type", at(context, style, name), "a string or a number", kindOf(value));
    } else if (checkCssValue(context, style, name)) checkStyleValue(context, style, name);
    if (!Object.hasOwn(shorthands, name)) continue;
    for (const longhand of shorthands[name] ?? []) {
      if (Object.hasOwn(style, longhand))
        complain(context, "style/shorthand", atKey(context, style, longhand), longhand, name);
    }
  }
}

/** Check a value against the grammar of its property. */
function checkStyleValue(context: Context, style: JsonObject, name: string): void {
  const value = style[name];
  if (typeof value !== "string" && typeof value !== "number") return;
  const wrong = wrongValue(name, String(value), context.rightStyles);
  if (wrong === undefined) return;
  const place = at(context, style, name);
  const isPart = typeof value === "string" && wrong.end > wrong.start;
  complain(
    context,
    "style/wrong-value",
    isPart ? within(place, wrong.start, wrong.end) : place,
    name,
    String(value),
    wrong,
  );
}

/** Check that a string is exactly one CSS value. Returns whether it is. */
export function checkCssValue(context: Context, owner: JsonObject, name: string): boolean {
  const value = owner[name];
  const end = typeof value === "string" ? earlyEnd(value) : undefined;
  if (typeof value !== "string" || end === undefined) return true;
  complain(context, "style/bad-value", within(at(context, owner, name), ...end), value.slice(...end));
  return false;
}

function isRightFormula(value: unknown): boolean {
  return isFormula(value) && typeof value.formula === "string" && Object.keys(value).length === 1;
}

/** Suggests the camelCase name: `background-color` is the most common mistake. */
function nearestStyle(name: string): string | undefined {
  const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return cssProperties.has(camel) ? camel : nearestName(name, cssProperties);
}
