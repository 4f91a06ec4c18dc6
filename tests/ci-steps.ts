import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "js-yaml";
import { isObject, recordOf } from "../cli/json.ts";

const root = resolve(import.meta.dirname, "..");

/** The scripts of the steps of a workflow, an action or a job for GitHub, in their order. */
export function githubScripts(yaml: string): readonly string[] {
  const scripts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    else if (isObject(value)) {
      if (Array.isArray(value.steps))
        for (const step of value.steps) {
          const { run } = recordOf(step);
          if (typeof run === "string") scripts.push(run);
        }
      for (const each of Object.values(value)) visit(each);
    }
  };
  visit(load(yaml));
  return scripts;
}

/** The lines of the scripts of all jobs for GitLab. */
export const gitlabScripts = (yaml: string): readonly string[] =>
  Object.values(recordOf(load(yaml))).flatMap((job) =>
    ["before_script", "script"].flatMap((key) => {
      const lines = recordOf(job)[key];
      return Array.isArray(lines) ? lines.map(String) : [];
    }),
  );

/** Run a script as a runner does; returns its exit code and what it printed. */
export function runScript(script: string, cwd: string, env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: "true", npm_config_offline: "true", ...env },
  });
  return { status, stdout, stderr };
}

/** Install the tool of this checkout in a project, in place of `npm ci`. */
export function linkTool(project: string): void {
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  symlinkSync(root, join(project, "node_modules/trama"));
  symlinkSync("../trama/dist/cli/main.js", join(project, "node_modules/.bin/trama"));
}

/** Run git in a folder, as somebody with a name; returns what it prints. */
export const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@shop.example", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();
