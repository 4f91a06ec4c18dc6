import type { DatabaseRules, FunctionRules, TableRules } from "../../backend/index.ts";
import type { Change, RiskKind } from "../change.ts";
import { code, listed, shortenedPair, type Words, words } from "../render/words.ts";

/**
 * Compares who may do what in two databases: row-level security, policies, grants and public buckets.
 *
 * Columns are compared by `tables.json`; `knownColumns` are the ones that were already reported as dropped.
 */
export function compareRules(
  base: DatabaseRules,
  head: DatabaseRules,
  knownColumns: ReadonlySet<string>,
): readonly Change[] {
  const changes: Change[] = [];
  const emit = (unit: string, sentence: Words, ...risks: readonly RiskKind[]): void =>
    void changes.push({ area: "database", unit, where: [], words: sentence, risks, path: "supabase/migrations" });
  for (const name of namesOf(base.tables, head.tables)) {
    const [was, is] = [base.tables[name], head.tables[name]];
    const unit = `${(is ?? was)?.kind ?? "table"} ${name}`;
    if (was && is) compareTable((sentence, ...risks) => emit(unit, sentence, ...risks), name, was, is, knownColumns);
    else if (is) reportNew((sentence, ...risks) => emit(unit, sentence, ...risks), is);
    else if (was && !knownColumns.has(name)) emit(unit, words`dropped`, "column-dropped");
  }
  for (const name of namesOf(base.functions, head.functions))
    compareFunction(
      (sentence, ...risks) => emit(`function ${name}`, sentence, ...risks),
      base.functions[name],
      head.functions[name],
    );
  for (const name of head.publicBuckets)
    if (!base.publicBuckets.includes(name)) emit(`bucket ${name}`, words`anyone may read its files`, "access-added");
  for (const name of base.publicBuckets)
    if (!head.publicBuckets.includes(name)) emit(`bucket ${name}`, words`its files are no longer public`);
  return changes;
}

/** Reports a change of one table or function. */
type Emit = (sentence: Words, ...risks: readonly RiskKind[]) => void;

function compareTable(emit: Emit, name: string, base: TableRules, head: TableRules, known: ReadonlySet<string>): void {
  if (base.hasRowSecurity && !head.hasRowSecurity)
    emit(words`row-level security is off: its policies no longer apply`, "row-security-off");
  if (!base.hasRowSecurity && head.hasRowSecurity) emit(words`row-level security is on`);
  for (const policy of namesOf(base.policies, head.policies)) {
    const [was, is] = [base.policies[policy], head.policies[policy]];
    if (was === is) continue;
    if (is === undefined) emit(words`policy ${code(policy)} dropped, was ${code(was ?? "")}`, "policy-dropped");
    else if (was === undefined) emit(words`policy ${code(policy)} added: ${code(is)}`, ...policyRisks(is));
    else {
      const [from, to] = shortenedPair(was, is);
      emit(words`policy ${code(policy)}: ${code(from)} → ${code(to)}`, "policy-changed");
    }
  }
  if (base.query !== head.query) {
    const [from, to] = shortenedPair(base.query, head.query);
    emit(words`query of the view: ${code(from)} → ${code(to)}`);
  }
  for (const grant of namesOf(base.grants, head.grants)) compareGrant(emit, grant, base, head);
  for (const column of base.columns)
    if (!head.columns.includes(column) && !known.has(`${name}.${column}`))
      emit(words`column ${code(column)} dropped`, "column-dropped");
}

/** Reports the columns that a role may now use for a privilege, or may no longer use. */
function compareGrant(emit: Emit, grant: string, base: TableRules, head: TableRules): void {
  const [was, is] = [base.grants[grant], head.grants[grant]];
  if (!was || !is) {
    if (is) emit(words`${code(grant)} granted${onColumns(is, head)}`, "grant-added");
    if (was) emit(words`${code(grant)} revoked${onColumns(was, base)}`);
    return;
  }
  // A grant on the whole table covers new columns too.
  const isWhole = was.length === base.columns.length && is.length === head.columns.length;
  if (isWhole) return;
  const added = is.filter((column) => !was.includes(column));
  const removed = was.filter((column) => !is.includes(column) && head.columns.includes(column));
  if (added.length > 0) emit(words`${code(grant)} granted on ${listed(added.map(code))}`, "grant-added");
  if (removed.length > 0) emit(words`${code(grant)} revoked on ${listed(removed.map(code))}`);
}

/** Names columns, unless they are all of the table. */
const onColumns = (columns: readonly string[], table: TableRules): Words =>
  columns.length === 0 || columns.length === table.columns.length ? [] : words` on ${listed(columns.map(code))}`;

function compareFunction(emit: Emit, base: FunctionRules | undefined, head: FunctionRules | undefined): void {
  if (!head) {
    emit(words`function dropped`);
    return;
  }
  if (!base) {
    if (head.roles.length === 0) emit(words`new function, which the app cannot call`);
    else emit(words`new function, which ${listed(head.roles.map(code))} may call`, "grant-added");
    return;
  }
  const added = head.roles.filter((role) => !base.roles.includes(role));
  const removed = base.roles.filter((role) => !head.roles.includes(role));
  if (added.length > 0) emit(words`${listed(added.map(code))} may now call it`, "grant-added");
  if (removed.length > 0) emit(words`${listed(removed.map(code))} may no longer call it`);
  if (head.isDefiner && !base.isDefiner)
    emit(words`now runs with the rights of its owner, without row-level security`, "row-security-off");
  if (!head.isDefiner && base.isDefiner) emit(words`now runs with the rights of its caller`);
  if (head.source !== base.source) emit(words`code of the function changed`);
}

/** A policy lets people do more, unless it is restrictive. */
function policyRisks(policy: string): readonly RiskKind[] {
  if (policy.startsWith("as restrictive")) return [];
  return policy.startsWith("for select") ? ["access-added"] : ["write-added"];
}

function reportNew(emit: Emit, { kind, hasRowSecurity, policies, grants }: TableRules): void {
  const names = Object.keys(policies);
  const security = kind === "view" ? [] : words`, row-level security is ${hasRowSecurity ? "on" : "off"}`;
  const rules =
    names.length === 0 ? [] : words`, ${names.length === 1 ? "policy" : "policies"} ${listed(names.map(code))}`;
  const rights = Object.keys(grants);
  const may = rights.length === 0 ? words`, without grants` : words`, grants ${listed(rights.map(code))}`;
  const risks: readonly RiskKind[] = [
    ...(kind === "table" && !hasRowSecurity && rights.length > 0 ? (["row-security-off"] as const) : []),
    ...(rights.length > 0 ? (["grant-added"] as const) : []),
  ];
  emit(words`new ${kind}${security}${rules}${may}`, ...risks);
}

const namesOf = (base: object, head: object): readonly string[] =>
  [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
