import type { CatalogueSchema, ElementInfo, EventInfo, PropInfo } from "../catalogue-types.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { elementCatalogue } from "../element-catalogue.ts";
import type { JsonContainer } from "../span.ts";
import { placeOf } from "../span.ts";
import { number, type Type } from "../types.ts";
import { typeFromSchema } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import { linkHandler } from "./link-handler.ts";
import { linkLook, type StateShape } from "./link-look.ts";
import { at, expecting, filterSchema, linkValue, mapSchema } from "./link-value.ts";
import { members, type Root, value } from "./place-scope.ts";
import { checkAddress, checkName, checkPathParams } from "./references.ts";
import { type ElementShape, elementsRoot, indexName, itemName, type Site, slotInfo } from "./site.ts";
import type {
  LinkedElement,
  LinkedEntry,
  LinkedHandler,
  LinkedNode,
  LinkedProp,
  LinkedRepeat,
  LinkedSlotContent,
  LinkedValue,
  TypeCell,
} from "./types.ts";

/** Link the elements of a tree, in order. */
export function linkElements(site: Site, elements: readonly ElementShape[] | undefined): readonly LinkedNode[] {
  return elements ? elements.map((element) => linkElement(site, element)) : noNodes;
}

function linkElement(outer: Site, json: ElementShape): LinkedNode {
  const { ctx } = outer;
  const place = placeOf(ctx.file, json as unknown as JsonContainer);
  const repeat = json.repeat ? linkRepeat(outer, json.repeat) : undefined;
  const site = repeat ? insideRepeat(outer, json.id, repeat) : outer;
  const { scope } = site;
  const condition = json.if === undefined ? undefined : linkValue(ctx, scope, at(json, "if"), undefined);
  const base = { id: json.id, place, condition, repeat };
  if (json.type === "slot") {
    const slot = json.slot ?? "";
    if (site.unit.component)
      checkName(ctx, "slot", slot, new Map(site.unit.component.slots.map((name) => [name, name])), json, "slot");
    else
      ctx.report(
        diagnose("element/slot-outside-component", placeOf(ctx.file, json as unknown as JsonContainer, "type")),
      );
    return { kind: "slot", ...base, slot };
  }
  const look = linkLook(ctx, scope, json);
  if (json.type === "component")
    return linkInstance(site, json, { ...base, look }, condition !== undefined || repeat !== undefined);
  const info = elementCatalogue[json.type];
  if (!info) throw new Error(`no element type ${json.type}`);
  return {
    kind: "element",
    ...base,
    type: json.type,
    look,
    props: linkProps(site, json, info.props),
    link: json.link === undefined ? undefined : linkLink(site, json.link),
    handlers: linkHandlers(site, json, (event) => eventType(info.events[event])),
    children: linkElements(site, json.children),
    slots: linkSlots(site, json, info),
  };
}

/** What an event carries that every element and section has. */
export const commonEventType = (event: string): Type | undefined => eventType(elementCatalogue["base"]?.events[event]);

const eventType = (event: EventInfo | undefined): Type | undefined => event?.payload && typeFromSchema(event.payload);

const repeatSchemas: Readonly<Record<string, CatalogueSchema>> = {
  items: { type: "array", "x-type": "listOf(unknown)" },
  limit: { type: "integer" },
  filter: filterSchema,
  sort: filterSchema,
};

function linkRepeat(site: Site, json: object): LinkedRepeat {
  const shape = json as {
    readonly key?: string;
    readonly filter?: object;
    readonly sort?: object;
    readonly limit?: unknown;
  };
  const link = (key: string) => linkValue(site.ctx, site.scope, at(json, key), repeatSchemas[key]);
  return {
    items: link("items"),
    key: shape.key ?? "id",
    filter: shape.filter && link("filter"),
    sort: shape.sort && link("sort"),
    limit: shape.limit === undefined ? undefined : link("limit"),
    item: { type: undefined },
  };
}

function insideRepeat(outer: Site, id: string, repeat: LinkedRepeat): Site {
  return insideRow(outer, id, { item: repeat.item, hasIndex: true });
}

/** The site inside a row: `item`, `index`, `parent` and the row's own elements are in scope. */
function insideRow(
  outer: Site,
  id: string,
  row: { readonly item: TypeCell | undefined; readonly hasIndex: boolean },
): Site {
  const repeats = [...outer.repeats, id];
  const key = repeats.join("/");
  const roots: Record<string, Root> = {
    elements: elementsRoot(outer.unit, repeats, outer.ctx.environment),
  };
  if (row.item) roots["item"] = value(`item:${key}`, `${itemName(repeats)}.value`, row.item);
  if (row.hasIndex) roots["index"] = value(`index:${key}`, `${indexName(repeats)}.value`, number);
  const item = outer.scope.find("item");
  const index = outer.scope.find("index");
  const parent = outer.scope.find("parent");
  if (item || index) {
    roots["parent"] = members("parent", {
      ...(item ? { item: oneFurther(item) } : {}),
      ...(index ? { index: oneFurther(index) } : {}),
      ...(parent ? { parent: oneFurther(parent) } : {}),
    });
  }
  return { ...outer, repeats, scope: outer.scope.with(id, roots) };
}

