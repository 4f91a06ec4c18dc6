import { environment } from "../app/env.ts";
import { isCodeError, loadPart } from "../app/reload.ts";
import type { Runtime } from "../app/runtime.ts";
import { isHeld } from "../auth/auth.ts";
import { type Session, sessionOf } from "../auth/session.ts";
import { checkSession } from "../auth/session-end.ts";
import { Connection, type ConnectionStatus } from "../data/connection.ts";
import * as messages from "../messages/parts.ts";
import { effect } from "../react/signals.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";
import type { RealtimeSocket } from "./socket.ts";
import type { TableWatcher } from "./table-change.ts";
import type { Topic, TopicListener } from "./topic.ts";

/** A topic that counts for the status of the connection. */
interface Member {
  /** All its subscriptions are live or refused. */
  readonly isSettled: () => boolean;
}

/** A channel that a workflow opened. */
export interface OpenChannel {
  broadcast(event: string, payload: unknown): Promise<void>;
  setPresence(state: unknown): Promise<void>;
  close(): void;
}

/** The changes of a table that pass a filter. */
export interface OpenFeed {
  /** Returns a function that stops watching. */
  add(watcher: TableWatcher): () => void;
  dropIfUnwatched(): void;
}

/** The delay before the code of the socket is loaded again. */
const loadAgainMs = 5_000;

/**
 * The realtime connection of an app, created with the first page that follows a table or joins a channel: the socket, its token, sleep detection, the status that formulas read, and what is
 * subscribed to over it.
 */
export class Realtime {
  /** Open channels by name. */
  readonly channels = new Map<string, OpenChannel>();
  /** Table feeds by name. */
  readonly feeds = new Map<string, OpenFeed>();
  private readonly session: Session;
  private readonly connection: Connection;
  private readonly members = new Set<Member>();
  /** Lists that lack rows which they miss since a gap. */
  private readonly behind = new Set<object>();
  private loading: Promise<RealtimeSocket> | undefined;
  private socket: RealtimeSocket | undefined;
  private wasOnline = false;
  /** The connection was lost, and not all topics and rows are back. */
  private isRecovering = false;

  constructor(runtime: Runtime) {
    this.session = sessionOf(runtime);
    this.connection = runtime.part(Connection);
    this.session.atPersonLeft.add(() => {
      for (const channel of [...this.channels.values()]) channel.close();
      for (const feed of [...this.feeds.values()]) feed.dropIfUnwatched();
    });
  }

  /** Join a topic over the app's one socket. `isSettled` reports whether it is done joining, for the status. */
  joinTopic(name: string, listener: TopicListener, isSettled: () => boolean): Topic {
    const address = addressOfBackend(this.session.runtime);
    const member: Member = { isSettled };
    let topic: Topic | undefined;
    this.members.add(member);
    const open = async (): Promise<void> => {
      const socket = await this.openSocket(address);
      // Left before its code was loaded.
      if (this.members.has(member)) topic = socket.join(name, this.checked(listener));
    };
    const openUntilLoaded = (): void => {
      open().catch((error: unknown) => {
        if (!this.members.has(member)) return;
        if (isCodeError(error)) setTimeout(openUntilLoaded, loadAgainMs);
        else listener.refused(error instanceof Error ? error.message : String(error));
      });
    };
    openUntilLoaded();
    this.tellStatus();
    return {
      get isJoined() {
        return topic?.isJoined === true;
      },
      send: async (message) => {
        if (topic === undefined) throw new Error("there is no connection");
        await topic.send(message);
      },
      leave: () => {
        this.members.delete(member);
        topic?.leave();
        this.tellStatus();
      },
    };
  }

  /** A list lacks rows that it missed, or has them again. */
  reportBehind(list: object, isBehind: boolean): void {
    if (isBehind) this.behind.add(list);
    else this.behind.delete(list);
    this.tellStatus();
  }

  /** Update the connection status after a change. */
  tellStatus(): void {
    this.connection.status.value = this.statusNow();
  }

  /** The same listener, which hears of a refused session only if its user has no other. */
  private checked(listener: TopicListener): TopicListener {
    return {
      ...listener,
      refused: (reason) => {
        if (!isAboutSession(reason)) return listener.refused(reason);
        // The topic joins again by itself, so a renewed session needs no report.
        if (!isHeld(this.session)) void checkSession(this.session).then((goesOn) => goesOn || listener.refused(reason));
      },
    };
  }

  private statusNow(): ConnectionStatus {
    if (this.members.size === 0) {
      this.wasOnline = false;
      this.isRecovering = false;
      return "idle";
    }
    const isUp = this.socket?.isOpen === true && !this.socket.isTroubled && !isOffline();
    if (!isUp || this.behind.size > 0) this.isRecovering = this.wasOnline;
    else if ([...this.members].every(({ isSettled }) => isSettled())) {
      this.wasOnline = true;
      this.isRecovering = false;
    }
    // Joining another topic on a working connection is not a reconnect.
    return this.isRecovering ? "reconnecting" : this.wasOnline ? "online" : "connecting";
  }

  private openSocket(address: Address): Promise<RealtimeSocket> {
    this.loading ??= this.loadSocket(address).catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async loadSocket({ url, apikey }: Address): Promise<RealtimeSocket> {
    const { accessToken, keptName } = this.session;
    const { RealtimeSocket } = await loadPart("realtime", () => import("./socket.ts"));
    const made = new RealtimeSocket({
      url,
      params: () => {
        const kept = keptName.peek();
        return { apikey, ...(kept === null ? {} : { session: kept }) };
      },
      token: () => accessToken.peek(),
      onChange: () => this.tellStatus(),
    });
    this.socket = made;
    followToken(this.session, made);
    this.followSleep(made);
    return made;
  }

  /** After a sleep, or without a network, the browser may take minutes to notice a dead connection. */
  private followSleep(made: RealtimeSocket): void {
    const wake = (): void => {
      made.wake();
      this.tellStatus();
    };
    globalThis.window?.addEventListener("online", wake);
    globalThis.window?.addEventListener("offline", wake);
    globalThis.document?.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") wake();
    });
    let seenMs = Date.now();
    setInterval(() => {
      const nowMs = Date.now();
      if (nowMs - seenMs > jumpMs) wake();
      seenMs = nowMs;
    }, lookMs);
  }
}

interface Address {
  readonly url: string;
  readonly apikey: string;
}

function addressOfBackend(runtime: Runtime): Address {
  const { backendUrl, backendKey } = environment(runtime);
  if (backendUrl === "" || backendKey === "") throw new WorkflowFailure(messages.invalidSupabase);
  return { url: `${backendUrl.replace(/^http/, "ws")}/realtime/v1`, apikey: backendKey };
}

/** Whether the backend refuses the token rather than the topic. */
const isAboutSession = (reason: string): boolean => /InvalidJWTToken|JWT expired|Token has expired/i.test(reason);

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function followToken({ accessToken, keptName }: Session, made: RealtimeSocket): void {
  let [tokenBefore, keptBefore] = [accessToken.peek(), keptName.peek()];
  effect(() => {
    const [given, kept] = [accessToken.value, keptName.value];
    const [isOther, isKeptOther] = [given !== tokenBefore, kept !== keptBefore];
    tokenBefore = given;
    keptBefore = kept;
    // The cookie of a session that the server keeps is sent only when a connection opens, and a token stays with it.
    if (isKeptOther || (isOther && given === null)) made.reopen();
    else if (isOther && given !== null) made.tellToken(given);
  });
}

/** How often the clock is checked, and the jump that means the machine slept. */
const lookMs = 5_000;
const jumpMs = 15_000;
