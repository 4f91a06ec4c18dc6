import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { LspClient } from "./lsp-client.ts";

// The editor opens files of a copy of the folder `lsp`; a `|` in a text marks the cursor.

const folder = realpathSync(mkdtempSync(join(tmpdir(), "trama-lsp-")));
const design = join(folder, "designs/loja");
const uriOf = (path: string) => pathToFileURL(join(design, path)).href;
const textOf = (path: string) => readFileSync(join(design, path), "utf8");
let client: LspClient;
let version = 0;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "lsp"), folder, { recursive: true });
  client = new LspClient(folder);
  const own = {
    workspace: {
      didChangeWatchedFiles: { dynamicRegistration: true },
      workspaceEdit: { resourceOperations: ["rename"] },
    },
  };
  const { capabilities } = await client.request("initialize", { processId: null, rootUri: null, capabilities: own });
  expect(capabilities).toMatchObject({ hoverProvider: true, definitionProvider: true, referencesProvider: true });
  client.notify("initialized", {});
});

afterAll(async () => {
  expect(await client.close()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

const opened = new Set<string>();

function show(path: string, text: string): void {
  const uri = uriOf(path);
  version++;
  if (opened.has(path))
    client.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ text }] });
  else client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "json", version, text } });
  opened.add(path);
}

/** Shows the text without its `|`, and returns the position of the `|`. */
function cursorIn(path: string, marked: string) {
  const before = marked.slice(0, marked.indexOf("|")).split("\n");
  show(path, marked.replace("|", ""));
  return {
    textDocument: { uri: uriOf(path) },
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}

/** The file with one part replaced; the part must exist. */
function edited(path: string, from: string, to: string): string {
  const text = textOf(path);
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

const page = "pages/inicio.json";

const labels = async (path: string, marked: string): Promise<string[]> =>
  (await client.request("textDocument/completion", cursorIn(path, marked))).map(
    (item: { label: string }) => item.label,
  );

/** `path:line` of places. */
const places = (found: readonly { uri: string; range: { start: { line: number } } }[]) =>
  found.map(({ uri, range }) => `${uri.slice(uriOf("").length + 1)}:${range.start.line + 1}`).sort();

const piece = (path: string, { start, end }: { start: Position; end: Position }) =>
  textOf(path).split("\n")[start.line]?.slice(start.character, end.character);
interface Position {
  readonly line: number;
  readonly character: number;
}

describe("diagnostics", () => {
  test("follow files that change outside of the editor, which is asked to report changes", async () => {
    await expect
      .poll(() => client.asked)
      .toMatchObject([
        {
          method: "client/registerCapability",
          params: {
            registrations: [
              {
                method: "workspace/didChangeWatchedFiles",
                registerOptions: { watchers: [{ globPattern: "**/*.json" }] },
              },
            ],
          },
        },
      ]);
    const before = textOf("variables.json");
    const put = (text: string) => {
      writeFileSync(join(design, "variables.json"), text);
      client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uriOf("variables.json"), type: 2 }] });
    };
    put(edited("variables.json", '"nome"', '"nomes"'));
    await client.diagnostics(uriOf(page), (all) => all.length > 0);
    put(before);
    await client.diagnostics(uriOf(page), (all) => all.length === 0);
  });

  test("come as you type, also for texts that are not saved, and go again", async () => {
    show(page, edited(page, "variables.nome ??", "variables.nme ??"));
    const [found] = await client.diagnostics(uriOf(page), (all) => all.length > 0);
    expect(found).toMatchObject({ code: "formula/unknown-name", severity: 1, source: "trama" });
    expect(found.message).toBe("unknown name `nme`\nhelp: did you mean `nome`?");
    expect(piece(page, found.range)).toBe("nom");
    show(page, textOf(page));
    await client.diagnostics(uriOf(page), (all) => all.length === 0);
  });

  test("of a call that is not closed yet are one", async () => {
    show(page, edited(page, "variables.nome ?? ''", "round(length(variables.nome ?? ''), "));
    const found = await client.diagnostics(uriOf(page), (all) => all.length > 0);
    expect(found.map(({ code }) => code)).toEqual(["formula/unclosed"]);
    show(page, textOf(page));
    await client.diagnostics(uriOf(page), (all) => all.length === 0);
  });

  test("of broken JSON say where it breaks", async () => {
    show(page, edited(page, '"path": "",', '"path": "'));
    const [found] = await client.diagnostics(uriOf(page), (all) => all.length > 0);
    expect(found.code).toMatch(/^file\//);
    show(page, textOf(page));
    await client.diagnostics(uriOf(page), (all) => all.length === 0);
  });

  test("in one file follow from a change in another", async () => {
    show("variables.json", edited("variables.json", '"nome"', '"nomes"'));
    const found = await client.diagnostics(uriOf(page), (all) => all.length > 0);
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(["formula/unknown-name", "reference/unknown"]));
    show("variables.json", textOf("variables.json"));
    await client.diagnostics(uriOf(page), (all) => all.length === 0);
  });

  test("mark unused names as unnecessary", async () => {
    show(
      "variables.json",
      edited("variables.json", '"nome": {', '"resto": { "type": "string", "default": "" },\n    "nome": {'),
    );
    const [found] = await client.diagnostics(uriOf("variables.json"), (all) => all.length > 0);
    expect(found).toMatchObject({ code: "variable/unused", severity: 2, tags: [1] });
    show("variables.json", textOf("variables.json"));
    await client.diagnostics(uriOf("variables.json"), (all) => all.length === 0);
  });
});

