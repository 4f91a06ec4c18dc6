import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Driver, keys, type Point, windowSize } from "../driver.ts";
import { startFirefox } from "../firefox.ts";
import { startWebKit, type WebKitPrograms } from "../webkit.ts";
import { chatBackend, openChats } from "./chats.ts";
import { pipelinesOf } from "./pipelines.ts";
import { demoRoutes } from "./routes.ts";
import { password, people, serveVendas } from "./site.ts";

/** The demo in browsers whose engine is not Chromium's. */

/** What `.ci/other-browsers.mjs` exports. */
interface OtherBrowsers {
  findFirefox(): string;
  findWebKit(): WebKitPrograms;
}
const { findFirefox, findWebKit }: OtherBrowsers = await import("../../../.ci/other-browsers.mjs" as string);

/** The last month of the demo. */
const month = "de=2025-05-16&ate=2025-06-16";

const site = serveVendas();
const { create, read } = pipelinesOf(site);
const privateRoutes = async () => (await demoRoutes(site)).filter(({ isPrivate }) => isPrivate);

describe.each([
  { name: "Firefox", start: () => startFirefox(findFirefox()) },
  { name: "WebKit", start: () => startWebKit(findWebKit()) },
])("$name", ({ name, start }) => {
  let driver: Driver;
  const open = (path: string): Promise<void> => driver.open(`${site.url}/${path}`);
  const see = (selector: string, named = ""): Promise<void> => until(driver, found(selector, named));
  const click = (selector: string, named = ""): Promise<void> => clickOn(driver, selector, named);
  const fill = async (field: string, text: string): Promise<void> => {
    await click("input, textarea", field);
    await driver.type(text);
  };

  beforeAll(async () => {
    driver = await start();
    await open("");
    await fill("E-mail", people.owner);
    await fill("Senha", password + keys.enter);
    await until(driver, 'location.pathname !== "/"');
    await see("main h1");
  });
  afterAll(() => driver?.close());
  afterEach(async () => expect(await driver.takeErrors()).toEqual([]));

  test("every page has a heading, fits the window and logs no error", async () => {
    const wrong: string[] = [];
    for (const { page, path } of await privateRoutes()) {
      await open(`${path.slice(1)}?${month}`);
      await see("main h1, main h2");
      const opened = await driver.evaluate<string>("location.pathname");
      if (opened !== path) wrong.push(`${page}: opens ${opened}`);
      await until(driver, '!document.querySelector("[aria-busy=true], .esqueleto-barra")');
      const width = await driver.evaluate<number>("document.documentElement.scrollWidth");
      if (width > windowSize.width) wrong.push(`${page}: ${width} px wide`);
      wrong.push(...(await driver.takeErrors()).map((error) => `${page}: ${error}`));
    }
    expect(wrong).toEqual([]);
  });

  test("the arrow of a figure is beside its number, however narrow the card is", async () => {
    await open(`vendas/transacoes/?${month}`);
    await click("nav a", "^Dashboard$");
    await see(".variacao > svg");
    const figures = await driver.evaluate<readonly Figure[]>(`Array.from(
      document.querySelectorAll(".variacao > svg"),
      (arrow) => {
        arrow.parentElement.style.width = "64px";
        const number = arrow.nextElementSibling;
        const [one, other] = [arrow, number].map((part) => part.getBoundingClientRect());
        return { text: number.textContent, isBeside: one.top < other.bottom && other.top < one.bottom };
      },
    )`);
    expect(figures.length).toBeGreaterThan(4);
    expect(figures.filter(({ isBeside }) => !isBeside)).toEqual([]);
  });

  test("a page that is left while it loads logs no error", async () => {
    for (const { path } of await privateRoutes()) {
      await driver.evaluate(`void (location.href = ${JSON.stringify(path)})`);
      await pause(120);
    }
    await open("vendas/pipelines/");
    await see("main h1");
  });

  test("a message that is written in a chat appears", async () => {
    const { id } = await (await chatBackend(site)).chat(openChats);
    await open(`chats/?aba=todas&chat=${id}`);
    await see(".conversa-mensagem-bolha");
    await fill("^Mensagem para", `Bom dia do ${name}`);
    await click("button", "^Enviar$");
    await see(".conversa-mensagem-bolha", `Bom dia do ${name}`);
  });

  test("a sale by hand is registered", async () => {
    await open("vendas/transacoes/");
    await click("button", "^Nova venda manual$");
    await click("[role=dialog] [role=combobox]", "Produto");
    await click("[role=option]");
    await fill("^Comprador", `Comprador de ${name}`);
    await fill("^Telefone", "(11) 90123-9876");
    await click("[role=dialog] button", "^Registrar venda$");
    await see("*", "Venda registrada\\.$");
    const made = await site.query("select from public.transacoes where comprador_nome = $1", [`Comprador de ${name}`]);
    expect(made).toHaveLength(1);
  });

  test("a file of sales is imported", async () => {
    await open("financeiro/importar-transacoes/");
    await see("main *", "^Escolha o arquivo$");
    const header =
      "Plataforma;Transação;Status;Data do pedido;Produto;Forma de pagamento;Valor;Nome do comprador;E-mail";
    const row = `Kiwify;${name}-1;Aprovada;01/06/2025 10:00;Livro;Pix;10,00;Ana Prova;ana@prova.example`;
    await driver.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File([${JSON.stringify(`${header}\r\n${row}`)}], "vendas.csv", { type: "text/csv" }));
      const field = document.querySelector("input[type=file]");
      field.files = files.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
    await click("button", "^Continuar$");
    await click("button", "^Conferir linhas$");
    await click("button", "^Importar 1 linha$");
    await see("main *", "^1 novas, ");
  });

  test("days are chosen in the calendar", async () => {
    await open(`vendas/transacoes/?${month}`);
    await click("button", "^Período");
    await click("[role=dialog] button", "^Ontem$");
    await until(driver, `!location.search.includes("de=2025-05-16") && location.search.includes("de=")`);
  });

  test("a card is dragged to the next stage", async () => {
    const title = `Arrasto no ${name}`;
    const id = await create(title);
    await open("vendas/pipelines/");
    await see(".trama-card", title);
    const from = await middle(driver, ".trama-card", title);
    const to = await middle(driver, ".trama-kanban-stack h2, .trama-kanban-stack h3", "^Conversa$");
    const steps = Array.from({ length: 8 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * (at + 1)) / 8,
      y: from.y + 8,
    }));
    await driver.drag([from, { x: from.x + 12, y: from.y + 4 }, ...steps]);
    await expect.poll(async () => (await read(id))?.etapa_nome).toBe("Conversa");
  });
});

