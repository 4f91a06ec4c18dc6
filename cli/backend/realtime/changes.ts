import { isObject } from "../../json.ts";
import { actAs, type Identity, type Role } from "../auth/identity.ts";
import type { Database } from "../database/engine/connection.ts";
import type { Queue } from "../database/engine/queue.ts";
import { quoteName } from "../database/quote-name.ts";
import { report } from "../report.ts";
import { captureChanges, changesChannel, fullName, type PublishedTable } from "./capture.ts";
import { type RowFilter, readFilter } from "./filters.ts";

/** The changes that one listener of a channel wants; `id` is the client's id for it. */
export interface Subscription {
  readonly id: number;
  readonly event: string;
  readonly tables: ReadonlySet<PublishedTable>;
  readonly filter?: RowFilter;
  /** The requested columns, if not all. */
  readonly select?: readonly string[];
}

/** Receives changes. Its identity is read at each change, so that a new token counts at once. */
export interface Listener {
  readonly identity: Identity;
  readonly subscriptions: readonly Subscription[];
  hear(ids: readonly number[], change: object): void;
}

/** Delivers changes of the published tables to listeners. */
export interface ChangeFeed {
  /** Parse a client's request; a string is its error. */
  prepare(id: number, asked: unknown, role: Role): Promise<Subscription | string>;
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** Read the published tables again, after a migration. Subscriptions from before it get no more changes. */
  refresh(): Promise<void>;
  close(): void;
}

interface Change {
  readonly id: number;
  readonly table: PublishedTable;
  readonly type: "INSERT" | "UPDATE" | "DELETE";
  readonly at: string;
  readonly record: Row | null;
  readonly oldRecord: Row | null;
}

type Row = Readonly<Record<string, unknown>>;

/** How many changes are read in one turn of the database; requests run between turns. */
const batchSize = 500;

