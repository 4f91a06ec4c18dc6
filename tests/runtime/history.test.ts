import { expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";

/** Panels and popups with `history`: Back closes them before it leaves the page. */

const set = (variable: string, value: unknown) => ({ action: "setVariable", variable, value });
const open = (popup: string, more: object = {}) => ({ action: "openPopup", popup, ...more });
const field = (id: string) => ({ id, type: "form-input", props: { label: id } });

/** A popup whose opener gets "sim" from one button; others close it, navigate from it, or open a second one. */
const pergunta = {
  id: "pergunta",
  kind: "popup",
  history: "push",
  result: { type: "text" },
  children: [
    {
      id: "janela",
      type: "modal",
      props: { ariaLabel: "Pergunta" },
      children: [
        button("sim", [{ action: "closePopup", result: "sim" }]),
        button("fecharEIr", [{ action: "closePopup" }, { action: "navigate", page: "outra" }]),
        button("irDaqui", [{ action: "navigate", page: "outra" }]),
        { id: "ligacao", type: "text", props: { text: "Outra" }, link: { page: "outra" } },
        button("maisUma", [open("segunda")]),
        button("mudarFiltro", [set("filtro", "pagos")]),
        button("trocar", [{ action: "closePopup" }, open("segunda")]),
      ],
    },
  ],
};
const segunda = {
  id: "segunda",
  kind: "popup",
  history: "push",
  unsaved: formula("elements.nome.isDirty"),
  children: [
    {
      id: "janela",
      type: "modal",
      props: { ariaLabel: "Segunda" },
      children: [
        { id: "nome", type: "form-container", children: [field("campo")] },
        button("fechar", [{ action: "closePopup" }]),
        button("tudo", [{ action: "closeAllPopups" }, { action: "navigate", page: "outra" }]),
      ],
    },
  ],
};
const painel = {
  id: "painel",
  unsaved: formula("elements.form.isDirty"),
  children: [{ id: "form", type: "form-container", children: [field("campo")] }],
};

const files = {
  "variables.json": {
    variables: {
      conversa: { type: "string", default: "", query: true, history: "push" },
      contexto: { type: "boolean", default: false, query: true, history: "push" },
      linha: { type: "number", default: 0, query: true, history: "push" },
      filtro: { type: "string", default: "", query: true },
    },
  },
  "components/pergunta.json": pergunta,
  "components/segunda.json": segunda,
  "components/painel.json": painel,
  "pages/inicio.json": page([
    { id: "ir", type: "text", props: { text: "Lista" }, link: { page: "lista" } },
    { id: "direto", type: "text", props: { text: "Direto" }, link: { page: "lista", query: { conversa: "d" } } },
  ]),
  "pages/lista.json": page(
    [
      {
        id: "estado",
        type: "text",
        props: { text: formula("join([variables.conversa, toText(variables.contexto), variables.filtro], '|')") },
      },
      button("a", [set("conversa", "a")]),
      button("b", [set("conversa", "b")]),
      button("fechar", [set("conversa", "")]),
      button("fecharEIr", [set("conversa", ""), { action: "navigate", page: "outra" }]),
      button("contexto", [set("contexto", formula("!variables.contexto"))]),
      { id: "linha", type: "text", props: { text: formula("toText(variables.linha)") } },
      button("abrirLinha", [set("linha", formula("variables.linha + 5"))]),
      button("filtrar", [set("filtro", "abertos")]),
      button("anterior", [{ action: "previousPage" }]),
      button("perguntar", [
        { ...open("pergunta", { wait: true }), id: "resposta" },
        note(formula("steps.resposta ?? 'nada'")),
      ]),
      { id: "sair", type: "text", props: { text: "Outra" }, link: { page: "outra" } },
      { id: "form", type: "component", component: "painel", if: formula("variables.conversa != ''") },
    ],
    { id: "lista", path: "lista", title: "Lista" },
  ),
  "pages/outra.json": page([], { id: "outra", path: "outra", title: "Outra" }),
};

async function onList(): Promise<OpenedApp> {
  const app = await openDesign(files);
  await app.page.locator(".inicio-ir").click();
  await expect.poll(() => app.page.title()).toBe("Lista");
  return app;
}

const address = ({ page: shown, url }: OpenedApp) => shown.url().slice(url.length);
const state = (app: OpenedApp) => app.page.locator(".lista-estado").textContent();
const dialogs = (app: OpenedApp) => app.page.locator("[role=dialog]").count();
/** The number of entries before the current one, and the layers of it. */
const entry = (app: OpenedApp) =>
  app.page.evaluate<[number, number]>("[history.state.index, history.state.layers.length]");
// The harness has no style sheet, so the cover of a popup lies over it.
const press = (app: OpenedApp, name: string) => app.page.locator(`.${name}`).dispatchEvent("click");

test("Back closes a panel before it leaves the page, and Forward opens it again", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await expect.poll(() => address(app)).toBe("/lista/?conversa=a");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await expect.poll(() => address(app)).toBe("/lista/");
  await app.page.goForward();
  await expect.poll(() => state(app)).toBe("a|false|");
  await expect.poll(() => address(app)).toBe("/lista/?conversa=a");
  await app.page.goBack();
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("on the first page, Back closes what a number opened, also after a reload", async () => {
  const app = await openDesign(files, { path: "/lista/" });
  const line = () => app.page.locator(".lista-linha").textContent();
  await expect.poll(line).toBe("0");
  const before = await app.page.evaluate("history.length");
  await press(app, "lista-abrirLinha");
  await expect.poll(() => address(app)).toBe("/lista/?linha=5");
  await press(app, "lista-abrirLinha");
  await expect.poll(() => address(app)).toBe("/lista/?linha=10");
  expect(await app.page.evaluate("history.length")).toBe(Number(before) + 1);
  await app.page.reload();
  await expect.poll(line).toBe("10");
  await app.page.goBack();
  await expect.poll(line).toBe("0");
  await expect.poll(() => address(app)).toBe("/lista/");
  await app.page.goForward();
  await expect.poll(line).toBe("10");
  await app.page.goBack();
  await expect.poll(line).toBe("0");
  expect(await entry(app)).toEqual([0, 0]);
});

test("changing the value of a panel keeps its one entry", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-b");
  await expect.poll(() => address(app)).toBe("/lista/?conversa=b");
  expect(await entry(app)).toEqual([2, 1]);
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await app.page.goForward();
  await expect.poll(() => state(app)).toBe("b|false|");
});

test("closing a panel by its own button removes its entry", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-fechar");
  await expect.poll(() => entry(app)).toEqual([1, 0]);
  await expect.poll(() => address(app)).toBe("/lista/");
  await app.page.goForward();
  await expect.poll(() => state(app)).toBe("a|false|");
  await press(app, "lista-fechar");
  await expect.poll(() => entry(app)).toEqual([1, 0]);
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("panels close one by one, and other query variables keep their values", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-contexto");
  await press(app, "lista-filtrar");
  await expect.poll(() => address(app)).toBe("/lista/?conversa=a&contexto=true&filtro=abertos");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("a|false|abertos");
  await expect.poll(() => address(app)).toBe("/lista/?conversa=a&filtro=abertos");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|abertos");
  await expect.poll(() => address(app)).toBe("/lista/?filtro=abertos");
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("a panel that closes under another one leaves no entry behind", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-contexto");
  await press(app, "lista-fechar");
  await expect.poll(() => state(app)).toBe("|true|");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await expect.poll(() => entry(app)).toEqual([1, 0]);
});

test("a reload keeps a panel, and Back closes it", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await expect.poll(() => address(app)).toBe("/lista/?conversa=a");
  await app.page.reload();
  await expect.poll(() => state(app)).toBe("a|false|");
  expect(await entry(app)).toEqual([2, 1]);
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("a panel that the address opened has no entry of its own", async () => {
  const app = await openDesign(files);
  await press(app, "inicio-direto");
  await expect.poll(() => state(app)).toBe("d|false|");
  await press(app, "lista-fechar");
  await expect.poll(() => address(app)).toBe("/lista/");
  await press(app, "lista-a");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("closing a panel and navigating in one workflow follows the page itself", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-fecharEIr");
  await expect.poll(() => app.page.title()).toBe("Outra");
  expect(await entry(app)).toEqual([2, 0]);
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  expect(address(app)).toBe("/lista/");
});

test("a link out of an open panel comes back to the open panel", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-sair");
  await expect.poll(() => app.page.title()).toBe("Outra");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("a|false|");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("the step previousPage leaves the page, whatever is open", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-contexto");
  await press(app, "lista-anterior");
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("Back asks before it closes a panel with unsaved input", async () => {
  const app = await onList();
  const questions: string[] = [];
  let answer = false;
  app.page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  await press(app, "lista-a");
  await app.page.locator("input").fill("Ana");
  await app.page.goBack();
  await expect.poll(() => questions).toHaveLength(1);
  await expect.poll(() => address(app)).toBe("/lista/?conversa=a");
  expect(await state(app)).toBe("a|false|");
  answer = true;
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  expect(questions).toHaveLength(2);
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
  expect(questions).toHaveLength(2);
});

test("Back dismisses a popup that a workflow waits for", async () => {
  const app = await onList();
  await press(app, "lista-perguntar");
  await expect.poll(() => dialogs(app)).toBe(1);
  expect(await entry(app)).toEqual([2, 1]);
  await app.page.goBack();
  await expect.poll(() => notesOf(app)).toEqual(["nada"]);
  expect(await dialogs(app)).toBe(0);
  // Its entry has nothing to show: Forward comes back by itself.
  await app.page.goForward();
  await expect.poll(() => entry(app)).toEqual([1, 0]);
  expect(await dialogs(app)).toBe(0);
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test.each(["its button", "Escape"])("a popup closed by %s takes its entry with it", async (how) => {
  const app = await onList();
  await press(app, "lista-perguntar");
  await expect.poll(() => dialogs(app)).toBe(1);
  if (how === "Escape") await app.page.keyboard.press("Escape");
  else await press(app, "pergunta-sim");
  await expect.poll(() => notesOf(app)).toEqual([how === "Escape" ? "nada" : "sim"]);
  await expect.poll(() => entry(app)).toEqual([1, 0]);
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("popups over a panel close one by one", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-perguntar");
  await press(app, "pergunta-maisUma");
  await expect.poll(() => dialogs(app)).toBe(2);
  expect(await entry(app)).toEqual([4, 3]);
  await app.page.goBack();
  await expect.poll(() => dialogs(app)).toBe(1);
  await app.page.goBack();
  await expect.poll(() => dialogs(app)).toBe(0);
  expect(await state(app)).toBe("a|false|");
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});

test("Back asks before it dismisses a popup with unsaved input", async () => {
  const app = await onList();
  let questions = 0;
  app.page.on("dialog", (dialog) => {
    questions += 1;
    void (questions === 1 ? dialog.dismiss() : dialog.accept());
  });
  await press(app, "lista-perguntar");
  await press(app, "pergunta-maisUma");
  await app.page.locator("[role=dialog] input").fill("Ana");
  await app.page.goBack();
  await expect.poll(() => questions).toBe(1);
  await expect.poll(() => entry(app)).toEqual([3, 2]);
  expect(await dialogs(app)).toBe(2);
  await app.page.goBack();
  await expect.poll(() => dialogs(app)).toBe(1);
  expect(await entry(app)).toEqual([2, 1]);
});

test.each(["pergunta-fecharEIr", "pergunta-irDaqui", "pergunta-ligacao"])(
  "leaving the page from a popup by %s comes back to the page without it",
  async (name) => {
    const app = await onList();
    await press(app, "lista-a");
    await press(app, "lista-perguntar");
    await press(app, name);
    await expect.poll(() => app.page.title()).toBe("Outra");
    expect(await entry(app)).toEqual([3, 0]);
    await app.page.goBack();
    await expect.poll(() => state(app)).toBe("a|false|");
    expect(await dialogs(app)).toBe(0);
    await app.page.goBack();
    await expect.poll(() => state(app)).toBe("|false|");
    await app.page.goForward();
    await app.page.goForward();
    await expect.poll(() => app.page.title()).toBe("Outra");
  },
);

test("all popups closed before the page is left take their entries with them", async () => {
  const app = await onList();
  await press(app, "lista-perguntar");
  await press(app, "pergunta-maisUma");
  await press(app, "segunda-tudo");
  await expect.poll(() => app.page.title()).toBe("Outra");
  expect(await entry(app)).toEqual([2, 0]);
});

test("one popup after another has one entry", async () => {
  const app = await onList();
  await press(app, "lista-perguntar");
  await press(app, "pergunta-trocar");
  await expect.poll(() => app.page.locator(".segunda-janela").count()).toBe(1);
  await expect.poll(() => entry(app)).toEqual([2, 1]);
  await app.page.goBack();
  await expect.poll(() => dialogs(app)).toBe(0);
  expect(await entry(app)).toEqual([1, 0]);
});

test("what a popup writes to the address stays when it closes", async () => {
  const app = await onList();
  await press(app, "lista-perguntar");
  await press(app, "pergunta-mudarFiltro");
  await expect.poll(() => address(app)).toBe("/lista/?filtro=pagos");
  await app.page.goBack();
  await expect.poll(() => dialogs(app)).toBe(0);
  await expect.poll(() => address(app)).toBe("/lista/?filtro=pagos");
  expect(await state(app)).toBe("|false|pagos");
});

test("two quick Backs close a panel and leave the page", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await app.page.evaluate("history.back(); history.back()");
  await expect.poll(() => app.page.title()).toBe("Início");
  await app.page.goForward();
  await expect.poll(() => state(app)).toBe("|false|");
});

test("a reload under a popup removes the popup's entry", async () => {
  const app = await onList();
  await press(app, "lista-a");
  await press(app, "lista-perguntar");
  await expect.poll(() => entry(app)).toEqual([3, 2]);
  await app.page.reload();
  await expect.poll(() => state(app)).toBe("a|false|");
  await expect.poll(() => entry(app)).toEqual([2, 1]);
  await app.page.goBack();
  await expect.poll(() => state(app)).toBe("|false|");
  await app.page.goBack();
  await expect.poll(() => app.page.title()).toBe("Início");
});
