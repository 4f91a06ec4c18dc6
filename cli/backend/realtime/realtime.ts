import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { WebSocket } from "ws";
import { isObject } from "../../json.ts";
import { refuseUpgrade } from "../../serve/visitors.ts";
import { type Identity, identityOfKey, identityOfToken } from "../auth/identity.ts";
import type { BackendKeys } from "../auth/keys.ts";
import type { Database } from "../database/engine/connection.ts";
import { createQueue, type Queue } from "../database/engine/queue.ts";
import { report } from "../report.ts";
import { type Access, accessTo, everything } from "./access.ts";
import { followBroadcasts } from "./broadcasts.ts";
import { type ChangeFeed, createChangeFeed, type Subscription } from "./changes.ts";
import {
  type Channels,
  createChannels,
  type JoinOptions,
  type Line,
  type Member,
  memberOf,
  readJoin,
  roomOf,
  seesPresence,
} from "./channels.ts";
import {
  type Broadcast,
  type Incoming,
  type Message,
  readFrame,
  type Version,
  writeBroadcast,
  writeFrame,
} from "./frames.ts";

/** The realtime service: channels over websockets, with changes of the database. */
export interface Realtime {
  /** Take over a socket that asks for `/realtime/v1/websocket`. Channels that bring no token are joined with `token`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, token?: string): void;
  /** Broadcast to everyone in a topic, named without its prefix; in a private topic only if policies let the sender. */
  send(broadcast: Broadcast & Topic, sender: Identity): Promise<void>;
  /** Returns the number of sockets and topics; both zero without connections. */
  counts(): { readonly sockets: number; readonly topics: number };
  /** Read the published tables again, after a migration. Closes every socket, so that clients subscribe again. */
  refresh(): Promise<void>;
  /** Close every socket and accept no more. */
  close(): void;
}

/** A topic as named by callers without a socket. */
export interface Topic {
  readonly topic: string;
  readonly isPrivate: boolean;
}

/** Limits for clients; they reconnect after a socket that broke one is closed. */
export const limits = {
  frameBytes: 1024 * 1024,
  joinsPerSocket: 100,
  changesPerChannel: 100,
  /** Messages of one socket that wait for the one before them. */
  waitingMessages: 1000,
  /** How many unsent bytes a slow client may leave in our memory. */
  unsentBytes: 16 * 1024 * 1024,
  /** Clients send a heartbeat every 25 seconds. */
  silenceMs: 60_000,
};

/** Start the realtime service over a database. */
export async function createRealtime(database: Database, keys: BackendKeys, serial: Queue): Promise<Realtime> {
  const { WebSocketServer } = await import("ws");
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  const feed = await createChangeFeed(database, serial);
  const channels = createChannels(feed);
  const access: World["access"] = ({ topic, isPrivate }, identity) =>
    isPrivate ? serial(() => accessTo(database.driver, topic, identity)) : Promise.resolve(everything);
  const world: World = { keys, feed, channels, access, nextId: createCounter() };
  await followBroadcasts(database, serial, (message) =>
    channels.send(roomOf(prefix + message.topic, message.isPrivate), message),
  );
  const connections = new Set<Connection>();
  let isClosed = false;
  const watch = setInterval(() => {
    for (const connection of connections) {
      connection.hangUpIfSilent();
    }
  }, limits.silenceMs / 4);
  watch.unref();
  const hangUpAll = (): void => {
    for (const connection of connections) {
      connection.hangUp();
    }
  };
  return {
    upgrade(request, socket, head, token) {
      const here = "http://backend.localhost";
      const { url = "" } = request;
      // Not every path is part of a valid address: `//` is not.
      if (!URL.canParse(url, here)) {
        return refuseUpgrade(socket, 400, "the path of the request is not valid");
      }
      const { pathname, searchParams } = new URL(url, here);
      const identity = identityOfKey(searchParams.get("apikey") ?? "", keys);
      const version = versionOf(searchParams.get("vsn"));
      if (pathname !== "/realtime/v1/websocket" || isClosed) {
        return refuseUpgrade(socket, 404, "no websockets at this address");
      }
      if (!identity) {
        return refuseUpgrade(socket, 401, "the socket needs the key of this backend");
      }
      if (!version) {
        return refuseUpgrade(socket, 400, "vsn must be 1.0.0 or 2.0.0");
      }
      server.handleUpgrade(request, socket, head, (opened) => {
        const connection = connect(world, opened, version, { identity, token });
        connections.add(connection);
        opened.once("close", () => connections.delete(connection));
      });
    },
    async send(message, sender) {
      const { writes } = await access(message, sender);
      if (writes.has("broadcast")) {
        channels.send(roomOf(prefix + message.topic, message.isPrivate), message);
      }
    },
    counts: () => ({ sockets: connections.size, topics: channels.size }),
    async refresh() {
      await feed.refresh();
      hangUpAll();
    },
    close() {
      isClosed = true;
      clearInterval(watch);
      feed.close();
      hangUpAll();
    },
  };
}

