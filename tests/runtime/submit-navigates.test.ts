import { expect, test } from "vitest";
import { button, formula, notesOf, openDesign } from "../browser/open-design.ts";

const field = { id: "nome", type: "form-input", props: { label: "Nome" } };
const send = { id: "enviar", type: "button", props: { text: "Enviar", buttonType: "submit" } };
const form = (steps: readonly object[]) => ({
  id: "cadastro",
  type: "form-container",
  on: { submit: { steps } },
  children: [field, send],
});
const page = (id: string, path: string, children: readonly object[]) => ({
  id,
  path,
  title: id,
  sections: [{ id: "principal", tag: "main", children }],
});
const note = (what: unknown) => ({ action: "callFunction", function: "note", args: [what] });
const wait = { action: "wait", ms: 200 };

test("a submit whose run opens another page runs once, and the form is free when it is there again", async () => {
  const opened = await openDesign({
    "pages/inicio.json": page("inicio", "", [
      form([note(formula("elements.nome.value")), wait, { action: "navigate", page: "fim" }]),
    ]),
    "pages/fim.json": page("fim", "fim", [button("volta", [{ action: "navigate", page: "inicio" }])]),
  });
  const { page: shown } = opened;
  const enter = shown.getByRole("button", { name: "Enviar" });
  await shown.getByLabel("Nome").fill("Ana");
  await enter.dblclick();
  await shown.getByLabel("Nome").press("Enter");
  await expect.poll(() => enter.getAttribute("aria-busy")).toBe("true");
  await shown.waitForURL("**/fim/");
  await shown.locator(".fim-volta").click();
  await shown.getByLabel("Nome").fill("Bia");
  await expect.poll(() => enter.getAttribute("aria-busy")).toBe(null);
  await enter.click();
  await shown.waitForURL("**/fim/");
  expect(await notesOf(opened)).toEqual(["Ana", "Bia"]);
  expect(opened.errors).toEqual([]);
});

test("a submit that reopens its own page frees the form", async () => {
  const opened = await openDesign(
    {
      "pages/inicio.json": page("inicio", "lista/:id", [
        form([
          note(formula("page.params.id")),
          wait,
          { action: "navigate", page: "inicio", params: { id: formula("page.params.id + 'x'") } },
        ]),
      ]),
      "design.json": { pages: { home: "inicio" } },
    },
    { path: "/lista/a/" },
  );
  const { page: shown } = opened;
  const enter = shown.getByRole("button", { name: "Enviar" });
  await shown.getByLabel("Nome").fill("Ana");
  await enter.dblclick();
  await shown.waitForURL("**/lista/ax/");
  await shown.getByLabel("Nome").fill("Ana");
  await enter.click();
  await shown.waitForURL("**/lista/axx/");
  expect(await notesOf(opened)).toEqual(["a", "ax"]);
});
