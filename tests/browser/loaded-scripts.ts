import type { Page } from "playwright-core";

/**
 * Whether a script that the page has loaded contains this text.
 *
 * The page lists 250 loads at most, and reading a script is one more, so each script is read once.
 */
export const hasLoaded = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
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
