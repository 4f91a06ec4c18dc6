import { describe, expect, test } from "vitest";
import { type RiskKind, riskNames } from "../cli/review/change.ts";
import { compareDesigns } from "../cli/review/compare/review.ts";
import { readSide } from "../cli/review/read-side.ts";
import { plain } from "../cli/review/render/words.ts";

// One small design, and single changes of it: dangerous ones have their mark, harmless ones have none.

const remove = {
  id: "confirmou",
  action: "openPopup",
  popup: "confirmacao",
  wait: true,
  onResult: [{ action: "runWorkflow", workflow: "apagarAgora" }],
};
const base = {
  "design.json": {
    formatVersion: 1,
    name: "loja",
    title: "Loja",
    languages: ["pt"],
    pages: { home: "inicio", login: "entrar" },
    groups: { equipe: { roles: [] }, chefes: { roles: ["chefe"] } },
    auth: { login: "auth/login", me: "auth/me", roles: { key: "papeis" } },
  },
  "variables.json": {
    variables: {
      busca: { type: "string", default: "" },
      acesso: { type: "object", default: null },
      aba: { type: "string" },
    },
  },
  "formulas.json": {
    formulas: {
      podeMudar: { formula: "formulas.ehChefe() || variables.acesso.mudar == true" },
      ehChefe: { formula: "contains(auth.user.papeis, 'chefe')" },
      saudacao: { formula: "'Olá, ' + auth.user.nome" },
      temBusca: { formula: "variables.busca != ''" },
      total: { formula: "sum(map(collections.pedidos.data, um => um.valor)) / 100" },
      totalMostrado: { formula: "formatCurrency(formulas.total(), 'BRL')" },
      titulo: { formula: "if(variables.busca == '', 'Pedidos', 'Achados')" },
    },
  },
  "collections.json": {
    collections: {
      pedidos: {
        source: "supabase",
        table: "pedidos",
        limit: 20,
        filter: {
          and: [
            { field: "dono", operator: "eq", value: { formula: "auth.user.id" } },
            { field: "nome", operator: "contains", value: { formula: "variables.busca" } },
          ],
        },
      },
      resumo: { source: "supabase", function: "resumo", args: { p_dono: { formula: "auth.user.id" }, p_dias: 7 } },
    },
  },
  "workflows.json": {
    workflows: {
      apagar: { params: [{ id: "id", type: "text" }], steps: [remove] },
      apagarAgora: {
        steps: [
          { action: "stopUnless", condition: { formula: "formulas.podeMudar()" } },
          { action: "supabase.delete", table: "pedidos", match: { id: { formula: "variables.aba" } } },
        ],
      },
      perguntar: {
        steps: [
          { id: "ok", action: "openPopup", popup: "confirmacao", wait: true },
          { action: "stopUnless", condition: { formula: "steps.ok == true" } },
          { action: "supabase.call", function: "fechar", args: { p_dono: { formula: "auth.user.id" } } },
        ],
      },
      mudar: {
        steps: [
          {
            action: "supabase.update",
            table: "pedidos",
            match: { id: { formula: "variables.aba" }, pago: false },
            data: { nome: "novo" },
            single: true,
          },
          { action: "setVariable", variable: "acesso", value: { formula: "lookup('x', auth.user.papeis, 'id')" } },
          { action: "setVariable", variable: "aba", value: "a" },
        ],
      },
    },
  },
  "components/confirmacao.json": { id: "confirmacao", kind: "popup", children: [] },
  "pages/entrar.json": { id: "entrar", path: "entrar", title: "Entrar", sections: [] },
  "pages/inicio.json": {
    id: "inicio",
    path: "",
    title: "Início",
    groups: ["chefes"],
    sections: [
      {
        id: "corpo",
        children: [
          {
            id: "barra",
            type: "flexbox",
            if: { formula: "formulas.podeMudar()" },
            children: [{ id: "apagar", type: "button", props: { text: "Apagar" }, on: { click: { run: "apagar" } } }],
          },
          {
            id: "mudar",
            type: "button",
            props: { text: "Mudar", disabled: { formula: "!formulas.ehChefe()" } },
            on: { click: { run: "perguntar" } },
          },
          { id: "limpar", type: "button", props: { text: "Limpar" }, if: { formula: "formulas.temBusca()" } },
          { id: "nome", type: "text", props: { text: { formula: "formulas.saudacao()" } } },
          { id: "ajuda", type: "text", props: { text: "Ajuda" }, link: { url: "https://ajuda.example/inicio" } },
        ],
      },
    ],
  },
};
type Path = keyof typeof base;

