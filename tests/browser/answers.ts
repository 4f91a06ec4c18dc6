import type { Page, Request } from "playwright-core";

/**
 * Watch the requests of a page from now on. Returns a wait until each has its answer, and what came has run: code that
 * loads late may ask for more.
 */
export function watchAnswers(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  // Media come in pieces, as they play.
  page.on("request", (request) => void (request.resourceType() === "media" || pending.add(request)));
  const end = (request: Request): boolean => pending.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // Two frames: code that has come runs in the first, and may ask for more in effects after it.
  const frames = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  return async () => {
    do {
      while (pending.size > 0) await new Promise((done) => setTimeout(done, 10));
      await frames();
    } while (pending.size > 0);
  };
}
