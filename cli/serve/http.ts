import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { extname } from "node:path";
import type { Duplex } from "node:stream";
import { bundleFolder } from "../../runtime/app/build-names.ts";
import { matchRoute } from "../../runtime/routing/routes.ts";
import { isBackendPath } from "../backend/index.ts";
import { CallError } from "../io.ts";
import { isText, smallBytes } from "../site/packed.ts";
import { contentPolicy, type Environment, notFoundRoute, renderShell } from "../site/shell.ts";
import { offlinePage, type Site } from "../site/site.ts";
import { byteRange } from "./byte-range.ts";
import { acceptedEncoding, type Compress, compressor } from "./compress.ts";
import { isLoopback, isOwnPage, refuseUpgrade } from "./visitors.ts";

/** Settings of a site server. Read again on each request, so that `dev` can change them. */
export interface Serving {
  site(): Site | undefined;
  /** The public values that the app receives. */
  readonly environment: Environment;
  /** The backend on the same origin: handles the requests under its paths. */
  readonly backend?: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
  /** Handles sockets of that backend. */
  readonly upgrade?: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | undefined;
  /** Host names that requests may use, in addition to this machine's. */
  readonly hosts: readonly string[];
  /** Handles requests of `dev` itself; returns whether it did. */
  readonly before?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Shown before the first successful build. */
  readonly waiting?: string | undefined;
}

/** Create the HTTP server of a site. The caller makes it listen. */
export function createSiteServer(serving: Serving): Server {
  const compress = compressor();
  const server = createServer((request, response) => {
    answer(serving, compress, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "internal error\n");
    });
  });
  const { upgrade, hosts } = serving;
  if (upgrade) {
    server.on("upgrade", (request, socket, head) => {
      const isKnown = isKnownHost(request.headers.host ?? "", hosts) && isOwnPage(request, hosts);
      if (!isKnown) return refuseUpgrade(socket, 403, "this server does not answer to this host or page");
      request.url = withoutBase(request.url ?? "/", serving.site());
      upgrade(request, socket, head);
    });
  }
  return server;
}

async function answer(
  serving: Serving,
  compress: Compress,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const host = request.headers.host ?? "";
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (!isKnownHost(host, serving.hosts))
    return sendText(response, 403, `this server does not answer to the host ${JSON.stringify(host)}\n`);
  if (serving.before?.(request, response)) return;
  const url = parseAddress(request.url ?? "/", host);
  if (!url) return sendText(response, 400, "bad request\n");
  const path = withoutBase(url.pathname, serving.site());
  if (serving.backend && isBackendPath(path)) {
    if (path !== url.pathname) request.url = path + url.search;
    // The app may show a file that it keeps there, such as a PDF, in a frame.
    response.setHeader("X-Frame-Options", "SAMEORIGIN");
    return serving.backend(request, response);
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return sendText(response, 405, "method not allowed\n");
  }
  await answerFromSite(serving, compress, url, request, response);
}

/** Sent with every answer; pages also get their content security policy. */
const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/**
 * Whether the host is ours. A page of another site can point its own name at this machine; its host name reveals that.
 */
function isKnownHost(host: string, hosts: readonly string[]): boolean {
  const name = host
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || isIP(name) !== 0 || hosts.includes(name);
}

/** Hosts where the app is not published: this machine, and those that the environment names. */
function isPreviewHost(name: string, { previewHosts }: Environment): boolean {
  if (isLoopback(name)) return true;
  const hosts: readonly unknown[] = Array.isArray(previewHosts) ? previewHosts : [];
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
}

const parseAddress = (path: string, host: string): URL | undefined =>
  path.startsWith("/") && URL.canParse(`http://${host}${path}`) ? new URL(`http://${host}${path}`) : undefined;

/** An address without the path of the app. The backend answers below that path too, because cookies of the app go there. */
function withoutBase(address: string, site: Site | undefined): string {
  const base = site?.info.base ?? "";
  return base !== "" && address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}

