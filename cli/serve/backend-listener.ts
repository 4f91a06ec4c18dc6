import type { IncomingMessage, ServerResponse } from "node:http";
import { compressAnswer } from "./compress.ts";

/** Returns a Node listener for the backend of a site, with compressed answers. */
export async function backendListener(
  answer: (request: Request, address: string) => Promise<Response>,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const { getRequestListener } = await import("@hono/node-server");
  return getRequestListener(
    async (request, { incoming }) =>
      compressAnswer(request, await answer(request, incoming.socket.remoteAddress ?? "")),
    { overrideGlobalObjects: false },
  );
}
