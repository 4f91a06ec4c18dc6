import { pageDesign } from "./page/page-design.ts";
import { type MeasuredPage, median, withPages } from "./rows/measured-pages.ts";
import { compiledSite, handWrittenSite } from "./sites.ts";

const roundCount = 15;
const toggle = ".home-toggle";

/** Script time until 300 elements are painted: in a page just loaded, and once its code has run several times. */
export async function firstRender(): Promise<string> {
  const sites = { trama: await compiledSite(pageDesign()), react: await handWrittenSite("page/react-page.tsx") };
  return withPages(sites, async (pages) => {
    const [first, later] = [new Map<string, number[]>(), new Map<string, number[]>()];
    const note = (times: Map<string, number[]>, name: string, time: number): void => {
      times.set(name, [...(times.get(name) ?? []), time]);
    };
    for (let round = 0; round < roundCount; round++) {
      for (const [name, page] of pages) {
        await visit(page);
        note(first, name, await page.click(toggle));
      }
    }
    // The first rounds only warm up.
    for (let round = -5; round < roundCount; round++) {
      for (const [name, page] of pages) {
        await hide(page);
        const time = await page.click(toggle);
        if (round >= 0) note(later, name, time);
      }
    }
    return `first: ${compared(first)}\n  later: ${compared(later)}`;
  });
}

/** Loads the page as a new visitor does: after a reload, it would restore its position. */
async function visit({ page }: MeasuredPage): Promise<void> {
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address, { waitUntil: "networkidle" });
}

async function hide({ page }: MeasuredPage): Promise<void> {
  await page.locator(toggle).evaluate((node: HTMLElement) => node.click());
  await page.waitForTimeout(50);
}

function compared(times: ReadonlyMap<string, readonly number[]>): string {
  const [trama, react] = [median(times.get("trama") ?? []), median(times.get("react") ?? [])];
  return `${trama.toFixed(2)} ms; React ${react.toFixed(2)}; ${(trama / react).toFixed(2)} × React`;
}
