import { boolean, date, type FunctionType, icon, number, type Type, text, unknown } from "../../formula-types.ts";
import { joined } from "../../iterables.ts";
import { list, optional, record } from "../../value-types.ts";
import type { Reference, Resolution, Scope, TypeCell, Unresolved } from "./scope.ts";
import type { NamedCollection, NamedFormula, NamedParam, NamedVariable, Symbols } from "./symbols.ts";
import { namedThing, type SharedKind, sharedPart, type Thing, whole } from "./thing.ts";

/** Resolves the members after one root name, such as `variables`. */
export type Root = (members: readonly string[]) => Resolution | Unresolved;

/** Where each root name would be in scope. */
export const elsewhere: Readonly<Record<string, string>> = {
  item: "inside a `repeat`, or in a slot or property that passes an item",
  index: "inside a `repeat`, or in a slot that passes an item",
  parent: "inside a `repeat` that is inside another one",
  params: "in a named workflow, formula or collection with parameters",
  event: "in the workflow of an event",
  error: "in `onError` or `catch`",
  steps: "in later steps of the same workflow",
  props: "inside a component",
  page: "in pages, sections, components and workflows",
  elements: "in pages, sections and components",
  random: "in the steps of a workflow; other formulas are evaluated again at any time",
};

/** What only workflows may call. Without the call it is an unknown name. */
export const workflowHelpers: Readonly<Record<string, Root>> = {
  random: () => ({ problem: "unknown", member: 0, names: [] }),
};

/** The names that formulas may use at one place. Names it does not have are looked up in the scope around it. */
export class PlaceScope implements Scope {
  private readonly name: string;
  private readonly roots: Readonly<Record<string, Root>>;
  private readonly outer: PlaceScope | undefined;
  private path: string | undefined;

  constructor(name: string, roots: Readonly<Record<string, Root>>, outer?: PlaceScope) {
    this.name = name;
    this.roots = roots;
    this.outer = outer;
  }

  get key(): string {
    this.path ??= this.outer ? `${this.outer.key}/${this.name}` : this.name;
    return this.path;
  }

  /** Returns an inner scope with more names. */
  with(name: string, roots: Readonly<Record<string, Root>>): PlaceScope {
    return new PlaceScope(name, roots, this);
  }

  resolve(root: string, members: readonly string[]): Resolution | Unresolved {
    const found = this.find(root);
    if (found) return found(members);
    const where = Object.hasOwn(elsewhere, root) ? elsewhere[root] : undefined;
    return where === undefined
      ? { problem: "unknown", member: 0, names: this.names() }
      : { problem: "not-here", where };
  }

  /** Returns the root that resolves a name here, for an inner scope that extends it. */
  find(root: string): Root | undefined {
    return Object.hasOwn(this.roots, root) ? this.roots[root] : this.outer?.find(root);
  }

  widest(roots: readonly string[]): PlaceScope {
    for (const root of roots) if (Object.hasOwn(this.roots, root)) return this;
    return this.outer ? this.outer.widest(roots) : this;
  }

  private names(): Iterable<string> {
    return joined(Object.keys(this.roots), this.outer?.names() ?? []);
  }
}

const found = (reference: Reference, consumed: number): Resolution => ({ reference, consumed });

/** Returns a root that is itself a value, such as `item`. */
export const value =
  (thing: Thing, cell: Type | TypeCell): Root =>
  () =>
    found(reference(thing, cell), 0);

/** Returns a reference whose type may be known only when it is read. */
export function reference(
  thing: Thing,
  cell: Type | TypeCell,
  more: Pick<Reference, "member" | "optionalField"> = {},
): Reference {
  if ("kind" in cell) return { thing, type: cell, ...more };
  return {
    thing,
    ...more,
    get type() {
      return cell.type ?? unknown;
    },
  };
}

/** Returns a root with members of its own, such as `page`. */
export function members(
  root: string,
  table: Readonly<Record<string, (rest: readonly string[]) => Resolution | Unresolved>>,
): Root {
  return ([first, ...rest]) => {
    if (first === undefined)
      return { problem: "not-a-value", member: 0, example: `${root}.${Object.keys(table)[0] ?? "x"}` };
    const resolve = Object.hasOwn(table, first) ? table[first] : undefined;
    return resolve ? resolve(rest) : { problem: "unknown", member: 1, names: Object.keys(table) };
  };
}

