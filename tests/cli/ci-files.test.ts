import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { git, githubScripts, gitlabScripts, linkTool, runScript } from "../ci-steps.ts";
import { cleanUp } from "../clean-up.ts";
import { writeFiles } from "../write-files.ts";
import { projectOf, root, run, trama } from "./template-project.ts";

// The files for continuous integration in docs/ci.md, and the one that `trama init` writes: their commands run in fresh
// clones of new projects. The installed packages are linked in place of `npm ci`.

const guide = readFileSync(join(root, "docs/ci.md"), "utf8");

/** A whole file of the guide. */
function fileOf(path: string): string {
  const [, text] =
    new RegExp(`^\`\`\`(?:yaml|sh) ${path.replaceAll(".", "\\.")}\n([\\s\\S]+?)^\`\`\`$`, "m").exec(guide) ?? [];
  if (text === undefined) throw new Error(`docs/ci.md does not show ${path}`);
  return text;
}

/** A repository with a new project of a template, and what it is cloned from. */
function repositoryOf(template: "blank" | "crud"): string {
  const project = projectOf(template, "loja");
  rmSync(join(project, "node_modules"), { recursive: true });
  // A second design: the files need no change for it.
  cpSync(join(root, "designs/ola"), join(project, "designs/ola"), { recursive: true });
  for (const design of ["designs/loja", "designs/ola"])
    expect(run(project, trama, "compile", design)).toMatchObject({ status: 0 });
  git(project, "init", "--quiet", "--initial-branch=main");
  git(project, "add", ".");
  git(project, "commit", "--quiet", "--message=One");
  return project;
}

function cloneOf(repository: string): string {
  const top = mkdtempSync(join(tmpdir(), "trama-ci-"));
  cleanUp(() => rmSync(top, { recursive: true, force: true }));
  git(top, "clone", "--quiet", repository, "clone");
  return join(top, "clone");
}

/** Run scripts one after the other, until one fails. */
function runAll(scripts: readonly string[], clone: string, env: Readonly<Record<string, string>> = {}) {
  const ran: string[] = [];
  for (const script of scripts) {
    if (/^npm ci\b/.test(script)) linkTool(clone);
    else {
      const { status, stdout, stderr } = runScript(script, clone, { HOME: join(clone, ".."), ...env });
      if (status !== 0) return { ran, failed: script, told: stdout + stderr };
    }
    ran.push(script);
  }
  return { ran, failed: undefined, told: "" };
}

const changed = (clone: string): void => {
  const path = join(clone, "designs/ola/pages/inicio.json");
  writeFileSync(path, readFileSync(path, "utf8").replace("Cliques", "Clicks"));
};

describe.each(["blank", "crud"] as const)("a fresh clone of a project of the template %s", (template) => {
  let repository = "";
  beforeAll(() => {
    repository = repositoryOf(template);
  });

  test("passes the workflow that init writes, which the guide shows; outdated output fails it", () => {
    const clone = cloneOf(repository);
    const workflow = readFileSync(join(clone, ".github/workflows/check.yml"), "utf8");
    expect(fileOf(".github/workflows/check.yml")).toBe(workflow);
    const scripts = githubScripts(workflow);
    expect(runAll(scripts, clone)).toEqual({ ran: scripts, failed: undefined, told: "" });
    expect(scripts).toHaveLength(3);
    changed(clone);
    expect(runAll(scripts.slice(1), clone)).toMatchObject({
      failed: "npm test",
      told: expect.stringContaining("1 output file not up to date"),
    });
  });
});

describe("in a fresh clone", () => {
  let repository = "";
  beforeAll(() => {
    repository = repositoryOf("blank");
  });

  test("the jobs for GitLab pass, and write the review", () => {
    const clone = cloneOf(repository);
    const scripts = gitlabScripts(fileOf(".gitlab-ci.yml"));
    writeFiles(clone, { "designs/nova/design.json": readFileSync(join(clone, "designs/ola/design.json"), "utf8") });
    cpSync(join(clone, "designs/ola/pages"), join(clone, "designs/nova/pages"), { recursive: true });
    cpSync(join(clone, "designs/ola/variables.json"), join(clone, "designs/nova/variables.json"));
    writeFileSync(
      join(clone, "designs/nova/design.json"),
      readFileSync(join(clone, "designs/nova/design.json"), "utf8").replace('"ola"', '"nova"'),
    );
    expect(run(clone, trama, "compile", "designs/nova").status).toBe(0);
    const env = { CI_PROJECT_DIR: clone, CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main" };
    expect(
      runAll(
        scripts.filter((_, index) => index !== 3),
        clone,
        env,
      ),
    ).toMatchObject({ failed: undefined });
    expect(scripts[3]).toMatch(/^npm ci /);
    expect(readFileSync(join(clone, "review.html"), "utf8")).toContain("new design, ");
  });

  test("the hook lets a right commit pass, and refuses outdated output", () => {
    const clone = cloneOf(repository);
    linkTool(clone);
    writeFiles(clone, { ".githooks/pre-commit": fileOf(".githooks/pre-commit") });
    chmodSync(join(clone, ".githooks/pre-commit"), 0o755);
    git(clone, "config", "core.hooksPath", ".githooks");
    const commit = () =>
      runScript("git add . && git -c user.name=Ana -c user.email=ana@shop.example commit --quiet -m Two", clone);
    expect(commit()).toMatchObject({ status: 0 });
    changed(clone);
    expect(commit()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("designs/ola: designs/ola/pages/inicio.json changed\n"),
    });
    expect(run(clone, trama, "compile", "designs/ola").status).toBe(0);
    expect(commit()).toMatchObject({ status: 0 });
    expect(git(clone, "log", "--format=%s")).toBe("Two\nTwo\nOne");
  });

  test("the hook checks everything before the first commit", () => {
    const clone = cloneOf(repository);
    linkTool(clone);
    rmSync(join(clone, ".git"), { recursive: true });
    git(clone, "init", "--quiet");
    writeFiles(clone, { ".githooks/pre-commit": fileOf(".githooks/pre-commit") });
    const { status, stdout } = runScript("sh .githooks/pre-commit", clone);
    expect(status).toBe(0);
    expect(stdout.match(/2 designs: 2 ok/g)).toHaveLength(2);
    expect(existsSync(join(clone, "generated/ola"))).toBe(true);
  });
});

test("no file of a new project hides the output from reviewers", () => {
  expect(readFileSync(join(root, "cli/templates/shared/gitattributes"), "utf8")).not.toContain("linguist-generated");
});
