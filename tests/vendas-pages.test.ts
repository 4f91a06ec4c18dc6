import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paginasProntas } from "../generated/vendas/collections/paginas-prontas.ts";

const folder = join(import.meta.dirname, "../designs/vendas/pages");
/** All pages except the login page, which is never a start page. */
const pages = readdirSync(folder)
  .map((file): { readonly id: string; readonly path: string } => JSON.parse(readFileSync(join(folder, file), "utf8")))
  .filter(({ path }) => path !== "");

/** Whether an address opens a page. The formula `paginaInicial` fills in `:usuarioId`; other parameters need a value. */
const opens = (address: string, path: string): boolean =>
  new RegExp(`^/${path.replace(/:(?!usuarioId)\w+/g, "[^/:]+")}/$`).test(address);

test("search and the start page know each page of the design, and no other", () => {
  expect(paginasProntas.data.value.map(({ id }) => id).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
});

test.each(pages)("the address listed for $id opens it", ({ id, path }) => {
  const address = paginasProntas.data.value.find((page) => page.id === id)?.caminho ?? "";
  expect([address, opens(address, path)]).toEqual([address, true]);
});
