import type { ChildrenJson, ElementJson, RepeatJson } from "../2-validate/schema-types.ts";
import {
  type CatalogueSchema,
  type ElementInfo,
  type EventInfo,
  type SlotInfo,
  table,
} from "../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import { fieldProps } from "../catalogue/field-props.ts";
import { diagnose } from "../diagnostics/diagnostic.ts";
import { number, type Type } from "../formula-types.ts";
import { nearestName } from "../near-names.ts";
import { placeOf } from "../span.ts";
import { optionValue, withoutNothing } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import { linkBind, withBoundHandler, withBoundProp } from "./link-bind.ts";
import { linkHandler } from "./link-handler.ts";
import type {
  LinkedElement,
  LinkedHandler,
  LinkedInstance,
  LinkedNode,
  LinkedProp,
  LinkedRepeat,
  LinkedSlotContent,
  LinkedValue,
} from "./linked-design.ts";
import { elementInfo, reportUnknownOwn } from "./names/own-elements.ts";
import { checkName, missingProps } from "./names/references.ts";
import type { TypeCell } from "./names/scope.ts";
import type { NamedComponent } from "./names/symbols.ts";
import { namedThing, rowOf } from "./names/thing.ts";
import { insideRow, itemsCell, listOf, type Site, slotInfo, typeWithItem, valueFieldOf } from "./site.ts";
import { linkLayout, widths } from "./values/link-layout.ts";
import { linkAttributes, linkLook } from "./values/link-look.ts";
import { checkIcon, linkProps } from "./values/link-props.ts";
import { linkTarget } from "./values/link-target.ts";
import { expecting, filterSchema, itemCell, linkValue } from "./values/link-value.ts";
import { optionType } from "./values/option-type.ts";

const noHandlers: readonly LinkedHandler[] = [];
const noSlots: readonly LinkedSlotContent[] = [];
const noNodes: readonly LinkedNode[] = [];

/** Links the elements of a tree, in order. */
export function linkElements(site: Site, elements: ChildrenJson | undefined): readonly LinkedNode[] {
  return elements ? elements.map((element) => linkElement(site, element)) : noNodes;
}

function linkElement(outer: Site, json: ElementJson): LinkedNode {
  const repeat = json.repeat ? linkRepeat(outer, json.repeat) : undefined;
  const site = repeat ? insideRow(outer, rowOf(json.id), repeat.item, true) : outer;
  const condition = json.if === undefined ? undefined : linkValue(site.ctx, site.scope, json, "if", undefined);
  if (json.bind !== undefined && (json.type === "component" || json.type === "slot"))
    linkBind(site, json, json.bind, undefined, undefined);
  if (json.type === "component") return linkInstance(site, json, condition, repeat);
  if (json.type === "slot") return linkSlot(site, json, condition, repeat);
  return linkTyped(site, json, condition, repeat);
}

function linkTyped(
  site: Site,
  json: ElementJson,
  condition: LinkedValue | undefined,
  repeat: LinkedRepeat | undefined,
): LinkedElement {
  const { ctx, scope } = site;
  const { id, type } = json;
  const info = elementInfo(ctx.symbols, type) ?? unknownOwn;
  const own = ctx.symbols.ownElements.get(type);
  if (own) checkOwn(ctx, json, info);
  if (info === unknownOwn) reportUnknownOwn(ctx, json);
  const look = linkLook(ctx, scope, json);
  const props = linkProps(site, json, info.props, look.states);
  const layout = linkLayout(type, props);
  if (look.layers.length > 0 || widths.some((width) => layout.declarations[width].length > 0))
    site.unit.hasStyles = true;
  if (own) expectOwn(ctx, info, props);
  feedItems(site, json, props);
  const payload = (event: string) => eventType(site, json, info.events[event]);
  const handlers = json.on ? linkHandlers(site, json, json.on, payload) : noHandlers;
  const isBound = json.bind !== undefined && info !== unknownOwn;
  const bound = isBound ? linkBind(site, json, json.bind ?? "", info, payload("change")) : undefined;
  if (own && bound) expectOwn(ctx, info, [bound.prop]);
  return {
    kind: "element",
    id,
    type,
    condition,
    repeat,
    look,
    layout,
    attributes: linkAttributes(ctx, scope, json),
    props: bound ? withBoundProp(props, info, bound) : props,
    hasDefault: bound?.hasDefault === true,
    link: json.link && linkTarget(site, json.link),
    handlers: bound ? withBoundHandler(handlers, bound) : handlers,
    children: linkElements(site, json.children),
    slots: json.slots ? linkSlots(site, json, json.slots, info, props) : noSlots,
    file: ctx.file,
    owner: json,
  };
}

