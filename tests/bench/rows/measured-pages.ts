import { createServer, type Server } from "node:http";
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { watchAnswers } from "../../browser/answers.ts";

// Pages in Chromium whose script time is measured, each in a profile and so in a process of its own.

/** What a server answers, by path; every other path is the document. */
export interface Site {
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  readonly document: string;
}

export interface MeasuredPage {
  readonly page: Page;
  /** Wait until the page has the answers to its requests. */
  answered(): Promise<void>;
  /** Script time in ms of a click on the `position`-th match of a selector, until the page is painted. */
  click(selector: string, position?: number): Promise<number>;
  /** The JavaScript and DOM heap in MB after a collection. */
  heap(): Promise<number>;
}

/** Open pages in one browser, and close it and their servers afterwards. */
export async function withPages<T>(
  sites: Readonly<Record<string, Site>>,
  use: (pages: ReadonlyMap<string, MeasuredPage>) => Promise<T>,
): Promise<T> {
  const executablePath = process.env.CHROME_PATH ?? "";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const servers: Server[] = [];
  try {
    const pages = new Map<string, MeasuredPage>();
    for (const [name, site] of Object.entries(sites)) {
      const server = await serve(site);
      servers.push(server);
      pages.set(name, await openPage(browser, addressOf(server)));
    }
    return await use(pages);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** A time that a page has spent so far, in ms, such as `ScriptDuration`. The domain `Performance` is enabled. */
export async function metricMs(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
}

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

/** Serves a site on a free port of this machine. */
export function serve({ files, document }: Site): Promise<Server> {
  const server = createServer(({ url = "/" }, response) => {
    const file = files.get(url);
    const type = url.endsWith(".js") ? "text/javascript" : url.endsWith(".css") ? "text/css" : "text/html";
    response.writeHead(200, { "content-type": file === undefined ? "text/html" : type }).end(file ?? document);
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

/** Returns the address of a server. */
export function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}/`;
}

async function openPage(browser: Browser, address: string): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send("HeapProfiler.enable");
  const answered = watchAnswers(page);
  await page.goto(address);
  await answered();
  return {
    page,
    answered,
    click: async (selector, position = 0) => {
      await session.send("HeapProfiler.collectGarbage");
      await browser.startTracing(page, { categories: ["devtools.timeline", "v8", "blink.user_timing"] });
      await page.evaluate(clickAndPaint, { selector, position });
      return scriptTime(await browser.stopTracing());
    },
    heap: () => heapSize(session),
  };
}

/** Runs in the page: clicks between two marks, the second one after the next paint. */
function clickAndPaint({ selector, position }: { selector: string; position: number }): Promise<void> {
  const target = document.querySelectorAll<HTMLElement>(selector)[position];
  if (!target) throw new Error(`no ${selector} at ${position}`);
  return new Promise((done) => {
    performance.mark("click");
    setTimeout(() => target.click());
    const painted = (): void => {
      performance.mark("painted");
      done();
    };
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))));
  });
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The time on the processor, which other processes do not lengthen. */
  readonly tdur?: number;
}

/** The events that the runner of the benchmark counts as script. */
const scriptEvents = new Set([
  "EventDispatch",
  "EvaluateScript",
  "v8.evaluateModule",
  "FunctionCall",
  "TimerFire",
  "FireIdleCallback",
  "FireAnimationFrame",
  "RunMicrotasks",
  "V8.Execute",
]);

/** Returns the time of script between the marks in ms, without events inside other events. */
function scriptTime(recording: Buffer): number {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(recording.toString());
  const start = traceEvents.find(({ name }) => name === "click");
  const end = traceEvents.find(({ name }) => name === "painted");
  if (!start || !end) throw new Error("the trace has no marks");
  const events = traceEvents
    .filter(({ name, ph, pid, tid }) => scriptEvents.has(name) && ph === "X" && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts >= start.ts && ts + dur <= end.ts)
    .sort((a, b) => a.ts - b.ts);
  let until = 0;
  let total = 0;
  for (const { ts, dur = 0, tdur = dur } of events) {
    if (ts < until) continue;
    until = ts + dur;
    total += tdur;
  }
  return total / 1000;
}

async function heapSize(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize } = await session.send("Runtime.getHeapUsage");
  return (usedSize + embedderHeapUsedSize) / 1e6;
}
