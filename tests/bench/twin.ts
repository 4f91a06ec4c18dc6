import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { build } from "esbuild";
import type { CDPSession, Page } from "playwright-core";

/*
 * Main-thread time of the seller app beside React alone: a page that fetches what an action of the app leads to as JSON
 * and shows the same elements, with the same attributes, texts and style sheets.
 */

/** An element as JSON: its tag, attributes, and children. */
type Shown = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly Shown[]];

const rounds = 9;
/** Longer than the pause after the last key of a search, and than a transition. */
const quietMs = 700;

export interface Action {
  readonly title: string;
  /** What is measured. The twin only shows the result. */
  readonly act: (page: Page) => Promise<void>;
  /** The twin types the same in a field of its own, and shows the result a moment later. */
  readonly typed?: string;
  /** Leads back to where the action starts. */
  readonly back: (page: Page) => Promise<void>;
}

/** Returns the main-thread time of each action, beside its twin. */
export async function besideTwin(page: Page, actions: readonly Action[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  for (const action of actions) {
    const before = await shownIn(page);
    await action.act(page);
    await settled(page);
    const after = await shownIn(page);
    await action.back(page);
    await settled(page);
    const twin = await openTwin(page, before, after);
    const own: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round++) {
      own.push(await taskMs(page, session, () => action.act(page)));
      await action.back(page);
      await settled(page);
      bare.push(await taskMs(twin.page, twin.session, () => twin.act(action.typed)));
      await twin.back();
    }
    await twin.close();
    const [ownMs, bareMs] = [middle(own), middle(bare)];
    lines.push(
      `${action.title}: ${ownMs.toFixed(0)} ms; React alone ${bareMs.toFixed(0)} ms; ${(ownMs / bareMs).toFixed(2)} ×`,
    );
  }
  return lines;
}

const middle = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** The main-thread time of an action in milliseconds, until nothing changes any more. */
async function taskMs(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const start = await spent();
  await act();
  await settled(page);
  return (await spent()) - start;
}

/** Waits until the page has not changed for a while. The observer costs both pages the same for each change. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let timer = setTimeout(finish, ms);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, ms);
        });
        function finish() {
          observer.disconnect();
          done();
        }
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    quietMs,
  );

/** Returns the elements in `main`. */
const shownIn = (page: Page): Promise<Shown> =>
  page.locator("main").evaluate((main) => {
    const read = (element: Element): Shown => [
      element.tagName.toLowerCase(),
      Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      Array.from(element.childNodes).flatMap((node): Shown[] =>
        node instanceof Element ? [read(node)] : node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
      ),
    ];
    return read(main);
  });

const twinScript = `import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
const show = (node, key) => typeof node === "string" ? node : createElement(node[0], { key, ...named(node[1]) }, ...node[2].map(show));
const named = ({ class: className, style, for: htmlFor, tabindex: tabIndex, value: defaultValue, checked: defaultChecked, selected, ...others }) =>
  ({ className, htmlFor, tabIndex, defaultValue, ...Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith("on"))) });
let timer;
function Twin() {
  const [shown, setShown] = useState(undefined);
  const load = async (name) => setShown(await (await fetch(name)).json());
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(load, 300, "/after.json");
  };
  return createElement("div", null,
    createElement("input", { id: "type", onChange: soon }),
    createElement("button", { id: "back", onClick: () => load("/before.json") }, "Back"),
    createElement("button", { id: "act", onClick: () => load("/after.json") }, "Act"),
    shown && show(shown, "main"));
}
createRoot(document.querySelector("#root")).render(createElement(Twin));`;

async function openTwin(page: Page, before: Shown, after: Shown) {
  const { outputFiles } = await build({
    stdin: { contents: twinScript, resolveDir: process.env.TRAMA_ROOT ?? "." },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const sheets = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ href }) => href),
  );
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    "/": [
      "text/html",
      `<!doctype html><html lang="pt"><meta charset="utf-8"><title>React</title>${links}<div id="root"></div><script type="module" src="/twin.js"></script></html>`,
    ],
    "/twin.js": ["text/javascript", outputFiles[0]?.text ?? ""],
    "/before.json": ["application/json", JSON.stringify(before)],
    "/after.json": ["application/json", JSON.stringify(after)],
  };
  const server: Server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ""] ?? ["text/plain", ""];
    response.writeHead(200, { "content-type": type }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const twin = await page.context().newPage();
  const address = server.address();
  await twin.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
  const session = await twin.context().newCDPSession(twin);
  await session.send("Performance.enable");
  const back = async (): Promise<void> => {
    await twin.locator("#back").evaluate((button: HTMLElement) => button.click());
    await settled(twin);
  };
  await back();
  return {
    page: twin,
    session,
    act: (typed: string | undefined) =>
      typed === undefined
        ? twin.locator("#act").evaluate((button: HTMLElement) => button.click())
        : twin.locator("#type").pressSequentially(typed),
    back,
    close: async () => {
      await twin.close();
      server.close();
    },
  };
}
