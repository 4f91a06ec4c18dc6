import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { main } from "../../cli/main.ts";
import { parsePo, printPo } from "../../cli/texts/po-file.ts";
import { cases, seed } from "../depth.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "trama-texts-")));
const file = "designs/loja/texts/en.po";
const page = "designs/loja/pages/inicio.json";

afterAll(() => rmSync(root, { recursive: true, force: true }));

const settings = {
  formatVersion: 1,
  name: "loja",
  title: { pt: "Loja", en: "Shop" },
  titlePattern: "{title} · Loja",
  languages: ["pt", "en", "es"],
  pages: { home: "inicio" },
};

const home = {
  id: "inicio",
  path: "",
  title: { pt: "Início", en: "Home" },
  on: { load: { steps: [{ id: "diz", action: "copyToClipboard", value: { formula: "translate({ pt: 'Já é' })" } }] } },
  sections: [
    {
      id: "principal",
      children: [
        { id: "ola", type: "text", props: { text: 'Olá\n"você"' } },
        { id: "ponto", type: "text", props: { text: "•" } },
        { id: "hoje", type: "text", props: { text: { pt: { formula: "formatDate(today(), 'DD/MM')" } } } },
        {
          id: "cor",
          type: "accordion",
          props: {
            items: [
              { id: "azul", label: "Azul" },
              { id: "verde", label: { pt: "Verde" } },
            ],
          },
        },
        { id: "campo", type: "form-input", props: { label: "Cor" } },
      ],
    },
  ],
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  write("package.json", "{}");
  write("designs/loja/design.json", JSON.stringify(settings));
  write(page, JSON.stringify(home));
  write("designs/loja/pages/so.json", JSON.stringify({ ...home, id: "so", path: { pt: "so" }, title: "Só" }));
});

/** Written as a byte that is not UTF-8. */
const damaged = "\ue000";

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  const parts = text
    .split(damaged)
    .flatMap((part, index) => [...(index > 0 ? [Buffer.of(0xe7)] : []), Buffer.from(part)]);
  writeFileSync(join(root, path), Buffer.concat(parts));
}

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Run a command; returns its exit code and output. */
async function run(...args: readonly string[]) {
  const told: string[] = [];
  const tell = (text: string): void => void told.push(text);
  const code = await main(args, { cwd: root, out: tell, err: tell, color: false, progress: false });
  return { code, told: told.join("") };
}

const entriesOf = (path = file) =>
  Object.fromEntries(parsePo(read(path)).entries.map((entry) => [entry.key, entry] as const));

/** Write translations into the file, as translators do. */
function translate(translations: Readonly<Record<string, string>>, path = file): void {
  const { headers, entries } = parsePo(read(path));
  const done = entries.map((entry) => ({
    ...entry,
    translation: translations[entry.key] ?? entry.translation,
    isFuzzy: entry.isFuzzy && !(entry.key in translations),
  }));
  write(path, printPo({ headers, entries: done }));
}

