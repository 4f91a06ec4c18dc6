import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { isLoopback, isOwnPage, refuseUpgrade } from "../../serve/visitors.ts";
import { BackendProblem } from "../problem.ts";

const host = "127.0.0.1";

/**
 * Serve a fetch handler over HTTP, to this machine only; resolves with the address once it listens.
 *
 * The request's host must also be a loopback name: a page of another site cannot reach the backend by pointing its own
 * domain at 127.0.0.1.
 */
export async function listen(
  handle: (request: Request, address: string) => Promise<Response>,
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
  port: number,
): Promise<{ url: string; close(): Promise<void> }> {
  const { getRequestListener } = await import("@hono/node-server");
  const listener = getRequestListener(
    (request, { incoming }) => {
      if (!isLoopback(new URL(request.url).hostname)) {
        return Response.json({ code: "forbidden_host", message: "this host is not served" }, { status: 403 });
      }
      return handle(request, incoming.socket.remoteAddress ?? "");
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(listener);
  server.on("upgrade", (request, socket, head) => {
    const asked = `http://${request.headers.host}`;
    const isHere = URL.canParse(asked) && isLoopback(new URL(asked).hostname) && isOwnPage(request);
    if (!isHere) {
      return refuseUpgrade(socket, 403, "this host or page is not served");
    }
    upgrade(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new BackendProblem(`cannot listen on ${host}:${port}: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${portOf(server.address())}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") {
    throw new Error(`a listening server has no port: ${String(address)}`);
  }
  return address.port;
}
