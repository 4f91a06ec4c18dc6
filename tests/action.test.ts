import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Change } from "../cli/review/change.ts";
import { renderMarkdown } from "../cli/review/render/render-markdown.ts";
import { git, githubScripts, linkTool, runScript } from "./ci-steps.ts";
import { writeFiles } from "./write-files.ts";

// The script of action.yml against a server that answers with what GitHub publishes of its API, and records the requests.

const script = join(import.meta.dirname, "../.ci/comment.mjs");

/** The example of its API's description. */
const published = JSON.parse(readFileSync(join(import.meta.dirname, "published/github-issue-comment.json"), "utf8"));
const publishedAs = ({ id, body, author = bot }: Comment) => ({
  ...published,
  id,
  body,
  user: { ...published.user, login: author },
});

interface Comment {
  readonly id: number;
  body: string;
  /** The login of who wrote it; default: the token's own. */
  readonly author?: string;
}

const bot = "github-actions[bot]";

let folder = "";
let address = "";
let comments: Comment[] = [];
let recorded: string[] = [];
let tokens = new Set<string | undefined>();
let isForbidden = false;
/** The answer to a query of the other API, which says whose token it is. */
let viewer: unknown = {};

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? "", "http://api");
  recorded.push(`${request.method} ${url.pathname}${url.search}`);
  tokens.add(request.headers.authorization);
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const json = (status: number, value: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  if (isForbidden)
    return json(403, {
      message: "Resource not accessible by integration",
      documentation_url: "https://docs.github.com/rest/issues/comments#create-an-issue-comment",
      status: "403",
    });
  if (request.method === "GET") {
    const page = Number(url.searchParams.get("page"));
    return json(200, comments.slice((page - 1) * 100, page * 100).map(publishedAs));
  }
  if (url.pathname === "/graphql") return json(200, viewer);
  const { body } = JSON.parse(Buffer.concat(pieces).toString("utf8"));
  if (request.method === "POST") {
    const added = { id: 900, body };
    comments.push(added);
    return json(201, publishedAs(added));
  }
  const known = comments.find(({ id }) => url.pathname.endsWith(`/issues/comments/${id}`));
  if (!known) return json(404, { message: "Not Found" });
  known.body = body;
  return json(200, publishedAs(known));
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "trama-action-"));
  writeFileSync(join(folder, "diff.md"), "## 1 change, no risk marks\n\n- Contatos › Titulo: `text`\n");
  comments = [];
  recorded = [];
  tokens = new Set();
  isForbidden = false;
  viewer = { data: { viewer: { login: bot } } };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const at = server.address();
  address = typeof at === "object" && at ? `http://127.0.0.1:${at.port}` : "";
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((done) => server.close(done));
});

function run(env: Readonly<Record<string, string>> = {}): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [script], {
    env: {
      GITHUB_API_URL: address,
      GITHUB_TOKEN: "secret",
      GITHUB_REPOSITORY: "loja/app",
      PULL_REQUEST: "7",
      REPORT: folder,
      ...env,
    },
  });
  const told = { out: "", err: "" };
  child.stdout.on("data", (piece) => (told.out += piece));
  child.stderr.on("data", (piece) => (told.err += piece));
  return new Promise((done) => child.on("close", (code) => done({ code, ...told })));
}

test("one comment is added, left alone while nothing changes, then updated", async () => {
  comments = Array.from({ length: 100 }, (_, id) => ({ id, body: "> <!-- trama --> quoted" }));
  expect(await run()).toEqual({ code: 0, out: "comment added\n", err: "" });
  expect(recorded).toEqual([
    "POST /graphql",
    "GET /repos/loja/app/issues/7/comments?per_page=100&page=1",
    "GET /repos/loja/app/issues/7/comments?per_page=100&page=2",
    "POST /repos/loja/app/issues/7/comments",
  ]);
  expect(comments.at(-1)?.body).toBe("<!-- trama -->\n## 1 change, no risk marks\n\n- Contatos › Titulo: `text`\n");
  expect((await run()).out).toBe("comment is up to date\n");
  writeFileSync(join(folder, "diff.md"), "## 2 changes\n");
  expect((await run()).out).toBe("comment updated\n");
  expect(comments.map(({ body }) => body).filter((body) => body.startsWith("<!-- trama -->"))).toEqual([
    "<!-- trama -->\n## 2 changes\n",
  ]);
  expect(recorded.at(-1)).toBe("PATCH /repos/loja/app/issues/comments/900");
  expect([...tokens]).toEqual(["Bearer secret"]);
});

