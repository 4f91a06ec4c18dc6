import { pascal } from "./read.mjs";

const header = "// @generated from schema/elements by npm run codegen. Do not edit.\n";
const quoted = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const doc = (text, indent = "") => (text ? `${indent}/** ${text.replaceAll("*/", "* /")} */\n` : "");

/**
 * Returns the name of the type parameter for the items of a list property: `Item` for one list, the property's name for
 * several.
 */
function itemNames(schema) {
  const sources = [...new Set([...JSON.stringify(schema).matchAll(/itemOf\((\w+)\)/g)].map((match) => match[1]))];
  const names = sources.map((source) => [source, sources.length === 1 ? "Item" : `${pascal(source)}Item`]);
  return new Map(names);
}

/** `valueOf(options, valueField)`: the value of an option, at the path in the property `valueField`. */
const valueNotation = /valueOf\((\w+), (\w+)\)/;

/** Returns the property with the path of the value, as a type parameter. */
function fieldParameter(schema) {
  const field = JSON.stringify(schema).match(valueNotation)?.[2];
  return field && { prop: field, byDefault: JSON.stringify(schema.properties[field].default) };
}

/** Returns a JSON Schema as a TypeScript type. */
function tsType(schema, items) {
  if (schema["x-provides"]) {
    const { "x-provides": provides, ...result } = schema;
    return `((${parameters(provides, items).join(", ")}) => ${tsType(result, items)} | null | undefined)`;
  }
  if (schema["x-ref"] === "collection") return "PagedCollection";
  const special = schema["x-type"];
  const value = special?.match(valueNotation);
  if (value) return `OptionValue<${items.get(value[1]) ?? "unknown"}, Field> | null`;
  const changed = special?.match(/^changesOf\((\w+)\)$/);
  if (changed) return `Partial<${items.get(changed[1]) ?? "unknown"}>`;
  const item = special?.match(/^(itemOf|listOf)\((\w+)\)$/);
  if (item?.[1] === "itemOf") return items.get(item[2]) ?? "unknown";
  if (item?.[1] === "listOf") return `readonly ${items.get(item[2]) ?? "unknown"}[]`;
  if (special === "unknown" || special === "schema") return "unknown";
  if (special === "file") return "File";
  if (special === "icon") return "IconDrawing";
  if (special === "date" || special === "url") return "string";
  if ("const" in schema) return JSON.stringify(schema.const);
  // A formula has no type of a few numbers.
  if (schema.enum?.every((value) => typeof value === "number")) return "number";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((each) => tsType(each, items)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => tsType({ ...schema, type }, items)).join(" | ");
  if (schema.type === "array") return `readonly ${parenthesised(itemType(schema.items ?? {}, items))}[]`;
  if (schema.type === "object") return objectType(schema, items);
  if (schema.type === "string") return "string";
  if (schema.type === "number" || schema.type === "integer") return "number";
  if (schema.type === "boolean" || schema.type === "null") return schema.type;
  return "unknown";
}

/** Returns the type of an array item. A nullable item may also be `undefined`, as formulas return either. */
const itemType = (schema, items) =>
  `${innerType(schema, items)}${Array.isArray(schema.type) && schema.type.includes("null") ? " | undefined" : ""}`;

const parenthesised = (type) => (/[|&]/.test(type) && !type.startsWith("{") ? `(${type})` : type);

/** Returns the type of a value inside a property: bindable if the schema allows it. */
const innerType = (schema, items) => (schema["x-bind"] ? `Bind<${tsType(schema, items)}>` : tsType(schema, items));

function objectType(schema, items) {
  const required = new Set(schema.required ?? []);
  const members = Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const type = innerType(each, items);
    return `readonly ${quoted(name)}${required.has(name) ? "" : "?"}: ${type}${required.has(name) || each["x-bind"] ? "" : " | undefined"}`;
  });
  if (schema.additionalProperties === false || members.length > 0) return `{ ${members.join("; ")} }`;
  const rest =
    typeof schema.additionalProperties === "object" ? innerType(schema.additionalProperties, items) : "unknown";
  return `{ readonly [name: string]: ${rest} }`;
}

/** Returns the parameters of a function that reads what a slot or property provides. */
const parameters = (provides, items) =>
  Object.entries(provides).map(([name, type]) => {
    const isPlain = type === "number" || type === "string";
    const schema = typeof type === "object" ? type : isPlain ? { type } : { "x-type": type };
    return `${name}: ReadonlySignal<${tsType(schema, items)}>`;
  });

/** Returns the type of a slot: nodes, or a function of what the slot provides. */
function slotType(slot, items) {
  const provided = parameters(slot.provides ?? {}, items);
  return provided.length === 0 ? "ReactNode" : `(${provided.join(", ")}) => ReactNode`;
}

