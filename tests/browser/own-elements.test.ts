import { beforeAll, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { generatedApp } from "./generated-app.ts";
import { type OpenedApp, openApp } from "./harness.ts";

// The design `proprio`: a signature pad with a value, and charts that share a signal.

const openProprio = (viewport?: { width: number; height: number }): Promise<OpenedApp> =>
  openApp({ files: generatedApp("proprio"), ...(viewport && { viewport }) });

/** The number of pixels that have ink. */
const ink = ({ page }: OpenedApp): Promise<number> =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

let opened: OpenedApp;

beforeAll(async () => {
  opened = await openProprio();
  return opened.close;
});

test("the pad draws, binds its value both ways, and clears with the keyboard", async () => {
  const { page } = opened;
  const canvas = page.getByRole("img");
  const state = page.locator(".inicio-estado");
  await expect.poll(() => state.textContent()).toBe("Sem assinatura");
  expect(await ink(opened)).toBe(0);
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the pad is not visible");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => state.textContent()).toBe("Assinado");
  expect(await canvas.getAttribute("aria-label")).toBe("Assinado");
  expect(await ink(opened)).toBeGreaterThan(50);

  await page.getByRole("button", { name: "Apagar" }).press("Enter");
  await expect.poll(() => state.textContent()).toBe("Sem assinatura");
  await expect.poll(() => ink(opened)).toBe(0);
  expect(await page.getByRole("status").textContent()).toBe("A assinatura foi apagada.");
});

test("an action sets the value of the pad", async () => {
  const { page } = opened;
  await page.getByRole("button", { name: "Usar um modelo" }).click();
  await expect.poll(() => page.locator(".inicio-estado").textContent()).toBe("Assinado");
  await expect.poll(() => ink(opened)).toBeGreaterThan(50);
  await page.getByRole("button", { name: "Apagar" }).click();
});

test("a chart follows its bound rows, and reports the chosen one", async () => {
  const { page } = opened;
  const visits = page.locator(".inicio-visitas");
  expect(await visits.locator("rect").count()).toBe(3);
  await page.getByRole("button", { name: "Mais um dia" }).click();
  await expect.poll(() => visits.locator("rect").count()).toBe(4);
  await visits.getByRole("button", { name: "Qui: 26" }).click();
  await expect.poll(() => page.getByRole("status").textContent()).toBe("Qui: 26 visitas");
});

test("charts that read one signal highlight the same label", async () => {
  const { page } = opened;
  const opacities = (chart: string) =>
    page.locator(`.inicio-${chart} rect`).evaluateAll((all) => all.map((one) => one.getAttribute("opacity")));
  await page.locator(".inicio-pedidos").getByRole("button", { name: "Ter" }).focus();
  await expect.poll(() => opacities("pedidos")).toEqual(["0.5", "1", "0.5"]);
  expect((await opacities("visitas")).slice(0, 3)).toEqual(["0.5", "1", "0.5"]);
});

test("a property follows the width of the screen", async () => {
  const narrow = await openProprio({ width: 500, height: 800 });
  await narrow.page.getByRole("button", { name: "Usar um modelo" }).click();
  await expect.poll(() => ink(narrow)).toBeGreaterThan(0);
  await opened.page.getByRole("button", { name: "Usar um modelo" }).click();
  await expect.poll(() => ink(opened)).toBeGreaterThan(0);
  expect(await ink(narrow)).toBeGreaterThan(1.5 * (await ink(opened)));
  await narrow.close();
});

test("axe finds nothing in either theme, and nothing was logged", async () => {
  // Colours are measured after transitions.
  await opened.page.addStyleTag({ content: "*{transition:none!important}" });
  expect(await violations(opened.page)).toEqual([]);
  expect(opened.errors).toEqual([]);
});
