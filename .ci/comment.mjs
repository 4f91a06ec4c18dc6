// Keeps one comment of a pull request up to date, for action.yml. Plain Node: it runs in the project of a user.
//
// Environment: GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_GRAPHQL_URL, PULL_REQUEST (its number), REPORT_URL (where the
// report can be downloaded, if known), REPORT: a folder with `diff.md`, `diff.err` (what the command said beside it), `diff.failed`
// (if it failed) and, if the design was audited, `audit.json` and `audit.err`.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const marker = "<!-- trama -->";
/** GitHub refuses longer comments. */
const longest = 65_000;
const shownFindings = 20;
/** Of what a failed command wrote. */
const shownLines = 40;

const {
  GITHUB_TOKEN,
  GITHUB_REPOSITORY,
  GITHUB_API_URL = "https://api.github.com",
  GITHUB_GRAPHQL_URL = `${GITHUB_API_URL}/graphql`,
  PULL_REQUEST,
  REPORT = ".",
  REPORT_URL = "",
} = process.env;

for (const [name, value] of Object.entries({ GITHUB_TOKEN, GITHUB_REPOSITORY, PULL_REQUEST }))
  if (!value) fail(`${name} is not set`);

const comments = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues`;
const body = bodyOf(review(), findings());
const known = await findComment();
if (known === undefined) await request("POST", `${comments}/${PULL_REQUEST}/comments`, { body });
else if (known.body !== body) await request("PATCH", `${comments}/comments/${known.id}`, { body });
console.log(known === undefined ? "comment added" : known.body === body ? "comment is up to date" : "comment updated");

/** What `trama diff` wrote, and why it failed if it did. */
function review() {
  const text = read("diff.md").trim();
  if (text !== "" && !existsSync(join(REPORT, "diff.failed"))) return text;
  const failure = failureOf("## The designs could not be compared", "diff.err");
  return text === "" ? failure : `${failure}\n\n${text}`;
}

/** The findings of `trama audit`, which is left out if it was not run. */
function findings() {
  if (!existsSync(join(REPORT, "audit.json"))) return "";
  const found = parsed(read("audit.json"));
  if (!Array.isArray(found)) return failureOf("### `trama audit` failed", "audit.err");
  if (found.length === 0) return "";
  const rows = found
    .slice(0, shownFindings)
    .map(
      ({ code, message, file, start }) => `- \`${code}\` ${escaped(message)} (${escaped(`${file}:${start?.line}`)})`,
    );
  const more = found.length > rows.length ? [`- and ${found.length - rows.length} more`] : [];
  return [`### Findings (${found.length})`, "", ...rows, ...more].join("\n");
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read(name) {
  const path = join(REPORT, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** A heading, and what a command wrote to its standard error output, as a block of code. */
function failureOf(heading, name) {
  const lines = read(name).trim().split("\n").slice(0, shownLines).map(visible);
  const text = lines.join("\n").slice(0, 4000);
  const longestRun = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longestRun + 1);
  return `${heading}\n\n${fence}text\n${text === "" ? "no reason was printed" : text}\n${fence}`;
}

function bodyOf(compared, found) {
  const link = REPORT_URL ? `[The whole report](${REPORT_URL})` : "the report of this run";
  const text = [marker, compared, ...(found === "" ? [] : ["", found])].join("\n");
  if (text.length > longest) return `${text.slice(0, longest).replace(/\n[^\n]*$/, "")}\n\nThe rest is in ${link}.\n`;
  return REPORT_URL ? `${text}\n\n${link}\n` : `${text}\n`;
}

/**
 * Names and texts of a design can be anything: they must become neither markup nor links, and mention nobody.
 *
 * `trama diff --format markdown` does the same in cli/review/render/render-markdown.ts.
 */
function escaped(text) {
  return visible(String(text).replace(/\r?\n/g, "↵"))
    .replace(/[\\`*_[\]<>~|$]/g, (each) => `\\${each}`)
    .replaceAll("&", "&amp;")
    .replace(/(https?|ftp):\/\//gi, "$1:\u200b//")
    .replace(/@|#(?=[\p{L}\p{N}])/gu, (each) => `${each}\u200b`)
    .replace(/www(?=\.)/gi, (each) => `${each}\u200b`)
    .replace(/GH-(?=\d)/gi, (each) => `${each}\u200b`);
}

/** Shows characters that change how the text around them is read: control characters, and the direction of text. */
function visible(text) {
  return text.replace(
    /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (each) => `\\u{${each.codePointAt(0).toString(16)}}`,
  );
}

/** The first comment with the marker by the author of ours. Anyone can write the marker, and later edit a comment. */
async function findComment() {
  const author = await ownLogin();
  for (let page = 1; ; page++) {
    const list = await request("GET", `${comments}/${PULL_REQUEST}/comments?per_page=100&page=${page}`);
    const found = list.find(({ user, body }) => user?.login === author && body?.startsWith(marker));
    if (found || list.length < 100) return found;
  }
}

/** The login that comments of this token have. The REST API does not say it for the token of a workflow. */
async function ownLogin() {
  const response = await send("POST", GITHUB_GRAPHQL_URL, { query: "{ viewer { login } }" });
  const answer = response.ok ? await response.json() : {};
  return answer.data?.viewer?.login ?? "github-actions[bot]";
}

async function request(method, url, json) {
  const response = await send(method, url, json);
  if (response.ok) return response.json();
  fail(`${method} ${new URL(url).pathname} returned ${response.status}: ${(await response.text()).slice(0, 500)}`);
}

function send(method, url, json) {
  return fetch(url, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${GITHUB_TOKEN}`,
      "x-github-api-version": "2022-11-28",
      ...(json && { "content-type": "application/json" }),
    },
    ...(json && { body: JSON.stringify(json) }),
  });
}

function fail(message) {
  console.error(`error: ${message}`);
  process.exit(1);
}
