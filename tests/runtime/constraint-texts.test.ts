import { expect, test } from "vitest";
import { button, formula, openDesign, page } from "../browser/open-design.ts";

const text = { type: "text" };
const shown = (id: string, variable: string) => ({
  id,
  type: "text",
  props: { text: formula(`variables.${variable}`) },
});

/** Opens a page with a form, over a server that refuses its writes with the messages of PostgreSQL in turn. */
async function open(messages: readonly string[]) {
  const left = [...messages];
  return openDesign(
    {
      "design.json": {
        languages: ["pt", "en"],
        backend: {
          kind: "supabase",
          constraintTexts: {
            uma_por_pessoa: { pt: "Você já tem uma bicicleta.", en: "You already have a bike." },
            codigo_valido: "Use o código da etiqueta.",
          },
        },
      },
      "tables.json": { tables: { bicicletas: { columns: { codigo: text }, primaryKey: ["codigo"] } } },
      "variables.json": { variables: { erro: { type: "string" }, campos: { type: "string" } } },
      "pages/inicio.json": page([
        {
          id: "formulario",
          type: "form-container",
          on: {
            submit: {
              steps: [
                { action: "supabase.insert", table: "bicicletas", data: { codigo: formula("elements.codigo.value") } },
              ],
              onError: [
                { action: "setVariable", variable: "erro", value: formula("error.message") },
                { action: "setVariable", variable: "campos", value: formula("toText(error.data.fields.codigo)") },
              ],
            },
          },
          children: [
            { id: "codigo", type: "form-input", props: { label: "Código", required: false } },
            { id: "salvar", type: "button", props: { text: "Salvar", buttonType: "submit" } },
          ],
        },
        shown("erro", "erro"),
        shown("campos", "campos"),
        button("ingles", [{ action: "setLanguage", language: "en" }]),
      ]),
    },
    {
      head: '<script type="application/json" id="trama-env">{"backendUrl":"","backendKey":"k"}</script>',
      respond: (request) =>
        request.url().includes("/rest/v1/bicicletas")
          ? {
              status: 409,
              body: {
                code: left[0]?.includes("check") ? "23514" : "23505",
                message: left.shift(),
                details: "Key (codigo)=(1) already exists.",
                hint: null,
              },
            }
          : undefined,
    },
  );
}

test("a violated constraint has the sentence of the design, in the language of the page", async () => {
  const own = 'duplicate key value violates unique constraint "uma_por_pessoa"';
  const opened = await open([
    own,
    'duplicate key value violates unique constraint "outra"',
    'new row for relation "bicicletas" violates check constraint "codigo_valido"',
    "uma_por_pessoa não vale",
    own,
  ]);
  const { page } = opened;
  const save = page.locator(".inicio-salvar");
  const error = page.locator(".inicio-erro");
  const expectError = (message: string) => expect.poll(() => error.textContent()).toBe(message);
  await save.click();
  await expectError("Você já tem uma bicicleta.");
  expect(await page.locator(".inicio-campos").textContent()).toBe("Você já tem uma bicicleta.");
  await save.click();
  await expectError("Já existe: codigo.");
  await save.click();
  await expectError("Use o código da etiqueta.");
  await save.click();
  await expectError("uma_por_pessoa não vale");
  await page.locator(".inicio-ingles").click();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
  await save.click();
  await expectError("You already have a bike.");
  await opened.close();
});
