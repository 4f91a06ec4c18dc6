import { join } from "node:path";
import { expect, test } from "vitest";
import { type Answer, type OpenedApp, openApp } from "../browser/harness.ts";
import { expectTrue } from "../elements/expect-locator.ts";
import { createGate } from "../gate.ts";

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly prefer: string | undefined;
}

/**
 * Opens a page with the plugin as `window.db`; `answer` simulates the database, `sent` has the requests it received.
 */
async function open(
  answer: (sent: Sent) => Answer | Promise<Answer>,
): Promise<{ readonly opened: OpenedApp; readonly sent: Sent[] }> {
  const sent: Sent[] = [];
  const app = await openApp({
    files: {
      "main.tsx": `
        import * as db from "trama/runtime/plugins/supabase";
        import { configureEnvironment, fetchCollection } from "trama/runtime";
        import { createRun } from ${JSON.stringify(join(import.meta.dirname, "../../runtime/workflow/workflow.ts"))};
        import { configureLanguages } from ${JSON.stringify(join(import.meta.dirname, "../../runtime/screen/language.ts"))};
        configureEnvironment({ backendUrl: location.origin, backendKey: "publica" });
        const run = createRun("t");
        const tried = async (work) => { try { return await work; } catch (error) { return { message: error.message, data: error.data }; } };
        Object.assign(window, { db, configureEnvironment, configureLanguages, fetchCollection, run, tried });
      `,
    },
    respond: (request) => {
      const { pathname, search } = new URL(request.url());
      if (!/^\/(rest|functions)\/v1\//.test(pathname)) return undefined;
      const one: Sent = {
        method: request.method(),
        url: decodeURIComponent((pathname.replace(/^\/(rest|functions)\/v1/, "") + search).replaceAll("+", " ")),
        body: request.postData(),
        prefer: request.headers().prefer,
      };
      sent.push(one);
      return answer(one);
    },
  });
  await expectTrue(app.page, "window.db");
  return { opened: app, sent };
}

/** Whether the chunk with the database client was requested. */
const isClientLoaded = (opened: OpenedApp): Promise<boolean> =>
  opened.page.evaluate(
    "performance.getEntriesByType('resource').some(({ name }) => /assets\\/supabase-requests-/.test(name))",
  );

test("a collection asks the database to filter, sort, page and count", async () => {
  const { opened, sent } = await open(() => ({
    headers: { "content-range": "25-26/80", "access-control-expose-headers": "content-range" },
    body: [{ id: 1 }, { id: 2 }],
  }));
  await expect.poll(() => isClientLoaded(opened)).toBe(false);
  const seen = await opened.page.evaluate(`(async () => {
    const { and, contains, ignoreEmpty, eq, isIn, isNull, or, supabaseCollection } = db;
    const contatos = supabaseCollection({
      id: "contatos", table: "vw_contatos", select: "id,nome", count: true,
      filter: () => and(contains("busca", "ana"), ignoreEmpty(eq("origem", "")), or(isIn("tag", ["a", "b,c"]), isNull("tag"))),
      sort: () => [{ by: "nome", direction: "desc", nulls: "last" }, { by: "id" }],
      limit: () => 25, offset: () => 25,
    });
    await fetchCollection(run, contatos);
    return [contatos.data.value, contatos.total.value, contatos.limit.value, contatos.offset.value];
  })()`);
  expect(seen).toEqual([[{ id: 1 }, { id: 2 }], 80, 25, 25]);
  await expect.poll(() => isClientLoaded(opened)).toBe(true);
  expect(sent).toEqual([
    {
      method: "GET",
      url: '/vw_contatos?select=id,nome&busca=ilike.%ana%&or=(tag.in.("a","b,c"),tag.is.null)&order=nome.desc.nullslast,id.asc&offset=25&limit=25',
      body: null,
      prefer: "count=exact",
    },
  ]);
});

test("a page past the end is empty and still has a total", async () => {
  const { opened } = await open(({ url }) =>
    url.endsWith("&limit=0")
      ? { headers: { "content-range": "*/30" }, body: [] }
      : { status: 416, body: { code: "PGRST103", message: "Requested range not satisfiable" } },
  );
  const seen = await opened.page.evaluate(`(async () => {
    const c = db.supabaseCollection({ id: "c", table: "t", count: true, limit: () => 10, offset: () => 90 });
    await fetchCollection(run, c);
    return [c.data.value, c.total.value, c.error.value];
  })()`);
  expect(seen).toEqual([[], 30, null]);
});

test("rows are left out at the start without a limit as well", async () => {
  const { opened, sent } = await open(() => ({ body: [{ id: 4 }] }));
  await opened.page.evaluate(
    `fetchCollection(run, db.supabaseCollection({ id: "c", table: "t", offset: () => 3 })).then(() => undefined)`,
  );
  expect(sent.map(({ url }) => url)).toEqual(["/t?select=*&offset=3&limit=2147483648"]);
});

test("a single collection is one row or nothing", async () => {
  const { opened, sent } = await open(() => ({ body: sent.length === 1 ? [{ id: 7 }] : [] }));
  const seen = await opened.page.evaluate(`(async () => {
    const c = db.supabaseCollection({ id: "c", table: "t", single: true });
    await fetchCollection(run, c);
    const first = c.data.value;
    await fetchCollection(run, c);
    return [first, c.data.value];
  })()`);
  expect(seen).toEqual([{ id: 7 }, null]);
  expect(sent[0]?.url).toBe("/t?select=*&offset=0&limit=1");
});

test("rows are added, changed, removed and given back", async () => {
  const { opened, sent } = await open(() => ({ body: [{ id: 1 }] }));
  const run = (code: string) => opened.page.evaluate(`(async () => await tried(${code}))()`);
  expect(await run(`db.supabaseInsert(run, { table: "t", data: { a: 1, b: undefined }, columns: ["id"] })`)).toEqual({
    id: 1,
  });
  expect(await run(`db.supabaseInsert(run, { table: "t", data: [{ a: 1 }] })`)).toEqual([{ id: 1 }]);
  expect(
    await run(`db.supabaseUpdate(run, { table: "t", match: { id: 1, pai: null }, data: { a: 2 }, single: true })`),
  ).toEqual({ id: 1 });
  expect(await run(`db.supabaseUpsert(run, { table: "t", data: { id: 1 }, conflict: ["id"] })`)).toEqual({ id: 1 });
  expect(
    await run(
      `db.supabaseDelete(run, { table: "t", filter: { and: [{ field: "id", operator: "in", value: [1, 2] }] } })`,
    ),
  ).toEqual([{ id: 1 }]);
  expect(await run(`db.supabaseCall(run, "rpc_x", { a: 1, b: undefined })`)).toEqual([{ id: 1 }]);
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["POST", "/t?select=id", '{"a":1}'],
    ["POST", "/t?columns=a", '[{"a":1}]'],
    ["PATCH", "/t?id=eq.1&pai=is.null&select=id,pai", '{"a":2}'],
    ["POST", "/t?on_conflict=id", '{"id":1}'],
    ["DELETE", '/t?id=in.("1","2")', null],
    ["POST", "/rpc/rpc_x", '{"a":1}'],
  ]);
});

