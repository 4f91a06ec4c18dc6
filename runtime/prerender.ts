import { renderToString } from "react-dom/server";
import { createApp } from "./app/app.tsx";
import type { AppDefinition } from "./app/app-context.ts";
import { shownMoment } from "./app/first-render.ts";
import { configureBase } from "./app/manifest.ts";
import { type Head, renderedHead } from "./page/head.ts";
import { differentFrom } from "./screen/screen.ts";

/** A page as HTML, with its metadata. */
export interface PrerenderedPage {
  readonly html: string;
  readonly head: Head;
  /** The time that the page shows; undefined when it shows none. */
  readonly at: number | undefined;
  /** The widest breakpoint at which the page differs from this HTML; undefined when it is the same at all widths. */
  readonly narrow: "tablet" | "mobile" | undefined;
}

/** Render the page of a path for `build`: with the initial values of variables, no data, and signed out. */
export async function prerender(app: AppDefinition, path: string, base: string): Promise<PrerenderedPage> {
  configureBase(base);
  const html = renderToString(await createApp(app, { url: path }));
  const head = renderedHead();
  if (head === undefined) throw new Error(`the page of ${path} has no head`);
  return { html, head, at: shownMoment(), narrow: differentFrom() };
}
