import type { Page } from "playwright-core";

/**
 * Whether a script that the page has loaded contains this text.
 *
 * Reading a script is a load too, so each is read once, and the page is asked to list more than its usual 250 loads.
 */
export const hasLoaded = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    performance.setResourceTimingBufferSize(10_000);
    const texts: Map<string, Promise<string>> = Reflect.get(window, "loadedScripts") ?? new Map();
    Reflect.set(window, "loadedScripts", texts);
    for (const { name } of performance.getEntriesByType("resource"))
      if (name.endsWith(".js") && !texts.has(name))
        texts.set(
          name,
          fetch(name).then((answer) => answer.text()),
        );
    return (await Promise.all(texts.values())).some((script) => script.includes(wanted));
  }, text);
