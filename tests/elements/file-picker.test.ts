import type { Locator } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { type Mounted, mount } from "./mount.ts";

afterAll(closeBrowser);

const file = (name: string, bytes = 1, mimeType = "text/plain") => ({ name, mimeType, buffer: Buffer.alloc(bytes) });

/** What the element holds: names, the problem, and whether `value` is the first. */
const held = (app: Mounted, name: string) =>
  app.evaluate(
    `[app.${name}.files.value.map((each) => each.name), app.${name}.problem.value, app.${name}.value.value === (app.${name}.files.value[0] ?? null)]`,
  );

/** Hold files over an element, and let them go there or take them away. */
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

test("files are chosen, dropped, refused with what the app says, taken back and forgotten", async () => {
  const app = await mount(
    ["FilePicker", "FormContainer"],
    "app.foto = handle(FilePicker); app.anexos = handle(FilePicker); app.form = handle(FormContainer); app.largura = signal(2);",
    `<FormContainer id="form" handle={app.form} onSubmit={log("enviou")}>
       <FilePicker id="foto" label="Foto" hint="Até 2 MB" accept=".PNG, image/webp" maxMb={() => app.largura.value} required
         typeError="Formato não aceito. Envie png, webp." sizeError="Arquivo maior que 2 MB." handle={app.foto}
         onChange={log("foto")} onReject={log("recusou")} onFocus={log("foco")} onBlur={log("saiu")} />
       <FilePicker id="anexos" appearance="button" ariaLabel="Anexar" multiple handle={app.anexos} onChange={() => log("anexos")()} />
       <FilePicker id="desligado" ariaLabel="Desligado" disabled />
     </FormContainer>`,
  );
  const { page } = app;
  const foto = page.getByLabel("Foto");

  await expect.poll(() => foto.evaluate((node: HTMLInputElement) => node.validity.valueMissing)).toBe(true);
  await foto.setInputFiles(file("retrato.PNG", 3_000, "image/png"));
  await expect.poll(() => held(app, "foto")).toEqual([["retrato.PNG"], "", true]);
  expect(await app.log()).toEqual(['foto {"value":{},"files":[{}]}']);
  const item = page.locator(".trama-file").first();
  await expect.poll(() => item.innerText()).toMatch(/^retrato\.PNG\s+2,9 kB$/);
  await expect
    .poll(() => foto.evaluate((node: HTMLInputElement) => [node.validity.valid, node.files?.length]))
    .toEqual([true, 0]);
  await expect.poll(() => app.evaluate("app.form.isDirty.value")).toBe(true);

  // A refused file leaves the one that is there; the app's words are read aloud and describe the control.
  await foto.setInputFiles(file("planilha.csv", 1, "text/csv"));
  await expect.poll(() => page.getByRole("alert").innerText()).toBe("Formato não aceito. Envie png, webp.");
  expect(await held(app, "foto")).toEqual([["retrato.PNG"], "type", true]);
  await foto.setInputFiles(file("enorme.webp", 2 * 1024 * 1024 + 1, "image/webp"));
  await expect.poll(() => page.getByRole("alert").innerText()).toBe("Arquivo maior que 2 MB.");
  expect(await app.log()).toEqual([
    'recusou {"code":"type","name":"planilha.csv"}',
    'recusou {"code":"size","name":"enorme.webp"}',
  ]);
  await app.evaluate("app.largura.value = 3");
  await foto.setInputFiles(file("enorme.webp", 2 * 1024 * 1024 + 1, "image/webp"));
  await expect.poll(() => held(app, "foto")).toEqual([["enorme.webp"], "", true]);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);

  // Dropping passes the same rules, and only one file where there is one.
  const area = page.locator(".p-foto .trama-file-drop");
  await drag(area, ["a.png"], "dragleave");
  await drag(area, ["nota.txt"], "drop");
  await expect.poll(() => held(app, "foto")).toEqual([["enorme.webp"], "type", true]);
  await drag(area, ["b.png", "c.png"], "drop");
  await expect.poll(() => held(app, "foto")).toEqual([["b.png"], "", true]);

  // By the keyboard: the dialog opens, the file is taken back, and the focus stays in the element.
  await app.log();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), foto.press("Enter")]);
  expect(chooser.isMultiple()).toBe(false);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => held(app, "foto")).toEqual([[], "", true]);
  expect(await app.log()).toEqual(["foco", "saiu", "foco", 'foto {"value":null,"files":[]}']);
  await expect.poll(() => foto.evaluate((node) => node === document.activeElement)).toBe(true);

  const anexos = page.getByLabel("Anexar");
  await anexos.setInputFiles([file("a.pdf"), file("b.zip", 2)]);
  await anexos.setInputFiles([file("c.txt", 0)]);
  await expect.poll(() => held(app, "anexos")).toEqual([["a.pdf", "b.zip", "c.txt"], "", true]);
  await page.getByRole("button", { name: "Tirar b.zip" }).click();
  await expect.poll(() => held(app, "anexos")).toEqual([["a.pdf", "c.txt"], "", true]);
  await app.evaluate("app.anexos.actions.reset()");
  await expect.poll(() => held(app, "anexos")).toEqual([[], "", true]);
  await expect.poll(() => page.locator(".p-anexos .trama-file-list").isVisible()).toBe(false);
  await expect.poll(() => page.getByLabel("Desligado").isDisabled()).toBe(true);
  expect(app.errors).toEqual([]);
  await app.close();
});
