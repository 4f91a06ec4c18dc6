import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { CallError, type Io } from "../io.ts";
import { designName, findProject, shownPath } from "../project/project.ts";
import { readRegular } from "../project/regular-file.ts";
import { closeServer, createSiteServer, listen } from "../serve/http.ts";
import {
  backendNotes,
  defaultHost,
  defaultPort,
  mountBackend,
  type ServingOptions,
  servedEnvironment,
  untilStopped,
  withBackend,
} from "../serve/serving.ts";
import { withoutPacked } from "../site/packed.ts";
import { infoFile, type Site } from "../site/site.ts";

/**
 * `trama serve`: serve the built site with security headers; with `backend`, the embedded backend on the same origin.
 */
export async function serve(io: Io, argument: string | undefined, options: ServingOptions): Promise<number> {
  const project = findProject(argument, io.cwd);
  const folder = join(project.dist, designName(project.design));
  const site = readSite(folder, shownPath(project.design, io.cwd));
  const host = options.host ?? project.config.host ?? defaultHost;
  const environment = servedEnvironment(project, options, options.backend ? "development" : "production");
  const backend = options.backend ? await mountBackend(io, project, host, options) : undefined;
  const server = createSiteServer({
    site: () => site,
    environment: withBackend(environment, backend),
    backend: backend?.handle,
    upgrade: backend?.upgrade,
    hosts: allowedHosts(host, options),
  });
  try {
    const address = await listen(server, options.port ?? project.config.port ?? defaultPort, host);
    io.out(`${site.info.title}: ${address}\n${backend ? await backendNotes(project, backend) : ""}`);
    await untilStopped();
  } finally {
    backend?.hangUp();
    await closeServer(server);
    await backend?.close();
  }
  return 0;
}

/** Host names that requests may use, in addition to this machine's. */
export const allowedHosts = (host: string, { allowHost = [] }: ServingOptions): string[] =>
  [host, ...allowHost].map((name) => name.toLowerCase());

/** Read the site that `build` wrote into memory. */
export function readSite(folder: string, design: string): Site {
  const info = join(folder, infoFile);
  if (!existsSync(info)) throw new CallError(`${design} is not built yet`, `run \`trama build ${design}\` first`);
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, full).split(sep).join("/")}`;
    const isPage = /\.html(?:\.br|\.gz)?$/.test(path);
    if (entry.isFile() && path !== `/${infoFile}` && !isPage) files.set(path, readFileSync(full));
  }
  return { info: JSON.parse(readRegular(info, infoFile).toString("utf8")), ...withoutPacked(files) };
}
