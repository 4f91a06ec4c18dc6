import type { Catalogue, CatalogueKind, CatalogueObject, Property } from "../../../backend/index.ts";

/** A catalogue by unit, with answers about who may do what and what calls what. */
export interface Indexed {
  readonly units: ReadonlyMap<string, readonly CatalogueObject[]>;
  find(kind: CatalogueKind, unit: string, part: string): CatalogueObject | undefined;
  /** The roles of the API that have a privilege on a unit, also on some of its columns. */
  rolesWith(unit: string, privilege: string): readonly string[];
  /** The shortest way from a function to a rule that calls it, and how many rules do; nothing if none does. */
  rulesCalling(unit: string): RulesCalling | undefined;
}

export interface RulesCalling {
  /** Such as `["function app.ve()", "policy ler of table pedidos"]`. */
  readonly way: readonly string[];
  readonly count: number;
}

export const textOf = ({ properties }: CatalogueObject, name: string): string => textIn(properties[name]);
export const listOf = ({ properties }: CatalogueObject, name: string): readonly string[] => {
  const value = properties[name];
  return isList(value) ? value : [];
};
export const textIn = (value: Property | undefined): string =>
  value === null || value === undefined ? "" : isList(value) ? value.join(", ") : String(value);
const isList = (value: Property | undefined): value is readonly string[] => Array.isArray(value);

/** The roles that the API uses for visitors and for people who are signed in. */
export const apiRoles = ["anon", "authenticated"] as const;

export function indexed(catalogue: Catalogue): Indexed {
  const units = new Map<string, CatalogueObject[]>();
  const byKey = new Map<string, CatalogueObject>();
  for (const object of catalogue) {
    byKey.set(keyOf(object), object);
    const list = units.get(object.unit);
    if (list) list.push(object);
    else units.set(object.unit, [object]);
  }
  let callers: Callers | undefined;
  return {
    units,
    find: (kind, unit, part) => byKey.get(keyOf({ kind, unit, part })),
    rolesWith: (unit, privilege) => {
      const roles = new Set<string>();
      for (const object of units.get(unit) ?? []) {
        if (object.kind === "grant" && listOf(object, "privileges").some((each) => isPrivilege(each, privilege)))
          roles.add(object.part);
        const [role = "", ...rest] = object.part.split(" ");
        if (object.kind === "column grant" && isPrivilege(rest.join(" "), privilege)) roles.add(role);
      }
      return apiRoles.filter((role) => roles.has(role) || roles.has("public"));
    },
    rulesCalling: (unit) => {
      callers ??= callersIn(catalogue);
      return rulesFrom(unit, callers);
    },
  };
}

export const isPrivilege = (granted: string, privilege: string): boolean =>
  granted === privilege || granted === `${privilege} with grant option`;

export const keyOf = ({ kind, unit, part }: Pick<CatalogueObject, "kind" | "unit" | "part">): string =>
  [kind, unit, part].join("\0");

// Calls --------------------------------------------------------------------------------------------------------------

/** What calls each function: other functions, and rules such as policies. */
interface Callers {
  readonly functions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly rules: ReadonlyMap<string, readonly string[]>;
}

/** The properties of a thing whose code decides what people may read or write. */
const ruleCode: Partial<Record<CatalogueKind, readonly string[]>> = {
  policy: ["using", "check"],
  trigger: ["definition"],
  "event trigger": ["function"],
  constraint: ["definition"],
  column: ["default", "generated"],
  rule: ["definition"],
  view: ["query"],
  job: ["command"],
};

function callersIn(catalogue: Catalogue): Callers {
  const unitsByName = new Map<string, string[]>();
  for (const { kind, unit } of catalogue) {
    if (kind !== "function") continue;
    // A call may leave out the schema, where the search path has it.
    const name = unit.replace(/^\w+ /, "").replace(/\([\s\S]*$/, "");
    for (const each of new Set([name, name.split(".").at(-1) ?? name, name.includes(".") ? name : `public.${name}`])) {
      const list = unitsByName.get(each);
      if (list) list.push(unit);
      else unitsByName.set(each, [unit]);
    }
  }
  const functions = new Map<string, Set<string>>();
  const rules = new Map<string, string[]>();
  for (const object of catalogue) {
    const code = object.kind === "function" ? ["code"] : ruleCode[object.kind];
    if (code === undefined) continue;
    for (const called of calledIn(code.map((name) => textOf(object, name)).join("\n"), unitsByName))
      if (object.kind === "function") {
        const list = functions.get(called);
        if (list) list.add(object.unit);
        else functions.set(called, new Set([object.unit]));
      } else {
        const rule = object.part === "" ? object.unit : `${object.kind} ${object.part} of ${object.unit}`;
        const list = rules.get(called);
        if (list) list.push(rule);
        else rules.set(called, [rule]);
      }
  }
  return { functions, rules };
}

function calledIn(code: string, unitsByName: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, name = ""] of code.matchAll(/((?:\w+\.|"[^"]+"\.)?(?:\w+|"[^"]+"))\s*\(/g)) {
    const plain = name.replaceAll('"', "");
    for (const unit of unitsByName.get(plain) ?? unitsByName.get(plain.toLowerCase()) ?? []) found.add(unit);
  }
  return found;
}

function rulesFrom(unit: string, { functions, rules }: Callers): RulesCalling | undefined {
  const seen = new Set([unit]);
  const queue: (readonly string[])[] = [[unit]];
  const found = new Set<string>();
  let shortest: readonly string[] | undefined;
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    for (const rule of rules.get(way.at(-1) ?? "") ?? []) {
      shortest ??= [...way.slice(1), rule];
      found.add(rule);
    }
    for (const caller of functions.get(way.at(-1) ?? "") ?? []) {
      if (seen.has(caller)) continue;
      seen.add(caller);
      queue.push([...way, caller]);
    }
  }
  return shortest && { way: shortest, count: found.size };
}
