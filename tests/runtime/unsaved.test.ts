import { expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";
import { expectDetached, expectVisible } from "../elements/expect-locator.ts";

/** The questions to visitors before they lose input, in a design that is compiled and opened. */

const field = (id: string) => ({ id, type: "form-input", props: { label: id, required: false } });

const closing = (id: string, result: boolean) => button(id, [{ action: "closePopup", result }]);

const pergunta = {
  id: "pergunta",
  kind: "popup",
  props: { texto: { type: "text", required: true } },
  result: { type: "boolean" },
  children: [
    {
      id: "janela",
      type: "modal",
      props: { zIndex: 80 },
      children: [
        { id: "texto", type: "text", props: { text: formula("props.texto") } },
        closing("fica", false),
        closing("sai", true),
      ],
    },
  ],
};

const pages = {
  "pages/inicio.json": page(
    [
      field("nome"),
      { id: "elo", type: "button", props: { text: "elo" }, link: { page: "outra" } },
      { id: "parte", type: "button", props: { text: "parte" }, link: { section: "principal" } },
      button("ir", [
        {
          action: "tryCatch",
          try: [{ action: "navigate", page: "outra" }],
          catch: [note("catch")],
          finally: [note("finally")],
        },
        note("after"),
      ]),
      button("volta", [{ action: "previousPage" }, note("back")]),
      button("sair", [{ action: "auth.logout" }, note("out"), { action: "navigate", page: "outra" }]),
    ],
    { path: "ficha", unsaved: formula("elements.nome.value != ''") },
  ),
  "pages/outra.json": {
    id: "outra",
    path: "",
    title: "Outra",
    sections: [
      { id: "resto", children: [{ id: "abre", type: "button", props: { text: "abre" }, link: { page: "inicio" } }] },
    ],
  },
};

/** Opens the other page, then the one with the field, and types into the field. */
async function openChanged(more: Readonly<Record<string, object>> = {}): Promise<OpenedApp> {
  const app = await openDesign({
    "design.json": { pages: { home: "outra" }, unsaved: { popup: "pergunta", with: { texto: "Descartar?" } } },
    "components/pergunta.json": pergunta,
    ...pages,
    ...more,
  });
  await app.page.locator(".outra-abre").click();
  await app.page.locator(".inicio-nome input").fill("Ana");
  return app;
}

const path = ({ page: shown }: OpenedApp) => new URL(shown.url()).pathname;
/** Without the runtime's styles a layer is beside the page, where the mouse cannot reach it. */
const answer = ({ page: shown }: OpenedApp, id: "fica" | "sai") =>
  shown.locator(`.pergunta-${id}`).dispatchEvent("click");
const value = ({ page: shown }: OpenedApp) => shown.locator(".inicio-nome input").inputValue();

test("a link asks first, then keeps the input or leaves", async () => {
  const opened = await openChanged();
  await opened.page.locator(".inicio-elo").click();
  await expectVisible(opened.page.getByText("Descartar?"));
  expect(path(opened)).toBe("/ficha/");
  await answer(opened, "fica");
  await expectDetached(opened.page.locator(".pergunta-janela"));
  await expect.poll(() => value(opened)).toBe("Ana");
  await opened.page.locator(".inicio-elo").click();
  await answer(opened, "sai");
  await opened.page.locator(".outra-abre").click();
  await expect.poll(() => value(opened)).toBe("");
  expect(opened.errors).toEqual([]);
});

test("nothing is asked where nothing was written, nor inside the page", async () => {
  const opened = await openChanged();
  await opened.page.locator(".inicio-parte").click();
  await expect.poll(() => opened.page.url()).toContain("#principal");
  await opened.page.locator(".inicio-nome input").fill("");
  await opened.page.locator(".inicio-elo").click();
  await expectVisible(opened.page.locator(".outra-abre"));
  await expect.poll(() => opened.page.locator(".pergunta-janela").count()).toBe(0);
});

test("when the visitor stays, the workflow ends there: no catch, but finally; otherwise the rest runs", async () => {
  const opened = await openChanged();
  await opened.page.locator(".inicio-ir").click();
  await answer(opened, "fica");
  await expect.poll(() => notesOf(opened)).toEqual(["finally"]);
  expect(path(opened)).toBe("/ficha/");
  await opened.page.locator(".inicio-ir").click();
  await answer(opened, "sai");
  await expect.poll(() => notesOf(opened)).toEqual(["finally", "finally", "after"]);
  expect(path(opened)).toBe("/");
  expect(opened.errors).toEqual([]);
});

test("the buttons of the browser ask with the address still there, and work afterwards", async () => {
  const opened = await openChanged();
  await opened.page.evaluate("history.back()");
  await expectVisible(opened.page.getByText("Descartar?"));
  await expect.poll(() => path(opened)).toBe("/ficha/");
  // Going back again instead of answering does not ask twice: it leaves the page and returns.
  await opened.page.evaluate(`window.moves = 0; addEventListener("popstate", () => { window.moves += 1; })`);
  await opened.page.evaluate("history.back()");
  await expect.poll(() => opened.page.evaluate("window.moves")).toBe(2);
  await expect.poll(() => path(opened)).toBe("/ficha/");
  await expect.poll(() => opened.page.locator(".pergunta-janela").count()).toBe(1);
  await answer(opened, "fica");
  await expectDetached(opened.page.locator(".pergunta-janela"));
  await expect.poll(() => value(opened)).toBe("Ana");
  await opened.page.evaluate("history.back()");
  await answer(opened, "sai");
  await expectVisible(opened.page.locator(".outra-abre"));
  expect(path(opened)).toBe("/");
  await opened.page.evaluate("history.forward()");
  await expectVisible(opened.page.locator(".inicio-nome"));
  expect(path(opened)).toBe("/ficha/");
  expect(opened.errors).toEqual([]);
});

test("the step that goes back waits for the answer", async () => {
  const opened = await openChanged();
  await opened.page.locator(".inicio-volta").click();
  await answer(opened, "fica");
  await expectDetached(opened.page.locator(".pergunta-janela"));
  await opened.page.locator(".inicio-volta").click();
  await answer(opened, "sai");
  await expectVisible(opened.page.locator(".outra-abre"));
  await expect.poll(() => notesOf(opened)).toEqual(["back"]);
});

test("signing out asks before, and not again on the way to another page", async () => {
  const opened = await openChanged();
  await opened.page.locator(".inicio-sair").click();
  await answer(opened, "fica");
  await expectDetached(opened.page.locator(".pergunta-janela"));
  await expect.poll(() => notesOf(opened)).toEqual([]);
  await opened.page.locator(".inicio-sair").click();
  await answer(opened, "sai");
  await expectVisible(opened.page.locator(".outra-abre"));
  await expect.poll(() => notesOf(opened)).toEqual(["out"]);
});

test("closing or reloading the window is asked about by the browser, as long as something is unsaved", async () => {
  const opened = await openChanged();
  const asked: string[] = [];
  opened.page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await opened.page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expectVisible(opened.page.locator(".inicio-nome"));
  await opened.page.locator(".inicio-nome input").click();
  await opened.page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("what is pending in the app outlives its pages, and the browser asks before it goes with the window", async () => {
  const app = await openDesign({
    "design.json": { pages: { home: "outra" }, pending: formula("variables.fila > 0") },
    "variables.json": { variables: { fila: { type: "number", default: 0, persist: true } } },
    "pages/inicio.json": page(
      [
        button("poe", [{ action: "setVariable", variable: "fila", value: 1 }]),
        button("tira", [{ action: "setVariable", variable: "fila", value: 0 }, note("gone")]),
        { id: "elo", type: "button", props: { text: "elo" }, link: { page: "outra" } },
      ],
      { path: "ficha" },
    ),
    "pages/outra.json": pages["pages/outra.json"],
  });
  const opened = app;
  const { page: shown } = opened;
  const asked: string[] = [];
  shown.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await shown.locator(".outra-abre").click();
  await shown.locator(".inicio-poe").click();
  await shown.locator(".inicio-elo").click();
  await expectVisible(shown.locator(".outra-abre"));
  expect(asked).toEqual([]);
  await shown.reload();
  expect(asked).toEqual(["beforeunload"]);
  await shown.locator(".outra-abre").click();
  await shown.locator(".inicio-poe").click();
  await shown.locator(".inicio-tira").click();
  await expect.poll(() => notesOf(opened)).toContain("gone");
  await shown.reload();
  await expectVisible(shown.locator(".inicio-elo"));
  expect(asked).toEqual(["beforeunload"]);
});

test("without a popup of the design the browser asks", async () => {
  const opened = await openChanged({ "design.json": { pages: { home: "outra" } } });
  const asked: string[] = [];
  opened.page.once("dialog", async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await opened.page.locator(".inicio-elo").click();
  await expect.poll(() => asked).toEqual(["Sair sem salvar? O que ainda não foi salvo será perdido."]);
  expect(path(opened)).toBe("/ficha/");
  opened.page.once("dialog", (dialog) => dialog.accept());
  await opened.page.locator(".inicio-elo").click();
  await expectVisible(opened.page.locator(".outra-abre"));
});

test("a popup asks when it is dismissed, by the backdrop, Escape or a link, not when a step closes it", async () => {
  const ficha = {
    id: "ficha",
    kind: "popup",
    unsaved: formula("elements.nota.value != ''"),
    children: [
      {
        id: "janela",
        type: "modal",
        children: [
          field("nota"),
          { id: "cancela", type: "button", props: { text: "cancela" }, link: { closePopup: true } },
          button("salva", [{ action: "closePopup" }]),
        ],
      },
    ],
  };
  const opened = await openChanged({
    "components/ficha.json": ficha,
    "pages/inicio.json": page(
      [field("nome"), button("abre", [{ action: "openPopup", popup: "ficha", wait: true }, note("closed")])],
      {
        path: "ficha",
      },
    ),
  });
  const { page: shown } = opened;
  const window = shown.locator(".ficha-janela");
  const question = shown.locator(".pergunta-janela");
  await shown.locator(".inicio-abre").click();
  await expectVisible(window);
  await shown.keyboard.press("Escape");
  await expectDetached(window);
  await shown.locator(".inicio-abre").click();
  await shown.locator(".ficha-nota input").fill("x");
  await shown.keyboard.press("Escape");
  await expectVisible(question);
  await answer(opened, "fica");
  await expectDetached(question);
  await shown.locator(".ficha-cancela").dispatchEvent("click");
  await expectVisible(question);
  await answer(opened, "fica");
  await expectDetached(question);
  await expect.poll(() => shown.locator(".ficha-nota input").inputValue()).toBe("x");
  await shown.mouse.click(5, 5);
  await answer(opened, "sai");
  await expectDetached(window);
  await expect.poll(() => notesOf(opened)).toEqual(["closed", "closed"]);
  await shown.locator(".inicio-abre").click();
  await shown.locator(".ficha-nota input").fill("y");
  await shown.evaluate("history.back()");
  await answer(opened, "fica");
  await expectDetached(question);
  await shown.locator(".ficha-salva").dispatchEvent("click");
  await expectDetached(window);
  await expect.poll(() => notesOf(opened)).toEqual(["closed", "closed", "closed"]);
  await shown.evaluate("history.back()");
  await expectVisible(shown.locator(".outra-abre"));
  expect(opened.errors).toEqual([]);
});

test("a failing condition does not block leaving, and is logged", async () => {
  const opened = await openChanged({
    "pages/inicio.json": page(
      [field("nome"), { id: "elo", type: "button", props: { text: "elo" }, link: { page: "outra" } }],
      {
        path: "ficha",
        unsaved: formula("custom.quebra() == true"),
      },
    ),
  });
  await opened.page.locator(".inicio-elo").click();
  await expectVisible(opened.page.locator(".outra-abre"));
  expect(opened.errors.some((line) => line.startsWith("inicio.unsaved: "))).toBe(true);
});

test.each(["markSaved", "resetForm"])("after %s of a form the next step leaves without a question", async (name) => {
  const opened = await openChanged({
    "pages/inicio.json": page(
      [
        {
          id: "form",
          type: "form-container",
          on: {
            submit: {
              steps: [
                { action: "elementAction", element: "form", name },
                { action: "navigate", page: "outra" },
              ],
            },
          },
          children: [field("nome"), { id: "salvar", type: "button", props: { text: "salvar", buttonType: "submit" } }],
        },
      ],
      { path: "ficha", unsaved: formula("elements.form.isDirty") },
    ),
  });
  const { page: shown } = opened;
  await shown.locator(".inicio-salvar").click();
  await expectVisible(shown.locator(".outra-abre"));
  expect(await shown.locator(".pergunta-janela").count()).toBe(0);
});
