import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { type Driver, keyInput, pointerInput, windowSize } from "./driver.ts";
import { endProcess, lineWith } from "./processes.ts";

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  readonly driver: string;
  /** The browser that it starts. */
  readonly browser: string;
  /** The X server in whose memory the browser has its window. */
  readonly xvfb: string;
}

/** Start WebKitGTK's small browser on a screen in memory, and drive it by WebDriver. */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Driver> {
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await lineWith(screen, screen.stdio[3] as Readable, /\d+(?=\n)/);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    // The browser inherits the output, and writes the console of its pages there.
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: "x11",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const errors: string[] = [];
  let rest = "";
  const read = (data: Buffer): void => {
    const lines = (rest + String(data)).split("\n");
    rest = lines.pop() ?? "";
    errors.push(...lines.filter((line) => /^CONSOLE \S+ ERROR/.test(line)));
  };
  service.stdout.on("data", read);
  service.stderr.on("data", read);
  const root = `http://127.0.0.1:${port}/session`;
  let session = "";
  const close = async (): Promise<void> => {
    if (session !== "") await fetch(session, { method: "DELETE" });
    await endProcess(service);
    await endProcess(screen);
  };
  try {
    const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args } } };
    await accepts(`http://127.0.0.1:${port}/status`);
    const { sessionId } = await ask<{ sessionId: string }>("POST", root, { capabilities });
    session = `${root}/${sessionId}`;
    const send = <T>(path: string, body: object): Promise<T> => ask("POST", `${session}/${path}`, body);
    const execute = <T>(expression: string): Promise<T> =>
      send("execute/async", {
        script: `const done = arguments[arguments.length - 1];
          (async () => JSON.stringify({ value: await (${expression}) }))().then(done, (error) => done(JSON.stringify({ error: String(error) })));`,
        args: [],
      }).then((text) => {
        const { value, error } = JSON.parse(String(text));
        if (error !== undefined) throw new Error(error);
        return value;
      });
    await send("timeouts", { script: 30_000, pageLoad: 60_000 });
    // The window has borders and a bar: it is made as much larger as the page lacks.
    const inner = await execute<readonly [number, number]>("[innerWidth, innerHeight]");
    const outer = await ask<{ width: number; height: number }>("GET", `${session}/window/rect`);
    await send("window/rect", {
      x: 0,
      y: 0,
      width: outer.width + windowSize.width - inner[0],
      height: outer.height + windowSize.height - inner[1],
    });
    return {
      open: async (url) => void (await send("url", { url })),
      evaluate: execute,
      click: async (point) => void (await send("actions", { actions: pointerInput([point]) })),
      drag: async (points) => void (await send("actions", { actions: pointerInput(points) })),
      type: async (text) => void (await send("actions", { actions: keyInput(text) })),
      takeErrors: async () => errors.splice(0),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: T & { message?: string } } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message}`);
  return value;
}

/** Wait until the service answers. */
async function accepts(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(`${url} does not answer`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
