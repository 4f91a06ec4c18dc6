import { expect, test } from "vitest";
import { type OpenedApp, stopClock } from "../browser/harness.ts";
import {
  button,
  clearNotes,
  type DesignFiles,
  formula,
  later,
  note,
  notesOf,
  openDesign,
  page,
} from "../browser/open-design.ts";
import { expectVisible } from "../elements/expect-locator.ts";

/** A formula that joins values as words of one string. */
const words = (...values: readonly string[]) => formula(values.map((value) => `toText(${value})`).join(" + ' ' + "));

/** Everything that starts a workflow, in designs that are compiled and opened. */

async function open(files: DesignFiles, options: Parameters<typeof openDesign>[1] = {}): Promise<OpenedApp> {
  return openDesign(files, options);
}

const outra = { id: "outra", path: "outra", title: "Outra", sections: [{ id: "resto", children: [] }] };
const go = button("ir", [{ action: "navigate", page: "outra" }]);
const back = { id: "volta", type: "button", props: { text: "volta" }, link: { page: "inicio" } };

test("app and page workflows run in the order of a page load, the app's only with the first", async () => {
  const opened = await open({
    "design.json": {
      on: {
        beforeFetch: [{ steps: [later("app before slow", 20)] }, { steps: [note("app before")] }],
        load: { steps: [later("app load", 10)] },
        unload: { steps: [note("app unload")] },
      },
    },
    "pages/inicio.json": page([go], {
      on: {
        beforeFetch: { steps: [note("page before")] },
        load: [{ steps: [later("page load slow", 10)] }, { steps: [note("page load")] }],
        unload: { steps: [note("page unload")] },
      },
    }),
    "pages/outra.json": { ...outra, sections: [{ id: "resto", children: [back] }] },
  });
  const first = ["app before", "app before slow", "page before", "app load", "page load", "page load slow"];
  await expect.poll(() => notesOf(opened)).toEqual(first);
  await clearNotes(opened);
  await opened.page.locator(".inicio-ir").click();
  await opened.page.locator(".outra-volta").click();
  await expect.poll(() => notesOf(opened)).toEqual(["page unload", "page before", "page load", "page load slow"]);
  await clearNotes(opened);
  await opened.page.goto("about:blank");
  await opened.page.goto(opened.url);
  await expect.poll(() => notesOf(opened)).toEqual(["page unload", "app unload", ...first]);
  expect(opened.errors).toEqual([]);
});

test("keys, scrolling and resizing reach app and page, with their details", async () => {
  const keys = ["event.key", "event.code", "event.isTyping", "event.shiftKey", "event.isInLayer"];
  const opened = await open(
    {
      "design.json": {
        on: {
          keydown: { steps: [note(words("'app down'", ...keys))] },
          resize: { steps: [note(words("'app'", "event.width"))] },
        },
      },
      "pages/inicio.json": page([{ id: "campo", type: "form-input", props: { ariaLabel: "campo" } }], {
        on: {
          keydown: { when: formula("event.key == 'a'"), steps: [note("page a")] },
          keyup: { steps: [note(words("'page up'", ...keys))] },
          scroll: { steps: [note(words("'page'", "event.x", "event.y"))] },
        },
      }),
    },
    { head: "<style>body { height: 3000px }</style>" },
  );
  const { page: tab } = opened;
  await expectVisible(tab.locator("input"));
  await tab.keyboard.press("a");
  await tab.locator("input").focus();
  await tab.keyboard.press("Shift+B");
  await expect
    .poll(async () => (await notesOf(opened)).sort())
    .toEqual([
      "app down B KeyB true true false",
      "app down Shift ShiftLeft true true false",
      "app down a KeyA false false false",
      "page a",
      "page up B KeyB true true false",
      "page up Shift ShiftLeft true false false",
      "page up a KeyA false false false",
    ]);
  await clearNotes(opened);
  await tab.locator(".inicio-campo").evaluate((field) => field.setAttribute("role", "dialog"));
  await tab.keyboard.press("c");
  await expect
    .poll(() => notesOf(opened))
    .toEqual(["app down c KeyC true false true", "page up c KeyC true false true"]);
  await clearNotes(opened);
  await tab.evaluate("scrollTo(0, 100)");
  await expect.poll(() => notesOf(opened)).toEqual(["page 0 100"]);
  await clearNotes(opened);
  await tab.setViewportSize({ width: 800, height: 600 });
  await expect.poll(() => notesOf(opened)).toEqual(["app 800"]);
  expect(opened.errors).toEqual([]);
});

