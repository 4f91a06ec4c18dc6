import { type ElementInfo, table } from "../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import { relatedWords } from "../diagnostics/catalogue.ts";
import { diagnose, relate } from "../diagnostics/diagnostic.ts";
import { isOwnElement } from "../names.ts";
import { nearestName } from "../near-names.ts";
import { checkAttributes, refuseAttributes } from "./attributes.ts";
import { at, atKey, type Context, complain, isObject, type JsonObject, misspelt } from "./context.ts";
import { besideType, insideProps, ofHtml } from "./elsewhere.ts";
import { checkReserved } from "./names.ts";
import { checkShape, type ShapeOptions } from "./shape.ts";
import { checkStyle } from "./style.ts";
import { elementsTexts, nounsTexts } from "./text-paths.ts";
import { checkTexts } from "./texts.ts";
import { validatorOf } from "./validator-of.ts";
import { elementProps, nouns } from "./validators/validators.js";
import { checkOn } from "./workflow.ts";

/** The ids of one page, section or component, by lower case. */
export interface Ids {
  /** Where the ids must be unique, for messages: `on this page`. */
  readonly where: string;
  readonly first: Map<string, JsonObject>;
}

/** States that any element may have in a style sheet. */
const generalStates = ["hover", "focus", "active", "disabled", "first", "last", "odd", "even"];
/** How messages refer to an element if its type is not the problem. */
const anyElement: ShapeOptions = { what: "an element" };
/** Types that are not elements themselves. */
const instance = "component";
const slot = "slot";
const placeholders = [instance, slot];
/** How messages refer to the properties of each type, and to what is beside the type. */
const shapes: Readonly<Record<string, ShapeOptions>> = table(
  Object.fromEntries(
    Object.values(elementCatalogue).map((info) => [
      info.type,
      { what: `\`${info.type}\``, elsewhere: insideProps(info), instead: ofHtml(info) },
    ]),
  ),
);
const besides: Readonly<Record<string, ShapeOptions>> = table({
  ...Object.fromEntries(
    Object.values(elementCatalogue).map((info) => [
      info.type,
      { ...anyElement, elsewhere: besideType(info), instead: ofHtml(info) },
    ]),
  ),
  [slot]: anyElement,
});
/** For uses of components and for own elements, whose properties are not known here. */
const ofComponent: ShapeOptions = { ...anyElement, elsewhere: besideType(undefined) };

/** Check lists of elements and everything inside them. Iterative, so deep nesting cannot overflow the stack. */
export function checkElements(context: Context, lists: readonly unknown[], ids: Ids): void {
  const pending: unknown[] = [...lists].reverse();
  while (pending.length > 0) {
    const list = pending.pop();
    if (!Array.isArray(list)) continue;
    for (let index = 0; index < list.length; index++) {
      const element: unknown = list[index];
      if (!isObject(element)) continue;
      checkElement(context, element, list, index, ids);
      if (element.children !== undefined) pending.push(element.children);
      if (isObject(element.slots)) for (const slot of Object.values(element.slots)) pending.push(slot);
    }
  }
}

function checkElement(context: Context, element: JsonObject, list: readonly unknown[], index: number, ids: Ids): void {
  const { type } = element;
  checkShape(
    context,
    validatorOf(nouns, "element"),
    { value: element, owner: list, key: index },
    typeof type === "string" ? (besides[type] ?? ofComponent) : anyElement,
  );
  checkId(context, element, ids);
  checkLook(context, element);
  checkLink(context, element.link);
  checkTexts(context, element, nounsTexts.element);
  if (typeof type !== "string") return;
  if (type === slot) refuseAttributes(context, element);
  else if (type !== instance) checkAttributes(context, element, type);
  if (type === instance || type === slot) checkPlaceholder(context, element, type);
  else if (isOwnElement(type)) checkOwn(context, element, type);
  else {
    const info = elementCatalogue[type];
    if (info !== undefined) checkByType(context, element, info);
    else {
      const known = [...Object.keys(elementCatalogue), instance, slot];
      complain(context, "element/unknown-type", at(context, element, "type"), type, nearestName(type, known));
    }
  }
  checkOn(context, element.on);
}

/** Check that an id is not reserved and not used before. */
export function checkId(context: Context, element: JsonObject, ids: Ids): void {
  const { id } = element;
  if (typeof id !== "string") return;
  const place = at(context, element, "id");
  checkReserved(context, id, place);
  const lowerCase = id.toLowerCase();
  const first = ids.first.get(lowerCase);
  if (first === undefined) ids.first.set(lowerCase, element);
  else {
    const duplicate = diagnose("element/duplicate-id", place, id, ids.where);
    context.report(relate(duplicate, at(context, first, "id"), relatedWords.firstUse));
  }
}

