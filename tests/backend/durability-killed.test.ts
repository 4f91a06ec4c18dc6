import { spawn } from "node:child_process";
import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { createRandom } from "../depth.ts";
import { vendasDir } from "./client.ts";
import { folderForTests, withBackend } from "./durability.ts";

const root = folderForTests();
let writer: string;
const random = createRandom();

beforeAll(async () => {
  // Inside the repository, so that its external packages are found.
  writer = new URL("../../node_modules/.cache/trama-tests/writer.mjs", import.meta.url).pathname;
  const entryPoints = [new URL("writer.ts", import.meta.url).pathname];
  await build({ entryPoints, outfile: writer, bundle: true, format: "esm", platform: "node", packages: "external" });
});

/**
 * Run the writer until `begin` kills it, which receives the number of each line. Returns the lines: the names of the
 * acknowledged writes.
 */
async function write(
  dataDir: string,
  begin: (kill: () => void) => { readonly line: (count: number) => void; readonly end: () => void },
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [writer, vendasDir, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: string[] = [];
  const { line, end } = begin(() => child.kill("SIGKILL"));
  try {
    await new Promise<void>((resolve, reject) => {
      // When the process and its output have ended.
      child.once("close", () => resolve());
      child.once("error", reject);
      createInterface({ input: child.stdout }).on("line", (name) => {
        line(acknowledged.push(name));
      });
    });
  } finally {
    end();
  }
  expect(child.signalCode).toBe("SIGKILL");
  return acknowledged;
}

test("acknowledged writes survive a kill at any moment of a write", async () => {
  const dataDir = join(root(), "killed");
  for (const { most, moment } of [
    { most: 3, moment: "acknowledged" },
    { most: 30, moment: "logged" },
  ]) {
    const killAfter = 1 + Math.floor(random() * most);
    const acknowledged = await write(dataDir, (kill) => {
      let watcher: FSWatcher | undefined;
      return {
        line: (count) => {
          if (count !== killAfter) return;
          // The next write changes the log before it is acknowledged.
          if (moment === "logged") watcher = watch(join(dataDir, "postgres/pg_wal"), kill);
          else kill();
        },
        end: () => watcher?.close(),
      };
    });
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    // Removed, so that the next writer starts with none.
    const stored = await withBackend(dataDir, (backend) =>
      backend.query<{ nome: string }>("delete from public.contatos where nome like 'Gravado%' returning nome"),
    );
    expect(acknowledged.filter((name) => !stored.some(({ nome }) => nome === name))).toEqual([]);
  }
}, 120_000);

test("a start that was killed at any point is repeated", async () => {
  const dataDir = join(root(), "interrupted");
  const postgres = join(dataDir, "postgres");
  const fileCount = (folder: string): number => {
    try {
      return readdirSync(folder, { recursive: true }).length;
    } catch {
      // Absent, or renamed meanwhile.
      return 0;
    }
  };
  // In the order in which a start reaches them: no earlier start has left what a later point needs.
  const points: readonly (() => boolean)[] = [
    () => existsSync(join(dataDir, "keys.json")),
    () => fileCount(`${postgres}.new`) >= 1,
    () => fileCount(`${postgres}.new`) >= 500,
    () => existsSync(postgres),
  ];
  for (const isReached of points) {
    const acknowledged = await write(dataDir, (kill) => {
      const timer = setInterval(() => isReached() && kill(), 1);
      return { line: kill, end: () => clearInterval(timer) };
    });
    expect(acknowledged, "the start was killed before it ended").toEqual([]);
  }
  await withBackend(dataDir, async (backend) => {
    const rows = await backend.query("select count(*) from public.usuarios");
    expect(rows).toEqual([{ count: 9 }]);
  });
}, 120_000);