const contatos = {
  collections: { contatos: { source: "supabase", name: "Clientes", table: "contatos", columns: ["id"] } },
};

test("a failing collection notifies app and page, with its error, its data, its id and its name", async () => {
  const told = ["event.error.message", "event.collection.id", "event.collection.name", "length(event.collection.data)"];
  const opened = await open(
    {
      "design.json": {
        backend: { kind: "supabase" },
        on: { collectionFetchError: { steps: [note(words("'app'", ...told))] } },
      },
      "collections.json": contatos,
      "tables.json": { tables: { contatos: { columns: { id: { type: "text" } }, primaryKey: ["id"] } } },
      "pages/inicio.json": page(
        [{ id: "n", type: "text", props: { text: formula("toText(length(collections.contatos))") } }],
        {
          on: { collectionFetchError: { steps: [note(words("'page'", ...told))] } },
        },
      ),
    },
    {
      head: '<script type="application/json" id="trama-env">{"backendUrl":"","backendKey":"k"}</script>',
      respond: (request) =>
        request.url().includes("/rest/v1/") ? { status: 500, body: { message: "fora do ar", code: "x" } } : undefined,
    },
  );
  await expect
    .poll(async () => (await notesOf(opened)).sort())
    .toEqual(["app fora do ar contatos Clientes 0", "page fora do ar contatos Clientes 0"]);
});

test("the app receives each failure once: formulas, workflows, scripts, and its own report", async () => {
  const failing = { id: "t", type: "text", props: { text: formula("join(variables.qualquer.lista, ', ')") } };
  const opened = await open({
    "design.json": {
      on: {
        error: {
          steps: [note(words("event.place", "event.message")), { action: "throw", message: "o aviso também falha" }],
        },
      },
    },
    "pages/inicio.json": page([
      { id: "linha", type: "base", repeat: { items: formula("[1, 2, 3]") }, children: [failing] },
      button("passo", [{ action: "throw", message: "parou" }]),
    ]),
    "variables.json": { variables: { qualquer: { type: "object", default: { lista: "nada" } } } },
  });
  await opened.page.locator(".inicio-passo").click();
  await opened.page.evaluate("setTimeout(() => { throw new Error('de fora'); })");
  await opened.page.evaluate("void Promise.reject(new Error('recusado'))");
  await expect
    .poll(async () => (await notesOf(opened)).sort())
    .toEqual([
      "app.error o aviso também falha",
      "inicio#passo.click parou",
      "inicio#t.text join: First parameter must be an array (or collection)",
      "script de fora",
      "script recusado",
    ]);
});

test("sections receive pointer, enter and leave events", async () => {
  const opened = await open({
    "pages/inicio.json": page([], {
      sections: [
        {
          id: "topo",
          children: [
            button("alterna", [{ action: "setVariable", variable: "mostra", value: formula("!variables.mostra") }]),
          ],
        },
        {
          id: "meio",
          if: formula("variables.mostra"),
          on: {
            click: { steps: [note(words("'click'", "event.button"))] },
            mount: { steps: [note("mount")] },
            unmount: { steps: [note("unmount")] },
          },
          children: [{ id: "texto", type: "text", props: { text: "aqui" } }],
        },
      ],
    }),
    "variables.json": { variables: { mostra: { type: "boolean", default: true } } },
  });
  const section = opened.page.locator("[data-section=meio]");
  await section.click();
  await expect.poll(() => section.getAttribute("role")).toBe(null);
  await opened.page.locator(".inicio-alterna").click();
  await expect.poll(() => notesOf(opened)).toEqual(["mount", "click 0", "unmount"]);
});

