import { createServer, type RequestListener } from "node:http";
import { extname } from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { TestRunner } from "vitest";
import { listen } from "../../cli/serve/http.ts";
import { borrowContext, bundling, errorsOf, forgetSite, hasChangedClock, openPage } from "../browser/harness.ts";
import { cleanUp, cleanUpWithFile } from "../clean-up.ts";
import type { Called, CallName, PageControls, Reading, ReadingName, Scene, SceneControls, Settings } from "./scene.tsx";

/** The files of fixtures, with the types of their scenes. */
interface Fixtures {
  readonly accordion: typeof import("./fixtures/accordion.tsx");
  readonly "apex-chart": typeof import("./fixtures/apex-chart.tsx");
  readonly "background-video": typeof import("./fixtures/background-video.tsx");
  readonly "bar-chart": typeof import("./fixtures/bar-chart.tsx");
  readonly "bound-properties": typeof import("./fixtures/bound-properties.tsx");
  readonly calendar: typeof import("./fixtures/calendar.tsx");
  readonly common: typeof import("./fixtures/common.tsx");
  readonly composition: typeof import("./fixtures/composition.tsx");
  readonly "data-grid": typeof import("./fixtures/data-grid.tsx");
  readonly "date-layout": typeof import("./fixtures/date-layout.tsx");
  readonly "date-modes": typeof import("./fixtures/date-modes.tsx");
  readonly "date-picker": typeof import("./fixtures/date-picker.tsx");
  readonly "date-time-picker": typeof import("./fixtures/date-time-picker.tsx");
  readonly "date-times": typeof import("./fixtures/date-times.tsx");
  readonly "draggable-list": typeof import("./fixtures/draggable-list.tsx");
  readonly dropdown: typeof import("./fixtures/dropdown.tsx");
  readonly "expandable-section": typeof import("./fixtures/expandable-section.tsx");
  readonly "file-picker": typeof import("./fixtures/file-picker.tsx");
  readonly form: typeof import("./fixtures/form.tsx");
  readonly "hostile-chart": typeof import("./fixtures/hostile-chart.tsx");
  readonly "hover-dropdown": typeof import("./fixtures/hover-dropdown.tsx");
  readonly "html-embed": typeof import("./fixtures/html-embed.tsx");
  readonly "input-mask": typeof import("./fixtures/input-mask.tsx");
  readonly kanban: typeof import("./fixtures/kanban.tsx");
  readonly "kept-values": typeof import("./fixtures/kept-values.tsx");
  readonly layout: typeof import("./fixtures/layout.tsx");
  readonly "layer-pairs": typeof import("./fixtures/layer-pairs.tsx");
  readonly "lazy-parts": typeof import("./fixtures/lazy-parts.tsx");
  readonly "line-chart": typeof import("./fixtures/line-chart.tsx");
  readonly loader: typeof import("./fixtures/loader.tsx");
  readonly modal: typeof import("./fixtures/modal.tsx");
  readonly multiselect: typeof import("./fixtures/multiselect.tsx");
  readonly "number-display": typeof import("./fixtures/number-display.tsx");
  readonly paginator: typeof import("./fixtures/paginator.tsx");
  readonly "pie-chart": typeof import("./fixtures/pie-chart.tsx");
  readonly "progress-bar": typeof import("./fixtures/progress-bar.tsx");
  readonly properties: typeof import("./fixtures/properties.tsx");
  readonly "radio-group": typeof import("./fixtures/radio-group.tsx");
  readonly "range-slider": typeof import("./fixtures/range-slider.tsx");
  readonly "react-hooks": typeof import("./fixtures/react-hooks.tsx");
  readonly required: typeof import("./fixtures/required.tsx");
  readonly "rich-text": typeof import("./fixtures/rich-text.tsx");
  readonly "scroll-area": typeof import("./fixtures/scroll-area.tsx");
  readonly select: typeof import("./fixtures/select.tsx");
  readonly "side-panel": typeof import("./fixtures/side-panel.tsx");
  readonly stack: typeof import("./fixtures/stack.tsx");
  readonly submits: typeof import("./fixtures/submits.tsx");
  readonly svg: typeof import("./fixtures/svg.tsx");
  readonly tabs: typeof import("./fixtures/tabs.tsx");
  readonly texts: typeof import("./fixtures/texts.tsx");
  readonly "text-input": typeof import("./fixtures/text-input.tsx");
  readonly toasts: typeof import("./fixtures/toasts.tsx");
  readonly tooltip: typeof import("./fixtures/tooltip.tsx");
  readonly video: typeof import("./fixtures/video.tsx");
}

