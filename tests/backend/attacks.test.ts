import { beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { call, startVendas } from "./client.ts";

/**
 * Attacks on what has more rights than its caller: Mallory owns an account of her own, Bruno may look at every page of
 * Aurora, and Elisa is the victim.
 */

let backend: Backend;
let aurora = "";
let evil = "";
const tokens = { mallory: "", bruno: "", elisa: "", ana: "" };
type Person = keyof typeof tokens;

beforeAll(async () => {
  backend = await startVendas();
  const { answer } = await call(backend, "auth/signup", {
    body: { nome: "Mallory", conta: "Evil", email: "mallory@evil.example", password: "Teste1234" },
  });
  tokens.mallory = String(answer.authToken);
  const pages = await backend.query<{ pages: string }>(
    `update public.usuarios set permissoes = (
      select jsonb_agg(jsonb_build_object('pagina', pagina_id, 'nivel', 'ver', 'escopo', 'todos')) from public.permissoes
      where pagina_id <> 'pg-login')
    where email = 'bruno.tavares@aurora.example' returning permissoes::text as pages`,
  );
  expect(pages).toHaveLength(1);
  for (const [who, email] of [
    ["bruno", "bruno.tavares@aurora.example"],
    ["elisa", "elisa.moura@aurora.example"],
    ["ana", "ana.lima@aurora.example"],
  ] as const) {
    tokens[who] = String(
      (await call(backend, "auth/login", { body: { email, password: "Teste1234" } })).answer.authToken,
    );
  }
  const accounts = await backend.query<{ slug: string; id: string }>("select slug, id::text from public.contas");
  aurora = accounts.find(({ slug }) => slug === "escola-aurora")?.id ?? "";
  evil = accounts.find(({ slug }) => slug.startsWith("evil"))?.id ?? "";
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

async function ask(who: Person | null, path: string, body?: unknown, method?: string): Promise<Answer> {
  const response = await fetch(backend.url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${who === null ? backend.anonKey : tokens[who]}`,
      "content-type": "application/json",
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}
const rpc = (who: Person | null, name: string, args: unknown): Promise<Answer> =>
  ask(who, `/rest/v1/rpc/${name}`, args);

/** Upload a file as the app does; returns its address. */
async function upload(who: Person, content: string, tag = "importacao", name = "vendas.csv"): Promise<string> {
  const asked = await ask(who, "/functions/v1/designs/vendas/user-files", { name, size: 10, tag });
  const { signedRequest, url }: { signedRequest: string; url: string } = JSON.parse(asked.body);
  const types: Readonly<Record<string, string>> = { importacao: "text/csv", comprovante: "application/pdf" };
  const headers = { "content-type": types[tag] ?? "text/plain" };
  const sent = await fetch(backend.url + signedRequest, { method: "PUT", headers, body: content });
  expect(sent.status).toBe(200);
  return url;
}
const pathOf = (url: string): string => url.split("/importacoes/")[1] ?? "";
const canRead = async (who: Person, url: string): Promise<boolean> => (await ask(who, url)).status === 200;

const secret = "nome;cpf\r\nMaria Vitima;52998224725\r\n";
const columns = ["transacao", "status", "data_pedido", "produto", "forma_pagamento", "valor", "comprador_nome"];
const mapping = Object.fromEntries([...columns, "comprador_email"].map((column) => [column, "nome"]));

const creation = (path: string, more: object = {}) => ({
  ...{ p_caminho: path, p_nome: "x.csv", p_tamanho: secret.length, p_hash: "a".repeat(64), p_total: 1 },
  ...{ p_cabecalho: ["nome"], p_amostra: [["x"]], p_separador: ";", p_codificacao: "utf-8", p_mapeamento: mapping },
  ...more,
});

describe("the file of an import", () => {
  test("is one that somebody of the account has uploaded, whatever the path says", async () => {
    const victim = pathOf(await upload("elisa", secret));
    const own = pathOf(await upload("mallory", secret));
    for (const path of [
      victim,
      `${evil}/../${victim}`,
      `${evil}/./../${victim}`,
      `${evil}/%2e%2e/${victim}`,
      `${evil}%2f..%2f${victim}`,
      `${evil}\\..\\${victim}`,
      `${evil}//${victim}`,
      `${evil}/../../importacoes/${victim}`,
      `${evil}/../../../../../../rest/v1/contatos?select=nome,email,documento`,
      `${evil}/../../../../../../auth/v1/admin/users`,
      `${own}/../../../../${victim}`,
      `${own}?x=1`,
      `${own}#x`,
      `https://evil.example/${own}`,
      `${evil}/importacao/nao-existe/vendas.csv`,
      "",
      "..",
      evil,
      null,
      `${own}\u202e`,
      own.repeat(100),
    ]) {
      const { status, body } = await rpc("mallory", "rpc_importacao_criar", creation(path as string));
      expect([path, status, body]).toEqual([path, 404, expect.stringContaining("nao_encontrado")]);
    }
    expect((await rpc("mallory", "rpc_importacao_criar", creation(own))).status).toBe(200);
  });

  test("is read with the session of who asks, even if the database named another", async () => {
    const victim = pathOf(await upload("elisa", secret));
    const own = pathOf(await upload("mallory", secret));
    const id: string = JSON.parse((await rpc("mallory", "rpc_importacao_criar", creation(own))).body);
    for (const path of [`${evil}/../${victim}`, victim, `${evil}/%2e%2e/${victim}`, "../../../auth/v1/admin/users"]) {
      await backend.query(
        `update public.arquivos set url = '/storage/v1/object/authenticated/importacoes/' || $2
        where id = (select arquivo_id from public.importacoes where id = $1)`,
        [id, path],
      );
      const asked = await ask("mallory", "/functions/v1/importacoes/analisar", {
        ...{ id, mapeamento: mapping, plataforma: "manual", modo: "so_novas" },
      });
      expect([path, asked.status]).toEqual([path, 200]);
      const state = () =>
        backend.query("select status, erro from public.importacoes where id = $1 and status <> 'processando'", [id]);
      await expect.poll(state).toEqual([{ status: "falhou", erro: expect.stringContaining("não existe mais") }]);
      expect(await backend.query("select from public.importacao_erros where importacao_id = $1", [id])).toEqual([]);
    }
  });

  test("is said with separators, counts and titles that exist", async () => {
    const own = pathOf(await upload("mallory", secret));
    for (const odd of [
      { p_separador: "" },
      { p_separador: "[" },
      { p_separador: "constructor" },
      { p_separador: null },
      { p_codificacao: "utf-16" },
      { p_codificacao: "constructor" },
      { p_total: -5 },
      { p_total: 0 },
      { p_total: 2_000_000_000 },
      { p_tamanho: 1 },
      { p_tamanho: null },
      { p_hash: "x" },
      { p_nome: "" },
      { p_nome: "x".repeat(10_000) },
      { p_cabecalho: [] },
      { p_cabecalho: {} },
      { p_cabecalho: [1] },
      { p_cabecalho: null },
      { p_amostra: Array(11).fill(["x"]) },
      { p_amostra: [{}] },
      { p_amostra: {} },
      { p_mapeamento: [] },
      { p_mapeamento: { valor: {} } },
      { p_mapeamento: { __proto__x: "x", "a b": "x" } },
      { p_mapeamento: null },
    ]) {
      const { status, body } = await rpc("mallory", "rpc_importacao_criar", creation(own, odd));
      expect([odd, status, body]).toEqual([odd, 422, expect.stringContaining("validacao")]);
    }
    const id: string = JSON.parse((await rpc("mallory", "rpc_importacao_criar", creation(own))).body);
    for (const odd of [{ p_modo: "tudo" }, { p_plataforma: "__proto__" }, { p_mapeamento: [] }, { p_modo: null }]) {
      const args = { p_id: id, p_mapeamento: mapping, p_plataforma: "manual", p_modo: "so_novas", ...odd };
      expect([odd, (await rpc("mallory", "rpc_importacao_mapear", args)).status]).toEqual([odd, 422]);
    }
  });

  test("is not erased by somebody who may only look, nor while an import uses it", async () => {
    const url = await upload("elisa", secret);
    const loose = await upload("elisa", "");
    const ler = (who: Person, address: string, more = {}) =>
      ask(who, "/functions/v1/importacoes/ler", { url: address, nome: "x.csv", modo: "so_novas", ...more });
    expect((await ler("bruno", url)).status).toBe(403);
    expect(await canRead("elisa", url)).toBe(true);
    // An empty file, for which anybody is refused.
    expect((await ler("bruno", loose)).status).toBe(422);
    expect(await canRead("elisa", loose)).toBe(true);

    expect((await ler("elisa", url)).status).toBe(200);
    // The owner of the account may delete any file, but the request fails for another reason, and the file is in use.
    expect((await ler("ana", url, { modo: "tudo" })).status).toBe(422);
    expect((await ler("elisa", url, { nome: "" })).status).toBe(422);
    expect(await canRead("elisa", url)).toBe(true);
    expect((await ler("elisa", loose)).status).toBe(422);
    expect(await canRead("elisa", loose)).toBe(false);
  });
});

