import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeBrowser, openApp } from "../browser/harness.ts";

/** Where to keep pictures of every state, for a look by eye. */
const screenshots = process.env.SCREENSHOTS;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const layers = ".trama-panel:visible, .trama-list-popup:visible, .trama-modal:visible";

afterAll(closeBrowser);

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (): Promise<AxeResults> =>
      // A menu stands at the end of the page, outside of its landmarks, as any layer does.
      Reflect.get(window, "axe").run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
        rules: { region: { enabled: false } },
      }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
}

for (const theme of ["light", "dark"]) {
  for (const [size, viewport] of [
    ["desktop", { width: 1366, height: 900 }],
    ["mobile", { width: 390, height: 844 }],
  ] as const) {
    test(`axe finds nothing on any element, ${theme}, ${size}`, async () => {
      const app = await openApp({ entry: "tests/elements/gallery.tsx", path: `/?theme=${theme}`, viewport });
      const { page } = app;
      await page.locator(".galeria-grade [data-row]").first().waitFor();
      // Colours are measured where they rest, not on the way.
      await page.addStyleTag({ content: "*,::before,::after{animation:none!important;transition:none!important}" });
      await page.locator(".galeria-papel .trama-select-control").waitFor();
      if (screenshots) {
        await page.screenshot({ path: `${screenshots}/${theme}-${size}.png`, fullPage: true });
      }
      expect(await violations(page)).toEqual([]);

      for (const opener of [
        "mais",
        "filtros",
        "papel button",
        "ordem button",
        "etiquetas .trama-select-trigger",
        "abrir",
      ]) {
        await page.locator(`.galeria-${opener}`).first().click();
        await page.locator(layers).first().waitFor();
        if (screenshots) {
          await page.screenshot({ path: `${screenshots}/${theme}-${size}-${opener.split(" ")[0]}.png` });
        }
        expect(await violations(page), `with ${opener} open`).toEqual([]);
        await page.keyboard.press("Escape");
        await page.locator(layers).first().waitFor({ state: "detached" });
      }
      expect(app.errors).toEqual([]);
      await app.close();
    });
  }
}
