import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { cacheFolder } from "../../../cache/cache-folder.ts";
import { readBootstrap } from "../bootstrap.ts";
import type { DatabaseSource } from "../database-source.ts";
import type { Dump } from "../dump.ts";
import { type CatalogueCache, smallDatabase } from "./connection.ts";
import { databaseVersion } from "./database-version.ts";

const keptTemplateCount = 6;

/** Returns the dump of a database with this source, if there is one. */
export async function readTemplate(source: DatabaseSource): Promise<Dump | undefined> {
  const path = join(cacheFolder(), await templateName(source));
  const dump = await readFile(path)
    .then(promisify(gunzip))
    .catch(() => undefined);
  if (!dump) {
    return undefined;
  }
  // Templates are dropped by time of last use; failing to record it does no harm.
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
  return dump;
}

/** Keep a dump for later starts. A cache that cannot be written only costs time. */
export async function writeTemplate(source: DatabaseSource, template: Dump): Promise<void> {
  try {
    await writeCached(await templateName(source), await promisify(gzip)(template));
    await dropOldTemplates(cacheFolder());
  } catch {
    // Built again next time.
  }
}

/** Texts about a template, in files beside it. */
export async function catalogueCache(source: DatabaseSource): Promise<CatalogueCache> {
  const template = await templateName(source);
  const name = (version: string): string => template.replace(/\.tgz$/, `-${version}.json`);
  return {
    get: (version) => readFile(join(cacheFolder(), name(version)), "utf8").catch(() => undefined),
    set: (version, text) => writeCached(name(version), text).catch(() => undefined),
  };
}

async function writeCached(name: string, content: string | Uint8Array): Promise<void> {
  const path = join(cacheFolder(), name);
  await mkdir(cacheFolder(), { recursive: true });
  const staged = `${path}.${process.pid}.tmp`;
  await writeFile(staged, content, { mode: 0o600 });
  await rename(staged, path);
}

async function dropOldTemplates(folder: string): Promise<void> {
  const all = await readdir(folder);
  const names = all.filter((name) => /^database-.*(?<!\.json)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((a, b) => b.usedMs - a.usedMs);
  const kept = files.slice(0, keptTemplateCount).map(({ path }) => basename(path, ".tgz"));
  const catalogues = all.filter(
    (name) => name.endsWith(".json") && !kept.some((template) => name.startsWith(template)),
  );
  await Promise.all(files.slice(keptTemplateCount).map((file) => unlink(file.path)));
  await Promise.all(catalogues.map((name) => rm(join(folder, name), { force: true })));
}

async function templateName(source: DatabaseSource): Promise<string> {
  const hash = createHash("sha256");
  for (const part of [databaseVersion(), ...smallDatabase, await readBootstrap()]) {
    hash.update(part).update("\0");
  }
  for (const { version, sql } of source.migrations) {
    hash.update(version).update("\0").update(sql).update("\0");
  }
  return `database-${hash.update(source.seed).digest("hex").slice(0, 32)}.tgz`;
}
