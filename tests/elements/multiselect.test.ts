import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { type Mounted, mount } from "./mount.ts";

afterAll(closeBrowser);

const setup = `
app.m = handle(Multiselect);
const options = [{ value: 1, label: "Ação" }, { value: 2, label: "Bônus" }, { value: 3, label: "Curso" }, { value: 4, label: "Desconto" }];
`;
const open = async ({ page }: Mounted) => {
  await page.locator(".trama-multiselect-control .trama-select-trigger").click();
  await page.getByRole("listbox").waitFor();
};
const listed = ({ page }: Mounted) => page.getByRole("option").allTextContents();

test("choices are tags, leave the list, and can be taken back; the list stays open", async () => {
  const app = await mount(
    ["Multiselect"],
    setup,
    '<Multiselect id="m" label="Tags" options={options} value={[2]} removeLabel="Remover" handle={app.m} onChange={log("muda")} />',
  );
  const { page } = app;
  await page.getByRole("combobox", { name: "Tags Bônus" }).waitFor();
  await open(app);
  await expect.poll(() => listed(app)).toEqual(["Ação", "Curso", "Desconto"]);
  await page.getByRole("option", { name: "Curso" }).click();
  await expect.poll(() => listed(app)).toEqual(["Ação", "Desconto"]);
  await page.keyboard.type("acao");
  await expect.poll(() => listed(app)).toEqual(["Ação"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => app.evaluate("app.m.value.value.join()")).toBe("2,3,1");
  await page.keyboard.press("Escape");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".trama-tag").allTextContents()).toEqual(["Bônus", "Curso", "Ação"]);
  await page.getByRole("button", { name: "Remover Curso" }).click();
  expect(await app.log()).toEqual(['muda {"value":[2,3]}', 'muda {"value":[2,3,1]}', 'muda {"value":[2,1]}']);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.classList.contains("trama-select-trigger")))
    .toBe(true);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("mode multiple counts, keeps choices in the list, and clears", async () => {
  const app = await mount(
    ["Multiselect"],
    setup,
    `<Multiselect id="m" label="Status" mode="multiple" options={options} value={[1, 3]} clearIcon clearLabel="Limpar" searchable={false} placeholder="Todos" onChange={log("muda")} />
     <Multiselect id="n" label="Outro" mode="multiple" multipleLabel="{count} marcados" options={["x", "y"]} value={["x"]} />`,
  );
  const { page } = app;
  await page.getByText("2 option(s) selected").waitFor();
  await page.getByText("1 marcados").waitFor();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Ação", selected: true }).click();
  await page.getByRole("option", { name: "Desconto", selected: false }).click();
  expect(await app.log()).toEqual(['muda {"value":[3]}', 'muda {"value":[3,4]}']);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Limpar" }).click();
  await page.getByText("Todos").waitFor();
  expect(await app.log()).toEqual(['muda {"value":[]}']);
  await app.close();
});

test("no more than max can be chosen, and only when it says so", async () => {
  const app = await mount(
    ["Multiselect"],
    setup,
    '<Multiselect id="m" label="Tags" options={options} maxSelection max={2} value={[1]} allowCreation handle={app.m} />',
  );
  const { page } = app;
  await open(app);
  await page.getByRole("option", { name: "Bônus" }).click();
  await page.locator("[role=option][aria-disabled=true]").first().waitFor();
  await page.getByRole("option", { name: "Curso" }).click({ force: true });
  expect(await app.evaluate("app.m.value.value.join()")).toBe("1,2");
  await app.close();
});

test("what is no option can be created where that is allowed", async () => {
  const app = await mount(
    ["Multiselect"],
    setup,
    `<Multiselect id="m" label="Tags" options={options} allowCreation createLabel="Criar “{text}”" closeOnSelect handle={app.m}
       onCreate={log("cria")} onChange={log("muda")} onOpen={log("abre")} onClose={log("fecha")} />`,
  );
  const { page } = app;
  await open(app);
  await page.keyboard.type("curso");
  await expect.poll(() => listed(app)).toEqual(["Curso"]);
  await page.keyboard.type(" novo");
  await expect.poll(() => listed(app)).toEqual(["Criar “curso novo”"]);
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".trama-tag").allTextContents()).toEqual(["curso novo"]);
  expect(await app.log()).toEqual(["abre", 'muda {"value":["curso novo"]}', 'cria {"value":"curso novo"}', "fecha"]);
  await expect.poll(() => app.evaluate("app.m.search.value")).toBe("");
  await app.close();
});

test("a bound value is taken again; actions; empty lists say so; a readonly one does not open", async () => {
  const app = await mount(
    ["Multiselect", "Text"],
    `${setup} app.v = signal([1]);`,
    `<Multiselect id="m" label="A" options={options} value={() => app.v.value} handle={app.m} noResultsText="Nada encontrado"
       tag={(item) => <Text id="t" tag="span" text={() => "#" + item.value.label} />} onInitValueChange={log("novo")} onChange={log("muda")} />
     <Multiselect id="n" label="B" options={options} value={[2]} readonly />`,
  );
  const { page } = app;
  const tags = page.locator(".p-m .trama-tag");
  await expect.poll(() => tags.allTextContents()).toEqual(["#Ação"]);
  await app.evaluate("app.v.value = [3, 4]");
  await expect.poll(() => tags.allTextContents()).toEqual(["#Curso", "#Desconto"]);
  await app.evaluate("app.m.actions.setValue({ value: [2] })");
  await expect.poll(() => tags.allTextContents()).toEqual(["#Bônus"]);
  await app.evaluate("app.m.actions.clear()");
  await expect.poll(() => tags.count()).toBe(0);
  expect(await app.log()).toEqual(['novo {"value":[3,4]}']);
  await app.evaluate("app.m.actions.open()");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.type("zzz");
  await page.getByText("Nada encontrado").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".p-n .trama-tag button").count()).toBe(0);
  await page.locator(".p-n .trama-select-trigger").click();
  await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
  await app.close();
});
