import { expect, test } from "vitest";
import { button, formula, note, notesOf, openDesign, page } from "../browser/open-design.ts";
import { expectDetached, expectVisible } from "../elements/expect-locator.ts";

/** A popup that stays open until its result was used, and dialogs that take the place of others. */

const closing = (id: string, result?: unknown) => button(id, [{ action: "closePopup", result }]);

const dialog = (id: string, children: readonly object[], props: object = {}) => ({
  id,
  kind: "popup",
  history: "push",
  result: { type: "boolean" },
  children: [
    {
      id: "janela",
      type: "modal",
      props: { replacesBelow: true, ...props },
      children: [{ id: "titulo", type: "text", props: { text: id, tag: "h2" } }, ...children],
    },
  ],
});

/** The style sheet of the runtime hides dialogs whose place another has taken. */
const main = `import "trama/runtime/styles.css"; import { start } from "trama/runtime"; import { app } from "./app"; start(app);`;

const files = {
  "variables.json": {
    variables: {
      pode: { type: "boolean", default: false },
      espera: { type: "boolean", default: true },
    },
  },
  "workflows.json": {
    workflows: {
      gravar: {
        params: [{ id: "resultado", type: "boolean" }],
        steps: [
          note(formula("params.resultado")),
          { action: "while", condition: formula("variables.espera"), steps: [{ action: "wait", ms: 10 }] },
          {
            action: "if",
            condition: formula("!variables.pode"),
            then: [{ action: "throw", message: "recusado" }],
          },
        ],
        onError: [note("recusado")],
      },
    },
  },
  "components/pergunta.json": dialog("pergunta", [closing("sim", true), closing("nao", false)]),
  "components/ficha.json": dialog("ficha", [
    { id: "campo", type: "form-input", props: { label: "Nome" } },
    button("perguntar", [
      {
        id: "resposta",
        action: "openPopup",
        popup: "pergunta",
        wait: true,
        onResult: [{ action: "runWorkflow", workflow: "gravar", with: { resultado: formula("event.result") } }],
      },
      note(formula("if(steps.resposta ?? false, 'feito', 'desistiu')")),
    ]),
  ]),
  "components/painel.json": dialog("painel", [button("perguntar", [{ action: "openPopup", popup: "pergunta" }])], {
    backdrop: false,
    replacesBelow: false,
  }),
  "pages/inicio.json": page([
    button("abrir", [{ action: "openPopup", popup: "ficha" }]),
    button("painel", [{ action: "openPopup", popup: "painel" }]),
    button("segue", [{ action: "setVariable", variable: "espera", value: false }]),
  ]),
};

test("a popup stays open while its result is used and if that fails, and closes once it succeeded", async () => {
  const opened = await openDesign(files, {}, "", main);
  const { page: shown } = opened;
  const question = shown.getByRole("dialog", { name: "pergunta" });
  const form = shown.getByRole("dialog", { name: "ficha" });
  /** Sets a variable of the page below the dialogs. */
  const press = (id: string) => shown.locator(`.inicio-${id}`).evaluate((node: HTMLElement) => node.click());
  await press("abrir");
  await form.getByLabel("Nome").fill("Ana");
  await form.getByRole("button", { name: "perguntar" }).click();

  // One dialog and one backdrop at a time; what was written below is kept.
  await expectVisible(question);
  await expectDetached(form);
  const backdrops = shown.locator(".trama-backdrop:not(.trama-leaving *)");
  const seen = () =>
    backdrops.evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);
  await expect.poll(seen).toBe(1);
  await shown.goBack();
  await expectVisible(form);
  await expect.poll(() => notesOf(opened)).toEqual(["desistiu"]);
  expect(await form.getByLabel("Nome").inputValue()).toBe("Ana");
  await form.getByRole("button", { name: "perguntar" }).click();
  await question.getByRole("button", { name: "nao" }).click();
  await expect.poll(() => notesOf(opened)).toEqual(["desistiu", "desistiu"]);

  await form.getByRole("button", { name: "perguntar" }).click();
  await question.getByRole("button", { name: "sim" }).click();
  await question.getByRole("button", { name: "sim" }).click();
  await shown.keyboard.press("Escape");
  await expect.poll(() => notesOf(opened)).toEqual(["desistiu", "desistiu", true]);
  await expectVisible(question);
  await press("segue");
  await expect.poll(async () => (await notesOf(opened)).at(-1)).toBe("recusado");
  await expectVisible(question);
  await shown.keyboard.press("Escape");
  await expectVisible(form);
  await expect.poll(async () => (await notesOf(opened)).at(-1)).toBe("desistiu");
  expect(opened.errors).toEqual([]);
});

test("a dialog without a backdrop stays beside the one that is opened from it", async () => {
  const opened = await openDesign(files, {}, "", main);
  const { page: shown } = opened;
  await shown.locator(".inicio-painel").click();
  const panel = shown.getByRole("dialog", { name: "painel", includeHidden: true });
  await expectVisible(panel);
  await panel.locator(".painel-perguntar").evaluate((node: HTMLElement) => node.click());
  await expectVisible(shown.getByRole("dialog", { name: "pergunta" }));
  const isSeen = () => panel.evaluate((node) => node.checkVisibility({ visibilityProperty: true }));
  expect(await isSeen()).toBe(true);
  expect(opened.errors).toEqual([]);
});