describe("a file of the app", () => {
  const row = (url: unknown, more: object = {}) => ({
    ...{ url, nome: "a.txt", ext: "txt", tag: "chat", tamanho: 10, mime: "image/png", ...more },
  });
  const insert = (who: Person, body: object) => ask(who, "/rest/v1/arquivos?select=tamanho,mime", body);

  test("is one that the person has uploaded", async () => {
    const hers = await upload("elisa", secret);
    const own = await upload("mallory", "oi", "chat", "a.txt");
    for (const url of [
      hers,
      own.replace("/chat/", "/documentos/"),
      own.replace("/authenticated/", "/public/"),
      own.replace(evil, `${evil}/../${aurora}`),
      `https://evil.example${own}`,
      "javascript:alert(1)",
      "",
      `${own}?download`,
    ]) {
      const { status, body } = await insert("mallory", row(url));
      expect([url, status, body]).toEqual([url, 422, expect.stringContaining("validacao")]);
    }
    expect((await insert("ana", row(hers))).status).toBe(422);
    expect((await insert("mallory", row(own))).status).toBe(201);
  });

  test("has the size and the type of what arrived, not what was announced", async () => {
    const content = "x".repeat(5_000_000);
    const url = await upload("mallory", content, "chat", "grande.txt");
    await insert("mallory", row(url));
    expect(await backend.query("select tamanho, mime from public.arquivos where url = $1", [url])).toEqual([
      { tamanho: content.length, mime: "text/plain" },
    ]);
  });

  test("never gets a path out of its folder from its name", async () => {
    for (const name of [
      "..",
      ".",
      "../../x.csv",
      "..\\..\\x.csv",
      "%2e%2e",
      "...",
      "a/../../b.txt",
      "\u0000..",
      "../",
    ]) {
      const { status, body } = await ask("mallory", "/functions/v1/designs/vendas/user-files", {
        ...{ name, size: 1, tag: "chat" },
      });
      expect([name, status]).toEqual([name, 200]);
      const { url }: { url: string } = JSON.parse(body);
      expect(new URL(url, "http://x").pathname).toMatch(new RegExp(`/chat/${evil}/chat/[0-9a-f-]{36}/[^/]+$`));
    }
    const refused = { name: "x.csv", size: 1, tag: "importacao" };
    expect((await ask("bruno", "/functions/v1/designs/vendas/user-files", refused)).status).toBe(403);
  });

  test("is not deleted by the rights of who anonymises a contact to whom somebody else linked it", async () => {
    const document = await upload("ana", "contrato", "comprovante", "contrato.pdf");
    const [contact] = await backend.query<{ id: string }>(
      "select id::text from public.contatos where conta_id = $1 limit 1",
      [aurora],
    );
    const forged = row(document, { entidade: "contato", entidade_id: contact?.id });
    expect((await insert("bruno", forged)).status).toBe(422);
    // As if it had been linked before this was checked.
    await backend.query(
      `insert into public.arquivos (conta_id, url, nome, ext, tag, tamanho, mime, entidade, entidade_id, enviado_por)
      select conta_id, $2, 'x', 'pdf', 'x', 1, 'x', 'contato', $1::uuid, id from public.usuarios
      where email = 'bruno.tavares@aurora.example'`,
      [contact?.id, document],
    );
    expect(await rpc("ana", "rpc_contato_anexos", { p_id: contact?.id })).toEqual({ status: 200, body: "[]" });
  });
});

