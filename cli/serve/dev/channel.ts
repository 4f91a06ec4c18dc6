import type { IncomingMessage, ServerResponse } from "node:http";
import type { ModuleScript } from "../../bundle/development.ts";
import { type AppUpdate, moduleFolder, type PageUpdate } from "./page-update.ts";

/** The channel from the development server to its pages: server-sent events, and the script that listens to them. */
export interface Channel {
  /** The address of the script; pages load it before the app. */
  readonly script: string;
  /** A page for visitors who come before the first build. */
  readonly waitingPage: string;
  /** Answer a request for the script, the events or a module; returns whether it was one. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Announce a new version of the app, which pages load. */
  reload(): void;
  /** Announce a new version of the app, which open pages take in. */
  update(update: AppUpdate): void;
  /** Show `problems` of the broken design over the last good page. */
  show(problems: string): void;
  close(): void;
}

/** A message from the server to a page. A page that connects gets the newest message at once. */
export interface DevMessage {
  /** The number of the app's version; a page with another version takes the update from its own, or reloads. */
  readonly version: string;
  readonly from?: string;
  readonly update?: PageUpdate;
  /** The errors of the current design, if any. */
  readonly problems?: string;
}

const folder = "/@trama/";
const keepAliveMs = 20_000;

/**
 * Create a channel that serves `clientCode` to the pages, and the scripts of modules that `scriptAt` returns by address.
 *
 * `editorAddress` returns the address that opens an element in the editor, given the classes of a node and of the nodes
 * around it, innermost first.
 */
export function createChannel(
  clientCode: string,
  editorAddress: (classes: readonly string[]) => string | undefined,
  scriptAt: (address: string) => ModuleScript | undefined,
): Channel {
  const start = Date.now().toString(36);
  const listeners = new Set<ServerResponse>();
  let count = 0;
  let message: DevMessage = { version: `${start}-0` };
  const send = (next: DevMessage): void => {
    for (const listener of listeners) listener.write(event(next));
    // A page that connects later has what the update brings, or is too old for it.
    const { from, update, ...lasting } = next;
    message = lasting;
  };
  const timer = setInterval(() => {
    for (const listener of listeners) listener.write(": still here\n\n");
  }, keepAliveMs);
  timer.unref();

  const listenTo = (response: ServerResponse): void => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: 500\n${event(message)}`);
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
  };
  return {
    script: `${folder}client.js`,
    waitingPage: `<!doctype html><meta charset="utf-8"><title>trama dev</title><script src="${folder}client.js" defer></script>`,
    answer({ url = "" }, response) {
      if (url === `${folder}events`) listenTo(response);
      else if (url === `${folder}client.js`)
        answerScript(response, `const tramaVersion = ${JSON.stringify(message.version)};\n${clientCode}`);
      else if (url.startsWith(`${moduleFolder}/`)) answerModule(response, url, scriptAt);
      else if (url.startsWith(`${folder}place?`))
        answerPlace(response, editorAddress(new URLSearchParams(url.slice(url.indexOf("?"))).getAll("class")));
      else return false;
      return true;
    },
    reload: () => send({ version: `${start}-${++count}` }),
    update(update) {
      const from = message.version;
      count += 1;
      send({ version: `${start}-${count}`, from, update: { ...update, number: count } });
    },
    show: (problems) => send({ version: message.version, problems }),
    close() {
      clearInterval(timer);
      for (const listener of listeners) listener.end();
    },
  };
}

function answerScript(response: ServerResponse, code: string, caching = "no-store"): void {
  response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": caching }).end(code);
}

/** Sends a script of a module. Browsers keep it if its address has its version. */
function answerModule(
  response: ServerResponse,
  url: string,
  scriptAt: (address: string) => ModuleScript | undefined,
): void {
  const { pathname, searchParams } = new URL(url, "http://local.invalid");
  const found = scriptAt(decodeURI(pathname));
  const isAsked = found?.version !== undefined && found.version === searchParams.get("v");
  if (found === undefined) response.writeHead(404, { "Cache-Control": "no-store" }).end();
  else answerScript(response, found.code, isAsked ? "max-age=31536000, immutable" : "no-store");
}

/** Sends the address as text: the page opens it, so that it works for a server on another machine. */
function answerPlace(response: ServerResponse, address: string | undefined): void {
  response
    .writeHead(address === undefined ? 404 : 200, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    })
    .end(address);
}

const event = (message: DevMessage): string => `data: ${JSON.stringify(message)}\n\n`;
