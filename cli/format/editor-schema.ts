import { ownElementOfPath, signaturesPath } from "../../compiler/1-load/load.ts";
import all from "../../schema/editor/all.schema.json" with { type: "json" };
import { isObject } from "../json.ts";

/** A schema of schema/editor/: plain JSON Schema whose `$ref`s stay within its file. */
export interface EditorSchema {
  readonly $ref?: string;
  readonly title?: string;
  /** The kind of thing that a string names, such as `variable`. */
  readonly "x-ref"?: string;
  /** The style property whose values a string has. */
  readonly "x-css"?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, EditorSchema>>;
  readonly additionalProperties?: boolean | EditorSchema;
  readonly items?: EditorSchema;
  readonly allOf?: readonly EditorSchema[];
  readonly anyOf?: readonly EditorSchema[];
  readonly if?: EditorSchema;
  readonly then?: EditorSchema;
  readonly else?: EditorSchema;
}

const definitions: Readonly<Record<string, EditorSchema>> = all.$defs as Readonly<Record<string, EditorSchema>>;

const folders: Readonly<Record<string, string>> = { pages: "page", sections: "section", components: "component" };

/** The schema of a design file, by its path in the design folder; undefined for other files. */
export function schemaOfFile(path: string): EditorSchema | undefined {
  if (path === signaturesPath) return definitions["noun-signatures"];
  if (ownElementOfPath(path) !== undefined) return definitions["noun-own-element"];
  const [folder = "", ...rest] = path.split("/");
  const noun = rest.length === 0 ? folder.replace(/\.json$/, "") : (folders[folder] ?? "");
  return definitions[`noun-${noun}`];
}

const pathInDesign =
  /(?:^|\/)((?:(?:pages|sections|components|env)\/[^/]+|custom\/signatures|custom\/elements\/[^/]+\.schema|[^/]+)\.json)$/;

/**
 * The path in the design folder of a file anywhere, such as `pages/inicio.json`. The name of a
 * temporary file becomes a path of the kind that its `$schema` names.
 */
export function designPathOf(path: string, schema: string | undefined): string {
  const inside = pathInDesign.exec(path)?.[1];
  if (inside !== undefined && schemaOfFile(inside)) return inside;
  const noun = /([a-z-]+)\.schema\.json$/.exec(schema ?? "")?.[1] ?? "";
  const folder = Object.keys(folders).find((name) => folders[name] === noun);
  return folder === undefined ? `${noun}.json` : `${folder}/file.json`;
}

/** The schemas that apply to a value, in file order, with conditions evaluated and references followed. */
export function schemasFor(schema: EditorSchema, value: unknown): readonly EditorSchema[] {
  const found: EditorSchema[] = [];
  const visit = (one: EditorSchema | undefined): void => {
    if (!one) return;
    found.push(one);
    if (one.$ref) visit(definitions[one.$ref.replace("#/$defs/", "")]);
    for (const each of one.allOf ?? []) visit(each);
    if (one.if) visit(holds(one.if, value) ? one.then : one.else);
  };
  visit(schema);
  return found;
}

/**
 * The schemas that a member may come to have, an object to which a name is being added: both sides of each condition
 * that asks whether a property is there, such as `formula`, if they have what is there already.
 */
export function schemasOfOpenMember(
  schemas: readonly EditorSchema[],
  key: string | number,
  member: object,
): readonly EditorSchema[] {
  const names = Object.keys(member);
  const branches = (schema: EditorSchema): readonly EditorSchema[] =>
    schemasFor(schema, member).flatMap((one) => {
      const asked = one.if?.anyOf ?? (one.if ? [one.if] : []);
      const isOpen = asked.length > 0 && asked.every(({ required, properties }) => required && !properties);
      if (!isOpen || !one.then || !one.if || holds(one.if, member)) return [one];
      const then = branches(one.then);
      const hasAll = names.every((name) => then.some((each) => propertyOf(each, name)));
      return hasAll ? [one, ...then] : [one];
    });
  return schemas.flatMap((schema) => {
    const inner = typeof key === "number" ? schema.items : propertyOf(schema, key);
    return inner ? branches(inner) : [];
  });
}

/** Whether a value meets a condition. Supports only the keywords that conditions in schema/editor/ use. */
function holds(condition: EditorSchema, value: unknown): boolean {
  if (condition.type === "object" && !isObject(value)) return false;
  if (condition.type === "array" && !Array.isArray(value)) return false;
  if (condition.pattern !== undefined && typeof value === "string" && !new RegExp(condition.pattern).test(value))
    return false;
  if (Object.hasOwn(condition, "const") && condition.const !== value) return false;
  if (condition.anyOf && !condition.anyOf.some((one) => holds(one, value))) return false;
  if (condition.required && !condition.required.every((name) => isObject(value) && Object.hasOwn(value, name)))
    return false;
  return Object.entries(condition.properties ?? {}).every(
    ([name, inner]) => !isObject(value) || !Object.hasOwn(value, name) || holds(inner, value[name]),
  );
}

/** The schemas of a member of a value, by its name or position. */
export function schemasOfMember(
  schemas: readonly EditorSchema[],
  key: string | number,
  member: unknown,
): readonly EditorSchema[] {
  return schemas.flatMap((schema) => {
    const inner = typeof key === "number" ? schema.items : propertyOf(schema, key);
    return inner ? schemasFor(inner, member) : [];
  });
}

function propertyOf(schema: EditorSchema, key: string): EditorSchema | undefined {
  const { properties, additionalProperties } = schema;
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}

/** What a JSON Schema in a design consists of. */
const partsOfSchema: ReadonlySet<EditorSchema | undefined> = new Set([
  definitions.schema,
  ...Object.values(definitions.schema?.properties ?? {}),
]);

/**
 * Names of members in the order of the schemas; undefined when no schema defines members, as for the author's data and
 * JSON Schemas.
 */
export function memberNames(schemas: readonly EditorSchema[]): readonly string[] | undefined {
  if (schemas.some((schema) => partsOfSchema.has(schema))) return undefined;
  const known = schemas.filter(({ properties, additionalProperties }) => properties ?? additionalProperties);
  if (known.length === 0) return undefined;
  return [...new Set(known.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
