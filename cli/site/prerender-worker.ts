import { createRequire } from "node:module";
import { Script } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import type { PageContent } from "./shell.ts";

/** What the app returns for a page. */
export type RenderedPage = Omit<PageContent, "styles">;

/** The input of the thread: the app as a script, and the paths of the pages to render. */
export interface PrerenderTask {
  readonly code: string;
  readonly paths: readonly string[];
  /** The path on the host under which the app will be served. */
  readonly base: string;
}

/** The rendered page of a path, or the reason why it could not be rendered. */
export type Rendered = { readonly path: string } & (
  | { readonly page: RenderedPage; readonly problem?: undefined }
  | { readonly page?: undefined; readonly problem: string }
);

interface App {
  readonly app: object;
  readonly prerender: (app: object, path: string, base: string) => Promise<RenderedPage>;
}

const { code, paths, base }: PrerenderTask = workerData;
const script = new Script(`(module, exports, require) => {${code}\n}`, { filename: "prerender.cjs" });
const require = createRequire(import.meta.url);

/** Each page gets fresh modules, so that no state leaks from one page to another. */
function freshApp(): App {
  const module: { exports: unknown } = { exports: {} };
  const run: (module: object, exports: unknown, require: NodeJS.Require) => void = script.runInThisContext();
  run(module, module.exports, require);
  // The bundle exports the app and its render function.
  return module.exports as App;
}

async function render(path: string): Promise<Rendered> {
  try {
    const { app, prerender } = freshApp();
    return { path, page: await prerender(app, path, base) };
  } catch (error) {
    return { path, problem: String(error) };
  }
}

for (const path of paths) parentPort?.postMessage(await render(path));
