import { expect, test } from "vitest";
import { longestIncreasing } from "../../runtime/rows/list-moves.ts";
import type { OpenedApp } from "../browser/harness.ts";
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
import { hasRowCode } from "../browser/row-code.ts";

/** Rows of boxes and texts are nodes of their own, which React does not render. */

const set = (variable: string, value: unknown) => ({ action: "setVariable", variable, value });

const items = {
  type: "array",
  default: [],
  schema: {
    type: "array",
    items: {
      type: "object",
      required: ["id", "name"],
      properties: { id: { type: "string" }, name: { type: "string" } },
    },
  },
};

const row = {
  id: "row",
  type: "base",
  repeat: { items: formula("variables.items"), key: "id" },
  states: { chosen: { when: formula("variables.chosen == item.id"), style: { color: "red" } } },
  children: [
    { id: "fixed", type: "text", props: { text: "Item" } },
    { id: "position", type: "text", props: { text: formula("toText(index)") } },
    {
      id: "name",
      type: "text",
      props: { text: formula("item.name"), tag: "span" },
      show: formula("item.name != ''"),
      on: { click: { steps: [set("chosen", formula("item.id")), note(formula("item.id"))] } },
    },
  ],
};

const files = (more: readonly object[]): DesignFiles => ({
  "variables.json": {
    variables: { items, chosen: { type: "string", default: "" }, isOpen: { type: "boolean", default: false } },
  },
  "pages/inicio.json": page([
    {
      id: "list",
      type: "base",
      children: [
        { id: "before", type: "text", props: { text: "before" }, if: formula("variables.isOpen") },
        row,
        { id: "after", type: "text", props: { text: "after" }, if: formula("variables.isOpen") },
      ],
    },
    ...more,
  ]),
});

const names = `[...document.querySelectorAll(".inicio-list > :not(template)")].map((node) => node.innerText.split("\\n").at(-1)).join(" ")`;
const listOf = (ids: string) =>
  formula(`[${[...ids].map((id) => `{ id: '${id}', name: '${id.toUpperCase()}' }`).join()}]`);

/** Opens a page, and fills its list once the code for nodes is loaded. */
async function openFilled(buttons: readonly object[]): Promise<OpenedApp> {
  const opened = await openDesign(files([button("fill", [set("items", listOf("abcdef"))]), ...buttons]));
  await hasRowCode(opened.page);
  await opened.page.locator(".inicio-fill").click();
  await expect.poll(() => opened.page.evaluate(names)).toBe("A B C D E F");
  expect(await opened.page.locator(".inicio-list > template").count()).toBe(1);
  return opened;
}

test("exchanging two rows moves two nodes, and no other row changes", async () => {
  const { page: shown, errors } = await openFilled([button("swap", [set("items", listOf("aecdbf"))])]);
  await shown.evaluate(() => {
    const list = document.querySelector(".inicio-list");
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) changes.push(node.textContent ?? "");
    }).observe(list as Element, { childList: true });
  });
  await shown.locator(".inicio-swap").click();
  await expect.poll(() => shown.evaluate(names)).toBe("A E C D B F");
  await expect.poll(() => shown.evaluate("window.changes.length")).toBe(2);
  await expect.poll(() => shown.locator(".inicio-position").allTextContents()).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(errors).toEqual([]);
});

test("a row is a button for the keyboard where it was one, and keeps the focus while others come and go", async () => {
  const opened = await openFilled([
    button("less", [set("items", formula("filter(variables.items, one => one.id != 'a')"))]),
    button("rename", [
      set("items", formula("map(variables.items, one => ({ ...one, name: if(one.id == 'c', '', one.name) }))")),
    ]),
  ]);
  const { page: shown, errors } = opened;
  const name = (text: string) => shown.locator(".inicio-name", { hasText: text });
  expect(await name("B").getAttribute("role")).toBe("button");
  await name("B").focus();
  await shown.keyboard.press("Enter");
  await expect.poll(() => notesOf(opened)).toEqual(["b"]);
  await expect.poll(() => shown.locator(".inicio-row.is-chosen").innerText()).toContain("B");
  await shown.locator(".inicio-less").evaluate((node: HTMLElement) => node.click());
  await expect.poll(() => shown.evaluate(names)).toBe("B C D E F");
  expect(await name("B").evaluate((node) => node === document.activeElement)).toBe(true);
  await shown.locator(".inicio-rename").click();
  await expect.poll(() => shown.locator(".inicio-name:visible").allTextContents()).toEqual(["B", "D", "E", "F"]);
  expect(errors).toEqual([]);
});

