import type { OwnElementNode } from "../../2-validate/design-nodes.ts";
import type { ElementJson } from "../../2-validate/schema-types.ts";
import { type CatalogueSchema, type ElementInfo, type EventInfo, table } from "../../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../../catalogue/element-catalogue.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { isOwnElement } from "../../names.ts";
import { nearestName } from "../../near-names.ts";
import { placeOf } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import type { OwnElement, Symbols } from "./symbols.ts";

/** Returns the description of an element type: built in, or of the design's own; undefined for an unknown own one. */
export const elementInfo = (symbols: Symbols, type: string): ElementInfo | undefined =>
  elementCatalogue[type] ?? symbols.ownElements.get(type)?.info;

/** Returns an own element as its schema describes it, in the form of the catalogue. */
export function ownElementOf({ id, file, json }: OwnElementNode): OwnElement {
  const { description = "", properties, required = [], events = {}, slots = {}, value: hasValue = false } = json;
  const props = Object.keys(properties)
    .sort()
    .map((name) => propOf(name, properties[name], required.includes(name)));
  const { children, ...named } = slots;
  const { base } = elementCatalogue;
  const valueType: CatalogueSchema = { anyOf: [properties.value ?? {}, { type: "null" }] };
  return {
    name: id,
    info: {
      type: id,
      title: id,
      description,
      props: table(Object.fromEntries(props)),
      children: children ? "many" : "none",
      slots: table(mapped(named, (slot) => ({ description: slot.description ?? "" }))),
      events: table({ ...base?.events, ...mapped(events, eventOf) }),
      actions: table(hasValue ? valueActions(valueType) : {}),
      variables: table(
        hasValue ? { value: { description: "The current value.", type: valueType, readonly: false } } : {},
      ),
      states: base?.states ?? {},
      tag: "div",
    },
    events,
    hasValue,
    description: json.description,
    place: placeOf(file, json),
  };
}

const mapped = <A, B>(of: Readonly<Record<string, A>>, change: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, change(one)]));

const eventOf = ({ description = "", payload }: OwnElement["events"][string]): EventInfo => ({
  description,
  ...(isSchema(payload) ? { payload } : {}),
  common: false,
});

const valueActions = (type: CatalogueSchema) => ({
  setValue: { description: "Sets the value.", args: { value: type } },
  reset: { description: "Resets to the initial value.", args: {} },
});

/** A JSON Schema may also be `true`: any value. */
const isSchema = (schema: unknown): schema is CatalogueSchema => typeof schema === "object" && schema !== null;

function propOf(name: string, given: unknown, isRequired: boolean) {
  const schema = isSchema(given) ? given : {};
  const localized = schema.type === "string";
  const info = {
    description: typeof schema.description === "string" ? schema.description : "",
    bind: true,
    localized,
    responsive: true,
    required: isRequired,
    schema: { ...schema, ...(localized ? { "x-localized": true, "x-name": true } : {}) },
    ...("default" in schema ? { default: schema.default } : {}),
  };
  return [name, info] as const;
}

/** Reports a type that is not in the design. Names of unsound files are accepted. */
export function reportUnknownOwn(ctx: LinkContext, json: ElementJson): void {
  const { type } = json;
  const { ownElements, ownComponents, poisoned } = ctx.symbols;
  if (poisoned.has(`ownElement:${type}`)) return;
  const place = placeOf(ctx.file, json, "type");
  if (ownComponents?.has(type)) {
    ctx.report(diagnose("element/not-adopted", place, type));
    return;
  }
  const nearest = nearestName(type, [
    ...ownElements.keys(),
    ...(ownComponents ?? []),
    ...Object.keys(elementCatalogue),
  ]);
  ctx.report(diagnose("element/unknown-type", place, type, nearest));
}

/** Whether an element is of the design's own but unknown, which has been reported. */
export const isUnknownOwn = (symbols: Symbols, { type }: ElementJson): boolean =>
  isOwnElement(type) && !symbols.ownElements.has(type);