test("a comment of somebody else is neither edited nor taken for the review", async () => {
  const forged = { id: 7, author: "mallory", body: "<!-- trama -->\nNo changes" };
  comments = [forged, { id: 9, body: "<!-- trama -->\nold" }];
  expect((await run()).out).toBe("comment updated\n");
  expect(recorded.at(-1)).toBe("PATCH /repos/loja/app/issues/comments/9");
  comments = [forged];
  expect((await run()).out).toBe("comment added\n");
  expect(forged.body).toBe("<!-- trama -->\nNo changes");
});

test("the author is who the token belongs to, or else the bot of workflows", async () => {
  const review = { id: 9, author: "review-app[bot]", body: "<!-- trama -->\nold" };
  comments = [review];
  viewer = { data: { viewer: { login: "review-app[bot]" } } };
  expect((await run()).out).toBe("comment updated\n");
  viewer = { errors: [{ message: "Resource not accessible by integration" }] };
  expect((await run()).out).toBe("comment added\n");
});

test("the comment links to the report, also when it is cut", async () => {
  const link = "[The whole report](https://github.com/loja/app/actions/runs/1/artifacts/2)";
  await run({ REPORT_URL: "https://github.com/loja/app/actions/runs/1/artifacts/2" });
  expect(comments[0]?.body).toBe(
    `<!-- trama -->\n## 1 change, no risk marks\n\n- Contatos › Titulo: \`text\`\n\n${link}\n`,
  );
  writeFileSync(join(folder, "diff.md"), "- a line of the review\n".repeat(5000));
  await run({ REPORT_URL: "https://github.com/loja/app/actions/runs/1/artifacts/2" });
  expect(comments[0]?.body.endsWith(`\n\nThe rest is in ${link}.\n`)).toBe(true);
});

test("findings are listed, and names of the design do not become markup", async () => {
  const finding = {
    code: "audit/any-file",
    message: "<b>@octocat</b>",
    file: "designs/loja/a.json",
    start: { line: 3 },
  };
  writeFileSync(join(folder, "audit.json"), JSON.stringify(Array.from({ length: 22 }, () => finding)));
  await run();
  const body = comments[0]?.body ?? "";
  expect(body).toContain(
    "### Findings (22)\n\n- `audit/any-file` \\<b\\>@\u200boctocat\\</b\\> (designs/loja/a.json:3)\n",
  );
  expect(body).toContain("- and 2 more\n");
});

test("a long review is cut at a line", async () => {
  writeFileSync(join(folder, "diff.md"), `${"- a line of the review\n".repeat(5000)}`);
  await run();
  const body = comments[0]?.body ?? "";
  expect(body.length).toBeLessThan(65_536);
  expect(body.endsWith("- a line of the review\n\nThe rest is in the report of this run.\n")).toBe(true);
});

test("a refused request and a missing setting are errors", async () => {
  isForbidden = true;
  expect(await run()).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^error: GET \/repos\/loja\/app\/issues\/7\/comments returned 403: .*not accessible/),
  });
  expect(await run({ PULL_REQUEST: "" })).toMatchObject({ code: 1, err: "error: PULL_REQUEST is not set\n" });
});

