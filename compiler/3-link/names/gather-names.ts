import type { Design, DesignPart } from "../../2-validate/design-nodes.ts";
import type {
  FormulaJson,
  ParamJson,
  SignaturesJson,
  ThemeJson,
  VariableJson,
  WorkflowJson,
} from "../../2-validate/schema-types.ts";
import { boolean, type FunctionType, number, type RecordType, type Type, text, unknown } from "../../formula-types.ts";
import { tableTypeNames, unitName } from "../../output-names.ts";
import { recordName } from "../../record-name.ts";
import { type Place, placeOf, type SourceFile } from "../../span.ts";
import {
  foreign,
  isAssignable,
  isMaybeNothing,
  list,
  optional,
  record,
  typeFromNotation,
  typeFromSchema,
  typeOfValue,
  union,
  withoutNothing,
} from "../../value-types.ts";
import { ownElementOf } from "./own-elements.ts";
import { indexPaths } from "./pages-at.ts";
import type {
  ClassShape,
  CollectionShape,
  ColumnsShape,
  NamedCollection,
  NamedComponent,
  NamedFormula,
  NamedFunction,
  NamedPage,
  NamedParam,
  NamedRecords,
  NamedTable,
  NamedVariable,
  NamedWorkflow,
  OwnFunction,
  Services,
  Symbols,
} from "./symbols.ts";

type Shapes<T> = readonly (readonly [id: string, json: T, place: Place])[];

/** Returns the entries of a map of the design sorted by id, so that key order in a file has no effect. */
export function entriesOf<T>(file: SourceFile, map: object | undefined): Shapes<T> {
  if (!map) return [];
  const owner = map as Readonly<Record<string, T>>;
  return Object.keys(owner)
    .sort()
    .map((id) => [id, owner[id] as T, placeOf(file, owner, id)] as const);
}

interface TypeShape {
  readonly type?: string;
  readonly schema?: unknown;
  readonly rowOf?: string;
}

/** Sources of rows that types may name. */
type RowSources = Pick<Symbols, "collections" | "tables">;

/** Returns the type that a parameter, a property or a result declares. */
export function declaredType({ collections, tables }: RowSources, shape: TypeShape | undefined): Type {
  if (shape?.schema) return typeFromSchema(shape.schema);
  if (shape?.rowOf !== undefined) {
    const row = (collections.get(shape.rowOf) ?? tables.get(shape.rowOf))?.row ?? unknown;
    return shape.type === "list" ? list(row) : row;
  }
  return shape?.type === undefined ? unknown : typeFromNotation(shape.type);
}

/** Returns parameters with their types. */
export const paramsOf = (sources: RowSources, shapes: readonly ParamJson[] | undefined): readonly NamedParam[] =>
  (shapes ?? []).map((shape) => {
    const type = declaredType(sources, shape);
    const { default: fallback } = shape;
    const isPlain = typeof fallback === "string" || typeof fallback === "number" || typeof fallback === "boolean";
    return {
      name: shape.id,
      type,
      isOptional: shape.optional === true || fallback !== undefined,
      ...(isPlain && isAssignable(typeFromSchema({ const: fallback }), type) ? { fallback } : {}),
    };
  });

/** Inputs besides the design that its names depend on. */
export type NamesContext = Pick<
  Symbols,
  | "assets"
  | "styleSheet"
  | "font"
  | "edgeFunctions"
  | "ownComponents"
  | "ownElementsPath"
  | "icon"
  | "customPath"
  | "customRoutes"
>;

