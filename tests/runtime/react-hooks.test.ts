import { expect, test } from "vitest";
import { button, formula, openDesign, page } from "../browser/open-design.ts";

const island = (id: string) => ({
  id,
  type: "base",
  on: {
    mount: { steps: [{ action: "callFunction", function: "showIsland", args: [id] }] },
    unmount: { steps: [{ action: "callFunction", function: "removeIsland", args: [id] }] },
  },
});

const custom = `
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { signal } from "@preact/signals-react";
import { useNavigation, usePage, useSignals, useVariable, useWorkflow } from "trama/runtime/react";
import { busca } from "../variables";
import { dobrar } from "../workflows/dobrar";

const roots = new Map<string, Root>();
const clicks = signal(0);

function Island() {
  useSignals();
  const [text, setText] = useVariable(busca);
  const { id, params, query } = usePage();
  const { navigate, back } = useNavigation();
  const double = useWorkflow(dobrar);
  return (
    <>
      <output>{[id, params.cidade ?? "-", query.busca ?? "-", text, clicks.value].join(" ")}</output>
      <button onClick={() => setText("sol")}>Sol</button>
      <button onClick={() => navigate({ page: "lugar", params: { cidade: "Belo Horizonte" } })}>Ir</button>
      <button onClick={() => back()}>Voltar</button>
      <button onClick={async () => { clicks.value = (await double({ vezes: 21 })) ?? -1; }}>Dobrar</button>
    </>
  );
}

export const showIsland = (id: string): void => {
  const place = document.querySelector("[class*=" + id + "]");
  if (!place) return;
  const root = createRoot(place);
  roots.set(id, root);
  root.render(<StrictMode><Island /></StrictMode>);
};
// React refuses to unmount a root while it renders the page that removes it.
export const removeIsland = (id: string): void => {
  const root = roots.get(id);
  setTimeout(() => root?.unmount());
};
`;

test("an own React component follows variables, the page and its address, navigates and runs a workflow", async () => {
  const app = await openDesign(
    {
      "variables.json": {
        variables: { busca: { type: "string", default: "", query: true, persist: true } },
      },
      "workflows.json": {
        workflows: {
          dobrar: {
            params: [{ id: "vezes", type: "number" }],
            result: { type: "number" },
            steps: [{ action: "return", value: formula("params.vezes * 2") }],
          },
        },
      },
      "pages/inicio.json": page([
        island("ilha"),
        button("lua", [{ action: "setVariable", variable: "busca", value: "lua" }]),
        { id: "lido", type: "text", props: { text: formula("variables.busca") } },
      ]),
      "pages/lugar.json": {
        ...page([island("porto")]),
        id: "lugar",
        path: "lugar/:cidade",
        params: { cidade: {} },
        title: "Lugar",
      },
    },
    {},
    custom,
  );
  const shown = app.page.getByRole("status");
  const press = (name: string) => app.page.getByRole("button", { name }).click();
  await expect.poll(() => shown.textContent()).toBe("inicio - -  0");
  await press("Sol");
  // The design's own elements follow the same signal.
  await expect.poll(() => app.page.locator(".inicio-lido").textContent()).toBe("sol");
  await expect.poll(() => shown.textContent()).toBe("inicio - sol sol 0");
  await press("lua");
  await expect.poll(() => shown.textContent()).toBe("inicio - lua lua 0");
  await press("Dobrar");
  await expect.poll(() => shown.textContent()).toBe("inicio - lua lua 42");
  await press("Ir");
  await expect.poll(() => shown.textContent()).toMatch(/^lugar Belo Horizonte/);
  await press("Voltar");
  await expect.poll(() => shown.textContent()).toMatch(/^inicio - /);
  expect(app.errors).toEqual([]);
});