describe("texts for translators", () => {
  test("have the place of each text as their key, in the languages in which it is shown", async () => {
    expect(await run("texts")).toMatchObject({ code: 0 });
    expect(entriesOf()).toMatchObject({
      "design.json#title": { source: "Loja", translation: "Shop" },
      "design.json#titlePattern": { source: "{title} · Loja", translation: "" },
      "inicio.title": { source: "Início", translation: "Home" },
      "inicio.on.load.steps.diz.value.translate": { source: "Já é", translation: "" },
      "inicio#ola.text": { source: 'Olá\n"você"', translation: "" },
      "inicio#hoje.text": { source: "formatDate(today(), 'DD/MM')", translation: "" },
      "inicio#campo.label": { source: "Cor" },
      "inicio#cor.items.azul.label": { source: "Azul" },
      "inicio#cor.items.verde.label": { source: "Verde" },
    });
    expect(Object.keys(entriesOf())).toHaveLength(9);
    expect(Object.keys(entriesOf("designs/loja/texts/es.po"))).toEqual(Object.keys(entriesOf()));
    expect(await run("texts", "--check")).toMatchObject({ code: 0 });
  });

  test("go into the design, which stays as it was otherwise", async () => {
    await run("texts");
    translate({
      "design.json#titlePattern": "{title} · Shop",
      "inicio#ola.text": 'Hello\n"you"\\',
      "inicio#hoje.text": "formatDate(today(), 'MM/DD')",
      "inicio#cor.items.azul.label": "Blue",
      "inicio.on.load.steps.diz.value.translate": "It's \\ done",
    });
    translate(
      { "inicio#ola.text": "Hola", "inicio.on.load.steps.diz.value.translate": "Ya está" },
      "designs/loja/texts/es.po",
    );
    const told = await run("texts", "--import");
    expect(told).toMatchObject({ code: 0 });
    const done = JSON.parse(read(page));
    const [section] = done.sections;
    const [ola, , hoje, cor] = section.children;
    expect(ola.props.text).toEqual({ pt: 'Olá\n"você"', en: 'Hello\n"you"\\', es: "Hola" });
    expect(hoje.props.text).toEqual({
      pt: { formula: "formatDate(today(), 'DD/MM')" },
      en: { formula: "formatDate(today(), 'MM/DD')" },
    });
    expect(cor.props.items[0].label).toEqual({ pt: "Azul", en: "Blue" });
    expect(done.on.load.steps[0].value.formula).toBe(
      "translate({ pt: 'Já é', en: 'It\\'s \\\\ done', es: 'Ya está' })",
    );
    expect(JSON.parse(read("designs/loja/design.json"))).toEqual({
      ...settings,
      titlePattern: { pt: "{title} · Loja", en: "{title} · Shop" },
    });
    expect(await run("fmt", "--check")).toMatchObject({ told: expect.not.stringContaining("inicio.json") });
    expect(await run("texts", "--check")).toMatchObject({ code: 0 });
  });

  test("are the same bytes after export, import and export", async () => {
    await run("texts");
    const keys = Object.keys(entriesOf());
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom(...keys.filter((key) => !/hoje|titlePattern/.test(key))),
            fc.string({ unit: "grapheme", minLength: 1 }),
          ),
        ),
        async (chosen) => {
          translate(
            Object.fromEntries(chosen.map(([key, text]) => [key, text.replaceAll("\0", "0").replace(/[{}]/g, "")])),
          );
          const taken = await run("texts", "--import");
          expect(taken, taken.told).toMatchObject({ code: 0 });
          const [first, design] = [read(file), read(page)];
          expect(await run("texts")).toMatchObject({ code: 0 });
          expect(read(file)).toBe(first);
          expect(await run("texts", "--import")).toMatchObject({ code: 0 });
          expect([read(file), read(page)]).toEqual([first, design]);
        },
      ),
      { seed, numRuns: cases(20, 500) },
    );
  });

  test("are marked when their source has changed, until somebody has looked", async () => {
    await run("texts");
    translate({ "inicio#ola.text": "Hello" });
    await run("texts", "--import");
    write(page, read(page).replace('Olá\\n\\"você\\"', "Oi"));
    expect((await run("texts")).told).toContain("en.po written: 9 texts, 6 without translation, 1 to look at again");
    expect(entriesOf()["inicio#ola.text"]).toMatchObject({
      isFuzzy: true,
      source: "Oi",
      previous: 'Olá\n"você"',
      translation: "Hello",
    });
    const before = read(file);
    await run("texts", "--import");
    expect(read(file)).toBe(before);
    translate({ "inicio#ola.text": "Hello" });
    expect(await run("texts")).toMatchObject({ code: 0 });
    expect(entriesOf()["inicio#ola.text"]).toMatchObject({ isFuzzy: false, previous: undefined });
  });

  test("of translators are not lost by an export", async () => {
    await run("texts");
    translate({ "inicio#campo.label": "Colour" });
    const before = read(file);
    expect(await run("texts")).toEqual({
      code: 1,
      told: [
        "designs/loja/texts/en.po:44: the design does not have this translation of inicio#campo.label\n",
        "  help: take it with `trama texts designs/loja --import`, or drop it with `--overwrite`\n",
      ].join(""),
    });
    expect(read(file)).toBe(before);
    expect(await run("texts", "--overwrite")).toMatchObject({ code: 0 });
    expect(entriesOf()["inicio#campo.label"]).toMatchObject({ translation: "" });
  });

  test("that the design no longer has are named and left out", async () => {
    await run("texts");
    write(
      "de-fora.po",
      read(file)
        .replace("inicio#campo.label", "inicio#campo.labe")
        .replace(/(msgid "Cor"\nmsgstr )""/, '$1"Colour"'),
    );
    const { code, told } = await run("texts", "--import", "de-fora.po");
    expect(code).toBe(0);
    expect(told).toContain(
      "de-fora.po:54: no text `inicio#campo.labe` in the design, ignored; did you mean `inicio#campo.label`?",
    );
  });
});

