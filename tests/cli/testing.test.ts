import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compileFiles } from "../designs.ts";
import { designOfPage } from "../page-design.ts";
import { typeErrors } from "../type-check.ts";
import { writeFiles } from "../write-files.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/testing.md"), "utf8").replaceAll("\r\n", "\n");
const examples = Object.fromEntries(
  Array.from(page.matchAll(/^```ts (tests\/\S+)\n([\s\S]*?)^```$/gm), ([, path = "", text = ""]) => [path, text]),
);
const { output = [] } = compileFiles(designOfPage("docs/testing.md"));

/** Runs test files beside the app of the guide, as its reader would, and returns what Vitest reports. */
function runTests(files: Readonly<Record<string, string>>) {
  mkdirSync(join(root, ".trama"), { recursive: true });
  // Inside the package, so that `trama/testing` is found without an installation.
  const folder = mkdtempSync(join(root, ".trama/testing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const generated = Object.fromEntries(output.map(({ path, text }) => [`generated/docs/${path}`, text]));
  writeFiles(folder, { ...generated, ...files, "vitest.config.mjs": "export default {};" });
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  spawnSync(process.execPath, [vitest, "run", "--root", folder, "--reporter=json", "--outputFile=report.json"], {
    cwd: folder,
  });
  const { testResults } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  return testResults.flatMap(({ message, assertionResults }: FileResult) => [
    ...(message ? [message] : []),
    ...assertionResults.map(({ title, status, failureMessages }) => [status, title, ...failureMessages].join(" | ")),
  ]);
}

interface FileResult {
  readonly message: string;
  readonly assertionResults: readonly {
    readonly title: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

test("the tests of the guide pass", () => {
  expect(runTests(examples).toSorted()).toEqual([
    "passed | a refusal is shown",
    "passed | an empty title sends nothing",
    "passed | progress counts, and says when there is nothing to count",
    "passed | tasks are listed, and a new one is added",
    "passed | the title is saved without spaces around it",
  ]);
});

const others = `// @vitest-environment happy-dom
import { fakeBackend, renderPage, runWorkflow } from "trama/testing";
import { expect, test } from "vitest";
import { app } from "../generated/docs/app";
import * as variables from "../generated/docs/variables";
import { addTask } from "../generated/docs/workflows/add-task";

test("unanswered", async () => {
  const fetchBefore = globalThis.fetch;
  const backend = fakeBackend(app);
  expect(await runWorkflow(app, addTask, { title: "x" })).toBeUndefined();
  expect(variables.failure.value).toBe('the fake backend has no answer to "POST /rest/v1/tasks"');
  expect((await fetch("https://elsewhere.test/a?b=1")).status).toBe(501);
  expect(backend.requests.at(-1)).toMatchObject({ method: "GET", path: "https://elsewhere.test/a", body: undefined });
  backend.stop();
  expect(globalThis.fetch).toBe(fetchBefore);
});

test("no page", async () => {
  const backend = fakeBackend(app);
  const page = await renderPage(app, "/nowhere/?a=1", { backend });
  expect(page.container.textContent).toContain("Página não encontrada");
  backend.stop();
});

test("signed in", async () => {
  const backend = fakeBackend(app, { "GET /rest/v1/tasks": [] });
  const page = await renderPage(app, "/?a=1", { backend, token: "abc" });
  expect(page.address).toBe("/?a=1");
  expect(backend.requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer abc"]);
  page.unmount();
  expect(document.body.innerHTML).toBe("");
  backend.stop();
});

test("endless", async () => {
  const backend = fakeBackend(app, { "GET /rest/v1/tasks": () => new Promise<undefined>(() => {}) });
  const page = renderPage(app, "/", { backend });
  await expect(page).rejects.toThrow("the page at / does not settle: a collection is fetching");
  expect(document.body.innerHTML).toBe("");
  backend.stop();
}, 20_000);
`;

test("what has no answer, no page or no end is reported, and the person who is signed in is sent", () => {
  expect(runTests({ "tests/others.test.ts": others })).toEqual([
    "passed | unanswered",
    "passed | no page",
    "passed | signed in",
    "passed | endless",
  ]);
});

test("the tests of the guide and these type-check", () => {
  const tests = Object.entries({ ...examples, "tests/others.test.ts": others }).map(([path, text]) => ({
    path,
    text: text.replaceAll("../generated/docs/", "../"),
    origins: [],
  }));
  expect(typeErrors([{ name: "testing", output: [...output, ...tests] }])).toEqual([]);
});
