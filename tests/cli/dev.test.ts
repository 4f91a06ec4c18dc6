import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContext } from "../browser/harness.ts";
import { addressOf } from "../served-address.ts";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const project = mkdtempSync(join(tmpdir(), "trama-dev-"));
let server: ChildProcess | undefined;
let page: Page;
let address = "";
let printed = "";
const problems: string[] = [];

beforeAll(async () => {
  spawnSync(process.execPath, [trama, "init", "."], { cwd: project });
  server = spawn(process.execPath, [trama, "dev", "--port", "0"], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    // A page cannot follow the address of an editor in a test, so this one is of a site.
    env: { ...process.env, TRAMA_EDITOR: "http://editor.example{path}?line={line}&column={column}" },
  });
  server.stderr?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  address = await addressOf(server);
  page = await (await openContext()).newPage();
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
});
afterAll(async () => {
  server?.kill();
  rmSync(project, { recursive: true, force: true });
});

function editDesign(file: string, change: (text: string) => string): void {
  const { name } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  const path = join(project, `designs/${name}/${file}`);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

const editPage = (change: (text: string) => string): void => editDesign("pages/home.json", change);

const overlay = () => page.locator("#trama-dev-overlay pre");

test("a mistake in the design's own code is printed with its file and line, also one of types", async () => {
  const write = (text: string) => editDesign("custom/index.ts", () => text);
  const { name } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  mkdirSync(join(project, `designs/${name}/custom`), { recursive: true });
  writeFileSync(join(project, `designs/${name}/custom/index.ts`), "export const text: string = 1;\n");
  await expect.poll(() => printed).toContain(`designs/${name}/custom/index.ts:1:14`);
  expect(printed).toContain("Type 'number' is not assignable to type 'string'");
  write("export const text = (;\n");
  // Nothing imports the code, so that it is not bundled, and only its types are checked.
  await expect.poll(() => printed).toContain("TS1109");
  rmSync(join(project, `designs/${name}/custom`), { recursive: true });
});

test("a change appears by itself, and errors overlay the last good page until they are fixed", async () => {
  await page.goto(address);
  const button = page.getByRole("button", { name: "One more" });
  await button.click();
  await expect.poll(() => page.getByText("Clicks: 1").count()).toBe(1);

  editPage((text) => text.replace("One more", "Another"));
  await expect.poll(() => page.getByRole("button", { name: "Another" }).count()).toBe(1);

  editPage((text) => text.replace("variables.clicks", "variables.clocks"));
  await expect.poll(() => overlay().textContent()).toContain("clocks");
  await expect.poll(() => page.getByText("Another").count()).toBe(1);

  editPage((text) => text.replace("variables.clocks", "variables.clicks"));
  await expect.poll(() => overlay().count()).toBe(0);
  expect(problems).toEqual([]);
});

test("Alt and a click open the element in the editor, and do not click it", async () => {
  // A page of its own: the other one may be reloading after the last edit.
  const page = await (await openContext()).newPage();
  await page.goto(address);
  await page.route("http://editor.example/**", (route) => route.fulfill({ body: "opened" }));
  const clicks = await page.getByText("Clicks:").textContent();
  expect(clicks).toBe("Clicks: 0");
  await page.getByRole("button", { name: "Another" }).click({ modifiers: ["Alt"] });
  await page.waitForURL("http://editor.example/**");
  const { name } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  const path = join(realpathSync(project), `designs/${name}/pages/home.json`);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe(path);
  const opened = readFileSync(path, "utf8").split("\n")[Number(searchParams.get("line")) - 1] ?? "";
  expect(opened.slice(Number(searchParams.get("column")) - 1)).toMatch(/^\{/);
  expect(
    readFileSync(path, "utf8")
      .split("\n")
      .slice(Number(searchParams.get("line")) - 1)
      .join(""),
  ).toMatch(/^\s*\{\s*"id": "[a-zA-Z]+",\s*"type": "button"/);
});

test("a formula and a step that fail are shown with their places, until Escape hides them", async () => {
  const failures = page.locator("#trama-dev-failures pre");
  editDesign("variables.json", (text) => text.replace('"clicks": {', '"data": { "type": "object" },\n    "clicks": {'));
  const formula = '"heading", "type": "text", "props": { "text": { "formula": "lower(variables.data.name)" }';
  editPage((text) => text.replace(/"heading", "type": "text", "props": \{ "text": "[^"]*"/, formula));
  await expect.poll(() => failures.textContent()).toBe("home#heading.text: lower: First parameter must be a text");

  const step = '{ "id": "name", "action": "log", "message": { "formula": "lower(variables.data.name)" } }';
  editPage((text) => text.replace('{ "run": "countClick" }', `{ "steps": [ ${step} ] }`));
  // The button does nothing that logs until the page has reloaded.
  const clicked = async () => {
    await page.getByRole("button", { name: "Another" }).click();
    return failures.textContent();
  };
  await expect.poll(clicked).toMatch(/^home#more\.click: step name: lower: First/);
  expect(await failures.textContent()).toContain("home#heading.text");

  await page.keyboard.press("Escape");
  expect(await failures.count()).toBe(0);
  await page.getByRole("button", { name: "Another" }).dblclick();
  await expect.poll(() => failures.textContent()).toMatch(/^home#more\.click/);
});

test("a failed fetch is shown, unless a step handles it", async () => {
  const failures = page.locator("#trama-dev-failures pre");
  const folder = join(project, "designs", JSON.parse(readFileSync(join(project, "package.json"), "utf8")).name);
  const closed = { source: "rest", method: "GET", url: "/missing.json", autoFetch: false, schema: { type: "object" } };
  writeFileSync(join(folder, "collections.json"), JSON.stringify({ collections: { closed } }));
  const fetching = '{ "action": "fetchCollection", "collection": "closed" }';
  const handled = '{ "action": "setVariable", "variable": "clicks", "value": 77 }';
  editPage((text) =>
    text
      .replace("lower(variables.data.name)", "toText(variables.clicks)")
      .replace(/"on": \{ "click": .*/, `"on": { "click": { "steps": [${fetching}], "onError": [${handled}] } } }`),
  );
  const clicked = async () => {
    await page.getByRole("button", { name: "Another" }).click();
    return page.getByText("77").count();
  };
  await expect.poll(clicked).toBeGreaterThan(0);
  expect(problems.join("\n")).toContain("collection closed");
  expect(await failures.allTextContents()).toEqual([]);

  editPage((text) => text.replace(`, "onError": [${handled}]`, ""));
  await expect
    .poll(async () => {
      await page.getByRole("button", { name: "Another" }).click();
      return failures.count();
    })
    .toBe(1);
  expect(await failures.textContent()).toContain("collection closed");
});

test("a missing environment is reported before a backend starts", () => {
  const folder = mkdtempSync(join(tmpdir(), "trama-dev-"));
  spawnSync(process.execPath, [trama, "init", "."], { cwd: folder });
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  mkdirSync(join(folder, `designs/${name}/supabase`));
  const command = [trama, "dev", "--port", "0", "--data", "data", "--env", "missing"];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("no env/missing.json") });
  expect(existsSync(join(folder, "data"))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

test("a page of another site cannot reach the server through its own name", async () => {
  const { port } = new URL(address);
  const answer = await page.request.get(`http://127.0.0.1:${port}/`, { headers: { host: "evil.example" } });
  expect(answer.status()).toBe(403);
});

/** The change that the page receives for a row that it writes itself, over a socket of its own server. */
async function hearOwnRow(key: string): Promise<unknown> {
  const socket = new WebSocket(`ws://${location.host}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`);
  const say = (ref: string, event: string, payload: object): void =>
    socket.send(JSON.stringify(["1", ref, "realtime:notes", event, payload]));
  return new Promise((done, failed) => {
    socket.onerror = () => failed(new Error("the socket was refused"));
    socket.onopen = () => say("1", "phx_join", { config: { postgres_changes: [{ event: "*", table: "notes" }] } });
    socket.onmessage = ({ data }) => {
      const [, , , event, payload] = JSON.parse(data);
      if (event === "system") {
        const headers = { apikey: key, "content-type": "application/json" };
        void fetch("/rest/v1/notes", { method: "POST", headers, body: JSON.stringify({ id: 1, text: "olá" }) });
      }
      if (event === "postgres_changes") done(payload.data.record);
    };
  });
}

test("a page receives changes of the backend, its e-mails can be read, and the server ends despite an open socket", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trama-dev-"));
  spawnSync(process.execPath, [trama, "init", "."], { cwd: folder });
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const migrations = join(folder, `designs/${name}/supabase/migrations`);
  mkdirSync(migrations, { recursive: true });
  writeFileSync(
    join(migrations, "1_notes.sql"),
    "create table public.notes (id int primary key, text text); alter publication supabase_realtime add table public.notes;",
  );
  const command = [trama, "dev", "--port", "0", "--memory"];
  const own = spawn(process.execPath, command, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((done) => own.once("exit", done));
  try {
    const tab = await (await openContext()).newPage();
    let told = "";
    own.stdout?.on("data", (piece: Buffer) => {
      told += piece;
    });
    await tab.goto(await addressOf(own));
    const [key = ""] = /sb_publishable_[\w-]+/.exec(await tab.content()) ?? [];
    expect(await tab.evaluate(hearOwnRow, key)).toEqual({ id: 1, text: "olá" });

    const email = "ana@correio.example";
    const app = new URL(tab.url()).origin;
    await tab.request.post(`${app}/auth/v1/otp`, { headers: { apikey: key }, data: { email } });
    await expect.poll(() => told).toMatch(/^E-mails that the app sends: http\S+\/\n/m);
    const [mailbox = ""] = /http:\S+\/$/m.exec(told.slice(told.indexOf("E-mails"))) ?? [];
    const [mail] = await (await fetch(`${mailbox}mails.json`)).json();
    expect(mail).toMatchObject({ to: email, code: expect.stringMatching(/^\d{6}$/) });
    // The link uses the server that the page came from.
    expect(new URL(mail.link).origin).toBe(app);
    expect((await fetch(`${app}/mails.json`)).status).toBe(404);
    own.kill("SIGINT");
    expect(await ended).toBe(0);
  } finally {
    own.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
