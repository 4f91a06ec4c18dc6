// Keeps one comment of a pull request up to date, for action.yml. Plain Node: it runs in the project of a user.
//
// Environment: GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_GRAPHQL_URL, PULL_REQUEST (its number), REPORT (a folder with
// `diff.md` and, if the design was audited, `audit.json`), REPORT_URL (where that folder can be downloaded, if known).

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const marker = "<!-- trama -->";
/** GitHub refuses longer comments. */
const longest = 65_000;
const shownFindings = 20;

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
const body = bodyOf(readFileSync(join(REPORT, "diff.md"), "utf8"), findings());
const known = await findComment();
if (known === undefined) await request("POST", `${comments}/${PULL_REQUEST}/comments`, { body });
else if (known.body !== body) await request("PATCH", `${comments}/comments/${known.id}`, { body });
console.log(known === undefined ? "comment added" : known.body === body ? "comment is up to date" : "comment updated");

function findings() {
  const path = join(REPORT, "audit.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

/** The review, then the findings of `trama audit`. */
function bodyOf(review, found) {
  const rows = found
    .slice(0, shownFindings)
    .map(({ code, message, file, start }) => `- \`${code}\` ${escaped(message)} (${escaped(file)}:${start.line})`);
  const more = found.length > rows.length ? [`- and ${found.length - rows.length} more`] : [];
  const audit = found.length === 0 ? [] : ["", `### Findings (${found.length})`, "", ...rows, ...more];
  const link = REPORT_URL ? `[The whole report](${REPORT_URL})` : "the report of this run";
  const text = [marker, review.trimEnd(), ...audit].join("\n");
  if (text.length > longest) return `${text.slice(0, longest).replace(/\n[^\n]*$/, "")}\n\nThe rest is in ${link}.\n`;
  return REPORT_URL ? `${text}\n\n${link}\n` : `${text}\n`;
}

/** Names of a design can be any text: they must not become markup or mention anybody. */
function escaped(text) {
  return text
    .replace(/[\\*_[\]<>#|~]/g, "\\$&")
    .replaceAll("@", "@\u200b")
    .replace(/\s+/g, " ");
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