test("a request without a connection says so in the language of the page", async () => {
  const { opened } = await open(() => ({ body: [] }));
  const seen = await opened.page.evaluate(`(async () => {
    configureLanguages(run.task.runtime, ["pt"]);
    window.fetch = async () => { throw new TypeError("Failed to fetch"); };
    return [
      await tried(db.supabaseInsert(run, { table: "t", data: { a: 1 } })),
      await tried(db.supabaseStorageList(run, { bucket: "fotos" })),
    ];
  })()`);
  const message = "Sem conexão. Tente de novo.";
  expect(seen).toEqual(Array(2).fill({ message, data: { status: 0, code: "no_connection" } }));
});

test("columns that only some rows have are null in the others, or the database's default", async () => {
  const { opened, sent } = await open(() => ({ body: [] }));
  const data = `[{ a: 1 }, { a: 2, b: 3 }]`;
  await opened.page.evaluate(`(async () => {
    await db.supabaseInsert(run, { table: "t", data: ${data} });
    await db.supabaseInsert(run, { table: "t", data: ${data}, defaultToNull: false });
    await db.supabaseUpsert(run, { table: "t", data: ${data}, defaultToNull: false });
  })()`);
  expect(sent.map(({ url, prefer = "" }) => [url, prefer.includes("missing=default")])).toEqual([
    ["/t?columns=a,b", false],
    ["/t?columns=a,b", true],
    ["/t?columns=a,b", true],
  ]);
});

