import type { Page } from "playwright-core";

/** What the server of an app allows, for the head of a page. */
export const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:">`;

/** Sales of three days on three platforms, as the setup of a page. */
export const sales = `
const sales = [
  { dia: "2025-06-01", loja: "Hotmart", total: 84230.5 }, { dia: "2025-06-01", loja: "Kiwify", total: 12000 },
  { dia: "2025-06-02", loja: "Hotmart", total: 40000 }, { dia: "2025-06-02", loja: "Eduzz", total: 1234 },
  { dia: "2025-06-03", loja: "Kiwify", total: 20000 }, { dia: "2025-06-03", loja: "Hotmart", total: 500 },
];
app.data = signal(sales);
`;

/** Wait until the chart of this class is drawn; gives its drawing. */
export async function drawing(page: Page, name = "c") {
  const svg = page.locator(`.p-${name} svg.trama-chart-box`);
  await svg.locator(".trama-chart-bar, .trama-chart-slice").first().waitFor({ state: "attached" });
  return svg;
}

/** The colours of the bars or slices, as they are seen. */
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
