import type { RealtimePostgresChangesPayload, RealtimeSystemPayload } from "@supabase/realtime-js";
import type { Runtime } from "../app/runtime.ts";
import { type OpenFeed, Realtime } from "./manager.ts";
import type { TableChange, TableWatcher } from "./table-change.ts";
import type { Topic, TopicListener } from "./topic.ts";

// Table changes, subscribed to once for all collections and channels that follow the table.

/** How long an unused feed stays open, as the next page may use it. */
const lingerMs = 3_000;

/** How long the backend may take to confirm that it delivers changes; on Supabase it takes up to some seconds. */
const confirmMs = 15_000;

/**
 * Watch the changes of a table that pass a filter such as `chat_id=eq.7`. `live` is called at once or later, and after
 * every gap. Returns a function that stops watching.
 */
export function watchTable(
  runtime: Runtime,
  table: string,
  filter: string | undefined,
  watcher: TableWatcher,
): () => void {
  const name = filter === undefined ? table : `${table}:${filter}`;
  const realtime = runtime.part(Realtime);
  const { feeds } = realtime;
  let feed = feeds.get(name);
  if (feed === undefined) {
    feed = new TableFeed(realtime, name, table, filter);
    feeds.set(name, feed);
  }
  return feed.add(watcher);
}

/** The changes of a table that pass a filter, for all who watch them. */
class TableFeed implements OpenFeed {
  private readonly realtime: Realtime;
  private readonly name: string;
  private readonly watchers = new Set<TableWatcher>();
  private readonly topic: Topic;
  private state: "joining" | "live" | "refused" = "joining";
  private reason = "";
  /** The watchers were notified that changes are delivered: it was confirmed, or took too long. */
  private isToldLive = false;
  private unconfirmed: ReturnType<typeof setTimeout> | undefined;
  private linger: ReturnType<typeof setTimeout> | undefined;

  constructor(realtime: Realtime, name: string, table: string, filter: string | undefined) {
    this.realtime = realtime;
    this.name = name;
    const asked = { event: "*", schema: "public", table, ...(filter === undefined ? {} : { filter }) } as const;
    const listener: TopicListener = {
      config: {},
      listen: (channel) => {
        channel.on("postgres_changes", asked, (payload) => this.hear(payload));
        channel.on("system", {}, (payload: RealtimeSystemPayload) => this.hearSystem(payload));
      },
      // The backend reports next whether changes are delivered: those before that are not. It may never report.
      joined: () => {
        this.unconfirmed = setTimeout(() => this.tellLive(), confirmMs);
      },
      lost: () => this.lose(),
      refused: (reason) => this.refuse(reason),
    };
    this.topic = realtime.joinTopic(`rows:${name}`, listener, () => this.state !== "joining");
  }

  add(watcher: TableWatcher): () => void {
    clearTimeout(this.linger);
    this.watchers.add(watcher);
    if (this.state === "refused") watcher.refused(this.reason);
    else if (this.isToldLive) watcher.live();
    return () => {
      if (!this.watchers.delete(watcher) || this.watchers.size > 0) return;
      this.linger = setTimeout(() => this.dropIfUnwatched(), lingerMs);
    };
  }

  dropIfUnwatched(): void {
    if (this.watchers.size > 0) return;
    clearTimeout(this.linger);
    clearTimeout(this.unconfirmed);
    this.realtime.feeds.delete(this.name);
    this.topic.leave();
  }

  private hear(payload: Payload): void {
    const change = changeOf(payload);
    for (const watcher of [...this.watchers]) watcher.change(change);
  }

  private hearSystem({ extension, status, message }: RealtimeSystemPayload): void {
    if (extension !== "postgres_changes") return;
    if (status !== "ok") return this.refuse(String(message));
    this.state = "live";
    this.tellLive();
    this.realtime.tellStatus();
  }

  private tellLive(): void {
    clearTimeout(this.unconfirmed);
    this.isToldLive = true;
    for (const watcher of [...this.watchers]) watcher.live();
  }

  private refuse(reason: string): void {
    if (this.state === "refused" && this.reason === reason) return;
    clearTimeout(this.unconfirmed);
    this.state = "refused";
    this.reason = reason;
    for (const watcher of [...this.watchers]) watcher.refused(reason);
    this.realtime.tellStatus();
  }

  private lose(): void {
    const wasLive = this.isToldLive;
    clearTimeout(this.unconfirmed);
    this.isToldLive = false;
    this.state = "joining";
    if (wasLive) for (const watcher of [...this.watchers]) watcher.lost();
  }
}

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

function changeOf({ eventType: type, commit_timestamp: committedAt, errors, ...rows }: Payload): TableChange {
  const row = type === "DELETE" ? rows.old : rows.new;
  const isPartial = Array.isArray(errors) && errors.length > 0;
  return { type, row, committedAt, isPartial, ...(type === "UPDATE" && { oldRow: rows.old }) };
}
