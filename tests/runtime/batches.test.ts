import { afterEach, expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { button, clearNotes, formula, later, note, notesOf, openDesign, page } from "../browser/open-design.ts";

/** What formulas and elements see of several writes, in designs that are compiled and opened. */

let app: OpenedApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Notes what a formula reads, once for each time that it runs. */
const seen = `
export const seen = (from: number, to: number): string => {
  note([from, to]);
  return from + " to " + to;
};
`;

const set = (variable: string, value: string) => ({ action: "setVariable", variable, value: formula(value) });
const variables = {
  from: { type: "number", default: 0 },
  to: { type: "number", default: 0 },
  copy: { type: "string", default: "" },
};
const range = { id: "range", type: "text", props: { text: formula("custom.seen(variables.from, variables.to)") } };

async function open(children: readonly object[]): Promise<OpenedApp> {
  app = await openDesign(
    { "variables.json": { variables }, "pages/inicio.json": page([range, ...children]) },
    {},
    seen,
  );
  await expect.poll(() => app?.page.locator(".inicio-range").textContent()).toBe("0 to 0");
  await clearNotes(app);
  return app;
}

test("formulas see the writes before a wait as one change, and the writes after it as another", async () => {
  const shift = (by: number) => [set("from", `variables.from + ${by}`), set("to", "variables.from + 7")];
  const opened = await open([
    button("move", [...shift(1), later("waited", 1), ...shift(10), note(formula("variables.to"))]),
  ]);
  await opened.page.locator(".inicio-move").click();
  await expect.poll(() => notesOf(opened)).toEqual([[1, 8], "waited", [11, 18], 18]);
  expect(await opened.page.locator(".inicio-range").textContent()).toBe("11 to 18");
  expect(opened.errors).toEqual([]);
});

test("an element changes once for the writes of a branch, and once for the writes of a loop", async () => {
  const children = [
    button("branch", [
      {
        action: "if",
        condition: formula("variables.from == 0"),
        then: [set("from", "3"), set("to", "4")],
        else: [set("from", "0"), set("to", "0")],
      },
    ]),
    button("loop", [
      {
        id: "turn",
        action: "forEach",
        items: formula("[5, 6, 7]"),
        steps: [set("from", "steps.turn.item"), set("to", "variables.from * 2")],
      },
    ]),
  ];
  const opened = await open(children);
  await opened.page.evaluate(`
    window.changes = 0;
    const observer = new MutationObserver((all) => { window.changes += all.length; });
    observer.observe(document.querySelector(".inicio-range"), { characterData: true, childList: true, subtree: true });
  `);
  const changes = () => opened.page.evaluate("window.changes");
  await opened.page.locator(".inicio-branch").click();
  await expect.poll(() => notesOf(opened)).toEqual([[3, 4]]);
  await expect.poll(changes).toBe(1);
  await opened.page.locator(".inicio-loop").click();
  await expect
    .poll(() => notesOf(opened))
    .toEqual([
      [3, 4],
      [7, 14],
    ]);
});

test("a step after a write reads the variable, and an element that shows it, as they are now", async () => {
  const field = {
    id: "field",
    type: "text-input",
    props: { ariaLabel: "De", value: formula("toText(variables.from)") },
  };
  const steps = [set("from", "4"), set("to", "variables.from"), set("copy", "elements.field.value")];
  const opened = await open([field, button("read", [...steps, note(formula("[variables.to, variables.copy]"))])]);
  await opened.page.locator(".inicio-read").click();
  await expect
    .poll(() => notesOf(opened))
    .toEqual([
      [4, 4],
      [4, "4"],
    ]);
});

test("an element that a write shows can take the focus in the next step", async () => {
  const hidden = { id: "hidden", type: "text-input", props: { ariaLabel: "Até" }, show: formula("variables.to > 1") };
  const focus = { action: "elementAction", element: "hidden", name: "focus" };
  const opened = await open([hidden, button("show", [set("from", "1"), set("to", "2"), focus])]);
  await opened.page.locator(".inicio-show").click();
  await expect.poll(() => opened.page.evaluate("document.activeElement?.className")).toContain("inicio-hidden");
  expect(await notesOf(opened)).toEqual([[1, 2]]);
});
