import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { elementTags, violations } from "../browser/axe.ts";
import { openApp } from "../browser/harness.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";

/** Where to store screenshots of every state, for visual review. */
const screenshots = process.env.SCREENSHOTS;

const layers = ".trama-panel:visible, .trama-list-popup:visible, .trama-date-sheet:visible, .trama-modal:visible";

async function takePictures(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (!screenshots) return;
  for (const theme of ["light", "dark"]) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    await page.screenshot({ path: `${screenshots}/${theme}-${name}.png`, fullPage });
  }
}

test.each([
  ["desktop", { width: 1366, height: 900 }],
  ["mobile", { width: 390, height: 844 }],
])("axe finds nothing on any element, in both themes, %s", async (size, viewport) => {
  const app = await openApp({ entry: "tests/elements/gallery.tsx", viewport });
  onTestFinished(app.close);
  const { page } = app;
  await expectVisible(page.locator(".galeria-grade [data-row]").first());
  // Colours are measured after transitions.
  await page.addStyleTag({ content: "*,::before,::after{animation:none!important;transition:none!important}" });
  // The code of the list is loaded when its trigger has a caret.
  await expectVisible(page.locator(".galeria-papel .trama-select-trigger > svg"));
  for (const list of ["ordem-colunas", "quadro", "fila"]) {
    await expectVisible(page.locator(`.galeria-${list}`).getByText("Caio Nunes"));
  }
  await page.locator(".galeria-editavel").getByRole("button", { name: "Editar" }).nth(1).click();
  await page.locator(".galeria-colunas-grade").getByRole("button", { name: "Editar" }).nth(1).click();
  await takePictures(page, size, true);
  expect(await violations(page, { tags: elementTags })).toEqual([]);

  for (const opener of [
    "mais",
    "filtros",
    "ajudar",
    "papel button",
    "ordem button",
    "etiquetas .trama-select-trigger",
    "periodo .trama-select-trigger",
    "grid-columns button",
    "competencia .trama-select-trigger",
    "agenda .trama-select-trigger",
    "abrir",
  ]) {
    await page.locator(`.galeria-${opener}`).first().click();
    await expectVisible(page.locator(layers).first());
    await takePictures(page, `${size}-${opener.split(" ")[0]}`, false);
    expect(await violations(page, { tags: elementTags }), `with ${opener} open`).toEqual([]);
    await page.keyboard.press("Escape");
    await expectDetached(page.locator(layers).first());
  }
  expect(app.errors).toEqual([]);
});