test("a call whose answer does not come in time fails as one without a network", async () => {
  const { opened } = await open(() => new Promise(() => {}));
  const failed = await opened.page.evaluate(`tried(db.supabaseCall(run, "rpc_x", {}, { timeout: 50 }))`);
  expect(failed).toMatchObject({ data: { status: 0 } });
});

test("a write that names no rows is refused before it is sent", async () => {
  const { opened, sent } = await open(() => ({ body: [] }));
  const seen = await opened.page.evaluate(`(async () => [
    await tried(db.supabaseDelete(run, { table: "t" })),
    await tried(db.supabaseUpdate(run, { table: "t", data: { a: 1 }, filter: { and: [{ field: "a", operator: "eq", value: "", ignoreEmpty: true }] } })),
  ])()`);
  expect(seen).toMatchObject([
    { message: "a write to existing rows needs a match or a filter" },
    { message: "a write to existing rows needs a match or a filter" },
  ]);
  expect(sent).toEqual([]);
});

test("errors keep the database's message, but for the one that is fixed, and edge functions have their own", async () => {
  const { opened } = await open(({ url }) => {
    if (url.startsWith("/funcao")) return { status: 500, body: "x" };
    const code = url.startsWith("/minimo") ? "PGRST100" : "42501";
    return { status: 400, body: { code, message: "negado", details: null, hint: null } };
  });
  const seen = await opened.page.evaluate(`(async () => [
    await tried(db.supabaseSelect(run, { table: "t" })),
    await tried(db.supabaseSelect(run, { table: "minimo" })),
    await tried(db.supabaseInvoke(run, { function: "funcao" })),
  ])()`);
  expect(seen).toMatchObject([
    { message: "negado", data: { code: "42501", status: 400 } },
    {
      message:
        "Mode minimal cannot be used on this postgres version, please update your supabase instance or use another mode.",
      data: { code: "PGRST100" },
    },
    { message: "Function returned an error with status code 500", data: { status: 500, body: "x" } },
  ]);
});

