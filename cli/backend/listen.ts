import { createServer } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { BackendProblem } from "./problem.ts";

/** Where to listen, and whether other machines may ask. */
export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly allowRemote: boolean;
}

/** True for names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    (isIP(name) === 4 && name.startsWith("127."))
  );
}

/**
 * Serve a fetch handler over HTTP; resolves with the address once it listens.
 *
 * Unless remote hosts are allowed, a request must also name a loopback host: a page of another site cannot reach the
 * backend by pointing its own domain at 127.0.0.1.
 */
export async function listen(
  handle: (request: Request, address: string) => Promise<Response>,
  { port, host, allowRemote }: ListenOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { getRequestListener } = await import("@hono/node-server");
  const listener = getRequestListener(
    (request, { incoming }) => {
      if (!allowRemote && !isLoopback(new URL(request.url).hostname)) {
        return Response.json({ code: "forbidden_host", message: "this host is not served" }, { status: 403 });
      }
      return handle(request, incoming.socket.remoteAddress ?? "");
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new BackendProblem(`cannot listen on ${host}:${port}: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${portOf(server.address())}`,
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
