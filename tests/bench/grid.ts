import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { median, metricMs } from "./rows/measured-pages.ts";

// A grid of 100,000 rows beside a bare virtual list of the same rows, in Chromium: script of a frame while scrolling.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const roundCount = 9;
const frameCount = 120;

const rows = `
const columns = [0, 1, 2, 3, 4, 5].map((index) => "c" + index);
const items = Array.from({ length: 100_000 }, (_, index) => ({
  id: String(index),
  ...Object.fromEntries(columns.map((name) => [name, name + " of row " + index])),
}));
`;

const scripts = {
  grid: `
import { createRoot } from "react-dom/client";
import { DataGrid } from "trama/runtime/elements/data-grid";
${rows}
createRoot(document.querySelector("#root")).render(
  <DataGrid id="g" ariaLabel="Rows" data={items} dataIdPath="id" columns={columns.map((id) => ({ id, name: id }))} />,
);
`,
  bare: `
import { memo, useRef } from "react";
import { createRoot } from "react-dom/client";
import { useVirtualizer } from "@tanstack/react-virtual";
${rows}
const Row = memo(({ index, start }) => (
  <div data-row={index} className="bare" style={{ transform: "translateY(" + start + "px)" }}>
    {columns.map((name) => <div key={name}>{items[index][name]}</div>)}
  </div>
));
function List() {
  const box = useRef(null);
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => 45,
    overscan: 8,
    getItemKey: (index) => items[index].id,
  });
  return (
    <div ref={box} className="trama-data-grid">
      <div style={{ height: list.getTotalSize(), position: "relative" }}>
        {list.getVirtualItems().map(({ key, index, start }) => (
          <Row key={key} index={index} start={start} />
        ))}
      </div>
    </div>
  );
}
createRoot(document.querySelector("#root")).render(<List />);
`,
} as const;

const style = `.trama-data-grid { height: 600px; overflow: auto; }
.bare { position: absolute; inset: 0 0 auto; display: grid; grid-template-columns: repeat(6, 1fr); align-items: center; height: 45px; }`;

/** Returns the script time of a scrolled frame in the grid and in the bare list, each the median of nine scrolls. */
export async function gridScrolling(): Promise<string> {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? "" });
  try {
    const pages: {
      readonly name: string;
      readonly page: Page;
      readonly session: CDPSession;
      readonly times: number[];
    }[] = [];
    for (const [name, script] of Object.entries(scripts)) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await show(page, script);
      const session = await page.context().newCDPSession(page);
      await session.send("Performance.enable");
      pages.push({ name, page, session, times: [] });
    }
    // The first two rounds only warm up.
    for (let round = -2; round < roundCount; round += 1) {
      for (const { page, session, times } of pages) {
        const before = await metricMs(session, "ScriptDuration");
        await scroll(page);
        if (round >= 0) times.push(((await metricMs(session, "ScriptDuration")) - before) / frameCount);
      }
    }
    const [grid = 0, bare = 0] = pages.map(({ times }) => median(times));
    const count = await pages[0]?.page.locator("[data-row]").count();
    return `${grid.toFixed(2)} ms a frame, bare list ${bare.toFixed(2)} ms: ${(grid / bare).toFixed(2)} ×; ${count} rows in the document`;
  } finally {
    await browser.close();
  }
}

async function show(page: Page, script: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: join(root, "tests/bench"), loader: "tsx" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    jsx: "automatic",
    conditions: ["source"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  await page.setContent('<div id="root"></div>');
  await page.addStyleTag({ content: readFileSync(join(root, "runtime/styles.css"), "utf8") + style });
  await page.addScriptTag({ type: "module", content: outputFiles[0]?.text ?? "" });
  await page.locator('[data-row="5"]').waitFor();
}

/** Scrolls by three rows a frame, and comes back in one. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    const box = document.querySelector(".trama-data-grid");
    if (!box) throw new Error("no list");
    for (let frame = 0; frame < count; frame += 1) {
      box.scrollTop = frame === count - 1 ? 0 : box.scrollTop + 135;
      await new Promise(requestAnimationFrame);
    }
  }, frameCount);
}