test("a refusal by the database has a sentence for visitors, and the database's own message as its cause", async () => {
  const refusals: Readonly<Record<string, readonly [code: string, message: string]>> = {
    regra: ["23514", 'new row for relation "t" violates check constraint "t_valor_check"'],
    propria: ["23514", 'new row for relation "t" violates check constraint "limite"'],
    dominio: ["23514", 'value for domain peso violates check constraint "peso_check"'],
    politica: ["42501", 'new row violates row-level security policy for table "t"'],
    direito: ["42501", "permission denied for table t"],
    funcao: ["23514", "O valor passa do limite da conta."],
    chave: ["23505", 'duplicate key value violates unique constraint "chave_valor_key"'],
    vazio: ["23502", 'null value in column "nome" of relation "t" violates not-null constraint'],
    ausente: ["23503", 'insert or update on table "t" violates foreign key constraint "t_conta_id_fkey"'],
    usado: ["23503", 'update or delete on table "t" violates foreign key constraint "u_t_id_fkey" on table "u"'],
    horario: ["23P01", 'conflicting key value violates exclusion constraint "t_horario_excl"'],
    longo: ["22001", "value too long for type character varying(10)"],
    grande: ["22003", 'value "99999999999" is out of range for type integer'],
    tipo: ["22P02", 'invalid input syntax for type uuid: "x"'],
    data: ["22007", 'invalid input syntax for type date: ""'],
    demora: ["57014", "canceling statement due to statement timeout"],
    outra: ["23505", 'duplicate key value violates unique constraint "uma_por_pessoa"'],
    aviso: ["23505", "Este e-mail já tem cadastro."],
    coluna: ["42703", "column t.cor does not exist"],
    divisao: ["22012", "division by zero"],
    cheio: ["53100", 'could not extend file "base/1": No space left on device'],
    fechada: ["55000", "A conta já foi fechada."],
  };
  const { opened } = await open(({ url }) => {
    const [code, message] = refusals[/^\/(\w+)/.exec(url)?.[1] ?? ""] ?? [];
    return { status: 400, body: { code, message, details: null, hint: null } };
  });
  const seen =
    await opened.page.evaluate(`(async () => Promise.all(${JSON.stringify(Object.keys(refusals))}.map((table) =>
    db.supabaseInsert(run, { table, data: { valor: 1 } }).catch(({ message, cause, data }) => [message, cause?.message, data.code])
  )))()`);
  const causes = Object.values(refusals).map(([, message]) => message);
  expect(seen).toEqual([
    ["This value is not accepted: valor.", causes[0], "23514"],
    ["This value is not accepted: limite.", causes[1], "23514"],
    ["This value is not accepted.", causes[2], "23514"],
    ["You may not do this.", causes[3], "42501"],
    ["You may not do this.", causes[4], "42501"],
    ["O valor passa do limite da conta.", undefined, "23514"],
    ["Already taken: valor.", causes[6], "23505"],
    ["A value is missing: nome.", causes[7], "23502"],
    ["What this refers to does not exist.", causes[8], "23503"],
    ["This is still in use.", causes[9], "23503"],
    ["This conflicts with another entry.", causes[10], "23P01"],
    ["This text is too long.", causes[11], "22001"],
    ["This number is too large.", causes[12], "22003"],
    ["This value is not accepted.", causes[13], "22P02"],
    ["This value is not accepted.", causes[14], "22007"],
    ["The server is busy. Try again.", causes[15], "57014"],
    ["Already taken.", causes[16], "23505"],
    ["Este e-mail já tem cadastro.", undefined, "23505"],
    ["The server could not do this.", causes[18], "42703"],
    ["This value is not accepted.", causes[19], "22012"],
    ["The server could not do this.", causes[20], "53100"],
    ["A conta já foi fechada.", undefined, "55000"],
  ]);
});

test("a refused write names its columns", async () => {
  const refusals: Readonly<Record<string, object>> = {
    chave: {
      code: "23505",
      message: "duplicate key",
      details: "Key (conta_id, lower(email))=(1, a@b) already exists.",
    },
    oculta: { code: "23505", message: 'duplicate key value violates unique constraint "t_conta_email"' },
    vazio: { code: "23502", message: 'null value in column "nome" of relation "t" violates not-null constraint' },
    regra: { code: "23514", message: 'new row for relation "t" violates check constraint "t_valor_centavos_check"' },
    propria: { code: "23514", message: 'new row for relation "t" violates check constraint "t_documento_valido"' },
    outra: { code: "23514", message: 'new row for relation "t" violates check constraint "limite"' },
    campos: { code: "PT422", message: "validacao", details: '{"assunto":"Curto demais."}' },
    texto: { code: "PT409", message: "duplicado", details: "e-mail" },
  };
  const { opened } = await open(({ url }) => {
    const [, name = ""] = /^\/(\w+)/.exec(url) ?? [];
    if (name === "funcao") return { status: 422, body: '{"code":"validacao","fields":{"nome":"Curto demais."}}' };
    return { status: 400, body: { details: null, hint: null, ...refusals[name] } };
  });
  const names = JSON.stringify(Object.keys(refusals));
  const seen = await opened.page.evaluate(`(async () => {
    const failed = await Promise.all(${names}.map((table) => tried(db.supabaseSelect(run, { table }))));
    failed.push(await tried(db.supabaseInvoke(run, { function: "funcao" })));
    return failed.map(({ data }) => data.fields);
  })()`);
  expect(seen).toEqual([
    { conta_id: "23505", email: "23505" },
    { t_conta_email: "23505" },
    { nome: "23502" },
    { valor_centavos: "23514" },
    { t_documento_valido: "23514" },
    { limite: "23514" },
    { assunto: "Curto demais." },
    null,
    { nome: "Curto demais." },
  ]);
});