/** What is linked of an own element that is not known: its look and its children. */
const unknownOwn: ElementInfo = {
  type: "",
  title: "",
  description: "",
  props: {},
  children: "many",
  slots: table({ "*": { description: "" } }),
  events: {},
  actions: {},
  variables: {},
  states: {},
  tag: "div",
};

/** Reports what a use of an own element has that the component has not, and required properties that it lacks. */
function checkOwn(ctx: LinkContext, json: ElementJson, info: ElementInfo): void {
  ctx.reads.add(namedThing("ownElement", json.type));
  const props = new Map(Object.entries(info.props).map(([name, { required }]) => [name, { isRequired: required }]));
  const parts = [json, json.at?.tablet, json.at?.mobile, ...Object.values(json.states ?? {})];
  for (const given of parts.map((one) => one?.props))
    if (given) for (const name of Object.keys(given)) checkName(ctx, "property", name, props, given, name, "key");
  for (const name of missingProps({ props }, { ...json.props, ...(json.bind === undefined ? {} : { value: "" }) }))
    ctx.report(diagnose("property/missing", placeOf(ctx.file, json, "type"), `props.${name}`, `\`${json.type}\``));
  const { on = {}, slots = {} } = json;
  for (const event of Object.keys(on)) {
    if (info.events[event]) continue;
    const place = { ...placeOf(ctx.file, on, event), part: "key" } as const;
    const names = Object.keys(info.events);
    ctx.report(diagnose("element/unknown-event", place, event, json.type, nearestName(event, names), names));
  }
  for (const slot of Object.keys(slots)) {
    if (info.slots[slot]) continue;
    const place = { ...placeOf(ctx.file, slots, slot), part: "key" } as const;
    const names = Object.keys(info.slots);
    ctx.report(diagnose("element/unknown-slot", place, slot, json.type, nearestName(slot, names), names));
  }
  if (info.children === "none" && json.children !== undefined)
    ctx.report(diagnose("element/no-children", { ...placeOf(ctx.file, json, "children"), part: "key" }, json.type));
}

/** Sets the types of an own element's properties. Only the types of built-in ones are checked with their shape. */
function expectOwn(ctx: LinkContext, info: ElementInfo, props: readonly LinkedProp[]): void {
  for (const { name, base, variants } of props) {
    const prop = info.props[name];
    if (!prop) continue;
    const type = ctx.types.of(prop.schema);
    const states = variants?.states.map(({ value }) => value) ?? [];
    for (const one of [base, variants?.tablet, variants?.mobile, ...states])
      if (one) expecting(ctx, one, prop.required ? type : ctx.types.orNothing(type), prop.required);
  }
}

/** Links the workflows of a section, which has the events that every element has. */
export const linkCommonHandlers = (site: Site, json: Pick<ElementJson, "id" | "on">): readonly LinkedHandler[] =>
  json.on
    ? linkHandlers(site, json, json.on, (event) => {
        const payload = elementCatalogue.base?.events[event]?.payload;
        return payload && site.ctx.types.of(payload);
      })
    : noHandlers;

/** Connects the lists of an element to the types of its variables, events and slots, and to the fields that it names. */
function feedItems(site: Site, json: ElementJson, props: readonly LinkedProp[]): void {
  feedVariables(site, json, props);
  for (const { list } of fieldProps.get(json.type) ?? []) itemCell(props.find(({ name }) => name === list)?.base);
}

