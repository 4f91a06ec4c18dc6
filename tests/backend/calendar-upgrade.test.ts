import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { school } from "../working-days.ts";
import { vendasDir } from "./client.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** Shipments and attempts that were dated before there was one calendar. */

const folder = join(vendasDir, "supabase", "migrations");
const migrations = Object.fromEntries(
  readdirSync(folder).map((name) => [`supabase/migrations/${name}`, readFileSync(join(folder, name), "utf8")]),
);

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const account = uuid(1);

/** A shipment that was posted on a Friday with five days to go, and what was expected of it. */
const shipment = (number: number, status: string, expected: string, parcel: string): string => `
  insert into public.envios (id, conta_id, destinatario_nome, status, transportadora, prazo_dias, postado_em, previsto_em)
    values ('${uuid(number)}', '${account}', 'Uma Pessoa', '${status}', 'outra', 5, '2025-12-19T15:00:00-03:00', '${expected}');
  insert into public.rastreios (conta_id, envio_id, transportadora, codigo, status, previsto_em)
    values ('${account}', '${uuid(number)}', 'outra', 'OBJETO-${number}', '${status}', '${parcel}');`;

/** A recovery whose first attempt was on a Friday evening far ahead, and when the next one is due. */
const recovery = (number: number, next: string): string => `
  insert into public.contatos (id, conta_id, nome, email)
    values ('${uuid(number)}', '${account}', 'Uma Pessoa', 'p${number}@correio.example');
  insert into public.recuperacoes (id, conta_id, tipo, contato_id, valor_centavos, moeda, evento_em, disponivel_em,
    expira_em, status, tentativas, proxima_tentativa_em)
    values ('${uuid(number)}', '${account}', 'cartao_recusado', '${uuid(number)}', 100, 'BRL', '2100-03-05T12:00:00Z',
      '2100-03-05T12:05:00Z', '2100-03-12T12:00:00Z', 'em_contato', 1, '${next}');
  insert into public.recuperacao_tentativas (conta_id, recuperacao_id, usuario_id, canal, resultado, em)
    values ('${account}', '${uuid(number)}', '${uuid(2)}', 'whatsapp', 'sem_resposta', '2100-03-05T19:00:00-03:00');`;

const before = `
  insert into public.contas (id, nome, slug, horario_atendimento)
    values ('${account}', 'Escola Antiga', 'escola-antiga', '${JSON.stringify(school)}');
  insert into public.usuarios (id, conta_id, nome, email, perfil, permissoes)
    values ('${uuid(2)}', '${account}', 'Dona', 'dona@antes.example', 'proprietario', app.permissoes_do_perfil('proprietario'));
  ${shipment(11, "postado", "2025-12-24", "2025-12-24")}
  ${shipment(12, "postado", "2025-12-24", "2026-01-05")}
  ${shipment(13, "entregue", "2025-12-24", "2025-12-24")}
  ${recovery(21, "2100-03-06T08:00:00-03:00")}
  ${recovery(22, "2100-03-06T09:30:00-03:00")}`;

test("what is still ahead follows the calendar of the account, and what somebody chose stays", async () => {
  const designDir = await designWith({ ...migrations, "supabase/migrations/20251214999999_antes.sql": before });
  const backend = await startBackend({ designDir, memory: true, port: 0, withoutFunctions: true });
  const expected = await backend.query(
    `select e.previsto_em::text as shipment, r.previsto_em::text as parcel from public.envios e
    join public.rastreios r on r.envio_id = e.id where e.conta_id = $1 order by e.id`,
    [account],
  );
  expect(expected).toEqual([
    { shipment: "2025-12-30", parcel: "2025-12-30" },
    // The carrier answered with a day of its own.
    { shipment: "2025-12-30", parcel: "2026-01-05" },
    { shipment: "2025-12-24", parcel: "2025-12-24" },
  ]);
  const attempts = await backend.query<{ due: string }>(
    `select (proxima_tentativa_em at time zone 'America/Sao_Paulo')::text as due from public.recuperacoes
    where conta_id = $1 order by id`,
    [account],
  );
  // The night of Friday to Saturday; someone chose 9:30 of the Saturday.
  expect(attempts.map(({ due }) => due)).toEqual(["2100-03-08 08:00:00", "2100-03-06 09:30:00"]);
  const notes = await backend.query("select acao, detalhe from public.auditoria where conta_id = $1 order by acao", [
    account,
  ]);
  expect(notes).toEqual([
    { acao: "entregas_previstas_reparadas", detalhe: { envios: 2 } },
    { acao: "proximas_tentativas_reparadas", detalhe: { recuperacoes: 1 } },
  ]);
});
