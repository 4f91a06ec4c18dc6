import { expect, test } from "vitest";
import { openScene } from "./open-scene.ts";

// Hand-written components under React's StrictMode, which renders twice and mounts twice.

test("a variable is a value and a function that sets it, and only its readers render", async () => {
  const { page, call, read, renders, log, errors } = await openScene("react-hooks", "variables");
  const shown = page.getByRole("status");
  const field = page.getByRole("textbox", { name: "Busca" });
  await field.fill("ana");
  await expect.poll(() => shown.textContent()).toBe("ana 7");
  expect(await read("busca")).toBe("ana");

  await call("change", "bia");
  await expect.poll(() => field.inputValue()).toBe("bia");
  await page.getByRole("button", { name: "Mais" }).click();
  await expect.poll(() => shown.textContent()).toBe("bia! 7");
  await page.getByRole("button", { name: "Limpar" }).click();
  await expect.poll(() => shown.textContent()).toBe(" 7");

  const before = await renders();
  await call("changeOther");
  await call("change", "");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await renders()).toBe(before);
  expect(await log()).toEqual(["mounted", "unmounted", "mounted"]);
  expect(errors).toEqual([]);
});

test("a component that calls useSignals follows the signals that it read last", async () => {
  const { page, call, set, renders, errors } = await openScene("react-hooks", "signals");
  const shown = page.getByRole("status");
  await expect.poll(() => shown.textContent()).toBe("curto");
  const before = await renders();
  await set({ name: "Caio" });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await renders()).toBe(before);

  await call("both");
  await expect.poll(() => shown.textContent()).toBe("Beatriz 7");
  await set({ name: "Davi" });
  await expect.poll(() => shown.textContent()).toBe("Davi 4");

  await set({ isShown: false });
  await expect.poll(() => shown.count()).toBe(0);
  await set({ name: "Eva" });
  await set({ isShown: true });
  await expect.poll(() => shown.textContent()).toBe("Eva 3");
  expect(errors).toEqual([]);
});

test("a collection has its data, its state and a function that fetches it", async () => {
  const { page, call, log, errors } = await openScene("react-hooks", "collections");
  const shown = async () => JSON.parse((await page.getByRole("status").textContent()) ?? "");
  const fetch = page.getByRole("button", { name: "Buscar" });
  const empty = { data: [], total: 0, isFetching: false, isFetched: false, error: null };
  expect(await shown()).toEqual(empty);

  await fetch.click();
  await expect.poll(shown).toEqual({ ...empty, isFetching: true });
  await call("answer", ["Ana", "Bia"]);
  const fetched = { ...empty, data: ["Ana SP", "Bia SP"], total: 2, isFetched: true };
  await expect.poll(shown).toEqual(fetched);

  await fetch.click();
  await expect.poll(shown).toEqual({ ...fetched, isFetching: true });
  await call("refuse");
  await expect.poll(shown).toEqual({ ...fetched, error: "sem rede" });
  expect(await log()).toEqual(["done", "done"]);
  expect(errors).toEqual(["collection nomes: Error while fetching the collection: sem rede"]);
});

test("a workflow returns its result, and undefined after an error", async () => {
  const { page, log, errors } = await openScene("react-hooks", "workflows");
  const logged: string[] = [];
  await page.getByRole("button", { name: "Somar" }).click();
  await expect.poll(async () => logged.push(...(await log())) && logged).toContain("soma 5");
  await page.getByRole("button", { name: "Falhar" }).click();
  await expect.poll(async () => logged.push(...(await log())) && logged).toContain("falhou undefined");
  expect(errors.join()).toContain("não deu");
});
