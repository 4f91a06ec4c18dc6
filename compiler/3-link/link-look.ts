import { diagnose } from "../diagnostics/diagnostic.ts";
import { nearestName } from "../near-names.ts";
import { type JsonContainer, placeOf } from "../span.ts";
import type { LinkContext } from "./context.ts";
import { at, linkValue } from "./link-value.ts";
import type { Scope } from "./scope.ts";
import { checkTokens } from "./tokens.ts";
import type { LinkedLook, LinkedStyles, LinkedValue } from "./types.ts";

interface LookShape {
  readonly style?: object;
  readonly classes?: readonly string[];
}

export interface AtShape {
  readonly tablet?: LookShape;
  readonly mobile?: LookShape;
}

export interface StateShape extends LookShape {
  readonly when?: unknown;
  readonly props?: object;
  readonly at?: AtShape;
}

/** The part of an element or section that says how it looks. */
export interface LookOwner extends LookShape {
  readonly show?: unknown;
  readonly at?: AtShape;
  readonly states?: Readonly<Record<string, StateShape>>;
}

/** Most elements look as their type does. */
const plainLook: LinkedLook = { show: undefined, classes: [], layers: [], states: [] };

const widths = ["tablet", "mobile"] as const;

/** Link classes, styles and states. Reports `style/unknown-token` and `style/unknown-class`. */
export function linkLook(ctx: LinkContext, scope: Scope, owner: LookOwner): LinkedLook {
  if (!owner.style && !owner.classes && !owner.at && !owner.states && owner.show === undefined) return plainLook;
  const layers: LinkedStyles[] = [];
  addLook(ctx, scope, layers, owner, undefined);
  const states: { name: string; when: LinkedValue }[] = [];
  for (const name of Object.keys(owner.states ?? {}).sort()) {
    const state = owner.states?.[name];
    if (!state) continue;
    addLook(ctx, scope, layers, state, name);
    if (state.when !== undefined) states.push({ name, when: linkValue(ctx, scope, at(state, "when"), undefined) });
  }
  return {
    show: owner.show === undefined ? undefined : linkValue(ctx, scope, at(owner, "show"), undefined),
    classes: linkClasses(ctx, owner),
    layers,
    states,
  };
}

function addLook(
  ctx: LinkContext,
  scope: Scope,
  layers: LinkedStyles[],
  owner: LookShape & { readonly at?: AtShape },
  state: string | undefined,
): void {
  addStyles(ctx, scope, layers, owner, state, undefined);
  for (const width of widths) {
    const look = owner.at?.[width];
    if (look) addStyles(ctx, scope, layers, look, state, width);
  }
}

function addStyles(
  ctx: LinkContext,
  scope: Scope,
  layers: LinkedStyles[],
  look: LookShape,
  state: string | undefined,
  width: "tablet" | "mobile" | undefined,
): void {
  const { style } = look;
  const classes = state === undefined && width === undefined ? [] : linkClasses(ctx, look);
  if (!style && classes.length === 0) return;
  const declarations = Object.keys(style ?? {})
    .sort(byProperty)
    .map((property) => {
      const value = linkValue(ctx, scope, at(style ?? {}, property), undefined);
      if (value.kind === "literal" && typeof value.value === "string") checkTokens(ctx, value.value, value.place);
      return { property, value };
    });
  layers.push({ state, width, declarations, classes });
}

/**
 * Shorthands before their longhands, which `_` sorts first: `border` < `borderTop`; else by name.
 * One canonical order, so that key order in the design changes nothing.
 */
const byProperty = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function linkClasses(ctx: LinkContext, owner: LookShape): readonly string[] {
  const classes = owner.classes ?? [];
  classes.forEach((name, classIndex) => {
    if (ctx.environment.classes.has(name) || ctx.environment.poisoned.has("theme")) return;
    ctx.report(
      diagnose(
        "style/unknown-class",
        placeOf(ctx.file, classes as unknown as JsonContainer, classIndex),
        name,
        nearestName(name, ctx.environment.classes),
      ),
    );
  });
  return classes;
}