/** The lines of a review of one replacement in the text of one file. */
function reviewOf(path: Path, from: string, to: string): readonly string[] {
  const sideOf = (isAfter: boolean) => {
    const files = Object.entries(base).map(([each, json]) => {
      const text = JSON.stringify(json);
      if (isAfter && each === path && text.split(from).length !== 2) throw new Error(`not once in ${path}: ${from}`);
      return { path: each, bytes: Buffer.from(isAfter && each === path ? text.replace(from, () => to) : text) };
    });
    const { side, errors } = readSide({ shown: "loja", folder: "loja", files, others: new Map() });
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    return side;
  };
  return compareDesigns(sideOf(false), sideOf(true)).changes.map(
    ({ unit, where, words, risks }) =>
      `${[unit, ...where].join(" › ")}: ${plain(words)}${risks.map((risk) => ` [${riskNames[risk]}]`).join("")}`,
  );
}

const json = (value: unknown): string => JSON.stringify(value);
const barra = json(base["pages/inicio.json"].sections[0]?.children[0]);
const apagar = json({ id: "apagar", type: "button", props: { text: "Apagar" }, on: { click: { run: "apagar" } } });

const dangerous: readonly (readonly [what: string, mark: RiskKind, path: Path, from: string, to: string])[] = [
  ["a page of one role opens to all who sign in", "access-added", "pages/inicio.json", '["chefes"]', '["equipe"]'],
  ["a page opens to everyone", "access-added", "pages/inicio.json", '["chefes"]', "[]"],
  ["a group needs no role", "access-added", "design.json", '"roles":["chefe"]', '"roles":[]'],
  ["another place of the roles", "access-added", "design.json", '{"key":"papeis"}', '{"key":"nomes"}'],
  ["a condition goes", "access-added", "pages/inicio.json", '"if":{"formula":"formulas.podeMudar()"},', ""],
  ["a condition changes", "access-added", "pages/inicio.json", "formulas.podeMudar()", "variables.busca == ''"],
  ["a disabled button", "access-added", "pages/inicio.json", ',"disabled":{"formula":"!formulas.ehChefe()"}', ""],
  [
    "a button leaves its guarded box",
    "access-added",
    "pages/inicio.json",
    barra,
    `${barra.replace(apagar, "")},${apagar}`,
  ],
  ["a guarded box goes, and not what is in it", "access-added", "pages/inicio.json", barra, apagar],
  ["a formula that guards", "access-added", "formulas.json", "variables.acesso.mudar == true", "true"],
  ["a formula that a guard calls through another", "access-added", "formulas.json", "'chefe'", "''"],
  [
    "a guard of a workflow goes",
    "access-added",
    "workflows.json",
    '{"action":"stopUnless","condition":{"formula":"formulas.podeMudar()"}},',
    "",
  ],
  ["a guard of a workflow changes", "access-added", "workflows.json", "formulas.podeMudar()", "true"],
  [
    "what people may do is written otherwise",
    "access-added",
    "workflows.json",
    "lookup('x', auth.user.papeis, 'id')",
    "{ mudar: true }",
  ],
  [
    "a write stores rights",
    "access-added",
    "workflows.json",
    '"data":{"nome":"novo"}',
    '"data":{"nome":"novo","papel":"chefe"}',
  ],
  ["a match goes", "write-grown", "workflows.json", '"id":{"formula":"variables.aba"},"pago":false', '"pago":false'],
  ["a match changes", "write-grown", "workflows.json", '"pago":false', '"pago":true'],
  ["one row becomes many", "write-grown", "workflows.json", '"single":true', '"single":false'],
  [
    "a call for oneself becomes one for others",
    "write-grown",
    "workflows.json",
    '"p_dono":{"formula":"auth.user.id"}',
    '"p_dono":{"formula":"variables.aba"}',
  ],
  ["a question goes", "question-removed", "workflows.json", json(remove), json(remove.onResult[0])],
  [
    "a write moves before its question",
    "question-removed",
    "workflows.json",
    json(remove),
    `${json(remove.onResult[0])},${json({ ...remove, onResult: undefined })}`,
  ],
  ["an answer is not waited for", "question-removed", "workflows.json", "steps.ok == true", "true"],
  [
    "a stop after a question goes",
    "question-removed",
    "workflows.json",
    '{"action":"stopUnless","condition":{"formula":"steps.ok == true"}},',
    "",
  ],
  [
    "a button runs what follows the question",
    "question-removed",
    "pages/inicio.json",
    '"run":"apagar"',
    '"run":"apagarAgora"',
  ],
  ["a button runs what writes more", "write-added", "pages/inicio.json", '"run":"perguntar"', '"run":"mudar"'],
  [
    "a condition of a filter goes",
    "filter-removed",
    "collections.json",
    '{"field":"dono","operator":"eq","value":{"formula":"auth.user.id"}},',
    "",
  ],
  [
    "a filter goes",
    "filter-removed",
    "collections.json",
    `"filter":${json(base["collections.json"].collections.pedidos.filter)}`,
    '"single":false',
  ],
  [
    "a filter by person becomes one by anything",
    "filter-removed",
    "collections.json",
    '"operator":"eq","value":{"formula":"auth.user.id"}',
    '"operator":"eq","value":{"formula":"variables.busca"}',
  ],
  ["another operator", "filter-removed", "collections.json", '"operator":"eq"', '"operator":"ne"'],
  ["an argument by person", "filter-removed", "collections.json", '"p_dono":{"formula":"auth.user.id"},', ""],
  ["a figure", "money-changed", "formulas.json", "/ 100", "/ 10"],
  ["another currency", "money-changed", "formulas.json", "formulas.total(), 'BRL'", "formulas.total() * 2, 'BRL'"],
  ["a new address", "new-origin", "pages/inicio.json", "https://ajuda.example", "https://outra.example"],
  [
    "an address without a scheme",
    "new-origin",
    "pages/inicio.json",
    "https://ajuda.example/inicio",
    "//outra.example/x",
  ],
  [
    "an address in a formula",
    "new-origin",
    "pages/inicio.json",
    '"https://ajuda.example/inicio"',
    json({ formula: "'outra.example/' + variables.busca" }),
  ],
  [
    "an address from parts",
    "new-origin",
    "pages/inicio.json",
    '"https://ajuda.example/inicio"',
    json({ formula: "'https://' + variables.busca" }),
  ],
  ["code as an address", "new-origin", "pages/inicio.json", "https://ajuda.example/inicio", "javascript:alert(1)"],
];

