import type { ElementJson, StateJson } from "../../2-validate/schema-types.ts";
import type { CatalogueSchema, PropInfo } from "../../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../../catalogue/element-catalogue.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedLook, LinkedProp, LinkedValue, LinkedVariants } from "../linked-design.ts";
import { isIcon } from "../names/place-scope.ts";
import { checkName } from "../names/references.ts";
import { namedThing, rowOf } from "../names/thing.ts";
import { checkAddress } from "../rules/addresses.ts";
import { insideRow, type Site } from "../site.ts";
import { linkValue } from "./link-value.ts";
import { isTextPerLanguage } from "./text-per-language.ts";

type Props = Readonly<Record<string, unknown>>;
type Infos = Readonly<Record<string, PropInfo>>;

const noProps: readonly LinkedProp[] = [];

/** Links the properties of an element, in the order of its type. */
export function linkProps(
  site: Site,
  json: ElementJson,
  infos: Infos,
  conditions: LinkedLook["states"],
): readonly LinkedProp[] {
  if (json.at || json.states) return linkVariants(site, json, infos, conditions);
  const { props } = json;
  if (!props) return noProps;
  const linked: LinkedProp[] = [];
  for (const name of inOrder(Object.keys(props), infos)) {
    const info = infos[name];
    if (!info) continue;
    const base = linkProp(site, json.id, props, name, info);
    linked.push({ name, isIcon: holdsIcon(info), base, variants: undefined, ...kindOf(json.id, name, info) });
  }
  return linked;
}

/** Properties that may also appear under breakpoints and states. */
function linkVariants(
  site: Site,
  json: ElementJson,
  infos: Infos,
  conditions: LinkedLook["states"],
): readonly LinkedProp[] {
  const { props } = json;
  const tablet = json.at?.tablet?.props;
  const mobile = json.at?.mobile?.props;
  const states = statesWithProps(json.states ?? {}, conditions);
  const names = new Set([props, tablet, mobile, ...states.map((state) => state.props)].flatMap(namesOf));
  return inOrder([...names], infos).flatMap((name): LinkedProp | readonly [] => {
    const info = infos[name];
    if (!info) return [];
    const base = linkProp(site, json.id, props, name, info);
    const variants: LinkedVariants = {
      byDefault: info.default,
      tablet: linkProp(site, json.id, tablet, name, info),
      mobile: linkProp(site, json.id, mobile, name, info),
      states: linkStateProps(site, json.id, states, name, info),
    };
    const isPlain = !variants.tablet && !variants.mobile && variants.states.length === 0;
    return {
      name,
      isIcon: holdsIcon(info),
      base,
      variants: isPlain ? undefined : variants,
      ...kindOf(json.id, name, info),
    };
  });
}

const namesOf = (owner: Props | undefined): readonly string[] => (owner ? Object.keys(owner) : []);

const holdsIcon = (info: PropInfo): boolean => info.schema["x-type"] === "icon";

function inOrder(names: string[], infos: Infos): readonly string[] {
  if (names.length < 2) return names;
  const ranks = ranksOfProps.get(infos) ?? ranksOf(infos);
  const rank = (name: string): number => ranks.get(name) ?? -1;
  // Authors and `fmt` usually write them in this order already.
  if (names.every((name, at) => at === 0 || rank(names[at - 1] ?? "") <= rank(name))) return names;
  return names.sort((a, b) => rank(a) - rank(b));
}

function ranksOf(infos: Infos): ReadonlyMap<string, number> {
  return new Map(Object.keys(infos).map((name, at) => [name, at]));
}

/** The position of each property in the list of its type, for built-in types. */
const ranksOfProps: ReadonlyMap<Infos, ReadonlyMap<string, number>> = new Map(
  Object.values(elementCatalogue).map(({ props }) => [props, ranksOf(props)]),
);

interface StateWithProps {
  readonly when: LinkedValue;
  readonly props: Props;
}

/** Returns the states with a condition that change properties. The shape check has rejected states without one. */
const statesWithProps = (
  states: Readonly<Record<string, StateJson>>,
  conditions: LinkedLook["states"],
): readonly StateWithProps[] =>
  conditions.flatMap(({ name, when }) => {
    const props = states[name]?.props;
    return props ? [{ when, props }] : [];
  });

const linkStateProps = (
  site: Site,
  id: string,
  states: readonly StateWithProps[],
  name: string,
  info: PropInfo,
): LinkedVariants["states"] =>
  states.flatMap(({ when, props }) => {
    const changed = linkProp(site, id, props, name, info);
    return changed ? [{ when, value: changed }] : [];
  });

/** Returns the schema of `item` in the formula of a property; undefined for most properties. */
const itemOf = ({ provides }: PropInfo): CatalogueSchema | undefined => provides?.item;

/** Returns how a property differs from others: its formula has a row of its own, like a slot, or it is a collection. */
const kindOf = (id: string, name: string, info: PropInfo): Pick<LinkedProp, "row" | "isCollection"> => {
  if (info.schema["x-ref"] === "collection") return { isCollection: true };
  return itemOf(info) ? { row: rowOf(id, name) } : {};
};

function linkProp(
  site: Site,
  id: string,
  owner: Props | undefined,
  name: string,
  info: PropInfo,
): LinkedValue | undefined {
  if (owner === undefined || !Object.hasOwn(owner, name)) return undefined;
  const { ctx } = site;
  const provided = itemOf(info);
  const { scope } = provided ? insideRow(site, rowOf(id, name), { type: ctx.types.of(provided) }, false) : site;
  const linked = linkValue(ctx, scope, owner, name, info.schema);
  if (holdsData(info)) checkDataTexts(ctx, Reflect.get(owner, name));
  if (info.schema["x-ref"] === "collection" && linked.kind === "literal")
    checkCollection(ctx, owner, name, linked.value);
  else if (linked.kind === "literal" && typeof linked.value === "string") checkText(ctx, info, linked, linked.value);
  else if (info.schema["x-type"] === "url") checkAddress(ctx, linked);
  return linked;
}

/** Whether the items of a list are data of the design, such as options. */
const holdsData = ({ schema }: PropInfo): boolean => /^listOf\(/.test(String(schema["x-type"]));

/** Reports records in data that look like a text per language: they are shown as they are. */
function checkDataTexts(ctx: LinkContext, value: unknown): void {
  const { languages } = ctx.symbols;
  if (languages.length < 2 || typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (isTextPerLanguage(part, (name) => languages.includes(name))) {
      const help = "use a formula with `translate({ … })`";
      ctx.report(
        diagnose("property/wrong-type", placeOf(ctx.file, value, key), "a value", "a text per language", help),
      );
    } else checkDataTexts(ctx, part);
  }
}

/** Checks the collection that a property names, and records that its page reads it. */
function checkCollection(ctx: LinkContext, owner: Props, name: string, value: unknown): void {
  const id = String(value);
  checkName(ctx, "collection", id, ctx.symbols.collections, owner, name);
  ctx.reads.add(namedThing("collection", id));
}

/** Checks literal text in the design: icon names, assets, and addresses that would run code. */
function checkText(ctx: LinkContext, info: PropInfo, linked: LinkedValue, text: string): void {
  const special = info.schema["x-type"];
  if (special === "url") checkAddress(ctx, linked);
  if (special === "icon") checkIcon(ctx, linked, text);
}

/** Checks a literal icon name, and records it. */
export function checkIcon(ctx: LinkContext, linked: LinkedValue, name: string): void {
  if (isIcon(ctx.symbols, name)) ctx.reads.add(namedThing("icon", name));
  else ctx.report(diagnose("reference/unknown", linked, "icon", name, undefined));
}
