import { parseJson } from "../../json.ts";
import { type RoleAndClaims, settingsOf } from "../auth/identity.ts";
import type { Driver, Transaction } from "../database/engine/driver.ts";
import { quoteName } from "../database/quote-name.ts";
import { rowCount } from "./address/ranges.ts";
import type { Result } from "./answer/answer.ts";
import { Refusal } from "./answer/refusal.ts";
import type { Plan, Rules } from "./plan/plan.ts";
import { singleObject } from "./request/media-types.ts";
import type { RestRequest } from "./request/request.ts";
import type { ProjectSettings } from "./schema-cache/project-settings.ts";
import { answerColumns } from "./sql/answer.ts";
import { joined, quotedString, type Sql, sql } from "./sql/sql.ts";

/** What a project allows, and what it does with every request. */
type RunRules = Rules & Omit<ProjectSettings, "maxRows">;

/** Ends a transaction without an error. */
class RolledBack extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super("the transaction is rolled back, as the request or the project wants");
    this.result = result;
  }
}

/**
 * Run a planned request as a caller, in one transaction. It is rolled back when the request is refused, so that a
 * refusal leaves no changed rows.
 */
export const run = (
  driver: Driver,
  request: RestRequest,
  plan: Plan,
  caller: RoleAndClaims,
  rules: RunRules,
): Promise<Result> =>
  answered(driver, request, plan, caller, rules).catch((error: unknown) => {
    if (error instanceof RolledBack) return error.result;
    throw error;
  });

const answered = (
  driver: Driver,
  request: RestRequest,
  plan: Plan,
  caller: RoleAndClaims,
  rules: RunRules,
): Promise<Result> =>
  driver.transaction(async (transaction) => {
    const isolation = plan.routine?.isolation;
    if (isolation !== undefined && isolations.has(isolation)) {
      await transaction.exec(`set transaction isolation level ${isolation}`);
    }
    await ask(transaction, settingsSql(settings(request, plan, caller)));
    if (rules.preRequest !== undefined) await ask(transaction, sql`select ${rules.preRequest}()`);
    const tx = rules.mayChooseEnd ? request.preferences.tx : undefined;
    const result = { ...resultOf(await ask(transaction, plan.statement)), tx };
    refuseOther(request, plan, result);
    const complete = await estimated(transaction, request, plan, result, rules);
    if (tx === undefined ? rules.isRolledBack : tx === "rollback") throw new RolledBack(complete);
    return complete;
  });

const isolations: ReadonlySet<string> = new Set(["serializable", "repeatable read", "read committed"]);

function ask(transaction: Transaction, statement: Sql): Promise<readonly (readonly (string | null)[])[]> {
  const { text, values } = statement.statement();
  return transaction.queryTexts(text, values);
}

/** What SQL of the project can read about a request, its role, and what it may do. */
function settings(
  { http, schema, preferences }: RestRequest,
  plan: Plan,
  caller: RoleAndClaims,
): Readonly<Record<string, string>> {
  const headers = [...http.headers].filter(([name]) => name !== "cookie");
  return {
    ...(plan.isReadOnly && { transaction_read_only: "on" }),
    ...(plan.routine?.timeout !== undefined && { statement_timeout: plan.routine.timeout }),
    ...(preferences.timezone !== undefined && { timezone: preferences.timezone }),
    search_path: [schema, ...extraSchemas].map(quoteName).join(", "),
    "request.method": http.method,
    "request.path": http.path,
    "request.headers": JSON.stringify(Object.fromEntries(headers)),
    "request.cookies": JSON.stringify(cookiesIn(http.headers.get("cookie") ?? "")),
    ...settingsOf(caller),
  };
}

/** As in Supabase's projects. */
const extraSchemas = ["public", "extensions"];

const cookiesIn = (header: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    header.split(";").flatMap((pair): [string, string][] => {
      const [, name, value = ""] = /^\s*([^=\s]+)=(.*)$/s.exec(pair) ?? [];
      return name === undefined ? [] : [[name, value.trim()]];
    }),
  );

const settingsSql = (values: Readonly<Record<string, string>>): Sql =>
  sql`select ${joined(
    Object.entries(values).map(([name, value]) => sql`set_config(${quotedString(name)}, ${value}, true)`),
    ", ",
  )}`;

function resultOf([row = []]: readonly (readonly (string | null)[])[]): Omit<Result, "tx"> {
  const value = (name: (typeof answerColumns)[number]): string | null => row[answerColumns.indexOf(name)] ?? null;
  const total = value("total");
  const key = parseJson(value("key") ?? "[]");
  return {
    total: total === null ? undefined : BigInt(total),
    count: BigInt(value("count") ?? 0),
    body: value("body") ?? "",
    headers: value("headers"),
    status: value("status"),
    inserted: Number(value("inserted") ?? 0),
    key: Array.isArray(key) ? key : [],
  };
}

/** Refuse an answer of another number of rows than the request allows. Source: PostgREST 12 and 13, Query. */
function refuseOther({ action, preferences, range }: RestRequest, plan: Plan, { count }: Result): void {
  if (action === "upsert" && count !== 1n) {
    throw new Refusal({
      status: 400,
      code: "PGRST115",
      message: "Payload values do not match URL in primary key column(s)",
    });
  }
  if (plan.media.name === singleObject && action !== "upsert" && count !== 1n) {
    throw new Refusal({
      status: 406,
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: `The result contains ${count} rows`,
    });
  }
  const isChange = action === "update" || action === "delete";
  const limit = rowCount(range);
  if (isChange && limit !== undefined && count > limit) {
    throw new Refusal({
      status: 400,
      code: "PGRST110",
      message: "The maximum number of rows allowed to change was surpassed",
      details: `Results contain ${count} rows changed but the maximum number allowed is ${limit}`,
    });
  }
  const { handling, maxAffected } = preferences;
  const isCapped = isChange || plan.routine !== undefined;
  if (isCapped && handling === "strict" && maxAffected !== undefined && count > maxAffected) {
    throw new Refusal({
      status: 400,
      code: "PGRST124",
      message: "Query result exceeds max-affected preference constraint",
      details: `The query affects ${count} rows`,
    });
  }
}

/** Returns the result with the number of rows that the planner of the database expects, if the request wants that. */
async function estimated(
  transaction: Transaction,
  { preferences: { count } }: RestRequest,
  { estimated: query }: Plan,
  result: Result,
  { maxRows }: Rules,
): Promise<Result> {
  const isWanted = count === "planned" || (count === "estimated" && (result.total ?? 0n) > BigInt(maxRows));
  if (query === undefined || !isWanted) {
    return result;
  }
  const [[text] = []] = await ask(transaction, sql`explain (format json) ${query}`);
  const planned = BigInt(/"Plan Rows": (\d+)/.exec(text ?? "")?.[1] ?? 0);
  const { total = 0n } = result;
  return { ...result, total: count === "estimated" && total > planned ? total : planned };
}
