import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { type Driver, keyInput, pointerInput, windowSize } from "./driver.ts";
import { endProcess, lineWith } from "./processes.ts";

/** Start a Firefox without a window, and drive it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "trama-firefox-"));
  // Pages move as little as in the other tests.
  writeFileSync(join(profile, "user.js"), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const size = [`--width=${windowSize.width}`, `--height=${windowSize.height}`];
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", ...size, "about:blank"];
  const firefox = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const close = async (): Promise<void> => {
    await endProcess(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address = ""] = await lineWith(firefox, firefox.stderr, /listening on (ws:\/\/\S+)/);
    const client = await connect(`${address}/session`);
    await client.send("session.new", { capabilities: {} });
    await client.send("session.subscribe", { events: ["log.entryAdded"] });
    const { context } = await client.send<{ context: string }>("browsingContext.create", { type: "tab" });
    await client.send("browsingContext.setViewport", { context, viewport: windowSize });
    const act = (actions: object[]) => client.send("input.performActions", { context, actions });
    return {
      open: async (url) => void (await client.send("browsingContext.navigate", { context, url, wait: "complete" })),
      async evaluate(expression) {
        const answer = await client.send<Evaluated>("script.evaluate", {
          expression: `(async () => JSON.stringify(await (${expression})))()`,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
        return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
      },
      click: async (point) => void (await act(pointerInput([point]))),
      drag: async (points) => void (await act(pointerInput(points))),
      type: async (text) => void (await act(keyInput(text))),
      takeErrors: async () => client.errors.splice(0),
      async close() {
        client.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Evaluated =
  | { readonly type: "success"; readonly result: { readonly value?: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

interface Client {
  /** Errors of the console and of scripts so far. */
  readonly errors: string[];
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

interface Message {
  readonly id?: number | null;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/**
 * What Firefox says itself of a request that a navigation breaks off while a service worker answers it. When a page stays,
 * the app logs what it lacks.
 */
const brokenOff = /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

async function connect(address: string): Promise<Client> {
  const socket = new WebSocket(address);
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.on("message", (data) => {
    const message: Message = JSON.parse(String(data));
    const { level, text = "" } = message.params ?? {};
    if (message.type !== "event") waiting.get(message.id ?? 0)?.(message);
    else if (level === "error" && !brokenOff.test(text)) errors.push(text);
  });
  await new Promise((done, failed) => socket.once("open", done).once("error", failed));
  let last = 0;
  return {
    errors,
    send<T>(method: string, params: object): Promise<T> {
      const id = ++last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise<T>((done, failed) => {
        waiting.set(id, (message) => {
          waiting.delete(id);
          if (message.type === "error") failed(new Error(`${method}: ${message.message}`));
          else done(message.result as T);
        });
      });
    },
    close: () => socket.close(),
  };
}