test("updates of the same row arrive in the order of their steps, and those of other rows do not wait", async () => {
  const first = createGate();
  const { opened, sent } = await open(async ({ body }) => {
    if (body === '{"a":1}') await first.opened;
    return body === '{"a":2}' ? { status: 500, body: { message: "x" } } : { body: [] };
  });
  const finished = opened.page.evaluate(`(async () => {
    const set = (id, a) => tried(db.supabaseUpdate(run, { table: "t", match: { id }, data: { a } }));
    await Promise.all([set(1, 1), set(1, 2), set(1, 3), set(2, 4)]);
  })()`);
  const bodies = () => sent.map(({ body }) => body);
  // Two requests at the same time arrive in any order.
  await expect.poll(() => bodies().toSorted()).toEqual(['{"a":1}', '{"a":4}']);
  first.open();
  await finished;
  expect(bodies().filter((body) => body !== '{"a":4}')).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
});

test("a refused unique key names the columns in its name, where the answer hides them", async () => {
  const { opened } = await open(({ url }) => {
    const [, name = ""] = /^\/(\w+)/.exec(url) ?? [];
    const message = `duplicate key value violates unique constraint "${name}_conta_id_nome_sku_key"`;
    return { status: 409, body: { details: null, hint: null, code: "23505", message } };
  });
  const seen = await opened.page.evaluate(`(async () => {
    const data = { cor: "azul", sku: "a", nome: "b" };
    const failed = [
      await tried(db.supabaseInsert(run, { table: "produtos", data })),
      await tried(db.supabaseUpdate(run, { table: "produtos", match: { id: 1 }, data: { sku: "a" } })),
      await tried(db.supabaseInsert(run, { table: "produtos", data: { cor: "azul" } })),
    ];
    return failed.map(({ data }) => data.fields);
  })()`);
  expect(seen).toEqual([
    { nome: "23505", sku: "23505" },
    { sku: "23505" },
    { produtos_conta_id_nome_sku_key: "23505" },
  ]);
});

test("an edge function is called with headers and queries, and fills variables while it answers", async () => {
  let accept: string | undefined;
  const { opened, sent } = await open(({ url }) => {
    if (url.startsWith("/relay")) return { status: 500, headers: { "x-relay-error": "true" }, body: "x" };
    if (url.startsWith("/fluxo"))
      return { headers: { "content-type": "text/event-stream" }, body: "data: um\n\ndata: dois\n\n" };
    return { body: { ok: true } };
  });
  opened.page.on("request", (request) => {
    accept = request.headers()["x-um"] ?? accept;
  });
  const seen = await opened.page.evaluate(`(async () => {
    const filled = [];
    const streamText = { set: (text) => filled.push(text) };
    const streamEvents = { setUnknown: (events) => filled.push(events.length) };
    const results = [
      await tried(db.supabaseInvoke(run, { function: "funcao", query: { a: [1, 2], b: null }, headers: { "X-Um": 1, b: null }, body: { c: 3 } })),
      await tried(db.supabaseInvoke(run, { function: "fluxo", streamText, streamEvents })),
      await tried(db.supabaseInvoke(run, { function: "funcao", streamText })),
      await tried(db.supabaseInvoke(run, { function: "relay" })),
    ];
    window.fetch = async () => { throw new TypeError("sem rede"); };
    results.push(await tried(db.supabaseInvoke(run, { function: "funcao" })));
    return { results, filled: [filled[0], filled[1], filled.includes("umdois"), filled.includes(2), filled.at(-1)] };
  })()`);
  expect(seen).toMatchObject({
    results: [
      { ok: true },
      ["um", "dois"],
      '{"ok":true}',
      { message: expect.stringMatching(/^Relay error: /) },
      { message: "Fetch error: sem rede" },
    ],
    filled: ["", 0, true, true, '{"ok":true}'],
  });
  expect(sent[0]).toMatchObject({ method: "POST", url: "/funcao?a=1&a=2", body: '{"c":3}' });
  expect(accept).toBe("1");
});

test("an environment without an address or a key of the backend is reported", async () => {
  const { opened } = await open(() => ({ body: [] }));
  const seen = await opened.page.evaluate(`(async () => {
    configureEnvironment({ backendUrl: location.origin, backendKey: "" });
    return tried(db.supabaseSelect(run, { table: "t" }));
  })()`);
  expect(seen).toMatchObject({ message: "Invalid Supabase configuration." });
});
