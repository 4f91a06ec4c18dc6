import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { printed } from "../../compiler/printed-text.ts";
import { compileFiles } from "../designs.ts";
import { designOfPage, filesShown } from "../page-design.ts";
import { typeErrors } from "../type-check.ts";
import { writeFiles } from "../write-files.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/testing.md"), "utf8").replaceAll("\r\n", "\n");
const examples = filesShown(page, "ts");

/** Adds a workflow of the start, one that follows a table, and a page that does so and waits for a popup's result. */
const added = {
  "workflows.json": { workflows: { follow: { steps: [{ action: "fetchCollection", collection: "followed" }] } } },
  "design.json": {
    on: { load: { steps: [{ action: "runWorkflow", workflow: "addTask", with: { title: "Start" } }] } },
  },
  "components/confirm.json": {
    id: "confirm",
    kind: "popup",
    result: { type: "boolean" },
    children: [
      {
        id: "yes",
        type: "button",
        props: { text: "Yes" },
        on: { click: { steps: [{ action: "closePopup", result: true }] } },
      },
    ],
  },
  "collections.json": { collections: { followed: { source: "supabase", table: "tasks", realtime: true } } },
  "pages/ask.json": {
    id: "ask",
    path: "ask",
    title: "Ask",
    collections: ["followed"],
    sections: [
      {
        id: "main",
        tag: "main",
        children: [
          {
            id: "ask",
            type: "button",
            props: { text: "Ask" },
            on: {
              click: {
                steps: [
                  {
                    action: "openPopup",
                    popup: "confirm",
                    onResult: [{ action: "setVariable", variable: "failure", value: "chosen" }],
                  },
                ],
              },
            },
          },
          { id: "answer", type: "text", props: { text: { formula: "variables.failure" } } },
          { id: "find", type: "search-bar", props: { placeholder: "Find" } },
          {
            id: "count",
            type: "text",
            props: { text: { formula: "toText(length(collections.followed.data))" } },
          },
        ],
      },
    ],
  },
};

const { output = [] } = compileFiles(designOfPage("docs/testing.md"));
const { output: outputWithPopup = [] } = compileFiles(designOfPage("docs/testing.md", added));

