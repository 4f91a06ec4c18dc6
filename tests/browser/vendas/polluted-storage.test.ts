import { expect, test } from "vitest";
import { contactRows, people, serveVendas, signIn } from "./site.ts";

/** Other scripts of the host, earlier versions and visitors may write anything to what the browser stores. */

const site = serveVendas();

const values = [
  "{[",
  '{"a":[null]}',
  '[null,["",null]]',
  '{"__proto__":{"then":1},"constructor":null}',
  "null",
  "1e999",
];

test("pages open whatever the storages hold", async () => {
  // Survives a reload, unlike a variable of the page.
  const before = (): void => {
    Storage.prototype.getItem = () => window.name;
  };
  const page = await site.open("/contatos/", { as: "owner", before });
  for (const value of [...values, "x".repeat(1_000_000)]) {
    await page.evaluate((text) => Object.assign(window, { name: text }), value);
    await page.reload();
    await contactRows(page);
    const told = site.takeProblems().filter((problem) => !/^variable (\w+): Invalid localStorage value/.test(problem));
    expect(told, value.slice(0, 40)).toEqual([]);
  }
});

test.each([
  { name: "trama-token", value: "%E0%A4%A" },
  { name: "trama-signed-in", value: "%E0%A4%A" },
  { name: "trama-token", value: "%E2%82%AC%0A" },
  { name: "trama-signed-in", value: "__proto__" },
])("a visitor signs in past the cookie $name=$value", async ({ name, value }) => {
  const prepare = (on: Awaited<ReturnType<typeof site.open>>) =>
    on.context().addCookies([{ name, value, url: site.url }]);
  const page = await site.open("/contatos/", { prepare });
  await signIn(page, people.owner);
  await contactRows(page);
  const told = site.takeProblems().filter((problem) => !/status of 401/.test(problem));
  expect(told).toEqual([]);
});
