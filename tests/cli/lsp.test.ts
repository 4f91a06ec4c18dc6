import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  const own = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
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

describe("hover", () => {
  const hoverAt = async (path: string, marked: string) =>
    (await client.request("textDocument/hover", cursorIn(path, marked)))?.contents.value;

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

  test("shows what properties, types and actions are for", async () => {
    expect(await hoverAt(page, edited(page, '"sections"', '"sec|tions"'))).not.toBeUndefined();
    expect(await hoverAt(page, edited(page, '"type": "button"', '"type": "but|ton"'))).toMatch(/button/i);
    expect(await hoverAt(page, edited(page, '"action": "setVariable"', '"action": "set|Variable"'))).toMatch(
      /variable/i,
    );
  });
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

  test("refuse a name that is taken, or no name", async () => {
    const where = cursorIn("variables.json", edited("variables.json", '"nome"', '"no|me"'));
    await expect(client.request("textDocument/rename", { ...where, newName: "pessoa" })).rejects.toThrow("is taken");
    await expect(client.request("textDocument/rename", { ...where, newName: "Não" })).rejects.toThrow("lowerCamelCase");
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