/** Check the styles of an element, section or shared class with `check`: plain, at breakpoints and in states. */
export function checkLook(context: Context, look: JsonObject, check = checkStyle): void {
  check(context, look.style);
  checkAt(context, look.at, check);
  if (!isObject(look.states)) return;
  for (const state of Object.values(look.states)) {
    if (!isObject(state)) continue;
    check(context, state.style);
    checkAt(context, state.at, check);
  }
}

function checkAt(context: Context, breakpoints: unknown, check: typeof checkStyle): void {
  if (!isObject(breakpoints)) return;
  for (const breakpoint of Object.values(breakpoints)) if (isObject(breakpoint)) check(context, breakpoint.style);
}

/** Check a use of a component or a slot. What it may have is known only when names are linked. */
function checkPlaceholder(context: Context, element: JsonObject, type: "component" | "slot"): void {
  const other = type === instance ? slot : instance;
  if (!Object.hasOwn(element, type))
    complain(context, "property/missing", at(context, element), type, `an element of type \`${type}\``);
  if (Object.hasOwn(element, other)) complain(context, "property/unknown", atKey(context, element, other), other);
  if (Object.hasOwn(element, "children"))
    complain(context, "element/no-children", atKey(context, element, "children"), type);
  checkResponsive(context, element.at, undefined);
  checkStates(context, element, undefined, type);
}

/** Check a use of an own element. Its properties, events and slots are known only when names are linked. */
function checkOwn(context: Context, element: JsonObject, type: string): void {
  refusePlaceholders(context, element);
  if (!isObject(element.states)) return;
  for (const name of Object.keys(element.states)) {
    const state = element.states[name];
    if (!isObject(state)) continue;
    if (!Object.hasOwn(state, "when")) {
      checkStateName(context, element.states, name, elementCatalogue.base, type);
      if (isObject(state.props))
        complain(context, "element/state-without-condition", atKey(context, state, "props"), name);
    }
    checkResponsive(context, state.at, undefined);
  }
}

function refusePlaceholders(context: Context, element: JsonObject): void {
  for (const name of placeholders) {
    if (Object.hasOwn(element, name)) complain(context, "property/unknown", atKey(context, element, name), name);
  }
}

function checkByType(context: Context, element: JsonObject, info: ElementInfo): void {
  if (info.successor !== undefined)
    complain(context, "element/deprecated-type", at(context, element, "type"), info.type, info.successor);
  refusePlaceholders(context, element);
  const validator = validatorOf(elementProps, info.type);
  const shape = shapes[info.type] ?? anyElement;
  if (isObject(element.props)) {
    checkShape(context, validator, { value: element.props, owner: element, key: "props" }, shape);
    checkTexts(context, element.props, elementsTexts[info.type]);
  } else if (element.props === undefined && !validator(noProps)) {
    // The element has no `props` object to point at.
    for (const { params } of validator.errors ?? []) {
      complain(
        context,
        "property/missing",
        at(context, element, "type"),
        `props.${String(params.missingProperty)}`,
        shape.what,
      );
    }
  }
  if (info.children === "none" && Object.hasOwn(element, "children")) {
    complain(context, "element/no-children", atKey(context, element, "children"), info.type);
  }
  if (element.slots !== undefined) checkSlots(context, element, info);
  if (element.on !== undefined) checkEvents(context, element.on, info.events, info.type);
  checkResponsive(context, element.at, info);
  checkStates(context, element, info, info.type);
}

const noProps = {};

function checkSlots(context: Context, element: JsonObject, info: ElementInfo): void {
  checkMembers(context, element.slots, slotsOf(element, info), (place, name, nearest, names) =>
    complain(context, "element/unknown-slot", place, name, info.type, nearest, names),
  );
}

/** Returns the slots of an element: the fixed ones of its type, and one for each tab or column that it has. */
function slotsOf(element: JsonObject, { slots }: ElementInfo): Readonly<Record<string, unknown>> {
  const { "*": named, ...fixed } = slots;
  const list = named?.namesFrom?.replace("[].id", "");
  if (list === undefined) return slots;
  const parts = [
    element,
    ...[element.at, element.states].flatMap((part) => (isObject(part) ? Object.values(part) : [])),
  ];
  const items = parts.flatMap((part) => (isObject(part) && isObject(part.props) ? part.props[list] : []));
  const ids = items.flatMap((item) => (isObject(item) && typeof item.id === "string" ? [item.id] : []));
  return table({ ...fixed, ...Object.fromEntries(ids.map((id) => [id, named])) });
}

