import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

/** What git and editors do to a folder while `trama compile --watch` and `trama dev` follow it. */

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const folders: string[] = [];
const running: ChildProcess[] = [];

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Followed {
  readonly child: ChildProcess;
  /** What the command printed. */
  printed(): string;
  /** The exit code, once it has ended. */
  code(): number | undefined;
  path(name: string): string;
  /** Change the title of the page; resolves when the output has it. */
  edit(title: string): Promise<void>;
}

async function follow(...command: readonly string[]): Promise<Followed> {
  const project = mkdtempSync(join(tmpdir(), "trama-vanishing-"));
  folders.push(project);
  spawnSync(process.execPath, [trama, "init", "."], { cwd: project });
  const { name } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  renameSync(join(project, "designs", name), join(project, "designs/shop"));
  const child = spawn(process.execPath, [trama, ...command, "designs/shop"], { cwd: project, stdio: "pipe" });
  running.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => {
      text += piece;
    });
  let code: number | undefined;
  child.on("exit", (status) => {
    code = status ?? -1;
  });
  const path = (inside: string): string => join(project, inside);
  const generated = (): string => {
    try {
      return readFileSync(path(`generated/${name}/pages/home.tsx`), "utf8");
    } catch {
      return "";
    }
  };
  await expect.poll(generated).toContain("Clicks");
  return {
    child,
    printed: () => text,
    code: () => code,
    path,
    async edit(title) {
      const page = path("designs/shop/pages/home.json");
      writeFileSync(page, readFileSync(page, "utf8").replace(/"title": "[^"]*"/, `"title": "${title}"`));
      await expect.poll(generated).toContain(title);
    },
  };
}

const commands = [
  ["compile", "--watch"],
  ["dev", "--port", "0"],
] as const;

test.each(commands.map((command) => ({ command })))(
  "`trama $command.0` goes on after all that git and editors do to a folder",
  async ({ command }) => {
    const followed = await follow(...command);
    const { path, edit } = followed;
    const design = path("designs/shop");
    const page = join(design, "pages/home.json");
    await edit("Before");

    // A branch without the design, and back.
    cpSync(design, path("kept"), { recursive: true });
    rmSync(design, { recursive: true });
    await expect.poll(followed.printed).toContain("the folder of the design is not there");
    cpSync(path("kept"), design, { recursive: true });
    await edit("Back");

    // The folder is renamed, and comes back.
    renameSync(design, path("designs/other"));
    await expect.poll(() => followed.printed().split("is not there").length).toBe(3);
    renameSync(path("designs/other"), design);
    await edit("Renamed");

    // An editor replaces a file, and a folder of pages moves.
    writeFileSync(`${page}.tmp`, readFileSync(page));
    renameSync(`${page}.tmp`, page);
    renameSync(join(design, "pages"), path("pages"));
    renameSync(path("pages"), join(design, "pages"));
    await edit("Replaced");

    // The output vanishes, as `git clean` does it.
    rmSync(path("generated"), { recursive: true });
    await edit("Cleaned");

    // A file becomes a folder, then a link that leads nowhere, and a file again.
    const text = readFileSync(page);
    rmSync(page);
    cpSync(join(design, "design.json"), join(page, "inside.json"));
    rmSync(page, { recursive: true });
    symlinkSync("nowhere.json", page);
    rmSync(page);
    writeFileSync(page, text);
    await edit("Linked");

    expect(followed.code()).toBeUndefined();
    expect(followed.printed()).not.toContain("this is a bug");
  },
);
