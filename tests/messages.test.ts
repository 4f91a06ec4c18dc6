import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "../compiler/diagnostics/catalogue.ts";
import { toRecords } from "../compiler/diagnostics/render.ts";
import { helperFunction } from "../compiler/names.ts";
import { messageOf } from "../runtime/errors/error-log.ts";
import * as helpers from "../runtime/helpers/index.ts";
import * as appMessages from "../runtime/messages/app.ts";
import * as helperMessages from "../runtime/messages/helpers.ts";
import * as partMessages from "../runtime/messages/parts.ts";
import { compileFiles } from "./designs.ts";
import { fill, helperCases, messageCases } from "./runtime/message-cases.ts";

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
const messages = { ...appMessages, ...helperMessages, ...partMessages };
const spoken: Readonly<Record<string, unknown>> = messages;

test("every text has a place where it happens, and no duplicate", () => {
  expect(rows.filter(({ compile, run }) => compile === undefined && run === undefined)).toEqual([]);
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
});

test("the runtime has the texts of the table and no others", () => {
  const names = rows.flatMap(({ run }) => (run === undefined ? [] : [run.name]));
  expect([...names].sort()).toEqual(Object.keys(messages).sort());
});

test("every text of the runtime has a case, and every case a text", () => {
  const texts = rows.flatMap(({ text, run }) => (run === undefined ? [] : [text]));
  // tests/runtime/messages.test.ts runs the ones that need a browser.
  expect([...Object.keys(messageCases), ...Object.keys(helperCases)].sort()).toEqual(texts.sort());
  const spokenTexts = rows.map(({ text, run }) => (run === undefined ? text : spokenText(run.name, text)));
  expect(spokenTexts).toEqual(rows.map(({ text }) => text));
});

test.each(Object.entries(helperCases))("formula helpers report: %s", (text, { calls, values }) => {
  const message = fill(text, values);
  const reporting = documented.filter(({ errors = [] }) => errors.includes(text.replace("{key}", "{name}")));
  expect(reporting, "a helper documents it").not.toEqual([]);
  for (const { name, deprecated } of reporting) {
    const reported = calls.flatMap((args) => thrownBy(name, args) ?? []);
    // A deprecated name is its successor.
    expect(reported, name).toContain(`${deprecated?.use.replace(/\(.*/, "") ?? name}: ${message}`);
  }
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

/** The helpers as schema/helpers describes them. */
const documented = readdirSync(join(root, "schema/helpers")).map(
  (
    path,
  ): { readonly name: string; readonly errors?: readonly string[]; readonly deprecated?: { readonly use: string } } =>
    JSON.parse(readFileSync(join(root, "schema/helpers", path), "utf8")),
);

/** Returns the message of the error that a helper throws, if it does. */
function thrownBy(name: string, args: readonly unknown[]): string | undefined {
  const helper: unknown = Reflect.get(helpers, helperFunction(name));
  if (typeof helper !== "function") throw new Error(`no helper ${name}`);
  try {
    helper(...args);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Returns a message of the runtime with the placeholders of its text. */
function spokenText(name: string, text: string): unknown {
  const message = spoken[name];
  return typeof message === "function" ? message(...(text.match(/\{\w+\}/g) ?? [])) : message;
}

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
