import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectHidden } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const file = (name: string, bytes = 1, mimeType = "text/plain") => ({ name, mimeType, buffer: Buffer.alloc(bytes) });
const portrait = file("retrato.PNG", 3_000, "image/png");
const tooLarge = file("enorme.webp", 2 * 1024 * 1024 + 1, "image/webp");

async function openPickers() {
  const app = await openScene("file-picker", "inForm");
  return { ...app, foto: app.page.getByLabel("Foto"), anexos: app.page.getByLabel("Anexar") };
}

/** Drag files over an element, and drop them there or leave. */
async function drag(target: Locator, names: readonly string[], end: "drop" | "dragleave") {
  const transfer = await target.page().evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const name of given) data.items.add(new File(["x"], name, { type: name.endsWith("png") ? "image/png" : "" }));
    return data;
  }, names);
  await target.dispatchEvent("dragover", { dataTransfer: transfer });
  await expect.poll(() => target.evaluate((node) => node.closest("[data-dragging]") !== null)).toBe(true);
  await target.dispatchEvent(end, { dataTransfer: transfer });
  await expect.poll(() => target.evaluate((node) => node.closest("[data-dragging]") !== null)).toBe(false);
}

test("a chosen file is kept, emitted and shown with its size", async () => {
  const { page, foto, call, log, read, errors } = await openPickers();
  await expect.poll(() => read("form.isDirty")).toBe(false);
  await foto.setInputFiles(portrait);
  await expect.poll(() => call("held", "foto")).toEqual({ names: ["retrato.PNG"], problem: "", isFirst: true });
  expect(await log()).toEqual(['foto {"value":{},"files":[{}]}']);
  await expect.poll(() => page.locator(".trama-file").first().innerText()).toMatch(/^retrato\.PNG\s+2,9 kB$/);
  await expect.poll(() => read("form.isDirty")).toBe(true);
  expect(errors).toEqual([]);
});

test("a required picker is valid once it holds a file", async () => {
  const { foto, errors } = await openPickers();
  await expect.poll(() => foto.evaluate((node: HTMLInputElement) => node.validity.valueMissing)).toBe(true);
  await foto.setInputFiles(portrait);
  await expect
    .poll(() => foto.evaluate((node: HTMLInputElement) => [node.validity.valid, node.files?.length]))
    .toEqual([true, 0]);
  expect(errors).toEqual([]);
});

test("a refused file keeps the existing one, and the app's message is announced", async () => {
  const { page, foto, call, log, errors } = await openPickers();
  await foto.setInputFiles(portrait);
  await log();
  await foto.setInputFiles(file("planilha.csv", 1, "text/csv"));
  await expect.poll(() => page.getByRole("alert").innerText()).toBe("Formato não aceito. Envie png, webp.");
  expect(await call("held", "foto")).toEqual({ names: ["retrato.PNG"], problem: "type", isFirst: true });
  await foto.setInputFiles(tooLarge);
  await expect.poll(() => page.getByRole("alert").innerText()).toBe("Arquivo maior que 2 MB.");
  expect(await call("held", "foto")).toEqual({ names: ["retrato.PNG"], problem: "size", isFirst: true });
  expect(await log()).toEqual([
    'recusou {"code":"type","name":"planilha.csv"}',
    'recusou {"code":"size","name":"enorme.webp"}',
  ]);
  expect(errors).toEqual([]);
});

test("without texts of the app, a refusal is said in the page's language", async () => {
  const { page, errors } = await openPickers();
  const picker = page.getByLabel("Livre");
  await picker.setInputFiles(file("conta.txt"));
  await expect.poll(() => page.getByRole("alert").innerText()).toBe("Formato não aceito. Envie imagens, .pdf.");
  await picker.setInputFiles(file("conta.pdf", 1024 * 1024 + 1, "application/pdf"));
  await expect.poll(() => page.getByRole("alert").innerText()).toBe("Arquivo maior que 1 MB.");
  await picker.setInputFiles(file("conta.pdf", 78, "application/pdf"));
  await expect.poll(() => page.locator(".trama-file").innerText()).toMatch(/^conta\.pdf\s+78 B$/);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("an accepted file after a refused one clears the app's message", async () => {
  const { page, foto, call, set, errors } = await openPickers();
  await foto.setInputFiles(tooLarge);
  await expect.poll(() => page.getByRole("alert").innerText()).toBe("Arquivo maior que 2 MB.");
  await set({ maxMb: 3 });
  await foto.setInputFiles(tooLarge);
  await expect.poll(() => call("held", "foto")).toEqual({ names: ["enorme.webp"], problem: "", isFirst: true });
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("dropped files pass the same rules, and only one is taken where there is one", async () => {
  const { page, foto, call, errors } = await openPickers();
  await foto.setInputFiles(portrait);
  const area = page.locator(".p-foto .trama-file-drop");
  await drag(area, ["a.png"], "dragleave");
  await drag(area, ["nota.txt"], "drop");
  await expect.poll(() => call("held", "foto")).toEqual({ names: ["retrato.PNG"], problem: "type", isFirst: true });
  await drag(area, ["b.png", "c.png"], "drop");
  await expect.poll(() => call("held", "foto")).toEqual({ names: ["b.png"], problem: "", isFirst: true });
  expect(errors).toEqual([]);
});

test("the keyboard opens the dialog and takes a file back, and the focus stays in the element", async () => {
  const { page, foto, call, log, errors } = await openPickers();
  await foto.setInputFiles(portrait);
  await log();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), foto.press("Enter")]);
  expect(chooser.isMultiple()).toBe(false);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => call("held", "foto")).toEqual({ names: [], problem: "", isFirst: true });
  expect(await log()).toEqual(["foco", "saiu", "foco", 'foto {"value":null,"files":[]}']);
  await expect.poll(() => foto.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

test("files add up where several may be chosen, and each is taken back by its button", async () => {
  const { page, anexos, call, log, errors } = await openPickers();
  await anexos.setInputFiles([file("a.pdf"), file("b.zip", 2)]);
  await anexos.setInputFiles([file("c.txt", 0)]);
  await expect
    .poll(() => call("held", "anexos"))
    .toEqual({ names: ["a.pdf", "b.zip", "c.txt"], problem: "", isFirst: true });
  await page.getByRole("button", { name: "Tirar b.zip" }).click();
  await expect.poll(() => call("held", "anexos")).toEqual({ names: ["a.pdf", "c.txt"], problem: "", isFirst: true });
  expect(await log()).toEqual(["anexos", "anexos", "anexos"]);
  expect(errors).toEqual([]);
});

test("a reset forgets the files", async () => {
  const { page, anexos, call, errors } = await openPickers();
  await anexos.setInputFiles([file("a.pdf")]);
  await expect.poll(() => call("held", "anexos")).toEqual({ names: ["a.pdf"], problem: "", isFirst: true });
  await call("anexos.reset");
  await expect.poll(() => call("held", "anexos")).toEqual({ names: [], problem: "", isFirst: true });
  await expectHidden(page.locator(".p-anexos .trama-file-list"));
  expect(errors).toEqual([]);
});

test("a picker that is switched off takes no files", async () => {
  const { page } = await openPickers();
  await expect.poll(() => page.getByLabel("Desligado").isDisabled()).toBe(true);
});