/** Returns a root whose members are the entries of a map. */
export function named<T>(
  root: string,
  map: Pick<ReadonlyMap<string, T>, "get"> & { keys(): Iterable<string> },
  resolve: (thing: T, id: string, rest: readonly string[]) => Resolution | Unresolved,
  outer?: Root,
  isPoisoned = false,
): Root {
  return (all) => {
    const [first, ...rest] = all;
    if (first === undefined) {
      const [example = "x"] = map.keys();
      return { problem: "not-a-value", member: 0, example: `${root}.${example}` };
    }
    const thing = map.get(first);
    if (thing !== undefined) return resolve(thing, first, rest);
    if (isPoisoned) return { problem: "poisoned" };
    const further = outer?.(all);
    if (!further || !("problem" in further) || further.problem !== "unknown")
      return further ?? { problem: "unknown", member: 1, names: map.keys() };
    return { ...further, names: joined(map.keys(), further.names) };
  };
}

const single =
  (make: (rest: readonly string[]) => Reference) =>
  (rest: readonly string[]): Resolution =>
    found(make(rest), 1);

/** Returns the reference to a variable of the app, or of an instance of a component or section. */
export function variableReference({ type, json }: NamedVariable, thing: Thing): Reference {
  const made = reference(thing, type);
  return json.readonly ? { ...made, writable: json.resettable ? "by-reset" : "never" } : made;
}

/** Returns the names of the whole design. */
export function designScope(symbols: Symbols): PlaceScope {
  const { variables, collections, formulas, poisoned } = symbols;
  const roots: Readonly<Record<string, Root>> = {
    variables: named(
      "variables",
      variables,
      (one) => found(variableReference(one, namedThing("variable", one.id)), 1),
      undefined,
      poisoned.has("variables"),
    ),
    collections: named(
      "collections",
      collections,
      (one, _, rest) => collectionMember(one, rest),
      undefined,
      poisoned.has("collections"),
    ),
    formulas: named(
      "formulas",
      formulas,
      (one) => found(formulaReference(one, "formula"), 1),
      undefined,
      poisoned.has("formulas"),
    ),
    custom: ([name]) => ownFunctionMember(symbols, name),
    icons: ([name]) => iconMember(symbols, name),
    auth: symbols.hasAuth
      ? members("auth", {
          user: part("auth", "user", symbols.user),
          isAuthenticated: part("auth", "isAuthenticated", boolean),
          accessToken: part("auth", "accessToken", optional(text)),
          refreshToken: part("auth", "refreshToken", optional(text)),
          hasExpired: part("auth", "hasExpired", boolean),
          link: part("auth", "link", emailLinkType),
        })
      : () => ({ problem: "not-here", where: "once design.json configures sign-in under `auth`" }),
    theme: value(whole("theme"), { kind: "text", literals: ["light", "dark"] }),
    language: value(whole("language"), text),
    breakpoint: value(whole("breakpoint"), { kind: "text", literals: ["default", "tablet", "mobile"] }),
    connection: members("connection", { status: part("connection", "status", connectionStatus) }),
    screen: members("screen", {
      width: part("screen", "width", number),
      height: part("screen", "height", number),
      isFocused: part("screen", "isFocused", boolean),
    }),
    app: members("app", { canInstall: part("app", "canInstall", boolean) }),
    clock: members("clock", { minute: part("clock", "minute", date) }),
    sounds: ([id]) =>
      id === undefined
        ? found(reference(sharedPart("sounds", ""), record({}, true)), 0)
        : found(reference(sharedPart("sounds", id), optional(soundType)), 1),
  };
  return new PlaceScope("design", roots);
}

const connectionStatus: Type = { kind: "text", literals: ["idle", "connecting", "online", "reconnecting"] };

/** The result of opening the app through a link in an e-mail. */
const emailLinkType = optional(record({ type: optional(text), code: optional(text), message: optional(text) }));

const part = (kind: SharedKind, name: string, type: Type) => single(() => reference(sharedPart(kind, name), type));

/** Resolves `custom.dobro`. Without signatures, any name is accepted. */
function ownFunctionMember({ customPath, ownFunctions }: Symbols, name: string | undefined): Resolution | Unresolved {
  if (customPath === undefined || name === undefined)
    return { problem: "not-here", where: "in a design with `custom/index.ts`" };
  const known = ownFunctions?.get(name);
  if (ownFunctions && !known)
    return { problem: "unknown", member: 1, names: ownFunctions.keys(), help: "if it is new, run `trama adopt`" };
  const made = reference(namedThing("custom", name), known?.type ?? anyFunction);
  return found(known?.description === undefined ? made : { ...made, description: known.description }, 1);
}

const anyFunction: FunctionType = { kind: "function", params: [], rest: unknown, result: unknown };

