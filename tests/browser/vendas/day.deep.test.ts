import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { type ChatBackend, chatBackend, composer, isOfNetwork, saying } from "./chats.ts";
import { connectHotmart, hotmartSale } from "./reports.ts";
import { type Person, people, serveVendas } from "./site.ts";

/**
 * A day of three people: sixty conversations, forty sales and ten tickets, while customers write, a platform reports its
 * sales, and the line is cut twice. At its end nothing is lost and nothing doubled.
 */

const site = serveVendas();
let backend: ChatBackend;
beforeAll(async () => {
  backend = await chatBackend(site);
});

/** What a person has done; texts that are typed do not count. */
interface Effort {
  keys: number;
  clicks: number;
  /** The time from inputs until their results were shown. */
  waitedMs: number;
}

type Work = "chats" | "tickets" | "sales";

interface Seller {
  readonly name: string;
  readonly page: Page;
  readonly efforts: Record<Work, Effort>;
  /** What they are at. */
  work: Work;
}

const answers = 20;
const fromPlatform = 25;
const salesOf = { Ana: 8, Bruno: 7 } as const;
/** The conversations that become a ticket, by their place in the day of a person. */
const withTicket = [2, 5, 8, 11, 14];
const cutAt = 6;

const none = (): Effort => ({ keys: 0, clicks: 0, waitedMs: 0 });

async function begin(name: string, as: Person, size: { width: number; height: number }): Promise<Seller> {
  const page = await site.open("/chats/", { as, ...size, loadsAhead: true });
  await expectVisible(page.locator(".conversa-item-abrir").first());
  return { name, page, efforts: { chats: none(), tickets: none(), sales: none() }, work: "chats" };
}

const effort = ({ efforts, work }: Seller): Effort => efforts[work];

async function press(seller: Seller, key: string): Promise<void> {
  effort(seller).keys += 1;
  await seller.page.keyboard.press(key);
}

async function click(seller: Seller, target: Locator): Promise<void> {
  effort(seller).clicks += 1;
  await target.click();
}

/** Wait for the result of the last input, and count the time. */
async function wait(seller: Seller, result: Promise<unknown>): Promise<void> {
  const start = performance.now();
  await result;
  effort(seller).waitedMs += performance.now() - start;
}

/** The conversation that the address names. */
const opened = (page: Page): string => new URL(page.url()).searchParams.get("chat") ?? "";

const isWriting = (page: Page): Promise<boolean> =>
  composer(page).evaluate((field) => field === document.activeElement);

/** An answer, and the conversation it belongs to. */
interface Answer {
  readonly texto: string;
  readonly chat: string;
}

/** A customer whose conversation was answered writes again. */
const writeAgain = (answered: readonly Answer[]) =>
  backend.receive({ id: answered[0]?.chat ?? "", contato_nome: "", nao_lidas: 0 }, "Mais uma pergunta");

async function answerByKeys(seller: Seller, act: (count: number, chat: string) => Promise<void>): Promise<Answer[]> {
  const { name, page } = seller;
  const answered: Answer[] = [];
  await press(seller, "j");
  await wait(seller, expect.poll(() => opened(page)).not.toBe(""));
  await press(seller, "r");
  for (let count = 0; count < answers; count += 1) {
    await wait(seller, expect.poll(() => isWriting(page)).toBe(true));
    const chat = opened(page);
    const texto = `${name} responde ${count}`;
    await page.keyboard.type(texto);
    await press(seller, "Enter");
    await wait(seller, expectVisible(saying(page, texto)));
    answered.push({ texto, chat });
    await act(count, chat);
    if (count === answers / 2) await writeAgain(answered);
    await press(seller, "Alt+Enter");
    if (count + 1 < answers) await wait(seller, expect.poll(() => opened(page)).not.toBe(chat));
  }
  return answered;
}

async function answerByTouch(seller: Seller): Promise<Answer[]> {
  const { name, page } = seller;
  const answered: Answer[] = [];
  const waiting = page.locator(".conversa-item-abrir").filter({ hasText: "não lidas" });
  for (let count = 0; count < answers; count += 1) {
    await wait(seller, expectVisible(waiting.first()));
    await click(seller, waiting.first());
    await wait(seller, expectVisible(composer(page)));
    const chat = opened(page);
    await click(seller, composer(page));
    const texto = `${name} responde ${count}`;
    await page.keyboard.type(texto);
    await click(seller, page.getByRole("button", { name: "Enviar", exact: true }));
    await wait(seller, expectVisible(saying(page, texto)));
    answered.push({ texto, chat });
    if (count === answers / 2) await writeAgain(answered);
    await click(seller, page.getByRole("button", { name: "Resolver", exact: true }));
    await wait(seller, expectVisible(page.getByRole("button", { name: "Reabrir", exact: true })));
    await click(seller, page.getByRole("button", { name: "Voltar às conversas" }));
  }
  return answered;
}