const prefix = "realtime:";

interface World {
  readonly keys: BackendKeys;
  readonly feed: ChangeFeed;
  readonly channels: Channels;
  /** Returns what a client may do in a topic. */
  access(topic: Topic, identity: Identity): Promise<Access>;
  nextId(): number;
}

interface Connection {
  hangUp(): void;
  hangUpIfSilent(): void;
}

/** Who opened a socket, for channels that bring no token: the identity of its key, and the token of a session. */
interface Opener {
  readonly identity: Identity;
  readonly token: string | undefined;
}

/** One socket and the topics it is in. Its messages are handled one after the other. */
interface Session {
  readonly world: World;
  readonly opener: Opener;
  readonly members: Map<string, Member>;
  readonly timers: Map<Member, NodeJS.Timeout>;
  readonly line: Line;
  isOpen: boolean;
  write(message: Message): void;
}

function connect(world: World, socket: WebSocket, version: Version, opener: Opener): Connection {
  const send = (data: string | Buffer): void => {
    if (socket.bufferedAmount > limits.unsentBytes) {
      socket.terminate();
    } else if (socket.readyState === socket.OPEN) {
      socket.send(data);
    }
  };
  const session: Session = {
    world,
    opener,
    members: new Map(),
    timers: new Map(),
    isOpen: true,
    write: (message) => send(writeFrame(version, message)),
    line: {
      push: ({ topic, joinRef }, event, payload) =>
        send(writeFrame(version, { joinRef, ref: null, topic, event, payload })),
      broadcast(topic, broadcast) {
        const frame = writeBroadcast(version, topic, broadcast);
        if (frame !== undefined) {
          send(frame);
        }
      },
    },
  };
  const inTurn = createQueue();
  let waitingCount = 0;
  let heardMs = Date.now();
  socket.on("message", (data, isBinary) => {
    heardMs = Date.now();
    const message = Buffer.isBuffer(data) ? readFrame(version, data, isBinary) : undefined;
    if (!session.isOpen) {
      return;
    }
    if (!message || waitingCount >= limits.waitingMessages) {
      session.isOpen = false;
      return socket.close(1008, message ? "too many messages at once" : "a frame is not a valid message");
    }
    waitingCount++;
    const turn = inTurn(async () => {
      if (session.isOpen) {
        await handle(session, message);
      }
      waitingCount--;
    });
    turn.catch((error: unknown) => {
      report("realtime:", error);
      session.isOpen = false;
      socket.close(1011, "internal error");
    });
  });
  // An error of a socket, such as a frame that is too large, is also reported by its close.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    session.isOpen = false;
    for (const member of [...session.members.values()]) {
      leave(session, member);
    }
  });
  return {
    hangUp: () => socket.terminate(),
    hangUpIfSilent: () => {
      if (Date.now() - heardMs > limits.silenceMs) {
        socket.terminate();
      }
    },
  };
}

