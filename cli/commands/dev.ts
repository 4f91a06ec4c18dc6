import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import type { Compilation } from "../../compiler/compile.ts";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { bundleProblems } from "../bundle/bundle.ts";
import { createDevelopmentBundler, type DevelopmentBundler } from "../bundle/development.ts";
import { CallError, type Io, ReadError, toldCall } from "../io.ts";
import { packageRoot } from "../project/project.ts";
import { readRegular } from "../project/regular-file.ts";
import { type DesignOptions, openSession, type Session, writeSession } from "../project/session.ts";
import { isUnsettled, tellingOnce, whenSettled } from "../project/settled.ts";
import { type Watching, watchDesign } from "../project/watch.ts";
import { demoLogins, onlyNew } from "../serve/demo-logins.ts";
import { type Channel, createChannel } from "../serve/dev/channel.ts";
import { createCodeCheck } from "../serve/dev/code-check.ts";
import { editorAddress, editorTemplate } from "../serve/dev/editor.ts";
import type { AppUpdate } from "../serve/dev/page-update.ts";
import { type Shown, updateBetween } from "../serve/dev/update.ts";
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
import { makeSite } from "../site/site.ts";
import { allowedHosts } from "./serve.ts";

export type DevOptions = DesignOptions & ServingOptions;

/**
 * `trama dev`: compile, bundle and serve, and again on every change of the design. Open pages take in what changed.
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
    (address) => work.shown()?.modules.script(address),
  );
  const backend =
    options.backend !== false && hasBackend(project) ? await mountBackend(io, project, host, options) : undefined;
  const overlay = createOverlay(channel);
  const work = createWork(session, { channel, overlay }, (compilation) => {
    design = compilation.phases.validated.value;
  });
  const server = createSiteServer({
    site: () => work.shown()?.site,
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
  /** Show the problems of one of them. Without any left, pages take in the update; without one, they reload. */
  set(part: "design" | "backend", problems: string | undefined, update?: AppUpdate): void;
}

function createOverlay(channel: Channel): Overlay {
  const shown: { design?: string | undefined; backend?: string | undefined } = {};
  /** Whether a new version was not announced, as there were problems elsewhere. */
  let isMissed = false;
  return {
    set(part, problems, update) {
      shown[part] = problems;
      const all = [shown.design, shown.backend].filter((each) => each !== undefined);
      if (all.length > 0) {
        channel.show(all.join("\n"));
        isMissed ||= problems === undefined;
      } else {
        if (update && !isMissed) channel.update(update);
        else channel.reload();
        isMissed = false;
      }
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
  /** The last good version. */
  shown(): Shown | undefined;
  /** Call `before`, then compile and bundle the current design. */
  run(before: () => void): Promise<void>;
  dispose(): Promise<void>;
}

function createWork(
  session: Session,
  { channel, overlay }: { readonly channel: Channel; readonly overlay: Overlay },
  onCompile: (compilation: Compilation) => void,
): Work {
  let shown: Shown | undefined;
  let update: AppUpdate | undefined;
  let bundler: DevelopmentBundler | undefined;
  let bundled = "";
  const tell = tellingOnce(session.io.err);
  const checkCode = createCodeCheck(session);
  const build = async (): Promise<string | undefined> => {
    const compilation = session.compile();
    onCompile(compilation);
    await writeSession(session, compilation);
    const problems = compilation.diagnostics;
    if (problems.length > 0)
      session.io.out(renderPretty(problems, { color: session.io.color, folder: session.shownDesign }));
    const { output } = compilation;
    const manifest = compilation.site?.();
    if (!manifest || !output) return renderPretty(problems, { color: false, folder: session.shownDesign });
    const folder = session.output();
    if (bundled !== folder) await bundler?.dispose();
    if (bundled !== folder || !bundler) bundler = createDevelopmentBundler(folder);
    bundled = folder;
    const { design } = session.project;
    const { bundle, modules } = await bundler.bundle(output, manifest.sheets, design);
    const site = await makeSite(bundle, { design, manifest, scripts: [channel.script] });
    const next = { site, modules };
    update = shown && updateBetween(shown, next);
    shown = next;
    checkCode(output);
    return undefined;
  };
  return {
    shown: () => shown,
    async run(before) {
      const start = performance.now();
      let diagnostics: string | undefined;
      const problems = await problemsOf(async () => {
        before();
        diagnostics = await build();
        return diagnostics;
      });
      // Diagnostics are printed already.
      tell(problems === diagnostics ? undefined : problems);
      overlay.set("design", problems, update);
      const result = problems === undefined ? "ready" : "broken";
      session.io.err(`${session.shownDesign}: ${result} after ${Math.round(performance.now() - start)} ms\n`);
    },
    dispose: async () => bundler?.dispose(),
  };
}

/**
 * Returns errors that the user can fix, also of folders that are not there, as between two branches; any other error is
 * our bug and ends the command.
 */
async function problemsOf(work: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await whenSettled(work);
  } catch (error) {
    const isKnown = error instanceof ReadError || error instanceof CallError || isUnsettled(error);
    const problems = isKnown ? toldCall(error) : bundleProblems(error);
    if (problems === undefined) throw error;
    return problems;
  }
}
