import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expectDetached, expectVisible } from "../../elements/expect-locator.ts";
import { formula, notesOf, openDesign } from "../open-design.ts";

const read = (path: string): object =>
  JSON.parse(readFileSync(new URL(`../../../designs/vendas/${path}`, import.meta.url), "utf8"));
const component = read("components/filtro-periodo.json");
// Without the font, which is a file of the app.
const theme = { ...read("theme.json"), fonts: { fonte: "sans-serif", "fonte-mono": "monospace" } };
const text = (id: string) => ({ type: "string", default: "", description: id });

/** A page with the period filter, on 15 June 2025, that logs and applies each period. */
async function openFilter(inicio: string, fim: string, props: object = {}) {
  const keep = (variable: string) => ({ action: "setVariable", variable, value: formula(`event.${variable}`) });
  const app = await openDesign({
    "variables.json": {
      variables: { inicio: { ...text("início"), default: inicio }, fim: { ...text("fim"), default: fim } },
    },
    "theme.json": theme,
    "components/filtro-periodo.json": component,
    "pages/inicio.json": {
      id: "inicio",
      path: "",
      title: "Período",
      sections: [
        {
          id: "conteudo",
          children: [
            {
              id: "filtro",
              type: "component",
              component: "filtro-periodo",
              props: { inicio: formula("variables.inicio"), fim: formula("variables.fim"), ...props },
              on: {
                mudar: {
                  steps: [
                    {
                      action: "callFunction",
                      function: "note",
                      args: [formula("join([event.inicio, event.fim], ' ')")],
                    },
                    keep("inicio"),
                    keep("fim"),
                  ],
                },
              },
            },
          ],
        },
      ],
    },
  });
  const { page } = app;
  await page.clock.setFixedTime(new Date("2025-06-15T15:00:00Z"));
  const control = page.locator(".trama-date-picker .trama-select-trigger");
  await expectVisible(control);
  const open = async () => {
    await control.click();
    await expectVisible(page.getByRole("grid").first());
  };
  return { ...app, control, open };
}

test("the period filter shows the last day and emits the day after it", async () => {
  const app = await openFilter("2025-05-16", "2025-06-16");
  const { page } = app;
  await expect.poll(() => app.control.textContent()).toBe("16/05/25 – 15/06/25");
  for (const [preset, shown, told] of [
    ["Hoje", "15/06/25 – 15/06/25", "2025-06-15 2025-06-16"],
    ["Ontem", "14/06/25 – 14/06/25", "2025-06-14 2025-06-15"],
    ["7 dias", "09/06/25 – 15/06/25", "2025-06-09 2025-06-16"],
    ["30 dias", "17/05/25 – 15/06/25", "2025-05-17 2025-06-16"],
    ["Mês atual", "01/06/25 – 15/06/25", "2025-06-01 2025-06-16"],
    ["Mês passado", "01/05/25 – 31/05/25", "2025-05-01 2025-06-01"],
  ] as const) {
    await app.open();
    await page.getByRole("button", { name: preset, exact: true }).click();
    await expect.poll(() => app.control.textContent(), { message: preset }).toBe(shown);
    await expect.poll(async () => (await notesOf(app)).at(-1)).toBe(told);
  }
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a period of 366 days is taken, a longer one is refused with a reason", async () => {
  const app = await openFilter("2024-05-01", "2024-05-02");
  const { page } = app;
  const choose = async (end: string) => {
    await app.open();
    await page.getByRole("combobox", { name: "Mês" }).first().selectOption("maio");
    await page.getByRole("combobox", { name: "Ano" }).first().selectOption("2024");
    await page.locator("[data-day='2024-05-01'] button").click();
    await page.getByRole("combobox", { name: "Ano" }).first().selectOption("2025");
    await page.locator(`[data-day='${end}'] button`).click();
    await page.getByRole("button", { name: "Selecionar" }).click();
  };
  await choose("2025-05-02");
  await expectVisible(page.getByText("Escolha um período de até 1 ano."));
  await expect.poll(() => notesOf(app)).toEqual([]);
  await choose("2025-05-01");
  await expectDetached(page.getByText("Escolha um período de até 1 ano."));
  await expect.poll(() => notesOf(app)).toEqual(["2024-05-01 2025-05-02"]);
  await app.close();
});

test("an optional period may be empty", async () => {
  const app = await openFilter("", "", { rotulo: "Criado em", opcional: true });
  const { page } = app;
  await expectVisible(page.getByRole("button", { name: "Criado em", exact: true }));
  await app.open();
  await page.getByRole("button", { name: "Hoje", exact: true }).click();
  await page.getByRole("button", { name: "Limpar" }).click();
  await expectVisible(page.getByRole("button", { name: "Criado em", exact: true }));
  await expect.poll(() => notesOf(app)).toEqual(["2025-06-15 2025-06-16", " "]);
  await app.close();
});