/** The same root, one member later in the path. */
const oneFurther =
  (root: Root): Root =>
  (rest) => {
    const resolved = root(rest);
    if ("reference" in resolved) return { ...resolved, consumed: resolved.consumed + 1 };
    return resolved.problem === "unknown" ? { ...resolved, member: resolved.member + 1 } : resolved;
  };

type Props = Readonly<Record<string, unknown>>;

const noProps: readonly LinkedProp[] = [];
const noHandlers: readonly LinkedHandler[] = [];
const noSlots: readonly LinkedSlotContent[] = [];
const noNodes: readonly LinkedNode[] = [];
const noStates: LinkedProp["states"] = [];

function linkProps(site: Site, json: ElementShape, infos: Readonly<Record<string, PropInfo>>): readonly LinkedProp[] {
  const tablet = json.at?.tablet?.props;
  const mobile = json.at?.mobile?.props;
  const states = json.states ? statesWithProps(json.states) : [];
  if (!json.props && !tablet && !mobile && states.length === 0) return noProps;
  const owners = [json.props, tablet, mobile, ...states.map((state) => state.props)];
  return namesOf(owners, infos).flatMap((name): LinkedProp | readonly [] => {
    const info = infos[name];
    if (!info) return [];
    const base = linkProp(site, json.props, name, info);
    checkLiteral(site.ctx, info, base);
    return {
      name,
      byDefault: info.default,
      base,
      tablet: linkProp(site, tablet, name, info),
      mobile: linkProp(site, mobile, name, info),
      states: states.length === 0 ? noStates : linkStateProps(site, states, name, info),
    };
  });
}

interface StateWithProps {
  readonly state: StateShape;
  readonly props: Props;
}

/** The states with a condition that change properties; those without were refused by their shape. */
function statesWithProps(states: Readonly<Record<string, StateShape>>): readonly StateWithProps[] {
  return Object.keys(states)
    .sort()
    .flatMap((name) => {
      const state = states[name];
      return state?.props && state.when !== undefined ? [{ state, props: state.props as Props }] : [];
    });
}

function linkStateProps(
  site: Site,
  states: readonly StateWithProps[],
  name: string,
  info: PropInfo,
): LinkedProp["states"] {
  return states.flatMap(({ state, props }) => {
    const changed = linkProp(site, props, name, info);
    return changed ? [{ when: linkValue(site.ctx, site.scope, at(state, "when"), undefined), value: changed }] : [];
  });
}

const linkProp = (site: Site, owner: Props | undefined, name: string, info: PropInfo): LinkedValue | undefined =>
  owner !== undefined && Object.hasOwn(owner, name)
    ? linkValue(site.ctx, site.scope, at(owner, name), info.schema)
    : undefined;

