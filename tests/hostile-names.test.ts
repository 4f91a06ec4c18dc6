import { expect, test } from "vitest";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { fileOf } from "./all-designs.ts";
import { isDeep } from "./depth.ts";
import { compileFiles } from "./designs.ts";
import { type CheckedOutput, typeErrors } from "./type-check.ts";

/** Words of the language, of every object, of browsers and React, and names that the output uses itself. */
const words = [
  ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "toJSON", "then", "length"],
  ["default", "class", "new", "await", "async", "yield", "let", "static", "eval", "arguments", "undefined", "null"],
  ["enum", "of", "as", "type", "name", "get", "set", "delete", "import", "export", "true", "this", "typeof"],
  ["globalThis", "window", "document", "console", "key", "ref", "children", "style", "id", "handle", "props"],
  ["run", "event", "error", "params", "page", "item", "index", "own", "emit", "custom", "variables", "formulas"],
  ["elements", "workflows", "trust", "text", "button", "app", "routes", "theme", "auth", "data", "record"],
  ["map", "join", "variable", "component", "section", "object", "string", "array", "promise", "con", "nul", "a"],
].flat();

const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };

const compiled = (files: Readonly<Record<string, unknown>>) =>
  compileFiles(Object.entries(files).map(([path, json]) => fileOf(path, JSON.stringify(json))));

const usual = {
  page: "pagina",
  section: "trecho",
  component: "parte",
  popup: "aviso",
  variable: "variavel",
  ownVariable: "propria",
  collection: "colecao",
  formula: "conta",
  ownFormula: "propriaConta",
  workflow: "rotina",
  ownWorkflow: "propriaRotina",
  element: "elemento",
  step: "passo",
  loop: "volta",
  formulaParam: "entrada",
  workflowParam: "dado",
  pageParam: "parametro",
  prop: "titulo",
  event: "escolher",
  action: "abrir",
  actionParam: "modo",
  slot: "miolo",
  state: "aberta",
  styleClass: "destaque",
  token: "principal",
  field: "campo",
  column: "coluna",
  lambda: "um",
};
type Names = typeof usual;