interface Figure {
  readonly text: string;
  /** Whether its arrow and its number are on one line. */
  readonly isBeside: boolean;
}

/** What finds a visible element by its selector and a pattern for its name: a label, or its text. */
const found = (selector: string, named: string): string => `(() => {
  const text = (one) => one?.textContent ?? "";
  const name = (one) => [
    one.getAttribute("aria-label"),
    ...(one.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => text(document.getElementById(id))),
    ...Array.from(one.labels ?? [], text),
    text(one),
  ].find((one) => one?.trim())?.trim() ?? "";
  const fits = new RegExp(${JSON.stringify(named)});
  return [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0 && fits.test(name(one)));
})()`;

/** Wait until an expression is true in the page. */
async function until(driver: Driver, expression: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await driver.evaluate<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) {
      const text = await driver.evaluate<string>("location.pathname + ': ' + document.body.innerText");
      throw new Error(`never true: ${expression}\n${text}`);
    }
    await pause(50);
  }
}

/** Returns the middle of an element that is shown and does not move. */
async function middle(driver: Driver, selector: string, named: string): Promise<Point> {
  await until(driver, found(selector, named));
  return driver.evaluate<Point>(`(async () => {
    const find = () => ${found(selector, named)};
    find()?.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (let last = ""; ; ) {
      const { x, y, width, height } = find()?.getBoundingClientRect() ?? {};
      const now = [x, y, width, height].join();
      if (now === last) return { x: x + width / 2, y: y + height / 2 };
      last = now;
      await new Promise((done) => setTimeout(done, 60));
    }
  })()`);
}

/** Wait until an element is shown and does not move, and click in its middle. */
async function clickOn(driver: Driver, selector: string, named: string): Promise<void> {
  await driver.click(await middle(driver, selector, named));
}
