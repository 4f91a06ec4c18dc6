import { expect, test } from "vitest";
import { button, formula, openDesign, page } from "../browser/open-design.ts";

/** Clicks outside of the submit of a form run in parallel: each use is a write, however slow the server is. */

/** Requests that are sent at the same time may arrive in any order. */
const inOrder = (written: readonly unknown[]) =>
  written.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Opens a page whose server takes a while; the earlier a request came, the later its answer. */
async function open(children: readonly object[]) {
  const written: unknown[] = [];
  const opened = await openDesign(
    {
      "design.json": { backend: { kind: "supabase" } },
      "tables.json": {
        tables: {
          cliques: {
            columns: { id: { type: "text" }, ligado: { type: "boolean", nullable: true } },
            primaryKey: ["id"],
          },
        },
      },
      "variables.json": { variables: { vezes: { type: "number", default: 0 } } },
      "pages/inicio.json": page(children),
    },
    {
      head: '<script type="application/json" id="trama-env">{"backendUrl":"","backendKey":"k"}</script>',
      respond: async (request) => {
        if (!request.url().includes("/rest/v1/")) return undefined;
        written.push(JSON.parse(request.postData() ?? "null"));
        await new Promise((done) => setTimeout(done, 600 - written.length * 100));
        return { status: 201, body: [] };
      },
    },
  );
  return { opened, page: opened.page, written };
}

test("five quick clicks on a counter are five writes, and count five", async () => {
  const {
    opened,
    page: shown,
    written,
  } = await open([
    button("mais", [
      { action: "setVariable", variable: "vezes", value: formula("variables.vezes + 1") },
      { action: "supabase.insert", table: "cliques", data: { id: formula("toText(variables.vezes)") } },
    ]),
    { id: "vezes", type: "text", props: { text: formula("toText(variables.vezes)") } },
  ]);
  await shown.locator(".inicio-mais").click({ clickCount: 5 });
  await expect.poll(() => shown.locator(".inicio-vezes").textContent()).toBe("5");
  await expect.poll(() => inOrder(written)).toEqual(["1", "2", "3", "4", "5"].map((id) => ({ id })));
  expect(opened.errors).toEqual([]);
});

test("five quick uses of a switch are five writes, and the last one is what it shows", async () => {
  const {
    opened,
    page: shown,
    written,
  } = await open([
    {
      id: "ligado",
      type: "checkbox",
      props: { label: "Ligado", appearance: "switch" },
      on: {
        change: {
          steps: [
            {
              action: "supabase.update",
              table: "cliques",
              match: { id: "1" },
              data: { ligado: formula("event.value") },
            },
          ],
        },
      },
    },
  ]);
  const control = shown.locator(".inicio-ligado input");
  await control.click({ clickCount: 5 });
  await expect.poll(() => inOrder(written)).toEqual([false, false, true, true, true].map((ligado) => ({ ligado })));
  expect(await control.isChecked()).toBe(true);
  expect(opened.errors).toEqual([]);
});
