import { renderToString } from "react-dom/server";
import { createApp } from "./app/app.tsx";
import type { AppDefinition } from "./app/app-context.ts";
import { shownMoment } from "./app/first-render.ts";
import { configureBase } from "./app/manifest.ts";
import { type Head, renderedHead } from "./page/head.ts";
import { differentFrom } from "./screen/screen.ts";

/** A page as HTML, with what it says of itself. */
export interface PrerenderedPage {
  readonly html: string;
  readonly head: Head;
  /** The moment that the page shows; absent when it shows none. */
  readonly at: number | undefined;
  /** The widest breakpoint at which the page looks different from what is here; absent when it looks the same in all windows. */
  readonly narrow: "tablet" | "mobile" | undefined;
}

/** Render the page of a path for `build`: with the initial values of variables, no data, and nobody signed in. */
export async function prerender(app: AppDefinition, path: string, base: string): Promise<PrerenderedPage> {
  configureBase(base);
  const html = renderToString(await createApp(app, { url: path }));
  const head = renderedHead();
  if (head === undefined) throw new Error(`the page of ${path} has no head`);
  return { html, head, at: shownMoment(), narrow: differentFrom() };
}