/** The names that any of the objects has, in the order in which the type lists its properties. */
function namesOf(owners: readonly (Props | undefined)[], infos: Readonly<Record<string, PropInfo>>): readonly string[] {
  const names = new Set<string>();
  for (const owner of owners) for (const name in owner) names.add(name);
  if (names.size < 2) return [...names];
  const order = Object.keys(infos);
  return [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Names and addresses that stand in the design as text: icons, assets, addresses that would run code. */
function checkLiteral(ctx: LinkContext, info: PropInfo, linked: LinkedValue | undefined): void {
  if (linked?.kind !== "literal" || typeof linked.value !== "string") return;
  const special = info.schema["x-type"];
  // The name becomes a file and a name in it, whatever the set of icons knows.
  const isIcon = () =>
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(linked.value)) && ctx.environment.icon(String(linked.value));
  if (special === "icon" && linked.value !== "" && !isIcon()) {
    ctx.report(diagnose("reference/unknown", linked.place, "icon", linked.value, undefined));
  }
  if (special === "url") checkAddress(ctx, linked);
}

/** Link the workflows of an element or a section. */
export function linkHandlers(
  site: Site,
  json: Pick<ElementShape, "id" | "on">,
  payload: (event: string) => Type | undefined,
): readonly LinkedHandler[] {
  if (!json.on) return noHandlers;
  return Object.keys(json.on)
    .sort()
    .map((event) => linkHandler(site, `${json.id}.${event}`, at(json.on ?? {}, event), event, payload(event)));
}

function linkSlots(site: Site, json: ElementShape, info: ElementInfo): readonly LinkedSlotContent[] {
  if (!json.slots) return noSlots;
  const contents: LinkedSlotContent[] = [];
  for (const name of Object.keys(json.slots).sort()) {
    const slot = slotInfo(info, name);
    if (!slot) continue;
    const isStar = info.slots[name] === undefined;
    const provides = Object.entries(slot.provides ?? {}).map(([provided, notation]) => ({
      name: provided as "item" | "index",
      itemOf: /^itemOf\((.*)\)$/.exec(notation)?.[1],
      cell: { type: notation === "number" ? number : undefined } as TypeCell,
    }));
    const item = provides.find((one) => one.name === "item");
    const inner =
      provides.length === 0
        ? site
        : insideRow(site, `${json.id}:${name}`, {
            item: item?.cell,
            hasIndex: provides.some((one) => one.name === "index"),
          });
    contents.push({
      prop: slot.prop ?? name,
      name: isStar ? name : undefined,
      row: `${json.id}:${name}`,
      provides,
      children: linkElements(inner, json.slots[name]),
    });
  }
  return contents;
}

function linkInstance(
  site: Site,
  json: ElementShape,
  base: Pick<LinkedElement, "id" | "place" | "condition" | "repeat" | "look">,
  isConditional: boolean,
): LinkedNode {
  const { ctx, scope } = site;
  const name = json.component ?? "";
  const components = ctx.environment.components;
  checkName(ctx, "component", name, components, json, "component");
  ctx.reads.add(`component:${name}`);
  site.unit.uses.push({ component: name, isCertain: !isConditional, owner: json });
  const component = components.get(name);
  const props: LinkedProp[] = Object.keys(json.props ?? {})
    .sort()
    .flatMap((prop) => {
      if (component && !checkName(ctx, "property", prop, component.props, json.props ?? {}, prop, "key")) return [];
      const info = component?.props.get(prop);
      const linked = linkValue(
        ctx,
        scope,
        at(json.props ?? {}, prop),
        info?.isLocalized ? { "x-localized": true, "x-type": "unknown" } : undefined,
      );
      return [
        {
          name: prop,
          byDefault: undefined,
          base: info ? expecting(linked, info.type) : linked,
          tablet: undefined,
          mobile: undefined,
          states: [],
        },
      ];
    });
  for (const [prop, info] of component?.props ?? []) {
    if (info.isRequired && !Object.hasOwn(json.props ?? {}, prop)) {
      ctx.report(
        diagnose(
          "component/missing-property",
          placeOf(ctx.file, json as unknown as JsonContainer, "component"),
          name,
          prop,
        ),
      );
    }
  }
  const slots = Object.keys(json.slots ?? {})
    .sort()
    .map((slot) => {
      if (component)
        checkName(ctx, "slot", slot, new Map(component.slots.map((one) => [one, one])), json.slots ?? {}, slot, "key");
      return {
        prop: slot,
        name: undefined,
        row: `${json.id}:${slot}`,
        provides: [],
        children: linkElements(site, json.slots?.[slot]),
      };
    });
  if (component)
    for (const event of Object.keys(json.on ?? {}))
      checkName(ctx, "event", event, component.events, json.on ?? {}, event, "key");
  return {
    kind: "instance",
    ...base,
    component: name,
    props,
    handlers: linkHandlers(site, json, (event) => component?.events.get(event)),
    slots,
  };
}

const linkSchemas: Readonly<Record<string, CatalogueSchema>> = {
  url: { type: "string" },
  path: { type: "string" },
  mail: { type: "string" },
  tel: { type: "string" },
  file: { type: "string" },
  params: mapSchema,
  query: mapSchema,
  with: mapSchema,
};

/** Link where a click leads. Reports unknown pages, popups and parameters, and active addresses. */
export function linkLink(site: Site, json: object): LinkedValue {
  const { ctx, scope } = site;
  const shape = json as { readonly page?: string; readonly popup?: string; readonly params?: object };
  const { pages, components } = ctx.environment;
  if (shape.page !== undefined) {
    ctx.reads.add(`page-link:${shape.page}`);
    if (checkName(ctx, "page", shape.page, pages, json, "page")) checkPathParams(ctx, shape.page, shape.params, json);
  }
  if (shape.popup !== undefined) {
    checkName(ctx, "popup", shape.popup, new Map([...components].filter(([, one]) => one.isPopup)), json, "popup");
    ctx.reads.add(`popup:${shape.popup}`);
  }
  const entries: LinkedEntry[] = Object.keys(json)
    .sort(byLinkOrder)
    .map((name) => ({ name, value: linkValue(ctx, scope, at(json, name), linkSchemas[name]) }));
  for (const entry of entries) if (entry.name === "url" || entry.name === "file") checkAddress(ctx, entry.value);
  return { kind: "record", entries, place: placeOf(ctx.file, json as JsonContainer) };
}

const linkOrder = [
  "page",
  "path",
  "url",
  "mail",
  "tel",
  "file",
  "popup",
  "closePopup",
  "section",
  "params",
  "query",
  "with",
  "newTab",
  "loaderColor",
];
const byLinkOrder = (a: string, b: string): number => linkOrder.indexOf(a) - linkOrder.indexOf(b);
