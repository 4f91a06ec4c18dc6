import type { Markup } from "./page/bare-page.tsx";
import { pageDesign } from "./page/page-design.ts";
import { type MeasuredPage, median, type Site, withPages } from "./rows/measured-pages.ts";
import { compiledSite, handWrittenSite } from "./sites.ts";

const roundCount = 15;
const toggle = ".home-toggle";

/**
 * Script time until 300 elements are painted: in a page just loaded, and once its code has run several times.
 *
 * The nodes alone are the same markup, created by React without components.
 */
export async function firstRender(): Promise<string> {
  const react = await handWrittenSite("page/react-page.tsx");
  const sites = { trama: await compiledSite(pageDesign()), react, nodes: await bareSite(react) };
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

/** Returns the site that creates the nodes of another one, and nothing else. */
async function bareSite(twin: Site): Promise<Site> {
  const markup = await withPages({ twin }, async (pages) => {
    const page = pages.get("twin");
    await page?.click(toggle);
    return page?.page.locator(".home-cards").evaluate(markupOf);
  });
  const site = await handWrittenSite("page/bare-page.tsx");
  return { ...site, files: new Map([...site.files, ["/markup.json", JSON.stringify(markup)]]) };
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
  const [trama = 0, react = 0, nodes = 0] = ["trama", "react", "nodes"].map((name) => median(times.get(name) ?? []));
  const ratio = (time: number): string => (time / react).toFixed(2);
  return `${trama.toFixed(2)} ms; React ${react.toFixed(2)}, its nodes alone ${nodes.toFixed(2)}; ${ratio(trama)} × React, nodes ${ratio(nodes)} × React`;
}
