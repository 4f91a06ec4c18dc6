import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Io } from "../../io.ts";
import { findProject } from "../../project/project.ts";
import { type DemoLogins, readDemoLogins } from "../../serve/demo-logins.ts";
import { closeServer, createSiteServer, listen } from "../../serve/http.ts";
import { defaultHost, hasBackend, mountBackend, withBackend } from "../../serve/serving.ts";
import type { SiteRoute } from "../../site/shell.ts";
import { makeSite, readEnvironment } from "../../site/site.ts";
import type { Source } from "../read-side.ts";
import { withStaged } from "../staged.ts";

/** One side of a review, built and served with its demo data. */
export interface ServedSide {
  /** Its address, with the path of the app; without a trailing `/`. */
  readonly url: string;
  readonly routes: readonly SiteRoute[];
  /** The public key of its backend; absent without one. */
  readonly key?: string | undefined;
  readonly logins?: DemoLogins | undefined;
}

/** Serve one side for as long as `use` takes. Its demo rows, where the design generates them, end `now`. */
export function withServed<T>(io: Io, source: Source, now: Date, use: (side: ServedSide) => Promise<T>): Promise<T> {
  return withStaged(io, source, async ({ design, manifest, bundle }) => {
    const site = await makeSite(bundle, { design, manifest });
    const project = findProject(design, io.cwd);
    const demo = existsSync(join(design, "supabase/seed/generate.ts"));
    const backend = hasBackend(project)
      ? await mountBackend(io, project, defaultHost, { memory: true, now, ...(demo ? { demo: true } : {}) })
      : undefined;
    const server = createSiteServer({
      site: () => site,
      // Environments are not part of a review: the working tree has them.
      environment: withBackend(readEnvironment(source.folder, "development", false), backend),
      backend: backend?.handle,
      upgrade: backend?.upgrade,
      hosts: [],
    });
    try {
      const url = (await listen(server, 0, defaultHost)) + site.info.base;
      return await use({ url, routes: site.info.routes, key: backend?.anonKey, logins: readDemoLogins(design) });
    } finally {
      backend?.hangUp();
      await closeServer(server);
      await backend?.close();
    }
  });
}