test("a component reacts to changes of its props, each instance for itself, and not after it is removed", async () => {
  const aviso = {
    id: "aviso",
    props: { texto: { type: "text", default: "vazio" }, outro: { type: "number" } },
    on: {
      mount: { steps: [note(formula("'mount ' + props.texto"))] },
      unmount: { steps: [note(formula("'unmount ' + props.texto"))] },
      propertyChange: {
        texto: [
          { steps: [note(words("event.oldValue", "'>'", "event.value"))] },
          { when: formula("event.value == 'b'"), steps: [note("only b")] },
        ],
      },
    },
    children: [{ id: "t", type: "text", props: { text: formula("props.texto") } }],
  };
  const set = (id: string, variable: string, value: unknown) =>
    button(id, [{ action: "setVariable", variable, value }]);
  const opened = await open({
    "components/aviso.json": aviso,
    "variables.json": {
      variables: { texto: { type: "string", default: "a" }, mostra: { type: "boolean", default: true } },
    },
    "pages/inicio.json": page([
      {
        id: "um",
        type: "component",
        component: "aviso",
        if: formula("variables.mostra"),
        props: { texto: formula("variables.texto") },
      },
      { id: "dois", type: "component", component: "aviso" },
      set("poeB", "texto", "b"),
      set("poeA", "texto", "a"),
      set("some", "mostra", false),
    ]),
  });
  const click = (id: string) => opened.page.locator(`.inicio-${id}`).click();
  await expect.poll(async () => (await notesOf(opened)).sort()).toEqual(["mount a", "mount vazio"]);
  await clearNotes(opened);
  await click("poeB");
  await click("poeB");
  await expect.poll(() => notesOf(opened)).toEqual(["a > b", "only b"]);
  await click("some");
  await click("poeA");
  await expect.poll(() => notesOf(opened)).toEqual(["a > b", "only b", "unmount b"]);
  expect(opened.errors).toEqual([]);
});

test("returning to the window is an event, and values with the minute follow the clock", async () => {
  const opened = await open({
    "pages/inicio.json": page(
      [
        { id: "aqui", type: "text", props: { text: formula("if(screen.isFocused, 'aqui', 'longe')") } },
        { id: "hora", type: "text", props: { text: formula("formatDate(clock.minute, 'HH:mm:ss')") } },
      ],
      { on: { focus: { steps: [note("voltou")] } } },
    ),
  });
  await opened.page.clock.install({ time: new Date("2025-06-15T12:03:40") });
  await opened.page.reload();
  const text = (id: string) => opened.page.locator(`.inicio-${id}`).textContent();
  const look = (name: string, isHere: boolean) =>
    opened.page.evaluate(
      ([event, here]) => {
        document.hasFocus = () => here === true;
        window.dispatchEvent(new Event(String(event)));
      },
      [name, isHere],
    );
  await expect.poll(() => text("hora")).toMatch(/^12:0\d:00$/);
  // From here on the test controls the clock.
  await opened.page.clock.pauseAt(new Date("2025-06-15T12:30:40"));
  await expect.poll(() => text("hora")).toBe("12:30:00");
  await opened.page.clock.runFor(21_000);
  await expect.poll(() => text("hora")).toBe("12:31:00");
  await opened.page.clock.runFor(60_000);
  await expect.poll(() => text("hora")).toBe("12:32:00");
  await clearNotes(opened);
  await look("blur", false);
  await expect.poll(() => text("aqui")).toBe("longe");
  await look("focus", true);
  await expect.poll(() => text("aqui")).toBe("aqui");
  await expect.poll(() => notesOf(opened)).toEqual(["voltou"]);
  expect(opened.errors).toEqual([]);
});

test("a change that is debounced runs once, with the last value", async () => {
  const opened = await open({
    "pages/inicio.json": page([
      {
        id: "campo",
        type: "form-input",
        props: { ariaLabel: "campo", debounce: true, debounceDelay: 150 },
        on: { change: { steps: [note(formula("toText(event.value)"))] } },
      },
    ]),
  });
  await expectVisible(opened.page.locator("input"));
  await stopClock(opened.page);
  await opened.page.locator("input").pressSequentially("abc");
  await opened.page.clock.runFor(150);
  await expect.poll(() => notesOf(opened)).toEqual(["abc"]);
});

test("a second run of a trigger is concurrent with the first, and each keeps its own results", async () => {
  const opened = await open({
    "pages/inicio.json": page([
      button("clica", [
        { id: "valor", action: "callFunction", function: "later", args: ["x", 50] },
        note(formula("'after ' + toText(steps.valor)")),
      ]),
    ]),
  });
  await opened.page.locator(".inicio-clica").click({ clickCount: 2 });
  await expect.poll(() => notesOf(opened)).toHaveLength(4);
  await expect.poll(async () => (await notesOf(opened)).sort()).toEqual(["after x", "after x", "x", "x"]);
});
