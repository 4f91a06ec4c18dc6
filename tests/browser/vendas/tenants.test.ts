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
  const asked: string[] = [];
  for (const [table, { columns }] of Object.entries(tables)) {
    if (!("id" in columns) || shared.has(table)) continue;
    const [own] = await rows(`${table}?select=id&limit=1`, mine);
    if (!own) continue;
    asked.push(table);
    expect(await rows(`${table}?select=id&id=eq.${own.id}`, theirs), table).toEqual([]);
  }
  expect(asked).toEqual(expect.arrayContaining(["contatos", "chats", "transacoes", "oportunidades", "usuarios_app"]));

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
