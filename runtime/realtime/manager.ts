import { environment } from "../app/env.ts";
import { isHeld } from "../auth/auth.ts";
import { keptName, token } from "../auth/session.ts";
import { checkSession } from "../auth/session-end.ts";
import { type ConnectionStatus, setConnectionStatus } from "../data/connection.ts";
import * as messages from "../messages.ts";
import { effect } from "../react/signals.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";
import { RealtimeSocket, type Topic, type TopicListener } from "./socket.ts";

// One channel manager for the app: the socket, who is signed in, when the machine slept, and what formulas read of it.

/** A topic that counts for the status of the connection. */
interface Member {
  /** Everything that was asked for flows, or the backend said that it will not. */
  readonly isSettled: () => boolean;
}

const members = new Set<Member>();
let socket: RealtimeSocket | undefined;
let wasOnline = false;
/** It was lost, and not everything is back. */
let isRecovering = false;

/** Join a topic over the one socket of the app. `isSettled` says whether it is as it should be, for the status. */
export function joinTopic(name: string, listener: TopicListener, isSettled: () => boolean): Topic {
  const opened = openSocket();
  const member: Member = { isSettled };
  members.add(member);
  const topic = opened.join(`realtime:${name}`, {
    ...listener,
    refused: (reason) => {
      if (!isAboutSession(reason)) return listener.refused(reason);
      // The topic joins again by itself, so a renewed session needs no report.
      if (!isHeld()) void checkSession().then((goesOn) => goesOn || listener.refused(reason));
    },
  });
  tellStatus();
  return {
    get isJoined() {
      return topic.isJoined;
    },
    push: (event, payload) => topic.push(event, payload),
    leave: () => {
      members.delete(member);
      topic.leave();
      tellStatus();
    },
  };
}

/** Whether the backend refuses the token rather than the topic. */
const isAboutSession = (reason: string): boolean => /InvalidJWTToken|JWT expired|Token has expired/i.test(reason);

/** What every topic is joined with, besides what it asks for. */
export const joinPayload = (config: object): object => {
  const given = token.peek();
  return { config, ...(given === null ? {} : { access_token: given }) };
};

/** Say how the connection is, now that something about it changed. */
export function tellStatus(): void {
  setConnectionStatus(statusNow());
}

function statusNow(): ConnectionStatus {
  if (members.size === 0) {
    wasOnline = false;
    isRecovering = false;
    return "idle";
  }
  const isUp = socket?.isOpen === true && !socket.isTroubled && !isOffline();
  if (!isUp) isRecovering = wasOnline;
  else if ([...members].every(({ isSettled }) => isSettled())) {
    wasOnline = true;
    isRecovering = false;
  }
  // One topic more, on a connection that works, is no reconnecting.
  return isRecovering ? "reconnecting" : wasOnline ? "online" : "connecting";
}

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function openSocket(): RealtimeSocket {
  if (socket !== undefined) return socket;
  const { backendUrl, backendKey } = environment();
  if (backendUrl === "" || backendKey === "") throw new WorkflowFailure(messages.invalidSupabase);
  const address = `${backendUrl.replace(/^http/, "ws")}/realtime/v1/websocket`;
  const made = new RealtimeSocket({
    url: () => {
      const kept = keptName.peek();
      const asked = { apikey: backendKey, vsn: "1.0.0", ...(kept === null ? {} : { session: kept }) };
      return `${address}?${new URLSearchParams(asked).toString()}`;
    },
    onChange: tellStatus,
  });
  socket = made;
  followToken(made);
  followSleep(made);
  return made;
}

function followToken(made: RealtimeSocket): void {
  let [tokenBefore, keptBefore] = [token.peek(), keptName.peek()];
  effect(() => {
    const [given, kept] = [token.value, keptName.value];
    const [isOther, isKeptOther] = [given !== tokenBefore, kept !== keptBefore];
    tokenBefore = given;
    keptBefore = kept;
    // The cookie of a session that the server keeps is sent only when a connection opens.
    if (isKeptOther) made.reopen();
    else if (isOther && given !== null) made.tellToken(given);
  });
}

/** How often the clock is looked at, and by how much it must have jumped to say that the machine slept. */
const lookMs = 5_000;
const jumpMs = 15_000;

/** After a sleep, or without a network, the browser may take minutes to notice that a connection is dead. */
function followSleep(made: RealtimeSocket): void {
  const wake = (): void => {
    made.wake();
    tellStatus();
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