describe("completion in formulas", () => {
  const formula = "variables.nome ?? ''";

  test("offers the names in scope and the helpers with their signatures", async () => {
    const items = await client.request("textDocument/completion", cursorIn(page, edited(page, formula, "l|")));
    const names = items.map((item: { label: string }) => item.label);
    expect(names).toEqual(
      expect.arrayContaining(["variables", "collections", "elements", "formulas", "page", "length"]),
    );
    expect(names).not.toContain("props");
    const length = items.find((item: { label: string }) => item.label === "length");
    expect(length.detail).toMatch(/^\(.*\) => number$/m);
    expect(length.documentation.value).not.toBe("");
    for (const { kind, documentation } of items) if (kind === 9) expect(documentation.value).toMatch(/\.$/);
    expect(items.find((item: { label: string }) => item.label === "page").documentation.value).toBe(
      "The current page.",
    );
  });

  test("describes the members that every design has", async () => {
    const described = async (marked: string) =>
      (await client.request("textDocument/completion", cursorIn(page, edited(page, formula, marked)))).map(
        ({ label, documentation }: { label: string; documentation?: { value: string } }) =>
          `${label}: ${documentation?.value}`,
      );
    expect(await described("screen.w|")).toContain("width: The width of the window in pixels.");
    expect(await described("collections.cores.t|")).toContain(
      "total: The number of rows in the source, all pages included.",
    );
    expect(await described("variables.n|")).toContain("nome: undefined");
  });

  test("offers `random` once in the steps of a workflow, and nowhere else", async () => {
    const count = async (path: string, marked: string) =>
      (await labels(path, marked)).filter((label) => label === "random").length;
    const action = '"action": "resetVariables", "variables": ["nome"]';
    const step = (text: string) => `"action": "log", "message": { "formula": "${text}" }`;
    expect(await count("workflows.json", edited("workflows.json", action, step("r|")))).toBe(1);
    expect(await count(page, edited(page, formula, "r|"))).toBe(0);
    show("workflows.json", textOf("workflows.json"));
  });

  test("offers members: of roots, elements, records, rows and results of helpers", async () => {
    expect(await labels(page, edited(page, formula, "variables.|"))).toEqual(["nome", "pessoa"]);
    expect(await labels(page, edited(page, formula, "variables.no|"))).toEqual(["nome", "pessoa"]);
    expect(await labels(page, edited(page, formula, "elements.campo.|"))).toContain("value");
    expect(await labels(page, edited(page, formula, "variables.pessoa.|"))).toEqual(["idade", "nome"]);
    expect(await labels(page, edited(page, formula, "collections.cores.|"))).toContain("data");
    expect(await labels(page, edited(page, formula, "getByIndex(collections.cores.data, 0).|"))).toEqual(["id", "tom"]);
    expect(await labels(page, edited(page, "item.tom", "item.|"))).toEqual(["id", "tom"]);
  });

  test("offers the functions of custom/ as their signatures have them", async () => {
    const items = await client.request("textDocument/completion", cursorIn(page, edited(page, formula, "custom.|")));
    expect(items).toEqual([
      {
        label: "curto",
        kind: 3,
        detail: "(nome: text, letras?: number) => text",
        documentation: { kind: "markdown", value: "A name as lists show it." },
      },
    ]);
  });

  test("offers nothing inside a text, but names inside a template", async () => {
    expect(await labels(page, edited(page, formula, "'va|'"))).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of a formula
    expect(await labels(page, edited(page, formula, "`a ${variables.|}`"))).toEqual(["nome", "pessoa"]);
  });

  test("ignores quotes and brackets inside a comment", async () => {
    expect(await labels(page, edited(page, formula, "/* don't ( */ variables.|"))).toEqual(["nome", "pessoa"]);
  });

  test("offers the parameters of the functions around it, with their members", async () => {
    const itemsOf = (marked: string) =>
      client.request("textDocument/completion", cursorIn(page, edited(page, formula, marked)));
    const [first] = await itemsOf("map(collections.cores, cor => |)");
    expect(first).toMatchObject({ label: "cor", detail: "CoresRow" });
    const [inner, outer, position] = await itemsOf(
      "map(collections.cores, (cor, at) => filter(collections.cores, outra => outra.id == |",
    );
    expect([inner.label, outer.label, position.label]).toEqual(["outra", "cor", "at"]);
    expect(position.detail).toBe("number");
    expect(await labels(page, edited(page, formula, "find(collections.cores, cor => cor.|)"))).toEqual(["id", "tom"]);
    expect(await labels(page, edited(page, formula, "join(map(collections.cores, cor => cor.t|), ', ')"))).toEqual([
      "id",
      "tom",
    ]);
    expect(await labels(page, edited(page, formula, "map(collections.cores, cor => cor.tom) + |"))).not.toContain(
      "cor",
    );
  });

  test("offers the names of `let`s before the cursor, with their types and members", async () => {
    const itemsOf = (marked: string) =>
      client.request("textDocument/completion", cursorIn(page, edited(page, formula, marked)));
    const localsOf = async (marked: string) =>
      (await itemsOf(marked))
        .filter(({ sortText = "" }: { sortText?: string }) => sortText.startsWith("0"))
        .map(({ label, detail }: { label: string; detail: string }) => `${label}: ${detail}`);
    expect(await localsOf("let p = variables.pessoa; let n = length(p.nome); |")).toEqual([
      "n: number",
      "p: record{idade, nome}",
    ]);
    expect(await localsOf("let p = variables.pessoa; let n = |; n")).toEqual(["p: record{idade, nome}"]);
    expect(await localsOf("let p = |")).toEqual([]);
    expect(await localsOf("let a = 1; 'x' + (a + |")).toEqual(["a: number"]);
    expect(await itemsOf("let p|")).toEqual([]);
    expect(await labels(page, edited(page, formula, "let p = variables.pessoa; p.|"))).toEqual(["idade", "nome"]);
    expect(await labels(page, edited(page, formula, "let p = variables.pessoa; let i = p.|; i"))).toEqual([
      "idade",
      "nome",
    ]);
    const inFunction =
      "let f = 2; map(collections.cores, cor => let t = cor.tom; let n = length(map(collections.cores, c => c)); |)";
    expect(await localsOf(inFunction)).toEqual(["n: number", "t: text", "cor: CoresRow", "f: number"]);
    expect(await localsOf("map(collections.cores, cor => let t = |; t)")).toEqual(["cor: CoresRow"]);
    expect(await localsOf("let l = map(collections.cores, cor => |); l")).toEqual(["cor: CoresRow"]);
    expect(await localsOf("map(collections.cores, cor => let t = cor.tom; t) + |")).toEqual([]);
    const outer = "let lista = collections.cores; let s = map(lista, a => a.tom); map(lista, b => let c = b; c.|)";
    expect(await labels(page, edited(page, formula, outer))).toEqual(["id", "tom"]);
  });

  test("offers the results of the steps before a step, with their types and members", async () => {
    const action = '{ "action": "resetVariables", "variables": ["nome"] }';
    const steps = (text: string) =>
      edited(
        "workflows.json",
        action,
        `{ "id": "quem", "action": "let", "value": { "formula": "variables.pessoa" } },
        { "action": "if", "condition": true, "then": [
          { "id": "dentro", "action": "let", "value": 1 },
          { "action": "log", "message": { "formula": "${text}" } }
        ] },
        { "id": "depois", "action": "let", "value": { "formula": "steps.quem.nome" } },
        { "action": "log", "message": { "formula": "steps.depois" } }`,
      );
    const items = await client.request("textDocument/completion", cursorIn("workflows.json", steps("steps.|")));
    expect(items.map(({ label, detail }: { label: string; detail: string }) => `${label}: ${detail}`).sort()).toEqual([
      "dentro: number",
      "quem: record{idade, nome}",
    ]);
    expect(await labels("workflows.json", steps("steps.quem.|"))).toEqual(["idade", "nome"]);
    show("workflows.json", textOf("workflows.json"));
  });

  test("knows a component's own names", async () => {
    const path = "components/cartao.json";
    expect(await labels(path, edited(path, "props.texto", "props.|"))).toEqual(["texto"]);
    expect(await labels(path, edited(path, "props.texto", "variables.|"))).toEqual(["aberto", "nome", "pessoa"]);
    show(path, textOf(path));
  });
});

