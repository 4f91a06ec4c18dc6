import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { toRecords } from "../compiler/diagnostics/render.ts";
import * as messages from "../runtime/messages.ts";
import { compileFiles, filesBelow } from "./designs.ts";

interface Row {
  readonly text: string;
  readonly compile?: {
    readonly code: string;
    readonly of?: string | readonly string[];
    readonly step?: object;
    readonly handler?: object;
    readonly variable?: object;
  };
  readonly run?: { readonly name: string; readonly why: string };
}

const root = join(import.meta.dirname, "..");
const table = JSON.parse(readFileSync(join(root, "schema/messages.json"), "utf8")) as {
  readonly messages: readonly Row[];
};
const rows = table.messages;
const spoken: Readonly<Record<string, unknown>> = messages;

const sources = filesBelow(join(root, "runtime"))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith("messages.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test("every text is used and has no duplicate", () => {
  expect(rows.filter(({ compile, run }) => compile === undefined && run === undefined)).toEqual([]);
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
});

test("the runtime has the texts of the table and no others", () => {
  const names = rows.flatMap(({ run }) => (run === undefined ? [] : [run.name]));
  expect([...names].sort()).toEqual(Object.keys(messages).sort());
});

test.each(rows.filter(({ run }) => run !== undefined))("at run time: $text", ({ text, run }) => {
  const message = spoken[run?.name ?? ""];
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole);
  expect(typeof message === "function" ? message(...names) : message).toBe(text);
  expect(sources, "something in the runtime says it").toMatch(new RegExp(`\\bmessages\\.${run?.name}\\b`));
});

test.each(rows.filter(({ compile }) => compile !== undefined))("when compiling: $text", ({ text, compile }) => {
  expect(Object.keys(catalogue)).toContain(compile?.code);
  const found = toRecords(compileFiles(designWith(compile ?? { code: "" })).diagnostics).filter(
    ({ code }) => code === compile?.code,
  );
  expect(found).toHaveLength(1);
  // A list of known names may follow it.
  if (compile?.of !== undefined) expect(found[0]?.help?.slice(0, text.length)).toBe(text);
});

/** A design with one mistake: a step, a workflow or a variable. */
function designWith({ step, handler, variable }: NonNullable<Row["compile"]>) {
  const page = {
    id: "inicio",
    path: "",
    title: "Início",
    sections: [{ id: "principal", children: [] }],
    on: { load: handler ?? { steps: step === undefined ? [] : [step] } },
  };
  const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };
  const variables = { variables: variable === undefined ? {} : { valor: variable } };
  return [file("design.json", design), file("pages/inicio.json", page), file("variables.json", variables)];
}

const file = (path: string, json: object) => ({ path, bytes: new TextEncoder().encode(JSON.stringify(json)) });
