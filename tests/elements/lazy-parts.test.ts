import { expect, test } from "vitest";
import { expectHidden, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("an element whose code does not load stays closed, and the next press asks again", async () => {
  const app = await openScene("lazy-parts", "late", { isFresh: true });
  const { page, errors } = app;
  await page.context().setOffline(true);
  await page.route("**/assets/*.view-*.js", (route) => route.abort("internetdisconnected"));
  await app.set({ isShown: true });
  const parts = [
    [page.getByRole("button", { name: "Mais" }), page.getByText("Painel"), "menu.content"],
    [page.getByRole("button", { name: "Dia" }), page.getByRole("dialog", { name: "Dia" }), "dia.calendar"],
    [page.getByRole("combobox", { name: "Buscado" }), page.getByRole("option", { name: "Bia" }), "buscado.list"],
    [page.getByRole("combobox", { name: "Simples" }), page.getByRole("option", { name: "Bia" }), "simples.list"],
    [page.getByRole("combobox", { name: "Vários" }), page.getByRole("option", { name: "Bia" }), "varios.list"],
    [page.getByRole("combobox", { name: "Poucos" }), page.getByRole("option", { name: "Bia" }), "poucos.list"],
  ] as const;
  const logged = (member: string) => errors.filter((line) => line.startsWith(`p#${member}: `)).length;
  await app.set({ hasModal: true });
  await expect.poll(() => logged("janela.display"), { message: "janela.display is logged" }).toBe(1);
  await app.set({ hasModal: false });
  for (const [trigger, panel, member] of parts) {
    // A list asks for its code when the pointer is on it, and again when it opens.
    const before = logged(member);
    await trigger.click();
    await expect.poll(() => logged(member), { message: `${member} is logged` }).toBeGreaterThan(before);
    await expect.poll(() => trigger.getAttribute("aria-expanded"), { message: `${member} is closed` }).toBe("false");
    await expectHidden(panel);
  }
  expect(await page.locator(".p-texto").textContent()).toBe("A página");
  expect(await app.log()).toEqual(["abre", "fecha"]);

  await page.unroute("**/assets/*.view-*.js");
  await page.context().setOffline(false);
  for (const [index, [trigger, panel]] of parts.entries()) {
    // The code may also have been loaded ahead since the failure.
    if (index === 2) await app.call("loadAhead");
    await trigger.click();
    await expectVisible(panel.first());
    await page.keyboard.press("Escape");
    await expectHidden(panel.first());
  }
  await app.set({ hasModal: true });
  await expectVisible(page.getByRole("dialog", { name: "Janela" }));
});

test("code that was loaded ahead is shown in the task that asks for it", async () => {
  const app = await openScene("lazy-parts", "late", { isFresh: true });
  const { page } = app;
  await app.set({ isShown: true });
  await expectVisible(page.getByRole("button", { name: "Mais" }));
  await app.call("loadAhead");
  const shownText = (press: string) =>
    page.evaluate(async (text) => {
      const button = Array.from(document.querySelectorAll("button")).find((one) => one.textContent === text);
      button?.click();
      // React renders after the handler, before the next task.
      await new Promise((done) => setTimeout(done));
      return document.body.innerText;
    }, press);
  expect(await shownText("Mais")).toContain("Painel");
});