describe("completion in JSON", () => {
  test("offers the properties of the element's type that are not there yet", async () => {
    const found = await labels(page, edited(page, '"props": { "text": "Mudar" }', '"props": { "text": "Mudar", "|" }'));
    expect(found).toContain("disabled");
    expect(found).not.toContain("text");
    expect(found).not.toContain("placeholder");
  });

  test("offers the values of a property, and true and false", async () => {
    expect(await labels(page, edited(page, '"text": "Mudar"', '"buttonType": "|"'))).toEqual(
      expect.arrayContaining(["button", "submit", "reset"]),
    );
    expect(await labels(page, edited(page, '"text": "Mudar"', '"loading": |'))).toEqual(["true", "false"]);
  });

  test("offers types, actions, ids and tokens where they are allowed", async () => {
    expect(await labels(page, edited(page, '"type": "button"', '"type": "bu|"'))).toContain("form-input");
    expect(await labels(page, edited(page, '"action": "setVariable"', '"action": "|"'))).toContain("openPopup");
    expect(await labels(page, edited(page, '"variable": "nome"', '"variable": "|"'))).toEqual(["nome", "pessoa"]);
    expect(await labels(page, edited(page, '"component": "cartao"', '"component": "|"'))).toEqual(["cartao"]);
    expect(await labels(page, edited(page, '"$texto"', '"$t|"'))).toEqual(["$fundo", "$texto"]);
    expect(await labels(page, edited(page, '"props": { "texto": "Oi" }', '"props": { "|" }'))).toEqual(["texto"]);
  });

  test("offers the parameters of a collection: in its formulas, and where a page or a step passes them", async () => {
    const artigo = (formula: string) =>
      edited(
        "collections.json",
        '"cores": {',
        `"artigo": { "source": "rest", "method": "GET", "url": "/artigos", "params": { "slug": { "type": "string" }, "parte": { "type": "number" } }, "query": { "slug": { "formula": "${formula}" } } }, "cores": {`,
      );
    expect(await labels("collections.json", artigo("params.|"))).toEqual(["parte", "slug"]);
    show("collections.json", artigo("params.slug"));
    const ofPage = (list: string) => edited(page, '"sections": [', `"collections": [${list}], "sections": [`);
    expect(await labels(page, ofPage('"|"'))).toEqual(["artigo", "cores"]);
    expect(await labels(page, ofPage('{ "collection": "artigo", "with": { "|" } }'))).toEqual(["parte", "slug"]);
    const step = '"action": "setVariable", "variable": "nome", "value": "Bia"';
    const fetching = '"action": "fetchCollection", "collection": "artigo", "with": { "slug": "a", "|" }';
    expect(await labels(page, edited(page, step, fetching))).toEqual(["parte"]);
    show("collections.json", textOf("collections.json"));
  });

  test("offers the functions of custom/ where a step calls one", async () => {
    const step = '"action": "setVariable", "variable": "nome", "value": "Bia"';
    expect(await labels(page, edited(page, step, '"action": "callFunction", "function": "|"'))).toEqual(["curto"]);
  });

  test("offers the icons of the set and the design's own", async () => {
    mkdirSync(join(design, "assets/icons"), { recursive: true });
    writeFileSync(join(design, "assets/icons/nossa-marca.svg"), '<svg viewBox="0 0 24 24"><path d="M4 12h16"/></svg>');
    const marked = edited(
      page,
      '"type": "button",\n          "props": { "text": "Mudar" }',
      '"type": "icon",\n          "props": { "icon": "|" }',
    );
    expect(await labels(page, marked)).toEqual(expect.arrayContaining(["nossa-marca", "search", "trash-2"]));
  });

  test("replaces the name that is there, with its quotes", async () => {
    const [item] = await client.request(
      "textDocument/completion",
      cursorIn(page, edited(page, '"id": "inicio"', '"na|"')),
    );
    expect(item.textEdit.newText).toBe('"$schema": ""');
    expect(item.textEdit.range.end.character - item.textEdit.range.start.character).toBe(4);
  });
});

