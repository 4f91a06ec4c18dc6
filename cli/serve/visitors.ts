import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";

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
 * Whether the page that asks for a socket may have one: a page of this server, or of this machine.
 *
 * Browsers let a page of any site open a socket to any server, and send the page's origin. Programs send none.
 */
export function isOwnPage({ headers }: IncomingMessage, hosts: readonly string[] = []): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    return true;
  }
  if (!URL.canParse(origin)) {
    return false;
  }
  const page = new URL(origin);
  return page.host === host || isLoopback(page.hostname) || hosts.includes(page.hostname);
}

/** Answer a request for a socket with an error, and close the connection. */
export function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  socket.on("error", () => socket.destroy());
  const body = `${message}\n`;
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "Connection: close",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
