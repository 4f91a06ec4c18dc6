import type { Catalogue, CatalogueKind, CatalogueObject } from "../../../backend/index.ts";
import type { Change, Line, RiskKind } from "../../change.ts";
import { code, listed, type Words, words } from "../../render/words.ts";
import { originsIn } from "../../risks.ts";
import { apiRoles, type Indexed, indexed, keyOf, listOf, textOf } from "./indexed.ts";
import {
  type Both,
  changesIn,
  columnGrantLines,
  effectOfAdded,
  effectOfRemoved,
  grantLines,
  nameOf,
  reachesVisitors,
  readersOf,
  readsAsOwner,
  shownText,
} from "./kinds.ts";

/** What is known about the databases from elsewhere. */
interface Known {
  /** The tables, views and columns whose coming or going is already reported, such as `contatos.email`. */
  readonly names: ReadonlySet<string>;
  /** The origins that the base mentions outside of its database. */
  readonly origins: ReadonlySet<string>;
  /** The new statements of the migrations. */
  readonly statements: readonly string[];
}

/**
 * Compares all that two databases have: every kind of thing in the catalogue, thing by thing, property by property.
 *
 * A kind or property that nothing here knows is reported in general words.
 */
export function compareDatabases(base: Catalogue, head: Catalogue, known: Known): readonly Change[] {
  const both: Both = { base: indexed(base), head: indexed(head), isBuiltBeside: builtBeside(known.statements) };
  const changes: Change[] = [];
  const origins = new Set([...known.origins, ...originsIn(base.map(({ properties }) => properties))]);
  const emit = (unit: string, line: Line): void =>
    void changes.push({ area: "database", unit, where: [], path: "supabase/migrations", ...line });
  const emitAll = (unit: string, lines: readonly Line[], head: readonly CatalogueObject[]): void => {
    if (lines.length === 0) return;
    const addresses = originsIn(head.map(({ properties }) => properties));
    const isNew = [...addresses].some((each) => !origins.has(each));
    for (const [at, line] of lines.entries())
      emit(unit, isNew && at === 0 ? { ...line, risks: [...line.risks, "new-origin"] } : line);
  };
  for (const unit of namesOf(both)) {
    const [was, is] = [selfOf(both.base, unit), selfOf(both.head, unit)];
    const parts = both.head.units.get(unit) ?? [];
    if (was === undefined && is !== undefined) emitAll(unit, newUnit(is, both), parts);
    else if (was !== undefined && is === undefined) emitAll(unit, goneUnit(was, both, known.names), []);
    else
      for (const [before, after] of pairs(both, unit))
        emitAll(unit, changeLines(before, after, both, known.names), after ? [after] : []);
  }
  return changes;
}