test("signature help shows the function whose arguments are being typed", async () => {
  const help = (marked: string) =>
    client.request("textDocument/signatureHelp", cursorIn(page, edited(page, "variables.nome ?? ''", marked)));
  const parameters = [{ label: "nome: text" }, { label: "letras?: number" }];
  const documentation = { kind: "markdown", value: "A name as lists show it." };
  const label = "curto(nome: text, letras?: number) => text";
  const signatures = [{ label, parameters, documentation }];
  expect(await help("custom.curto(|")).toEqual({ signatures, activeSignature: 0, activeParameter: 0 });
  expect(await help("uppercase(custom.curto(join(['a', 'b'], ', '), |))")).toMatchObject({
    signatures,
    activeParameter: 1,
  });
  const helper = await help("concatenate('a', 'b, c', |)");
  expect(helper.signatures[0].label).toMatch(/^concatenate\(.*\.\.\..*\) => text$/);
  expect(helper.signatures[0].parameters[helper.activeParameter].label).toMatch(/^\.\.\./);
  expect(await help("custom.curto('a', 1)|")).toBeNull();
  expect(await help("custom.outra(|)")).toBeNull();
});

const hoverAt = async (path: string, marked: string) =>
  (await client.request("textDocument/hover", cursorIn(path, marked)))?.contents.value;

describe("an own element", () => {
  const used = (rest: string) => edited(page, '"type": "button"', `"type": "Selo"${rest}`);

  test("is offered as a type, with its properties, events and slots", async () => {
    expect(await labels(page, edited(page, '"type": "button"', '"type": "|"'))).toEqual(
      expect.arrayContaining(["button", "Selo"]),
    );
    const other = (text: string) => edited(page, '"id": "', `"id": "selo", "type": "Selo", ${text} }, { "id": "`);
    expect(await labels(page, other('"props": { "|": "" }'))).toEqual(["cor", "texto"]);
    expect(await labels(page, other('"props": { "cor": "|" }'))).toEqual(["azul", "verde"]);
    expect(await labels(page, other('"on": { "ab|": {} }'))).toContain("abrir");
    expect(await labels(page, other('"slots": { "|": [] }'))).toEqual(["rodape"]);
  });

  test("is described, and so are its properties", async () => {
    expect(await hoverAt(page, edited(page, '"type": "button"', '"type": "Se|lo"'))).toBe("Um selo.");
    expect(await hoverAt(page, used(', "slots": { "roda|pe": [] }'))).toBe("Abaixo do selo.");
    show(page, textOf(page));
  });
});

