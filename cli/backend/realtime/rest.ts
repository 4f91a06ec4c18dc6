import { parseJson } from "../../json.ts";
import type { BackendKeys } from "../auth/keys.ts";
import { identityOf, refuseStranger } from "../auth/tokens.ts";
import { failure } from "../http/failure.ts";
import { memberOf } from "./channels.ts";
import type { Broadcast } from "./frames.ts";
import type { Realtime, Topic } from "./realtime.ts";

/**
 * Answer `/realtime/v1/api/broadcast…`: broadcasts from clients without a socket. The body of the request is already
 * read.
 */
export async function answerBroadcast(realtime: Realtime, request: Request, keys: BackendKeys): Promise<Response> {
  const response =
    request.method === "OPTIONS" ? new Response(null, { status: 204 }) : await answer(realtime, request, keys);
  // The app may be served from another origin on this machine; the key is the protection.
  response.headers.set("access-control-allow-origin", "*");
  response.headers.set("access-control-allow-headers", "authorization, apikey, content-type, x-client-info");
  response.headers.set("access-control-allow-methods", "POST");
  return response;
}

async function answer(realtime: Realtime, request: Request, keys: BackendKeys): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/realtime/v1/websocket") {
    return failure(426, "upgrade_required", "this address is for websockets only");
  }
  const [, topic, event] = /^\/realtime\/v1\/api\/broadcast(?:\/([^/]+)\/events\/([^/]+))?$/.exec(pathname) ?? [];
  if (request.method !== "POST" || !pathname.startsWith("/realtime/v1/api/broadcast")) {
    return failure(404, "not_found", `no service answers ${request.method} ${pathname}`);
  }
  const refusal = await refuseStranger(request, keys);
  if (refusal) {
    return refusal;
  }
  const body = Buffer.from(await request.arrayBuffer());
  const messages =
    topic === undefined || event === undefined
      ? listed(body)
      : single(
          { topic: decoded(topic), isPrivate: searchParams.get("private") === "true" },
          decoded(event),
          body,
          request,
        );
  if (!messages) {
    return failure(422, "invalid_messages", "each message needs a topic, an event and a payload in JSON");
  }
  const sender = await identityOf(request, keys);
  if (typeof sender === "string") {
    return failure(401, "UNAUTHORIZED", sender);
  }
  for (const message of messages) {
    await realtime.send(message, sender);
  }
  return new Response(null, { status: 202 });
}

type Sent = Broadcast & Topic;

function single(topic: Topic, event: string, body: Buffer, { headers }: Request): readonly Sent[] | undefined {
  const isJson = headers.get("content-type") !== "application/octet-stream";
  return isJson && parseJson(body.toString()) === undefined ? undefined : [{ ...topic, event, body, isJson }];
}

function listed(body: Buffer): readonly Sent[] | undefined {
  const messages = memberOf(parseJson(body.toString()), "messages");
  if (!Array.isArray(messages)) {
    return undefined;
  }
  const sent = messages.flatMap((message: unknown): readonly Sent[] => {
    const [topic, event, payload] = ["topic", "event", "payload"].map((name) => memberOf(message, name));
    return typeof topic === "string" && typeof event === "string"
      ? [
          {
            topic,
            event,
            body: Buffer.from(JSON.stringify(payload ?? {})),
            isJson: true,
            isPrivate: memberOf(message, "private") === true,
          },
        ]
      : [];
  });
  return sent.length === messages.length ? sent : undefined;
}

/** Decodes a part of an address; a malformed one is returned as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