/** Returns a test whether a statement builds an index `concurrently`, by the name of the index or else of its table. */
function builtBeside(statements: readonly string[]): Both["isBuiltBeside"] {
  const built = statements.flatMap((text) => {
    const [, name, table] =
      /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(?:([\w"]+)\s+)?on\s+(?:only\s+)?(?:[\w"]+\s*\.\s*)?([\w"]+)/i.exec(
        text,
      ) ?? [];
    return table === undefined ? [] : [(name ?? `on ${table}`).replaceAll('"', "")];
  });
  return (index, unit) => built.includes(index) || built.includes(`on ${plainName(unit).split(".").at(-1) ?? ""}`);
}

const namesOf = ({ base, head }: Both): readonly string[] =>
  [...new Set([...base.units.keys(), ...head.units.keys()])].sort();

/** The thing that a unit is, apart from its parts; some units are only a name for parts. */
const selfOf = ({ units }: Indexed, unit: string): CatalogueObject | undefined =>
  units.get(unit)?.find(({ kind, part }) => part === "" && kind !== "setting");

type Pair = readonly [base: CatalogueObject | undefined, head: CatalogueObject | undefined];

/** The parts of a unit on both sides, in the order of the catalogue. */
function pairs({ base, head }: Both, unit: string): readonly Pair[] {
  const [was, is] = [base.units.get(unit) ?? [], head.units.get(unit) ?? []];
  const before = new Map(was.map((object) => [keyOf(object), object]));
  const after = new Map(is.map((object) => [keyOf(object), object]));
  return [
    ...is.map((object): Pair => [before.get(keyOf(object)), object]),
    ...was.filter((object) => !after.has(keyOf(object))).map((object): Pair => [object, undefined]),
  ];
}

function changeLines(
  base: CatalogueObject | undefined,
  head: CatalogueObject | undefined,
  both: Both,
  known: ReadonlySet<string>,
): readonly Line[] {
  const object = head ?? base;
  if (!object) return [];
  if (object.kind === "grant") return grantLines(base, head);
  if (object.kind === "column grant") return columnGrantLines(keptColumns(base, both.head), head);
  if (base && head) return changesIn(base, head, both);
  if (object.kind === "rows") return [];
  const { effect = [], risks } = head ? effectOfAdded(head, both) : effectOfRemoved(object, both);
  if (object.kind === "column" && known.has(`${plainName(object.unit)}.${object.part}`)) {
    // Its coming or going is reported with its type; only what it means is left to say.
    const isSaid = risks.every((risk) => risk === "column-dropped");
    return isSaid ? [] : [{ words: words`column ${code(object.part)}${effect}`, risks }];
  }
  // A comment is described in the database's words, which name what it is about.
  if (object.kind === "comment" && !head) return [];
  return [
    head
      ? { words: words`${nameOf(head)} added: ${code(shownText(head))}${effect}`, risks }
      : { words: words`${nameOf(object)} dropped, was ${code(shownText(object))}${effect}`, risks },
  ];
}

/** A dropped column takes its grants with it. */
function keptColumns(grant: CatalogueObject | undefined, head: Indexed): CatalogueObject | undefined {
  if (!grant) return undefined;
  const columns = listOf(grant, "columns").filter((each) => head.find("column", grant.unit, each));
  return { ...grant, properties: { columns } };
}

/** `table contatos` is `contatos`. */
const plainName = (unit: string): string => unit.replace(/^(?:materialized view|foreign table|\w+) /, "");

// New and dropped units -------------------------------------------------------------------------------------------------

const partsOf = (unit: string, { units }: Indexed, kind: CatalogueKind): readonly CatalogueObject[] =>
  (units.get(unit) ?? []).filter((object) => object.kind === kind && object.part !== "");

function newUnit(object: CatalogueObject, both: Both): readonly Line[] {
  switch (object.kind) {
    case "table":
    case "view":
      return newRelation(object, both);
    case "function":
      return [newFunction(object, both.head)];
    case "publication":
      return [newPublication(object)];
    case "schema":
      return [
        newThing(object, both),
        ...partsOf(object.unit, both.head, "grant").flatMap((grant) => grantLines(undefined, grant)),
      ];
    default:
      return [newThing(object, both)];
  }
}

function newThing(object: CatalogueObject, both: Both): Line {
  const { effect = [], risks } = effectOfAdded(object, both);
  const text = shownText(object);
  const what =
    ["schema", "sequence", "extension", "bucket"].includes(object.kind) || text === "" ? [] : words`: ${code(text)}`;
  return { words: words`new ${nounOf(object.unit)}${what}${effect}`, risks };
}

/** The kind of a unit in its name: `materialized view vw_totais` is a `materialized view`. */
const nounOf = (unit: string): string =>
  /^(?:materialized view|foreign table|event trigger|\w+)(?= )/.exec(unit)?.[0] ?? unit;

const dataPrivileges = ["delete", "insert", "select", "truncate", "update"];

/** What the roles of the API may do with the data of a unit, as `anon select`. */
function rightsOn(unit: string, index: Indexed): readonly string[] {
  return apiRoles.flatMap((role) =>
    dataPrivileges
      .filter((privilege) => index.rolesWith(unit, privilege).includes(role))
      .map((privilege) => `${role} ${privilege}`),
  );
}

function newRelation(object: CatalogueObject, both: Both): readonly Line[] {
  const { unit, kind } = object;
  const { head } = both;
  const hasSecurity = object.properties["row-level security"] === true;
  const [policies, triggers] = [partsOf(unit, head, "policy"), partsOf(unit, head, "trigger")];
  const isOpenView = kind === "view" && readsAsOwner(object) && readersOf(unit, head) !== undefined;
  const security = kind === "view" ? [] : words`, row-level security is ${hasSecurity ? "on" : "off"}`;
  const owner = isOpenView ? words`, reads with the rights of its owner, so row-level security does not apply` : [];
  const named = (noun: string, plural: string, parts: readonly CatalogueObject[]): Words =>
    parts.length === 0
      ? []
      : words`, ${parts.length === 1 ? noun : plural} ${listed(parts.map(({ part }) => code(part)))}`;
  const rights = rightsOn(unit, head);
  const may = rights.length === 0 ? words`, without grants` : words`, grants ${listed(rights.map(code))}`;
  const risks: readonly RiskKind[] = [
    ...((kind === "table" && !hasSecurity && rights.length > 0) || isOpenView ? (["row-security-off"] as const) : []),
    ...(rights.length > 0 ? (["grant-added"] as const) : []),
  ];
  return [
    {
      words: words`new ${nounOf(unit)}${security}${owner}${named("policy", "policies", policies)}${named("trigger", "triggers", triggers)}${may}`,
      risks,
    },
    ...[...policies, ...partsOf(unit, head, "rule")].map((part): Line => {
      const { effect = [], risks } = effectOfAdded(part, both);
      // A new table has new rows: a policy that lets people at some of them takes nothing from anybody.
      const isOpen = effect.length > 0 || reachesVisitors(part);
      return { words: words`${nameOf(part)}: ${code(shownText(part))}${effect}`, risks: isOpen ? risks : [] };
    }),
  ];
}

/** The roles of the API that may call a function. */
const callersOf = (unit: string, index: Indexed): readonly string[] => index.rolesWith(unit, "execute");

function newFunction(object: CatalogueObject, head: Indexed): Line {
  const isDefiner = object.properties["security definer"] === true;
  // Triggers call it without a right to.
  const callers = textOf(object, "result") === "trigger" ? [] : callersOf(object.unit, head);
  const who =
    callers.length === 0 ? words`, which the app cannot call` : words`, which ${listed(callers.map(code))} may call`;
  const owner = isDefiner ? words`; it runs with the rights of its owner, without row-level security` : [];
  const path = textOf(object, "search_path");
  const isOpenPath = isDefiner && (path === "" || /\bpublic\b|"\$user"/.test(path));
  const open = isOpenPath
    ? words`; callers decide which tables and functions its names mean (${code("search_path")})`
    : [];
  return {
    words: words`new ${nounOf(object.unit)}${who}${owner}${open}`,
    risks: [
      ...(callers.length > 0 ? (["grant-added"] as const) : []),
      ...(isDefiner ? (["row-security-off"] as const) : []),
      ...(isOpenPath ? (["search-path"] as const) : []),
    ],
  };
}

function newPublication(object: CatalogueObject): Line {
  const tables =
    object.properties["all tables"] === true
      ? ["all tables"]
      : [...listOf(object, "schemas"), ...listOf(object, "tables")];
  return {
    words: words`new publication${tables.length === 0 ? [] : words`, which sends the changes of ${listed(tables.map(code))}`}`,
    risks: tables.length === 0 ? [] : ["access-added"],
  };
}

function goneUnit(object: CatalogueObject, both: Both, known: ReadonlySet<string>): readonly Line[] {
  const { kind, unit } = object;
  if (kind === "table" || kind === "view")
    return known.has(plainName(unit)) ? [] : [{ words: words`dropped`, risks: ["column-dropped"] }];
  if (kind === "sequence")
    return textOf(object, "column") === "" ? [{ words: words`dropped`, risks: ["data-lost"] }] : [];
  if (kind === "function") return [goneFunction(object, both)];
  const { effect = [], risks } = effectOfRemoved(object, both);
  return [{ words: words`${nounOf(unit)} dropped${effect}`, risks }];
}

/** Another function with the name may replace it: apps that call the old one by its arguments still fail. */
function goneFunction({ unit }: CatalogueObject, both: Both): Line {
  const callers = callersOf(unit, both.base);
  const name = unit.split("(")[0] ?? unit;
  const isReplaced = [...both.head.units.keys()].some((each) => each.startsWith(`${name}(`));
  const isUsed = callers.length > 0 && !isReplaced;
  return {
    words: words`function dropped${isUsed ? words`; ${listed(callers.map(code))} could call it` : []}`,
    risks: isUsed ? ["clients-break"] : [],
  };
}
