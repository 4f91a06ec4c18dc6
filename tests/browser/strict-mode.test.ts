import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openApp } from "./harness.ts";

const root = resolve(import.meta.dirname, "../..");
/** All but `galeria`, whose forty pages tests/gallery opens. */
const designs = readdirSync(join(root, "generated")).filter((name) => name !== "galeria");

/** The paths of a design's pages, with a value for each parameter. */
const pathsOf = (design: string): string[] =>
  Array.from(
    readFileSync(join(root, `generated/${design}/routes.tsx`), "utf8").matchAll(/ path: "([^"]*)"/g),
    ([, path]) => (path ?? "").replace(/:lugar\b/, "lisboa").replace(/:\w+/g, "1"),
  );

/** Starts the app, in StrictMode or not. Without a session, private pages lead to the login page. */
const mainOf = (design: string, isStrict: boolean): string => `
  import { StrictMode } from "react";
  import client from "react-dom/client";
  import { start } from "trama/runtime";
  import { app } from ${JSON.stringify(join(root, `generated/${design}/app.tsx`))};
  const { createRoot } = client;
  if (${isStrict}) client.createRoot = (...args) => {
    const root = createRoot(...args);
    return { render: (tree) => root.render(<StrictMode>{tree}</StrictMode>), unmount: () => root.unmount() };
  };
  start(app);
`;

/** What each page shows once nothing changes any more, without the ids that React counts, and its different errors. */
async function pagesOf(
  design: string,
  isStrict: boolean,
): Promise<{ readonly shown: string[]; readonly errors: string[] }> {
  const { page, url, errors } = await openApp({
    files: { "main.tsx": mainOf(design, isStrict) },
    respond: (request) =>
      request.isNavigationRequest() || request.url().includes("/assets/") ? undefined : { body: [] },
  });
  const shown: string[] = [];
  for (const path of pathsOf(design)) {
    await page.goto(url + path, { waitUntil: "networkidle" });
    await page.locator("#root > *").first().waitFor({ state: "attached" });
    shown.push((await page.locator("body").innerHTML()).replace(/_r_\w+_/g, "id"));
  }
  // How often the browser reports a missing file depends on its cache.
  return { shown, errors: [...new Set(errors)].sort() };
}

/** The seller app has twelve pages, each opened twice. */
const timeoutMs = 180_000;

test.each(designs)(
  "every page of %s is the same in React's StrictMode, and reports nothing",
  async (design) => {
    const strict = await pagesOf(design, true);
    const plain = await pagesOf(design, false);
    expect(strict.shown).toEqual(plain.shown);
    expect(strict.errors).toEqual(plain.errors);
  },
  timeoutMs,
);
