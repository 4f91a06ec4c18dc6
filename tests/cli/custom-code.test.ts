import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject, type Served, serveSite, visit } from "./delivery/shop.ts";

/**
 * A build must not change what code in `custom/` means. Each module looks, to one who matches text, as if it only
 * declared things or only re-exported others.
 */

const custom: Readonly<Record<string, string>> = {
  "index.ts": `export { total } from "./labels";
export { doubled, other } from "./limits";
export { seen } from "./order";
export { counted } from "./counter";
export { listed } from "./names";
`,
  // One declaration names another.
  "labels.ts": `import { precos } from "./prices";
export function total(): string {
  return precos.cafe;
}
`,
  "prices.ts": `/** Amounts in reais. */
export const reais = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
});

/** The price list. */
export const precos = Object.freeze({
  cafe: reais.format(3),
});
`,
  "limits.ts": `export const precoUnico = Object.freeze({
  price: 21,
});

export const doubled = Object.assign(() => precoUnico.price * 2, {
  unit: "reais",
});

export const other = Object.assign(() => 1, {
  unit: "reais",
});
`,
  // A module that another one needs to have run.
  "start.ts": `globalThis.name = "started";
`,
  "order.ts": `import "./start";
const atStart = globalThis.name;
export const seen = (): string => atStart;
`,
  // A module with state, which both a first page and a later one change.
  "counter.ts": `export { counted } from "./z-count";
export { count } from "./state";
`,
  "z-count.ts": `import { count } from "./state";
export const counted = (): number => ++count.value;
`,
  "state.ts": `export const count = Object.seal({
  value: 40,
});

export const unused = Object.seal({
  value: count.value,
});
`,
  // Names that no text of the first pages has.
  "names.ts": `import * as tools from "./tools";
export const listed = (): string => Object.keys(tools).sort().map((name) => tools[name as keyof typeof tools]()).join("+");
`,
  "tools.ts": `export { one } from "./one";
export { two } from "./two";
`,
  "one.ts": 'export const one = (): string => "um";\n',
  "two.ts": 'export const two = (): string => "dois";\n',
};

const call = (id: string, formula: string) => ({ id, type: "text", props: { text: { formula } } });

const counter = {
  id: "count",
  type: "button",
  props: { text: { formula: "'Conta ' + toText(variables.count)" } },
  on: { click: { steps: [{ action: "setVariable", variable: "count", value: { formula: "custom.counted()" } }] } },
};

const files = {
  "design.json": { formatVersion: 1, name: "shop", title: "Loja", languages: ["pt"], pages: { home: "home" } },
  "pages/home.json": {
    id: "home",
    path: "",
    title: "Início",
    sections: [
      {
        id: "main",
        tag: "main",
        children: [
          call("total", "'Total ' + custom.total()"),
          call("limits", "'Limites ' + toText(custom.doubled()) + ' ' + toText(custom.other())"),
          call("order", "'Ordem ' + custom.seen()"),
          call("names", "'Nomes ' + custom.listed()"),
          counter,
          { id: "next", type: "text", props: { text: "Adiante" }, link: { page: "next" } },
        ],
      },
    ],
  },
  "pages/next.json": {
    id: "next",
    path: "adiante",
    title: "Adiante",
    sections: [
      {
        id: "main",
        tag: "main",
        children: [counter],
      },
    ],
  },
  "variables.json": { variables: { count: { type: "number", default: 0 }, spare: { type: "number", default: 0 } } },
  ...Object.fromEntries(Object.entries(custom).map(([path, text]) => [`custom/${path}`, text])),
};

const project = newProject();
let served: Served;

beforeAll(async () => {
  served = await serveSite(project.build(files));
});
afterAll(async () => {
  await served?.close();
  project.remove();
});

test("a build keeps what code of custom/ means", async () => {
  const { page, problems } = await visit();
  await page.goto(served.url);
  await page.getByRole("button", { name: "Conta 0" }).click();
  await page.getByRole("button", { name: "Conta 41" }).waitFor();
  const texts = await page.getByRole("main").locator("p, span, div").allTextContents();
  for (const text of ["Total R$\u00a03,00", "Limites 42 1", "Ordem started", "Nomes um+dois"])
    expect(texts).toContain(text);
  await page.getByText("Adiante").click();
  await page.getByRole("button", { name: "Conta 0" }).click();
  await page.getByRole("button", { name: "Conta 42" }).waitFor();
  expect(problems).toEqual([]);
});
