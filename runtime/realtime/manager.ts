import { environment } from "../app/env.ts";
import { isHeld } from "../auth/auth.ts";
import { keptName, token } from "../auth/session.ts";
import { checkSession } from "../auth/session-end.ts";
import { type ConnectionStatus, setConnectionStatus } from "../data/connection.ts";
import * as messages from "../messages.ts";
import { effect } from "../react/signals.ts";
import { WorkflowFailure } from "../workflow/workflow.ts";
import { RealtimeSocket, type Topic, type TopicListener } from "./socket.ts";

// The app's one channel manager: the socket, its token, sleep detection, and the status that formulas read.

/** A topic that counts for the status of the connection. */
interface Member {
  /** All its subscriptions are live or refused. */
  readonly isSettled: () => boolean;
}

const members = new Set<Member>();
let socket: RealtimeSocket | undefined;
let wasOnline = false;
/** The connection was lost, and not all topics are back. */
let isRecovering = false;

/** Join a topic over the app's one socket. `isSettled` reports whether it is done joining, for the status. */
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

/** Update the connection status after a change. */
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
  // Joining another topic on a working connection is not a reconnect.
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

/** How often the clock is checked, and the jump that means the machine slept. */
const lookMs = 5_000;
const jumpMs = 15_000;

/** After a sleep, or without a network, the browser may take minutes to notice a dead connection. */
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
