import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { benchDesign } from "./design.ts";
import { median } from "./rows/measured-pages.ts";
import { withProject } from "./sites.ts";

// Processor time of whole commands, user and system, with the start of Node and of child processes.

const root = resolve(process.env.TRAMA_ROOT ?? ".");
const trama = join(root, "dist/cli/main.js");
const rounds = 9;

interface Command {
  readonly title: string;
  readonly args: readonly string[];
  readonly before?: () => void;
}

/** The processor time of a command in milliseconds. The shell counts children to the microsecond, which Node cannot. */
function processorMs({ args, before }: Command, cwd: string, cache: string): number {
  before?.();
  const script = "TIMEFORMAT='%U %S'; time \"$@\" > /dev/null 2>&1";
  const { stderr } = spawnSync("bash", ["-c", script, "bash", process.execPath, ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C", XDG_CACHE_HOME: cache },
  });
  const [user = 0, system = 0] = stderr.trim().split(/\s+/).slice(-2).map(Number);
  return (user + system) * 1000;
}

/** The medians of commands that run in turn, so that all run under the same load. */
function medians(commands: readonly Command[], cwd: string, cache: string): readonly number[] {
  const times = commands.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, command] of commands.entries()) times[index]?.push(processorMs(command, cwd, cache));
  return times.map(median);
}

const floorScript = `import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
const { inputs, outputs } = JSON.parse(readFileSync("sizes.json", "utf8"));
for (const path of inputs) JSON.parse(readFileSync(path, "utf8"));
for (const [path, lines] of outputs) {
  let text = "";
  for (const length of lines) text += "x".repeat(length) + "\\n";
  mkdirSync(dirname("floor/" + path), { recursive: true });
  writeFileSync("floor/" + path, text);
}
`;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(folder, path)).isFile());

/** A compile against its floor: a script that parses the same JSON, and prints and writes lines of the same lengths. */
const coldCompile = (): Promise<string> =>
  withProject(benchDesign(100, 200), async (project) => {
    writeFileSync(join(project, "floor.mjs"), floorScript);
    const clear = () => {
      for (const name of ["generated", "floor"]) rmSync(join(project, name), { recursive: true, force: true });
    };
    const compile = { title: "compile", args: [trama, "compile", "designs/bench", "--no-cache"], before: clear };
    processorMs(compile, project, project);
    const output = join(project, "generated/bench");
    const sizes = {
      inputs: filesBelow(join(project, "designs/bench")).map((path) => `designs/bench/${path}`),
      outputs: filesBelow(output).map((path) => [
        path,
        readFileSync(join(output, path), "utf8")
          .split("\n")
          .slice(0, -1)
          .map((line) => line.length),
      ]),
    };
    writeFileSync(join(project, "sizes.json"), JSON.stringify(sizes));
    const floor = { title: "floor", args: ["floor.mjs"], before: clear };
    const [compileMs = 0, floorMs = 1, startMs = 1] = medians([compile, floor, start], project, project);
    clear();
    return `compile of 100 × 200, whole command: ${told(compileMs, floorMs)} the floor (${floorMs.toFixed(0)} ms), ${(compileMs / startMs).toFixed(1)} × node -e 0, ${memory(project, compile.args)} MB`;
  });

/** Peak resident memory of a command, in MB. */
function memory(cwd: string, args: readonly string[]): number {
  const probe = join(cwd, "memory.mjs");
  writeFileSync(probe, 'process.on("exit", () => console.error("maxRSS=" + process.resourceUsage().maxRSS));\n');
  const { stderr } = spawnSync(process.execPath, ["--import", probe, ...args], { cwd, encoding: "utf8" });
  return Math.round(Number(/maxRSS=(\d+)/.exec(stderr)?.[1]) / 1024);
}

const start: Command = { title: "node -e 0", args: ["-e", "0"] };
const told = (ms: number, referenceMs: number): string => `${ms.toFixed(0)} ms, ${(ms / referenceMs).toFixed(1)} ×`;

/** Commands on the seller app that find nothing changed, with their cache and without. */
function unchanged(): string {
  const top = mkdtempSync(join(tmpdir(), "trama-bench-"));
  try {
    // A copy, whose output is not that of somebody who works here.
    for (const name of ["designs/vendas", "generated/vendas", "package.json", "package-lock.json"])
      cpSync(join(root, name), join(top, "project", name), { recursive: true });
    const calls = ["validate", "compile", "compile --check", "fmt --check", "check"];
    const commands = calls.flatMap((call) => {
      const args = [trama, ...call.split(" "), "designs/vendas"];
      return [
        { title: call, args },
        { title: `${call} --no-cache`, args: [...args, "--no-cache"] },
      ];
    });
    const [project, cache] = [join(top, "project"), join(top, "cache")];
    for (const command of commands) processorMs(command, project, cache);
    const [startMs = 1, ...times] = medians([start, ...commands], project, cache);
    const lines = commands.map(({ title }, index) => `${title}: ${told(times[index] ?? 0, startMs)}`);
    return [`node -e 0: ${startMs.toFixed(0)} ms`, ...lines].join("\n  ");
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

/** Returns a table of ratios of processor time, medians of nine. */
export const commandTimes = async (): Promise<string> =>
  `${await coldCompile()}\n  designs/vendas, unchanged, over node -e 0\n  ${unchanged()}`;