describe("a file that is wrong changes nothing", () => {
  const wrong: readonly (readonly [string, (text: string) => string, string])[] = [
    [
      "a conflict of git",
      (text) => text.replace('msgid "Cor"', '<<<<<<< HEAD\nmsgid "Cor"'),
      "en.po:55: Invalid key name",
    ],
    ["an open string", (text) => text.replace('msgid "Cor"', 'msgid "Cor'), "en.po:56: End-of-line within string"],
    [
      "a missing translation",
      (text) => text.replace('msgid "Cor"\nmsgstr ""', 'msgid "Cor"'),
      "en.po:54: an entry has one `msgstr`",
    ],
    [
      "no context",
      (text) => text.replace('msgctxt "inicio#campo.label"\n', ""),
      "en.po:54: an entry without `msgctxt`",
    ],
    [
      "a repeated entry",
      (text) => text.replace("cor.items.verde.label", "cor.items.azul.label"),
      "en.po:49: a second entry for `inicio#cor.items.azul.label`",
    ],
    [
      "plural forms",
      (text) => text.replace('msgid "Cor"', 'msgid "Cor"\nmsgid_plural "Cores"'),
      "en.po:56: a text of a design has no plural forms",
    ],
    ["another language", (text) => text.replace("Language: en", "Language: de"), "en.po:1: the file is for `de`"],
    [
      "another character set",
      (text) => text.replace("utf-8", "iso-8859-1"),
      "en.po:1: the file says `charset=iso-8859-1`",
    ],
    ["damaged characters", (text) => text.replace("Cor", damaged), "en.po:55: not valid UTF-8"],
    [
      "a placeholder that is not there",
      (text) => text.replace('msgid "{title} · Loja"\nmsgstr ""', 'msgid "{title} · Loja"\nmsgstr "{titel} · Shop"'),
      "en.po:16: the translation lacks `{title}`",
    ],
    [
      "a formula that cannot be read",
      (text) => text.replace(/('DD\/MM'\)"\nmsgstr )""/, "$1\"formatDate(todya(), 'MM/DD')\""),
      "en.po:39: inicio#hoje.text: unknown helper `todya`",
    ],
  ];
  test.each(wrong)("%s", async (_, change, message) => {
    await run("texts");
    write(file, change(read(file)).replace('msgid "Início"\nmsgstr "Home"', 'msgid "Início"\nmsgstr "Begin"'));
    const before = [read(file), read(page), read("designs/loja/design.json")];
    const { code, told } = await run("texts", "--import");
    expect({ code, told }).toEqual({ code: 1, told: expect.stringContaining(message) });
    expect([read(file), read(page), read("designs/loja/design.json")]).toEqual(before);
  });

  test("a design with one language has nothing to translate", async () => {
    write("designs/loja/design.json", JSON.stringify({ ...settings, title: "Loja", languages: ["pt"] }));
    write(page, JSON.stringify({ ...home, title: "Loja" }));
    expect(await run("texts")).toMatchObject({ code: 2, told: expect.stringContaining("one language") });
    expect(existsSync(join(root, file))).toBe(false);
  });
});