type FixtureName = keyof Fixtures;
export type SceneName<F extends FixtureName> = keyof Fixtures[F] & string;
type ExposedOf<Make> = Make extends () => Scene<infer E> ? E : never;

export interface SceneOptions {
  /** Further elements for the head of the document. */
  readonly head?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether the page loads for this scene alone, with no code of elements that load late. */
  readonly isFresh?: boolean;
}

/** An open scene. */
export interface OpenedScene<E> {
  readonly page: Page;
  /** Console errors and uncaught errors of the page. */
  readonly errors: readonly string[];
  /** Returns and clears the log: lines of `event payload`. */
  readonly log: () => Promise<readonly string[]>;
  /** How often React rendered the scene or a part of it. */
  readonly renders: () => Promise<number>;
  /** The value of a signal (`on`) or of a variable of a handle (`menu.isOpen`). */
  readonly read: <Name extends ReadingName<E>>(name: Name) => Promise<Reading<E, Name>>;
  readonly set: (values: Settings<E>) => Promise<void>;
  /** Call a function of the scene (`again`) or an action of a handle (`menu.openDropdown`). */
  readonly call: <Name extends CallName<E>>(
    name: Name,
    ...args: Called<E, Name> extends (...args: infer A) => unknown ? A : never
  ) => Promise<Called<E, Name> extends (...args: never) => infer R ? Awaited<R> : never>;
}

/** What `openScene` returns for a scene, for helpers of tests. */
export type SceneOf<F extends FixtureName, N extends SceneName<F>> = OpenedScene<ExposedOf<Fixtures[F][N]>>;

/**
 * Open a scene of `fixtures/<fixture>.tsx`; it closes when the test (or, from `beforeAll`, the file) ends.
 *
 * The tests of a file show their scenes in the same page, one after the other: to load one takes ten times longer. Two
 * scenes of a test have a page each.
 */
export async function openScene<F extends FixtureName, N extends SceneName<F>>(
  fixture: F,
  name: N,
  { head = "", viewport = { width: 1366, height: 768 }, isFresh = false }: SceneOptions = {},
): Promise<SceneOf<F, N>> {
  served.set(fixture, await bundleOf(fixture));
  listening ??= listen(createServer(answer), 0, "127.0.0.1");
  const origin = await listening;
  const address = `/${fixture}/${name}`;
  documents.set(address, documentOf(fixture, name, head));
  const key = `${fixture} ${head}`;
  const used = isFresh ? undefined : idlePages.get(key)?.pop();
  const page = used ?? (await newPage(origin, !isFresh));
  if (!isFresh) lend(page, key, `${origin}/${fixture}/`);
  const { width, height } = page.viewportSize() ?? {};
  if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
  const errors = errorsOf(page);
  if (used) await onPage(page, "show", name, address);
  else await page.goto(origin + address);
  await page
    .waitForFunction(() => Reflect.get(window, "scene")?.renders() > 0)
    .catch((cause: unknown) => {
      throw new Error(`scene ${fixture}/${name} rendered nothing: ${errors.join("; ")}`, { cause });
    });
  const control = <Member extends keyof SceneControls>(member: Member, ...args: Parameters<SceneControls[Member]>) =>
    page.evaluate(([wanted, given]) => Reflect.get(window, "scene")[wanted](...given), [member, args] as const);
  return {
    page,
    errors,
    log: () => control("log"),
    renders: () => control("renders"),
    read: (reading) => control("read", reading),
    set: (values) => control("set", values),
    call: (called, ...args) => control("call", called, args),
  };
}

