import type { AtJson, LookJson, StateJson, StatesJson } from "../../2-validate/schema-types.ts";
import { shorthands } from "../../2-validate/shorthands.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { number, text } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import { placeOf } from "../../span.ts";
import { union } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedLook, LinkedStyles, LinkedValue } from "../linked-design.ts";
import type { Scope } from "../names/scope.ts";
import { checkTokens } from "../rules/tokens.ts";
import { expecting, linkValue } from "./link-value.ts";

/** The part of an element or section that defines its look. */
type LookOwner = Omit<LookJson, "props"> & {
  readonly show?: unknown;
  readonly at?: AtJson;
  readonly states?: StatesJson;
};

/** Most elements only have the look of their type. */
const plainLook: LinkedLook = { show: undefined, classes: [], layers: [], states: [] };

const widths = ["tablet", "mobile"] as const;
const noClasses: readonly string[] = [];
const noStates: LinkedLook["states"] = [];

/** Links classes, styles and states. Reports `style/unknown-token` and `style/unknown-class`. */
export function linkLook(ctx: LinkContext, scope: Scope, owner: LookOwner): LinkedLook {
  if (!owner.style && !owner.classes && !owner.at && !owner.states && owner.show === undefined) return plainLook;
  const layers: LinkedStyles[] = [];
  addLook(ctx, scope, layers, owner, undefined);
  return {
    show: owner.show === undefined ? undefined : linkValue(ctx, scope, owner, "show", undefined),
    classes: linkClasses(ctx, owner),
    states: owner.states ? linkStates(ctx, scope, layers, owner.states) : noStates,
    layers,
  };
}

function linkStates(
  ctx: LinkContext,
  scope: Scope,
  layers: LinkedStyles[],
  states: StatesJson,
): { name: string; when: LinkedValue }[] {
  const conditions: { name: string; when: LinkedValue }[] = [];
  for (const name of Object.keys(states).sort()) {
    const state = states[name];
    if (!state) continue;
    addLook(ctx, scope, layers, state, name);
    if (state.when !== undefined) conditions.push({ name, when: linkValue(ctx, scope, state, "when", undefined) });
  }
  return conditions;
}

function addLook(
  ctx: LinkContext,
  scope: Scope,
  layers: LinkedStyles[],
  owner: Omit<StateJson, "props">,
  state: string | undefined,
): void {
  addStyles(ctx, scope, layers, owner, state, undefined);
  if (!owner.at) return;
  for (const width of widths) {
    const look = owner.at[width];
    if (look) addStyles(ctx, scope, layers, look, state, width);
  }
}

function addStyles(
  ctx: LinkContext,
  scope: Scope,
  layers: LinkedStyles[],
  look: LookJson,
  state: string | undefined,
  width: "tablet" | "mobile" | undefined,
): void {
  const { style } = look;
  const classes = state === undefined && width === undefined ? noClasses : linkClasses(ctx, look);
  if (!style && classes.length === 0) return;
  const declarations = style ? propertiesOf(style).map((property) => linkDeclaration(ctx, scope, style, property)) : [];
  layers.push({ state, width, declarations, classes });
}

function linkDeclaration(ctx: LinkContext, scope: Scope, style: object, property: string) {
  const value = linkValue(ctx, scope, style, property, undefined);
  if (value.kind === "literal" && typeof value.value === "string") checkTokens(ctx, value.value, value);
  return { property, value: expecting(ctx, value, textOrNumber) };
}

/** The type of a style property; `nothing` removes the property. */
const textOrNumber = union(text, number);

/** Properties in their one canonical order, so that key order in the design changes nothing: by name, but shorthands before what they set. */
export function propertiesOf(style: object): readonly string[] {
  const names = Object.keys(style).sort();
  return names.some((name) => shorthands[name]?.some((longhand) => Object.hasOwn(style, longhand)))
    ? names.sort((a, b) => rankOf(a) - rankOf(b))
    : names;
}

/** Counts the shorthands that also set a property, which it follows: `border` 0, `borderTop` 1, `borderTopColor` 2. */
const rankOf = (property: string): number => ranks.get(property) ?? 0;

const ranks: ReadonlyMap<string, number> = ranksOfLonghands();

function ranksOfLonghands(): Map<string, number> {
  const found = new Map<string, number>();
  const rank = (property: string): number => {
    const outer = Object.keys(shorthands).filter((shorthand) => shorthands[shorthand]?.includes(property));
    return outer.length === 0 ? 0 : 1 + Math.max(...outer.map(rank));
  };
  for (const longhand of Object.values(shorthands).flat()) found.set(longhand, rank(longhand));
  return found;
}

function linkClasses(ctx: LinkContext, { classes }: LookJson): readonly string[] {
  if (!classes) return noClasses;
  const known = ctx.symbols.classes;
  classes.forEach((name, classIndex) => {
    if (known.has(name) || ctx.symbols.poisoned.has("theme")) return;
    const place = placeOf(ctx.file, classes, classIndex);
    ctx.report(diagnose("style/unknown-class", place, name, nearestName(name, known.keys())));
  });
  return classes;
}
