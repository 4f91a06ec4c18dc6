import { diagnose } from "../../diagnostics/diagnostic.ts";
import { nearestName } from "../../near-names.ts";
import { type Place, placeOf, within } from "../../span.ts";
import type { LinkContext } from "../context.ts";

const token = /\$([A-Za-z][A-Za-z0-9-]*)/g;

/** Reports `style/unknown-token` for every `$token` in a CSS value that the theme does not have. */
export function checkTokens(ctx: LinkContext, value: string, place: Place): void {
  if (!value.includes("$") || ctx.symbols.poisoned.has("theme")) return;
  for (const match of value.matchAll(token)) {
    const name = match[1] ?? "";
    if (ctx.symbols.tokens.has(name)) continue;
    const nearest = nearestName(name, ctx.symbols.tokens);
    ctx.report(
      diagnose("style/unknown-token", within(place, match.index, match.index + name.length + 1), name, nearest),
    );
  }
}

/** Checks the values of tokens, and of shared classes with their states and breakpoints. */
export function checkThemeTokens(ctx: LinkContext, json: object): void {
  for (const [name, part] of Object.entries(json)) {
    if (name === "$schema" || name === "description" || name === "allow") continue;
    if (typeof part === "string") checkTokens(ctx, part, placeOf(ctx.file, json, name));
    else if (typeof part === "object" && part !== null) checkThemeTokens(ctx, part);
  }
}

/** Replaces each `$token` in a CSS value with the custom property that the theme sets. */
export const withTokens = (value: string): string => value.replace(token, "var(--$1)");
