import type { AtJson, ClassListJson, LookJson, StateJson, StatesJson } from "../../2-validate/schema-types.ts";
import { shorthands } from "../../2-validate/shorthands.ts";
import { attributeCatalogue, dataAttribute } from "../../catalogue/attribute-catalogue.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { number, text } from "../../formula-types.ts";
import { keysOf } from "../../iterables.ts";
import { nearestName } from "../../near-names.ts";
import { type Place, placeOf } from "../../span.ts";
import { union } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedEntry, LinkedLook, LinkedStyles, LinkedValue } from "../linked-design.ts";
import type { Scope } from "../names/scope.ts";
import { checkCssChoices } from "../rules/css.ts";
import { checkTokens } from "../rules/tokens.ts";
import { expecting, linkEntries, linkValue } from "./link-value.ts";

/** The part of an element or section that defines its look. */
type LookOwner = Omit<LookJson, "props" | "classes"> & {
  readonly classes?: ClassListJson;
  readonly show?: unknown;
  readonly at?: AtJson;
  readonly states?: StatesJson;
};

/** Most elements only have the look of their type. */
const plainLook: LinkedLook = { show: undefined, classes: [], classesWhen: [], layers: [], states: [] };

const widths = ["tablet", "mobile"] as const;
const noClasses: readonly string[] = [];
const noEntries: ClassListJson = [];
const noStates: LinkedLook["states"] = [];

/** Links classes, styles and states. Reports `style/unknown-token` and `style/unknown-class`. */
export function linkLook(ctx: LinkContext, scope: Scope, owner: LookOwner): LinkedLook {
  if (!owner.style && !owner.classes && !owner.at && !owner.states && owner.show === undefined) return plainLook;
  const layers: LinkedStyles[] = [];
  const { classes: _, ...look } = owner;
  addLook(ctx, scope, layers, look, undefined);
  return {
    show: owner.show === undefined ? undefined : linkValue(ctx, scope, owner, "show", undefined),
    ...linkClassList(ctx, scope, owner.classes ?? noEntries),
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
  if (value.kind === "formula") checkCssChoices(ctx, property, property, value);
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
  classes.forEach((name, classIndex) => {
    checkClass(ctx, name, placeOf(ctx.file, classes, classIndex));
  });
  return classes;
}

/** Links the classes of an element: those that always apply, and those with a condition. */
function linkClassList(
  ctx: LinkContext,
  scope: Scope,
  list: ClassListJson,
): Pick<LinkedLook, "classes" | "classesWhen"> {
  const classes: string[] = [];
  const classesWhen: LinkedEntry[] = [];
  list.forEach((entry, index) => {
    if (typeof entry === "string") {
      checkClass(ctx, entry, placeOf(ctx.file, list, index));
      classes.push(entry);
      return;
    }
    const place = placeOf(ctx.file, entry, "name");
    checkClass(ctx, entry.name, place);
    if (classes.includes(entry.name) || classesWhen.some(({ name }) => name === entry.name))
      ctx.report(diagnose("property/repeated-item", place, `\`${entry.name}\``));
    classesWhen.push({ name: entry.name, value: linkValue(ctx, scope, entry, "when", undefined) });
  });
  return { classes, classesWhen };
}

function checkClass({ symbols, report }: LinkContext, name: string, place: Place): void {
  const { classes, sheetClasses, poisoned } = symbols;
  if (classes.has(name) || sheetClasses.has(name) || poisoned.has("theme") || poisoned.has("design")) return;
  const names = keysOf(classes, sheetClasses);
  report(diagnose("style/unknown-class", place, name, nearestName(name, names), names));
}

/** Links the HTML attributes of an element, sorted by name. */
export const linkAttributes = (
  ctx: LinkContext,
  scope: Scope,
  { attributes }: { readonly attributes?: object },
): readonly LinkedEntry[] =>
  linkEntries(ctx, scope, attributes, (name) => (name.startsWith("data-") ? dataAttribute : attributeCatalogue[name]));