describe("hover", () => {
  test("shows types and helpers in formulas", async () => {
    expect(await hoverAt(page, edited(page, "variables.nome ??", "variables.no|me ??"))).toBe(
      "```\nvariables.nome: text\n```",
    );
    expect(await hoverAt(page, edited(page, "variables.nome ?? ''", "upper|case(variables.nome)"))).toMatch(
      /^```\nuppercase\(.*\) => text\n```\n\n\S/,
    );
    expect(await hoverAt(page, edited(page, "item.tom", "item.to|m"))).toContain("item.tom: text");
    expect(await hoverAt(page, edited(page, "item.tom", "ite|m.tom"))).toMatch(/The item of the row\.$/);
    expect(await hoverAt(page, edited(page, "variables.nome ?? ''", "page.pa|th"))).toBe(
      "```\npage.path: text\n```\n\nThe path of the page in the address.",
    );
    expect(await hoverAt(page, edited(page, "variables.nome ?? ''", "custom.cur|to(variables.nome)"))).toBe(
      "```\ncustom.curto: (nome: text, letras?: number) => text\n```\n\nA name as lists show it.",
    );
  });

  test("shows the types of `let`s and parameters, where they are declared and used", async () => {
    const at = (marked: string) => hoverAt(page, edited(page, "variables.nome ?? ''", marked));
    const person = "```\npe: record{idade, nome}\n```";
    expect(await at("let p|e = variables.pessoa; pe.nome")).toBe(person);
    expect(await at("let pe = variables.pessoa; p|e.nome")).toBe(person);
    expect(await at("let pe = variables.pessoa; let n = p|e.nome; n")).toBe(person);
    expect(await at("let pe = variables.pes|soa; pe.nome")).toMatch(/^```\nvariables.pessoa: /);
    expect(await at("join(map(collections.cores, c|or => cor.tom), '')")).toBe("```\ncor: CoresRow\n```");
    expect(await at("join(map(collections.cores, cor => let t|om = cor.tom; tom), '')")).toBe("```\ntom: text\n```");
    expect(await at("let a = |; a")).toBeUndefined();
  });

  test("shows the type of a `let` step", async () => {
    const step = '{ "action": "setVariable", "variable": "nome", "value": "Bia" }';
    const steps = (id: string, use: string) =>
      edited(
        page,
        step,
        `{ "id": "${id}", "action": "let", "value": { "formula": "length(variables.nome)" } }, { "action": "log", "message": { "formula": "${use}" } }`,
      );
    const type = "```\nsteps.letras: number\n```";
    expect(await hoverAt(page, steps("let|ras", "steps.letras"))).toBe(type);
    expect(await hoverAt(page, steps("letras", "steps.let|ras"))).toMatch(/^```\nsteps.letras: number\n```/);
    show(page, textOf(page));
  });

  test("shows what a name outside formulas refers to", async () => {
    expect(await hoverAt(page, edited(page, '"variable": "nome"', '"variable": "no|me"'))).toBe(
      "`nome`: variable, string",
    );
    expect(await hoverAt(page, edited(page, '"run": "limpar"', '"run": "lim|par"'))).toBe("`limpar`: workflow");
    const described = edited("workflows.json", '"limpar": {', '"limpar": { "description": "Apaga o nome.",');
    show("workflows.json", described);
    expect(await hoverAt(page, edited(page, '"run": "limpar"', '"run": "lim|par"'))).toBe(
      "`limpar`: workflow\n\nApaga o nome.",
    );
    show("workflows.json", textOf("workflows.json"));
    expect(await hoverAt(page, edited(page, '"component": "cartao"', '"component": "car|tao"'))).toBe(
      "`cartao`: component",
    );
    expect(await hoverAt(page, edited(page, '"run": "limpar"', '"run": "nad|a"'))).toBeUndefined();
    show(page, textOf(page));
  });

  test("shows what properties, types and actions are for", async () => {
    expect(await hoverAt(page, edited(page, '"sections"', '"sec|tions"'))).not.toBeUndefined();
    expect(await hoverAt(page, edited(page, '"type": "button"', '"type": "but|ton"'))).toMatch(/button/i);
    expect(await hoverAt(page, edited(page, '"action": "setVariable"', '"action": "set|Variable"'))).toMatch(
      /variable/i,
    );
  });
});

describe("quick fixes", () => {
  const fixesAt = async (path: string, marked: string) => {
    const { textDocument, position } = cursorIn(path, marked);
    const diagnostics = await client.diagnostics(textDocument.uri, (found) => found.length > 0);
    const range = { start: position, end: position };
    return client.request("textDocument/codeAction", { textDocument, range, context: { diagnostics } });
  };

  test("replace a misspelt name, with the quotes and escapes of its place", async () => {
    const [name, ...others] = await fixesAt(page, edited(page, "variables.nome", "variables.no|mme"));
    expect(others).toEqual([]);
    expect(name).toMatchObject({ title: "Replace with `nome`", kind: "quickfix", isPreferred: true });
    expect(name.diagnostics).toMatchObject([{ code: "formula/unknown-name" }]);
    expect(name.edit.changes[uriOf(page)]).toMatchObject([{ newText: "nome" }]);

    const [type] = await fixesAt(page, edited(page, '"type": "button"', '"type": "bu|tton1"'));
    expect(type.edit.changes[uriOf(page)]).toMatchObject([{ newText: '"button"' }]);
  });

  test("repair JSON", async () => {
    const [comma] = await fixesAt(page, edited(page, '"path": "",', '"path": ""|'));
    expect(comma).toMatchObject({ title: "Insert `,`" });
  });

  test("are absent where the cursor is elsewhere, and for errors with several corrections", async () => {
    const [elsewhere] = [
      await fixesAt(page, edited(page, "variables.nome", "variables.nomme").replace('"id"', '"i|d"')),
    ];
    expect(elsewhere).toEqual([]);
    expect(await fixesAt(page, edited(page, "variables.nome ?? ''", "1 |+ null"))).toEqual([]);
    show(page, textOf(page));
  });
});

test("the outline of a file has its sections, elements and steps, and the keys of its maps", async () => {
  interface Entry {
    readonly name: string;
    readonly detail?: string;
    readonly children?: readonly Entry[];
  }
  const lines = (entries: readonly Entry[], depth = 0): string[] =>
    entries.flatMap(({ name, detail, children = [] }) => [
      `${"  ".repeat(depth)}${name}${detail === undefined ? "" : `: ${detail}`}`,
      ...lines(children, depth + 1),
    ]);
  const outline = async (path: string) => {
    show(path, textOf(path));
    return lines(await client.request("textDocument/documentSymbol", { textDocument: { uri: uriOf(path) } }));
  };
  expect(await outline(page)).toEqual([
    "principal",
    "  campo: form-input",
    "  ola: text",
    "  eco: text",
    "  mudar: button",
    "    click",
    "      setVariable",
    "  apagar: button",
    "    click",
    "      limpar",
    "  cor: text",
    "  um: component",
  ]);
  expect(await outline("workflows.json")).toEqual(["limpar", "  resetVariables"]);
  expect(await outline("variables.json")).toEqual(["nome", "pessoa"]);
});

describe("names across files", () => {
  const ask = async (method: string, path: string, marked: string, more = {}) =>
    places(await client.request(`textDocument/${method}`, { ...cursorIn(path, marked), ...more }));
  const lineOf = (path: string, text: string) =>
    `${path}:${
      textOf(path)
        .split("\n")
        .findIndex((line) => line.includes(text)) + 1
    }`;

  test("leads from the design to the generated code and back", async () => {
    const cursor = cursorIn(page, edited(page, "variables.nome ??", "variables.no|me ??"));
    const [code] = await client.request("textDocument/implementation", cursor);
    const uri = pathToFileURL(join(folder, "generated/loja/pages/inicio.tsx")).href;
    expect(code?.uri).toBe(uri);
    mkdirSync(join(folder, "generated/loja/pages"), { recursive: true });
    writeFileSync(new URL(uri), "// @generated from designs/loja/pages/inicio.json. Do not edit.\n");
    const back = await client.request("textDocument/definition", { textDocument: { uri }, position: code.range.start });
    const { start, end } = back.range;
    expect(back.uri).toBe(uriOf(page));
    expect(start.line).toBe(end.line);
    expect(textOf(page).split("\n")[start.line]?.slice(start.character, end.character)).toContain("variables.nome ??");
    const nowhere = { textDocument: { uri: pathToFileURL(join(folder, "package.json")).href.replace("json", "ts") } };
    writeFileSync(new URL(nowhere.textDocument.uri), "export {};\n");
    expect(await client.request("textDocument/definition", { ...nowhere, position: code.range.start })).toBeNull();
  });

  test("go to where things are made, from formulas and from steps", async () => {
    const variable = [lineOf("variables.json", '"nome": {')];
    expect(await ask("definition", page, edited(page, "variables.nome ??", "variables.no|me ??"))).toEqual(variable);
    expect(await ask("definition", page, edited(page, '"variable": "nome"', '"variable": "no|me"'))).toEqual(variable);
    expect(await ask("definition", page, edited(page, "collections.cores", "collections.co|res"))).toEqual([
      lineOf("collections.json", '"cores"'),
    ]);
    expect(await ask("definition", page, edited(page, '"component": "cartao"', '"component": "car|tao"'))).toEqual([
      lineOf("components/cartao.json", '"id": "cartao"'),
    ]);
    expect(await ask("definition", page, edited(page, '"run": "limpar"', '"run": "lim|par"'))).toEqual([
      lineOf("workflows.json", '"limpar"'),
    ]);
    expect(await ask("definition", page, edited(page, "elements.campo.value", "elements.cam|po.value"))).toEqual([
      lineOf(page, '"id": "campo"'),
    ]);
    const own = "components/cartao.json";
    expect(await ask("definition", own, edited(own, "variables.aberto", "variables.abe|rto"))).toEqual([
      lineOf(own, '"aberto": {'),
    ]);
    show(own, textOf(own));
  });

  test("find every use of a variable", async () => {
    const marked = edited("variables.json", '"nome"', '"no|me"');
    const all = await ask("references", "variables.json", marked, { context: { includeDeclaration: true } });
    expect(all).toEqual(
      [
        lineOf("variables.json", '"nome": {'),
        lineOf(page, "variables.nome ??"),
        lineOf(page, '"variable": "nome"'),
        lineOf("workflows.json", '"variables": ["nome"]'),
      ].sort(),
    );
    const uses = await ask("references", "variables.json", marked, { context: { includeDeclaration: false } });
    expect(uses).toHaveLength(3);
  });

  test("rename a variable everywhere, and the design is still right", async () => {
    const where = cursorIn("variables.json", edited("variables.json", '"nome"', '"no|me"'));
    expect(await client.request("textDocument/prepareRename", where)).toMatchObject({ start: { character: 5 } });
    const { changes } = await client.request("textDocument/rename", { ...where, newName: "apelido" });
    expect(Object.keys(changes)).toHaveLength(3);
    for (const [uri, edits] of Object.entries<{ range: { start: Position; end: Position } }[]>(changes)) {
      const path = uri.slice(uriOf("").length + 1);
      show(path, applied(textOf(path), edits, "apelido"));
    }
    const found = await client.request("textDocument/references", {
      ...cursorIn("variables.json", edited("variables.json", '"nome"', '"ape|lido"')),
      context: { includeDeclaration: true },
    });
    expect(found).toHaveLength(4);
    for (const uri of Object.keys(changes)) {
      const path = uri.slice(uriOf("").length + 1);
      await client.diagnostics(uri, (all) => all.length === 0);
      show(path, textOf(path));
    }
  });

  test("complete, find and rename the variable that an input is bound to", async () => {
    const bound = (text: string) => edited(page, '"id": "campo",', `"id": "campo", "bind": "${text}",`);
    expect(await labels(page, bound("variables.|"))).toEqual(["nome", "pessoa"]);
    const variable = [lineOf("variables.json", '"nome": {')];
    expect(await ask("definition", page, bound("variables.no|me"))).toEqual(variable);
    const where = cursorIn(page, bound("variables.no|me"));
    const { changes } = await client.request("textDocument/rename", { ...where, newName: "apelido" });
    const ranges = changes[uriOf(page)].map((edit: { range: object }) => edit.range);
    const { line, character } = where.position;
    expect(ranges).toContainEqual({
      start: { line, character: character - "no".length },
      end: { line, character: character + "me".length },
    });
    show(page, textOf(page));
  });

  test("rename an element in its page only", async () => {
    const where = cursorIn(page, edited(page, '"id": "campo"', '"id": "cam|po"'));
    const { changes } = await client.request("textDocument/rename", { ...where, newName: "busca" });
    expect(Object.keys(changes)).toEqual([uriOf(page)]);
    expect(
      changes[uriOf(page)].map(({ range }: { range: { start: Position; end: Position } }) => piece(page, range)),
    ).toEqual(["campo", "campo"]);
  });

  test("rename a page with its file, and say why another name stays", async () => {
    const rename = async (path: string, marked: string, newName: string) =>
      client.request("textDocument/rename", { ...cursorIn(path, marked), newName });
    const where = edited(page, '"id": "inicio"', '"id": "ini|cio"');
    const { documentChanges } = await rename(page, where, "comeco");
    expect(documentChanges.at(-1)).toEqual({ kind: "rename", oldUri: uriOf(page), newUri: uriOf("pages/comeco.json") });
    expect(documentChanges.map(({ textDocument }: { textDocument?: { uri: string } }) => textDocument?.uri)).toEqual(
      expect.arrayContaining([uriOf(page), uriOf("design.json")]),
    );
    await expect(rename(page, where, "Começo")).rejects.toThrow("kebab-case");
    const type = edited(page, '"type": "button"', '"type": "but|ton"');
    await expect(rename(page, type, "a")).rejects.toThrow("types of elements are fixed");
    const component = "components/cartao.json";
    const used = edited(component, "props.texto", "props.tex|to");
    const { changes } = await rename(component, used, "frase");
    expect(Object.keys(changes).sort()).toEqual([uriOf(component), uriOf(page)].sort());
    show(component, textOf(component));
    show(page, textOf(page));
  });

  test("refuse a name that is taken, or no name", async () => {
    const where = cursorIn("variables.json", edited("variables.json", '"nome"', '"no|me"'));
    await expect(client.request("textDocument/rename", { ...where, newName: "pessoa" })).rejects.toThrow("is taken");
    await expect(client.request("textDocument/rename", { ...where, newName: "Não" })).rejects.toThrow("lowerCamelCase");
  });
});

describe("names that a formula declares", () => {
  const formula = "variables.nome ?? ''";
  /** The formula with the piece of each place in brackets; `from` is the cursor. */
  const marked = async (method: string, from: string, more = {}) => {
    const found = await client.request(`textDocument/${method}`, { ...inFormula(from), ...more });
    return bracketed(from, found);
  };
  const inFormula = (from: string) => cursorIn(page, edited(page, formula, from));
  const bracketed = (from: string, found: readonly { uri: string; range: { start: Position; end: Position } }[]) => {
    expect(new Set(found.map(({ uri }) => uri))).toEqual(new Set([uriOf(page)]));
    const text = from.replace("|", "");
    const shown = edited(page, formula, text);
    const line = shown.split("\n").findIndex((one) => one.includes(text));
    const start = shown.split("\n")[line]?.indexOf(text) ?? 0;
    let result = text;
    for (const { range } of found.toSorted((a, b) => b.range.start.character - a.range.start.character)) {
      expect([range.start.line, range.end.line]).toEqual([line, line]);
      const [from, to] = [range.start.character - start, range.end.character - start];
      result = `${result.slice(0, from)}[${result.slice(from, to)}]${result.slice(to)}`;
    }
    return result;
  };
  const all = { context: { includeDeclaration: true } };
  /** The formula after a rename. */
  const renamedTo = async (from: string, newName: string) => {
    const { changes } = await client.request("textDocument/rename", { ...inFormula(from), newName });
    expect(Object.keys(changes)).toEqual([uriOf(page)]);
    let line = edited(page, formula, from.replace("|", "")).split("\n")[changes[uriOf(page)][0].range.start.line] ?? "";
    const edits: { range: { start: Position; end: Position }; newText: string }[] = changes[uriOf(page)];
    for (const { range, newText } of edits.toSorted((a, b) => b.range.start.character - a.range.start.character))
      line = line.slice(0, range.start.character) + newText + line.slice(range.end.character);
    return /"formula": "(.*)" \}/.exec(line)?.[1];
  };

  test("go to the declaration", async () => {
    expect(await marked("definition", "let pe = variables.pessoa; p|e.nome")).toBe(
      "let [pe] = variables.pessoa; pe.nome",
    );
    expect(await marked("definition", "let a = '\\u0041\\t'; let b = a; |b")).toBe(
      "let a = '\\u0041\\t'; let [b] = a; b",
    );
    expect(await marked("definition", "join(map(collections.cores, (cor, i) => cor.tom + |i), '')")).toBe(
      "join(map(collections.cores, (cor, [i]) => cor.tom + i), '')",
    );
  });

  test("find every use, without the uses of a name in another function", async () => {
    expect(await marked("references", "let |n = variables.nome; let m = n; n + m", all)).toBe(
      "let [n] = variables.nome; let m = [n]; [n] + m",
    );
    const uses = { context: { includeDeclaration: false } };
    expect(await marked("references", "let n = variables.nome; [|n, n]", uses)).toBe(
      "let n = variables.nome; [[n], [n]]",
    );
    const both = (one: string, other: string) =>
      `join(map(collections.cores, ${one} => ${one}.tom), join(map(collections.cores, ${other} => ${other}.tom), ''))`;
    expect(await marked("references", both("c", "c").replace("c.tom", "c|.tom"), all)).toBe(both("[c]", "c"));
    const nested = "length(map(collections.cores, c => map(collections.cores, c => |c.id)))";
    expect(await marked("references", nested, all)).toBe(
      "length(map(collections.cores, c => map(collections.cores, [c] => [c].id)))",
    );
  });

  test("rename in their formula, also where the name is that of a member", async () => {
    expect(await renamedTo("let |n = variables.nome; let m = n; n + m", "apelido")).toBe(
      "let apelido = variables.nome; let m = apelido; apelido + m",
    );
    expect(await renamedTo("join(map(collections.cores, c => let |t = c.tom; t + c.tom), '')", "tom")).toBe(
      "join(map(collections.cores, c => let tom = c.tom; tom + c.tom), '')",
    );
    expect(await renamedTo("let n = variables.nome; { |n, m: n }.n", "outro")).toBe(
      "let outro = variables.nome; { n: outro, m: outro }.n",
    );
    const { start, end } = await client.request(
      "textDocument/prepareRename",
      inFormula("let n|n = variables.nome; nn"),
    );
    expect(end.character - start.character).toBe(2);
  });

  test("refuse a name that is taken, or no name", async () => {
    const refused = (from: string, newName: string) =>
      expect(client.request("textDocument/rename", { ...inFormula(from), newName })).rejects;
    const two = "let |n = variables.nome; let m = n; n + m";
    await refused(two, "m").toThrow("`m` is taken");
    await refused(two, "page").toThrow("`page` is taken");
    await refused(two, "length").toThrow("`length` is taken");
    await refused(two, "class").toThrow("`class` is a reserved word");
    await refused(two, "Nome").toThrow("lowerCamelCase");
    // The formula would read the parameter instead of the variables.
    await refused("join(map(collections.cores, |c => c.tom + variables.nome), '')", "variables").toThrow("is taken");
    await refused("join(map(collections.cores, c => map(collections.cores, |d => c.id + d.id)), '')", "c").toThrow(
      "is taken",
    );
  });

  test("variables that a `let` reads are found and renamed", async () => {
    const where = inFormula("let n = variables.|nome; n");
    const found = await client.request("textDocument/references", { ...where, ...all });
    expect(found).toContainEqual({
      uri: uriOf(page),
      range: { start: where.position, end: { ...where.position, character: where.position.character + "nome".length } },
    });
  });

  test("a `let` step goes to its id, and is renamed with its uses in this workflow", async () => {
    const step = '{ "action": "setVariable", "variable": "nome", "value": "Bia" }';
    const steps = (one: string, two: string) =>
      edited(
        page,
        step,
        `{ "id": "${one}", "action": "let", "value": { "formula": "length(variables.nome)" } },
        { "action": "if", "condition": { "formula": "steps.letras > 1" }, "then": [
          { "id": "fim", "action": "let", "value": { "formula": "${two}" } },
          { "action": "log", "message": { "formula": "steps.fim" } }
        ] }`,
      ).replace('"run": "limpar"', '"steps": [{ "id": "letras", "action": "let", "value": 1 }]');
    const pieces = (found: readonly { range: { start: Position; end: Position } }[], text: string) =>
      found.map(({ range: { start, end } }) => text.split("\n")[start.line]?.slice(start.character, end.character));
    const text = steps("letras", "steps.letras + 1");
    const use = steps("letras", "steps.le|tras + 1");
    const [definition, ...others] = await client.request("textDocument/definition", cursorIn(page, use));
    expect(others).toEqual([]);
    const line = text.split("\n").findIndex((one) => one.includes('"id": "letras", "action": "let", "value": {'));
    expect(definition.range.start.line).toBe(line);
    expect(pieces([definition], text)).toEqual(["letras"]);
    const where = cursorIn(page, steps("le|tras", "steps.letras + 1"));
    const { changes } = await client.request("textDocument/rename", { ...where, newName: "tamanho" });
    expect(pieces(changes[uriOf(page)], text)).toEqual(["letras", "letras", "letras"]);
    const rename = (newName: string) => client.request("textDocument/rename", { ...where, newName });
    await expect(rename("fim")).rejects.toThrow("`fim` is taken");
    await expect(rename("event")).rejects.toThrow("`event` is taken");
    await expect(rename("delete")).rejects.toThrow("`delete` is a reserved word");
    show(page, textOf(page));
  });
});

test("formats as fmt does", async () => {
  show(page, JSON.stringify(JSON.parse(textOf(page))));
  const [edit] = await client.request("textDocument/formatting", {
    textDocument: { uri: uriOf(page) },
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(edit.newText).toBe(textOf(page));
  show(page, textOf(page));
});

test("every request about what is not a file of this machine is answered", async () => {
  const position = { line: 0, character: 1 };
  const methods = "completion hover signatureHelp definition implementation references rename documentSymbol".split(
    " ",
  );
  const uris = [
    "file://evil.example/x/design.json",
    "file://evil.example/x/generated/app.tsx",
    "file:///a%2Fb/pages/a.json",
    "file:///%zz/pages/a.json",
    "file:///%00/pages/a.json",
    "file:///",
    "untitled:Untitled-1",
    "::",
    "",
    `file:///${"a/".repeat(50_000)}x.json`,
  ];
  for (const uri of uris) {
    client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "json", version: 1, text: "{}" } });
    client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri, type: 1 }] });
    for (const method of methods) {
      const context = { includeDeclaration: true };
      const asked = { textDocument: { uri }, position, context, newName: "a" };
      expect(await client.request(`textDocument/${method}`, asked)).toBeNull();
    }
    client.notify("textDocument/didClose", { textDocument: { uri } });
  }
  expect(client.errors).toBe("");
});

test("the server ends when the process of the editor has ended, although its input stays open", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const orphan = new LspClient(folder, [`--clientProcessId=${pid}`]);
  onTestFinished(() => orphan.kill());
  expect(await orphan.exited).toBe(1);
});

/** The text with every range replaced. */
function applied(text: string, edits: readonly { range: { start: Position; end: Position } }[], by: string): string {
  const lines = text.split("\n");
  const ordered = [...edits].sort(
    (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character,
  );
  for (const { range } of ordered) {
    const line = lines[range.start.line] ?? "";
    lines[range.start.line] = line.slice(0, range.start.character) + by + line.slice(range.end.character);
  }
  return lines.join("\n");
}