function elementTypes(type, schema) {
  const element = schema["x-element"];
  const name = pascal(type);
  const items = itemNames(schema);
  const field = fieldParameter(schema);
  const parameters = [...items.values(), ...(field ? ["Field"] : [])];
  const declared = [
    ...[...items.values()].map((each) => `${each} = unknown`),
    ...(field ? [`Field extends string = ${field.byDefault}`] : []),
  ];
  const generic = parameters.length === 0 ? "" : `<${declared.join(", ")}>`;
  const given = parameters.length === 0 ? "" : `<${parameters.join(", ")}>`;
  const payloads = [];
  const lines = [];
  for (const [prop, each] of Object.entries(schema.properties ?? {})) {
    const isItems = items.has(prop);
    const type = field?.prop === prop ? "Field" : isItems ? `readonly ${items.get(prop)}[]` : tsType(each, items);
    lines.push(
      `${doc(each.description, "  ")}  readonly ${quoted(prop)}?: ${each["x-bind"] ? `Bind<${type}>` : `${type} | undefined`};`,
    );
  }
  for (const [slot, each] of Object.entries(element.slots ?? {})) {
    const type = slotType(each, items);
    const whole =
      slot === "*" ? `Readonly<Record<string, ${type.includes("=>") ? `(${type})` : type} | undefined>>` : type;
    const prop = each.prop ?? slot;
    lines.push(
      `${doc(each.description, "  ")}  readonly ${quoted(prop)}?: ${whole.includes("=>") && slot !== "*" ? `(${whole})` : whole} | undefined;`,
    );
  }
  for (const [event, each] of Object.entries(element.events ?? {})) {
    const payload = `${name}${pascal(event)}Payload`;
    const hasItems = /(?:item|value)Of\(/.test(JSON.stringify(each.payload ?? {}));
    if (each.payload)
      payloads.push(
        `/** The payload of \`${event}\`. */\nexport type ${payload}${hasItems ? generic : ""} = ${tsType(each.payload, items)};\n`,
      );
    const handler = each.payload ? `Handler<${payload}${hasItems ? given : ""}>` : "Handler";
    lines.push(`${doc(each.description, "  ")}  readonly on${pascal(event)}?: ${handler} | undefined;`);
  }
  if (element.children === "many") lines.push("  readonly children?: ReactNode | undefined;");
  const variables = Object.entries(element.variables ?? {}).map(
    ([variable, each]) => `${doc(each.description, "  ")}  readonly ${quoted(variable)}: ${tsType(each.type, items)};`,
  );
  const actions = Object.entries(element.actions ?? {}).map(([action, each]) => {
    const args = Object.entries(each.args ?? {}).map(
      ([arg, of]) => `readonly ${quoted(arg)}?: ${tsType(of, items)} | null | undefined`,
    );
    return `${doc(each.description, "  ")}  readonly ${quoted(action)}: (${args.length === 0 ? "" : `args: { ${args.join("; ")} }`}) => unknown;`;
  });
  const usesItems = (text) => parameters.some((each) => new RegExp(`\\b${each}\\b`).test(text));
  const part = (suffix, rows, what) => {
    const isGeneric = usesItems(rows.join("\n"));
    return rows.length === 0
      ? `/** ${what} */\nexport type ${name}${suffix} = Readonly<Record<never, never>>;\n`
      : `/** ${what} */\nexport interface ${name}${suffix}${isGeneric ? generic : ""} {\n${rows.join("\n")}\n}\n`;
  };
  const ofItems = usesItems(variables.join("\n")) ? given : "";
  const handle = `TakenHandle<${name}Variables${ofItems}, ${name}Actions>`;
  lines.push(`  /** Its variables and actions, for the code around it. */\n  readonly handle?: ${handle} | undefined;`);
  return [
    ...payloads,
    `/** ${schema.description} */\nexport interface ${name}Props${generic} extends ${base(lines)} {\n${lines.join("\n")}\n}\n`,
    part("Variables", variables, `The variables of the element ${type}.`),
    part("Actions", actions, `The actions of the element ${type}.`),
  ].join("\n");
}

/** Returns the base type of an element's props; its own members override common ones of the same name. */
function base(lines) {
  const own = lines
    .map((line) =>
      line
        .match(/readonly (\w+)\?:/g)
        ?.at(-1)
        ?.slice(9, -2),
    )
    .filter((name) => commonNames.has(name));
  return own.length === 0 ? "CommonProps" : `Omit<CommonProps, ${own.map((name) => JSON.stringify(name)).join(" | ")}>`;
}

const commonNames = new Set(["style", "classes", "states", "show", "link"]);

/** runtime/elements/props.ts */
export function propTypes(schemas) {
  for (const event of Object.keys(schemas.commonEvents)) commonNames.add(`on${pascal(event)}`);
  const body = Object.entries(schemas.elements)
    .map(([type, schema]) => elementTypes(type, schema))
    .join("\n");
  const used = (name) => new RegExp(`\\b${name}\\b`).test(body);
  const signals = ["Bind", "ReadonlySignal"].filter(used);
  return `${header}${used("ReactNode") ? 'import type { ReactNode } from "react";\n' : ""}${used("PagedCollection") ? 'import type { PagedCollection } from "../data/collections.ts";\n' : ""}import type { TakenHandle } from "../react/element-handle.ts";
import type { CommonProps } from "../react/element-props.ts";
${signals.length > 0 ? `import type { ${signals.join(", ")} } from "../react/signals.ts";\n` : ""}${used("Handler") ? 'import type { Handler } from "../workflow/workflow.ts";\n' : ""}
/** An icon: SVG elements with their attributes, on a grid of 24 by 24. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** The value of an option in a list: its field, or the option itself if it is not an object. */
export type OptionValue<Item, Field extends string> = Item extends object
  ? Field extends keyof Item
    ? Item[Field]
    : unknown
  : Item;

${body}`;
}