test("a row that changes places keeps the focus, or the text that is selected in it", async () => {
  const { page: shown, errors } = await openFilled([
    button("last", [set("items", listOf("bcdefa"))]),
    button("second", [set("items", listOf("cbdefa"))]),
  ]);
  const name = (text: string) => shown.locator(".inicio-name", { hasText: text });
  const press = (id: string) => shown.locator(`.inicio-${id}`).evaluate((node: HTMLElement) => node.click());
  await name("A").focus();
  await press("last");
  await expect.poll(() => shown.evaluate(names)).toBe("B C D E F A");
  expect(await name("A").evaluate((node) => node === document.activeElement)).toBe(true);
  for (const row of ["B", "C"]) {
    await name(row).evaluate((node) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.selectAllChildren(node);
    });
    await press(row === "B" ? "second" : "last");
    await expect.poll(() => shown.evaluate(names)).toBe(row === "B" ? "C B D E F A" : "B C D E F A");
    expect(await shown.evaluate(() => getSelection()?.toString())).toBe(row);
  }
  expect(errors).toEqual([]);
});

test("rows come after the elements before them and before those after them", async () => {
  const { page: shown, errors } = await openFilled([
    button("open", [set("isOpen", formula("!variables.isOpen"))]),
    button("empty", [set("items", formula("[]"))]),
  ]);
  const click = (id: string) => shown.locator(`.inicio-${id}`).click();
  await click("open");
  await expect.poll(() => shown.evaluate(names)).toBe("before A B C D E F after");
  await click("empty");
  await expect.poll(() => shown.evaluate(names)).toBe("before after");
  await click("fill");
  await expect.poll(() => shown.evaluate(names)).toBe("before A B C D E F after");
  expect(errors).toEqual([]);
});

test("every row handles its events from the first one on, once and for its own item", async () => {
  const on = (text: string) => ({ steps: [note(formula(`concatenate('${text} ', item.id, ' ', toText(index))`))] });
  const opened = await openDesign({
    "variables.json": { variables: { items, isOpen: { type: "boolean", default: true } } },
    "pages/inicio.json": page([
      button("fill", [set("items", listOf("abc"))]),
      button("less", [set("items", listOf("ca"))]),
      button("toggle", [set("isOpen", formula("!variables.isOpen"))]),
      {
        id: "list",
        type: "base",
        if: formula("variables.isOpen"),
        children: [
          {
            id: "row",
            type: "base",
            repeat: { items: formula("variables.items"), key: "id" },
            on: { click: on("row"), mouseEnter: on("over"), mount: on("mount"), unmount: on("unmount") },
            children: [
              { id: "name", type: "text", props: { text: formula("item.name") }, on: { click: on("name") } },
              { id: "rest", type: "base" },
            ],
          },
        ],
      },
    ]),
  });
  const { page: shown, errors } = opened;
  const click = (id: string) => shown.locator(`.inicio-${id}`).click();
  const happens = async (act: () => Promise<unknown>, expected: readonly string[]) => {
    await clearNotes(opened);
    await act();
    await expect.poll(() => notesOf(opened)).toEqual(expected);
  };
  const name = (text: string) => shown.locator(".inicio-name", { hasText: text });
  await hasRowCode(shown);
  await happens(() => click("fill"), ["mount a 0", "mount b 1", "mount c 2"]);
  expect(await shown.locator(".inicio-list > template").count()).toBe(1);
  await happens(() => name("B").hover(), ["over b 1"]);
  await happens(() => name("B").click(), ["name b 1", "row b 1"]);
  await happens(() => name("B").click(), ["name b 1", "row b 1"]);
  await happens(() => click("less"), ["unmount b 1"]);
  await happens(() => name("C").press("Enter"), ["name c 0", "row c 0"]);
  await happens(() => click("toggle"), ["unmount c 0", "unmount a 1"]);
  await happens(() => click("toggle"), ["mount c 0", "mount a 1"]);
  await happens(() => name("A").dispatchEvent("click"), ["name a 1", "row a 1"]);
  expect(errors).toEqual([]);
});

test("the workflows of a row's mount and unmount run once in StrictMode", async () => {
  const on = (text: string) => ({ steps: [note(formula(`concatenate('${text} ', item.id)`))] });
  const opened = await openDesign(
    {
      "variables.json": { variables: { items, isOpen: { type: "boolean", default: false } } },
      "pages/inicio.json": page([
        button("fill", [set("items", listOf("ab"))]),
        button("toggle", [set("isOpen", formula("!variables.isOpen"))]),
        // An empty list, with which the code for nodes is loaded.
        { id: "none", type: "text", props: { text: "none" }, repeat: { items: formula("variables.items") } },
        {
          id: "list",
          type: "base",
          if: formula("variables.isOpen"),
          children: [{ ...row, states: {}, children: [], on: { mount: on("mount"), unmount: on("unmount") } }],
        },
      ]),
    },
    {},
    "",
    strictMain,
  );
  const { page: shown, errors } = opened;
  const click = (id: string) => shown.locator(`.inicio-${id}`).click();
  await hasRowCode(shown);
  await click("fill");
  await click("toggle");
  await expect.poll(() => notesOf(opened)).toEqual(["mount a", "mount b"]);
  expect(await shown.locator(".inicio-list > template").count()).toBe(1);
  await click("toggle");
  await expect.poll(() => notesOf(opened)).toEqual(["mount a", "mount b", "unmount a", "unmount b"]);
  expect(errors).toEqual([]);
});

