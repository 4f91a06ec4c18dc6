import type { BarePage, Markup } from "./page/bare-page.tsx";
import { pageDesign } from "./page/page-design.ts";
import { type MeasuredPage, median, type Site, withPages } from "./rows/measured-pages.ts";
import { compiledSite, handWrittenSite } from "./sites.ts";

const roundCount = 15;
const toggle = ".home-toggle";

/**
 * Script time until 300 elements are painted: in a page just loaded, and once its code has run several times.
 *
 * The nodes alone are the same markup, created by React without components. The parts are the same with one component
 * and one ref for each element that cannot be a tag alone, and nothing else: no hook, no listener and no binding.
 */
export async function firstRender(): Promise<string> {
  const react = await handWrittenSite("page/react-page.tsx");
  const markup = await markupOfSite(react);
  const nodes = await bareSite({ markup, hasComponents: false });
  const parts = await bareSite({ markup, hasComponents: true });
  const sites = { trama: await compiledSite(pageDesign()), react, nodes, parts };
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

/** Returns the site that creates the nodes of the markup, and nothing else. */
async function bareSite(page: BarePage): Promise<Site> {
  const site = await handWrittenSite("page/bare-page.tsx");
  return { ...site, files: new Map([...site.files, ["/markup.json", JSON.stringify(page)]]) };
}

async function markupOfSite(site: Site): Promise<Markup> {
  return withPages({ site }, async (pages) => {
    const page = pages.get("site")?.page;
    if (!page) throw new Error("the page did not open");
    await page.locator(toggle).click();
    return page.locator(".home-cards").evaluate(markupOf);
  });
}

/** Runs in the page. */
function markupOf(root: Element): Markup {
  const names: Readonly<Record<string, string>> = { class: "className", for: "htmlFor", value: "defaultValue" };
  const visit = (node: Element): Markup => {
    const attributes = Array.from(node.attributes, ({ name, value }) => [names[name] ?? name, value]);
    const props: Record<string, unknown> = Object.fromEntries(attributes);
    if (node instanceof HTMLElement && node.style.length > 0)
      props.style = Object.fromEntries(Array.from(node.style, (name) => [name, node.style.getPropertyValue(name)]));
    const children = Array.from(node.childNodes, (child) =>
      child instanceof Element ? visit(child) : (child.textContent ?? ""),
    );
    return [node.localName, props, ...children];
  };
  return visit(root);
}

/** Loads the page as a new visitor does: after a reload, it would restore its position. */
async function visit({ page, answered }: MeasuredPage): Promise<void> {
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await answered();
}

async function hide({ page }: MeasuredPage): Promise<void> {
  await page.locator(toggle).evaluate((node: HTMLElement) => node.click());
  await page.waitForTimeout(50);
}

function compared(times: ReadonlyMap<string, readonly number[]>): string {
  const of = (name: string): number => median(times.get(name) ?? []);
  const shown = (name: string): string => `${of(name).toFixed(2)} ms (${(of(name) / of("react")).toFixed(2)})`;
  return `${shown("trama")}; React ${shown("react")}; its nodes alone ${shown("nodes")}, with a component per part ${shown("parts")}`;
}
