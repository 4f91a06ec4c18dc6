import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import type { Compilation } from "../../compiler/compile.ts";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { type Bundler, bundleProblems, createBundler } from "../bundle/bundle.ts";
import { CallError, type Io, ReadError, toldCall } from "../io.ts";
import { packageRoot } from "../project/project.ts";
import { readRegular } from "../project/regular-file.ts";
import { type DesignOptions, openSession, type Session, writeSession } from "../project/session.ts";
import { type Watching, watchDesign } from "../project/watch.ts";
import { demoLogins, onlyNew } from "../serve/demo-logins.ts";
import { type Channel, createChannel } from "../serve/dev/channel.ts";
import { editorAddress, editorTemplate } from "../serve/dev/editor.ts";
import { closeServer, createSiteServer, listen } from "../serve/http.ts";
import {
  backendNotes,
  defaultHost,
  defaultPort,
  hasBackend,
  type MountedBackend,
  mountBackend,
  type ServingOptions,
  servedEnvironment,
  withBackend,
} from "../serve/serving.ts";
import { makeSite, type Site } from "../site/site.ts";
import { allowedHosts } from "./serve.ts";

export type DevOptions = DesignOptions & ServingOptions;

/**
 * `trama dev`: compile, bundle and serve, and again on every change of the design.
 *
 * While the design has errors, the last good page stays, under an overlay that disappears by itself. New migrations,
 * edge functions, secrets and demo logins are followed too; what fails in them is in the same overlay.
 */
export async function dev(io: Io, argument: string | undefined, options: DevOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const { project } = session;
  const host = options.host ?? project.config.host ?? defaultHost;
  const readEnvironment = () => servedEnvironment(project, options, "development");
  let environment = readEnvironment();
  const editor = editorTemplate(process.env.TRAMA_EDITOR);
  let design: Design | undefined;
  const channel = createChannel(
    readFileSync(join(packageRoot(), "dist/cli/dev-client.js"), "utf8"),
    (classes) => design && editorAddress(editor, project.design, design, classes),
  );
  const backend =
    options.backend !== false && hasBackend(project) ? await mountBackend(io, project, host, options) : undefined;
  const overlay = createOverlay(channel);
  const work = createWork(session, { channel, overlay }, (compilation) => {
    design = compilation.phases.validated.value;
  });
  const server = createSiteServer({
    site: work.site,
    get environment() {
      return withBackend(environment, backend);
    },
    backend: backend?.handle,
    upgrade: backend?.upgrade,
    hosts: allowedHosts(host, options),
    before: channel.answer,
    waiting: channel.waitingPage,
  });
  const watching: Watching[] = [];
  try {
    const run = (): Promise<void> =>
      work.run(() => {
        environment = readEnvironment();
      });
    watching.push(await watchDesign(project.design, run));
    const address = await listen(server, options.port ?? project.config.port ?? defaultPort, host);
    io.out(`${session.shownDesign}: ${address}\n${backend ? await backendNotes(project, backend) : ""}`);
    if (backend) watching.push(await watchBackend(session, backend, overlay));
    await Promise.all(watching.map(({ closed }) => closed));
  } finally {
    for (const each of watching) each.close();
    channel.close();
    backend?.hangUp();
    await closeServer(server);
    await work.dispose();
    await backend?.close();
  }
  return 0;
}

/** The overlay of the pages: the problems of the design and of its backend. */
interface Overlay {
  /** Show the problems of one of them; without any left, pages reload. */
  set(part: "design" | "backend", problems: string | undefined): void;
}

function createOverlay(channel: Channel): Overlay {
  const shown: { design?: string | undefined; backend?: string | undefined } = {};
  return {
    set(part, problems) {
      shown[part] = problems;
      const all = [shown.design, shown.backend].filter((each) => each !== undefined);
      if (all.length > 0) channel.show(all.join("\n"));
      else channel.reload();
    },
  };
}

/** Follow edits of the backend's files. Pages reload after each, because their rows may be different ones. */
async function watchBackend({ io, project, shownDesign }: Session, backend: MountedBackend, overlay: Overlay) {
  let logins = demoLogins(project, await backend.emails());
  const seedFile = join(project.design, "supabase/seed.sql");
  const seedNow = (): string =>
    existsSync(seedFile) ? readRegular(seedFile, "supabase/seed.sql").toString("utf8") : "";
  let seed = seedNow();
  let isFirst = true;
  return watchDesign(join(project.design, "supabase"), async () => {
    // The backend has just started with these files.
    if (isFirst) {
      isFirst = false;
      return;
    }
    const seedBefore = seed;
    const problems = await problemsOf(async () => {
      seed = seedNow();
      await backend.update();
      const now = demoLogins(project, await backend.emails());
      if (now !== logins) io.out(now);
      logins = now;
      return undefined;
    });
    if (problems !== undefined) io.out(problems);
    if (seed !== seedBefore) io.err(`${onlyNew}\n`);
    overlay.set("backend", problems);
    io.err(`${shownDesign}/supabase: ${problems === undefined ? "updated" : "broken"}\n`);
  });
}

interface Work {
  /** The last good site. */
  site(): Site | undefined;
  /** Call `before`, then compile and bundle the current design. */
  run(before: () => void): Promise<void>;
  dispose(): Promise<void>;
}

function createWork(
  session: Session,
  { channel, overlay }: { readonly channel: Channel; readonly overlay: Overlay },
  onCompile: (compilation: Compilation) => void,
): Work {
  let site: Site | undefined;
  let bundler: Bundler | undefined;
  let bundled = "";
  const build = async (): Promise<string | undefined> => {
    const compilation = session.compile();
    onCompile(compilation);
    await writeSession(session, compilation);
    const problems = compilation.diagnostics;
    if (problems.length > 0)
      session.io.out(renderPretty(problems, { color: session.io.color, folder: session.shownDesign }));
    const { site: manifest } = compilation;
    if (!manifest) return renderPretty(problems, { color: false, folder: session.shownDesign });
    const folder = session.output();
    if (bundled !== folder) await bundler?.dispose();
    if (bundled !== folder || !bundler) bundler = createBundler(folder, { mode: "development", sourceMaps: true });
    bundled = folder;
    const { design } = session.project;
    const bundle = await bundler.bundle(manifest, design);
    site = await makeSite(bundle, { design, manifest, scripts: [channel.script] });
    return undefined;
  };
  return {
    site: () => site,
    async run(before) {
      const start = performance.now();
      const problems = await problemsOf(() => {
        before();
        return build();
      });
      overlay.set("design", problems);
      const result = problems === undefined ? "ready" : "broken";
      session.io.err(`${session.shownDesign}: ${result} after ${Math.round(performance.now() - start)} ms\n`);
    },
    dispose: async () => bundler?.dispose(),
  };
}

/** Show errors that the user can fix; any other error is our bug and ends the command. */
async function problemsOf(work: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await work();
  } catch (error) {
    const problems = error instanceof ReadError || error instanceof CallError ? toldCall(error) : bundleProblems(error);
    if (problems === undefined) throw error;
    return problems;
  }
}
