import { expect, test } from "vitest";
import { openDesign, page } from "./open-design.ts";

/** Tests share browser profiles; none may see what another has changed. */

const open = () => openDesign({ "pages/inicio.json": page([{ id: "texto", type: "text", props: { text: "Olá" } }]) });

test.each(["install", "setFixedTime", "setSystemTime"] as const)(
  "a clock set by %s ends with its test",
  async (set) => {
    const { page: first } = await open();
    expect(await first.evaluate("performance.getEntriesByType('resource').length")).toBeGreaterThan(0);
    await (set === "install" ? first.clock.install() : first.clock[set](0));
    await first.reload();
    expect(await first.evaluate("performance.getEntriesByType('resource').length")).toBe(0);
  },
);

test("a test after them has the clock of the machine", async () => {
  const { page: shown } = await open();
  expect(Math.abs((await shown.evaluate(() => Date.now())) - Date.now())).toBeLessThan(3_600_000);
  expect(await shown.evaluate("performance.getEntriesByType('resource').length")).toBeGreaterThan(0);
});