/** Gathers the names of a design. Unsound files have no names; references to them are poisoned. */
export function gatherNames(design: Design, context: NamesContext): Symbols {
  const tables = tablesOf(design);
  const functions = functionsOf(design, tables);
  const ownFunctions = ownFunctionsOf(design.signatures?.json);
  const settings = design.design?.json as DesignShape | undefined;
  const collections = byId(mapEntries<CollectionShape>(design.collections, "collections"), (id, json, place) =>
    collectionOf(id, json, place, { tables, functions, ownFunctions }),
  );
  const sources: RowSources = { collections, tables };
  const components = new Map(design.components.map(({ id, file }) => [id, componentOf(sources, id, file)] as const));
  const languages = settings?.languages ?? ["en"];
  const pages = new Map(design.pages.map(({ id, file }) => [id, pageOf(id, file, languages, collections)]));
  return {
    ...context,
    languages,
    keepsLanguage: settings?.languageChoice?.keep === true,
    prefixes: new Set(languages.slice(settings?.prefixDefaultLanguage ? 0 : 1)),
    variables: byId(mapEntries<VariableJson>(design.variables, "variables"), variableOf),
    collections,
    formulas: byId(mapEntries<FormulaJson>(design.formulas, "formulas"), (...named) => formulaOf(sources, ...named)),
    workflows: byId(mapEntries<WorkflowJson>(design.workflows, "workflows"), (...named) =>
      workflowOf(sources, ...named),
    ),
    pages,
    pagePaths: indexPaths(pages),
    sections: new Set(design.sections.map((section) => section.id)),
    components,
    popups: new Map([...components].filter(([, one]) => one.isPopup)),
    groups: new Set(Object.keys(settings?.groups ?? {})),
    tokens: new Set(tokenNames(design.theme?.json)),
    classes: new Map(Object.entries((design.theme?.json as ThemeShape | undefined)?.classes ?? {})),
    sheetClasses: sheetClassesOf(settings, context),
    tables,
    functions,
    ownFunctions,
    ownElements: new Map(design.ownElements.map((node) => [node.id, ownElementOf(node)])),
    appCollections: settings?.collections ?? [],
    user: userOf(settings?.auth, tables),
    services: servicesOf(settings?.plugins),
    authEndpoints: authEndpointsOf(settings?.auth),
    usesAuthService: settings?.auth?.kind !== undefined,
    hasBackend: settings?.backend !== undefined || settings?.auth?.kind !== undefined,
    hasAuth: settings?.auth !== undefined || design.unsound.has("design"),
    poisoned: design.unsound,
    signature: signatureOf(design, context),
  };
}

