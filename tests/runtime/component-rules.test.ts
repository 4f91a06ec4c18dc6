import { expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, type DesignFiles, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";

/** Components from the outside, in designs that are compiled and opened. */

async function open(files: DesignFiles): Promise<OpenedApp> {
  return openDesign(files);
}

const text = (id: string, value: string) => ({ id, type: "text", props: { text: formula(value) } });
const instance = (id: string, component: string, more: object = {}) => ({ id, type: "component", component, ...more });

const contador = {
  id: "contador",
  props: { passo: { type: "number", default: 1 } },
  events: { passar: { payload: { type: "number" } } },
  variables: {
    total: { type: "number", default: 0 },
    lista: { type: "array", default: [], schema: { type: "array", items: { type: "number" } } },
    pessoa: { type: "object", default: { endereco: { cidade: "" } } },
  },
  formulas: { dobro: { formula: "variables.total * 2" } },
  workflows: {
    somar: {
      params: [{ id: "quanto", type: "number" }],
      result: { type: "number" },
      steps: [
        { action: "setVariable", variable: "total", value: formula("variables.total + params.quanto") },
        { action: "setVariable", variable: "lista", operation: "insert", index: 0, value: formula("variables.total") },
        {
          action: "setVariable",
          variable: "pessoa",
          path: "endereco.cidade",
          value: formula("'c' + toText(variables.total)"),
        },
        { action: "emitEvent", event: "passar", payload: formula("variables.total") },
        { action: "return", value: formula("formulas.dobro()") },
      ],
    },
  },
  slots: ["rodape"],
  actions: {
    avancar: {
      params: [{ id: "vezes", type: "number" }],
      result: { type: "number" },
      steps: [
        {
          id: "dobro",
          action: "runWorkflow",
          workflow: "somar",
          with: { quanto: formula("props.passo * params.vezes") },
        },
        { action: "return", value: formula("steps.dobro ?? 0") },
      ],
    },
    falhar: { steps: [{ action: "throw", message: "não dá" }] },
  },
  children: [
    text(
      "estado",
      "toText(variables.total) + ' ' + toText(formulas.dobro()) + ' ' + join(variables.lista, ',') + ' ' + toText(variables.pessoa.endereco.cidade)",
    ),
    { id: "lugar", type: "slot", slot: "rodape" },
  ],
};

const states = (opened: OpenedApp) => opened.page.locator(".contador-estado").allTextContents();
const click = (opened: OpenedApp, id: string) => opened.page.locator(`.inicio-${id}`).click();

test("each instance has its own variables, formulas, workflows, actions with results, events and slots", async () => {
  const opened = await open({
    "components/contador.json": contador,
    "pages/inicio.json": page([
      instance("um", "contador", {
        on: { passar: { steps: [note(formula("'um ' + toText(event)"))] } },
        slots: { rodape: [text("dentro", "'rodapé de ' + page.id")] },
      }),
      instance("dois", "contador", { props: { passo: 10 } }),
      button("avanca", [
        { id: "passo", action: "elementAction", element: "um", name: "avancar", with: { vezes: 2 } },
        note(formula("steps.passo ?? -1")),
        { action: "elementAction", element: "dois", name: "avancar", with: { vezes: 1 } },
      ]),
      button("falha", [{ action: "elementAction", element: "um", name: "falhar" }, note("never")], {
        onError: [note(formula("error.message"))],
      }),
    ]),
  });
  await expect.poll(() => states(opened)).toEqual(["0 0  ", "0 0  "]);
  await click(opened, "avanca");
  await click(opened, "avanca");
  await expect.poll(() => states(opened)).toEqual(["4 8 4,2 c4", "20 40 20,10 c20"]);
  await expect.poll(() => opened.page.locator(".inicio-dentro").allTextContents()).toEqual(["rodapé de inicio"]);
  await click(opened, "falha");
  await expect.poll(() => notesOf(opened)).toEqual(["um 2", 4, "um 4", 8, "não dá"]);
  expect(opened.errors).toEqual([]);
});

test("an instance that goes takes its state along, and its actions do nothing", async () => {
  const opened = await open({
    "components/contador.json": contador,
    "variables.json": { variables: { mostra: { type: "boolean", default: true } } },
    "pages/inicio.json": page([
      instance("um", "contador", { if: formula("variables.mostra") }),
      button("avanca", [
        { id: "passo", action: "elementAction", element: "um", name: "avancar", with: { vezes: 1 } },
        note(formula("steps.passo ?? -1")),
      ]),
      button("alterna", [{ action: "setVariable", variable: "mostra", value: formula("!variables.mostra") }]),
    ]),
  });
  await click(opened, "avanca");
  await expect.poll(() => states(opened)).toEqual(["1 2 1 c1"]);
  await click(opened, "alterna");
  await expect.poll(() => states(opened)).toEqual([]);
  await click(opened, "avanca");
  await click(opened, "alterna");
  await expect.poll(() => states(opened)).toEqual(["0 0  "]);
  await expect.poll(() => notesOf(opened)).toEqual([2, -1]);
  expect(opened.errors).toEqual([]);
});

test("an action and an event that call each other are one call chain, which is stopped", async () => {
  const opened = await open({
    "components/eco.json": {
      id: "eco",
      events: { volta: {} },
      actions: { ir: { steps: [note("ir"), { action: "emitEvent", event: "volta" }] } },
      children: [],
    },
    "pages/inicio.json": page([
      instance("eco", "eco", { on: { volta: { steps: [{ action: "elementAction", element: "eco", name: "ir" }] } } }),
      button("comeca", [{ action: "elementAction", element: "eco", name: "ir" }, note("fim")]),
    ]),
  });
  await click(opened, "comeca");
  await expect.poll(() => notesOf(opened)).toEqual(["ir", "ir", "fim"]);
  expect(opened.errors).toEqual(["inicio#comeca.click: workflow ir was stopped, as it called itself: ir > ir > ir"]);
});

test("a component nests in itself at most ten times", async () => {
  const opened = await open({
    "components/boneca.json": {
      id: "boneca",
      props: { fundo: { type: "number", default: 1 } },
      children: [
        text("nome", "toText(props.fundo)"),
        instance("dentro", "boneca", { if: formula("props.fundo > 0"), props: { fundo: formula("props.fundo + 1") } }),
      ],
    },
    "pages/inicio.json": page([instance("fora", "boneca")]),
  });
  const names = () => opened.page.locator(".boneca-nome").allTextContents();
  await expect.poll(names).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
  expect(opened.errors).toEqual(["component boneca: not shown, as it is nested more than 10 times"]);
});

test("a workflow that awaits a popup gets its result; one that does not continues at once", async () => {
  const opened = await open({
    "components/pergunta.json": {
      id: "pergunta",
      kind: "popup",
      props: { texto: { type: "text", required: true } },
      result: { type: "boolean" },
      children: [
        text("texto", "props.texto"),
        button("sim", [{ action: "closePopup", result: true }]),
        button("nada", [{ action: "closePopup" }]),
      ],
    },
    "pages/inicio.json": page([
      button("espera", [
        { id: "resposta", action: "openPopup", popup: "pergunta", with: { texto: "um" }, wait: true },
        note(formula("if(steps.resposta ?? false, 'sim', 'não')")),
      ]),
      button("segue", [{ action: "openPopup", popup: "pergunta", with: { texto: "dois" } }, note("seguiu")]),
      button("fecha", [{ action: "closeAllPopups" }]),
    ]),
  });
  const shown = () => opened.page.locator(".pergunta-texto").allTextContents();
  await click(opened, "espera");
  await expect.poll(shown).toEqual(["um"]);
  await expect.poll(() => notesOf(opened)).toEqual([]);
  await opened.page.locator(".pergunta-sim").click();
  await expect.poll(() => notesOf(opened)).toEqual(["sim"]);
  await click(opened, "espera");
  await opened.page.locator(".pergunta-nada").click();
  await expect.poll(() => notesOf(opened)).toEqual(["sim", "não"]);
  await click(opened, "segue");
  await expect.poll(() => notesOf(opened)).toEqual(["sim", "não", "seguiu"]);
  await expect.poll(shown).toEqual(["dois"]);
  await click(opened, "fecha");
  await expect.poll(shown).toEqual([]);
  expect(opened.errors).toEqual([]);
});
