import type { CDPSession, Page } from "playwright-core";
import { addressOf, median, metricMs, serve } from "./rows/measured-pages.ts";
import { emptyDocument, handWrittenSite } from "./sites.ts";

/*
 * Main-thread time of the seller app beside React alone: a page that fetches what an action of the app leads to as JSON
 * and shows the same elements, with the same texts and style sheets.
 */

/** An element as JSON: its tag, attributes, and children. */
export type Shown =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly Shown[]];

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
    const [ownMs, bareMs] = [median(own), median(bare)];
    lines.push(
      `${action.title}: ${ownMs.toFixed(0)} ms; React alone ${bareMs.toFixed(0)} ms; ${(ownMs / bareMs).toFixed(2)} ×`,
    );
  }
  return lines;
}

/** The main-thread time of an action in milliseconds, until nothing changes any more. */
async function taskMs(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const start = await metricMs(session, "TaskDuration");
  await act();
  await settled(page);
  return (await metricMs(session, "TaskDuration")) - start;
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

async function openTwin(page: Page, before: Shown, after: Shown) {
  const { files } = await handWrittenSite("twin/page.tsx");
  const sheets = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ href }) => href),
  );
  const server = await serve({
    files: new Map([...files, ["/before.json", JSON.stringify(before)], ["/after.json", JSON.stringify(after)]]),
    document: emptyDocument(["/page.js"], sheets),
  });
  const twin = await page.context().newPage();
  await twin.goto(addressOf(server));
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