test("an upload address is not signed for a folder of another account, however the path is written", async () => {
  for (const path of [
    `chat/${aurora}/chat/1/x.txt`,
    `chat/${evil}/..%2f${aurora}/x.txt`,
    `chat/${evil}/%252e%252e/${aurora}/x.txt`,
    `chat/${evil}/a%5c..%5cb`,
    `chat/${evil}//x.txt`,
    `exportacoes/${evil}/1/x.csv`,
  ]) {
    const { status } = await ask("mallory", `/storage/v1/object/upload/sign/${path}`, {});
    expect([path, status]).toEqual([path, 400]);
  }
  for (const to of [`${evil}/../${aurora}/x.txt`, `${evil}/./x.txt`, `${aurora}/x.txt`, `${evil}/..`]) {
    const source = (await upload("mallory", "oi", "chat", "a.txt")).split("/chat/").slice(1).join("/chat/");
    const body = { bucketId: "chat", sourceKey: source, destinationKey: to };
    expect([to, (await ask("mallory", "/storage/v1/object/copy", body)).status]).toEqual([to, 400]);
  }
});

test("the link of an invitation leads to the app, whatever origin the request names", async () => {
  for (const [origin, email] of [
    ["https://evil.example", "a@convite.example"],
    ["null", "b@convite.example"],
    ["javascript://x", "c@convite.example"],
    ["http://user:pass@evil.example", "d@convite.example"],
  ] as const) {
    const response = await fetch(`${backend.url}/functions/v1/convites/enviar`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens.mallory}`, "content-type": "application/json", origin },
      body: JSON.stringify({ nome: "Alguém", email, perfil: "suporte" }),
    });
    expect([origin, response.status]).toEqual([origin, 200]);
    const link = backend.mailbox.mails().find(({ to }) => to === email)?.link ?? "";
    expect(link.startsWith(`${backend.url}/`)).toBe(true);
    expect(new URL(new URL(link).searchParams.get("redirect_to") ?? "").origin).toBe(backend.url);
  }
});
