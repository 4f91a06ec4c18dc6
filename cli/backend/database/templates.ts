import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { readBootstrap } from "./bootstrap.ts";
import { smallDatabase } from "./connection.ts";
import type { DatabaseSource } from "./database-source.ts";
import type { Dump } from "./dump.ts";

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
    const folder = cacheFolder();
    const path = join(folder, await templateName(source));
    await mkdir(folder, { recursive: true });
    const staged = `${path}.${process.pid}.tmp`;
    await writeFile(staged, await promisify(gzip)(template), { mode: 0o600 });
    await rename(staged, path);
    await dropOldTemplates(folder);
  } catch {
    // Built again next time.
  }
}

async function dropOldTemplates(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("database-"));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((a, b) => b.usedMs - a.usedMs);
  await Promise.all(files.slice(keptTemplateCount).map((file) => unlink(file.path)));
}

async function templateName(source: DatabaseSource): Promise<string> {
  const hash = createHash("sha256");
  for (const part of [await pgliteVersion(), ...smallDatabase, await readBootstrap()]) {
    hash.update(part).update("\0");
  }
  for (const { version, sql } of source.migrations) {
    hash.update(version).update("\0").update(sql).update("\0");
  }
  return `database-${hash.update(source.seed).digest("hex").slice(0, 32)}.tgz`;
}

async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), "..", "package.json"), "utf8"));
  return typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : entry;
}

/** `trama` in the user's cache folder, for files that can be created again. */
function cacheFolder(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), ".cache"), "trama");
}
