import { diagnose } from "../../diagnostics/diagnostic.ts";
import { nearestName } from "../../near-names.ts";
import { type Place, within } from "../../span.ts";
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

/** Replaces each `$token` in a CSS value with the custom property that the theme sets. */
export const withTokens = (value: string): string => value.replace(token, "var(--$1)");