function feedVariables({ unit, ctx }: Site, json: ElementJson, props: readonly LinkedProp[]): void {
  const list = listOf(json);
  const base = list && props.find((prop) => prop.name === list.prop)?.base;
  if (!base) return;
  const cell = itemsCell(unit, json.id);
  if (base.kind === "formula") base.feeds = { cell, element: { unit: unit.id, id: json.id } };
  else if (list.hasValues) {
    cell.type = optionType(base, valueFieldOf(json), json.props?.value);
    if (cell.type) checkChosen(ctx, json, optionValue(cell.type, valueFieldOf(json)));
  } else cell.type = itemCell(base).type;
}

/** Reports a value that is chosen at first and that none of the options has. An empty one chooses none. */
function checkChosen({ file, report }: LinkContext, { props = {} }: ElementJson, type: Type): void {
  const options = (type.kind === "text" && type.literals) || undefined;
  const { value } = props;
  if (!options || !Object.hasOwn(props, "value")) return;
  const chosen = Array.isArray(value)
    ? value.map((one: unknown, index) => ({ one, place: placeOf(file, value, index) }))
    : [{ one: value, place: placeOf(file, props, "value") }];
  for (const { one, place } of chosen)
    if (typeof one === "string" && one !== "" && !options.includes(one))
      report(diagnose("property/unknown-value", place, `\`${one}\``, options, nearestName(one, options)));
}

function eventType({ ctx, unit }: Site, json: ElementJson, event: EventInfo | undefined): Type | TypeCell | undefined {
  const type = event?.payload && ctx.types.of(event.payload);
  return type && event.tellsItems ? typeWithItem(unit, json, type) : type;
}

const repeatSchemas: Readonly<Record<string, CatalogueSchema>> = {
  items: { type: "array", "x-type": "listOf(unknown)" },
  limit: { type: "integer" },
  filter: filterSchema,
  sort: filterSchema,
};

function linkRepeat({ ctx, scope }: Site, json: RepeatJson): LinkedRepeat {
  const link = (key: keyof RepeatJson): LinkedValue | undefined =>
    json[key] === undefined ? undefined : linkValue(ctx, scope, json, key, repeatSchemas[key]);
  const items = linkValue(ctx, scope, json, "items", repeatSchemas.items);
  return {
    items,
    key: json.key ?? "id",
    filter: link("filter"),
    sort: link("sort"),
    limit: link("limit"),
    item: itemCell(items),
  };
}

function linkSlot(
  { ctx, unit }: Site,
  json: ElementJson,
  condition: LinkedValue | undefined,
  repeat: LinkedRepeat | undefined,
): LinkedNode {
  const slot = json.slot ?? "";
  if (unit.component) checkName(ctx, "slot", slot, new Set(unit.component.slots), json, "slot");
  else ctx.report(diagnose("element/slot-outside-component", placeOf(ctx.file, json, "type")));
  return { kind: "slot", id: json.id, slot, condition, repeat, file: ctx.file, owner: json };
}

function linkHandlers(
  site: Site,
  { id }: Pick<ElementJson, "id">,
  on: NonNullable<ElementJson["on"]>,
  payload: (event: string) => Type | TypeCell | undefined,
): readonly LinkedHandler[] {
  return Object.keys(on)
    .sort()
    .map((event) => linkHandler(site, `${id}.${event}`, on, event, payload(event)));
}

function linkSlots(
  site: Site,
  json: ElementJson,
  slots: NonNullable<ElementJson["slots"]>,
  info: ElementInfo,
  props: readonly LinkedProp[],
): readonly LinkedSlotContent[] {
  const contents: LinkedSlotContent[] = [];
  for (const name of Object.keys(slots).sort()) {
    const slot = slotInfo(info, name);
    if (!slot) continue;
    const row = rowOf(json.id, name);
    const provides = providedBy(site, json, slot.provides ?? {}, props);
    const item = provides.find((one) => one.name === "item");
    const hasIndex = provides.some((one) => one.name === "index");
    const inner = provides.length === 0 ? site : insideRow(site, row, item?.cell, hasIndex);
    contents.push({
      prop: slot.prop ?? name,
      name: info.slots[name] === undefined ? name : undefined,
      row,
      provides,
      children: linkElements(inner, slots[name]),
    });
  }
  return contents;
}

