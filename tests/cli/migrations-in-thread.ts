import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const tool = resolve(import.meta.dirname, "../../dist/cli/main.js");
const design = { formatVersion: 1, name: "loja", title: "Loja", languages: ["pt"], pages: { home: "inicio" } };
const page = { id: "inicio", path: "", title: "Início", sections: [] };
const first = `create table public.pedidos (id int primary key, dono uuid);
alter table public.pedidos enable row level security;
create policy ler on public.pedidos for select to authenticated using (dono = auth.uid());`;

/** Runs `trama diff` of the built tool on two folders, of which the second has one migration more. */
export function reviewOfMigration(sql: string) {
  const top = mkdtempSync(join(tmpdir(), "trama-migration-"));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  };
  for (const side of ["base", "head"]) {
    write(`${side}/design.json`, JSON.stringify(design));
    write(`${side}/pages/inicio.json`, JSON.stringify(page));
    write(`${side}/supabase/migrations/20250101000000_first.sql`, first);
  }
  write("head/supabase/migrations/20250102000000_second.sql", sql);
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, "diff", "base", "head"], {
    cwd: top,
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr };
}
