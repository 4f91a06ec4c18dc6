import type { Page } from "playwright-core";
import { expectAttached } from "./expect-locator.ts";

/** The content policy of a served app, for the head of a page. */
export const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:">`;

/** Wait until the chart of this class is drawn; returns its drawing. */
export async function drawing(page: Page, name = "c") {
  const svg = page.locator(`.p-${name} svg.trama-chart-box`);
  await expectAttached(svg.locator(".trama-chart-bar, .trama-chart-curve, .trama-chart-slice").first());
  return svg;
}

/** The visible colours of the bars or slices. */
export const fills = (page: Page, name = "c"): Promise<readonly string[]> =>
  page
    .locator(`.p-${name} :is(.trama-chart-bar, .trama-chart-slice)`)
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).fill))]);

/** The series that have bars. */
export const drawnSeries = (page: Page, name = "c"): Promise<readonly number[]> =>
  page
    .locator(`.p-${name} .trama-chart-bar`)
    .evaluateAll((bars) => [...new Set(bars.map((bar) => Number(bar.getAttribute("data-series"))))].sort());

/** The texts of a table, row by row, with plain spaces. */
export const table = (page: Page, name = "c"): Promise<readonly (readonly string[])[]> =>
  page
    .locator(`.p-${name} table`)
    .evaluate((node) =>
      [...node.querySelectorAll("tr")].map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? "").replace(/[\u00a0\u202f]/g, " ")),
      ),
    );