/** Resolves a member of a collection, and counts the members consumed. */
function collectionMember(one: NamedCollection, [member]: readonly string[]): Resolution | Unresolved {
  const refer = (name: string, type: Type, consumed: number) =>
    found(reference(namedThing("collection", one.id), type, { member: name }), consumed);
  const data = one.isSingle ? optional(one.row) : list(one.row);
  switch (member) {
    case "data":
      return refer("data", data, 2);
    case "total":
    case "limit":
    case "offset":
      return refer(member, number, 2);
    case "isFetching":
    case "isFetched":
      return refer(member, boolean, 2);
    case "error":
      return refer("error", optional(errorType), 2);
    case undefined:
      return refer("data", data, 1);
    default:
      return {
        problem: "unknown",
        member: 2,
        names: ["data", "total", "limit", "offset", "isFetching", "isFetched", "error"],
        ...rowHelp(one, member),
      };
  }
}

/** Suggests how to read a member of a row that is written as one of the collection. */
function rowHelp({ id, isSingle, row }: NamedCollection, member: string): { readonly help?: string } {
  if (member === "length" && !isSingle) return { help: `use \`length(collections.${id})\`` };
  const fields = row.kind === "record" ? row.fields : undefined;
  if (!fields?.has(member)) return {};
  return isSingle
    ? { help: `the record is in \`data\`: \`collections.${id}.data.${member}\`` }
    : { help: `it is a list: read one row, such as \`collections.${id}[0].${member}\`` };
}

/** A loaded sound, as the runtime describes it. */
const soundType = record({
  id: text,
  src: text,
  state: { kind: "text", literals: ["loaded", "playing", "paused", "stopped"] },
  isPlaying: boolean,
  currentTime: number,
  duration: number,
  volume: number,
  rate: number,
  loop: boolean,
  muted: boolean,
  title: text,
  artist: text,
  album: text,
});

/** The type of `error` in `onError`, and of a collection's error. */
export const errorType = record({ name: text, message: text, stack: optional(text), data: unknown });

/** True for a name of the icon set that is also safe as a file name and an identifier. */
export const isIcon = ({ icon: svgOf }: Symbols, name: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && svgOf(name) !== undefined;

/** Resolves `icons['circle-check']`: the shapes of an icon. */
function iconMember(symbols: Symbols, name: string | undefined): Resolution | Unresolved {
  if (name === undefined) return { problem: "not-a-value", member: 0, example: "icons['circle-check']" };
  if (!isIcon(symbols, name)) return { problem: "unknown", member: 1, names: [] };
  return found(reference(namedThing("icon", name), icon), 1);
}

/** Returns a formula of the design, or of the component around, as a function that other formulas call. */
export function formulaReference({ id, params, result }: NamedFormula, kind: "formula" | "ownFormula"): Reference {
  const types = paramTypes(params);
  return {
    thing: namedThing(kind, id),
    get type(): Type {
      return { kind: "function", params: types, result: result.type ?? unknown };
    },
  };
}

/** Returns parameters in the form of a function type. */
export const paramTypes = (params: readonly NamedParam[]): FunctionType["params"] =>
  params.map(({ name, type, isOptional }) => ({
    name,
    type: isOptional ? optional(type) : type,
    optional: isOptional,
  }));

/** Resolves `params.x` of a workflow, formula or collection. */
export const paramsRoot = (params: readonly NamedParam[], kind: "param" | "formulaParam" = "param"): Root =>
  members(
    "params",
    Object.fromEntries(
      params.map(({ name, type, isOptional, fallback }) => [
        name,
        single(() =>
          fallback === undefined
            ? reference(namedThing(kind, name), isOptional ? optional(type) : type)
            : { ...reference(namedThing(kind, name), type), fallback },
        ),
      ]),
    ),
  );

/** Resolves `page` in what serves any page: a component, a workflow or the app. */
export const currentPageRoot: Root = membersOfPage("currentPage", undefined);

/** Resolves `page` in a page or section. */
export const pageRoot = (params: readonly string[] | undefined, record?: Type): Root =>
  membersOfPage("page", params, record);

function membersOfPage(kind: "page" | "currentPage", params: readonly string[] | undefined, record?: Type): Root {
  const part = (path: string, type: Type) => reference(sharedPart(kind, path), type);
  return members("page", {
    id: single(() => part("id", text)),
    path: single(() => part("path", text)),
    ...(record ? { record: single(() => part("record", record)) } : {}),
    params: ([name]) => {
      if (name === undefined)
        return { problem: "not-a-value", member: 1, example: `page.params.${params?.[0] ?? "id"}` };
      if (params === undefined) return found(part(`params.${name}`, optional(text)), 2);
      if (params.includes(name)) return found(part(`params.${name}`, text), 2);
      return { problem: "unknown", member: 2, names: params };
    },
    query: ([name]) =>
      name === undefined
        ? { problem: "not-a-value", member: 1, example: "page.query.q" }
        : found(part(`query.${name}`, optional(text)), 2),
  });
}
