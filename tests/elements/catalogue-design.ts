import type { CatalogueSchema, ElementInfo, PropInfo } from "../../compiler/catalogue/catalogue-types.ts";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { camelCase } from "../../compiler/names.ts";

const elements = Object.values(elementCatalogue);

/** A design with every element of the catalogue: its properties, events, slots, variables and actions, a page each. */
export const catalogueDesign = (): { readonly path: string; readonly bytes: Uint8Array }[] =>
  [["design.json", design] as const, ...elements.map((info) => [`pages/${info.type}.json`, pageOf(info)] as const)].map(
    ([path, json]) => ({ path, bytes: new TextEncoder().encode(JSON.stringify(json)) }),
  );

const isIcon = (schema: CatalogueSchema): boolean => schema["x-type"] === "icon";

/** Returns valid values of a property: all of an enumeration, the default of others and one more. */
function samplesOf(name: string, { schema, provides, default: usual }: PropInfo): readonly unknown[] {
  if (schema["x-ref"] === "collection") return [];
  if (provides) return [{ formula: "toText(item.value)" }];
  const samples = valuesOf(schema, name);
  return usual === undefined || samples.includes(usual) ? samples : [...samples, usual];
}

/** Returns valid values of a schema. */
function valuesOf(schema: CatalogueSchema, name: string): readonly unknown[] {
  const { enum: choices, anyOf, items, properties, minimum } = schema;
  if (isIcon(schema)) return ["star"];
  if (name === "cutout") return ["50%"];
  if (schema["x-type"] === "date") return ["2025-05-16"];
  if (Array.isArray(choices)) return choices;
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => valuesOf(one, name));
  const types: readonly unknown[] = [schema.type].flat();
  return types.flatMap((type): readonly unknown[] => {
    if (type === "boolean") return [true, false];
    if (type === "integer" || type === "number") return [typeof minimum === "number" ? minimum + 1 : 3];
    if (type === "string")
      return [cssSampleOf(schema) ?? kindSamples[String(schema["x-literal"])] ?? (/id$/i.test(name) ? "a" : "nome")];
    if (type === "null") return [null];
    if (type === "array") return isSchema(items) ? [valuesOf(items, name).slice(0, 1)] : [[]];
    if (type !== "object") return ["nome"];
    const members = Object.entries(isSchema(properties) ? properties : {});
    return [Object.fromEntries(members.map(([key, one]) => [key, isSchema(one) ? valuesOf(one, key)[0] : null]))];
  });
}

/** A text of each kind that `x-literal` names. */
const kindSamples: Readonly<Record<string, string>> = {
  autofill: "email",
  currency: "BRL",
  date: "2025-05-16",
  language: "pt-BR",
  mask: "99-AA",
  pattern: "[0-9]+",
  "time-zone": "America/Sao_Paulo",
};

const cssSamples: Readonly<Record<string, string>> = {
  background: "red",
  color: "red",
  cursor: "move",
  fill: "red",
  filter: "blur(2px)",
  fontFamily: "serif",
  stroke: "red",
  transition: "all 1s",
};

/** Returns a value of the style property whose values a property has. */
function cssSampleOf({ "x-css": style }: CatalogueSchema): string | undefined {
  return typeof style === "string" ? (cssSamples[style] ?? "7px") : undefined;
}

const isSchema = (value: unknown): value is CatalogueSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const design = {
  formatVersion: 1,
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: elements[0]?.type },
};

/** Returns a page with an element of a type for each value of its properties, and all else that the catalogue says of it. */
function pageOf(info: ElementInfo): object {
  const { type, props } = info;
  const samples = Object.entries(props).map(([name, prop]) => [name, prop, samplesOf(name, prop)] as const);
  const count = Math.max(1, ...samples.map(([, , values]) => values.length));
  const literal = (index: number) =>
    fitting(type, Object.fromEntries(samples.map(([name, , values]) => [name, values[index % values.length]])));
  const bound = Object.fromEntries(
    samples.map(([name, prop, [first]]) => [name, prop.bind ? { formula: formulaOf(prop.schema, first) } : first]),
  );
  const on = Object.fromEntries(
    Object.entries(info.events).map(([name, { payload }]) => [name, { steps: readsOf(payload) }]),
  );
  const own = {
    on,
    slots: slotsOf(info),
    ...(info.children === "many" ? { children: [childOf(info)] } : {}),
  };
  const id = camelCase(type);
  const shown = [
    ...Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, type, props: literal(index) })),
    { id, type, props: bound, ...own },
  ];
  const children = [
    ...(type.startsWith("svg-") ? [{ id: "desenho", type: "svg", children: shown }] : shown),
    ...Object.keys(info.variables).map((name) => textOf(`le${name}`, `toText(elements.${id}.${name})`)),
    { id: "agir", type: "button", on: { click: { steps: actionsOf(info, id) } } },
  ];
  // Inside this element any tag is allowed.
  const area = { id: "area", type: "scroll-area", children };
  return { id: type, path: type, title: type, sections: [{ id: "principal", children: [area] }] };
}

/** Returns a child for an element; a drawing takes shapes only. */
const childOf = ({ type }: ElementInfo): object =>
  type === "svg" ? { id: "filho", type: "svg-circle", props: { r: 1 } } : textOf("filho", "'filho'");

/** Returns properties that can be used together. */
function fitting(type: string, props: Readonly<Record<string, unknown>>): object {
  const { mask: _, ...unmasked } = props;
  if (type === "form-input") return /^(?:text|tel|search|password)$/.test(String(props.type)) ? props : unmasked;
  if (type !== "date-picker") return props;
  return { ...props, flowSteps: [], ...(props.selectionMode === "multi" && { dateMode: "date" }) };
}

const textOf = (id: string, formula: string): object => ({ id, type: "text", props: { text: { formula } } });

/** Returns steps that read an event and all its fields. */
function readsOf(payload: CatalogueSchema | undefined): readonly object[] {
  const fields = isSchema(payload?.properties) ? Object.keys(payload.properties) : [];
  return fields.map((name) => ({ action: "log", message: { formula: `toText(event.${name})` } }));
}

const actionsOf = ({ actions }: ElementInfo, element: string): readonly object[] =>
  Object.entries(actions).map(([name, { args }]) => ({
    action: "elementAction",
    element,
    name,
    with: Object.fromEntries(Object.entries(args).map(([key, schema]) => [key, valuesOf(schema, key)[0]])),
  }));

/** Returns a text for each slot, which reads the names that the slot provides. */
function slotsOf({ slots }: ElementInfo): Readonly<Record<string, readonly object[]>> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, { provides = {} }]) => {
      const read = Object.keys(provides).map((one) => `toText(${one})`);
      const slot = name === "*" ? "a" : name;
      return [slot, [textOf(`em${slot}`, read.join(" + ") || "'dentro'")]];
    }),
  );
}

/** Returns a value in the notation of formulas. */
function formulaOf(schema: CatalogueSchema, value: unknown): string {
  if (isIcon(schema)) return `icons['${String(value)}']`;
  if (typeof value === "string") return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map((item) => formulaOf({}, item)).join(", ")}]`;
  if (!isSchema(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${formulaOf({}, one)}`)
    .join(", ")} }`;
}
