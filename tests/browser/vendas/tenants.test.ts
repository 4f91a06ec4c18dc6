import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

interface Tables {
  readonly tables: Readonly<Record<string, { readonly columns: Readonly<Record<string, unknown>> }>>;
}
const { tables }: Tables = JSON.parse(
  readFileSync(new URL("../../../designs/vendas/tables.json", import.meta.url), "utf8"),
);
/** What is nobody's, or the same for all. */
const shared = new Set(["permissoes", "mapa_status_plataforma"]);

test("scenario 30: another tenant has no row of this account by its id, and no event of its chats", async () => {
  const [mine, theirs] = await Promise.all([site.headers("owner"), site.headers("neighbour")]);
  const rows = async (query: string, headers: Record<string, string>): Promise<readonly { readonly id: string }[]> => {
    const answer: unknown = await (await fetch(`${site.url}/rest/v1/${query}`, { headers })).json();
    return Array.isArray(answer) ? answer : [];
  };
  // The demo has none of these.
  await site.query(`insert into public.auditoria (conta_id, acao, entidade)
    select id, 'exportar', 'contatos' from public.contas where slug = 'escola-aurora'`);
  await site.query(`insert into public.integracoes (conta_id, plataforma, segredo)
    select id, 'hotmart', 'segredo' from public.contas where slug = 'escola-aurora'`);
  await site.query(`insert into public.fechamentos (conta_id, mes)
    select id, '2020-01-01' from public.contas where slug = 'escola-aurora'`);
  const readable: string[] = [];
  for (const [table, { columns }] of Object.entries(tables)) {
    if (!("id" in columns) || shared.has(table)) continue;
    // Also rows that the people of the account may not read.
    const account = table === "contas" ? "id" : "conta_id";
    const [own] = await site.query<{ readonly id: string }>(
      `select t.id from public.${table} t join public.contas c on c.id = t.${account}
       where c.slug = 'escola-aurora' limit 1`,
    );
    expect(own, table).toBeDefined();
    const query = `${table}?select=id&id=eq.${own?.id}`;
    expect(await rows(query, theirs), table).toEqual([]);
    if ((await rows(query, mine)).length > 0) readable.push(table);
  }
  expect(readable).toEqual(
    expect.arrayContaining(["contatos", "chats", "transacoes", "oportunidades", "usuarios_app"]),
  );

  const heard: string[] = [];
  const page = await site.open("/chats/", {
    as: "neighbour",
    prepare: (opening) =>
      opening.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
          if (/postgres_changes|"broadcast"/.test(String(payload))) heard.push(String(payload));
        }),
      ),
  });
  await expectVisible(page.getByRole("tab", { name: "Todas" }));
  const [chat] = await rows("chats?select=id&canal=eq.email&limit=1", mine);
  const sent = await fetch(`${site.url}/rest/v1/rpc/rpc_chat_enviar`, {
    method: "POST",
    headers: { ...mine, "content-type": "application/json" },
    body: JSON.stringify({
      p_chat: chat?.id,
      p_conteudo: "segredo da Aurora",
      p_tipo: "texto",
      p_cliente_ref: crypto.randomUUID(),
      p_nota: true,
    }),
  });
  expect(sent.ok, await sent.text()).toBe(true);
  // A message of one's own arrives after the other would have.
  const [own] = await rows("chats?select=id&limit=1", theirs);
  await fetch(`${site.url}/rest/v1/rpc/rpc_chat_enviar`, {
    method: "POST",
    headers: { ...theirs, "content-type": "application/json" },
    body: JSON.stringify({
      p_chat: own?.id,
      p_conteudo: "da vizinha",
      p_tipo: "texto",
      p_cliente_ref: crypto.randomUUID(),
      p_nota: true,
    }),
  });
  await expect.poll(() => heard.some((frame) => frame.includes("da vizinha"))).toBe(true);
  expect(heard.filter((frame) => frame.includes("segredo da Aurora"))).toEqual([]);
  expect(heard.filter((frame) => chat !== undefined && frame.includes(chat.id))).toEqual([]);
});
