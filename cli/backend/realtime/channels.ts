import { randomUUID } from "node:crypto";
import { isObject } from "../../json.ts";
import type { Identity } from "../auth/identity.ts";
import type { Access } from "./access.ts";
import type { ChangeFeed, Listener, Subscription } from "./changes.ts";
import type { Broadcast } from "./frames.ts";

/** The other end of a channel: what a socket lets a channel send. */
export interface Line {
  push(member: Member, event: string, payload: object): void;
  broadcast(topic: string, broadcast: Broadcast): void;
}

/** One socket in one topic. */
export interface Member extends Listener {
  readonly line: Line;
  readonly topic: string;
  /** Where it meets others. */
  readonly room: Room;
  readonly joinRef: string | null;
  readonly options: JoinOptions;
  identity: Identity;
  access: Access;
  subscriptions: readonly Subscription[];
  /** The changes it asked for, with the number that the client knows each by. */
  readonly wanted: readonly { readonly id: number; readonly asked: unknown }[];
  /** What it shows of itself to the others. */
  presence?: { readonly reference: string; readonly shown: object };
  hasPresence: boolean;
}

/** A topic, public or private: those in the one do not meet those in the other. */
export type Room = `${"public" | "private"} ${string}`;

/** The room of a topic. */
export const roomOf = (topic: string, isPrivate: boolean): Room => `${isPrivate ? "private" : "public"} ${topic}`;

/** What a client asks for when it joins a topic. */
export interface JoinOptions {
  readonly isPrivate: boolean;
  readonly hearsItself: boolean;
  readonly wantsAnswer: boolean;
  readonly presenceKey: string;
  readonly hasPresence: boolean;
  readonly changes: readonly unknown[];
}

/** Read the payload of a join; what is not there or of another type has its usual value. */
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
    changes: Array.isArray(changes) ? changes : [],
  };
}

/** A member of a value that may be no object. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** Who is in which room, and what they tell each other. */
export interface Channels {
  add(member: Member): void;
  remove(member: Member): void;
  /** Tell everyone in a room, but not the sender unless it wants to hear itself. */
  send(room: Room, broadcast: Broadcast, sender?: Member): void;
  /** Show a member to the others, or no more. */
  show(member: Member, shown: object | undefined): void;
  /** What the members of a room show, by key. */
  presences(room: Room): object;
  readonly size: number;
}

/** Rooms exist while somebody is in them. */
export function createChannels(feed: Pick<ChangeFeed, "add" | "remove">): Channels {
  const rooms = new Map<Room, Set<Member>>();
  const membersOf = (room: Room): readonly Member[] => [...(rooms.get(room) ?? [])];
  const tell = (room: Room, joins: object, leaves: object): void => {
    for (const member of membersOf(room).filter(seesPresence)) {
      member.line.push(member, "presence_diff", { joins, leaves });
    }
  };
  // What a key shows goes as a whole and comes as a whole: the client forgets the references of those beside whom
  // another comes or goes, and could not take them away later (issue 2565 of supabase-js).
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

/** Whether a member is told who is there. */
export const seesPresence = ({ hasPresence, access }: Member): boolean => hasPresence && access.reads.has("presence");

function metasOf({ presence }: Member): readonly object[] {
  return presence ? [{ ...presence.shown, phx_ref: presence.reference }] : [];
}
