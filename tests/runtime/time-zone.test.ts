import { expect, test } from "vitest";
import { formula, openDesign } from "../browser/open-design.ts";

// In São Paulo the 15th of June at eleven at night, in Tokyo the 16th at eleven in the morning.
const moment = "'2025-06-16T02:00:00Z'";
const text = (id: string, value: string) => ({ id, type: "text", props: { text: formula(value) } });

/** The texts that an app shows in a browser of a time zone. */
async function shownIn(timezoneId: string, design: object) {
  const app = await openDesign(
    {
      "design.json": design,
      "variables.json": { variables: { cedo: { type: "boolean", default: true } } },
      "pages/inicio.json": {
        id: "inicio",
        path: "",
        title: "Hoje",
        sections: [
          {
            id: "conteudo",
            children: [
              {
                id: "mostrar",
                type: "button",
                props: { text: "Mostrar" },
                on: { click: { steps: [{ action: "setVariable", variable: "cedo", value: false }] } },
              },
              {
                id: "tudo",
                type: "base",
                if: formula("!variables.cedo"),
                children: [
                  text("hoje", "today()"),
                  text("hora", `formatDate(${moment}, 'DD/MM/YY HH:mm')`),
                  { id: "data", type: "date", props: { date: formula(moment), format: "DD/MM/YY HH:mm" } },
                  {
                    id: "dia",
                    type: "date-picker",
                    props: { ariaLabel: "Dia", dateMode: "date", initValueSingle: formula(moment), format: "DD/MM/YY" },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    { timezoneId },
  );
  const { page } = app;
  await page.clock.setFixedTime(new Date("2025-06-16T02:00:00Z"));
  await page.getByRole("button", { name: "Mostrar" }).click();
  const textOf = (id: string) => page.locator(`.inicio-${id}`).textContent();
  const shown = [await textOf("hoje"), await textOf("hora"), await textOf("data"), await textOf("dia")];
  await page.getByRole("button", { name: "Dia" }).click();
  const today = await page.locator("[data-today]").getAttribute("data-day");
  expect(app.errors).toEqual([]);
  return [...shown, today];
}

const inSaoPaulo = ["2025-06-15", "15/06/25 23:00", "15/06/25 23:00", "15/06/25", "2025-06-15"];
const inTokyo = ["2025-06-16", "16/06/25 11:00", "16/06/25 11:00", "16/06/25", "2025-06-16"];

test("an app with a time zone shows the same day and time wherever the browser is", async () => {
  expect(await shownIn("America/Sao_Paulo", { timeZone: "America/Sao_Paulo" })).toEqual(inSaoPaulo);
  expect(await shownIn("Asia/Tokyo", { timeZone: "America/Sao_Paulo" })).toEqual(inSaoPaulo);
});

test("an app without one uses the browser's", async () => {
  expect(await shownIn("Asia/Tokyo", {})).toEqual(inTokyo);
});