async function answerFromSite(
  serving: Serving,
  compress: Compress,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const site = serving.site();
  if (!site)
    return sendBytes(response, request, compress, 503, ".html", Buffer.from(serving.waiting ?? ""), "no-store");
  const { base } = site.info;
  if (base !== "" && !`${url.pathname}/`.startsWith(`${base}/`)) {
    if (url.pathname !== "/") return sendText(response, 404, `the app is under ${base}/\n`);
    response.writeHead(302, { Location: `${base}/` }).end();
    return;
  }
  const local = url.pathname.slice(base.length) || "/";
  const path = decodePath(local);
  const file = path === undefined ? undefined : site.files.get(path);
  if (path !== undefined && file) {
    const isHashed = path.startsWith(`/${bundleFolder}/`);
    const caching = isHashed ? "public, max-age=31536000, immutable" : "no-cache";
    const packed = site.packed?.get(path);
    const packedOr: Compress = async (bytes, encoding) => packed?.[encoding] ?? compress(bytes, encoding);
    return sendBytes(response, request, packedOr, 200, extname(path), file, caching);
  }
  const route = matchRoute(site.info.routes, local)?.route;
  // Without a page at `/`, the app leads from there to its home page.
  const isEmpty = local === "/" || (local === offlinePage && site.info.serviceWorker !== undefined);
  const { environment } = serving;
  const shown = route ?? (isEmpty ? undefined : notFoundRoute(site.info));
  const nonce = site.info.embeds?.needsNonce ? randomBytes(18).toString("base64") : undefined;
  const html = renderShell(site.info, shown, environment, nonce);
  const policy = `${contentPolicy(site.info, shown, environment, nonce)}; frame-ancestors 'none'`;
  response.setHeader("Content-Security-Policy", policy);
  if (isPreviewHost(url.hostname, environment)) response.setHeader("X-Robots-Tag", "noindex, nofollow");
  await sendBytes(response, request, compress, route || isEmpty ? 200 : 404, ".html", Buffer.from(html), "no-cache");
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".pdf": "application/pdf",
};

async function sendBytes(
  response: ServerResponse,
  request: IncomingMessage,
  compress: Compress,
  status: number,
  extension: string,
  bytes: Uint8Array,
  caching: string,
): Promise<void> {
  response.setHeader("Content-Type", types[extension.toLowerCase()] ?? "application/octet-stream");
  response.setHeader("Cache-Control", caching);
  if (status === 200 && !caching.includes("immutable") && caching !== "no-store") {
    const tag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
    response.setHeader("ETag", tag);
    if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(tag)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (isText(`file${extension}`) && bytes.length > smallBytes) {
    response.setHeader("Vary", "Accept-Encoding");
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (encoding) {
      response.setHeader("Content-Encoding", encoding);
      return end(response, request, status, await compress(bytes, encoding));
    }
  } else if (status === 200) {
    response.setHeader("Accept-Ranges", "bytes");
    const range = byteRange(request.headers.range, bytes.length);
    if (range) {
      response.setHeader("Content-Range", `bytes ${range.start}-${range.end}/${bytes.length}`);
      return end(response, request, 206, bytes.subarray(range.start, range.end + 1));
    }
  }
  end(response, request, status, bytes);
}

function end(response: ServerResponse, request: IncomingMessage, status: number, bytes: Uint8Array): void {
  response.setHeader("Content-Length", bytes.length);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : bytes);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }).end(text);
}

/** Listen, and return the address to open. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((done, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      failed(
        isTaken ? new CallError(`port ${port} is in use`, "choose another with --port; 0 picks a free one") : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      const name = host === "127.0.0.1" || host === "::1" || host === "0.0.0.0" || host === "::" ? "localhost" : host;
      done(`http://${name}:${taken}`);
    });
  });
}

/** Stop listening and close every connection, including streams; sockets that a backend took stay open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
