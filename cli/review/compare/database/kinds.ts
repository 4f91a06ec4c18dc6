import type { CatalogueKind, CatalogueObject } from "../../../backend/index.ts";
import type { Line, RiskKind } from "../../change.ts";
import { code, codePair, listed, shortened, type Words, words } from "../../render/words.ts";
import { apiRoles, type Indexed, listOf, textIn, textOf } from "./indexed.ts";
import { isEveryRow, sqlMeaning } from "./sql-text.ts";

/** Both databases. */
export interface Both {
  readonly base: Indexed;
  readonly head: Indexed;
  /** Whether a new index is built while others write to its table. */
  isBuiltBeside(index: string, unit: string): boolean;
}

/** What is special about a kind of thing. Without an entry, and for other properties, sentences are general and without risks. */
interface KindRules {
  /** A thing in one line of SQL or words. */
  text?(object: CatalogueObject): string;
  /** What a new thing means, on a unit that the base has too. */
  added?(object: CatalogueObject, both: Both): Effect;
  removed?(object: CatalogueObject, both: Both): Effect;
  /** Compares both as a whole, instead of property by property. */
  changed?(base: CatalogueObject, head: CatalogueObject, both: Both): readonly Line[];
  /** What a change of a property means. `words` replace the general sentence. */
  readonly properties?: Readonly<
    Record<string, (base: CatalogueObject, head: CatalogueObject, both: Both) => PropertyEffect>
  >;
}

/** The end of a sentence, and the risks. */
export interface Effect {
  readonly effect?: Words;
  readonly risks: readonly RiskKind[];
}

interface PropertyEffect extends Effect {
  readonly words?: Words;
}

const harmless: Effect = { risks: [] };

/** Returns what a thing is, for the line about a new or dropped one. */
export function describe(object: CatalogueObject): string {
  const text = kindRules[object.kind]?.text;
  if (text) return text(object);
  const { definition } = object.properties;
  if (typeof definition === "string") return definition;
  return Object.entries(object.properties)
    .filter(([, value]) => value !== null && value !== false && textIn(value) !== "")
    .map(([name, value]) => (value === true ? name : `${name} ${textIn(value)}`))
    .join(", ");
}

export const effectOfAdded = (object: CatalogueObject, both: Both): Effect =>
  kindRules[object.kind]?.added?.(object, both) ?? harmless;
export const effectOfRemoved = (object: CatalogueObject, both: Both): Effect =>
  kindRules[object.kind]?.removed?.(object, both) ?? harmless;

/** The name of a part in a sentence: `` policy `ler`: ``; nothing for the unit itself. */
const labelled = ({ kind, part }: CatalogueObject): Words => (part === "" ? [] : words`${kind} ${code(part)}: `);

/** Lists what changed in a thing: the kind as a whole, or each property. */
export function changesIn(base: CatalogueObject, head: CatalogueObject, both: Both): readonly Line[] {
  const rules = kindRules[head.kind];
  const names = [...new Set([...Object.keys(base.properties), ...Object.keys(head.properties)])].filter(
    (name) => JSON.stringify(base.properties[name]) !== JSON.stringify(head.properties[name]),
  );
  if (names.length === 0) return [];
  if (rules?.changed) return rules.changed(base, head, both);
  return names.flatMap((name): readonly Line[] => {
    const found = rules?.properties?.[name]?.(base, head, both);
    const general = words`${labelled(head)}${pairOf(name, base, head)}`;
    return [{ words: words`${found?.words ?? general}${found?.effect ?? []}`, risks: found?.risks ?? [] }];
  });
}

function pairOf(name: string, base: CatalogueObject, head: CatalogueObject): Words {
  const [was, is] = [textOf(base, name), textOf(head, name)];
  const [from, to] = codePair(was === "" ? "none" : was, is === "" ? "none" : is);
  return words`${name} ${from} → ${to}`;
}

// Who -----------------------------------------------------------------------------------------------------------------

/** Roles of the services: they may do everything anyway. */
const isService = (role: string): boolean =>
  /^(?:service_role|postgres|authenticator|dashboard_user|pgbouncer|supabase_\w+|pg_\w+)$/.test(role);

const roleNames = (roles: readonly string[]): Words => listed(roles.map(code));

/** Everybody whom a list of roles of a policy lets in. */
const reached = (roles: readonly string[]): readonly string[] =>
  roles.includes("public") ? [...new Set([...apiRoles, ...roles])] : roles;

// Policies -----------------------------------------------------------------------------------------------------------

