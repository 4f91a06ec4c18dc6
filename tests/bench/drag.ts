import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { median } from "./rows/measured-pages.ts";

// A board of cards in Chromium: the longest task of the page's thread from the press of the mouse to the drop.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const sizes = [100, 2000] as const;
const roundCount = 9;

const script = `
import { createRoot } from "react-dom/client";
import { Kanban } from "trama/runtime/elements/kanban";
import { TextBlock } from "trama/runtime/elements/text";
const items = Array.from({ length: COUNT }, (_, index) => ({ id: String(index), label: "Card " + index, etapa: index % 4 }));
createRoot(document.querySelector("#root")).render(
  <Kanban id="k" items={items} stackedBy="etapa" stacks={[0, 1, 2, 3]} item={(item) => <TextBlock id="nome" text={() => item.value.label} />} />,
);
`;

/** Returns the longest task of a drag at 2,000 cards against one at 100, each the median of nine drags. */
export async function boardDrags(): Promise<string> {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? "" });
  try {
    const pages: { readonly page: Page; readonly session: CDPSession; readonly longest: number[] }[] = [];
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await show(page, size);
      pages.push({ page, session: await page.context().newCDPSession(page), longest: [] });
    }
    for (let round = 0; round < roundCount; round += 1) {
      for (const { page, session, longest } of pages) longest.push(await longestTask(session, () => drag(page)));
    }
    const [few = 0, many = 0] = pages.map(({ longest }) => median(longest));
    return `${many.toFixed(1)} ms at 2,000 cards, ${few.toFixed(1)} ms at 100: ${(many / few).toFixed(2)} ×`;
  } finally {
    await browser.close();
  }
}

async function show(page: Page, count: number): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: script.replace("COUNT", String(count)), resolveDir: join(root, "tests/bench"), loader: "tsx" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    jsx: "automatic",
    conditions: ["source"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  await page.setContent('<div id="root"></div>');
  await page.addStyleTag({ content: readFileSync(join(root, "runtime/styles.css"), "utf8") });
  await page.addScriptTag({ type: "module", content: outputFiles[0]?.text ?? "" });
  await page
    .locator(".trama-card")
    .nth(count - 1)
    .waitFor({ state: "attached" });
}

/** Move the second card of the first stack to the third one and back, in small steps. */
async function drag(page: Page): Promise<void> {
  const stacks = page.locator(".trama-drag-list");
  for (const [from, to] of [
    [0, 2],
    [2, 0],
  ] as const) {
    const start = await stacks.nth(from).locator(".trama-card").nth(1).boundingBox();
    const end = await stacks.nth(to).locator(".trama-card").nth(3).boundingBox();
    if (!start || !end) throw new Error("no cards to drag");
    await page.mouse.move(start.x + 20, start.y + 10);
    await page.mouse.down();
    await page.mouse.move(end.x + 20, end.y + 10, { steps: 30 });
    await page.mouse.up();
    await page.locator(".trama-kanban:not([data-dragging])").waitFor();
  }
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Returns the length of the longest task of the page's main thread, in milliseconds. */
async function longestTask(session: CDPSession, run: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }) => events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["toplevel", "disabled-by-default-devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  await run();
  const complete = new Promise<unknown>((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  const mains = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(threadOf),
  );
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && mains.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