async function handle(session: Session, message: Incoming): Promise<void> {
  const { topic, event, payload } = message;
  if (topic === "phoenix") {
    return event === "heartbeat" ? reply(session, message, "ok", {}) : undefined;
  }
  if (event === "phx_join") {
    return join(session, message);
  }
  const member = session.members.get(topic);
  // A message of an earlier join of this channel is for the old member.
  if (!member || (message.joinRef !== null && message.joinRef !== member.joinRef)) {
    return reply(session, message, "error", { reason: "unmatched topic" });
  }
  switch (event) {
    case "phx_leave":
      leave(session, member);
      reply(session, message, "ok", {});
      return hangUpChannel(session, member);
    case "access_token":
      return changeToken(session, member, memberOf(payload, "access_token"));
    case "broadcast":
      // As on Supabase, a forbidden message is dropped without an error, even to its sender.
      if (!member.access.writes.has("broadcast")) {
        return;
      }
      if (message.broadcast) {
        session.world.channels.send(member.room, message.broadcast, member);
      }
      return member.options.wantsAnswer ? reply(session, message, "ok", {}) : undefined;
    case "presence":
      return reply(session, message, setPresence(session, member, payload) ? "ok" : "error", {});
    default:
      return reply(session, message, "error", { reason: `unknown event ${event}` });
  }
}

async function join(session: Session, message: Incoming): Promise<void> {
  const { world, members } = session;
  const { topic, payload } = message;
  const old = members.get(topic);
  if (old) {
    leave(session, old);
    hangUpChannel(session, old);
  }
  const options = readJoin(payload);
  const refusal = refusalOf(session, topic, options);
  const found = refusal ?? (await admit(session, topic, options, memberOf(payload, "access_token")));
  if (typeof found === "string") {
    return reply(session, message, "error", { reason: found });
  }
  const member: Member = {
    line: session.line,
    topic,
    room: roomOf(topic, options.isPrivate),
    joinRef: message.joinRef ?? message.ref,
    options,
    ...found,
    subscriptions: [],
    wanted: options.changes.map((asked) => ({ id: world.nextId(), asked })),
    hasPresence: options.hasPresence,
    hear: (ids, data) => session.line.push(member, "postgres_changes", { ids, data }),
  };
  const problem = await subscribe(session, member);
  // The database answers without leaving the event loop: many joins in a row would block all other sockets.
  await setImmediate();
  if (!session.isOpen) {
    return;
  }
  members.set(topic, member);
  world.channels.add(member);
  closeOnExpiry(session, member);
  // The client compares these one by one with its own request.
  const changes = member.wanted.map(({ id, asked }) => ({ ...(isObject(asked) && asked), id }));
  reply(session, message, "ok", { postgres_changes: changes });
  if (changes.length > 0) {
    tellSubscribed(session, member, problem);
  }
  tellPresences(session, member);
}