async function openTicket(seller: Seller, subject: string): Promise<void> {
  const { page } = seller;
  const before = seller.work;
  seller.work = "tickets";
  await click(seller, page.getByRole("button", { name: "Ir para atendimentos" }));
  const list = page.getByRole("dialog", { name: /^Atendimentos de / });
  await click(seller, list.getByRole("button", { name: /^Novo atendimento/ }));
  const dialog = page.getByRole("dialog", { name: "Novo atendimento" });
  await dialog.getByRole("textbox", { name: "Assunto" }).fill(subject);
  await click(seller, dialog.getByRole("combobox", { name: /^Categoria/ }));
  await click(seller, page.getByRole("option", { name: "Conteúdo" }));
  await click(seller, dialog.getByRole("button", { name: "Abrir atendimento" }));
  await wait(seller, expectDetached(dialog));
  await expectDetached(list);
  // The focus is on the button that opened the window.
  await press(seller, "r");
  await wait(seller, expect.poll(() => isWriting(page)).toBe(true));
  seller.work = before;
}

/** Send an answer without a connection, which comes back afterwards. */
async function cutWhileAnswering(seller: Seller, texto: string): Promise<void> {
  const { page } = seller;
  await page.context().setOffline(true);
  await expectVisible(page.getByText("Reconectando…"));
  await page.keyboard.type(texto);
  await press(seller, "Enter");
  await expectVisible(saying(page, texto));
  await expectVisible(page.getByText(/^Não enviada\./));
  await page.context().setOffline(false);
  await expectDetached(page.getByText("Reconectando…"));
  await click(seller, page.getByRole("button", { name: "Tentar de novo" }));
  await wait(seller, expectDetached(page.getByText(/^Não enviada\./)));
  await click(seller, composer(page));
}

/** Register a sale. With `isCut` the database has it when the line is cut, and the page does not hear of it. */
async function sell(seller: Seller, buyer: string, isCut: boolean): Promise<void> {
  const { page } = seller;
  await click(seller, page.getByRole("button", { name: "Nova venda manual" }));
  const dialog = page.getByRole("dialog", { name: "Nova venda manual" });
  await click(seller, dialog.getByRole("combobox", { name: "Produto" }));
  await click(seller, page.getByRole("option").first());
  await click(seller, dialog.getByRole("textbox", { name: "Comprador" }));
  await page.keyboard.type(buyer);
  if (isCut) {
    const cut = new Promise<void>((done) => {
      void page.route(
        "**/rest/v1/transacoes*",
        async (route) => {
          await route.fetch();
          await page.context().setOffline(true);
          await route.abort();
          done();
        },
        { times: 1 },
      );
    });
    await press(seller, "Enter");
    await cut;
    await pause(1_000);
    await page.context().setOffline(false);
  } else await press(seller, "Enter");
  await wait(seller, expectDetached(dialog));
}

async function sellAll(seller: Seller, name: keyof typeof salesOf, cutSale?: number): Promise<void> {
  seller.work = "sales";
  for (let count = 0; count < salesOf[name]; count += 1)
    await sell(seller, `Comprador ${count} de ${name}`, count === cutSale);
}

/** The platform reports its sales, and every fifth one twice at once. */
async function report(): Promise<string[]> {
  const send = await connectHotmart(site);
  const codes = Array.from({ length: fromPlatform }, (_, count) => `HP-dia-${count}`);
  for (const [count, code] of codes.entries()) {
    const sale = hotmartSale(code);
    await Promise.all([send(sale), ...(count % 5 === 0 ? [send(sale)] : [])]);
    await pause(400);
  }
  return codes;
}

/** Share the conversations among the people; in each of them the customer writes. */
async function shareOut(names: readonly Person[]): Promise<void> {
  const chats = await site.query<{ readonly id: string }>(
    "select c.id from public.chats c join public.contas k on k.id = c.conta_id where k.slug = 'escola-aurora' order by c.id",
  );
  const share = answers - 1;
  for (const [place, person] of names.entries()) {
    const own = chats.slice(place * share, (place + 1) * share);
    await site.query(
      "update public.chats set responsavel_id = (select id from public.usuarios where email = $1) where id = any ($2)",
      [people[person], own.map(({ id }) => id)],
    );
    for (const { id } of own) await backend.receive({ id, contato_nome: "", nao_lidas: 0 }, "Alguém aí?");
  }
}

/** Sellers of the demo only read sales. */
const maySell = (person: Person) =>
  site.query(
    `update public.usuarios set permissoes = (
      select jsonb_agg(case when p ->> 'pagina' = 'pg-transacoes' then p || '{"nivel":"editar"}' else p end)
      from jsonb_array_elements(permissoes) p
    ) where email = $1`,
    [people[person]],
  );