/** Returns the type of `auth.user`: as declared, or a user of the auth service with the columns of the profile. */
function userOf(auth: DesignShape["auth"], tables: ReadonlyMap<string, NamedTable>): Type {
  if (auth?.user) return optional(typeFromSchema(auth.user));
  if (auth?.kind === undefined) return unknown;
  const row = tables.get(auth.profile ?? "")?.row;
  // An error in `tables.json`, or in the name of the table, is reported where it is.
  if (auth.profile !== undefined && row === undefined) return unknown;
  const fields = new Map<string, Type>([
    ["email", optional(text)],
    ["phone", optional(text)],
    ["metadata", unknown],
    ...(row?.fields ?? []),
    ["id", text],
  ]);
  return optional(recordOf([...fields].sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Returns the endpoints that the steps of a design may call; the auth service has all but those for passwords. */
function authEndpointsOf(auth: DesignShape["auth"]): ReadonlySet<string> {
  if (auth?.kind === undefined) return new Set(Object.keys(auth ?? {}));
  return new Set(["me", ...(auth.password ? ["login", "signup"] : [])]);
}

/**
 * Returns the services that the plugins of a design call. Secrets that the server adds are not read: the output must
 * not contain them.
 */
function servicesOf({ rest, xano }: NonNullable<DesignShape["plugins"]> = {}): Services {
  const groups = Object.entries(xano?.groups ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    origins: (rest?.origins ?? []).map(originOf),
    serverOrigins: Object.keys(rest?.server ?? {}).map(originOf),
    groups: new Map(groups.map(([name, path]) => [name, `https://${xano?.domain}/${path}`])),
  };
}

/** Normalises an origin: in lower case, without a default port. */
const originOf = (text: string): string => (URL.canParse(text) ? new URL(text).origin : text);

/** Returns everything that a page, section or component can see of the rest of the design, as one string to compare. */
function signatureOf(design: Design, context: NamesContext): string {
  const { assets, edgeFunctions = new Set(), ownComponents } = context;
  const whole = [
    design.design,
    design.theme,
    design.variables,
    design.collections,
    design.formulas,
    design.workflows,
    design.tables,
    design.signatures,
  ];
  return [
    ...whole.map((one) => one?.file.text ?? ""),
    ...design.pages.map(({ file }) => interfaceOf(file, ["id", "path", "params", "records"])),
    ...design.sections.map(({ id }) => id),
    ...design.components.map(({ file }) =>
      interfaceOf(file, ["id", "kind", "props", "events", "slots", "actions", "result"]),
    ),
    ...design.ownElements.flatMap(({ id, file }) => [id, file.text]),
    ...[...(ownComponents ?? [])].sort(),
    ...[...assets].sort(),
    ...sheetClassesOf(design.design?.json as DesignShape | undefined, context),
    ...fontFiles(design.theme?.json).map(({ file }) => JSON.stringify(context.font?.(file)) ?? ""),
    ...[...edgeFunctions].sort(),
    ...[...design.unsound].sort(),
  ].join("\u0000");
}

function interfaceOf(file: SourceFile, keys: readonly string[]): string {
  const json = file.json as Readonly<Record<string, unknown>>;
  return JSON.stringify(keys.map((key) => json[key]));
}

export interface DesignShape {
  readonly name: string;
  readonly title: unknown;
  readonly titlePattern?: string;
  readonly languages?: readonly string[];
  readonly prefixDefaultLanguage?: boolean;
  readonly languageChoice?: { readonly keep?: boolean; readonly browser?: boolean };
  readonly timeZone?: string;
  readonly pages: {
    readonly home: string;
    readonly login?: string;
    readonly forbidden?: string;
    readonly notFound?: string;
  };
  readonly themes?: { readonly default?: string };
  readonly groups?: Readonly<
    Record<string, { readonly name?: string; readonly roles?: readonly string[]; readonly description?: string }>
  >;
  readonly auth?: {
    readonly kind?: string;
    readonly password?: boolean;
    readonly profile?: string;
    readonly user?: object;
    readonly [name: string]: unknown;
  };
  readonly backend?: { readonly kind: string; readonly constraintTexts?: object };
  readonly plugins?: {
    readonly rest?: { readonly origins?: readonly string[]; readonly server?: object };
    readonly xano?: { readonly domain: string; readonly groups: Readonly<Record<string, string>> };
  };
  readonly loaderColor?: string;
  readonly styleSheets?: readonly string[];
  readonly collections?: readonly string[];
  readonly on?: Readonly<Record<string, unknown>>;
}

/** A font family whose files the design has: a token of the theme. */
export type FontJson = Extract<NonNullable<ThemeJson["fonts"]>[string], object>;
export type FontFileJson = FontJson["files"][number];

/** Returns the font families of a theme whose files the design has, in the order of their tokens. */
export const fontsOf = (theme: ThemeJson | undefined): readonly FontJson[] =>
  Object.entries(theme?.fonts ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, font]) => (typeof font === "object" ? [font] : []));

/** Returns the files of all font families of a theme. */
export const fontFiles = (theme: ThemeJson | undefined): readonly FontFileJson[] =>
  fontsOf(theme).flatMap(({ files }) => files);

export interface ThemeShape {
  readonly colors?: {
    readonly light?: Readonly<Record<string, string>>;
    readonly dark?: Readonly<Record<string, string>>;
  };
  readonly classes?: Readonly<Record<string, ClassShape>>;
  readonly [group: string]: unknown;
}

/** Returns the classes in the style sheets of a design, sorted. */
function sheetClassesOf(settings: DesignShape | undefined, { assets, styleSheet }: NamesContext): ReadonlySet<string> {
  const texts = (settings?.styleSheets ?? []).map((path) => (assets.has(path) ? (styleSheet?.(path) ?? "") : ""));
  return new Set(texts.flatMap(classesIn).sort());
}

/** Returns the class names in the selectors of a style sheet. */
function classesIn(css: string): readonly string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)/g, " ");
  return Array.from(bare.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = ""]) => name);
}

const mapEntries = <T>(file: DesignPart<unknown> | undefined, key: string): Shapes<T> =>
  file ? entriesOf<T>(file.file, (file.json as Readonly<Record<string, object>>)[key]) : [];

const byId = <S, T>(entries: Shapes<S>, make: (id: string, json: S, place: Place) => T): ReadonlyMap<string, T> =>
  new Map(entries.map(([id, json, place]) => [id, make(id, json, place)]));

/** Names in a theme that are not groups of tokens. */
const notTokens = new Set(["$schema", "classes", "colors", "allow", "description", "name"]);

