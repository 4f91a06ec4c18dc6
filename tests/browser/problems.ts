import type { CDPSession, Page } from "playwright-core";

/** What a Chromium of one version says of itself or of the web: interventions, deprecations, its GPU. */
const ofBrowser = new Set(["deprecation", "intervention", "recommendation", "rendering", "violation"]);

/**
 * Pass on what goes wrong in a page: errors and warnings of the console, and uncaught errors.
 *
 * The browser writes to the console too, such as requests that failed; its own affairs are left out. What it writes is passed on
 * until the returned session is detached.
 */
export async function watchProblems(page: Page, found: (problem: string) => void): Promise<CDPSession> {
  const isBad = (level: string): boolean => level === "error" || level === "warning";
  page.on("pageerror", (error) => found(String(error)));
  page.on("console", (message) => {
    // What the browser writes itself has no arguments, and comes with its source below.
    if (isBad(message.type()) && message.args().length > 0) found(message.text());
  });
  const session = await page.context().newCDPSession(page);
  session.on("Log.entryAdded", ({ entry }) => {
    if (isBad(entry.level) && !ofBrowser.has(entry.source)) found([entry.text, entry.url].join(" ").trim());
  });
  await session.send("Log.enable");
  return session;
}