/** Start following the published tables of a database. */
export async function createChangeFeed({ driver }: Database, serial: Queue): Promise<ChangeFeed> {
  let tables = await captureChanges(driver);
  let isListening = false;
  const listeners = new Set<Listener>();
  let isClosed = false;
  let isWaiting = false;
  const drain = (): void => {
    if (isWaiting || isClosed) {
      return;
    }
    isWaiting = true;
    const turn = serial(async () => {
      isWaiting = false;
      return !isClosed && (await deliverBatch(driver, tables, listeners)) === batchSize;
    });
    turn
      .then((hasMore) => {
        if (hasMore) {
          // Requests and sockets that arrived meanwhile run before the next turn.
          setImmediate(drain);
        }
      })
      .catch((error: unknown) => report("realtime:", error));
  };
  const listen = async (): Promise<void> => {
    if (isListening || tables.length === 0) return;
    isListening = true;
    await driver.listen(changesChannel, drain);
  };
  await listen();
  return {
    prepare: async (id, asked, role) => {
      const subscription = readSubscription(id, asked, role, tables);
      if (typeof subscription === "string" || !subscription.filter) {
        return subscription;
      }
      const { check, values } = subscription.filter;
      return serial(() => driver.query(`select ${check}`, [...values])).then(
        () => subscription,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    },
    add: (listener) => void listeners.add(listener),
    remove: (listener) => void listeners.delete(listener),
    async refresh() {
      tables = await captureChanges(driver);
      await listen();
    },
    close: () => {
      isClosed = true;
      listeners.clear();
    },
  };
}

function readSubscription(
  id: number,
  asked: unknown,
  role: Role,
  tables: readonly PublishedTable[],
): Subscription | string {
  const { event = "*", schema = "public", table = "*", filter = "", select } = isObject(asked) ? asked : {};
  const texts = [event, schema, table, filter ?? "", ...(Array.isArray(select) ? select : [])];
  if (!texts.every((text) => typeof text === "string")) {
    return "event, schema, table, filter and the columns to select must be strings";
  }
  const found = tables.filter(
    (each) => (schema === "*" || each.schema === schema) && (table === "*" || each.name === table),
  );
  const [only] = found;
  if (!only) {
    return `${String(schema)}.${String(table)} is not in the publication supabase_realtime`;
  }
  const names = Array.isArray(select) ? select.map(String) : undefined;
  const columns = only.columns.filter((column) => column.readers.includes(role));
  const unknown = names?.find((name) => !columns.some((column) => column.name === name));
  if (unknown !== undefined) {
    return `invalid column for select ${unknown}`;
  }
  const subscription = { id, event: String(event), tables: new Set(found), ...(names && { select: names }) };
  const hasFilter = filter !== "" && filter !== null;
  if ((hasFilter || names) && (table === "*" || schema === "*")) {
    return "a filter or a selection of columns needs a table";
  }
  if (!hasFilter) {
    return subscription;
  }
  const read = readFilter(String(filter), columns);
  return typeof read === "string" ? read : { ...subscription, filter: read };
}

/** Take the oldest changes from the queue and deliver them; returns how many there were. */
async function deliverBatch(
  driver: Database["driver"],
  tables: readonly PublishedTable[],
  listeners: ReadonlySet<Listener>,
): Promise<number> {
  const { rows } = await driver.query<ChangeRow>(
    `select id, table_id, type, record, old_record,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from _realtime.changes order by id limit ${batchSize}`,
  );
  if (rows.length === 0) {
    return 0;
  }
  try {
    const changes = rows.flatMap(({ table_id, old_record, ...row }) => {
      const table = tables.find(({ id }) => id === table_id);
      return table ? [{ ...row, table, oldRecord: old_record }] : [];
    });
    await deliver(createSight(driver, changes), changes, listeners);
  } finally {
    // Exactly the changes that were read: a transaction with a lower number may have committed meanwhile.
    await driver.query("delete from _realtime.changes where id = any($1)", [rows.map(({ id }) => id)]);
  }
  return rows.length;
}

interface ChangeRow {
  readonly id: number;
  readonly table_id: number;
  readonly type: Change["type"];
  readonly at: string;
  readonly record: Row | null;
  readonly old_record: Row | null;
}

async function deliver(sight: Sight, changes: readonly Change[], listeners: ReadonlySet<Listener>): Promise<void> {
  for (const change of changes) {
    for (const listener of listeners) {
      const { identity } = listener;
      if (identity.expiresAtMs !== undefined && identity.expiresAtMs <= Date.now()) {
        continue;
      }
      const ids = new Map<string, number[]>();
      for (const subscription of listener.subscriptions) {
        if (await sight.isFor(change, subscription, identity)) {
          const key = JSON.stringify(subscription.select ?? null);
          ids.set(key, [...(ids.get(key) ?? []), subscription.id]);
        }
      }
      for (const [key, group] of ids) {
        const data = dataOf(change, identity.role, JSON.parse(key));
        if (data && listeners.has(listener)) {
          listener.hear(group, data);
        }
      }
    }
  }
}

/** Returns the part of a change that a role may see; undefined when it may not even see the row's key. */
function dataOf(change: Change, role: Role, select: readonly string[] | null): object | undefined {
  const { table, type, record, oldRecord } = change;
  const columns = table.columns.filter(
    ({ name, isKey, readers }) => readers.includes(role) && (select === null || isKey || select.includes(name)),
  );
  // Policies cannot be checked for a deleted row, so for a secured table only its key is sent.
  const isKeyOnly = !table.isWhole || (type === "DELETE" && table.isSecured);
  const old = columns.filter(({ isKey }) => isKey || !isKeyOnly);
  const pick = (row: Row, from: typeof columns): object =>
    Object.fromEntries(from.map(({ name }) => [name, row[name]]));
  if (type === "DELETE" && old.length === 0) {
    return undefined;
  }
  return {
    schema: table.schema,
    table: table.name,
    type,
    commit_timestamp: change.at,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    ...(record && { record: pick(record, columns) }),
    ...(oldRecord && { old_record: pick(oldRecord, old) }),
    errors: null,
  };
}

/** Decides who may see which changes of a batch, with one query per question for all its rows. */
interface Sight {
  isFor(change: Change, subscription: Subscription, identity: Identity): Promise<boolean>;
}

function createSight(driver: Database["driver"], changes: readonly Change[]): Sight {
  const answers = new Map<string, Promise<ReadonlySet<number>>>();
  const ask = (
    key: string,
    question: () => Promise<readonly { readonly id: number }[]>,
  ): Promise<ReadonlySet<number>> => {
    const known = answers.get(key);
    // A policy or a filter that fails lets nothing through.
    const answer =
      known ??
      question().then(
        (rows) => new Set(rows.map((row) => row.id)),
        (error: unknown) => {
          report("realtime:", error);
          return new Set<number>();
        },
      );
    answers.set(key, answer);
    return answer;
  };
  const kept = (table: PublishedTable): readonly Change[] =>
    changes.filter((change) => change.table === table && change.type !== "DELETE");
  return {
    async isFor(change, { event, tables, filter }, identity) {
      const { table, type } = change;
      const isAskedFor = tables.has(table) && (event === "*" || event.toUpperCase() === type);
      if (!isAskedFor || !isReadable(table, identity.role)) {
        return false;
      }
      // As on Supabase: a deleted row no longer exists, so neither policies nor filters apply.
      if (type === "DELETE") {
        return true;
      }
      if (filter) {
        const key = `filter ${table.id} ${filter.where} ${JSON.stringify(filter.values)}`;
        const passed = await ask(key, () => filtered(driver, table, filter, kept(table)));
        if (!passed.has(change.id)) {
          return false;
        }
      }
      if (!table.isSecured) {
        return true;
      }
      const key = `policies ${table.id} ${JSON.stringify(identity.claims)}`;
      return (await ask(key, () => visible(driver, table, identity, kept(table)))).has(change.id);
    },
  };
}

// Policies are checked by primary key, so changes of a secured table without one reach no client.
function isReadable({ columns, isSecured }: PublishedTable, role: Role): boolean {
  return columns.some(({ isKey, readers }) => (isKey || !isSecured) && readers.includes(role));
}

async function filtered(
  driver: Database["driver"],
  table: PublishedTable,
  { where, values }: RowFilter,
  changes: readonly Change[],
): Promise<readonly { readonly id: number }[]> {
  const [first, last] = [changes[0]?.id, changes.at(-1)?.id];
  const sql = `select c.id from _realtime.changes c, jsonb_populate_record(null::${fullName(table)}, c.record) r
    where c.table_id = ${table.id} and c.id between ${first} and ${last} and ${where}`;
  return (await driver.query<{ readonly id: number }>(sql, [...values])).rows;
}

/** Returns the changes whose current rows the identity may read, under its own policies, as in a request. */
async function visible(
  driver: Database["driver"],
  table: PublishedTable,
  identity: Identity,
  changes: readonly Change[],
): Promise<readonly { readonly id: number }[]> {
  const keys = table.columns.filter((column) => column.isKey);
  const named = keys.map(({ sqlType }, position) => `k${position} ${sqlType}`).join(", ");
  const matches = keys.map(({ name }, position) => `t.${quoteName(name)} = asked.k${position}`).join(" and ");
  const asked = changes.map(({ id, record }) => ({
    id,
    ...Object.fromEntries(keys.map(({ name }, position) => [`k${position}`, record?.[name]])),
  }));
  return driver.transaction(async (transaction) => {
    await actAs(transaction, identity);
    const { rows } = await transaction.query<{ readonly id: number }>(
      `select asked.id from jsonb_to_recordset($1::jsonb) asked (id bigint, ${named})
        join ${fullName(table)} t on ${matches}`,
      [JSON.stringify(asked)],
    );
    return rows;
  });
}