/** Returns the names of all tokens of a theme; they share one namespace. */
export function tokenNames(json: unknown): readonly string[] {
  const theme = (json ?? {}) as ThemeShape;
  const groups = Object.keys(theme).filter((group) => !notTokens.has(group));
  return [
    ...Object.keys(theme.colors?.light ?? {}),
    ...groups.flatMap((group) =>
      typeof theme[group] === "object" && theme[group] !== null ? Object.keys(theme[group]) : [],
    ),
  ];
}

const variableTypes: Readonly<Record<VariableJson["type"], Type>> = {
  string: text,
  query: text,
  number,
  boolean,
  object: record({}, true),
  array: list(unknown),
};

/** Returns a variable as its file declares it; one without a default may be `nothing`. */
export function variableOf(id: string, json: VariableJson, place: Place): NamedVariable {
  const type = json.schema ? typeFromSchema(json.schema) : variableTypes[json.type];
  return { id, type: json.default === undefined || json.default === null ? optional(type) : type, json, place };
}

/** Returns the name of a row's type in the output: `contatosDoMes` → `ContatosDoMesRow`. */
const rowName = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Row`;

function collectionOf(id: string, json: CollectionShape, place: Place, known: KnownRows): NamedCollection {
  const row = rowOf(json, known);
  const isOwn = row.kind === "record" && row.name === undefined;
  return {
    id,
    row: isOwn ? { ...row, name: rowName(id) } : row,
    hasOwnRow: isOwn,
    isSingle: isSingle(json),
    params: sortedEntries(json.params ?? {}).map(([name, { type, schema, optional }]) => ({
      name,
      type: schema === undefined ? variableTypes[type] : typeFromSchema(schema),
      isOptional: optional === true,
    })),
    json,
    place,
  };
}

const itemOf = (type: Type): Type => (type.kind === "list" ? type.item : type);

const isSingle = (json: CollectionShape): boolean =>
  json.single === true || (json.source === "static" && !Array.isArray(json.data));

/** The sources that the row type of a collection can come from. */
type KnownRows = Pick<Symbols, "tables" | "functions" | "ownFunctions">;

function rowOf(json: CollectionShape, { tables, functions, ownFunctions }: KnownRows): Type {
  if (json.schema) return typeFromSchema(json.schema);
  const table = tables.get(json.table ?? json.view ?? "");
  if (table) return narrowed(table, json, tables);
  const result = json.source === "supabase" ? functions.get(json.function ?? "")?.result : undefined;
  if (result) {
    const row = itemOf(result);
    return row.kind === "record" ? withColumns(row, json) : row;
  }
  const given = json.source === "custom" ? ownFunctions?.get(json.function ?? "")?.type.result : undefined;
  // A missing value means no rows.
  if (given) return itemOf(withoutNothing(given) ?? unknown);
  if (json.source === "static" || json.source === "cms") return withKeys(itemOf(typeOfValue(json.data)), json);
  return unknown;
}

/** Narrows the key field of rows in the output to the texts that it has, if the design names a key. */
function withKeys(row: Type, { source, data, key, inline }: CollectionShape): Type {
  if (source !== "static" || inline === false || row.kind !== "record" || key === undefined) return row;
  if (!Array.isArray(data)) return row;
  const keys = data.map((one: Readonly<Record<string, unknown>>) => one[key]);
  const literals = keys.filter((one) => typeof one === "string");
  if (literals.length === 0 || literals.length < keys.length) return row;
  return { ...row, fields: new Map(row.fields).set(key, { kind: "text", literals: [...new Set(literals)] }) };
}

/** Returns a row with only some columns, some of them as text. */
function withColumns(row: RecordType, { columns, asText = [] }: ColumnsShape): RecordType {
  if (!columns && asText.length === 0) return row;
  const kept = [...row.fields].filter(([name]) => !columns || columns.includes(name));
  return recordOf(kept.map(([name, type]) => [name, asText.includes(name) ? textOf(type) : type]));
}

/** Returns the row of a table as `withColumns` does, and with embedded rows. */
function narrowed(
  table: NamedTable,
  json: Pick<CollectionShape, "columns" | "asText" | "embed">,
  tables: ReadonlyMap<string, NamedTable>,
): RecordType {
  const row = withColumns(table.row, json);
  const embeds = sortedEntries(json.embed ?? {});
  if (embeds.length === 0) return row;
  const fields = [...row.fields];
  for (const [alias, { inner, ...part }] of embeds) {
    const relation = table.relations.get(alias);
    const related = relation && tables.get(relation.table);
    if (!related) continue;
    const one = narrowed(related, part, tables);
    fields.push([alias, relation.isMany ? list(one) : inner ? one : optional(one)]);
  }
  return recordOf(fields);
}

const textOf = (type: Type): Type => (isMaybeNothing(type) ? optional(text) : text);

/** Returns a formula with its declared types. */
export function formulaOf(sources: RowSources, id: string, json: FormulaJson, place: Place): NamedFormula {
  return {
    id,
    params: paramsOf(sources, json.params),
    text: json.formula,
    declared: json.result ? declaredType(sources, json.result) : undefined,
    result: { type: undefined },
    description: json.description,
    place,
  };
}

function workflowOf(sources: RowSources, id: string, json: WorkflowJson, place: Place): NamedWorkflow {
  return {
    id,
    params: paramsOf(sources, json.params),
    result: json.result ? declaredType(sources, json.result) : undefined,
    json,
    place,
  };
}

function pageOf(
  id: string,
  file: SourceFile,
  languages: readonly string[],
  collections: ReadonlyMap<string, NamedCollection>,
): NamedPage {
  const json = file.json as {
    readonly path: string | Readonly<Record<string, string>>;
    readonly params?: Readonly<Record<string, { readonly default?: string }>>;
    readonly records?: Pick<NamedRecords, "collection" | "field">;
  };
  const paths = new Map(
    languages.flatMap((language) => {
      const path = pathIn(json.path, language);
      return path === undefined ? [] : [[language, path] as const];
    }),
  );
  const first = paths.values().next().value ?? "";
  const defaults = Object.entries(json.params ?? {}).flatMap(([name, param]) =>
    param.default === undefined ? [] : [[name, param.default] as const],
  );
  return {
    id,
    params: paramsInPath(first),
    defaults: new Map(defaults),
    paths,
    records: json.records && recordsOf(json.records, collections),
    place: placeOf(file, file.json ?? {}),
  };
}

/** Returns the parameters of a path, in order. */
export const paramsInPath = (path: string): readonly string[] =>
  Array.from(path.matchAll(/:([A-Za-z0-9]+)/g), ([, name = ""]) => name);

const recordsOf = (
  { collection, field }: Pick<NamedRecords, "collection" | "field">,
  collections: ReadonlyMap<string, NamedCollection>,
): NamedRecords => ({
  collection,
  field,
  names: new Set(recordRows(collections.get(collection)).flatMap((row) => nameOfRecord(row, field) || [])),
});

/** Returns the records known at compile time. */
export function recordRows(collection: NamedCollection | undefined): readonly object[] {
  const { source, data } = collection?.json ?? {};
  if (source !== "static" || !Array.isArray(data)) return [];
  return data.filter((row: unknown): row is object => typeof row === "object" && row !== null && !Array.isArray(row));
}

/** Returns the path segment of a record, or undefined if its field is neither string nor number, or leaves nothing. */
export function nameOfRecord(row: object, field: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(row, field)?.value;
  const name = typeof value === "string" || typeof value === "number" ? recordName(String(value)) : "";
  return /[^_]/.test(name) ? name : undefined;
}

/** Returns the path in a language. A page with one path per language exists only in the languages it lists. */
function pathIn(path: string | Readonly<Record<string, string>>, language: string): string | undefined {
  return typeof path === "string" ? path : path[language];
}

interface ComponentShape {
  readonly kind?: string;
  readonly history?: string;
  readonly props?: Readonly<Record<string, TypeShape & { readonly default?: unknown; readonly required?: boolean }>>;
  readonly events?: Readonly<Record<string, { readonly payload?: object }>>;
  readonly slots?: readonly string[];
  readonly actions?: Readonly<Record<string, WorkflowJson>>;
  readonly result?: TypeShape;
}

function componentOf(sources: RowSources, id: string, file: SourceFile): NamedComponent {
  const json = file.json as ComponentShape;
  return {
    id,
    isPopup: json.kind === "popup",
    history: json.history,
    props: new Map(
      Object.entries(json.props ?? {}).map(([name, shape]) => {
        const type = declaredType(sources, shape);
        const isRequired = shape.required === true;
        return [
          name,
          {
            type: isRequired || shape.default !== undefined ? type : optional(type),
            isRequired,
            isLocalized: type.kind === "text",
          },
        ];
      }),
    ),
    events: new Map(
      Object.entries(json.events ?? {}).map(([name, event]) => [name, event.payload && typeFromSchema(event.payload)]),
    ),
    slots: json.slots ?? [],
    actions: new Map(
      Object.entries(json.actions ?? {}).map(([name, { params, result }]) => [
        name,
        { params: paramsOf(sources, params), result: result && declaredType(sources, result) },
      ]),
    ),
    result: json.result && declaredType(sources, json.result),
    place: placeOf(file, file.json ?? {}),
  };
}

/** Returns the entries of an object of the design by name, since their order in the file has no effect. */
const sortedEntries = <T>(map: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns a closed record of fields, with its name in the output if it has one. */
const recordOf = (fields: readonly (readonly [string, Type])[], name?: string): RecordType =>
  record(Object.fromEntries(fields), false, name);

interface ColumnShape {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly hasDefault?: boolean;
  readonly generated?: boolean;
  readonly enum?: readonly (string | number)[];
  readonly item?: ColumnShape;
  readonly fields?: Readonly<Record<string, ColumnShape>>;
  readonly optional?: boolean;
  readonly schema?: object;
  readonly table?: Readonly<Record<string, ColumnShape>>;
  readonly rows?: string;
}

interface TableShape {
  readonly realtime?: boolean;
  readonly primaryKey?: readonly string[];
  readonly columns: Readonly<Record<string, ColumnShape>>;
  readonly relations?: Readonly<
    Record<
      string,
      {
        readonly table: string;
        readonly columns: Readonly<Record<string, string>>;
        readonly many?: boolean;
        readonly constraint?: string;
      }
    >
  >;
}

interface TablesShape {
  readonly tables?: Readonly<Record<string, TableShape>>;
  readonly views?: Readonly<Record<string, TableShape>>;
  readonly functions?: Readonly<
    Record<string, { readonly args?: Readonly<Record<string, ColumnShape>>; readonly returns?: ColumnShape | string }>
  >;
}

function columnType(column: ColumnShape): Type {
  const type = columnBase(column);
  return column.nullable ? optional(type) : type;
}

function columnBase(column: ColumnShape): Type {
  if (column.schema) return typeFromSchema(column.schema);
  if (column.enum) return typeFromSchema({ enum: column.enum });
  if (column.type === "list") return list(column.item ? columnType(column.item) : unknown);
  // An object of its own: by it an audit finds the column that a value of a formula comes from.
  if (column.type === "number") return { ...number };
  if (column.type === "json") return column.fields ? recordOf(fieldTypes(column.fields)) : unknown;
  return column.type === undefined ? unknown : typeFromNotation(column.type);
}

const fieldTypes = (columns: Readonly<Record<string, ColumnShape>>): (readonly [string, Type])[] =>
  sortedEntries(columns).map(([name, column]) => [name, columnType(column)]);

/** The names of components, of their properties, of rows of collections and of the database in the output. */
function typesOf(design: Design): ReadonlySet<string> {
  const units = [...design.pages, ...design.sections, ...design.components].map(({ kind, id }) => unitName(kind, id));
  const rows = mapEntries(design.collections, "collections").map(([id]) => rowName(id));
  const own = design.ownElements.map(({ id }) => id);
  return new Set([...units, ...units.map((name) => `${name}Shape`), ...rows, ...own, "Database"]);
}

function tablesOf(design: Design): ReadonlyMap<string, NamedTable> {
  const json = (design.tables?.json ?? {}) as TablesShape;
  const tables = new Map<string, NamedTable>();
  const textColumns = textColumnsOf(design);
  const typeNames = tableTypeNames(
    new Set([json.tables, json.views].flatMap((group) => Object.keys(group ?? {}))),
    typesOf(design),
  );
  for (const [group, isView] of [
    [json.tables, false],
    [json.views, true],
  ] as const) {
    for (const name of Object.keys(group ?? {}).sort()) {
      const shape = group?.[name];
      if (!shape) continue;
      const columns = Object.keys(shape.columns).sort();
      const typeName = typeNames.get(name) ?? name;
      // PostgREST means all columns by `*`, also in quotes, so a column of that name is unknown to a design.
      const fields = fieldTypes(shape.columns).filter(([column]) => column !== "*");
      const texts = textColumns.get(name) ?? new Set();
      tables.set(name, {
        name,
        typeName,
        isView,
        isRealtime: shape.realtime === true,
        primaryKey: shape.primaryKey ?? [],
        row: recordOf(fields, typeName),
        accepted: new Map(fields.map(([column, type]) => [column, texts.has(column) ? union(type, text) : type])),
        relations: new Map(
          Object.entries(shape.relations ?? {}).map(([alias, relation]) => [
            alias,
            {
              table: relation.table,
              columns: relation.columns,
              isMany: relation.many === true,
              constraint: relation.constraint,
            },
          ]),
        ),
        required: new Set(
          columns.filter((column) => {
            const shapeOfColumn = shape.columns[column];
            return shapeOfColumn && !shapeOfColumn.nullable && !shapeOfColumn.hasDefault && !shapeOfColumn.generated;
          }),
        ),
        generated: new Set(columns.filter((column) => shape.columns[column]?.generated)),
      });
    }
  }
  return tables;
}

/** Returns the columns that a collection reads as text, by table: their values may come back as text. */
function textColumnsOf({ collections, tables }: Design): ReadonlyMap<string, ReadonlySet<string>> {
  const json = (tables?.json ?? {}) as TablesShape;
  const found = new Map<string, Set<string>>();
  const take = (table: string, columns: readonly string[]): void => {
    found.set(table, new Set([...(found.get(table) ?? []), ...columns]));
  };
  for (const [, { table, view, asText = [], embed = {} }] of mapEntries<CollectionShape>(collections, "collections")) {
    const name = table ?? view ?? "";
    const { relations } = json.tables?.[name] ?? json.views?.[name] ?? {};
    take(name, asText);
    for (const alias of Object.keys(embed)) take(relations?.[alias]?.table ?? "", embed[alias]?.asText ?? []);
  }
  return found;
}

function functionsOf(design: Design, tables: ReadonlyMap<string, NamedTable>): ReadonlyMap<string, NamedFunction> {
  const json = (design.tables?.json ?? {}) as TablesShape;
  return new Map(
    Object.entries(json.functions ?? {}).map(([name, shape]) => [
      name,
      {
        name,
        args: new Map(
          Object.entries(shape.args ?? {}).map(([id, arg]) => [
            id,
            { type: columnType(arg), isOptional: arg.optional === true },
          ]),
        ),
        ...returnedOf(shape.returns, tables),
      },
    ]),
  );
}

/** Returns the functions of `custom/` that signatures.json declares. */
function ownFunctionsOf(json: SignaturesJson | undefined): ReadonlyMap<string, OwnFunction> | undefined {
  const entries = json && sortedEntries(json.functions);
  return (
    entries && new Map(entries.map(([name, one]) => [name, { type: functionType(one), description: one.description }]))
  );
}

/** Returns the type of a function; without declared parameters it accepts anything. */
function functionType({ params = [{ id: "rest", rest: true }], result = {}, async }: SignatureShape): FunctionType {
  const restIndex = params.findIndex(({ rest }) => rest === true);
  const named = restIndex === -1 ? params : params.slice(0, restIndex);
  const rest = params[restIndex];
  return {
    kind: "function",
    params: named.map((param) => ({ name: param.id, type: shortType(param), optional: param.optional === true })),
    ...(rest ? { rest: shortType(rest) } : {}),
    result: foreign(shortType(result)),
    ...(async ? { isAsync: true } : {}),
  };
}

type SignatureShape = SignaturesJson["functions"][string];

const shortType = ({ type, schema }: TypeShape): Type =>
  schema === undefined ? typeFromNotation(type ?? "unknown") : typeFromSchema(schema);

function returnedOf(
  returns: ColumnShape | string | undefined,
  tables: ReadonlyMap<string, NamedTable>,
): Pick<NamedFunction, "result" | "row"> {
  const rowsOf = (row: Type) => ({ result: list(row), row });
  if (!returns) return { result: unknown, row: undefined };
  if (typeof returns === "string") return { result: columnType({ type: returns }), row: undefined };
  if (returns.rows !== undefined) return rowsOf(tables.get(returns.rows)?.row ?? unknown);
  if (returns.table) return rowsOf(recordOf(fieldTypes(returns.table)));
  return { result: columnType(returns), row: undefined };
}
