import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { git, linkTool } from "../ci-steps.ts";
import { writeFiles } from "../write-files.ts";
import { projectOf, root } from "./template-project.ts";

// The tasks for Turborepo in docs/ci.md: what one checkout has made, another one gets from the remote cache.

const top = mkdtempSync(join(tmpdir(), "trama-turborepo-"));
/** The artifacts of a remote cache, by their hash. */
const artifacts = new Map<string, { readonly body: Buffer; readonly duration: string }>();
let remote: Server;

beforeAll(async () => {
  remote = createServer((request, response) => {
    const [, hash] = /^\/v8\/artifacts\/([0-9a-f]+)/.exec(request.url ?? "") ?? [];
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const known = hash === undefined ? undefined : artifacts.get(hash);
      if (request.method === "PUT" && hash !== undefined) {
        const duration = String(request.headers["x-artifact-duration"] ?? 0);
        artifacts.set(hash, { body: Buffer.concat(chunks), duration });
        response.writeHead(202, { "Content-Type": "application/json" }).end('{"urls":[]}');
      } else if (hash !== undefined && known)
        response
          .writeHead(200, { "Content-Type": "application/octet-stream", "x-artifact-duration": known.duration })
          .end(request.method === "HEAD" ? "" : known.body);
      else if (request.url?.startsWith("/v8/artifacts/status"))
        response.writeHead(200, { "Content-Type": "application/json" }).end('{"status":"enabled"}');
      else response.writeHead(hash === undefined ? 200 : 404).end();
    });
  });
  await new Promise<void>((done) => remote.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  remote.close();
  rmSync(top, { recursive: true, force: true });
});

function tasks(): string {
  const [, text = ""] =
    /^```json turbo\.json\n([\s\S]+?)^```$/m.exec(readFileSync(join(root, "docs/ci.md"), "utf8")) ?? [];
  return text;
}

/** Run the tasks in a checkout, with nothing but the remote cache to read results from. */
async function turbo(folder: string): Promise<{ readonly code: number | null; readonly text: string }> {
  const { port } = remote.address() as AddressInfo;
  const args = ["run", "compile", "check", "build", "--cache=remote:rw", "--no-daemon", "--log-order=grouped"];
  const child = spawn(join(root, "node_modules/.bin/turbo"), args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: top,
      CI: "true",
      TURBO_API: `http://127.0.0.1:${port}`,
      TURBO_TOKEN: "token",
      TURBO_TEAM: "team_loja",
      TURBO_TELEMETRY_DISABLED: "1",
    },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece) => {
      text += piece;
    });
  return new Promise((done) => child.on("close", (code) => done({ code, text })));
}

function filesOf(folder: string): Record<string, string> {
  const files = ["generated", "dist"].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length), readFileSync(path, "base64")];
    }),
  );
}

test("a second checkout gets every byte of output and site without compiling, and its changes are compiled", async () => {
  const project = projectOf("blank", "loja");
  const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  const scripts = { compile: "trama compile --all", check: "trama check --all", build: "trama build --all" };
  writeFiles(project, {
    "package.json": JSON.stringify({ ...manifest, packageManager: "npm@10.9.0", scripts }),
    "turbo.json": tasks(),
    ".gitignore": "node_modules\n.trama\n.turbo\ndist\ngenerated\n",
  });
  rmSync(join(project, "node_modules"), { recursive: true });
  git(project, "init", "--quiet", "--initial-branch=main");
  git(project, "add", ".");
  git(project, "commit", "--quiet", "--message=One");
  const [first, second] = ["first", "second"].map((name) => {
    git(top, "clone", "--quiet", project, name);
    return join(top, name);
  }) as [string, string];

  linkTool(first);
  const made = await turbo(first);
  expect(made, made.text).toMatchObject({ code: 0, text: expect.stringMatching(/Cached: +0 cached, 3 total/) });
  expect(Object.keys(filesOf(first)).length).toBeGreaterThan(10);

  // Nothing here could compile.
  const restored = await turbo(second);
  expect(restored, restored.text).toMatchObject({ code: 0, text: expect.stringMatching(/Cached: +3 cached, 3 total/) });
  expect(filesOf(second)).toEqual(filesOf(first));

  linkTool(second);
  const page = join(second, "designs/loja/pages/home.json");
  writeFileSync(page, readFileSync(page, "utf8").replace(/"title": "/, '"title": "New '));
  const changed = await turbo(second);
  expect(changed, changed.text).toMatchObject({ code: 0, text: expect.stringMatching(/Cached: +0 cached, 3 total/) });
  expect(filesOf(second)).not.toEqual(filesOf(first));
});