/** Pages of the current file without a scene, by fixture and head. */
const idlePages = new Map<string, Page[]>();

async function newPage(origin: string, isForFile: boolean): Promise<Page> {
  const page = await openPage(await borrowContext({ colorScheme: "light" }, { origin, isForFile }));
  await forgetSite(page, origin);
  if (isForFile) cleanUpWithFile(() => idlePages.clear());
  return page;
}

const onPage = <Member extends keyof PageControls>(
  page: Page,
  member: Member,
  ...args: Parameters<PageControls[Member]>
) => page.evaluate(([wanted, given]) => Reflect.get(window, "scenes")[wanted](...given), [member, args] as const);

/** Lend a page to the current test. The next one gets it cleared, unless it is of no more use. */
function lend(page: Page, key: string, start: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  cleanUp(async () => {
    const isAsBefore = page.url().startsWith(start) && !hasChangedClock(page);
    if (test.result?.state === "fail" || page.isClosed() || !isAsBefore) return page.close();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of ["console", "pageerror", "request"]) page.removeAllListeners(event);
    await page.mouse.move(-1, -1);
    await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: null });
    await page.context().setOffline(false);
    await onPage(page, "clear");
    idlePages.set(key, [...(idlePages.get(key) ?? []), page]);
  });
}

const bundles = new Map<FixtureName, ReturnType<typeof bundle>>();

/** What the server of this worker answers with: files by fixture and path, documents by path. */
const served = new Map<string, Awaited<ReturnType<typeof bundle>>>();
const documents = new Map<string, string>();
let listening: Promise<string> | undefined;

/** Returns the bundle of a fixture file, built when the first of its scenes opens. */
function bundleOf(fixture: FixtureName): ReturnType<typeof bundle> {
  const made = bundles.get(fixture) ?? bundle(fixture);
  bundles.set(fixture, made);
  return made;
}

async function bundle(fixture: FixtureName): Promise<ReadonlyMap<string, Buffer>> {
  const { outputFiles } = await build({
    ...bundling,
    stdin: {
      contents: `import * as scenes from "./fixtures/${fixture}.tsx"; import { showScenes } from "./scene.tsx"; showScenes(scenes);`,
      resolveDir: import.meta.dirname,
    },
    entryNames: "main",
    publicPath: `/assets/${fixture}/`,
    loader: { ".webm": "file" },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(bundling.outdir.length), Buffer.from(contents)]));
}

const documentOf = (fixture: string, scene: string, head: string): string =>
  `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>test</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/${fixture}/main.css">${head}</head><body><div id="root" data-scene="${scene}"></div><script type="module" src="/assets/${fixture}/main.js"></script></body></html>`;

const contentTypes: Readonly<Record<string, string>> = { ".css": "text/css", ".webm": "video/webm" };

/** Bundles never change while the worker lives, so browsers keep them and what they compile of them. */
const answer: RequestListener = ({ url = "/" }, response) => {
  const [, folder = "", fixture = "", file = ""] = /^\/([^/]*)\/([^/]*)(\/.*)?$/.exec(url) ?? [];
  // What a scene itself points to (an iframe, a picture) gets an empty document rather than an error in the console.
  const body = folder === "assets" ? served.get(fixture)?.get(file) : (documents.get(url) ?? "");
  if (body === undefined) return void response.writeHead(404).end();
  const headers =
    folder === "assets"
      ? {
          "content-type": contentTypes[extname(file)] ?? "text/javascript",
          "cache-control": "max-age=86400, immutable",
        }
      : { "content-type": "text/html", "cache-control": "no-store" };
  response.writeHead(200, headers).end(body);
};
