import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  button,
  clearNotes,
  type DesignFiles,
  formula,
  note,
  notesOf,
  openDesign,
  page,
  strictMain,
} from "../browser/open-design.ts";
import { hasRowCode, rowCode } from "../browser/row-code.ts";
import { expectAttached } from "../elements/expect-locator.ts";

/** Rows that come before the code for nodes are React's. Later ones of the same list are nodes, and the first ones stay. */

const set = (variable: string, value: unknown) => ({ action: "setVariable", variable, value });
const toggle = (variable: string) => button(variable, [set(variable, formula(`!variables.${variable}`))]);

const item = {
  type: "object",
  required: ["id", "name"],
  properties: { id: { type: "string" }, name: { type: "string" } },
};
const itemsOf = (ids: string) => [...ids].map((id) => ({ id, name: id.toUpperCase() }));

/** A button that shows these rows. */
const fill = (name: string, ids: string) =>
  button(name, [set("items", formula(`[${itemsOf(ids).map((one) => `{ id: '${one.id}', name: '${one.name}' }`)}]`))]);

const repeat = { items: formula("variables.items"), key: "id" };
const on = (what: string) => ({ steps: [note(formula(`concatenate('${what} ', item.id)`))] });

const row = {
  id: "row",
  type: "base",
  repeat,
  on: { mount: on("mount"), unmount: on("unmount") },
  children: [
    { id: "position", type: "text", props: { text: formula("toText(index)"), tag: "span" } },
    { id: "name", type: "text", props: { text: formula("item.name"), tag: "span" }, on: { click: on("click") } },
  ],
};

/** A page with a list that has no element of its own, so that React removes each of its rows. */
const files = (ids: string, buttons: readonly object[], more: readonly object[] = []): DesignFiles => ({
  "variables.json": {
    variables: {
      items: { type: "array", default: itemsOf(ids), schema: { type: "array", items: item } },
      isOpen: { type: "boolean", default: false },
      isShown: { type: "boolean", default: true },
    },
  },
  "components/rows.json": { id: "rows", children: [row] },
  "pages/inicio.json": page([
    ...buttons,
    {
      id: "list",
      type: "base",
      children: [
        { id: "before", type: "text", props: { text: "before" }, if: formula("variables.isOpen") },
        { id: "rows", type: "component", component: "rows", if: formula("variables.isShown") },
        { id: "after", type: "text", props: { text: "after" }, if: formula("variables.isOpen") },
      ],
    },
    ...more,
  ]),
});

/** The rows and what is around them, in order. What React renders is marked with a `*`. */
const rows = (shown: Page, list = ".inicio-list"): Promise<string> =>
  shown.locator(`${list} > :not(template)`).evaluateAll((nodes) =>
    nodes
      .map((node) => {
        const isReacts = Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
        const name = node.querySelector(".rows-name") ?? node;
        return isReacts ? `${name.textContent}*` : name.textContent;
      })
      .join(" "),
  );

/** Click buttons one right after the other, without moving the focus. */
async function press(shown: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) await expectAttached(shown.locator(`.inicio-${id}`));
  await shown.evaluate((names) => {
    for (const name of names) document.querySelector<HTMLElement>(`.inicio-${name}`)?.click();
  }, ids);
}

const nameOf = (shown: Page, name: string) => shown.locator(".rows-name", { hasText: name });

test("rows of React stay where their keys do, with the focus, the selection and their handlers", async () => {
  const buttons = [fill("mix", "exbdfa"), fill("turn", "afdbxe"), fill("grow", "afdbxegh"), fill("own", "xgh")];
  const opened = await openDesign(files("abcdef", [...buttons, fill("other", "ij")]), {}, "", strictMain);
  const { page: shown, errors } = opened;
  await expect.poll(() => rows(shown)).toBe("A* B* C* D* E* F*");
  await hasRowCode(shown);
  await nameOf(shown, "A").focus();
  await clearNotes(opened);
  await press(shown, "mix");
  await expect.poll(() => rows(shown)).toBe("E* X B* D* F* A*");
  await expect.poll(() => shown.locator(".rows-position").allTextContents()).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(await nameOf(shown, "A").evaluate((node) => node === document.activeElement)).toBe(true);
  await expect.poll(async () => (await notesOf(opened)).sort()).toEqual(["mount x", "unmount c"]);
  await clearNotes(opened);
  for (const name of ["A", "X"]) await nameOf(shown, name).press("Enter");
  await expect.poll(() => notesOf(opened)).toEqual(["click a", "click x"]);

  await nameOf(shown, "X").evaluate((node: HTMLElement) => {
    node.blur();
    getSelection()?.selectAllChildren(node);
  });
  await press(shown, "turn");
  await expect.poll(() => rows(shown)).toBe("A* F* D* B* X E*");
  expect(await shown.evaluate(() => getSelection()?.toString())).toBe("X");
  await press(shown, "grow");
  await expect.poll(() => rows(shown)).toBe("A* F* D* B* X E* G H");

  await clearNotes(opened);
  // React has not removed its rows yet when the others go too.
  await press(shown, "own", "other");
  await expect.poll(() => rows(shown)).toBe("I J");
  const unmounted = [..."abdefghx"].map((id) => `unmount ${id}`);
  await expect.poll(async () => (await notesOf(opened)).sort()).toEqual(["mount i", "mount j", ...unmounted]);
  expect(await shown.locator(".inicio-list > template").count()).toBe(1);
  expect(errors).toEqual([]);
});

