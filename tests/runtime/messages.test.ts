import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import type { Answer } from "../browser/harness.ts";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";
import { fill, messageCases } from "./message-cases.ts";

/** The fixed messages of schema/messages.json, each reported by one app. */

const failed = { onError: [note(formula("error.message"))] };
const all = Object.entries(messageCases);
const idOf = (text: string): string => `caso${Object.keys(messageCases).indexOf(text)}`;

const variables = {
  boolean: { type: "boolean", default: true },
  string: { type: "string", default: "a" },
  number: { type: "number", default: 7 },
  array: { type: "array", default: [] },
  object: { type: "object", default: {} },
  vendas: {
    type: "object",
    schema: {
      type: "object",
      required: ["linhas"],
      properties: { linhas: { type: "array", items: { type: "object", properties: { a: { type: "string" } } } } },
    },
    default: { linhas: [] },
  },
  guardada: { type: "string", default: "a", local: true },
};

const custom = `
  import { configureEnvironment } from "trama/runtime";
  export const given = (what: unknown): unknown => (what === "arquivo" ? new File(["x"], "a.txt") : what);
  export const forgetBackend = (): void => configureEnvironment({ backendUrl: location.origin, backendKey: "" });
`;

const head = `
  <script>localStorage.setItem("variable-guardada", "{")</script>
  <link rel="stylesheet" href="/assets/nada.css">
  <script type="application/json" id="trama-manifest">{"version":"1"}</script>
  <script type="application/json" id="trama-env">{"backendUrl":"","backendKey":"k"}</script>
`;

function respond(request: Request): Answer | undefined {
  const { origin, pathname } = new URL(request.url());
  const denied = { body: { url: `${origin}/casos/?error=access_denied` } };
  const answers: Readonly<Record<string, Answer>> = {
    "/arquivos/nada.txt": { status: 404, body: "" },
    "/arquivos/quebrado.txt": { status: 500, body: "" },
    "/rest/v1/quebrada": { status: 500, body: { code: "X", message: "fora do ar" } },
    "/rest/v1/minimo": { status: 400, body: { code: "PGRST100", message: "negado" } },
    "/functions/v1/numero": { body: 5 },
    "/functions/v1/quebrada": { status: 500, body: "x" },
    "/functions/v1/relay": { status: 500, headers: { "x-relay-error": "true" }, body: "x" },
    "/auth/v1/sso": denied,
  };
  return answers[pathname];
}

test("every fixed message outside of formulas is thrown, logged or shown word for word", () =>
  report(
    ["pt"],
    all.filter(([, { languages }]) => languages === undefined),
  ));

test("every fixed message of an app in two languages is thrown word for word", () =>
  report(
    ["pt", "en"],
    all.filter(([, { languages }]) => languages !== undefined),
  ));

/** Open an app with these cases, and provoke one after the other. */
async function report(languages: readonly string[], cases: typeof all): Promise<void> {
  const children = [
    { id: "filme", type: "video", props: {} },
    {
      id: "agenda",
      type: "date-time-picker",
      props: { ariaLabel: "Agenda", showOn: "click", minDate: "2025-01-01", maxDate: "2025-12-31" },
    },
    {
      id: "grafico",
      type: "bar-chart",
      props: { dataType: "guided", data: formula("variables.vendas.linhas"), dataXField: "a" },
    },
    ...cases.flatMap(([text, { steps, logged }]) =>
      steps === undefined ? [] : [button(idOf(text), steps, logged === undefined ? failed : {})],
    ),
  ];
  const app = await openDesign(
    {
      "design.json": {
        languages,
        backend: { kind: "supabase" },
        auth: { me: "auth/me" },
      },
      "variables.json": { variables },
      "collections.json": {
        collections: { quebrada: { source: "supabase", table: "quebrada", autoFetch: false } },
      },
      "pages/inicio.json": page([]),
      "pages/casos.json": page(children, {
        id: "casos",
        path: languages.length > 1 ? { pt: "casos" } : "casos",
        on: { load: { steps: [{ action: "auth.finishLogin" }], ...failed } },
      }),
    },
    { path: "/casos/", head, respond },
    custom,
  );
  let isAsLoaded = false;
  for (const [text, { values, steps, before, logged, shown, leaves }] of cases) {
    const message = fill(text, values);
    await app.page.evaluate("sessionStorage.clear()");
    app.errors.splice(0);
    // What a click does not change serves the next case too: to load the app takes most of the time of a case.
    if (!isAsLoaded || steps === undefined) await app.page.goto(`${app.url}/casos/`);
    isAsLoaded = before === undefined && !leaves;
    if (before !== undefined) await app.page.evaluate(`${before}; undefined`);
    if (steps !== undefined) await app.page.locator(`.casos-${idOf(text)}`).click();
    if (shown !== undefined) {
      await expect.poll(() => app.page.locator(shown).textContent(), { message: text }).toBe(message);
    } else if (logged === undefined) {
      await expect.poll(() => notesOf(app), { message: text }).toEqual([message]);
    } else {
      expect(logged, "the line has the message").toContain(message);
      await expect.poll(() => app.errors, { message: text }).toContain(logged);
    }
  }
}
