import { randomUUID } from "node:crypto";
import { isObject } from "../../json.ts";
import type { Identity } from "../auth/identity.ts";
import type { Access } from "./access.ts";
import type { ChangeFeed, Listener, Subscription } from "./changes.ts";
import type { Broadcast } from "./frames.ts";

/** The other end of a channel: sends messages over its socket. */
export interface Line {
  push(member: Member, event: string, payload: object): void;
  broadcast(topic: string, broadcast: Broadcast): void;
}

/** One socket in one topic. */
export interface Member extends Listener {
  readonly line: Line;
  readonly topic: string;
  /** The room it is in. */
  readonly room: Room;
  readonly joinRef: string | null;
  readonly options: JoinOptions;
  identity: Identity;
  access: Access;
  subscriptions: readonly Subscription[];
  /** The changes it asked for, with the client's id for each. */
  readonly wanted: readonly { readonly id: number; readonly asked: unknown }[];
  /** The presence that it shows to the others. */
  presence?: { readonly reference: string; readonly shown: object };
  hasPresence: boolean;
}

/** A topic, public or private: members of one do not meet members of the other. */
export type Room = `${"public" | "private"} ${string}`;

/** The room of a topic. */
export const roomOf = (topic: string, isPrivate: boolean): Room => `${isPrivate ? "private" : "public"} ${topic}`;

/** The options of a client that joins a topic. */
export interface JoinOptions {
  readonly isPrivate: boolean;
  readonly hearsItself: boolean;
  readonly wantsAnswer: boolean;
  readonly presenceKey: string;
  readonly hasPresence: boolean;
  readonly wantsReplay: boolean;
  readonly changes: readonly unknown[];
}

/** Parse the payload of a join; missing and invalid values get their defaults. */
export function readJoin(payload: unknown): JoinOptions {
  const config = memberOf(payload, "config");
  const broadcast = memberOf(config, "broadcast");
  const presence = memberOf(config, "presence");
  const key = memberOf(presence, "key");
  const changes = memberOf(config, "postgres_changes");
  return {
    isPrivate: memberOf(config, "private") === true,
    hearsItself: memberOf(broadcast, "self") === true,
    wantsAnswer: memberOf(broadcast, "ack") === true,
    presenceKey: typeof key === "string" && key !== "" ? key : randomUUID(),
    hasPresence: memberOf(presence, "enabled") === true,
    wantsReplay: isObject(memberOf(broadcast, "replay")),
    changes: Array.isArray(changes) ? changes : [],
  };
}

/** Returns a member of a value that may not be an object. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** Members of rooms, and the messages between them. */
export interface Channels {
  add(member: Member): void;
  remove(member: Member): void;
  /** Send to everyone in a room, but to the sender only if it asked for that. */
  send(room: Room, broadcast: Broadcast, sender?: Member): void;
  /** Set or clear the presence of a member. */
  show(member: Member, shown: object | undefined): void;
  /** Returns the presences of a room, by key. */
  presences(room: Room): object;
  readonly size: number;
}

/** A room exists as long as it has members. */
export function createChannels(feed: Pick<ChangeFeed, "add" | "remove">): Channels {
  const rooms = new Map<Room, Set<Member>>();
  const membersOf = (room: Room): readonly Member[] => [...(rooms.get(room) ?? [])];
  const tell = (room: Room, joins: object, leaves: object): void => {
    for (const member of membersOf(room).filter(seesPresence)) {
      member.line.push(member, "presence_diff", { joins, leaves });
    }
  };
  // All presences of a key are sent together. If only one is added or removed, the client forgets the references of the
  // others under that key and cannot remove them later (issue 2565 of supabase-js).
  const tellKey = (member: Member, change: () => void): void => {
    const { room, options } = member;
    const shown = (): object => {
      const metas = membersOf(room)
        .filter((each) => each.options.presenceKey === options.presenceKey)
        .flatMap(metasOf);
      return metas.length > 0 ? Object.fromEntries([[options.presenceKey, { metas }]]) : {};
    };
    const before = shown();
    change();
    const after = shown();
    for (const [joins, leaves] of [
      [{}, before],
      [after, {}],
    ] as const) {
      if (Object.keys({ ...joins, ...leaves }).length > 0) {
        tell(room, joins, leaves);
      }
    }
  };
  return {
    add(member) {
      const members = rooms.get(member.room) ?? new Set();
      rooms.set(member.room, members.add(member));
      feed.add(member);
    },
    remove(member) {
      feed.remove(member);
      const take = (): void => {
        const members = rooms.get(member.room);
        members?.delete(member);
        if (members?.size === 0) {
          rooms.delete(member.room);
        }
      };
      if (member.presence) {
        tellKey(member, take);
      } else {
        take();
      }
    },
    send(room, broadcast, sender) {
      for (const member of membersOf(room)) {
        if (member.access.reads.has("broadcast") && (member !== sender || member.options.hearsItself)) {
          member.line.broadcast(member.topic, broadcast);
        }
      }
    },
    show: (member, shown) =>
      tellKey(member, () => {
        if (shown) {
          member.presence = { reference: randomUUID(), shown };
        } else {
          delete member.presence;
        }
      }),
    presences: (room) => {
      const state = new Map<string, { metas: object[] }>();
      for (const member of membersOf(room).filter(({ presence }) => presence)) {
        const { presenceKey } = member.options;
        state.set(presenceKey, { metas: [...(state.get(presenceKey)?.metas ?? []), ...metasOf(member)] });
      }
      return Object.fromEntries(state);
    },
    get size() {
      return rooms.size;
    },
  };
}

/** Whether a member receives presence. */
export const seesPresence = ({ hasPresence, access }: Member): boolean => hasPresence && access.reads.has("presence");

function metasOf({ presence }: Member): readonly object[] {
  return presence ? [{ ...presence.shown, phx_ref: presence.reference }] : [];
}