/** Runs test files beside the app of the guide, as its reader would, and returns what Vitest reports. */
function runTests(files: Readonly<Record<string, string>>, app = output) {
  mkdirSync(join(root, ".trama"), { recursive: true });
  // Inside the package, so that `trama/testing` is found without an installation.
  const folder = mkdtempSync(join(root, ".trama/testing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const generated = Object.fromEntries(app.map(({ path, text }) => [`generated/docs/${path}`, text]));
  writeFiles(folder, { ...generated, ...files, "vitest.config.mjs": "export default {};" });
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", "--root", folder, "--reporter=json", "--outputFile=report.json"],
    { cwd: folder },
  );
  const { testResults } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  const results: string[] = testResults.flatMap(({ message, assertionResults }: FileResult) => [
    ...(message ? [message] : []),
    ...assertionResults.map(({ title, status, failureMessages }) => [status, title, ...failureMessages].join(" | ")),
  ]);
  // An error that no test waits for is in no result.
  const isExpected = status === (results.every((result) => result.startsWith("passed")) ? 0 : 1);
  return isExpected ? results : [...results, `vitest ended with ${status}`];
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

const following = `import { fakeBackend, runWorkflow } from "trama/testing";
import { expect, test, vi } from "vitest";
import { app } from "../generated/docs/app";
import { follow } from "../generated/docs/workflows/follow";

test("a workflow that follows a table", async () => {
  const backend = fakeBackend(app, { "GET /rest/v1/tasks": [] });
  await runWorkflow(app, follow);
  backend.stop();
});

test("the code for realtime finds that nothing is left to follow", async () => {
  const logged = vi.spyOn(console, "error");
  // With the collections of a page, the app has loaded it after this.
  await new Promise((done) => setTimeout(done, 500));
  expect(logged.mock.calls).toEqual([]);
});
`;

const followingPage = `// @vitest-environment happy-dom
import { fakeBackend, renderPage } from "trama/testing";
import { expect, test, vi } from "vitest";
import { app } from "../generated/docs/app";

const logged = vi.spyOn(console, "error");
const answers = { "GET /rest/v1/tasks": [], "POST /rest/v1/tasks": undefined };

test("a page that follows a table", async () => {
  const backend = fakeBackend(app, answers);
  await renderPage(app, "/ask", { backend });
  backend.stop();
  await new Promise((done) => setTimeout(done, 500));
  expect(logged.mock.calls).toEqual([]);
});

test("the same, removed before", async () => {
  const backend = fakeBackend(app, answers);
  const page = await renderPage(app, "/ask", { backend });
  page.unmount();
  backend.stop();
  await new Promise((done) => setTimeout(done, 500));
  expect(logged.mock.calls).toEqual([]);
});
`;

test("a test may stop its backend as soon as a workflow has ended, or a page has settled", () => {
  const files = { "tests/following.test.ts": following, "tests/page.test.ts": followingPage };
  expect(runTests(files, outputWithPopup).toSorted()).toEqual([
    "passed | a page that follows a table",
    "passed | a workflow that follows a table",
    "passed | the code for realtime finds that nothing is left to follow",
    "passed | the same, removed before",
  ]);
});

const again = `// @vitest-environment happy-dom
import { fireEvent, getByRole, getByText } from "@testing-library/dom";
import { fakeBackend, renderPage } from "trama/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { app } from "../generated/docs/app";

const rows = [{ id: "1", title: "Of Ana", is_done: false }];
let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend(app, { "GET /rest/v1/tasks": () => rows, "POST /rest/v1/tasks": undefined });
});
afterEach(() => backend.stop());
const sent = () => backend.requests.map(({ method, headers }) => [method, headers.get("authorization")]);

test("the first page", async () => {
  const page = await renderPage(app, "/", { backend, token: "ana" });
  getByText(page.container, "Of Ana");
  expect(sent()).toEqual([["GET", "Bearer ana"], ["POST", "Bearer ana"], ["GET", "Bearer ana"]]);
});

test("the next one starts anew, without the person and the rows", async () => {
  rows.splice(0);
  const page = await renderPage(app, "/", { backend });
  expect(page.container.textContent).not.toContain("Of Ana");
  expect(sent().map(([method]) => method)).toEqual(["GET", "POST", "GET"]);
  expect(sent()).not.toContainEqual([expect.anything(), "Bearer ana"]);
});

test("a collection that follows its table opens no connection", async () => {
  backend.stop();
  const opened: string[] = [];
  const { WebSocket } = globalThis;
  class Counted extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      opened.push(String(address));
    }
  }
  globalThis.WebSocket = Counted;
  backend = fakeBackend(app, { "GET /rest/v1/tasks": () => rows, "POST /rest/v1/tasks": undefined });
  const logged = vi.spyOn(console, "error");
  const page = await renderPage(app, "/ask", { backend });
  getByText(page.container, "0");
  getByRole(page.container, "searchbox", { name: "Find" });
  expect(logged.mock.calls).toEqual([]);
  // As the code for realtime does, which may come later than the page.
  new globalThis.WebSocket("ws://backend.test/realtime/v1/websocket");
  page.unmount();
  backend.stop();
  expect(globalThis.WebSocket).toBe(Counted);
  globalThis.WebSocket = WebSocket;
  expect(opened).toEqual([]);
});

test("a popup is waited for, and closed with its page", async () => {
  const page = await renderPage(app, "/ask", { backend });
  fireEvent.click(getByRole(page.container, "button", { name: "Ask" }));
  await page.settled();
  fireEvent.click(getByRole(document.body, "button", { name: "Yes" }));
  await page.settled();
  getByText(page.container, "chosen");
  fireEvent.click(getByRole(page.container, "button", { name: "Ask" }));
  await page.settled();
  await renderPage(app, "/ask", { backend });
  expect(document.body.textContent).not.toContain("Yes");
});
`;

test("each page is a new start, and one with a popup settles", () => {
  expect(runTests({ "tests/again.test.ts": again }, outputWithPopup)).toEqual([
    "passed | the first page",
    "passed | the next one starts anew, without the person and the rows",
    "passed | a collection that follows its table opens no connection",
    "passed | a popup is waited for, and closed with its page",
  ]);
});

test("the tests of the guide and these type-check", () => {
  const tests = Object.entries({ ...examples, "tests/others.test.ts": others, "tests/again.test.ts": again }).map(
    ([path, text]) => ({
      path,
      text: printed(text.replaceAll("../generated/docs/", "../")),
      origins: [],
    }),
  );
  expect(typeErrors([{ name: "testing", output: [...output, ...tests] }])).toEqual([]);
});