/** Returns the values that a slot passes to its elements; `itemOf(data)` is an item of the list in `data`. */
function providedBy(
  { ctx, unit }: Site,
  json: ElementJson,
  notations: NonNullable<SlotInfo["provides"]>,
  props: readonly LinkedProp[],
) {
  const provided: LinkedSlotContent["provides"][number][] = [];
  for (const name of ["item", "index"] as const) {
    const notation = notations[name];
    if (notation === undefined) continue;
    if (typeof notation === "object") {
      provided.push({ name, cell: typeWithItem(unit, json, ctx.types.of(notation)) });
      continue;
    }
    const source = notation.startsWith("itemOf(") ? notation.slice("itemOf(".length, -1) : undefined;
    const list = props.find((prop) => prop.name === source)?.base;
    provided.push({ name, cell: notation === "number" ? { type: number } : itemCell(list) });
  }
  return provided;
}

/** Properties that only elements have: a component could not apply them to anything. */
const looks = ["show", "classes", "attributes", "style", "states", "at", "link"] as const;

/** Links a use of a component. Reports unknown properties, events and slots, and missing required properties. */
function linkInstance(
  site: Site,
  json: ElementJson,
  condition: LinkedValue | undefined,
  repeat: LinkedRepeat | undefined,
): LinkedInstance {
  const { ctx, unit } = site;
  const name = json.component ?? "";
  const { components } = ctx.symbols;
  checkName(ctx, "component", name, components, json, "component");
  ctx.reads.add(namedThing("component", name));
  if (!condition && !repeat) unit.certainUses.push({ component: name, owner: json });
  const component = components.get(name);
  for (const key of looks) {
    if (json[key] !== undefined)
      ctx.report(diagnose("component/own-look", { ...placeOf(ctx.file, json, key), part: "key" }, key));
  }
  if (component) checkUse(ctx, json, component);
  return {
    kind: "instance",
    id: json.id,
    component: name,
    condition,
    repeat,
    props: linkGiven(site, json.props ?? {}, component),
    handlers: json.on ? linkHandlers(site, json, json.on, (event) => component?.events.get(event)) : noHandlers,
    slots: json.slots ? linkInstanceSlots(site, json, json.slots, component) : noSlots,
    file: ctx.file,
    owner: json,
  };
}

function checkUse(ctx: LinkContext, json: ElementJson, component: NamedComponent): void {
  for (const prop of missingProps(component, json.props ?? {}))
    ctx.report(diagnose("component/missing-property", placeOf(ctx.file, json, "component"), component.id, prop));
  const { on } = json;
  if (on) for (const event of Object.keys(on)) checkName(ctx, "event", event, component.events, on, event, "key");
}

const localizedValue: CatalogueSchema = { "x-localized": true, "x-name": true, "x-type": "unknown" };

function linkGiven(
  { ctx, scope }: Site,
  props: Readonly<Record<string, unknown>>,
  component: NamedComponent | undefined,
): readonly LinkedProp[] {
  const linked: LinkedProp[] = [];
  for (const name of Object.keys(props).sort()) {
    if (component && !checkName(ctx, "property", name, component.props, props, name, "key")) continue;
    const info = component?.props.get(name);
    const value = linkValue(ctx, scope, props, name, info?.isLocalized ? localizedValue : undefined);
    const isIcon =
      info !== undefined &&
      withoutNothing(info.type)?.kind === "icon" &&
      value.kind === "literal" &&
      typeof value.value === "string";
    if (isIcon) checkIcon(ctx, value, value.value);
    else if (info) expecting(ctx, value, info.type);
    linked.push({ name, isIcon, base: value, variants: undefined });
  }
  return linked;
}

function linkInstanceSlots(
  site: Site,
  { id }: ElementJson,
  slots: NonNullable<ElementJson["slots"]>,
  component: NamedComponent | undefined,
): readonly LinkedSlotContent[] {
  return Object.keys(slots)
    .sort()
    .map((slot) => {
      if (component) checkName(site.ctx, "slot", slot, new Set(component.slots), slots, slot, "key");
      const children = linkElements(site, slots[slot]);
      return { prop: slot, name: undefined, row: rowOf(id, slot), provides: [], children };
    });
}