test("a failed audit, and a failed comparison, are in the comment with their reason", async () => {
  writeFileSync(join(folder, "audit.json"), "");
  writeFileSync(join(folder, "audit.err"), "error: `rules` in trama.config.json must be an object\n```\n@octocat\n");
  expect(await run()).toEqual({ code: 0, out: "comment added\n", err: "" });
  expect(comments[0]?.body).toBe(
    "<!-- trama -->\n## 1 change, no risk marks\n\n- Contatos › Titulo: `text`\n\n### `trama audit` failed\n\n" +
      "````text\nerror: `rules` in trama.config.json must be an object\n```\n@octocat\n````\n",
  );
  for (const text of ["{", "{}", "null"]) {
    writeFileSync(join(folder, "audit.json"), text);
    rmSync(join(folder, "audit.err"), { force: true });
    expect(await run()).toMatchObject({ code: 0, err: "" });
    expect(comments[0]?.body).toContain("### `trama audit` failed\n\n```text\nno reason was printed\n```\n");
  }
  writeFileSync(join(folder, "diff.err"), "error: there is no folder `designs/loja`\n");
  writeFileSync(join(folder, "diff.failed"), "");
  await run();
  expect(comments[0]?.body).toContain(
    "<!-- trama -->\n## The designs could not be compared\n\n```text\nerror: there is no folder `designs/loja`\n```\n\n## 1 change",
  );
  rmSync(join(folder, "diff.md"));
  await run();
  expect(comments[0]?.body).toMatch(/could not be compared\n\n```text\nerror: .*\n```\n\n### `trama audit` failed/);
});

/** What GitHub makes a link, a mention or a reference of, and what ends a span of code. */
const livePieces = [
  "https://x.example",
  "HTTP://x.example",
  "ftp://x.example",
  "www.x.example",
  "_www.x.example",
  "ana@x.example",
  "@octocat",
  "@-a",
  "#123",
  "loja/app#12",
  "GH-12",
  "gh-7",
  "[a](https://x.example)",
  "![a](www.x.example)",
  "<https://x.example>",
  "<!-- x -->",
  "&#64;octocat",
  "`",
  "``",
  "\\`",
  "\\",
  "**",
  "~~",
  "|",
  "$a$",
  "\n## a",
  "\u202e",
  " ",
  "a",
];

/** What is left of a text without spans of code and escaped characters, as CommonMark finds them. */
const outsideCode = (text: string): string => text.replace(/\\[!-/:-@[-`{-~]|(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/gs, "·");

const live = /(?:https?|ftp):\/\/|www\.|@(?!\u200b)|#[\p{L}\p{N}]|GH-\d|[<[\]>*~|$`\n\u202e]|&(?!amp;)/iu;

const hostile = fc
  .array(fc.constantFrom(...livePieces), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(""));

test("no address, mention or reference of a branch is live in the review", () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, text, base) => {
      const changes: Change[] = [
        {
          area: "pages",
          unit: name,
          where: [text],
          words: [{ code: text }, " and ", { quote: name }],
          risks: ["new-origin"],
          pages: [name],
        },
      ];
      const out = renderMarkdown([{ base, head: name, presence: "both", people: [], changes }]);
      for (const line of outsideCode(out).split("\n")) {
        // Our own marks, which are always in the same places.
        const own = line.replace(/^(?:## |### ⚠️ |### )|\*\*|_\(|\)_$/g, "");
        expect(own).not.toMatch(live);
      }
    }),
  );
});

test("no address, mention or reference of a branch is live in the findings", async () => {
  const texts = fc.sample(hostile, { numRuns: 20, seed: 1 });
  const found = texts.map((text) => ({
    code: "audit/any-file",
    message: text,
    file: `designs/${text}.json`,
    start: { line: 3 },
  }));
  writeFileSync(join(folder, "audit.json"), JSON.stringify(found));
  await run();
  const [, rows = ""] = /### Findings \(20\)\n\n([\s\S]+)\n$/.exec(comments[0]?.body ?? "") ?? [];
  const lines = rows.split("\n");
  expect(lines).toHaveLength(20);
  for (const line of lines) {
    const [, text = ""] = /^- `audit\/any-file` (.+) \(designs\/.+:3\)$/.exec(line) ?? [];
    expect(text).not.toBe("");
    expect(outsideCode(line.replace("- `audit/any-file` ", ""))).not.toMatch(live);
  }
});

describe("the steps of the action", () => {
  const action = readFileSync(join(import.meta.dirname, "../action.yml"), "utf8");
  const [compare = "", comment = "", refuse = ""] = githubScripts(action);
  const design = (name: string): string =>
    JSON.stringify({ formatVersion: 1, name, title: "Loja", languages: ["pt"], pages: { home: "inicio" } });
  const page = (text: string): string =>
    JSON.stringify({
      id: "inicio",
      path: "",
      title: "Início",
      sections: [{ id: "corpo", children: [{ id: "ola", type: "text", props: { text } }] }],
    });
  let project = "";

  beforeEach(() => {
    project = join(folder, "project");
    const files = (name: string) => ({
      [`designs/${name}/design.json`]: design(name),
      [`designs/${name}/pages/inicio.json`]: page("Um"),
    });
    writeFiles(project, {
      "package.json": '{ "private": true }',
      ".gitignore": "node_modules/",
      ...files("blog"),
      ...files("shop"),
    });
    git(project, "init", "--quiet", "--initial-branch=main");
    git(project, "add", ".");
    git(project, "commit", "--quiet", "--message=One");
    rmSync(join(project, "designs/blog"), { recursive: true });
    writeFiles(project, { ...files("new"), "designs/shop/pages/inicio.json": page("Dois") });
    linkTool(project);
  });

  const env = (settings: Readonly<Record<string, string>>) => ({
    RUNNER_TEMP: folder,
    REPORT: join(folder, "trama-review"),
    BASE: "main",
    BUILD: "false",
    PICTURES: "false",
    AUDIT: "true",
    FAIL_ON: "",
    ...settings,
  });

  async function runAll(settings: Readonly<Record<string, string>>) {
    expect(runScript(compare, project, env(settings))).toMatchObject({ status: 0, stderr: "" });
    expect(await run({ REPORT: join(folder, "trama-review") })).toMatchObject({ code: 0, err: "" });
    return { body: comments[0]?.body ?? "", refused: runScript(refuse, project, env(settings)) };
  }

  test("run the script that is tested here", () => {
    expect(comment.trim()).toBe('node "$GITHUB_ACTION_PATH/.ci/comment.mjs"');
  });

  test("compare all designs, of which one is new and one removed", async () => {
    const { body, refused } = await runAll({ DESIGN: "all" });
    expect(body).toContain(
      "## Changes of designs/blog\n\nremoved design, 5 changes, 1 risk mark, compared with main:designs/blog.",
    );
    expect(body).toContain(
      "## Changes of designs/new\n\nnew design, 5 changes, no risk marks, compared with main:designs/new.",
    );
    expect(body).toContain("## Changes of designs/shop\n\n1 change, no risk marks, compared with main:designs/shop.");
    expect(body).not.toContain("failed");
    expect(refused.status).toBe(0);
    expect(existsSync(join(folder, "trama-review/diff.html"))).toBe(true);
  });

  test("compare several designs by name, and fail on the marks of one", async () => {
    const { body, refused } = await runAll({ DESIGN: "designs/new\n  designs/blog\n", FAIL_ON: "risk" });
    expect(body).toContain("new design, 5 changes");
    expect(body).toContain("removed design, 5 changes");
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("main:designs/blog → designs/blog: removed"),
    });
    expect(existsSync(join(folder, "trama-review/diff-2.html"))).toBe(true);
    const [, change] = /the hash of exactly this change is (\w+)/.exec(refused.stderr) ?? [];
    const approved = join(folder, "approved.json");
    writeFileSync(approved, JSON.stringify({ approved: [{ change, by: "Ana", reason: "Nobody reads it." }] }));
    const again = await runAll({ DESIGN: "designs/blog", FAIL_ON: "risk", APPROVED: approved });
    expect(again.refused.status).toBe(0);
  });

  test("say why the audit failed", async () => {
    writeFiles(project, { "trama.config.json": '{ "rules": { "audit/no-such": { "level": "off", "reason": "x" } } }' });
    const { body, refused } = await runAll({ DESIGN: "designs/shop" });
    expect(body).toContain(
      "### `trama audit` failed\n\n```text\nerror: `rules` in trama.config.json names the unknown code",
    );
    expect(body).toContain("## Changes of designs/shop");
    expect(refused.status).toBe(0);
  });

  test("say why the designs cannot be compared, and fail", async () => {
    writeFiles(project, { "trama.config.json": "{" });
    const { body, refused } = await runAll({ DESIGN: "designs/shop" });
    expect(body).toContain("## The designs could not be compared\n\n```text\nerror: trama.config.json is not JSON");
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("error: trama.config.json is not JSON"),
    });
    rmSync(join(project, "node_modules"), { recursive: true });
    expect((await runAll({ DESIGN: "designs/shop" })).refused.status).toBe(1);
  });
});