describe("a dangerous change of a design is marked", () => {
  test.each(dangerous)("%s", (_, mark, path, from, to) => {
    const lines = reviewOf(path, from, to);
    expect(
      lines.filter((line) => line.includes(`[${riskNames[mark]}]`)),
      lines.join("\n"),
    ).not.toEqual([]);
  });
});

const harmless: readonly (readonly [what: string, path: Path, from: string, to: string])[] = [
  ["a text", "pages/inicio.json", '"Ajuda"', '"Ajude-me"'],
  ["a title", "pages/inicio.json", '"Início"', '"Começo"'],
  ["a style", "pages/inicio.json", '"id":"nome","type":"text"', '"id":"nome","type":"text","style":{"color":"red"}'],
  [
    "a property of the layout",
    "pages/inicio.json",
    '"id":"barra","type":"flexbox"',
    '"id":"barra","type":"flexbox","props":{"columnGap":"8px"}',
  ],
  [
    "a new text",
    "pages/inicio.json",
    '{"id":"nome"',
    '{"id":"novo","type":"text","props":{"text":"Novo"}},{"id":"nome"',
  ],
  ["an element goes", "pages/inicio.json", `${barra},`, ""],
  ["a condition about a search", "pages/inicio.json", '"if":{"formula":"formulas.temBusca()"}', '"show":true'],
  [
    "a new condition",
    "pages/inicio.json",
    '"id":"nome","type":"text"',
    '"id":"nome","type":"text","if":{"formula":"formulas.ehChefe()"}',
  ],
  ["a text with a name", "formulas.json", "'Olá, '", "'Oi, '"],
  ["a formula that no condition calls", "formulas.json", "'Olá, ' + auth.user.nome", "auth.user.nome"],
  ["texts of a formula", "formulas.json", "'Achados'", "'Encontrados'"],
  [
    "a search",
    "collections.json",
    '"operator":"contains","value":{"formula":"variables.busca"}',
    '"operator":"contains","value":{"formula":"trim(variables.busca)"}',
  ],
  ["a narrower filter", "collections.json", '"and":[', '"and":[{"field":"pago","operator":"eq","value":true},'],
  ["a longer list", "collections.json", '"limit":20', '"limit":50'],
  [
    "another default",
    "variables.json",
    '"busca":{"type":"string","default":""}',
    '"busca":{"type":"string","default":"a"}',
  ],
  ["a narrower match", "workflows.json", '"pago":false', '"pago":false,"nome":"a"'],
  ["another value of a variable", "workflows.json", '"value":"a"', '"value":"b"'],
  [
    "a new step that writes nothing",
    "workflows.json",
    '{"action":"setVariable","variable":"aba"',
    '{"action":"fetchCollection","collection":"pedidos"},{"action":"setVariable","variable":"aba"',
  ],
  ["a description", "formulas.json", '"temBusca":{', '"temBusca":{"description":"Veja https://nota.example",'],
];

describe("a harmless change of a design has no marks", () => {
  test.each(harmless)("%s", (_, path, from, to) => {
    const lines = reviewOf(path, from, to);
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => line.includes("["))).toEqual([]);
  });
});
