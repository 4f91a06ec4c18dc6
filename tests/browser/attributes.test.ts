import { expect, test } from "vitest";
import { button, formula, openDesign, page } from "./open-design.ts";

const rowOf = {
  type: "object",
  required: ["id", "late"],
  properties: { id: { type: "number" }, late: { type: "boolean" } },
};

/** A page with attributes and conditional classes on a section, a text, a button and rows. */
const design = {
  "theme.json": { classes: { card: { style: { padding: "8px" } }, late: { style: { color: "red" } } } },
  "variables.json": {
    variables: {
      hint: { type: "string", default: "Olá" },
      open: { type: "boolean", default: false },
      rows: {
        type: "array",
        default: [
          { id: 1, late: false },
          { id: 2, late: true },
        ],
        schema: { type: "array", items: rowOf },
      },
    },
  },
  "pages/inicio.json": page(
    [
      {
        id: "nome",
        type: "text",
        props: { text: "Nome" },
        attributes: { id: "nome", "data-teste": 1, "aria-hidden": true },
      },
      {
        id: "dica",
        type: "text",
        props: { text: "Dica" },
        attributes: { title: formula("ifEmpty(variables.hint, null)") },
      },
      {
        ...button("abrir", [{ action: "setVariable", variable: "open", value: formula("!variables.open") }]),
        attributes: { "aria-expanded": formula("variables.open"), "aria-controls": "nome" },
        classes: ["card", { name: "late", when: formula("variables.open") }],
      },
      button("limpar", [{ action: "setVariable", variable: "hint", value: "" }]),
      button("somar", [
        { action: "setVariable", variable: "rows", operation: "push", value: { id: 3, late: true } },
        { action: "setVariable", variable: "rows", index: 0, value: { id: 1, late: true } },
      ]),
      {
        id: "nota",
        type: "base",
        repeat: { items: formula("variables.rows") },
        classes: ["card", { name: "late", when: formula("item.late") }],
        attributes: { id: formula("concatenate('nota-', item.id)"), "data-late": formula("item.late"), lang: "pt" },
        children: [{ id: "texto", type: "text", props: { text: "Nota" }, attributes: { "data-parte": "texto" } }],
      },
    ],
    {},
  ),
};

test("attributes are on the elements, and bound ones follow their values", async () => {
  const app = await openDesign(design);
  const attribute = (selector: string, name: string) => app.page.locator(selector).getAttribute(name);
  await expect.poll(() => attribute("#nome", "data-teste")).toBe("1");
  expect(await attribute("#nome", "aria-hidden")).toBe("true");
  expect(await attribute(".inicio-dica", "title")).toBe("Olá");
  await app.page.getByRole("button", { name: "limpar" }).click();
  await expect.poll(() => attribute(".inicio-dica", "title")).toBe(null);
  expect(await attribute(".inicio-abrir", "aria-expanded")).toBe("false");
  await app.page.getByRole("button", { name: "abrir" }).click();
  await expect.poll(() => attribute(".inicio-abrir", "aria-expanded")).toBe("true");
  expect(await attribute(".inicio-abrir", "aria-controls")).toBe("nome");
  expect(await attribute(".inicio-abrir", "class")).toMatch(/ card late$/);
});

test("rows have their own attributes and classes, in old and new rows", async () => {
  const app = await openDesign(design);
  const rows = () =>
    app.page
      .locator(".inicio-nota")
      .evaluateAll((nodes) =>
        nodes.map((node) =>
          [node.id, node.getAttribute("data-late"), node.classList.contains("late"), node.getAttribute("lang")].join(
            " ",
          ),
        ),
      );
  await expect.poll(rows).toEqual(["nota-1 false false pt", "nota-2 true true pt"]);
  await app.page.getByRole("button", { name: "somar" }).click();
  await expect.poll(rows).toEqual(["nota-1 true true pt", "nota-2 true true pt", "nota-3 true true pt"]);
  await expect.poll(() => app.page.locator("[data-parte=texto]").count()).toBe(3);
});
