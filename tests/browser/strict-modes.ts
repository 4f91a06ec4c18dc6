import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page, Request as PageRequest } from "playwright-core";
import { expect } from "vitest";
import { startOf } from "./generated-app.ts";
import { type Answer, openApp } from "./harness.ts";
import { demoEnd } from "./vendas/site.ts";

export const root = resolve(import.meta.dirname, "../..");

/** The paths of a design's pages, with a value for each parameter; without those for people who are signed in. */
export const pathsOf = (design: string, { params = { lugar: "lisboa" }, isSignedIn = false }: Options): string[] =>
  Array.from(
    readFileSync(join(root, `generated/${design}/routes.tsx`), "utf8").matchAll(/ path: "([^"]*)", handle: \{(.*?)\}/g),
    ([, path = "", handle = ""]) => ({ path, isPrivate: handle.includes("groups:") }),
  )
    .filter(({ isPrivate }) => isSignedIn || !isPrivate)
    .map(({ path }) => path.replace(/:(\w+)/g, (_, name) => params[name] ?? "1"));

export interface Options {
  readonly head?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly isSignedIn?: boolean;
  /** Which of the paths are compared; all when absent. */
  readonly choose?: (paths: readonly string[]) => readonly string[];
  readonly answer?: (request: PageRequest) => Answer | Promise<Answer>;
  /** Prepares a browser, once the app is open. */
  readonly prepare?: (page: Page, url: string) => Promise<unknown>;
}

export interface Shown {
  readonly page: Page;
  readonly url: string;
  readonly errors: readonly string[];
  /** Whether a request waits for its answer. */
  readonly isWaiting: () => boolean;
}

export async function openMode(
  design: string,
  isStrict: boolean,
  { head, answer = () => ({ body: [] }), prepare }: Options,
): Promise<Shown> {
  let waitingCount = 0;
  const counted = async (request: PageRequest): Promise<Answer> => {
    waitingCount += 1;
    try {
      return await answer(request);
    } finally {
      waitingCount -= 1;
    }
  };
  const opened = await openApp({
    files: { "main.tsx": startOf(design, isStrict) },
    ...(head === undefined ? {} : { head }),
    respond: (request) =>
      request.isNavigationRequest() || request.url().includes("/assets/") ? undefined : counted(request),
  });
  await opened.page.clock.setFixedTime(new Date(demoEnd));
  await prepare?.(opened.page, opened.url);
  return { ...opened, isWaiting: () => waitingCount > 0 };
}

/**
 * Compares what each page of a design shows, in StrictMode and without, once nothing changes any more. The first page is
 * opened by its address, and each other one as a link opens it: to start the app again would show nothing else.
 */
export async function compareModes(design: string, options: Options = {}): Promise<readonly Shown[]> {
  const modes = [await openMode(design, true, options), await openMode(design, false, options)];
  let shown: readonly (string | undefined)[] = [];
  const { choose = (all) => all } = options;
  const paths = choose(pathsOf(design, options));
  for (const [index, path] of paths.entries()) {
    await Promise.all(
      modes.map(async ({ page, url }) =>
        index === 0 ? page.goto(url + path, { waitUntil: "load" }) : page.evaluate(followLink, path),
      ),
    );
    const left = shown[0];
    const isSame = async () => {
      const before = shown;
      shown = await Promise.all(modes.map(markupOf));
      const isShown = shown.every((markup) => markup !== undefined && markup !== left);
      return isShown && shown[0] === shown[1] && shown.every((markup, index) => markup === before[index]);
    };
    const isSettled = await becomesTrue(isSame);
    const [strict, plain] = shown;
    expect(strict, path).toBeDefined();
    expect(strict, path).toEqual(plain);
    expect(isSettled, `${path} shows its page and then changes no more`).toBe(true);
  }
  return modes;
}

/**
 * Runs in the page: its router hears of a new address as of one that the browser goes back to. Nothing has the focus, or
 * it would go to the new page in the mode alone whose code for that has come already.
 */
export function followLink(path: string): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: {} }));
}

/** Whether a condition holds within a minute; it is asked four times a second. */
export async function becomesTrue(holds: () => Promise<boolean>): Promise<boolean> {
  for (let count = 0; count < 240; count++) {
    if (await holds()) return true;
    await new Promise((done) => setTimeout(done, 250));
  }
  return false;
}

/** Returns what a page shows, without the ids that React counts; undefined until it shows a section and its data. */
export async function markupOf({ page, url, isWaiting }: Shown): Promise<string | undefined> {
  if (isWaiting() || (await page.locator("#root main").count()) === 0) return undefined;
  const markup = await page.locator("body").evaluate(sortedMarkup);
  return markup
    .replaceAll(url, "")
    .replace(/_r_\w+_|DndDescribedBy-\d+/g, "id")
    .replaceAll("><", ">\n<");
}

/** Runs in the page. Attributes come in the order in which they were set. */
export function sortedMarkup(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const node of copy.querySelectorAll("*")) {
    const attributes = [...node.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) node.removeAttribute(name);
    for (const { name, value } of attributes) node.setAttribute(name, value);
  }
  return copy.innerHTML;
}

/** The different errors of a page: how often the browser reports a missing file depends on its cache. */
export const errorsOf = ({ errors, url }: Shown): readonly string[] =>
  [...new Set(errors.map((error) => error.replaceAll(url, "")))].sort();