/** Check the names of the events that have handlers. */
export function checkEvents(
  context: Context,
  on: unknown,
  known: Readonly<Record<string, unknown>>,
  type: string,
): void {
  checkMembers(context, on, known, (place, name, nearest, names) =>
    complain(context, "element/unknown-event", place, name, type, nearest, names),
  );
}

type Unknown = (
  place: ReturnType<typeof atKey>,
  name: string,
  nearest: string | undefined,
  names: readonly string[],
) => void;

/** Report the members of an object that the type does not have; `*` allows any name. */
function checkMembers(
  context: Context,
  members: unknown,
  known: Readonly<Record<string, unknown>>,
  unknown: Unknown,
): void {
  if (!isObject(members) || known["*"] !== undefined) return;
  for (const name of Object.keys(members)) {
    if (known[name] !== undefined) continue;
    const names = Object.keys(known);
    unknown(atKey(context, members, name), name, nearestName(name, names), names);
  }
}

/** Check the properties that vary by screen width. Without `info` none may: in a state, and on instances and slots. */
function checkResponsive(context: Context, breakpoints: unknown, info: ElementInfo | undefined): void {
  if (!isObject(breakpoints)) return;
  for (const breakpoint of Object.values(breakpoints)) {
    if (!isObject(breakpoint) || !isObject(breakpoint.props)) continue;
    if (info === undefined) {
      complain(context, "property/unknown", atKey(context, breakpoint, "props"), "props");
      continue;
    }
    checkOverride(context, breakpoint, info);
    for (const name of Object.keys(breakpoint.props)) {
      const prop = info.props[name];
      if (prop !== undefined && !prop.responsive) {
        complain(context, "element/not-responsive", atKey(context, breakpoint.props, name), name);
      }
    }
  }
}

/** Check the `props` of a breakpoint or state: the properties of the type, none of them required. */
function checkOverride(context: Context, owner: JsonObject, info: ElementInfo): void {
  const shape = { value: owner.props, owner, key: "props" };
  checkShape(context, validatorOf(elementProps, info.type), shape, {
    ...(shapes[info.type] ?? anyElement),
    isPartial: true,
  });
  checkTexts(context, owner.props, elementsTexts[info.type]);
}

function checkStates(context: Context, element: JsonObject, info: ElementInfo | undefined, type: string): void {
  if (!isObject(element.states)) return;
  for (const name of Object.keys(element.states)) {
    const state = element.states[name];
    if (!isObject(state)) continue;
    const isOwn = Object.hasOwn(state, "when");
    if (!isOwn) checkStateName(context, element.states, name, info, type);
    if (isObject(state.props)) {
      const place = atKey(context, state, "props");
      if (info === undefined) complain(context, "property/unknown", place, "props");
      else if (isOwn) checkStateProps(context, state, state.props, info);
      else complain(context, "element/state-without-condition", place, name);
    }
    checkResponsive(context, state.at, undefined);
  }
}

/** Check the properties of a custom state: each is bound to the condition of the state. */
function checkStateProps(context: Context, state: JsonObject, props: JsonObject, info: ElementInfo): void {
  checkOverride(context, state, info);
  for (const name of Object.keys(props)) {
    if (info.props[name]?.bind === false) complain(context, "element/not-in-state", atKey(context, props, name), name);
  }
}

function checkStateName(
  context: Context,
  states: JsonObject,
  name: string,
  info: ElementInfo | undefined,
  type: string,
): void {
  const isParents = name.startsWith("parent.");
  const own = isParents ? name.slice("parent.".length) : name;
  if (generalStates.includes(own) || info?.states[own] !== undefined) return;
  // The parent's type is known only when names are linked, so allow any state of any type here.
  const all = () => Object.values(elementCatalogue).flatMap((each) => Object.keys(each.states));
  if ((isParents || info === undefined) && all().includes(own)) return;
  const known = isParents
    ? all().map((each) => `parent.${each}`)
    : [...generalStates, ...Object.keys(info?.states ?? {})];
  complain(context, "element/unknown-state", atKey(context, states, name), name, type, nearestName(name, known), known);
}

const linkTargets = ["page", "path", "url", "mail", "tel", "file", "popup", "closePopup"];

/** Check that a link has one target; `section` may be combined with `page`. */
function checkLink(context: Context, link: unknown): void {
  if (!isObject(link)) return;
  const found = linkTargets.filter((name) => Object.hasOwn(link, name));
  const isSection = Object.hasOwn(link, "section");
  if (found.length === 1 || (found.length === 0 && isSection)) return;
  // The shape check reports a misspelt target.
  if (found.length === 0 && misspelt(link, linkTargets)) return;
  const second = found[1];
  const place = second === undefined ? at(context, link) : atKey(context, link, second);
  complain(context, "property/choose-one", place, [...linkTargets, "section"], found);
}
