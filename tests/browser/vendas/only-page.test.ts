import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { some } from "../../depth.ts";
import { expectVisible } from "../../elements/expect-locator.ts";
import { people, serveVendas } from "./site.ts";

const site = serveVendas();

const pagesFolder = join(import.meta.dirname, "../../../designs/vendas/pages");
const pages = readdirSync(pagesFolder)
  .map((file): { id: string; path: string; groups?: readonly string[] } =>
    JSON.parse(readFileSync(join(pagesFolder, file), "utf8")),
  )
  // A page without groups needs no permission: the login, and the page for unknown addresses.
  .filter(({ groups }) => groups !== undefined);

test.each(some(pages, 4))("a person whose only page is $id starts on it", async ({ id, path }) => {
  const headers = { ...(await site.headers("owner")), "content-type": "application/json" };
  const email = encodeURIComponent(people.withoutPages);
  const found = await fetch(`${site.url}/rest/v1/usuarios?email=eq.${email}&select=id`, { headers });
  const [person]: { readonly id: string }[] = await found.json();
  const allow = async (permissions: readonly object[]) => {
    const body = JSON.stringify({ p_id: person?.id, p_permissoes: permissions });
    const answer = await fetch(`${site.url}/rest/v1/rpc/rpc_usuario_permissoes`, { method: "POST", headers, body });
    expect(answer.ok).toBe(true);
  };
  await allow([{ pagina: id, nivel: "ver", escopo: "todos" }]);
  const page = await site.open("/", { as: "withoutPages" });
  await page.waitForURL(new RegExp(`^${site.url}/${path.replace(/:\w+/g, "[^/:]+")}/$`));
  const heading = page.locator("main h1");
  await expectVisible(heading);
  expect(await heading.innerText()).not.toBe("Você não tem acesso a esta página");
  // What the page still asks for would be refused.
  await page.goto(`${site.url}/robots.txt`);
  await allow([]);
});
