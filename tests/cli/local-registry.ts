import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { recordOf } from "../../cli/json.ts";

const root = resolve(import.meta.dirname, "../..");

/** A registry of npm on this machine. */
export interface LocalRegistry {
  readonly url: string;
  close(): Promise<void>;
}

interface Version {
  readonly version: string;
  /** Where it is installed; undefined for programs of other platforms, which are not downloaded. */
  readonly folder: string | undefined;
  readonly manifest: object;
}

/**
 * Serve the installed packages of this checkout as a registry, without the network. `others` are more versions of them
 * with the same code.
 */
export async function startRegistry(others: Readonly<Record<string, string>>): Promise<LocalRegistry> {
  const work = mkdtempSync(join(tmpdir(), "trama-registry-"));
  const versions = installedVersions();
  for (const name of Object.keys(others)) versions.push([name, relabelled(work, name, others)]);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname).slice(1);
    const [name = "", wanted] = path.split("/-/");
    const found = versions.filter(([each]) => each === name).map(([, version]) => version);
    if (found.length === 0) return void response.writeHead(404).end("{}");
    if (wanted === undefined) return void response.end(JSON.stringify(documentOf(name, found, server.address())));
    const folder = found.find(({ version }) => wanted === `${version}.tgz`)?.folder;
    if (folder === undefined) return void response.writeHead(404).end();
    response.end(tarballOf(folder));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: addressOf(server.address()),
    async close() {
      rmSync(work, { recursive: true, force: true });
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The packages of the lock file by their names, each version once. */
function installedVersions(): [name: string, version: Version][] {
  const lock: unknown = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(recordOf(recordOf(lock).packages)).flatMap(([path, entry]): [string, Version][] => {
    const name = path.split("node_modules/").at(-1) ?? "";
    const { version, ...manifest } = recordOf(entry);
    const folder = join(root, path);
    if (name === "" || typeof version !== "string") return [];
    return [[name, { version, folder: existsSync(folder) ? folder : undefined, manifest }]];
  });
}

/** A copy of an installed package with the version that `versions` has for it, and for its peers. */
function relabelled(work: string, name: string, versions: Readonly<Record<string, string>>): Version {
  const version = versions[name] ?? "";
  const folder = join(work, version, name);
  cpSync(join(root, "node_modules", name), folder, { recursive: true });
  const path = join(folder, "package.json");
  const own = recordOf(JSON.parse(readFileSync(path, "utf8")));
  const peers = Object.keys(recordOf(own.peerDependencies)).map((peer) => [peer, versions[peer]]);
  const manifest = { ...own, version, peerDependencies: Object.fromEntries(peers) };
  writeFileSync(path, JSON.stringify(manifest));
  return { version, folder, manifest };
}

const documentOf = (name: string, versions: readonly Version[], address: unknown) => ({
  name,
  "dist-tags": { latest: versions[0]?.version },
  versions: Object.fromEntries(
    versions.map(({ version, manifest }) => [
      version,
      { ...manifest, name, version, dist: { tarball: `${addressOf(address)}/${name}/-/${version}.tgz` } },
    ]),
  ),
});

const addressOf = (address: unknown): string => `http://127.0.0.1:${String(recordOf(address).port)}`;

const tarballOf = (folder: string): Buffer =>
  execFileSync("tar", ["-C", dirname(folder), "-c", "--exclude=*/node_modules", basename(folder)], {
    maxBuffer: 256 * 1024 * 1024,
  });
