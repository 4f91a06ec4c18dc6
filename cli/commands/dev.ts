import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import type { Compilation } from "../../compiler/compile.ts";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { type Bundler, bundleProblems, createBundler } from "../bundle/bundle.ts";
import { type Io, ReadError } from "../io.ts";
import { packageRoot } from "../project/project.ts";
import { type DesignOptions, openSession, type Session, writeSession } from "../project/session.ts";
import { type Watching, watchDesign } from "../project/watch.ts";
import { type Channel, createChannel } from "../serve/dev/channel.ts";
import { editorAddress, editorTemplate } from "../serve/dev/editor.ts";
import { closeServer, createSiteServer, listen } from "../serve/http.ts";
import {
  backendNotes,
  defaultHost,
  defaultPort,
  hasBackend,
  mountBackend,
  type ServingOptions,
  servedEnvironment,
  withBackend,
} from "../serve/serving.ts";
import { makeSite, readSettings, type Site, styleSheets } from "../site/site.ts";
import { allowedHosts } from "./serve.ts";

export type DevOptions = DesignOptions & ServingOptions;

/**
 * `trama dev`: compile, bundle and serve, and again on every change of the design.
 *
 * While the design has errors, the last good page stays, under an overlay that disappears by itself.
 */
export async function dev(io: Io, argument: string | undefined, options: DevOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const { project } = session;
  const host = options.host ?? project.config.host ?? defaultHost;
  const environment = servedEnvironment(project, options, "development");
  const editor = editorTemplate(process.env.TRAMA_EDITOR);
  let design: Design | undefined;
  const channel = createChannel(
    readFileSync(join(packageRoot(), "dist/cli/dev-client.js"), "utf8"),
    (classes) => design && editorAddress(editor, project.design, design, classes),
  );
  const backend =
    options.backend !== false && hasBackend(project) ? await mountBackend(io, project, host, options) : undefined;
  const work = createWork(session, channel, (compilation) => {
    design = compilation.phases.validated.value;
  });
  const server = createSiteServer({
    site: work.site,
    environment: withBackend(environment, backend),
    backend: backend?.handle,
    upgrade: backend?.upgrade,
    hosts: allowedHosts(host, options),
    before: channel.answer,
    waiting: channel.waitingPage,
  });
  let watching: Watching | undefined;
  try {
    watching = await watchDesign(project.design, work.run);
    const address = await listen(server, options.port ?? project.config.port ?? defaultPort, host);
    io.out(`${session.shownDesign}: ${address}\n${backend ? backendNotes(project, backend) : ""}`);
    await watching.closed;
  } finally {
    watching?.close();
    channel.close();
    backend?.hangUp();
    await closeServer(server);
    await work.dispose();
    await backend?.close();
  }
  return 0;
}

interface Work {
  /** The last good site. */
  site(): Site | undefined;
  /** Compile and bundle the current design. */
  run(): Promise<void>;
  dispose(): Promise<void>;
}

function createWork(session: Session, channel: Channel, onCompile: (compilation: Compilation) => void): Work {
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
    if (!compilation.output) return renderPretty(problems, { color: false, folder: session.shownDesign });
    const folder = session.output();
    if (bundled !== folder) await bundler?.dispose();
    if (bundled !== folder || !bundler) bundler = createBundler(folder, { mode: "development", sourceMaps: true });
    bundled = folder;
    const { design } = session.project;
    const settings = readSettings(design);
    const bundle = await bundler.bundle(compilation.output, [], styleSheets(design, settings));
    site = await makeSite(bundle, { design, settings, output: folder, scripts: [channel.script] });
    return undefined;
  };
  return {
    site: () => site,
    async run() {
      const start = performance.now();
      const problems = await problemsOf(build);
      if (problems === undefined) channel.reload();
      else channel.show(problems);
      const result = problems === undefined ? "ready" : "broken";
      session.io.err(`${session.shownDesign}: ${result} after ${Math.round(performance.now() - start)} ms\n`);
    },
    dispose: async () => bundler?.dispose(),
  };
}

/** Show errors that the user can fix; any other error is our bug and ends the command. */
async function problemsOf(build: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await build();
  } catch (error) {
    const problems = error instanceof ReadError ? `error: ${error.message}\n` : bundleProblems(error);
    if (problems === undefined) throw error;
    return problems;
  }
}
