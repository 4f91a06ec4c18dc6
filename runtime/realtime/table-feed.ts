import { onPersonLeft } from "../auth/auth.ts";
import { joinPayload, joinTopic, tellStatus } from "./manager.ts";
import type { Topic } from "./socket.ts";

// Table changes, subscribed to once for all collections and channels that follow the table.

export type ChangeType = "INSERT" | "UPDATE" | "DELETE";

/** A change as the backend sends it. */
export interface TableChange {
  readonly type: ChangeType;
  /** The columns of the row that the visitor may read; only the key of a deleted row. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly committedAt: string;
  /** The row was too large to send in full, or could not be sent. */
  readonly isPartial: boolean;
}

/** A listener for the changes of a table. */
export interface TableWatcher {
  /** Changes are delivered from here on. Changes since the last `lost` were missed. */
  live(): void;
  lost(): void;
  refused(reason: string): void;
  change(change: TableChange): void;
}

const feeds = new Map<string, TableFeed>();
let isWatchingPerson = false;

/** How long an unused feed stays open, as the next page may use it. */
const lingerMs = 3_000;

/**
 * Watch the changes of a table that pass a filter such as `chat_id=eq.7`. `live` is called at once or later, and after
 * every gap. Returns a function that stops watching.
 */
export function watchTable(table: string, filter: string | undefined, watcher: TableWatcher): () => void {
  if (!isWatchingPerson) {
    isWatchingPerson = true;
    onPersonLeft(dropUnwatched);
  }
  const name = filter === undefined ? table : `${table}:${filter}`;
  let feed = feeds.get(name);
  if (feed === undefined) {
    feed = new TableFeed(name, table, filter);
    feeds.set(name, feed);
  }
  return feed.add(watcher);
}

/** Close all unused feeds, without waiting for the next page. */
export function dropUnwatched(): void {
  for (const feed of feeds.values()) feed.dropIfUnwatched();
}

class TableFeed {
  private readonly name: string;
  private readonly watchers = new Set<TableWatcher>();
  private readonly topic: Topic;
  private state: "joining" | "live" | "refused" = "joining";
  private reason = "";
  private linger: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, table: string, filter: string | undefined) {
    this.name = name;
    const asked = { event: "*", schema: "public", table, ...(filter === undefined ? {} : { filter }) };
    const listener = {
      joinPayload: () => joinPayload({ postgres_changes: [asked] }),
      // The topic is joined; the backend reports next whether changes are delivered.
      joined: () => {},
      lost: () => this.lose(),
      refused: (reason: string) => this.refuse(reason),
      message: (event: string, payload: unknown) => this.hear(event, payload),
    };
    this.topic = joinTopic(`rows:${name}`, listener, () => this.state !== "joining");
  }

  add(watcher: TableWatcher): () => void {
    clearTimeout(this.linger);
    this.watchers.add(watcher);
    if (this.state === "live") watcher.live();
    else if (this.state === "refused") watcher.refused(this.reason);
    return () => {
      if (!this.watchers.delete(watcher) || this.watchers.size > 0) return;
      this.linger = setTimeout(() => this.dropIfUnwatched(), lingerMs);
    };
  }

  dropIfUnwatched(): void {
    if (this.watchers.size > 0) return;
    clearTimeout(this.linger);
    feeds.delete(this.name);
    this.topic.leave();
  }

  private hear(event: string, payload: unknown): void {
    if (event === "system") this.hearSystem(payload);
    if (event !== "postgres_changes") return;
    const change = changeOf(payload);
    if (change !== undefined) for (const watcher of [...this.watchers]) watcher.change(change);
  }

  private hearSystem(payload: unknown): void {
    const { extension, status, message } = payload as Readonly<Record<string, unknown>>;
    if (extension !== "postgres_changes") return;
    if (status !== "ok") return this.refuse(String(message));
    this.state = "live";
    for (const watcher of [...this.watchers]) watcher.live();
    tellStatus();
  }

  private refuse(reason: string): void {
    if (this.state === "refused" && this.reason === reason) return;
    this.state = "refused";
    this.reason = reason;
    for (const watcher of [...this.watchers]) watcher.refused(reason);
    tellStatus();
  }

  private lose(): void {
    const wasLive = this.state === "live";
    this.state = "joining";
    if (wasLive) for (const watcher of [...this.watchers]) watcher.lost();
  }
}

interface ToldChange {
  readonly type: ChangeType;
  readonly commit_timestamp: string;
  readonly columns?: readonly { readonly name: string; readonly type: string }[];
  readonly record?: Readonly<Record<string, unknown>>;
  readonly old_record?: Readonly<Record<string, unknown>>;
  readonly errors?: unknown;
}

function changeOf(payload: unknown): TableChange | undefined {
  const data = (payload as { readonly data?: ToldChange }).data;
  if (data === undefined) return undefined;
  const { type, commit_timestamp: committedAt, errors } = data;
  const row = (type === "DELETE" ? data.old_record : data.record) ?? {};
  const isPartial = Array.isArray(errors) && errors.length > 0;
  return { type, row: withIsoTimes(row, data.columns), committedAt, isPartial };
}

/** Convert times to the form of requests: with a `T` between day and hour. */
function withIsoTimes(row: Readonly<Record<string, unknown>>, columns: ToldChange["columns"]) {
  const times = columns?.filter(({ type }) => type.startsWith("timestamp")) ?? [];
  if (times.length === 0) return row;
  const read: Record<string, unknown> = { ...row };
  for (const { name } of times) {
    const value = read[name];
    if (typeof value === "string") read[name] = value.replace(" ", "T");
  }
  return read;
}
