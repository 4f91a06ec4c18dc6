import { isObject } from "../../json.ts";

/** The two message formats of clients; only the newer one has binary broadcasts. */
export type Version = "1.0.0" | "2.0.0";

/** One message of a socket, in either direction. */
export interface Message {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/**
 * A message from one client to the others of a topic: JSON text, or bytes, which only clients of the newer format can
 * receive.
 */
export interface Broadcast {
  readonly event: string;
  readonly body: Buffer;
  readonly isJson: boolean;
}

/** A received message; for a broadcast, `broadcast` is set next to the payload. */
export interface Incoming extends Message {
  readonly broadcast?: Broadcast;
}

const pushKind = 3;
const broadcastKind = 4;

/** Parse a frame; undefined when it is not in the format of its version. */
export function readFrame(version: Version, data: Buffer, isBinary: boolean): Incoming | undefined {
  try {
    return isBinary ? readPush(data) : readText(version, JSON.parse(data.toString()));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}

/** Write a message as the text of a frame. */
export function writeFrame(version: Version, { joinRef, ref, topic, event, payload }: Message): string {
  return version === "1.0.0"
    ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** Write a broadcast as a frame; undefined when this version cannot represent it. */
export function writeBroadcast(version: Version, topic: string, broadcast: Broadcast): string | Buffer | undefined {
  const { event, body, isJson } = broadcast;
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  if (version === "2.0.0" && topicBytes.length < 256 && eventBytes.length < 256) {
    const head = Buffer.from([broadcastKind, topicBytes.length, eventBytes.length, 0, isJson ? 1 : 0]);
    return Buffer.concat([head, topicBytes, eventBytes, body]);
  }
  if (!isJson) {
    return undefined;
  }
  const payload = { type: "broadcast", event, payload: JSON.parse(body.toString()) };
  return writeFrame(version, { joinRef: null, ref: null, topic, event: "broadcast", payload });
}

function readText(version: Version, frame: unknown): Incoming | undefined {
  const parts = version === "1.0.0" ? partsOfObject(frame) : frame;
  if (!Array.isArray(parts)) {
    return undefined;
  }
  const [joinRef, ref, topic, event, payload]: readonly unknown[] = parts;
  if (typeof topic !== "string" || typeof event !== "string") {
    return undefined;
  }
  const message = { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload };
  if (event !== "broadcast" || !isObject(payload) || typeof payload.event !== "string") {
    return message;
  }
  const body = Buffer.from(JSON.stringify(payload.payload ?? {}));
  return { ...message, broadcast: { event: payload.event, body, isJson: true } };
}

function partsOfObject(frame: unknown): readonly unknown[] | undefined {
  return isObject(frame) ? [frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload] : undefined;
}

// Kind, then the lengths of join_ref, ref, topic, event and metadata, then 1 for JSON; the fields follow, and the body.
function readPush(data: Buffer): Incoming | undefined {
  if (data.readUInt8(0) !== pushKind) {
    return undefined;
  }
  let offset = 7;
  const [joinRef = "", ref = "", topic = "", event = ""] = [1, 2, 3, 4, 5].map((position) => {
    const start = offset;
    offset += data.readUInt8(position);
    return data.toString("utf8", start, offset);
  });
  if (offset > data.length) {
    return undefined;
  }
  const isJson = data.readUInt8(6) === 1;
  const body = data.subarray(offset);
  if (isJson) {
    JSON.parse(body.toString());
  }
  const names = { joinRef: joinRef || null, ref: ref || null, topic };
  return { ...names, event: "broadcast", payload: {}, broadcast: { event, body, isJson } };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
