import { expect, test } from "vitest";
import { button, openDesign, page } from "../browser/open-design.ts";
import { expectHidden, expectVisible } from "../elements/expect-locator.ts";

/** Lists and menus with `history` on a phone: Back closes them before it leaves the page. */

const options = { formula: "['um', 'dois']" };
const panel = {
  id: "painel",
  type: "base",
  children: [button("nada", []), button("janela", [{ action: "openPopup", popup: "janela" }])],
};
const link = { id: "ir", type: "text", props: { text: "Outra" }, link: { page: "outra" } };
const slots = (opener: string, more: readonly object[] = []) => ({
  [opener]: [button("abrir", [])],
  content: [{ ...panel, children: [...panel.children, ...more] }],
});

const lists = {
  dropdown: {
    id: "lista",
    type: "dropdown",
    props: { kind: "menu", history: "push" },
    slots: slots("trigger", [link]),
  },
  "hover-dropdown": { id: "lista", type: "hover-dropdown", props: { history: "push" }, slots: slots("opener", [link]) },
  select: { id: "lista", type: "select", props: { label: "abrir", searchable: false, options, history: "push" } },
  multiselect: {
    id: "lista",
    type: "multiselect",
    props: { label: "abrir", searchable: false, options, history: "push" },
  },
};

const filesOf = (list: object) => ({
  "pages/inicio.json": page([{ id: "ir", type: "text", props: { text: "Lista" }, link: { page: "lista" } }]),
  "pages/lista.json": { ...page([list]), id: "lista", path: "lista" },
  "pages/outra.json": { ...page([{ id: "aqui", type: "text", props: { text: "Aqui" } }]), id: "outra", path: "outra" },
  "components/janela.json": {
    id: "janela",
    kind: "popup",
    children: [{ id: "modal", type: "modal", props: { ariaLabel: "Janela" } }],
  },
});

/** Open the list at the width of a phone. */
async function openList(type: keyof typeof lists) {
  const app = await openDesign(filesOf(lists[type]), { viewport: { width: 390, height: 844 } });
  await app.page.getByText("Lista").click();
  const isField = type === "select" || type === "multiselect";
  const opener = isField ? app.page.getByRole("combobox") : app.page.getByRole("button", { name: "abrir" });
  const shown = isField ? app.page.getByRole("option", { name: "dois" }) : app.page.getByText("nada");
  await opener.click();
  await expectVisible(shown);
  return { ...app, opener, shown, pathNow: () => new URL(app.page.url()).pathname };
}

test.each(["dropdown", "hover-dropdown", "select", "multiselect"] as const)(
  "Back closes the list of a %s, then leaves the page",
  async (type) => {
    const { page: tab, opener, shown, pathNow, errors } = await openList(type);
    await tab.goBack();
    await expectHidden(shown);
    expect(pathNow()).toBe("/lista/");
    await opener.click();
    await expectVisible(shown);
    // In place, on a narrow screen, only its opener closes it.
    if (type === "hover-dropdown") await opener.click();
    else await tab.keyboard.press("Escape");
    await expectHidden(shown);
    await tab.goBack();
    await expect.poll(pathNow).toBe("/");
    expect(errors).toEqual([]);
  },
);

test.each(["dropdown", "hover-dropdown"] as const)(
  "a link in a %s leaves no entry of the list behind",
  async (type) => {
    const { page: tab, shown, pathNow } = await openList(type);
    await tab.getByText("Outra").click();
    await expectVisible(tab.getByText("Aqui"));
    await tab.goBack();
    await expect.poll(pathNow).toBe("/lista/");
    await expectHidden(shown);
    await tab.goBack();
    await expect.poll(pathNow).toBe("/");
  },
);

test("a popup that a menu opens stays when the menu closes", async () => {
  const { page: tab, shown, pathNow } = await openList("dropdown");
  await tab.getByText("janela").click();
  await expectHidden(shown);
  // Back belongs to the page again, and the popup has no entry of its own.
  await expect.poll(() => tab.evaluate("history.state.layers.length")).toBe(0);
  await expect.poll(() => tab.locator(".janela-modal").count()).toBe(1);
  expect(pathNow()).toBe("/lista/");
});

test("a chosen option closes the list and its entry", async () => {
  const { page: tab, shown, opener, pathNow } = await openList("select");
  await shown.click();
  await expectHidden(shown);
  await expect.poll(() => opener.textContent()).toContain("dois");
  await tab.goBack();
  await expect.poll(pathNow).toBe("/");
});