/** Check a join and return the member; a string is the refusal. */
async function admit(
  { world, opener }: Session,
  topic: string,
  { isPrivate }: JoinOptions,
  given: unknown,
): Promise<Pick<Member, "identity" | "access"> | string> {
  const token = typeof given === "string" ? given : opener.token;
  const identity = token === undefined ? opener.identity : await identityOfToken(token, world.keys);
  if (typeof identity === "string") {
    return identity;
  }
  const name = nameOf(topic);
  const access = await world.access({ topic: name, isPrivate }, identity);
  return access.reads.size > 0
    ? { identity, access }
    : `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
}

const nameOf = (topic: string): string => topic.slice(prefix.length);

function tellPresences({ line, world }: Session, member: Member): void {
  if (seesPresence(member)) {
    line.push(member, "presence_state", world.channels.presences(member.room));
  }
}

function refusalOf({ members }: Session, topic: string, options: JoinOptions): string | undefined {
  if (!topic.startsWith(prefix) || topic === prefix) {
    return `a topic must start with ${prefix}`;
  }
  if (members.size >= limits.joinsPerSocket) {
    return `ChannelRateLimitReached: a socket may be in ${limits.joinsPerSocket} channels`;
  }
  if (options.wantsReplay) {
    return "the embedded backend does not support replaying broadcasts";
  }
  return options.changes.length > limits.changesPerChannel
    ? `a channel may listen to ${limits.changesPerChannel} kinds of changes`
    : undefined;
}

// All or nothing, as on Supabase: one mistake leaves the channel without changes, and a system message reports it.
async function subscribe({ world }: Session, member: Member): Promise<string | undefined> {
  const found: Subscription[] = [];
  for (const { id, asked } of member.wanted) {
    const subscription = await world.feed.prepare(id, asked, member.identity.role);
    if (typeof subscription === "string") {
      member.subscriptions = [];
      return `Unable to subscribe to changes with given parameters: ${subscription}`;
    }
    found.push(subscription);
  }
  member.subscriptions = found;
  return undefined;
}

function tellSubscribed(session: Session, member: Member, problem: string | undefined): void {
  session.line.push(member, "system", {
    extension: "postgres_changes",
    status: problem === undefined ? "ok" : "error",
    message: problem ?? "Subscribed to PostgreSQL",
    channel: nameOf(member.topic),
  });
}

async function changeToken(session: Session, member: Member, token: unknown): Promise<void> {
  if (typeof token !== "string") {
    return;
  }
  const found = await admit(session, member.topic, member.options, token);
  // Meanwhile the socket may have closed, or the previous token expired.
  if (!session.isOpen || session.members.get(member.topic) !== member) {
    return;
  }
  if (typeof found === "string") {
    return shut(session, member, found);
  }
  const { identity, access } = found;
  if ([...member.access.reads].some((extension) => !access.reads.has(extension))) {
    return shut(
      session,
      member,
      `You no longer have permission to read from this Channel topic: ${nameOf(member.topic)}`,
    );
  }
  const { role } = member.identity;
  member.identity = identity;
  member.access = access;
  closeOnExpiry(session, member);
  // Another role may see other tables and columns.
  if (role !== identity.role && member.wanted.length > 0) {
    tellSubscribed(session, member, await subscribe(session, member));
  }
}

/** Set or clear the presence of a member, unless it may not be present there. */
function setPresence(session: Session, member: Member, payload: unknown): boolean {
  const shown = memberOf(payload, "payload");
  const isTrack = memberOf(payload, "event") === "track";
  if (isTrack && !member.access.writes.has("presence")) {
    return false;
  }
  if (isTrack && !member.hasPresence) {
    member.hasPresence = true;
    tellPresences(session, member);
  }
  session.world.channels.show(member, isTrack ? (isObject(shown) ? shown : {}) : undefined);
  return true;
}

/** An expired token lets nothing more through; the client is notified that it needs another. */
function closeOnExpiry(session: Session, member: Member): void {
  clearTimeout(session.timers.get(member));
  const { expiresAtMs } = member.identity;
  if (expiresAtMs === undefined) {
    session.timers.delete(member);
    return;
  }
  const close = (): void => {
    if (Date.now() < expiresAtMs) {
      return closeOnExpiry(session, member);
    }
    shut(session, member, "Token has expired");
  };
  // Node runs a timer with a longer delay at once.
  const timer = setTimeout(close, Math.min(Math.max(expiresAtMs - Date.now(), 0), 2 ** 31 - 1));
  timer.unref();
  session.timers.set(member, timer);
}

function shut(session: Session, member: Member, message: string): void {
  const channel = nameOf(member.topic);
  session.line.push(member, "system", { extension: "system", status: "error", message, channel });
  leave(session, member);
  hangUpChannel(session, member);
}

function leave({ members, timers, world }: Session, member: Member): void {
  clearTimeout(timers.get(member));
  timers.delete(member);
  if (members.get(member.topic) === member) {
    members.delete(member.topic);
  }
  world.channels.remove(member);
}

function hangUpChannel({ write }: Session, { topic, joinRef }: Member): void {
  write({ joinRef, ref: joinRef, topic, event: "phx_close", payload: {} });
}

function reply({ write }: Session, to: Message, status: "ok" | "error", response: object): void {
  const { joinRef, ref, topic } = to;
  if (ref !== null) {
    write({
      joinRef: joinRef ?? (to.event === "phx_join" ? ref : null),
      ref,
      topic,
      event: "phx_reply",
      payload: { status, response },
    });
  }
}

function versionOf(text: string | null): Version | undefined {
  return text === null || text === "1.0.0" ? "1.0.0" : text === "2.0.0" ? text : undefined;
}

function createCounter(): () => number {
  let count = 0;
  return () => ++count;
}
