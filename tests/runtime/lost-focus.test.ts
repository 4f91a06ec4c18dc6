import { expect, test } from "vitest";
import { hasLoaded } from "../browser/loaded-scripts.ts";
import { button, formula, openDesign, page } from "../browser/open-design.ts";

/** A control that leaves the document with its row passes the focus on to its neighbour. */

const items = {
  schema: { type: "array", items: { type: "object", required: ["id"], properties: { id: { type: "number" } } } },
};

const removing = (name: string) => ({
  id: name,
  type: "button",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a formula
  props: { text: formula("`Excluir ${item.id}`") },
  on: {
    click: {
      steps: [
        {
          action: "setVariable",
          variable: "rows",
          value: formula("filter(variables.rows, row => row.id != item.id)"),
        },
      ],
    },
  },
});

const files = {
  "variables.json": { variables: { rows: { type: "array", default: [1, 2, 3, 4].map((id) => ({ id })), ...items } } },
  "pages/inicio.json": {
    ...page([
      button("outro", []),
      {
        id: "lista",
        type: "base",
        props: { tag: "ul" },
        children: [
          {
            id: "linha",
            type: "base",
            props: { tag: "li" },
            repeat: { items: formula("variables.rows"), key: "id" },
            children: [removing("excluir")],
          },
        ],
      },
      {
        id: "grade",
        type: "data-grid",
        props: { data: formula("variables.rows"), dataIdPath: "id", columns: [{ id: "acao", name: "Ação" }] },
        slots: { acao: [removing("apagar")] },
      },
    ]),
  },
};

test.each([
  ["a repeat", ".inicio-excluir", "inicio-lista"],
  ["a data grid", ".inicio-apagar", undefined],
])(
  "the focus of a removed row of %s moves to the next one, or the previous one, or the list",
  async (_, control, list) => {
    const { page } = await openDesign(files);
    await expect.poll(() => hasLoaded(page, "main[data-section]"), { message: "lost-focus.ts" }).toBe(true);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement instanceof HTMLButtonElement ? activeElement.innerText : (activeElement?.className ?? "");
      });
    const remove = async (name: string) => {
      await page.locator(control, { hasText: name }).focus();
      await page.keyboard.press("Enter");
    };
    await remove("Excluir 2");
    await expect.poll(focused).toBe("Excluir 3");
    await remove("Excluir 4");
    await expect.poll(focused).toBe("Excluir 3");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Excluir 1");
    await page.keyboard.press("Enter");
    if (list) await expect.poll(focused).toContain(list);
    expect(await page.locator(control).count()).toBe(0);
  },
);