const rolesOf = (policy: CatalogueObject): readonly string[] => listOf(policy, "roles");
const isRestrictive = ({ properties }: CatalogueObject): boolean => properties.permissive === false;
/** Which rows a policy lets people read or change; without a condition, all of them. */
const conditionOf = (policy: CatalogueObject): string =>
  textOf(policy, "using") || (textOf(policy, "command") === "insert" ? textOf(policy, "check") : "") || "true";
const mayUpdate = (policy: CatalogueObject): boolean => ["update", "all"].includes(textOf(policy, "command"));

/** Whether a policy lets people in who are not signed in. */
export const reachesVisitors = (policy: CatalogueObject): boolean =>
  reached(rolesOf(policy)).includes("anon") && !/\bauth\.\w+\(/.test(policySql(policy));

export function policySql(policy: CatalogueObject): string {
  const [using, check] = [textOf(policy, "using"), textOf(policy, "check")];
  return [
    isRestrictive(policy) ? "as restrictive " : "",
    `for ${textOf(policy, "command")} to ${rolesOf(policy).join(", ")}`,
    using === "" ? "" : ` using (${using})`,
    check === "" ? "" : ` with check (${check})`,
  ].join("");
}

const unchecked = words`; without ${code("with check")}, a row may become any that ${code("using")} allows`;

function newPolicy(policy: CatalogueObject): Effect {
  if (isRestrictive(policy)) return harmless;
  const reads = ["select", "all"].includes(textOf(policy, "command"));
  const writes = textOf(policy, "command") !== "select";
  const everyRow = isEveryRow(conditionOf(policy)) ? words`: every row, for ${roleNames(rolesOf(policy))}` : [];
  return {
    effect: words`${everyRow}${mayUpdate(policy) && textOf(policy, "check") === "" ? unchecked : []}`,
    risks: [...(reads && !writes ? (["access-added"] as const) : []), ...(writes ? (["write-added"] as const) : [])],
  };
}

function changedPolicy(base: CatalogueObject, head: CatalogueObject): Effect {
  const [was, is] = [reached(rolesOf(base)), reached(rolesOf(head))];
  const more = is.filter((role) => !was.includes(role));
  const parts: readonly Words[] = [
    more.length > 0 ? words`; now also for ${roleNames(more)}` : [],
    !isRestrictive(head) && isEveryRow(conditionOf(head)) && !isEveryRow(conditionOf(base))
      ? words`; now for every row`
      : [],
    isRestrictive(base) && !isRestrictive(head) ? words`; it no longer limits other policies, but adds to them` : [],
    mayUpdate(head) && textOf(head, "check") === "" && textOf(base, "check") !== "" ? unchecked : [],
  ];
  return { effect: parts.flat(), risks: ["policy-changed"] };
}

// Functions ------------------------------------------------------------------------------------------------------------

const isDefiner = ({ properties }: CatalogueObject): boolean => properties["security definer"] === true;

/** Why the code of a function decides what people may do; nothing if it does not. */
function guardOf(head: CatalogueObject, both: Both): Words | undefined {
  const rules = both.head.rulesCalling(head.unit) ?? both.base.rulesCalling(head.unit);
  const owner = isDefiner(head) ? words`; it runs with the rights of its owner` : undefined;
  if (!rules) return owner;
  const more = rules.count > 1 ? ` and ${rules.count - 1} more` : "";
  return words`${owner ?? []}; called by ${rules.way.toReversed().join(", through ")}${more}`;
}

const guarded = (_: CatalogueObject, head: CatalogueObject, both: Both): Effect => {
  const guard = guardOf(head, both);
  return guard ? { effect: guard, risks: ["guard-changed"] } : harmless;
};

const isSqlLike = (object: CatalogueObject): boolean => ["sql", "plpgsql"].includes(textOf(object, "language"));

function codeChange(base: CatalogueObject, head: CatalogueObject, both: Both): PropertyEffect {
  const [was, is] = [textOf(base, "code"), textOf(head, "code")];
  if (isSqlLike(base) && isSqlLike(head) && sqlMeaning(was) === sqlMeaning(is))
    return { words: words`code of the function only looks different`, risks: [] };
  const [from, to] = codePair(was.trim(), is.trim());
  return { words: words`code of the function: ${from} → ${to}`, ...guarded(base, head, both) };
}

/** A search path that callers cannot fill with things of their own. */
const isFixedPath = (path: string): boolean =>
  /^(?:""|''|pg_catalog|pg_temp|\s|,)+$/.test(path) || (path !== "" && !/\bpublic\b|"\$user"/.test(path));

function searchPath(base: CatalogueObject, head: CatalogueObject): PropertyEffect {
  const [was, is] = [textOf(base, "search_path"), textOf(head, "search_path")];
  if (!isDefiner(head) || isFixedPath(is)) return { risks: [] };
  return {
    words: words`${code("search_path")} ${code(was || "none")} → ${code(is || "none")}: callers decide which tables and functions its names mean`,
    risks: ["search-path"],
  };
}

// Tables and views -----------------------------------------------------------------------------------------------------

/** Who may select from a unit, in words. */
export function readersOf(unit: string, index: Indexed): Words | undefined {
  const roles = index.rolesWith(unit, "select");
  return roles.length === 0 ? undefined : roleNames(roles);
}

export const readsAsOwner = ({ unit, properties }: CatalogueObject): boolean =>
  unit.startsWith("materialized view ") || properties.security_invoker !== true;

/** Whether visitors may read all rows of a table, with its new columns. */
function isPublicTable(unit: string, { units, find }: Indexed): boolean {
  const parts = units.get(unit) ?? [];
  const mayRead = parts.some(
    ({ kind, part, properties: { privileges } }) =>
      kind === "grant" &&
      ["anon", "public"].includes(part) &&
      Array.isArray(privileges) &&
      privileges.some((each) => String(each).startsWith("select")),
  );
  if (!mayRead) return false;
  if (find("table", unit, "")?.properties["row-level security"] !== true) return true;
  return parts.some(
    (each) =>
      each.kind === "policy" &&
      !isRestrictive(each) &&
      ["select", "all"].includes(textOf(each, "command")) &&
      reachesVisitors(each),
  );
}

const isFilled = ({ properties }: CatalogueObject): boolean =>
  properties.default !== null || properties.generated !== null || properties.identity !== null;

/** Changes of a type that every value survives. */
function isWider(was: string, is: string): boolean {
  const [from, to] = [typeParts(was), typeParts(is)];
  const isText = (name: string): boolean => ["text", "character varying"].includes(name);
  if (isText(from.name) && to.name === "text") return true;
  if (from.name === to.name && to.sizes.length === 0) return true;
  if (from.name === "character varying" && to.name === from.name)
    return (from.sizes[0] ?? Number.POSITIVE_INFINITY) <= (to.sizes[0] ?? 0);
  const integers = ["smallint", "integer", "bigint", "numeric"];
  return (
    integers.includes(from.name) && integers.indexOf(to.name) > integers.indexOf(from.name) && to.sizes.length === 0
  );
}

function typeParts(type: string): { readonly name: string; readonly sizes: readonly number[] } {
  const [, name = type, sizes = ""] = /^([^(]+?)\s*(?:\(([\d,\s]+)\))?$/.exec(type) ?? [];
  return { name, sizes: sizes === "" ? [] : sizes.split(",").map(Number) };
}

/** Changes of a type that leave the stored values as they are: the table is not written anew. */
function isKept(was: string, is: string): boolean {
  const [from, to] = [typeParts(was), typeParts(is)];
  if (from.name === "numeric" && to.name === "numeric")
    return to.sizes.length === 0 || (from.sizes[1] === to.sizes[1] && isAtLeast(to.sizes[0], from.sizes[0]));
  return (from.name === to.name || to.name === "text") && isWider(was, is);
}

const isAtLeast = (is: number | undefined, was: number | undefined): boolean =>
  was !== undefined && is !== undefined && is >= was;

/** Functions whose result differs from row to row, so that a default that calls one is computed for each row. */
const volatileFunctions = /\b(?:gen_random_uuid|uuid_generate_v\w+|random|clock_timestamp|timeofday|nextval)\s*\(/i;

/** Whether PostgreSQL writes all rows of a table to add a column. */
function isComputed({ properties }: CatalogueObject, { units }: Indexed): boolean {
  if (properties.generated !== null || properties.identity !== null) return true;
  const text = textIn(properties.default);
  if (volatileFunctions.test(text)) return true;
  return [...text.matchAll(/((?:\w+\.)?\w+)\(/g)].some(([, name = ""]) =>
    [...units.values()]
      .flat()
      .some(
        (each) =>
          each.kind === "function" &&
          each.unit.startsWith(`function ${name.replace(/^public\./, "")}(`) &&
          textOf(each, "volatility") === "volatile",
      ),
  );
}

/** Whether another default changes what people may do, or whose a row is: a switch, or a function of the app. */
function isRuleDefault(text: string): boolean {
  if (/^\(?(?:true|false)\)?$/i.test(text)) return true;
  return [...text.matchAll(/([\w.]+)\s*\(/g)].some(
    ([, name = ""]) =>
      !/^(?:pg_catalog\.)?(?:now|clock_timestamp|gen_random_uuid|nextval|timezone|random|uuid_generate_v4|extensions\.uuid_generate_v4)$/i.test(
        name,
      ),
  );
}

// Grants ---------------------------------------------------------------------------------------------------------------

const privilegesOf = (object: CatalogueObject | undefined): readonly string[] =>
  object ? listOf(object, "privileges") : [];

/** Compares what a role may do with a unit; one side may be absent. */
export function grantLines(base: CatalogueObject | undefined, head: CatalogueObject | undefined): readonly Line[] {
  const object = head ?? base;
  if (!object) return [];
  const { unit, part: role } = object;
  const [was, is] = [privilegesOf(base), privilegesOf(head)];
  const added = is.filter((each) => !was.includes(each));
  const removed = was.filter((each) => !is.includes(each));
  const risks: readonly RiskKind[] =
    isService(role) || /^(?:type|enum|domain|range) /.test(unit) ? [] : ["grant-added"];
  if (/^(?:function|procedure|aggregate) /.test(unit)) {
    const who = role === "public" ? words`everyone` : words`${code(role)}`;
    return [
      ...(added.length > 0 ? [{ words: words`${who} may now call it`, risks }] : []),
      ...(removed.length > 0 ? [{ words: words`${who} may no longer call it`, risks: [] }] : []),
    ];
  }
  const named = (privileges: readonly string[]) => listed(privileges.map((each) => code(`${role} ${each}`)));
  return [
    ...(added.length > 0 ? [{ words: words`${named(added)} granted`, risks }] : []),
    ...(removed.length > 0 ? [{ words: words`${named(removed)} revoked`, risks: [] }] : []),
  ];
}

export function columnGrantLines(
  base: CatalogueObject | undefined,
  head: CatalogueObject | undefined,
): readonly Line[] {
  const object = head ?? base;
  if (!object) return [];
  const [was, is] = [base, head].map((each) => (each ? listOf(each, "columns") : []));
  const added = (is ?? []).filter((each) => !was?.includes(each));
  const removed = (was ?? []).filter((each) => !is?.includes(each));
  const risks: readonly RiskKind[] = isService(object.part.split(" ")[0] ?? "") ? [] : ["grant-added"];
  return [
    ...(added.length > 0 ? [{ words: words`${code(object.part)} granted on ${listed(added.map(code))}`, risks }] : []),
    ...(removed.length > 0
      ? [{ words: words`${code(object.part)} revoked on ${listed(removed.map(code))}`, risks: [] }]
      : []),
  ];
}

// The table ------------------------------------------------------------------------------------------------------------

/** A switch: what it means when it goes on, and off. */
const toggle =
  (name: string, on: PropertyEffect, off: PropertyEffect) =>
  (_: CatalogueObject, head: CatalogueObject): PropertyEffect =>
    head.properties[name] === true ? on : off;

const always =
  (risk: RiskKind, effect: Words = []) =>
  (): PropertyEffect => ({ effect, risks: [risk] });

const ownerChange = always("guard-changed", words`: its rights decide what row-level security lets through`);

const jobChange: Effect = { risks: ["job-changed"] };
const settingsChange = (base: CatalogueObject, head: CatalogueObject): PropertyEffect => {
  const was = listOf(base, "settings");
  const changed = [
    ...listOf(head, "settings").filter((each) => !was.includes(each)),
    ...was.filter((each) => !listOf(head, "settings").includes(each)),
  ];
  return { risks: changed.every((each) => /^\w*timeout=|^work_mem=/.test(each)) ? [] : ["access-added"] };
};

const dropsConstraint = (effect: Words): Effect => ({ effect, risks: ["constraint-dropped"] });

const whoTried: Readonly<Record<string, string>> = {
  visitor: "visitors who are not signed in",
  user: "a signed-in user",
  stranger: "a signed-in user without any row of their own",
};

/** Compares which generated rows people got at when it was tried in both databases. */
function triedLines(base: CatalogueObject, head: CatalogueObject): readonly Line[] {
  const [person = "", command = ""] = head.part.split(" ");
  const [was, is] = [listOf(base, "rows"), listOf(head, "rows")];
  // A changed constraint may keep a row out. Each of several users has another id before the number of the row.
  const shared = listOf(head, "all").filter((each) => listOf(base, "all").includes(each));
  const count = (some: readonly string[], others: readonly string[]): number => {
    const rows = some.filter((each) => !others.includes(each)).map((each) => each.split("/").at(-1) ?? "");
    return shared.filter((each) => rows.includes(each)).length;
  };
  const [more, less] = [count(is, was), count(was, is)];
  const verb = command === "select" ? "read" : command;
  const of = (rows: number) => `${rows} of ${shared.length} generated rows`;
  const who = whoTried[person] ?? person;
  return [
    ...(more > 0
      ? [
          {
            words: words`${who} may now ${verb} ${of(more)}, and could not before`,
            risks: [command === "select" ? "access-added" : "write-grown"] as const,
          },
        ]
      : []),
    ...(less > 0 ? [{ words: words`${who} may no longer ${verb} ${of(less)}`, risks: [] }] : []),
  ];
}

/** How long a table is locked, as the end of a sentence. */
const built = words`; nobody writes to the table while the index is built`;
const scanned = words`; nobody writes to the table while all its rows are read`;
const scannedOfType = words`; nobody writes to tables of the type while all their rows are read`;
const rewritten = words`; nobody reads or writes the table while all its rows are written anew`;

const kindRules: Partial<Record<CatalogueKind, KindRules>> = {
  schema: { removed: () => ({ risks: ["data-lost"] }), properties: { owner: ownerChange } },
  rows: { changed: triedLines },
  extension: {
    added: ({ unit }) =>
      /\b(?:pg_net|http|dblink|postgres_fdw|wrappers|file_fdw)$/.test(unit)
        ? { effect: words`: the database may reach other servers and files`, risks: ["new-origin"] }
        : harmless,
  },
  table: {
    properties: {
      "row-level security": toggle(
        "row-level security",
        { words: words`row-level security is on`, risks: [] },
        { words: words`row-level security is off: its policies no longer apply`, risks: ["row-security-off"] },
      ),
      "row-level security of the owner": toggle(
        "row-level security of the owner",
        { words: words`row-level security also applies to its owner`, risks: [] },
        {
          words: words`row-level security no longer applies to its owner: functions and views with the owner's rights see all rows`,
          risks: ["row-security-off"],
        },
      ),
      persistence: (_, head) =>
        textOf(head, "persistence") === "unlogged"
          ? { words: words`is unlogged: a crash empties it`, risks: ["data-lost"] }
          : { risks: [] },
      "disabled foreign keys": (base, head) =>
        Number(head.properties["disabled foreign keys"]) > Number(base.properties["disabled foreign keys"])
          ? { words: words`its foreign keys are no longer checked`, risks: ["constraint-dropped"] }
          : { words: words`its foreign keys are checked again`, risks: [] },
      partition: (base, head) =>
        textOf(base, "partition") !== "" && textOf(head, "partition") === ""
          ? {
              words: words`is no longer a part of ${code(textOf(base, "parents"))}, which no longer has its rows`,
              risks: ["clients-break"],
            }
          : { risks: textOf(base, "partition") === "" ? ["may-fail"] : [] },
      owner: ownerChange,
      server: always("new-origin"),
    },
  },
  view: {
    properties: {
      security_invoker: (_, head, { head: index }) => {
        if (head.properties.security_invoker === true)
          return { words: words`now reads with the rights of its reader (${code("security_invoker")})`, risks: [] };
        const readers = readersOf(head.unit, index);
        return {
          words: words`now reads with the rights of its owner (no ${code("security_invoker")}): row-level security does not apply${readers ? words`, so ${readers} may read all its rows` : []}`,
          risks: ["row-security-off"],
        };
      },
      query: (base, head, { head: index }) => {
        const [from, to] = codePair(textOf(base, "query"), textOf(head, "query"));
        const readers = readsAsOwner(head) ? readersOf(head.unit, index) : undefined;
        return {
          words: words`query of the view: ${from} → ${to}`,
          effect: readers ? words`; ${readers} may read what it returns, without row-level security` : [],
          risks: readers ? ["guard-changed"] : [],
        };
      },
      columns: (base, head) => {
        const [was, is] = [listOf(base, "columns"), listOf(head, "columns")];
        const names = new Set(is.map((each) => each.split(" ")[0]));
        const gone = was.filter((each) => !names.has(each.split(" ")[0]));
        if (gone.length > 0)
          return {
            words: words`no longer has ${listed(gone.map((each) => code(each.split(" ")[0] ?? "")))}`,
            risks: ["column-dropped"],
          };
        return { risks: is.slice(0, was.length).some((each, at) => each !== was[at]) ? ["clients-break"] : [] };
      },
      options: (base, head) => ({
        risks: listOf(base, "options").some((each) => !listOf(head, "options").includes(each)) ? ["guard-changed"] : [],
      }),
      owner: ownerChange,
    },
  },
  column: {
    text: ({ properties }) =>
      [
        textIn(properties.type),
        properties.required === true ? "not null" : "",
        properties.default === null ? "" : `default ${textIn(properties.default)}`,
        properties.generated === null ? "" : `generated as ${textIn(properties.generated)}`,
        properties.identity === null ? "" : `identity ${textIn(properties.identity)}`,
      ]
        .filter((part) => part !== "")
        .join(" "),
    added: (object, { head }) => {
      const isNeeded = object.properties.required === true && !isFilled(object);
      const isPublic = isPublicTable(object.unit, head);
      const isWritten = object.unit.startsWith("table ") && isComputed(object, head);
      return {
        effect: words`${isNeeded ? words`; rows that an app without it inserts are refused` : []}${isPublic ? words`; visitors who are not signed in may read it` : []}${isWritten ? words`${rewritten}, because each row gets a value of its own` : []}`,
        risks: [
          ...(isPublic ? (["access-added"] as const) : []),
          ...(isNeeded ? (["clients-break", "may-fail"] as const) : []),
          ...(isWritten ? (["long-lock"] as const) : []),
        ],
      };
    },
    removed: () => ({ risks: ["column-dropped"] }),
    properties: {
      type: (base, head) => {
        const [was, is] = [textOf(base, "type"), textOf(head, "type")];
        const isRewritten = !isKept(was, is);
        return {
          effect: isRewritten ? rewritten : [],
          risks: [
            ...(isWider(was, is) || !isRewritten ? [] : (["may-fail"] as const)),
            ...(isRewritten ? (["long-lock"] as const) : []),
          ],
        };
      },
      required: (base, head, both) => {
        if (head.properties.required !== true)
          return { words: words`column ${code(head.part)} may now be empty`, risks: ["constraint-dropped"] };
        // PostgreSQL believes a check that has been validated, and reads no rows.
        const isKnown = (both.base.units.get(base.unit) ?? []).some(
          (each) => each.kind === "constraint" && textOf(each, "definition") === `CHECK ((${base.part} IS NOT NULL))`,
        );
        return {
          words: words`column ${code(head.part)} may no longer be empty: this fails if a row has no value${isKnown ? [] : scanned}`,
          risks: isKnown ? ["may-fail"] : ["may-fail", "long-lock"],
        };
      },
      default: (base, head) => {
        const texts = [textOf(base, "default"), textOf(head, "default")];
        const isLost = texts[1] === "" && head.properties.required === true;
        return {
          risks: [
            ...(texts.some(isRuleDefault) ? (["guard-changed"] as const) : []),
            ...(isLost ? (["clients-break"] as const) : []),
          ],
        };
      },
      generated: always("guard-changed"),
      identity: (base) => ({ risks: textOf(base, "identity") === "always" ? ["guard-changed"] : [] }),
    },
  },
  constraint: {
    added: (object, { base }) => {
      const definition = textOf(object, "definition");
      if (/\bNOT VALID$/.test(definition)) return harmless;
      // One of an index that is there already, by `using index`, has nothing left to check.
      if (base.find("index", object.unit, object.part)) return harmless;
      const isIndex = /^(?:PRIMARY|UNIQUE|EXCLUDE)/.test(definition);
      const lock = object.unit.startsWith("domain ") ? scannedOfType : isIndex ? built : scanned;
      return { effect: words`: this fails if a row breaks it${lock}`, risks: ["may-fail", "long-lock"] };
    },
    removed: () => dropsConstraint(words`: the rows that it refused are accepted`),
    properties: {
      definition: (base, head) =>
        textOf(base, "definition") === `${textOf(head, "definition")} NOT VALID`
          ? { words: words`constraint ${code(head.part)} is now checked for all rows`, risks: ["may-fail"] }
          : { risks: ["constraint-changed"] },
    },
  },
  index: {
    added: ({ properties, part, unit }, { isBuiltBeside }) => {
      const isUnique = properties.unique === true;
      const isLocked = !isBuiltBeside(part, unit);
      return {
        effect: words`${isUnique ? words`: this fails if values repeat` : []}${isLocked ? built : []}`,
        risks: [...(isUnique ? (["may-fail"] as const) : []), ...(isLocked ? (["long-lock"] as const) : [])],
      };
    },
    removed: ({ properties }) => (properties.unique === true ? dropsConstraint(words`: values may repeat`) : harmless),
    changed: (base, head) => {
      const [from, to] = codePair(textOf(base, "definition"), textOf(head, "definition"));
      const isUnique = base.properties.unique === true || head.properties.unique === true;
      return [
        {
          words: words`index ${code(head.part)}: ${from} → ${to}${built}`,
          risks: [
            ...(isUnique ? (["constraint-changed"] as const) : []),
            ...(head.properties.unique === true && base.properties.unique !== true ? (["may-fail"] as const) : []),
            "long-lock",
          ],
        },
      ];
    },
  },
  policy: {
    text: policySql,
    added: newPolicy,
    removed: (policy) => ({
      effect: isRestrictive(policy) ? words`; it no longer limits other policies` : [],
      risks: ["policy-dropped"],
    }),
    changed: (base, head) => {
      const [from, to] = codePair(policySql(base), policySql(head));
      const { effect = [], risks } = changedPolicy(base, head);
      return [{ words: words`policy ${code(head.part)}: ${from} → ${to}${effect}`, risks }];
    },
  },
  trigger: {
    text: (object) => textOf(object, "definition"),
    added: (object) => (textOf(object, "enabled") === "yes" ? harmless : { effect: words`, not enabled`, risks: [] }),
    removed: () => ({ effect: words`; what it checked or wrote no longer happens`, risks: ["trigger-dropped"] }),
    properties: {
      definition: always("trigger-changed"),
      enabled: (_, head) => {
        const state = textOf(head, "enabled");
        const isOff = state === "no" || state === "on replicas only";
        return {
          words: isOff
            ? words`trigger ${code(head.part)} is off: what it checked or wrote no longer happens`
            : words`trigger ${code(head.part)} is on${state === "always" ? ", also on replicas" : ""}`,
          risks: isOff ? ["trigger-dropped"] : [],
        };
      },
    },
  },
  rule: {
    added: () => ({ effect: words`: it runs instead of or beside statements`, risks: ["guard-changed"] }),
    removed: () => ({ risks: ["guard-changed"] }),
    properties: { definition: always("guard-changed"), enabled: always("guard-changed") },
  },
  "event trigger": {
    added: () => ({ risks: ["guard-changed"] }),
    removed: () => ({ risks: ["trigger-dropped"] }),
    properties: {
      event: always("trigger-changed"),
      function: always("trigger-changed"),
      tags: always("trigger-changed"),
      enabled: (_, head) => ({
        risks: ["no", "on replicas only"].includes(textOf(head, "enabled")) ? ["trigger-dropped"] : [],
      }),
    },
  },
  function: {
    properties: {
      "security definer": toggle(
        "security definer",
        {
          words: words`now runs with the rights of its owner, without row-level security`,
          risks: ["row-security-off"],
        },
        { words: words`now runs with the rights of its caller`, risks: [] },
      ),
      search_path: searchPath,
      code: codeChange,
      settings: guarded,
      strict: guarded,
      leakproof: (_, head) => ({
        effect:
          head.properties.leakproof === true ? words`: it may see rows before row-level security leaves them out` : [],
        risks: head.properties.leakproof === true ? ["row-security-off"] : [],
      }),
      aggregate: guarded,
      arguments: guarded,
      owner: ownerChange,
      result: always("clients-break"),
      language: guarded,
    },
  },
  type: {
    removed: () => ({ risks: ["data-lost"] }),
    properties: {
      type: always("may-fail"),
      default: (base, head) => ({
        risks: [textOf(base, "default"), textOf(head, "default")].some(isRuleDefault) ? ["guard-changed"] : [],
      }),
      required: (_, head) => ({ risks: [head.properties.required === true ? "may-fail" : "constraint-dropped"] }),
      values: (base, head) => {
        const gone = listOf(base, "values").filter((each) => !listOf(head, "values").includes(each));
        if (gone.length > 0) return { words: words`no longer has ${listed(gone.map(code))}`, risks: ["data-lost"] };
        const added = listOf(head, "values").filter((each) => !listOf(base, "values").includes(each));
        return added.length > 0 ? { words: words`now also has ${listed(added.map(code))}`, risks: [] } : { risks: [] };
      },
    },
  },
  "default privilege": {
    text: (object) => listOf(object, "privileges").join(", "),
    added: (object) =>
      isService(object.part.split(" ")[0] ?? "")
        ? harmless
        : { effect: words`, for everything created from now on`, risks: ["grant-added"] },
    properties: {
      privileges: (base, head) => {
        const added = listOf(head, "privileges").filter((each) => !listOf(base, "privileges").includes(each));
        return { risks: added.length > 0 && !isService(head.part.split(" ")[0] ?? "") ? ["grant-added"] : [] };
      },
    },
  },
  publication: {
    removed: () => ({ effect: words`: nobody receives changes of its tables`, risks: ["clients-break"] }),
    properties: {
      "all tables": toggle(
        "all tables",
        { words: words`now sends the changes of all tables`, risks: ["access-added"] },
        { words: words`no longer sends the changes of all tables`, risks: [] },
      ),
      schemas: (base, head) => ({
        risks: listOf(head, "schemas").some((each) => !listOf(base, "schemas").includes(each)) ? ["access-added"] : [],
      }),
      tables: (base, head) => {
        const [was, is] = [listOf(base, "tables"), listOf(head, "tables")];
        const added = is.filter((each) => !was.includes(each));
        const removed = was.filter((each) => !is.includes(each));
        const gained = added.length > 0 ? words`now sends the changes of ${listed(added.map(code))}` : [];
        const lost = removed.length > 0 ? words`no longer sends the changes of ${listed(removed.map(code))}` : [];
        return {
          words: words`${gained}${gained.length > 0 && lost.length > 0 ? "; " : ""}${lost}`,
          risks: [
            ...(added.length > 0 ? (["access-added"] as const) : []),
            ...(removed.length > 0 ? (["clients-break"] as const) : []),
          ],
        };
      },
    },
  },
  role: {
    added: (object) =>
      Object.entries(object.properties).some(
        ([name, value]) => value === true && name !== "inherits" && name !== "may log in",
      ) || listOf(object, "member of").length > 0
        ? { risks: ["access-added"] }
        : harmless,
    properties: {
      ...Object.fromEntries(
        [
          "ignores row-level security",
          "superuser",
          "may log in",
          "may create roles",
          "may create databases",
          "may replicate",
        ].map((name) => [
          name,
          toggle(
            name,
            {
              risks: [
                name === "ignores row-level security" || name === "superuser" ? "row-security-off" : "access-added",
              ],
            },
            harmless,
          ),
        ]),
      ),
      "member of": (base, head) => {
        const added = listOf(head, "member of").filter((each) => !listOf(base, "member of").includes(each));
        return added.length > 0
          ? { words: words`now has the rights of ${listed(added.map(code))}`, risks: ["access-added"] }
          : { risks: [] };
      },
      settings: settingsChange,
    },
  },
  setting: {
    added: () => ({ risks: ["access-added"] }),
    removed: () => ({ risks: ["access-added"] }),
    properties: { settings: settingsChange },
  },
  bucket: {
    added: ({ properties }) =>
      properties.public === true ? { effect: words`; anyone may read its files`, risks: ["access-added"] } : harmless,
    removed: () => ({ risks: ["data-lost"] }),
    properties: {
      public: toggle(
        "public",
        { words: words`anyone may read its files`, risks: ["access-added"] },
        { words: words`its files are no longer public`, risks: [] },
      ),
      types: (base, head) => {
        const [was, is] = [listOf(base, "types"), listOf(head, "types")];
        const isMore = was.length > 0 && (is.length === 0 || is.some((each) => !was.includes(each)));
        return { risks: isMore ? ["write-added"] : [] };
      },
    },
  },
  job: {
    added: () => jobChange,
    removed: () => jobChange,
    properties: Object.fromEntries(["schedule", "command", "active", "role"].map((name) => [name, () => jobChange])),
  },
  comment: {
    text: (object) => textOf(object, "text"),
    added: (object) => publicComment(undefined, object),
    properties: { text: publicComment },
  },
  other: {
    added: () => ({ risks: ["not-compared"] }),
    removed: () => ({ risks: ["not-compared"] }),
    properties: { definition: always("not-compared") },
  },
  label: { added: () => ({ risks: ["not-compared"] }), removed: () => ({ risks: ["not-compared"] }) },
};

/** A comment with `@public` keeps the audit from reporting that visitors may call a function. */
function publicComment(base: CatalogueObject | undefined, head: CatalogueObject): Effect {
  const has = (object: CatalogueObject | undefined): boolean =>
    object !== undefined && /(?:^|\s)@public\b/i.test(textOf(object, "text"));
  return has(head) && !has(base)
    ? { effect: words`; the audit no longer reports that visitors may call it`, risks: ["rule-off"] }
    : harmless;
}

/** A name for a general line: `` trigger `conferir` ``. */
export const nameOf = ({ kind, part }: CatalogueObject): Words => words`${kind} ${code(part)}`;

export const shownText = (object: CatalogueObject): string => shortened(describe(object));
