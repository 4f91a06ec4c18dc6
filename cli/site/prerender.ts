import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { packageRoot } from "../project/project.ts";
import type { PrerenderTask, Rendered } from "./prerender-worker.ts";

const timeLimitMs = 30_000;

/**
 * Render pages of an app to HTML, by path.
 *
 * The design's own code runs here, as in browsers. It runs in a thread without the environment, and a page that takes
 * too long ends the thread. Pages that fail are reported and render only in browsers.
 */
export async function prerenderPages(task: PrerenderTask): Promise<Map<string, Rendered>> {
  const found = new Map<string, Rendered>();
  const { paths } = task;
  if (paths.length === 0) return found;
  const worker = new Worker(join(packageRoot(), "dist/cli/prerender-worker.js"), {
    workerData: task,
    env: {},
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  const problem = await new Promise<string>((done) => {
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => done(`took longer than ${timeLimitMs / 1000} seconds`), timeLimitMs);
    };
    wait();
    worker.on("message", (rendered: Rendered) => {
      found.set(rendered.path, rendered);
      if (found.size === paths.length) done("");
      else wait();
    });
    worker.once("error", (error) => done(String(error)));
    worker.once("exit", () => done("ended the process"));
  });
  clearTimeout(timer);
  await worker.terminate();
  for (const path of paths) if (!found.has(path)) found.set(path, { path, problem });
  return found;
}
