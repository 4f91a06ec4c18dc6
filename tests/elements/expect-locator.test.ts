import { expect, test } from "vitest";
import { openContext } from "../browser/harness.ts";
import { expectDetached, expectTrue, expectVisible } from "./expect-locator.ts";

test("a wait that fails reports what it waited for, the errors of the page and what the page shows", async () => {
  const page = await (await openContext()).newPage();
  await page.setContent(`<h1>Olá</h1><script>console.error("sem rede"); throw new Error("quebrou")</script>`);
  // The tree of the page has to be read in this time too.
  page.setDefaultTimeout(1000);

  const message = (wait: Promise<void>): Promise<string> =>
    wait.then(
      () => "no error",
      (error: Error) => error.message,
    );
  const after = `; about:blank
error: sem rede
error: Error: quebrou
- heading "Olá" [level=1]`;
  expect(await message(expectVisible(page.getByText("Tchau")))).toBe(
    `expected getByText('Tchau') to be visible, 0 found${after}`,
  );
  expect(await message(expectDetached(page.locator("h1")))).toBe(
    `expected locator('h1') to be detached, 1 found${after}`,
  );
  expect(await message(expectTrue(page, "window.pronto"))).toBe(`expected \`window.pronto\`${after}`);
});

test("a wait that the end of the page ends reports what it waited for", async () => {
  const page = await (await openContext()).newPage();
  const wait = expectVisible(page.getByText("Tchau"));
  const failed = expect(wait).rejects.toThrow("expected getByText('Tchau') to be visible, the page is closed");
  await page.close();
  await failed;
});
