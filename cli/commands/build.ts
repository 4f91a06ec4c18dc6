import { existsSync, lstatSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { SiteManifest } from "../../compiler/compile.ts";
import { bundlePrerender, bundleProblems } from "../bundle/bundle.ts";
import { bundleRelease } from "../bundle/release.ts";
import { count, type Io, ReadError, withProgress } from "../io.ts";
import { isObject, parseJson } from "../json.ts";
import { makeStagingFolder, syncFolder, writeFolder } from "../project/batch.ts";
import { makeFolder, refuseLinks } from "../project/folders.ts";
import { designName, shownPath } from "../project/project.ts";
import { type DesignOptions, openSession, reportSession, type Session, writeSession } from "../project/session.ts";
import { clearFolder, readIfThere, replaceFolder } from "../project/write.ts";
import { inlineStyles } from "../site/markup.ts";
import { packedFiles } from "../site/packed.ts";
import { prerenderPages } from "../site/prerender.ts";
import { type Environment, hasParameters, type SiteRoute } from "../site/shell.ts";
import { infoFile, makeSite, readEnvironment, type Site, staticPages } from "../site/site.ts";

export interface BuildOptions extends DesignOptions {
  readonly url?: string | undefined;
  readonly env?: string | undefined;
  readonly sourceMaps?: boolean | undefined;
}

/** `trama build`: compile and bundle a design into a folder that any web server can serve. */
export async function build(io: Io, argument: string | undefined, options: BuildOptions): Promise<number> {
  const session = openSession(io, argument, options);
  const compilation = session.compile();
  const code = reportSession(session, compilation);
  await writeSession(session, compilation);
  const manifest = compilation.site?.();
  if (code !== 0 || !manifest) return 1;
  const environment = buildEnvironment(session, manifest, options);
  const folder = join(session.project.dist, designName(session.project.design));
  refuseOtherFolder(session.project.root, folder);
  const { design } = session.project;
  const bundling = { sourceMaps: options.sourceMaps ?? false, base: manifest.basePath };
  try {
    const bundle = await withProgress(io, "bundling", () =>
      bundleRelease(session.output(), bundling, manifest, design),
    );
    if (bundle.isSplitOnly)
      io.err(
        "note: pages load more scripts than they need to, as the program of rolldown is not installed\n  help: run `npm install --include=optional`\n",
      );
    const shells = await makeSite(bundle, {
      design,
      manifest,
      url: options.url?.replace(/\/+$/, ""),
      isRelease: true,
    });
    const site = await withProgress(io, "rendering pages", () => withPrerendered(io, shells, session.output()));
    await writeSite(session, folder, site, staticPages(site, environment));
    if (session.report.format === "pretty") io.out(toldBuild(site, shownPath(folder, io.cwd)));
    return 0;
  } catch (error) {
    const problems = bundleProblems(error);
    if (!problems) throw error;
    io.err(problems);
    return 1;
  }
}

/** Add the rendered content of the public pages to the site. */
async function withPrerendered(io: Io, site: Site, output: string): Promise<Site> {
  const paths = site.info.routes.filter(isPrerendered).map(({ path }) => path);
  const rendered = await prerenderPages({
    code: await bundlePrerender(output, site.info.base),
    paths,
    base: site.info.base,
  });
  for (const { path, problem } of rendered.values())
    if (problem !== undefined)
      io.err(`${path} will render in the browser only: its content could not be rendered: ${problem}\n`);
  const routes = site.info.routes.map((route) => {
    const page = rendered.get(route.path)?.page;
    return { ...route, content: page && { ...page, styles: inlineStyles(page.html) } };
  });
  return { ...site, info: { ...site.info, routes } };
}

/** Private pages, and pages whose path has parameters, render in the browser only. */
const isPrerendered = (route: SiteRoute): boolean => !route.isPrivate && !hasParameters(route);

/** The public values of the build. Throws a `ReadError` if the design has a backend, but no file that says where. */
function buildEnvironment({ project }: Session, { hasBackend }: SiteManifest, { env }: BuildOptions): Environment {
  const name = env ?? "production";
  const path = `env/${name}.json`;
  if (hasBackend && env === undefined && !existsSync(join(project.design, path)))
    throw new ReadError(
      `the design has a backend, but no ${path}: add it with \`backendUrl\` and \`backendKey\`, or \`{}\` for a backend at the address of the app`,
    );
  return readEnvironment(project.design, name, env !== undefined);
}

/** Write the new site to a folder next to the old one, then swap the two in one step. */
async function writeSite(
  { project, io }: Session,
  folder: string,
  site: Site,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const dist = dirname(folder);
  makeFolder(project.root, dist);
  clearFolder(io, dist, isLeftover);
  const staging = makeStagingFolder(dist);
  try {
    const staged = join(staging, "new");
    // Written first: it identifies the folder if the build is killed; see `isLeftover`.
    await writeFolder(staged, new Map([[`/${infoFile}`, `${JSON.stringify(site.info)}\n`]]));
    const files = new Map<string, string | Uint8Array>([...site.files, ...pages]);
    await writeFolder(staged, new Map([...files, ...(await packedFiles(files))]));
    replaceFolder(folder, staged, join(staging, "old"));
    await syncFolder(dist);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function refuseOtherFolder(root: string, folder: string): void {
  refuseLinks(root, folder);
  if (!isReplaceable(folder)) throw new ReadError(`${folder} was not written by \`trama build\`; move it away`);
}

/** Whether a folder is what a killed build left. Its first file may be written in part. */
function isLeftover(folder: string): boolean {
  const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  return (isFolder && readdirSync(folder).every((name) => name === infoFile)) || isReplaceable(folder);
}

/** Whether replacing loses nothing: the folder is absent, empty, or a site that `build` wrote. */
function isReplaceable(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat) return true;
  if (!stat.isDirectory()) return false;
  if (readdirSync(folder).length === 0) return true;
  const info = parseJson(readIfThere(join(folder, infoFile)) ?? "");
  return isObject(info) && typeof info.entry === "string" && Array.isArray(info.routes);
}

function toldBuild(site: Site, folder: string): string {
  const first = [site.info.entry, ...site.info.entryImports];
  const bytes = first.reduce((sum, path) => sum + gzipSync(site.files.get(path) ?? "").length, 0);
  const pages = count(site.info.routes.length, "page");
  return `${folder}: ${pages}, ${count(site.files.size, "file")}, ${(bytes / 1000).toFixed(1)} kB of script (gzip) before the first page\n`;
}
