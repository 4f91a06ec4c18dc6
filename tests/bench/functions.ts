import { type Backend, startBackend } from "../../cli/backend/backend.ts";
import { startPostgres } from "../backend/postgres.ts";

// The seller app's figures at 100,000 sales on PostgreSQL, beside what it costs to count the rows that they are made of.

interface Question {
  readonly name: string;
  readonly sql: string;
  /** The tables whose rows it reads. */
  readonly reads: readonly string[];
}

const wholeYear = "'2024-06-15', '2025-06-16'";

const questions: readonly Question[] = [
  {
    name: "rpc_dashboard_atencao",
    sql: "select * from public.rpc_dashboard_atencao()",
    reads: ["atendimentos", "chats", "transacoes", "oportunidades", "envios", "rastreios", "importacoes"],
  },
  { name: "rpc_envios_resumo", sql: "select * from public.rpc_envios_resumo()", reads: ["envios", "rastreios"] },
  {
    name: "rpc_envios_resumo of a search",
    sql: "select * from public.rpc_envios_resumo('ana')",
    reads: ["envios", "rastreios"],
  },
  {
    name: "rpc_comissoes_resumo of a month",
    sql: "select * from public.rpc_comissoes_resumo('2025-05-16', '2025-06-16')",
    reads: ["comissoes", "transacoes"],
  },
  {
    name: "rpc_comissoes_resumo of a year",
    sql: `select * from public.rpc_comissoes_resumo(${wholeYear})`,
    reads: ["comissoes", "transacoes"],
  },
  {
    name: "rpc_contadores_menu",
    sql: "select * from public.rpc_contadores_menu()",
    reads: ["chats", "atendimentos", "recuperacoes", "envios"],
  },
  {
    name: "newest messages, as `since` asks",
    sql: "select id, criado_em from public.mensagens order by criado_em desc, id desc limit 200",
    reads: ["mensagens"],
  },
];

const roundCount = 9;

/** Median times of nine in one connection, and their ratio to `count(*)` over the account's rows of the tables read. */
export async function functionsAtScale(): Promise<string> {
  const server = await startPostgres();
  const backend = await startBackend({
    designDir: new URL("../../designs/vendas", import.meta.url).pathname,
    databaseUrl: server.createDatabase("scale"),
    demo: { size: "100k" },
    withoutFunctions: true,
  });
  try {
    await backend.query("vacuum analyze");
    await backend.query(timed);
    const lines: string[] = [];
    for (const { name, sql, reads } of questions) {
      const counts = reads.map((table) => `(select count(*) from public.${table} where conta_id = app.conta())`);
      const [ms, floorMs] = [await median(backend, sql, true), await median(backend, `select ${counts.join()}`, false)];
      lines.push(
        `${name}: ${ms.toFixed(1)} ms, ${(ms / floorMs).toFixed(2)} × of counting its rows (${floorMs.toFixed(1)} ms)`,
      );
    }
    return lines.join("\n  ");
  } finally {
    await backend.close();
    await server.stop();
  }
}

/** The milliseconds of a question of the account's owner; with the rights of a person, or of the database's owner. */
const timed = `create function pg_temp.timed(question text, as_person boolean) returns double precision language plpgsql as $$
  declare
    person constant text := (select id from public.usuarios where email = 'ana.lima@aurora.example');
    started timestamptz;
    answer record;
  begin
    perform set_config('request.jwt.claim.sub', person, true),
      set_config('request.jwt.claims', json_build_object('sub', person, 'role', 'authenticated')::text, true);
    if as_person then
      set local role authenticated;
    end if;
    started := clock_timestamp();
    for answer in execute question loop
      null;
    end loop;
    return extract(epoch from clock_timestamp() - started) * 1000;
  end $$`;

async function median(backend: Backend, sql: string, asPerson: boolean): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < roundCount; round++) {
    const [row] = await backend.query<{ readonly ms: number }>("select pg_temp.timed($1, $2) as ms", [sql, asPerson]);
    times.push(row?.ms ?? Number.NaN);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(roundCount / 2)] ?? Number.NaN;
}