/** A design that names one thing of each kind, and reads it wherever it can be read. */
function named(names: Names): Readonly<Record<string, unknown>> {
  const text = (formula: string) => ({ type: "text", props: { text: { formula } } });
  const record = { type: "object", required: [names.field], properties: { [names.field]: { type: "string" } } };
  const ownSteps = [{ action: "setVariable", variable: names.ownVariable, value: "a" }];
  return {
    "design.json": { ...design, backend: { kind: "supabase" } },
    "variables.json": {
      variables: { [names.variable]: { type: "object", schema: record, default: { [names.field]: "a" } } },
    },
    "collections.json": {
      collections: { [names.collection]: { source: "static", schema: record, data: [{ [names.field]: "a" }] } },
    },
    "tables.json": { tables: { linhas: { columns: { [names.column]: { type: "text" } } } } },
    "formulas.json": {
      formulas: {
        [names.formula]: {
          params: [{ id: names.formulaParam, type: "text" }],
          formula: `params.${names.formulaParam} + join(map([1], ${names.lambda} => ${names.lambda} + 1), '')`,
        },
      },
    },
    "workflows.json": {
      workflows: {
        [names.workflow]: {
          params: [{ id: names.workflowParam, type: "text" }],
          result: { type: "text" },
          steps: [
            { id: names.step, action: "supabase.select", table: "linhas" },
            { action: "log", message: { formula: `toText(steps.${names.step}[0].${names.column})` } },
            {
              id: names.loop,
              action: "forEach",
              items: [1, 2],
              steps: [{ action: "log", message: { formula: `toText(steps.${names.loop}.item)` } }],
            },
            { action: "return", value: { formula: `params.${names.workflowParam}` } },
          ],
        },
      },
    },
    "theme.json": {
      colors: { light: { [names.token]: "#112233" } },
      classes: { [names.styleClass]: { style: { color: `$${names.token}` } } },
    },
    [`components/${names.component}.json`]: {
      id: names.component,
      props: { [names.prop]: { type: "text" } },
      events: { [names.event]: { payload: { type: "string" } } },
      slots: [names.slot],
      actions: { [names.action]: { params: [{ id: names.actionParam, type: "text" }], steps: ownSteps } },
      variables: { [names.ownVariable]: { type: "string" } },
      formulas: { [names.ownFormula]: { formula: `variables.${names.ownVariable}` } },
      workflows: { [names.ownWorkflow]: { steps: ownSteps } },
      children: [
        { id: "t", ...text(`toText(props.${names.prop}) + toText(formulas.${names.ownFormula}())`) },
        { id: "s", type: "slot", slot: names.slot },
        {
          id: "b",
          type: "button",
          on: {
            click: { steps: [{ action: "emitEvent", event: names.event, payload: "a" }] },
            mouseEnter: { run: names.ownWorkflow },
          },
        },
      ],
    },
    [`components/${names.popup}.json`]: { id: names.popup, kind: "popup", children: [] },
    [`sections/${names.section}.json`]: { id: names.section, children: [] },
    [`pages/${names.page}.json`]: {
      id: names.page,
      path: `p/:${names.pageParam}`,
      title: "P",
      sections: [
        { use: names.section },
        { id: "s", children: [{ id: "t", ...text(`toText(page.params.${names.pageParam})`) }] },
      ],
    },
    "pages/inicio.json": {
      id: "inicio",
      path: "",
      title: "Início",
      sections: [
        {
          id: "s",
          children: [
            {
              id: "c",
              type: "component",
              component: names.component,
              props: { [names.prop]: "a" },
              slots: { [names.slot]: [] },
              on: {
                [names.event]: {
                  steps: [
                    {
                      action: "runWorkflow",
                      workflow: names.workflow,
                      with: { [names.workflowParam]: { formula: "event" } },
                    },
                  ],
                },
              },
            },
            {
              id: names.element,
              type: "text-input",
              classes: [names.styleClass],
              states: { [names.state]: { when: { formula: "breakpoint == 'mobile'" }, style: { color: "red" } } },
            },
            { id: "lido", ...text(`toText(elements.${names.element}.value) + formulas.${names.formula}('a')`) },
            {
              id: "dado",
              ...text(
                `variables.${names.variable}.${names.field} + collections.${names.collection}.data[0].${names.field}`,
              ),
            },
            {
              id: "botao",
              type: "button",
              on: {
                click: {
                  steps: [
                    { action: "elementAction", element: "c", name: names.action, with: { [names.actionParam]: "a" } },
                    { action: "openPopup", popup: names.popup },
                    { action: "navigate", page: names.page, params: { [names.pageParam]: "1" } },
                    { action: "setVariable", variable: names.variable, value: { [names.field]: "b" } },
                  ],
                },
              },
            },
          ],
        },
      ],
    },
  };
}

const sound = (names: Names) => {
  const { output, diagnostics } = compiled(named(names));
  expect(output === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
  return output;
};

test("a word that means something elsewhere, as any name, is refused or compiles to output that type-checks", () => {
  const shown = renderPretty(compiled(named(usual)).diagnostics.filter(({ severity }) => severity === "error"));
  expect(shown).toBe("");
  const outputs: CheckedOutput[] = [];
  for (const [at, word] of words.entries()) {
    // Two kinds may not share a name: each half of the kinds is in a design of its own, and `npm test` has one half.
    for (const half of isDeep ? [0, 1] : [at % 2]) {
      const chosen = Object.keys(usual).filter((_, index) => index % 2 === half);
      let names = usual;
      for (const kind of chosen) {
        const more = { ...names, [kind]: word };
        if (sound(more)) names = more;
      }
      const output = sound(names);
      if (output) outputs.push({ name: `${outputs.length}-${word}`, output });
    }
  }
  expect(outputs.length).toBeGreaterThanOrEqual(words.length);
  expect(typeErrors(outputs)).toEqual([]);
});
