import { expect, test } from "vitest";
import { button, formula, openDesign, page } from "../browser/open-design.ts";

/** Inputs with `bind` show a variable and set it. */

const set = (variable: string, value: unknown) => ({ action: "setVariable", variable, value });
const input = (id: string, type: string, props: object = {}, more: object = {}) => ({
  id,
  type,
  props: { label: id, ...props },
  bind: `variables.${id}`,
  ...more,
});
const options = ["azul", "verde"].map((value) => ({ value, label: value }));

const open = (children: readonly object[], variables: object) =>
  openDesign({ "variables.json": { variables }, "pages/inicio.json": page(children) });

test("an input shows its variable, and typing sets it, in its type", async () => {
  const { page: shown } = await open(
    [
      input("nome", "form-input"),
      input("idade", "form-input", { type: "number" }),
      input("ativo", "checkbox"),
      input("cor", "select", { options }),
      {
        id: "estado",
        type: "text",
        props: {
          text: formula(
            "join([variables.nome, toText(variables.idade ?? -1), toText(variables.ativo), variables.cor], '|')",
          ),
        },
      },
      button("preencher", [set("nome", "Ana"), set("idade", 30), set("ativo", true), set("cor", "verde")]),
      button("limpar", [set("nome", ""), set("idade", null), set("ativo", false), set("cor", "")]),
    ],
    {
      nome: { type: "string", default: "Bia" },
      idade: { type: "number" },
      ativo: { type: "boolean", default: false },
      cor: { type: "string", default: "" },
    },
  );
  const state = () => shown.locator(".inicio-estado").textContent();
  const nome = shown.getByRole("textbox", { name: "nome" });
  const idade = shown.getByRole("spinbutton", { name: "idade" });
  const ativo = shown.getByRole("checkbox", { name: "ativo" });
  expect(await nome.inputValue()).toBe("Bia");
  await nome.fill("Carla");
  await idade.pressSequentially("42");
  await ativo.check();
  await expect.poll(state).toEqual("Carla|42|true|");
  await idade.fill("");
  await expect.poll(state).toEqual("Carla|-1|true|");
  expect(await idade.inputValue()).toBe("");

  await shown.locator(".inicio-preencher").click();
  await expect.poll(state).toEqual("Ana|30|true|verde");
  await expect.poll(() => nome.inputValue()).toBe("Ana");
  expect([await idade.inputValue(), await ativo.isChecked()]).toEqual(["30", true]);
  await expect.poll(() => shown.getByRole("combobox", { name: "cor" }).innerText()).toContain("verde");

  await nome.fill("Dora");
  await shown.locator(".inicio-limpar").click();
  await expect.poll(() => nome.inputValue()).toBe("");
  expect([await idade.inputValue(), await ativo.isChecked()]).toEqual(["", false]);
});

test("a workflow of the same event runs after the variable is set, and the input follows what it sets", async () => {
  const { page: shown } = await open(
    [
      input(
        "cupom",
        "form-input",
        {},
        { on: { change: { steps: [set("cupom", formula("uppercase(variables.cupom)"))] } } },
      ),
      input("fixo", "form-input", {}, { on: { change: { steps: [set("fixo", "A")] } } }),
    ],
    { cupom: { type: "string", default: "" }, fixo: { type: "string", default: "A" } },
  );
  const cupom = shown.getByRole("textbox", { name: "cupom" });
  await cupom.pressSequentially("abc");
  await expect.poll(() => cupom.inputValue()).toBe("ABC");
  const fixo = shown.getByRole("textbox", { name: "fixo" });
  await fixo.pressSequentially("xy");
  await expect.poll(() => fixo.inputValue()).toBe("A");
});

test.each([
  ["form-input", "label", "number", 5],
  ["form-input", "label", "decimal", 1.5],
  ["text-input", "ariaLabel", "number", 1.5],
  ["text-input", "ariaLabel", "decimal", 1],
])(
  "an empty %s (%s) of type %s shows the default of its variable, %s, only after the visitor leaves it",
  async (element, name, type, start) => {
    const { page: shown } = await open(
      [
        { id: "num", type: element, props: { type, [name]: "num" }, bind: "variables.num" },
        { id: "estado", type: "text", props: { text: formula("toText(variables.num)") } },
        button("outro", []),
      ],
      { num: { type: "number", default: start } },
    );
    const state = () => shown.locator(".inicio-estado").textContent();
    const num = shown.getByLabel("num");
    const shownStart = type === "decimal" ? start.toFixed(1).replace(".", ",") : String(start);
    await num.fill("7");
    await expect.poll(state).toBe("7");
    await num.press("ControlOrMeta+a");
    await num.press("Delete");
    await expect.poll(state).toBe(String(start));
    await shown.waitForTimeout(100);
    expect(await num.inputValue()).toBe("");
    await num.pressSequentially("12");
    await expect.poll(state).toBe("12");
    expect(await num.inputValue()).toBe("12");
    await num.fill("");
    await num.pressSequentially("12");
    expect([await num.inputValue(), await state()]).toEqual(["12", "12"]);
    await num.fill("");
    await num.blur();
    await expect.poll(() => num.inputValue()).toBe(shownStart);
    expect(await state()).toBe(String(start));
    await num.fill("");
    await shown.locator(".inicio-outro").click();
    await expect.poll(() => num.inputValue()).toBe(shownStart);
  },
);
