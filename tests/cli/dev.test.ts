import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const project = mkdtempSync(join(tmpdir(), "trama-dev-"));
let server: ChildProcess | undefined;
let browser: Browser | undefined;
let page: Page;
let address = "";
const problems: string[] = [];

beforeAll(async () => {
  spawnSync(process.execPath, [trama, "init", "."], { cwd: project });
  server = spawn(process.execPath, [trama, "dev", "--port", "0"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await addressOf(server);
  browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(project, { recursive: true, force: true });
});

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let text = "";
    child.stdout?.on("data", (piece: Buffer) => {
      text += piece;
      const [found] = /http:\/\/\S+/.exec(text) ?? [];
      if (found) done(found);
    });
    child.on("exit", (code) => failed(new Error(`trama dev ended with ${code}: ${text}`)));
  });
}

function editPage(change: (text: string) => string): void {
  const [name] = [JSON.parse(readFileSync(join(project, "package.json"), "utf8")).name];
  const path = join(project, `designs/${name}/pages/home.json`);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

const overlay = () => page.locator("#trama-dev-overlay pre");

test("a change is shown by itself, and a broken design stands over the last good page until it is put right", async () => {
  await page.goto(address);
  const button = page.getByRole("button", { name: "One more" });
  await button.click();
  await expect.poll(() => page.getByText("Clicks: 1").count()).toBe(1);

  editPage((text) => text.replace("One more", "Another"));
  await expect.poll(() => page.getByRole("button", { name: "Another" }).count(), { timeout: 15_000 }).toBe(1);

  editPage((text) => text.replace("variables.clicks", "variables.clocks"));
  await expect.poll(() => overlay().textContent(), { timeout: 15_000 }).toContain("clocks");
  expect(await page.getByText("Another").count()).toBe(1);

  editPage((text) => text.replace("variables.clocks", "variables.clicks"));
  await expect.poll(() => overlay().count(), { timeout: 15_000 }).toBe(0);
  expect(problems).toEqual([]);
});

test("a page of another site cannot reach the server through its own name", async () => {
  const { port } = new URL(address);
  const answer = await page.request.get(`http://127.0.0.1:${port}/`, { headers: { host: "evil.example" } });
  expect(answer.status()).toBe(403);
});
