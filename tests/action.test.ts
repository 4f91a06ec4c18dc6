import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

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

test("the action runs the script that is tested here, and only commands that exist", () => {
  const action = readFileSync(join(import.meta.dirname, "../action.yml"), "utf8");
  expect(action).toContain('node "$GITHUB_ACTION_PATH/.ci/comment.mjs"');
  const commands = [...action.matchAll(/npx --no-install trama (\w+)/g)].map(([, name]) => name);
  expect(new Set(commands)).toEqual(new Set(["diff", "audit"]));
});
