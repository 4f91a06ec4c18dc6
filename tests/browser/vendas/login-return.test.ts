import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { people, serveVendas, signIn } from "./site.ts";

const site = serveVendas();

test("a private page sends a stranger to the login page and takes them back after it", async () => {
  const page = await site.open("/contatos/?q=silva");
  await expectVisible(page.getByRole("button", { name: "Entrar", exact: true }));
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/?_source=%2Fcontatos%2F%3Fq%3Dsilva");
  await signIn(page, people.support);
  await expectVisible(page.getByRole("heading", { name: "Contatos" }));
  await expect.poll(() => page.url()).toBe(`${site.url}/contatos/?q=silva`);
  await expect.poll(() => page.title()).toBe("Contatos · Balcão");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/nada/",
  "/%2F%2Fevil.example",
])("the login page does not follow %s", async (source) => {
  const page = await site.open(`/?_source=${encodeURIComponent(source)}`);
  await signIn(page, people.owner);
  await expectVisible(page.getByRole("heading", { name: "Dashboard" }));
  await expect.poll(() => new URL(page.url()).origin).toBe(site.url);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/");
});
