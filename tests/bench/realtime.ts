import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { addressOf } from "../served-address.ts";

// A page that shows every row of a table while many of them change, with the real backend, connection and browser.

const trama = join(resolve(process.env.TRAMA_ROOT ?? "."), "dist/cli/main.js");
const rowCount = 10_000;
const changesPerSecond = 200;
const seconds = 10;
/** Changes per transaction: apps write a few at a time. */
const together = 10;

const migration = `
create table public.linhas (id int primary key, texto text not null, valor int not null default 0);
insert into public.linhas select n, 'linha ' || n from generate_series(1, ${rowCount}) n;
create function public.rpc_mudar(p_inicio int, p_quantas int) returns void language sql volatile as $$
  update public.linhas set valor = valor + 1
  where id in (select 1 + (p_inicio + 37 * n) % ${rowCount} from generate_series(0, p_quantas - 1) n)
$$;
grant select, update on public.linhas to anon;
drop publication if exists supabase_realtime;
create publication supabase_realtime for table public.linhas;
`;

const files: Readonly<Record<string, string | object>> = {
  "supabase/config.toml": `[api]\nmax_rows = ${rowCount}\n`,
  "supabase/migrations/1_linhas.sql": migration,
  "design.json": {
    formatVersion: 1,
    name: "linhas",
    title: "Linhas",
    languages: ["pt"],
    pages: { home: "inicio" },
    backend: { kind: "supabase" },
  },
  "env/production.json": {},
  "tables.json": {
    tables: {
      linhas: {
        columns: { id: { type: "number" }, texto: { type: "text" }, valor: { type: "number", hasDefault: true } },
        primaryKey: ["id"],
        realtime: true,
      },
    },
  },
  "collections.json": {
    collections: { linhas: { source: "supabase", table: "linhas", sort: [{ by: "id" }], realtime: true } },
  },
  "pages/inicio.json": {
    id: "inicio",
    path: "",
    title: "Linhas",
    sections: [
      {
        id: "principal",
        tag: "main",
        children: [
          { id: "conexao", type: "text", props: { text: { formula: "connection.status" } } },
          {
            id: "lista",
            type: "base",
            style: { height: "600px", overflow: "auto" },
            children: [
              {
                id: "linha",
                type: "text",
                repeat: { items: { formula: "collections.linhas.data" }, key: "id" },
                // biome-ignore lint/suspicious/noTemplateCurlyInString: a formula of the design.
                props: { text: { formula: "`${item.texto} ${item.valor}`" } },
                style: { contentVisibility: "auto", containIntrinsicSize: "auto 20px" },
              },
            ],
          },
        ],
      },
    ],
  },
};

/** Frames per second while 200 rows a second change in a list of 10,000, and without changes. */
export async function realtimeFrames(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "trama-bench-realtime-"));
  const design = join(folder, "designs/linhas");
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(design, path)), { recursive: true });
    writeFileSync(join(design, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  for (const command of ["compile", "build"]) spawnSync(process.execPath, [trama, command, design], { cwd: folder });
  const serve = [trama, "serve", design, "--backend", "--memory", "--port", "0"];
  const server = spawn(process.execPath, serve, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "",
    args: ["--no-sandbox"],
  });
  try {
    const url = await addressOf(server);
    const page = await browser.newPage();
    await page.goto(url);
    await page
      .locator(".inicio-linha")
      .nth(rowCount - 1)
      .waitFor({ state: "attached", timeout: 120_000 });
    await page.getByText("online", { exact: true }).waitFor();
    // Once a change arrives, the fetch after the join is done.
    const change = await changer(page);
    await change(0, 1);
    await page.getByText("linha 1 1", { exact: true }).waitFor({ state: "attached" });
    const still = await measure(page, async () => 0);
    const busy = await measure(page, () => changeAll(change));
    return [
      `${busy.framesPerSecond.toFixed(0)} frames a second, ${still.framesPerSecond.toFixed(0)} while nothing changes`,
      `${busy.longest.toFixed(0)} ms the longest frame, ${still.longest.toFixed(0)} ms while nothing changes`,
      `${busy.written} texts written in ${busy.batches} batches for ${busy.sent} changes`,
    ].join("\n  ");
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Measured {
  readonly framesPerSecond: number;
  readonly longest: number;
  readonly written: number;
  readonly batches: number;
  readonly sent: number;
}

/** Count frames and written texts for some seconds while `happen` runs. */
async function measure(page: Page, happen: () => Promise<number>): Promise<Measured> {
  const counted = page.evaluate(
    (durationMs) =>
      new Promise<Omit<Measured, "sent">>((done) => {
        let written = 0;
        let batches = 0;
        const observer = new MutationObserver((records) => {
          written += records.length;
          batches += 1;
        });
        observer.observe(document.body, { characterData: true, childList: true, subtree: true });
        const start = performance.now();
        let last = start;
        let frames = 0;
        let longest = 0;
        const count = (now: number): void => {
          frames += 1;
          longest = Math.max(longest, now - last);
          last = now;
          if (now - start < durationMs) requestAnimationFrame(count);
          else done({ framesPerSecond: (frames * 1000) / (now - start), longest, written, batches });
        };
        requestAnimationFrame(count);
      }),
    seconds * 1000,
  );
  const sent = await happen();
  return { ...(await counted), sent };
}

/** Send changes at a fixed rate, without waiting for earlier answers. */
async function changeAll(change: Change): Promise<number> {
  const start = performance.now();
  const answers: Promise<unknown>[] = [];
  while (performance.now() - start < seconds * 1000) {
    answers.push(change(answers.length * together * 37, together));
    const dueMs = start + (answers.length * together * 1000) / changesPerSecond - performance.now();
    await new Promise((done) => setTimeout(done, Math.max(0, dueMs)));
  }
  await Promise.all(answers);
  return answers.length * together;
}

/** Changes `count` rows, starting after this one. */
type Change = (from: number, count: number) => Promise<unknown>;

/** Sent from outside the page, which is busy enough. */
async function changer(page: Page): Promise<Change> {
  const environment: { backendKey: string } = await page.evaluate(() =>
    JSON.parse(document.getElementById("trama-env")?.textContent ?? "{}"),
  );
  const address = `${new URL(page.url()).origin}/rest/v1/rpc/rpc_mudar`;
  const headers = { apikey: environment.backendKey, "content-type": "application/json" };
  return (from, count) =>
    fetch(address, { method: "POST", headers, body: JSON.stringify({ p_inicio: from, p_quantas: count }) });
}