test.each([
  [[], []],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [0, 4, 2, 3, 1, 5],
    [0, 2, 3, 5],
  ],
  [[2, 1, 0], [2]],
  [
    [-1, 0, -1, 1],
    [1, 3],
  ],
])("of the former positions %j those at %j stay", (positions, staying) => {
  expect(longestIncreasing(positions)).toEqual(staying);
});

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const pictures: DesignFiles = {
  "variables.json": {
    variables: {
      items: {
        ...items,
        default: [
          { id: "a", name: "Ana" },
          { id: "b", name: "" },
        ],
      },
      isOpen: { type: "boolean", default: true },
      wide: { type: "string", default: "12px" },
      none: { type: "array", default: [], schema: { type: "array", items: { type: "string" } } },
    },
  },
  "pages/inicio.json": page([
    button("toggle", [{ action: "setVariable", variable: "isOpen", value: formula("!variables.isOpen") }]),
    button("grow", [
      set("wide", "20px"),
      set("items", formula("map(variables.items, one => ({ ...one, name: concatenate(one.name, '!') }))")),
    ]),
    // An empty list, with which the code for nodes is loaded.
    { id: "none", type: "text", props: { text: "none" }, repeat: { items: formula("variables.none") } },
    {
      id: "list",
      type: "base",
      if: formula("variables.isOpen"),
      children: [
        {
          id: "row",
          type: "flexbox",
          repeat: { items: formula("variables.items"), key: "id" },
          children: [
            {
              id: "photo",
              type: "image",
              props: {
                url: formula("concatenate('data:image/gif;base64,', item.id)"),
                alt: formula("item.name"),
                objectFit: "cover",
              },
            },
            { id: "logo", type: "image", props: { url: picture, width: 1, height: 1 } },
            {
              id: "mark",
              type: "icon",
              props: {
                icon: formula("if(item.name == '', icons.x, icons.check)"),
                size: formula("variables.wide"),
                ariaLabel: formula("item.name"),
              },
              states: { first: { when: formula("item.id == 'a'"), style: { color: "red" } } },
              on: { click: { steps: [note(formula("item.id"))] } },
            },
            { id: "star", type: "icon", props: { icon: "star", color: "red" } },
          ],
        },
      ],
    },
  ]),
};

test("images and icons in cloned rows are the same as React's, and follow what they are bound to", async () => {
  const opened = await openDesign(pictures);
  const { page: shown, errors } = opened;
  const rows = (): Promise<string[]> =>
    shown.locator(".inicio-row").evaluateAll((nodes) =>
      nodes.flatMap((row) =>
        [row, ...row.querySelectorAll("*")].map(({ localName, attributes }) => {
          const written = [...attributes].map(({ name, value }) => `${name}=${value}`).sort();
          return [localName, ...written].join(" ");
        }),
      ),
    );
  const click = (id: string) => shown.locator(`.inicio-${id}`).click();
  await hasRowCode(shown);
  await expect.poll(() => shown.locator(".inicio-photo[data-failed]").count()).toBe(2);
  const first = await rows();
  expect(first.length).toBeGreaterThan(10);
  await click("grow");
  await expect.poll(() => shown.locator(".inicio-photo").first().getAttribute("alt")).toBe("Ana!");
  const grown = await rows();
  await shown.reload();
  await hasRowCode(shown);
  for (let count = 0; count < 2; count++) await click("toggle");
  await expect.poll(() => shown.locator(".inicio-photo[data-failed]").count()).toBe(2);
  expect(await shown.locator(".inicio-list > template").count()).toBe(1);
  expect(await rows()).toEqual(first);
  await click("grow");
  await expect.poll(() => shown.locator(".inicio-photo").first().getAttribute("alt")).toBe("Ana!");
  expect(await rows()).toEqual(grown);
  await shown.locator(".inicio-mark").last().press("Enter");
  await expect.poll(() => notesOf(opened)).toEqual(["b"]);
  expect(errors.filter((line) => !line.includes("ERR_INVALID_URL"))).toEqual([]);
});