test("React adds and removes what is around rows of both kinds, and the rows themselves", async () => {
  const buttons = [fill("less", "dxb"), fill("own", "x"), fill("none", ""), fill("again", "bd")];
  const { page: shown, errors } = await openDesign(
    files("abcd", [...buttons, toggle("isOpen"), toggle("isShown")]),
    {},
    "",
    strictMain,
  );
  await expect.poll(() => rows(shown)).toBe("A* B* C* D*");
  await hasRowCode(shown);
  await press(shown, "again", "less");
  await expect.poll(() => rows(shown)).toBe("D* X B*");
  await press(shown, "isOpen");
  await expect.poll(() => rows(shown)).toBe("before* D* X B* after*");
  await press(shown, "own", "isShown");
  await expect.poll(() => rows(shown)).toBe("before* after*");
  expect(await shown.locator("template").count()).toBe(0);
  await press(shown, "isShown");
  await expect.poll(() => rows(shown)).toBe("before* X after*");
  for (const [id, expected] of [
    ["none", "before* after*"],
    ["again", "before* B D after*"],
  ] as const) {
    await press(shown, id);
    await expect.poll(() => rows(shown)).toBe(expected);
  }
  expect(errors).toEqual([]);
});

test("a list in a closed tab changes over, and a list in a popup opened later has nodes from the start", async () => {
  const listIn = (id: string) => ({ id, type: "component", component: "rows" });
  const { page: shown, errors } = await openDesign({
    ...files("ab", []),
    "components/notice.json": {
      id: "notice",
      kind: "popup",
      children: [
        {
          id: "dialog",
          type: "modal",
          children: [{ id: "list", type: "base", children: [listIn("rows")] }, fill("turn", "bcd")],
        },
      ],
    },
    "pages/inicio.json": page([
      button("open", [{ action: "openPopup", popup: "notice" }]),
      {
        id: "tabs",
        type: "tabs",
        props: {
          tabs: [
            { id: "one", label: "One" },
            { id: "two", label: "Two" },
          ],
        },
        slots: { two: [{ id: "list", type: "base", children: [listIn("rows")] }] },
      },
    ]),
  });
  await expect.poll(() => rows(shown)).toBe("A* B*");
  await hasRowCode(shown);
  await press(shown, "open");
  await expect.poll(() => rows(shown, ".notice-list")).toBe("A B");
  await shown.locator(".notice-turn").evaluate((node: HTMLElement) => node.click());
  await expect.poll(() => rows(shown, ".notice-list")).toBe("B C D");
  await expect.poll(() => rows(shown)).toBe("B* C D");
  expect(errors).toEqual([]);
});

test("a list whose code did not load asks for it again with its next rows", async () => {
  let askedCount = 0;
  const opened = await openDesign(files("", [fill("one", "ab"), fill("two", "bc"), fill("three", "cd")]), {
    respond: (request) => {
      if (!rowCode.test(request.url())) return undefined;
      askedCount += 1;
      return askedCount > 1 ? undefined : { status: 503, body: "" };
    },
  });
  const { page: shown, errors } = opened;
  await expect.poll(() => errors.length).toBe(1);
  await press(shown, "one");
  await expect.poll(() => rows(shown)).toBe("A* B*");
  // It asks once the page knows that the code did not come.
  await expect
    .poll(async () => {
      await press(shown, "one");
      await press(shown, "two");
      return askedCount;
    })
    .toBe(2);
  await hasRowCode(shown);
  await press(shown, "three");
  await expect.poll(() => rows(shown)).toMatch(/^C\*? D$/);
  expect(errors).toEqual([expect.stringContaining("503")]);
});

test("rows that must be React's stay so: rows with a field, which keep what was typed, and rows of columns", async () => {
  const kept = [
    {
      id: "columns",
      type: "columns",
      children: [{ ...row, id: "column", on: {}, children: [] }],
    },
    {
      id: "fields",
      type: "base",
      children: [
        {
          id: "line",
          type: "base",
          repeat,
          children: [{ id: "field", type: "text-input", props: { ariaLabel: formula("item.name") } }],
        },
      ],
    },
  ];
  const { page: shown, errors } = await openDesign(files("ab", [fill("turn", "cba"), fill("none", "")], kept));
  await expect.poll(() => rows(shown)).toBe("A* B*");
  await hasRowCode(shown);
  await shown.getByLabel("B").fill("typed");
  await press(shown, "turn");
  await expect.poll(() => rows(shown)).toBe("C B* A*");
  const field = shown.getByLabel("B");
  expect(await field.inputValue()).toBe("typed");
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await shown.locator(".inicio-line").count()).toBe(3);
  expect(await shown.locator(".inicio-column").count()).toBe(3);
  expect(await shown.locator(".inicio-columns > template, .inicio-fields > template").count()).toBe(0);
  expect(errors).toEqual([]);
});