/** What a person has done, a line for each kind of work. */
const described = ({ name, efforts }: Seller): string[] =>
  Object.entries(efforts)
    .filter(([, { keys, clicks }]) => keys + clicks > 0)
    .map(
      ([work, { keys, clicks, waitedMs }]) =>
        `${name}, ${work}: ${keys} keys, ${clicks} clicks, ${(waitedMs / 1000).toFixed(1)} s waited`,
    );

/** The database refuses the sale that is sent again, as it has it. */
const isOfSecondSale = (problem: string): boolean => problem.includes("409 (Conflict)") && /transacoes$/.test(problem);

test("a day of three people loses nothing, doubles nothing, and takes few keys and clicks", async () => {
  await shareOut(["owner", "support", "sales"]);
  await maySell("sales");
  const desktop = { width: 1366, height: 768 };
  const [ana, carla, bruno] = await Promise.all([
    begin("Ana", "owner", desktop),
    begin("Carla", "support", desktop),
    begin("Bruno", "sales", { width: 390, height: 844 }),
  ]);
  const tickets: { assunto: string; chat: string }[] = [];
  const ticketOf = async (seller: Seller, count: number, chat: string): Promise<void> => {
    if (!withTicket.includes(count)) return;
    const assunto = `Pedido ${count} de ${seller.name}`;
    await openTicket(seller, assunto);
    tickets.push({ assunto, chat });
  };
  const offline: Answer[] = [];
  const [byAna, byCarla, byBruno, codes] = await Promise.all([
    answerByKeys(ana, (count, chat) => ticketOf(ana, count, chat)).then(async (answered) => {
      await click(ana, ana.page.getByRole("link", { name: /^Transações/ }).first());
      await sellAll(ana, "Ana", 2);
      return answered;
    }),
    answerByKeys(carla, async (count, chat) => {
      await ticketOf(carla, count, chat);
      if (count !== cutAt) return;
      const texto = "Carla responde sem linha";
      await cutWhileAnswering(carla, texto);
      offline.push({ texto, chat });
    }),
    answerByTouch(bruno).then(async (answered) => {
      await click(bruno, bruno.page.getByRole("button", { name: "Abrir menu" }));
      await click(bruno, bruno.page.getByRole("link", { name: /^Transações/ }).first());
      await sellAll(bruno, "Bruno");
      return answered;
    }),
    report(),
  ]);

  console.log([ana, carla, bruno].flatMap(described).join("\n"));

  const sent = await site.query<Answer>(
    "select conteudo as texto, chat_id as chat from public.mensagens where direcao = 'saida' and conteudo like '% responde %'",
  );
  const byText = (list: readonly Answer[]) => list.map(({ texto, chat }) => `${texto}: ${chat}`).sort();
  expect(byText(sent)).toEqual(byText([...byAna, ...byCarla, ...byBruno, ...offline]));
  const buyers = await site.query<{ readonly nome: string }>(
    "select comprador_nome as nome from public.transacoes where plataforma = 'manual' and comprador_nome like 'Comprador % de %'",
  );
  const expected = Object.entries(salesOf).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, place) => `Comprador ${place} de ${name}`),
  );
  expect(buyers.map(({ nome }) => nome).sort()).toEqual(expected.sort());
  const reported = await site.query<{ readonly codigo: string }>(
    "select transacao_codigo as codigo from public.transacoes where transacao_codigo like 'HP-dia-%'",
  );
  expect(reported.map(({ codigo }) => codigo).sort()).toEqual(codes.sort());
  const made = await site.query<{ readonly assunto: string; readonly chat: string }>(
    "select assunto, chat_id as chat from public.atendimentos where assunto like 'Pedido % de %'",
  );
  const bySubject = (list: typeof made) => list.map(({ assunto, chat }) => `${assunto}: ${chat}`).sort();
  expect(bySubject(made)).toEqual(bySubject(tickets));
  expect(tickets).toHaveLength(10);

  for (const seller of [ana, carla]) expect(seller.efforts.chats.keys).toBeLessThanOrEqual(4 * answers);
  expect(ana.efforts.chats.clicks).toBeLessThanOrEqual(1);
  expect(bruno.efforts.chats.clicks).toBeLessThanOrEqual(5 * answers + 2);
  for (const { efforts } of [ana, carla]) expect(efforts.tickets.clicks).toBeLessThanOrEqual(5 * withTicket.length);
  for (const [name, seller] of [
    ["Ana", ana],
    ["Bruno", bruno],
  ] as const)
    expect(seller.efforts.sales.clicks + seller.efforts.sales.keys).toBeLessThanOrEqual(5 * salesOf[name]);
  expect(site.takeProblems().filter((problem) => !isOfNetwork(problem) && !isOfSecondSale(problem))).toEqual([]);
});
