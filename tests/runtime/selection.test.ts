import { expect, test } from "vitest";
import { batch, computed, effect, signal } from "../../runtime/react/signals.ts";
import { isSelected } from "../../runtime/rows/selection.ts";
import { button, formula, openDesign, page } from "../browser/open-design.ts";
import { hasRowCode } from "../browser/row-code.ts";

/** Which row is selected is asked of the rows of the former and the new key alone. */

const items = {
  schema: {
    type: "array",
    items: { type: "object", required: ["id"], properties: { id: { type: "number" } } },
  },
};

const signatures = {
  functions: {
    build: { params: [], result: items },
    counted: { params: [{ id: "isChosen", type: "boolean" }], result: { type: "boolean" } },
  },
};

const counting = `
export const build = () => Array.from({ length: 1000 }, (_, id) => ({ id }));
export const counted = (isChosen: boolean): boolean => {
  Object.assign(window, { count: (Reflect.get(window, "count") ?? 0) + 1 });
  return isChosen;
};
`;

const set = (variable: string, value: unknown) => ({ action: "setVariable", variable, value });

const filesWith = (type: string) => ({
  "custom/signatures.json": signatures,
  "variables.json": {
    variables: { rows: { type: "array", default: [], ...items }, chosen: { type: "number", default: -1 } },
  },
  "pages/inicio.json": page([
    button("fill", [set("rows", formula("custom.build()"))]),
    {
      id: "list",
      type: "base",
      children: [
        {
          id: "row",
          type: "base",
          repeat: { items: formula("variables.rows"), key: "id" },
          states: { chosen: { when: formula("custom.counted(variables.chosen == item.id)"), style: { color: "red" } } },
          children: [
            {
              id: "choose",
              type,
              props: { text: formula("toText(item.id)") },
              on: { click: { steps: [set("chosen", formula("item.id"))] } },
            },
          ],
        },
      ],
    },
  ]),
});

test.each([
  ["cloned rows", "text", 1],
  ["rows of React", "button", 0],
])("selecting another of 1,000 %s evaluates two of them", async (_, type, anchorCount) => {
  const { page: shown, errors } = await openDesign(filesWith(type), {}, counting);
  if (anchorCount > 0) await hasRowCode(shown);
  await shown.locator(".inicio-fill").click();
  const choose = shown.locator(".inicio-choose");
  await expect.poll(() => choose.count()).toBe(1000);
  expect(await shown.locator(".inicio-list > template").count()).toBe(anchorCount);
  await choose.nth(3).click();
  await expect.poll(() => shown.locator(".is-chosen").allInnerTexts()).toEqual(["3"]);
  await shown.evaluate("window.count = 0");
  await choose.nth(5).click();
  await expect.poll(() => shown.locator(".is-chosen").allInnerTexts()).toEqual(["5"]);
  expect(await shown.evaluate("window.count")).toBe(2);
  expect(errors).toEqual([]);
});

test("readers of a selection follow it, within a batch too, and end", () => {
  let subscriberCount = 0;
  const source = signal(1, {
    watched: () => {
      subscriberCount += 1;
    },
    unwatched: () => {
      subscriberCount -= 1;
    },
  });
  const seen: string[] = [];
  const stops = [1, 2, 3].map((key) => effect(() => void seen.push(`${key} ${isSelected(source, key)}`)));
  expect(seen.splice(0)).toEqual(["1 true", "2 false", "3 false"]);
  source.value = 2;
  expect(seen.splice(0).sort()).toEqual(["1 false", "2 true"]);
  batch(() => {
    source.value = 3;
    expect([isSelected(source, 2), isSelected(source, 3)]).toEqual([false, true]);
    source.value = 1;
  });
  expect(seen.splice(0).sort()).toEqual(["1 true", "2 false"]);
  expect(subscriberCount).toBe(1);
  for (const stop of stops) stop();
  expect(subscriberCount).toBe(0);
});

test("a value read before anyone subscribed to it is current once somebody does", () => {
  const source = signal("a");
  const [one, other] = [computed(() => isSelected(source, "b")), computed(() => isSelected(source, "b"))];
  expect([one.peek(), other.peek()]).toEqual([false, false]);
  source.value = "b";
  const seen: boolean[][] = [];
  const stop = effect(() => void seen.push([one.value, other.value]));
  expect(seen).toEqual([[true, true]]);
  source.value = "c";
  expect(seen.at(-1)).toEqual([false, false]);
  stop();
  source.value = "b";
  const again = effect(() => void seen.push([one.value, other.value]));
  expect(seen.at(-1)).toEqual([true, true]);
  again();
});

test("nothing is the key of rows without one, as `null` or `undefined`", () => {
  const source = signal<string | null | undefined>("a");
  const seen: boolean[][] = [];
  const stop = effect(() => void seen.push([isSelected(source, null), isSelected(source, undefined)]));
  source.value = undefined;
  source.value = null;
  source.value = "b";
  stop();
  expect(seen).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ]);
});
